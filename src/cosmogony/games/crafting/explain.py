"""Why an action of Crafting the Cosmos is legal or not: the clause, and a sentence with the actual values.

Written apart from the rules on purpose: the tests ask both about every action in many positions, so that a mistake
in either shows.
"""

from collections.abc import Callable

from cosmogony.core.game import Explanation
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import argument, kind_of, second_argument, target_of
from cosmogony.games.crafting.components import (
    ANY,
    BLACK_HOLE,
    CONTROLS,
    DISCHARGE,
    ELEMENTS,
    EVENT_HORIZON,
    EXPANDING_UNIVERSE,
    GENERATIONS,
    IONIZING_RADIATION,
    MATCHING,
    POWERS_OF_A_TYPE,
    SHOOTING_STAR,
    SIZES,
    SLOTS,
    STAR_STUFF,
    TILES_OF_A_SIZE,
    WORMHOLE,
    H,
)
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    COMPLETE,
    DECK,
    DISCARDS,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LAYERS,
    LIFE_LEFT,
    POSITION,
    READY,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.notation import (
    control,
    hexagon_name,
    life_name,
    needs_text,
    next_chamber_points,
    power,
    power_text,
    prompt,
    sector,
    star,
    star_name,
)
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.energy import next_control, own_can_follow, shift_cost
from cosmogony.games.crafting.rules.feats import DID_ADVANCE, DID_COMPLETE, DID_DISCHARGE
from cosmogony.games.crafting.rules.pieces import element_at, tile_at
from cosmogony.games.crafting.rules.powers import has_effect
from cosmogony.games.crafting.rules.sliders import life_targets, star_targets
from cosmogony.games.crafting.state import CraftingState
from cosmogony.games.crafting.view import advanced_values, life_code, star_code
from cosmogony.texts import Argument, message

PROTO, STABLE = 1, 2
FIRST_POWER_CLAUSE = (17, 1, 25, 9)
"""By control: the clause of the first power card of its deck."""
CLAUSES = {
    a.MOVE_ENERGY: "CRA-3.1",
    a.DRAW_NEBULA: "CRA-4.3",
    a.TAKE_CARD: "CRA-4.5",
    a.CRAFT: "CRA-5.1",
    a.STAR_AT: "CRA-5.2",
    a.LIFE_AT: "CRA-5.3",
    a.TILE: "CRA-5.1",
    a.TILE_AT: "CRA-5.1",
    a.DISCARD_STAR: "CRA-6.3",
    a.ELEMENT: "CRA-6.5",
    a.CONVERT: "CRA-8.1",
    a.STABILISE: "CRA-8.3",
    a.STAR_FROM: "CRA-8.4",
    a.STAR_TO: "CRA-8.4",
    a.LIFE_FROM: "CRA-8.4",
    a.LIFE_TO: "CRA-8.4",
    a.PAY_ENERGY: "CRA-7.5",
    a.PAY_LIFE: "CRA-7.5",
    a.SUPERNOVA: "CRA-7.5",
    a.ADVANCED_AT: "CRA-13.11",
    a.EITHER: "CRA-7.5",
    a.REPLACE_TILE: "CRA-13.27",
    a.TILE_FROM: "CRA-13.28",
    a.TILE_TO: "CRA-13.28",
    a.SLOT: "CRA-7.1",
    a.KEEP_CARD: "CRA-7.3",
    a.UNDER_DECK: "CRA-7.4",
    a.OMEGA: "CRA-9.1",
    a.DISCARD_CARD: "CRA-10.5",
}
EITHER_OF = {
    EVENT_HORIZON: (a.GAIN_CRYSTALS, a.GAIN_LIFE),
    STAR_STUFF: (a.GAIN_TILE, a.SWAP_TILE),
    SHOOTING_STAR: (a.MOVE_A_STAR, a.MOVE_A_TILE),
    WORMHOLE: (a.MOVE_PROTO, a.MOVE_STABLE),
}


def explain(state: CraftingState, chosen: int) -> Explanation:
    """Explain one action of the current player."""
    if state.over:
        return no("CRA-12.1", "over")
    if not 0 <= chosen < a.KINDS << a.SHIFT:
        return no("CRA-5.1", "unknown")
    kind, target = kind_of(chosen), target_of(chosen)
    current = current_kind(state)
    if kind != current:
        return no(CLAUSES[current], "not-now", prompt=prompt(state))
    entry = state.agenda[state.pending - 1] if state.pending else 0
    return EXPLAINERS[kind](state, entry, target)


def yes(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of a legal action."""
    return Explanation(True, clause, message(f"crafting-legal-{reason}", **args))


def no(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of an illegal action."""
    return Explanation(False, clause, message(f"crafting-illegal-{reason}", **args))


def power_clause(card: int) -> str:
    """Return the clause of a power card."""
    return f"CRA-13.{FIRST_POWER_CLAUSE[card // POWERS_OF_A_TYPE] + card % POWERS_OF_A_TYPE}"


# Looking at the current player's board


def star_on(state: CraftingState, space: int) -> int:
    """Return what stands on a star space of the current player, as views show it."""
    return star_code(state, state.current_player, space)


def life_on(state: CraftingState, space: int) -> int:
    """Return what stands on a life space of the current player, as views show it."""
    return life_code(state, state.current_player, space)


def all_stars(state: CraftingState) -> list[int]:
    """Return what stands on each star space."""
    return [star_on(state, space) for space in range(state.components.galaxy.stars)]


def all_life(state: CraftingState) -> list[int]:
    """Return what stands on each life space."""
    return [life_on(state, space) for space in range(state.components.galaxy.life)]


def tile_on(state: CraftingState, hexagon: int) -> int:
    """Return the nebula on a hexagon of the current player."""
    return tile_at(state, state.current_player, hexagon)


def is_completed(state: CraftingState, hexagon: int) -> bool:
    """Say whether the current player has completed the nebula on a hexagon."""
    return (state.layers[state.current_player * LAYERS + COMPLETE] >> hexagon) & 1 == 1


def hexagons_free(state: CraftingState) -> int:
    """Count the hexagons without a nebula."""
    return sum(tile_on(state, hexagon) == NOBODY for hexagon in range(state.components.galaxy.hexagons))


def cards_of(state: CraftingState, number: int) -> int:
    """Count the current player's energy cards of a type."""
    return state.hands[state.current_player * CONTROLS + number]


def spaces_in(mask: int) -> set[int]:
    """List the spaces of a mask."""
    return {space for space in range(64) if (mask >> space) & 1}


# The energy phase


def _shift(state: CraftingState, entry: int, target: int) -> Explanation:
    if target > a.ENOUGH_SHIFTS:
        return no("CRA-3.2", "unknown")
    if target == a.ENOUGH_SHIFTS:
        if not state.own_moved:
            return no("CRA-3.1", "own-must-move")
        if not state.components.shift_may_stop:
            return no("CRA-3.3", "may-not-stop", steps=state.shifts_left)
        return yes("CRA-3.3", "shift-stop")
    if target != a.OWN_TOKEN and state.dark[target] == 0:
        return no("CRA-3.2", "no-dark", control=control(target))
    start = state.token[state.current_player] if target == a.OWN_TOKEN else target
    if shift_cost(state, start) > state.shifts_left:
        return no("CRA-3.4", "too-far", end=control(next_control(state, start)), steps=state.shifts_left)
    if target != a.OWN_TOKEN and not state.own_moved and not own_can_follow(state, target):
        return no("CRA-3.1", "own-must-move")
    return yes("CRA-3.4", "shift", end=control(next_control(state, start)))


def _draw(state: CraftingState, entry: int, size: int) -> Explanation:
    if size >= SIZES:
        return no("CRA-4.3", "unknown")
    if state.stack_left[size] == 0:
        return no("CRA-4.10", "stack-empty", size=size + 1)
    return yes("CRA-4.3", "draw")


def _take(state: CraftingState, entry: int, target: int) -> Explanation:
    if target > a.FROM_DECK:
        return no("CRA-4.5", "unknown")
    if target == a.FROM_DECK:
        if not any(state.energy[pile + number] for pile in (DECK, DISCARDS) for number in range(CONTROLS)):
            return no("CRA-4.5", "deck-empty")
        return yes("CRA-4.5", "take")
    if state.energy[DISPLAY + target] == 0:
        return no("CRA-4.5", "not-in-display", type=control(target))
    return yes("CRA-4.5", "take")


# Spaces


def _star_at(state: CraftingState, entry: int, space: int) -> Explanation:
    galaxy = state.components.galaxy
    if space >= galaxy.stars:
        return no("CRA-5.2", "unknown")
    if star_on(state, space):
        return no("CRA-5.2", "star-taken", space=star_name(space))
    wanted = second_argument(entry) - 1
    if wanted >= 0 and space not in spaces_in(galaxy.sector_stars[wanted]):
        return no(f"CRA-13.{21 + wanted}", "outside-sector", space=star_name(space), sector=sector(wanted))
    return yes("CRA-5.2", "option")


def _life_at(state: CraftingState, entry: int, space: int) -> Explanation:
    galaxy = state.components.galaxy
    way = argument(entry)
    if space >= galaxy.life:
        return no("CRA-5.3", "unknown")
    if life_on(state, space):
        return no("CRA-5.3", "life-taken", space=life_name(space))
    if way == a.STABLE_ANYWHERE:
        return yes("CRA-13.12", "option")
    around = [life_on(state, other) for other in spaces_in(galaxy.life_neighbours[space])]
    if way == a.BESIDE_STABLE and STABLE not in around:
        return no("CRA-13.14", "not-beside-stable", space=life_name(space))
    if not any(all_life(state)):
        if space != galaxy.starting_life:
            return no("CRA-5.4", "not-starting-space", space=life_name(galaxy.starting_life))
    elif not any(around):
        return no("CRA-5.3", "not-beside-life", space=life_name(space))
    return yes("CRA-5.3", "option")


def _tile(state: CraftingState, entry: int, place: int) -> Explanation:
    if place >= len(state.held_tiles):
        return no("CRA-5.1", "unknown")
    prints = [_print(state, held & 0xFF) for held in state.held_tiles]
    if prints.index(prints[place]) != place:
        return no("CRA-5.1", "same-tile")
    return yes("CRA-5.1", "option")


def _print(state: CraftingState, tile: int) -> tuple[int, str, int]:
    components = state.components
    return tile // TILES_OF_A_SIZE, needs_text(components, tile), components.tile_points[tile]


def _hexagon_free(state: CraftingState, entry: int, hexagon: int) -> Explanation:
    if hexagon >= state.components.galaxy.hexagons:
        return no("CRA-5.1", "unknown")
    if tile_on(state, hexagon) != NOBODY:
        return no("CRA-5.1", "hexagon-taken", hexagon=hexagon_name(state.components.galaxy, hexagon))
    return yes("CRA-5.1", "option")


def _discard_star(state: CraftingState, entry: int, space: int) -> Explanation:
    galaxy = state.components.galaxy
    if space >= galaxy.stars:
        return no("CRA-6.3", "unknown")
    if not star_on(state, space):
        return no("CRA-6.3", "no-star-there", space=star_name(space))
    hexagon = argument(entry) - 1
    if hexagon >= 0 and space not in spaces_in(galaxy.corners[hexagon]):
        return no("CRA-6.3", "not-touching", space=star_name(space), hexagon=hexagon_name(galaxy, hexagon))
    return yes("CRA-6.3", "option")


def _element(state: CraftingState, entry: int, element: int) -> Explanation:
    if element >= ELEMENTS:
        return no("CRA-4.10", "unknown")
    own = NOBODY
    if argument(entry) == a.RECOLOUR:
        own = element_at(state, state.current_player, second_argument(entry))
    if state.supply[element] == 0 and element != own:
        return no("CRA-4.10", "none-left", star=star(element))
    return yes("CRA-4.10", "option")


def _convert(state: CraftingState, entry: int, space: int) -> Explanation:
    if space >= state.components.galaxy.stars:
        return no("CRA-8.1", "unknown")
    if not star_on(state, space):
        return no("CRA-8.1", "no-star-there", space=star_name(space))
    if star_on(state, space) > ELEMENTS:
        return no("CRA-8.1", "already-supernova", space=star_name(space))
    return yes("CRA-8.1", "option")


def _stabilise(state: CraftingState, entry: int, space: int) -> Explanation:
    if space >= state.components.galaxy.life:
        return no("CRA-8.3", "unknown")
    if life_on(state, space) != PROTO:
        return no("CRA-8.3", "no-proto-there", space=life_name(space))
    return yes("CRA-8.3", "option")


# Movement


def _star_from(state: CraftingState, entry: int, space: int) -> Explanation:
    if space >= state.components.galaxy.stars:
        return no("CRA-8.4", "unknown")
    if not star_on(state, space):
        return no("CRA-8.4", "no-star-there", space=star_name(space))
    if argument(entry) == a.ANYWHERE:
        return yes("CRA-13.28", "option")
    if star_on(state, space) > ELEMENTS:
        return no("CRA-8.2", "supernova-fixed", space=star_name(space))
    if not star_targets(state, state.current_player, space):
        return no("CRA-8.5", "no-way", space=star_name(space))
    return yes("CRA-8.4", "option")


def _star_to(state: CraftingState, entry: int, space: int) -> Explanation:
    start, way = argument(entry), second_argument(entry)
    if space == a.STOP:
        return yes("CRA-13.25", "stay") if way == a.MAY_STAY else no("CRA-8.4", "must-move")
    if space >= state.components.galaxy.stars:
        return no("CRA-8.4", "unknown")
    if star_on(state, space):
        return no("CRA-8.4", "star-taken", space=star_name(space))
    if way != a.ANYWHERE and space not in spaces_in(star_targets(state, state.current_player, start)):
        return no("CRA-8.5", "out-of-reach", start=star_name(start), space=star_name(space))
    return yes("CRA-8.4", "option")


def _life_from(state: CraftingState, entry: int, space: int) -> Explanation:
    way = argument(entry)
    if space == a.STOP:
        return yes("CRA-13.32", "enough") if second_argument(entry) & 1 else no("CRA-8.4", "must-move")
    if space >= state.components.galaxy.life:
        return no("CRA-8.4", "unknown")
    found = life_on(state, space)
    if not found:
        return no("CRA-8.4", "no-life-there", space=life_name(space))
    wanted = {a.STEP: found, a.JUMP_STABLE: STABLE}.get(way, PROTO)
    if found != wanted:
        jumps = way in (a.JUMP_PROTO, a.JUMP_STABLE)
        return no("CRA-13.32" if jumps else "CRA-13.9", "other-life", space=life_name(space))
    return yes("CRA-8.4", "option")


def _life_to(state: CraftingState, entry: int, space: int) -> Explanation:
    start, way = argument(entry), second_argument(entry) & 7
    if space >= state.components.galaxy.life:
        return no("CRA-8.4", "unknown")
    if life_on(state, space):
        return no("CRA-8.4", "life-taken", space=life_name(space))
    ordinary = way in (a.STEP, a.DRIFT)
    if ordinary and space not in spaces_in(life_targets(state, state.current_player, start)):
        return no("CRA-8.5", "out-of-reach", start=life_name(start), space=life_name(space))
    return yes("CRA-8.4", "option")


# Power cards


def _pay_energy(state: CraftingState, entry: int, number: int) -> Explanation:
    card = argument(entry)
    if number >= CONTROLS:
        return no("CRA-7.5", "unknown")
    if number not in types_for(state, card):
        return no(power_clause(card), "wrong-type", type=control(number), effect=power_text(card))
    needed = state.components.cost_cards[card]
    if cards_of(state, number) < needed:
        return no(
            power_clause(card), "too-few-cards", type=control(number), held=cards_of(state, number), needed=needed
        )
    return yes(power_clause(card), "option")


def types_for(state: CraftingState, card: int) -> list[int]:
    """List the types of energy cards with which a power card is paid."""
    kind = state.components.cost_type[card]
    if kind == ANY or (kind == MATCHING and state.components.matching_any_type):
        return list(range(CONTROLS))
    return [card // POWERS_OF_A_TYPE if kind == MATCHING else kind]


def _pay_life(state: CraftingState, entry: int, space: int) -> Explanation:
    firm = argument(entry)
    if space == a.STOP:
        if firm or not state.components.survival_pays_unplaced or not state.held[HELD_LIFE]:
            return no("CRA-13.13", "pay-from-board")
        return yes("CRA-13.13", "option")
    if space >= state.components.galaxy.life:
        return no("CRA-7.5", "unknown")
    if not life_on(state, space):
        return no("CRA-7.5", "no-life-there", space=life_name(space))
    if life_on(state, space) != (STABLE if firm else PROTO):
        return no("CRA-7.5", "other-life", space=life_name(space))
    return yes("CRA-7.5", "option")


def _supernova(state: CraftingState, entry: int, space: int) -> Explanation:
    card = argument(entry)
    galaxy = state.components.galaxy
    if space >= galaxy.stars:
        return no("CRA-7.5", "unknown")
    if star_on(state, space) <= ELEMENTS:
        return no(power_clause(card), "no-supernova-there", space=star_name(space))
    beside = [life_on(state, other) for other in spaces_in(galaxy.life_at_star[space])]
    if card == IONIZING_RADIATION and PROTO not in beside:
        return no(power_clause(card), "no-proto-beside", space=star_name(space))
    return yes(power_clause(card), "option")


def _advanced_at(state: CraftingState, entry: int, hexagon: int) -> Explanation:
    if hexagon >= state.components.galaxy.hexagons:
        return no("CRA-13.11", "unknown")
    tokens = len(advanced_values(state, state.current_player, hexagon))
    if not 0 < tokens < state.components.evolution_limit:
        name = hexagon_name(state.components.galaxy, hexagon)
        return no("CRA-13.11", "not-evolving", hexagon=name, tokens=tokens)
    return yes("CRA-13.11", "option")


def _either(state: CraftingState, entry: int, effect: int) -> Explanation:
    card = argument(entry)
    if effect not in EITHER_OF[card]:
        return no(power_clause(card), "not-this-card", card=power(card))
    possible = {
        a.GAIN_CRYSTALS: True,
        a.GAIN_LIFE: state.supply[LIFE_LEFT] > 0,
        a.GAIN_TILE: state.stack_left[0] > 0 and hexagons_free(state) > 0,
        a.SWAP_TILE: state.stack_left[1] > 0 and any(_is_small(state, h) for h in _hexagons(state)),
        a.MOVE_A_STAR: any(all_stars(state)) and not all(all_stars(state)),
        a.MOVE_A_TILE: hexagons_free(state) > 0 and any(_may_shoot(state, h) for h in _hexagons(state)),
        a.MOVE_PROTO: PROTO in all_life(state),
        a.MOVE_STABLE: STABLE in all_life(state),
    }
    if not possible[effect]:
        return no(power_clause(card), "no-effect", card=power(card))
    return yes(power_clause(card), "option")


def _hexagons(state: CraftingState) -> range:
    return range(state.components.galaxy.hexagons)


def _is_small(state: CraftingState, hexagon: int) -> bool:
    tile = tile_on(state, hexagon)
    return tile != NOBODY and not is_completed(state, hexagon) and tile < TILES_OF_A_SIZE


def _may_shoot(state: CraftingState, hexagon: int) -> bool:
    if tile_on(state, hexagon) == NOBODY:
        return False
    return state.components.shooting_star_completed or not is_completed(state, hexagon)


def _replace(state: CraftingState, entry: int, hexagon: int) -> Explanation:
    if hexagon >= state.components.galaxy.hexagons:
        return no("CRA-13.27", "unknown")
    if not _is_small(state, hexagon):
        return no("CRA-13.27", "not-small", hexagon=hexagon_name(state.components.galaxy, hexagon))
    return yes("CRA-13.27", "option")


def _tile_from(state: CraftingState, entry: int, hexagon: int) -> Explanation:
    galaxy = state.components.galaxy
    if hexagon >= galaxy.hexagons:
        return no("CRA-13.28", "unknown")
    if tile_on(state, hexagon) == NOBODY:
        return no("CRA-13.28", "no-nebula-there", hexagon=hexagon_name(galaxy, hexagon))
    if not _may_shoot(state, hexagon):
        return no("CRA-13.28", "already-completed", hexagon=hexagon_name(galaxy, hexagon))
    return yes("CRA-13.28", "option")


def _slot(state: CraftingState, entry: int, slot: int) -> Explanation:
    if slot >= SLOTS:
        return no("CRA-7.1", "unknown")
    costs = state.components.slot_cost
    held = cards_of(state, argument(entry))
    if state.powers[state.current_player * SLOTS + slot] != NOBODY:
        return no("CRA-7.1", "slot-filled", slot=slot + 1)
    if costs[slot] > held:
        return no("CRA-7.1", "too-few-cards", type=control(argument(entry)), held=held, needed=costs[slot])
    for other in range(slot):
        if costs[other] == costs[slot] and state.powers[state.current_player * SLOTS + other] == NOBODY:
            return no("CRA-7.1", "same-slot", slot=other + 1)
    return yes("CRA-7.1", "option")


def _drawn(state: CraftingState, entry: int, place: int) -> Explanation:
    if place >= len(state.drawn):
        return no("CRA-7.3", "unknown")
    return yes("CRA-7.3", "option")


# The end of the turn


def _omega(state: CraftingState, entry: int, choice: int) -> Explanation:
    if choice > a.OMEGA_NOTHING:
        return no("CRA-9.1", "unknown")
    if choice == a.OMEGA_NOTHING:
        if state.components.omega_compulsory:
            return no("CRA-9.2", "omega-compulsory")
        return yes("CRA-9.2", "option")
    if choice == a.OMEGA_STABILISE:
        return yes("CRA-9.1", "option") if PROTO in all_life(state) else no("CRA-9.1", "no-proto")
    if hexagons_free(state) == 0:
        return no("CRA-9.1", "no-hexagon-free")
    if state.stack_left[choice] == 0:
        return no("CRA-9.1", "stack-empty", size=choice + 1)
    return yes("CRA-9.1", "option")


def _discard_card(state: CraftingState, entry: int, number: int) -> Explanation:
    if number >= CONTROLS:
        return no("CRA-10.5", "unknown")
    if cards_of(state, number) == 0:
        return no("CRA-10.5", "too-few-cards", type=control(number), held=0, needed=1)
    return yes("CRA-10.6", "option")


# The craft menu


def _craft(state: CraftingState, entry: int, item: int) -> Explanation:
    if item < a.MENU_CONVERT:
        return _place(state, item)
    if item < a.MENU_DISCHARGE:
        return _slide(state, item)
    if item < a.MENU_BUY:
        return _discharge(state, item - a.MENU_DISCHARGE)
    if item < a.MENU_SELL:
        return _buy(state, item - a.MENU_BUY)
    if item < a.MENU_USE:
        return _sell(state, item - a.MENU_SELL)
    if item < a.MENU_COMPLETE:
        return _use(state, item - a.MENU_USE)
    if item < a.MENU_ADVANCE:
        return _complete(state, item - a.MENU_COMPLETE)
    if item < a.MENU_END:
        return _advance(state, item - a.MENU_ADVANCE)
    return yes("CRA-9.1", "end") if item == a.MENU_END else no("CRA-5.1", "unknown")


def _place(state: CraftingState, item: int) -> Explanation:
    if item < a.MENU_LIFE:
        if state.held[item] == 0:
            return no("CRA-5.2", "nothing-to-place")
        return yes("CRA-5.2", "place") if not all(all_stars(state)) else no("CRA-5.2", "no-space")
    if item == a.MENU_LIFE:
        if state.held[HELD_LIFE] == 0:
            return no("CRA-5.3", "nothing-to-place")
        return yes("CRA-5.3", "place") if not all(all_life(state)) else no("CRA-5.3", "no-space")
    if len(state.held_tiles) == 0:
        return no("CRA-5.1", "nothing-to-place")
    return yes("CRA-5.1", "place") if hexagons_free(state) else no("CRA-5.1", "no-space")


def _slide(state: CraftingState, item: int) -> Explanation:
    seat = state.current_player
    stars = all_stars(state)
    if item == a.MENU_CONVERT:
        if state.held[SUPERNOVA_SLIDER] == 0:
            return no("CRA-8.1", "slider-empty")
        return yes("CRA-8.1", "slider") if any(0 < s <= ELEMENTS for s in stars) else no("CRA-8.1", "no-plain-star")
    if item == a.MENU_STABILISE:
        if state.held[DNA_SLIDER] == 0:
            return no("CRA-8.3", "slider-empty")
        return yes("CRA-8.3", "slider") if PROTO in all_life(state) else no("CRA-8.3", "no-proto")
    if state.held[GRAVITON_SLIDER] == 0:
        return no("CRA-8.4", "slider-empty")
    if item == a.MENU_MOVE_STAR:
        movable = any(0 < s <= ELEMENTS and star_targets(state, seat, space) for space, s in enumerate(stars))
    else:
        movable = any(found and life_targets(state, seat, space) for space, found in enumerate(all_life(state)))
    return yes("CRA-8.4", "slider") if movable else no("CRA-8.4", "nothing-to-move")


def _discharge(state: CraftingState, reward: int) -> Explanation:
    at = state.current_player * CHAMBER_FIELDS
    if state.chamber[at + READY] == 0:
        return no("CRA-6.5", "chamber-not-ready", position=state.chamber[at + POSITION])
    if state.scored_kinds & DID_DISCHARGE and not state.components.repeat_scoring:
        return no("CRA-6.1", "once-a-turn")
    if reward == a.REWARD_NOTHING:
        if any(_discharge(state, other).legal for other in range(a.REWARD_NOTHING)):
            return no("CRA-6.5", "take-reward")
        return yes("CRA-6.5", "discharge", points=next_chamber_points(state))
    if reward < ELEMENTS:
        if state.supply[reward] == 0:
            return no("CRA-4.10", "none-left", star=star(reward))
        return yes("CRA-6.5", "discharge", points=next_chamber_points(state))
    card = GENERATIONS + reward - a.REWARD_CARD
    owned = [state.powers[state.current_player * SLOTS + slot] for slot in range(SLOTS)]
    if card not in owned:
        return no(power_clause(card), "card-not-owned", card=power(card))
    works = {
        GENERATIONS: state.supply[LIFE_LEFT] > 0 and not all(all_life(state)),
        EXPANDING_UNIVERSE: state.supply[H] > 0,
        BLACK_HOLE: any(0 < s <= ELEMENTS for s in all_stars(state)),
    }
    if not works[card]:
        return no(power_clause(card), "no-effect", card=power(card))
    points = next_chamber_points(state) if state.components.discharge_card_scores else 0
    return yes(power_clause(card), "discharge", points=points)


def _buy(state: CraftingState, number: int) -> Explanation:
    slots = range(SLOTS)
    free = [state.components.slot_cost[s] for s in slots if state.powers[state.current_player * SLOTS + s] == NOBODY]
    if not free:
        return no("CRA-7.1", "no-slot")
    if state.power_left[number] == 0:
        return no("CRA-7.2", "power-deck-empty", type=control(number))
    held = cards_of(state, number)
    if held < min(free):
        return no("CRA-7.1", "too-few-cards", type=control(number), held=held, needed=min(free))
    return yes("CRA-7.1", "buy", held=held, type=control(number))


def _sell(state: CraftingState, number: int) -> Explanation:
    held, needed = cards_of(state, number), state.components.set_size
    if held < needed:
        return no("CRA-7.6", "too-few-cards", type=control(number), held=held, needed=needed)
    return yes("CRA-7.6", "sell", held=held, type=control(number))


def _use(state: CraftingState, slot: int) -> Explanation:
    card = state.powers[state.current_player * SLOTS + slot]
    components = state.components
    if card == NOBODY:
        return no("CRA-7.5", "slot-free", slot=slot + 1)
    clause = power_clause(card)
    if components.cost_type[card] == DISCHARGE:
        return no(clause, "discharge-only", card=power(card))
    supernovae = state.held[SUPERNOVA_SLIDER]
    if components.event_horizon_from_board:
        supernovae = sum(s > ELEMENTS for s in all_stars(state))
    proto = all_life(state).count(PROTO)
    if components.survival_pays_unplaced:
        proto += state.held[HELD_LIFE]
    paid = (
        any(cards_of(state, number) >= components.cost_cards[card] for number in types_for(state, card))
        and components.cost_gravitons[card] <= state.held[GRAVITON_SLIDER]
        and components.cost_supernovae[card] <= supernovae
        and components.cost_stable[card] <= all_life(state).count(STABLE)
        and components.cost_proto[card] <= proto
    )
    if not paid:
        return no(clause, "cannot-pay", effect=power_text(card))
    if not has_effect(state, state.current_player, card):
        return no(clause, "no-effect", card=power(card))
    return yes(clause, "use", effect=power_text(card))


def _complete(state: CraftingState, hexagon: int) -> Explanation:
    components = state.components
    if hexagon >= components.galaxy.hexagons:
        return no("CRA-6.2", "unknown")
    name = hexagon_name(components.galaxy, hexagon)
    tile = tile_on(state, hexagon)
    if tile == NOBODY:
        return no("CRA-6.2", "no-nebula-there", hexagon=name)
    if is_completed(state, hexagon):
        return no("CRA-6.4", "already-completed", hexagon=name)
    if state.scored_kinds & DID_COMPLETE and not components.repeat_scoring:
        return no("CRA-6.1", "once-a-turn")
    touching = [star_on(state, space) for space in spaces_in(components.galaxy.corners[hexagon])]
    wild = sum(s > ELEMENTS for s in touching)
    missing = sum(max(0, components.needs[tile * ELEMENTS + e] - touching.count(e + 1)) for e in range(ELEMENTS))
    needs = needs_text(components, tile)
    if missing > wild:
        return no("CRA-6.2", "stars-missing", hexagon=name, needs=needs, missing=missing - wild)
    return yes("CRA-6.2", "complete", needs=needs, points=components.tile_points[tile])


def _advance(state: CraftingState, hexagon: int) -> Explanation:
    galaxy = state.components.galaxy
    if hexagon >= galaxy.hexagons:
        return no("CRA-6.7", "unknown")
    name = hexagon_name(galaxy, hexagon)
    if not is_completed(state, hexagon):
        return no("CRA-6.7", "not-completed", hexagon=name)
    if advanced_values(state, state.current_player, hexagon):
        return no("CRA-6.7", "already-advanced", hexagon=name)
    around = sum(life_on(state, space) > 0 for space in spaces_in(galaxy.sides[hexagon]))
    if around < 6:
        return no("CRA-6.7", "life-missing", hexagon=name, life=around)
    if state.advanced_left == 0:
        return no("CRA-6.7", "no-advanced-left")
    if state.scored_kinds & DID_ADVANCE and not state.components.repeat_scoring:
        return no("CRA-6.1", "once-a-turn")
    return yes("CRA-6.7", "advance")


EXPLAINERS: dict[int, Callable[[CraftingState, int, int], Explanation]] = {
    a.MOVE_ENERGY: _shift,
    a.DRAW_NEBULA: _draw,
    a.TAKE_CARD: _take,
    a.CRAFT: _craft,
    a.STAR_AT: _star_at,
    a.LIFE_AT: _life_at,
    a.TILE: _tile,
    a.TILE_AT: _hexagon_free,
    a.DISCARD_STAR: _discard_star,
    a.ELEMENT: _element,
    a.CONVERT: _convert,
    a.STABILISE: _stabilise,
    a.STAR_FROM: _star_from,
    a.STAR_TO: _star_to,
    a.LIFE_FROM: _life_from,
    a.LIFE_TO: _life_to,
    a.PAY_ENERGY: _pay_energy,
    a.PAY_LIFE: _pay_life,
    a.SUPERNOVA: _supernova,
    a.ADVANCED_AT: _advanced_at,
    a.EITHER: _either,
    a.REPLACE_TILE: _replace,
    a.TILE_FROM: _tile_from,
    a.TILE_TO: _hexagon_free,
    a.SLOT: _slot,
    a.KEEP_CARD: _drawn,
    a.UNDER_DECK: _drawn,
    a.OMEGA: _omega,
    a.DISCARD_CARD: _discard_card,
}
