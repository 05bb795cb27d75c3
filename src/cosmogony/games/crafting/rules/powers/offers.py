"""The choices around power cards: how to pay, one of two effects, a supernova, an element (CRA-7.5, CRA-13)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting.events import LIFE_PAID, SUPERNOVA_PAID, TURNED_BACK
from cosmogony.games.crafting.galaxy import bit, count, has
from cosmogony.games.crafting.layout import GRAVITON_SLIDER, HELD_LIFE, LIFE_LEFT, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules import gains, pieces
from cosmogony.games.crafting.rules.gains import push
from cosmogony.games.crafting.rules.pieces import element_at, empty_hexagons, proto, stable, supernovae
from cosmogony.games.crafting.rules.placing import life_options, star_options
from cosmogony.games.crafting.rules.powers import decks
from cosmogony.games.crafting.rules.powers.decks import proto_to_pay, shooting_tiles, small_tiles
from cosmogony.games.crafting.rules.sliders import stabilise_all

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def is_affordable(state: "CraftingState", card: i64) -> bool:
    """Say whether energy cards, sliders and life on the board cover the cost (CRA-7.5)."""
    components = state.components
    if components.cost_gravitons[card] > state.held[GRAVITON_SLIDER] or pay_options(state, card) == 0:
        return False
    if components.cost_supernovae[card] > 0 and components.cost_supernovae[card] > supernovae_to_pay(state):
        return False
    if components.cost_stable[card] > 0 and components.cost_stable[card] > count(stable(state, state.current_player)):
        return False
    return components.cost_proto[card] == 0 or components.cost_proto[card] <= proto_to_pay(state)


def pay_options(state: "CraftingState", card: i64) -> i64:
    """The types of energy cards that can pay for a power card; none for those of the time chamber (CRA-7.5)."""
    types = state.components.pay_types[card]
    number = state.components.cost_cards[card]
    options: i64 = 0
    for control in range(c.CONTROLS):
        if has(types, control) and state.hands[state.current_player * c.CONTROLS + control] >= number:
            options |= bit(control)
    return options


def supernovae_to_pay(state: "CraftingState") -> i64:
    """Supernovae that can be paid: on the slider, or on the board by another ruling (CRA-13.4)."""
    if state.components.event_horizon_from_board:
        return count(supernovae(state, state.current_player))
    return state.held[SUPERNOVA_SLIDER]


def pay_life_options(state: "CraftingState", firm: i64) -> i64:
    """Stable or proto life on the board (CRA-7.5), or proto life beside it by another ruling (CRA-13.13)."""
    if firm:
        return stable(state, state.current_player)
    options = proto(state, state.current_player)
    if state.components.survival_pays_unplaced and state.held[HELD_LIFE] > 0:
        options |= bit(a.STOP)
    return options


def apply_pay_life(state: "CraftingState", firm: i64, space: i64) -> None:
    """Return one life to the supply (CRA-7.5)."""
    seat = state.current_player
    if space == a.STOP:
        state.held[HELD_LIFE] -= 1
        state.supply[LIFE_LEFT] += 1
    else:
        gains.discard_life(state, seat, bit(space))
    state.emit(LIFE_PAID, seat, space, firm)


# One of two effects: Event Horizon (CRA-13.4), Star Stuff (CRA-13.27), Shooting Star (CRA-13.28), Wormhole (CRA-13.32)


def effects_of(card: i64) -> i64:
    """Return the two effects of which a card offers one (CRA-13.4, CRA-13.27, CRA-13.28, CRA-13.32)."""
    if card == c.EVENT_HORIZON:
        return bit(a.GAIN_CRYSTALS) | bit(a.GAIN_LIFE)
    if card == c.STAR_STUFF:
        return bit(a.GAIN_TILE) | bit(a.SWAP_TILE)
    if card == c.SHOOTING_STAR:
        return bit(a.MOVE_A_STAR) | bit(a.MOVE_A_TILE)
    return bit(a.MOVE_PROTO) | bit(a.MOVE_STABLE)


def is_possible(state: "CraftingState", effect: i64) -> bool:
    """Say whether one of these effects would do something (CRA-13.4, CRA-13.27, CRA-13.28, CRA-13.32)."""
    seat = state.current_player
    if effect == a.GAIN_LIFE:
        room = state.components.gain_without_space or life_options(state, a.ORDINARY) != 0
        return state.supply[LIFE_LEFT] > 0 and room
    if effect == a.GAIN_TILE:
        return state.stack_left[0] > 0 and empty_hexagons(state, seat) != 0
    if effect == a.SWAP_TILE:
        return state.stack_left[1] > 0 and small_tiles(state) != 0
    if effect == a.MOVE_A_STAR:
        return pieces.stars(state, seat) != 0 and pieces.empty_stars(state, seat) != 0
    if effect == a.MOVE_A_TILE:
        return shooting_tiles(state) != 0 and empty_hexagons(state, seat) != 0
    if effect == a.MOVE_PROTO:
        return proto(state, seat) != 0
    return effect == a.GAIN_CRYSTALS or stable(state, seat) != 0


def either_options(state: "CraftingState", card: i64) -> i64:
    """Which of a card's two effects are possible (CRA-7.5)."""
    options = effects_of(card)
    for effect in range(a.EFFECTS):
        if options & bit(effect) != 0 and not is_possible(state, effect):
            options &= ~bit(effect)
    return options


def apply_either(state: "CraftingState", card: i64, effect: i64) -> None:
    """Begin the chosen effect (CRA-13.4, CRA-13.27, CRA-13.28, CRA-13.32)."""
    amount = state.components.amount[card]
    if effect == a.GAIN_CRYSTALS:
        gains.gain_crystals(state, amount)
    elif effect == a.GAIN_LIFE:
        gains.gain_tokens(state, LIFE_LEFT, amount)
    elif effect == a.GAIN_TILE:
        gains.draw_tile(state, 0)
    elif effect == a.SWAP_TILE:
        push(state, a.REPLACE_TILE)
    elif effect == a.MOVE_A_STAR:
        push(state, a.STAR_FROM, a.ANYWHERE)
    elif effect == a.MOVE_A_TILE:
        push(state, a.TILE_FROM)
    else:
        way = a.JUMP_PROTO if effect == a.MOVE_PROTO else a.JUMP_STABLE
        push(state, a.LIFE_FROM, way, 2 * amount + (1 if state.components.wormhole_may_stay else 0))


# A supernova: Ionizing Radiation (CRA-13.10), Binary Star (CRA-13.25), Event Horizon where it is paid so (CRA-13.4)


def supernova_options(state: "CraftingState", card: i64) -> i64:
    """Any supernova (CRA-13.25), or one that reaches proto life for Ionizing Radiation (CRA-13.10)."""
    return decks.irradiating(state) if card == c.IONIZING_RADIATION else supernovae(state, state.current_player)


def apply_supernova(state: "CraftingState", card: i64, space: i64) -> None:
    """Irradiate life (CRA-13.10), turn a supernova back and move it (CRA-13.25), or pay with it (CRA-13.4)."""
    seat = state.current_player
    if card == c.IONIZING_RADIATION:
        stabilise_all(state, seat, state.components.galaxy.life_at_star[space])
    elif card == c.BINARY_STAR:
        decks.apply_binary_star(state, space)
    else:
        state.emit(SUPERNOVA_PAID, seat, space)
        gains.discard_star(state, seat, space)


# An element


def element_options(state: "CraftingState", purpose: i64, space: i64) -> i64:
    """Elements that are left (CRA-4.10), the own one of a star that turns back (CRA-13.25), none for a full sector."""
    options: i64 = 0
    for element in range(c.ELEMENTS):
        if state.supply[element] > 0:
            options |= bit(element)
    if purpose == a.RECOLOUR:
        return options | bit(element_at(state, state.current_player, space))
    room = pieces.room_for_star(state) if purpose == 0 else star_options(state, state.current_player, purpose) != 0
    return options if room else 0


def apply_element(state: "CraftingState", purpose: i64, space: i64, element: i64) -> None:
    """Gain a star: beside the board (CRA-13.19), into a sector (CRA-13.21), or for one that turns back (CRA-13.25)."""
    seat = state.current_player
    if purpose == 0:
        gains.gain_tokens(state, element, 1)
    elif purpose == a.RECOLOUR:
        state.supply[gains.lift_star(state, seat, space)] += 1
        state.supply[element] -= 1
        gains.put_star(state, seat, element, space)
        state.emit(TURNED_BACK, seat, space, element)
    else:
        push(state, a.STAR_AT, element, purpose)
