"""The power cards (CRA-13): what each costs, when it can be used, and what it does.

A card may be used as often as it can be paid for (CRA-7.5), but only where it does something. Every use costs an
energy card or a discharge, and none gives energy cards: so a turn always ends.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import (
    ADVANCED_AT,
    ANYWHERE,
    BESIDE_STABLE,
    CONVERT,
    DISCARD_STAR,
    DRIFT,
    DRIFT_ANYWHERE,
    EITHER,
    ELEMENT,
    GAIN_CRYSTALS,
    GAIN_LIFE,
    GAIN_TILE,
    HOP,
    JUMP_PROTO,
    JUMP_STABLE,
    LIFE_AT,
    LIFE_FROM,
    MAY_STAY,
    MOVE_A_STAR,
    MOVE_A_TILE,
    MOVE_PROTO,
    MOVE_STABLE,
    PAY_ENERGY,
    PAY_LIFE,
    RECOLOUR,
    REPLACE_TILE,
    STABILISE,
    STABLE_ANYWHERE,
    STAR_AT,
    STAR_FROM,
    STAR_TO,
    STOP,
    SUPERNOVA,
    SWAP_TILE,
    TILE_FROM,
)
from cosmogony.games.crafting.components import (
    ABIOGENESIS,
    AMINO_ACIDS,
    ANY,
    BINARY_STAR,
    BLACK_HOLE,
    CONTROLS,
    CORE_COLLAPSE,
    DISCHARGE,
    ELEMENTS,
    EVENT_HORIZON,
    EVOLUTION,
    EXPANDING_UNIVERSE,
    GENERATIONS,
    GENETIC_DRIFT,
    IONIZING_RADIATION,
    MATCHING,
    MOLECULAR_CLOUD,
    NUCLEAR_FISSION,
    NUCLEAR_FUSION,
    PHOTOSYNTHESIS,
    RELATIVITY_DELTA,
    RELATIVITY_PHI,
    SHOOTING_STAR,
    SLOTS,
    SOLAR_WIND,
    SPECIATION,
    SPEED_OF_LIGHT,
    STAR_STUFF,
    SURVIVAL,
    WATER_RICH_COMETS,
    WHITE_DWARF,
    WORMHOLE,
    H,
    control_of,
    size_of,
)
from cosmogony.games.crafting.events import (
    EVOLVED,
    LIFE_PAID,
    POWER_USED,
    SUPERNOVA_PAID,
    TILE_MOVED,
    TILE_REPLACED,
    TURNED_BACK,
)
from cosmogony.games.crafting.galaxy import bit, count, first, has
from cosmogony.games.crafting.layout import (
    BY_CARDS,
    COMPLETE,
    GRAVITON_SLIDER,
    HELD_LIFE,
    KNOWN,
    LAYERS,
    LIFE_LEFT,
    NOVA,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.gains import (
    discard_cards,
    discard_life,
    discard_star,
    draw_tile,
    gain_advanced,
    gain_crystals,
    gain_life,
    gain_stars,
    lift_star,
    push,
    put_star,
    return_tile,
    score,
    top_tile,
)
from cosmogony.games.crafting.rules.pieces import (
    advanced_on,
    completed,
    element_at,
    empty_hexagons,
    empty_life,
    empty_stars,
    open_tiles,
    plain_stars,
    proto,
    stable,
    stars,
    stars_of,
    supernovae,
    tile_at,
)
from cosmogony.games.crafting.rules.placing import life_options, star_options
from cosmogony.games.crafting.rules.sliders import stabilise_all

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


# Cost


def is_usable(state: "CraftingState", seat: i64, card: i64) -> bool:
    """Say whether a player can pay for a power card and it would do something."""
    return is_affordable(state, seat, card) and has_effect(state, seat, card)


def is_affordable(state: "CraftingState", seat: i64, card: i64) -> bool:
    """Say whether energy cards, sliders and life on the board cover the cost."""
    components = state.components
    if components.cost_gravitons[card] > state.held[GRAVITON_SLIDER] or pay_options(state, seat, card) == 0:
        return False
    if components.cost_supernovae[card] > supernovae_to_pay(state, seat):
        return False
    if components.cost_stable[card] > 0 and components.cost_stable[card] > count(stable(state, seat)):
        return False
    return components.cost_proto[card] == 0 or components.cost_proto[card] <= proto_to_pay(state, seat)


def pay_options(state: "CraftingState", seat: i64, card: i64) -> i64:
    """The types of energy cards that can pay for a power card; none for the cards of the time chamber."""
    components = state.components
    kind = components.cost_type[card]
    number = components.cost_cards[card]
    if kind == DISCHARGE:
        return 0
    if kind == MATCHING and not components.matching_any_type:
        kind = control_of(card)
    hands = state.hands
    if kind < ANY:
        return bit(kind) if hands[seat * CONTROLS + kind] >= number else 0
    options: i64 = 0
    for control in range(CONTROLS):
        if hands[seat * CONTROLS + control] >= number:
            options |= bit(control)
    return options


def supernovae_to_pay(state: "CraftingState", seat: i64) -> i64:
    """Supernovae that can be paid: on the slider, or on the board by another ruling (CRA-13.4)."""
    if state.components.event_horizon_from_board:
        return count(supernovae(state, seat))
    return state.held[SUPERNOVA_SLIDER]


def proto_to_pay(state: "CraftingState", seat: i64) -> i64:
    """Proto life that can be paid: on the board, or also beside it by another ruling (CRA-13.13)."""
    number = count(proto(state, seat))
    if state.components.survival_pays_unplaced:
        number += state.held[HELD_LIFE]
    return number


def apply_use(state: "CraftingState", slot: i64) -> None:
    """Use a power card: first choose the energy cards to pay (CRA-7.5)."""
    push(state, PAY_ENERGY, state.powers[state.current_player * SLOTS + slot])


def apply_pay(state: "CraftingState", card: i64, control: i64) -> None:
    """Pay the cost; then the effect begins, after any life or supernova to be paid from the board."""
    seat = state.current_player
    components = state.components
    discard_cards(state, seat, control, components.cost_cards[card])
    state.held[GRAVITON_SLIDER] -= components.cost_gravitons[card]
    state.emit(POWER_USED, seat, card, control)
    begin_effect(state, card)
    for _life in range(components.cost_proto[card]):
        push(state, PAY_LIFE, 0)
    for _life in range(components.cost_stable[card]):
        push(state, PAY_LIFE, 1)
    if components.event_horizon_from_board:
        for _nova in range(components.cost_supernovae[card]):
            push(state, SUPERNOVA, EVENT_HORIZON)
    else:
        state.held[SUPERNOVA_SLIDER] -= components.cost_supernovae[card]


def pay_life_options(state: "CraftingState", seat: i64, firm: i64) -> i64:
    """Stable or proto life on the board, or proto life beside it by another ruling."""
    if firm:
        return stable(state, seat)
    options = proto(state, seat)
    if state.components.survival_pays_unplaced and state.held[HELD_LIFE] > 0:
        options |= bit(STOP)
    return options


def apply_pay_life(state: "CraftingState", firm: i64, space: i64) -> None:
    """Return one life to the supply."""
    seat = state.current_player
    if space == STOP:
        state.held[HELD_LIFE] -= 1
        state.supply[LIFE_LEFT] += 1
    else:
        discard_life(state, seat, bit(space))
    state.emit(LIFE_PAID, seat, space, firm)


# Effect: when there is one, and how it begins


def has_effect(state: "CraftingState", seat: i64, card: i64) -> bool:
    """Say whether a power card would do something now; time crystals can always be gained."""
    if card == MOLECULAR_CLOUD:
        return state.supply[H] > 0
    if card == AMINO_ACIDS or card == ABIOGENESIS:
        return state.supply[LIFE_LEFT] > 0 and empty_life(state, seat) != 0
    if RELATIVITY_DELTA <= card <= RELATIVITY_PHI:
        return star_options(state, seat, card - RELATIVITY_DELTA + 1) != 0 and any_star_left(state)
    if card == NUCLEAR_FISSION or card == NUCLEAR_FUSION:
        return stars(state, seat) != 0
    if card == GENETIC_DRIFT:
        return proto(state, seat) != 0 and empty_life(state, seat) != 0
    if card == IONIZING_RADIATION:
        return irradiating(state, seat) != 0
    if card == EVOLUTION:
        return state.advanced_left > 0 and evolving(state, seat) != 0
    if card == SURVIVAL:
        left = proto_to_pay(state, seat) - state.components.cost_proto[card]
        return left > 0 and proto(state, seat) != 0
    if card == SPECIATION:
        return state.supply[LIFE_LEFT] > 0 and life_options(state, seat, BESIDE_STABLE) != 0
    if card == PHOTOSYNTHESIS or card == WATER_RICH_COMETS:
        return proto(state, seat) & life_beside(state, stars_of(state, seat, sunlit_star(state, card))) != 0
    if card == BINARY_STAR:
        return supernovae(state, seat) != 0
    if card == CORE_COLLAPSE or card == SOLAR_WIND or card == WHITE_DWARF:
        return plain_stars(state, seat) != 0
    if card == STAR_STUFF or card == SHOOTING_STAR:
        return either_options(state, seat, card) != 0
    if card == WORMHOLE:
        return proto(state, seat) != 0 or count(stable(state, seat)) > state.components.cost_stable[card]
    return True


def begin_effect(state: "CraftingState", card: i64) -> None:
    """Begin what a power card does: what is chosen last is put on the agenda first."""
    amount = state.components.amount[card]
    if card == MOLECULAR_CLOUD:
        gain_stars(state, H, 1)
    elif card == AMINO_ACIDS or card == ABIOGENESIS:
        push(state, LIFE_AT, STABLE_ANYWHERE)
    elif card == SPEED_OF_LIGHT:
        score(state, state.current_player, BY_CARDS, amount)
        push(state, ELEMENT)
    elif RELATIVITY_DELTA <= card <= RELATIVITY_PHI:
        push(state, ELEMENT, card - RELATIVITY_DELTA + 1)
    elif card == NUCLEAR_FISSION or card == NUCLEAR_FUSION:
        gain_crystals_if_any(state, amount)
        push(state, ELEMENT)
        push(state, DISCARD_STAR)
    elif card == BINARY_STAR or card == IONIZING_RADIATION:
        push(state, SUPERNOVA, card)
    elif card == CORE_COLLAPSE or card == WHITE_DWARF:
        gain_crystals_if_any(state, amount)
        push(state, CONVERT)
    elif card == SOLAR_WIND:
        push(state, CONVERT, 1)
    elif card == EVENT_HORIZON or card == STAR_STUFF or card == SHOOTING_STAR or card == WORMHOLE:
        push(state, EITHER, card)
    elif card == GENETIC_DRIFT:
        push(state, LIFE_FROM, DRIFT_ANYWHERE if state.components.genetic_drift_anywhere else DRIFT)
    elif card == EVOLUTION:
        push(state, ADVANCED_AT)
    elif card == SURVIVAL:
        for _life in range(amount):
            push(state, STABILISE)
    elif card == SPECIATION:
        push(state, LIFE_AT, BESIDE_STABLE)
    elif card == PHOTOSYNTHESIS or card == WATER_RICH_COMETS:
        seat = state.current_player
        stabilise_all(state, seat, life_beside(state, stars_of(state, seat, sunlit_star(state, card))))
    else:
        gain_crystals_if_any(state, amount)


def begin_discharge_card(state: "CraftingState", card: i64) -> None:
    """Begin what a power card gives in place of the star of a discharge (CRA-13.1 to CRA-13.3)."""
    amount = state.components.amount[card]
    state.emit(POWER_USED, state.current_player, card, NOBODY)
    if card == EXPANDING_UNIVERSE:
        gain_stars(state, H, amount)
        return
    for _piece in range(amount):
        if card == GENERATIONS:
            push(state, LIFE_AT, STABLE_ANYWHERE)
        elif card == BLACK_HOLE:
            push(state, CONVERT)


def gain_crystals_if_any(state: "CraftingState", amount: i64) -> None:
    """Gain the crystals of a power card that gives some."""
    if amount > 0:
        gain_crystals(state, amount)


def any_star_left(state: "CraftingState") -> bool:
    """Say whether the supply holds a star."""
    for element in range(ELEMENTS):
        if state.supply[element] > 0:
            return True
    return False


def life_beside(state: "CraftingState", star_spaces: i64) -> i64:
    """Return the life spaces that end at any of these star spaces."""
    galaxy = state.components.galaxy
    return galaxy.around(galaxy.life_at_star, star_spaces)


def sunlit_star(state: "CraftingState", card: i64) -> i64:
    """Return the element that Photosynthesis or Water-Rich Comets is about (CRA-13.15, CRA-13.16)."""
    return state.components.photosynthesis_star if card == PHOTOSYNTHESIS else state.components.comets_star


def irradiating(state: "CraftingState", seat: i64) -> i64:
    """Supernovae with proto life beside them (CRA-13.10)."""
    found: i64 = 0
    novae = supernovae(state, seat)
    while novae != 0:
        space = first(novae)
        if state.components.galaxy.life_at_star[space] & proto(state, seat) != 0:
            found |= bit(space)
        novae &= novae - 1
    return found


def evolving(state: "CraftingState", seat: i64) -> i64:
    """Nebulae that can take a further advanced life: those with exactly one (CRA-13.11)."""
    found: i64 = 0
    for hexagon in range(state.components.galaxy.hexagons):
        if 0 < advanced_on(state, seat, hexagon) < state.components.evolution_limit:
            found |= bit(hexagon)
    return found


# Choices within an effect


def element_options(state: "CraftingState", seat: i64, purpose: i64, space: i64) -> i64:
    """The elements of which a star is left in the supply."""
    options: i64 = 0
    for element in range(ELEMENTS):
        if state.supply[element] > 0:
            options |= bit(element)
    if purpose == RECOLOUR:
        options |= bit(element_at(state, seat, space))
    return options


def apply_element(state: "CraftingState", purpose: i64, space: i64, element: i64) -> None:
    """Gain a star: beside the board, into a sector, or in exchange for one on the board."""
    seat = state.current_player
    if purpose == 0:
        gain_stars(state, element, 1)
    elif purpose == RECOLOUR:
        state.supply[lift_star(state, seat, space)] += 1
        state.supply[element] -= 1
        put_star(state, seat, element, space)
        state.emit(TURNED_BACK, seat, space, element)
    else:
        push(state, STAR_AT, element, purpose)


def supernova_options(state: "CraftingState", seat: i64, card: i64) -> i64:
    """Any supernova, or one that reaches proto life for Ionizing Radiation."""
    return irradiating(state, seat) if card == IONIZING_RADIATION else supernovae(state, seat)


def apply_supernova(state: "CraftingState", card: i64, space: i64) -> None:
    """Irradiate life, turn a supernova back and move it, or pay with it."""
    seat = state.current_player
    if card == IONIZING_RADIATION:
        stabilise_all(state, seat, state.components.galaxy.life_at_star[space])
    elif card == BINARY_STAR:
        state.layers[seat * LAYERS + NOVA] &= ~bit(space)
        push(state, STAR_TO, space, MAY_STAY if state.components.binary_star_may_stay else HOP)
        if state.components.supernova_keeps_element:
            state.emit(TURNED_BACK, seat, space, element_at(state, seat, space))
        else:
            push(state, ELEMENT, RECOLOUR, space)
    else:
        state.emit(SUPERNOVA_PAID, seat, space)
        discard_star(state, seat, space)


def apply_advanced_at(state: "CraftingState", hexagon: i64) -> None:
    """Add an advanced life to a nebula, for all to see, but not its value (CRA-13.11)."""
    state.emit(EVOLVED, state.current_player, hexagon)
    gain_advanced(state, state.current_player, hexagon)


def either_options(state: "CraftingState", seat: i64, card: i64) -> i64:
    """Which of a card's two effects are possible."""
    options: i64 = 0
    if card == EVENT_HORIZON:
        options = bit(GAIN_CRYSTALS)
        if state.supply[LIFE_LEFT] > 0:
            options |= bit(GAIN_LIFE)
    elif card == STAR_STUFF:
        if state.stack_left[0] > 0 and empty_hexagons(state, seat) != 0:
            options |= bit(GAIN_TILE)
        if state.stack_left[1] > 0 and small_tiles(state, seat) != 0:
            options |= bit(SWAP_TILE)
    elif card == SHOOTING_STAR:
        if stars(state, seat) != 0 and empty_stars(state, seat) != 0:
            options |= bit(MOVE_A_STAR)
        if shooting_tiles(state, seat) != 0 and empty_hexagons(state, seat) != 0:
            options |= bit(MOVE_A_TILE)
    else:
        if proto(state, seat) != 0:
            options |= bit(MOVE_PROTO)
        if stable(state, seat) != 0:
            options |= bit(MOVE_STABLE)
    return options


def apply_either(state: "CraftingState", card: i64, effect: i64) -> None:
    """Begin the chosen effect."""
    amount = state.components.amount[card]
    if effect == GAIN_CRYSTALS:
        gain_crystals(state, amount)
    elif effect == GAIN_LIFE:
        gain_life(state, amount)
    elif effect == GAIN_TILE:
        draw_tile(state, 0)
    elif effect == SWAP_TILE:
        push(state, REPLACE_TILE)
    elif effect == MOVE_A_STAR:
        push(state, STAR_FROM, ANYWHERE)
    elif effect == MOVE_A_TILE:
        push(state, TILE_FROM)
    elif effect == MOVE_PROTO:
        push(state, LIFE_FROM, JUMP_PROTO, 2 * amount)
    else:
        push(state, LIFE_FROM, JUMP_STABLE, 2 * amount)


def small_tiles(state: "CraftingState", seat: i64) -> i64:
    """Nebulae of size 1 that are not completed (CRA-13.27)."""
    found: i64 = 0
    for hexagon in range(state.components.galaxy.hexagons):
        if has(open_tiles(state, seat), hexagon) and size_of(tile_at(state, seat, hexagon)) == 0:
            found |= bit(hexagon)
    return found


def apply_replace(state: "CraftingState", hexagon: i64) -> None:
    """Lay a nebula of size 2 in the place of one of size 1, which goes under its stack, known to all (CRA-13.27)."""
    seat = state.current_player
    old = tile_at(state, seat, hexagon)
    new = top_tile(state, 1) & 0xFF
    state.tiles[seat * state.components.galaxy.hexagons + hexagon] = new
    return_tile(state, old | 0xF << KNOWN)
    state.emit(TILE_REPLACED, seat, hexagon, old, new)
    state.reveal()


def shooting_tiles(state: "CraftingState", seat: i64) -> i64:
    """Nebulae that Shooting Star can move: those not completed, unless another ruling says all (CRA-13.28)."""
    found = open_tiles(state, seat)
    if state.components.shooting_star_completed:
        found |= completed(state, seat)
    return found


def apply_tile_to(state: "CraftingState", start: i64, end: i64) -> None:
    """Move a nebula to an empty hexagon, with all that is on it."""
    seat = state.current_player
    at = seat * state.components.galaxy.hexagons
    state.tiles[at + end] = state.tiles[at + start]
    state.tiles[at + start] = NOBODY
    state.advanced[at + end] = state.advanced[at + start]
    state.advanced[at + start] = 0
    if has(completed(state, seat), start):
        state.layers[seat * LAYERS + COMPLETE] ^= bit(start) | bit(end)
    state.emit(TILE_MOVED, seat, start, end)
