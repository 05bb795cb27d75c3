"""What the actions of Crafting the Cosmos mean, and what is to be decided, for people."""

from collections.abc import Callable

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import kind_of, target_of
from cosmogony.games.crafting.components import ELEMENTS, SIZES
from cosmogony.games.crafting.layout import HELD_LIFE
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.notation.names import EFFECT_WORDS, OMEGA_WORDS, control
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.energy import next_control, shift_start
from cosmogony.games.crafting.rules.feats import discharge_points, reward_card
from cosmogony.games.crafting.rules.gains import asked
from cosmogony.games.crafting.rules.pieces import power_in, tile_at
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Argument, Message, message

SPACES = {
    a.STAR_AT: "star-at",
    a.LIFE_AT: "life-at",
    a.DISCARD_STAR: "discard-star",
    a.CONVERT: "convert-at",
    a.STABILISE: "stabilise-at",
    a.STAR_FROM: "star-from",
    a.STAR_TO: "star-to",
    a.LIFE_FROM: "life-from",
    a.LIFE_TO: "life-to",
    a.PAY_LIFE: "pay-life",
    a.SUPERNOVA: "supernova",
    a.TILE_AT: "tile-at",
    a.ADVANCED_AT: "advanced-at",
    a.REPLACE_TILE: "replace",
    a.TILE_FROM: "tile-from",
    a.TILE_TO: "tile-to",
}
"""Choices of a space or a hexagon."""
STOPS = {a.STAR_TO: "stay", a.LIFE_FROM: "enough", a.PAY_LIFE: "pay-unplaced"}
MENU = {
    a.MENU_LIFE: "place-life",
    a.MENU_TILE: "place-nebula",
    a.MENU_CONVERT: "convert",
    a.MENU_STABILISE: "stabilise",
    a.MENU_MOVE_STAR: "move-star",
    a.MENU_MOVE_LIFE: "move-life",
    a.MENU_END: "end",
}
"""Entries of the craft menu that name nothing."""
PROMPTS = {
    a.MOVE_ENERGY: "shift",
    a.DRAW_NEBULA: "draw",
    a.TAKE_CARD: "take",
    a.CRAFT: "craft",
    a.STAR_AT: "star-at",
    a.LIFE_AT: "life-at",
    a.TILE: "tile",
    a.TILE_AT: "tile-at",
    a.DISCARD_STAR: "discard-star",
    a.ELEMENT: "gain",
    a.CONVERT: "convert",
    a.STABILISE: "stabilise",
    a.STAR_FROM: "star-from",
    a.STAR_TO: "move-to",
    a.LIFE_FROM: "life-from",
    a.LIFE_TO: "move-to",
    a.PAY_ENERGY: "pay",
    a.PAY_LIFE: "pay-life",
    a.SUPERNOVA: "supernova",
    a.ADVANCED_AT: "advanced-at",
    a.EITHER: "either",
    a.REPLACE_TILE: "replace",
    a.TILE_FROM: "tile-from",
    a.TILE_TO: "move-to",
    a.SLOT: "slot",
    a.KEEP_CARD: "keep",
    a.UNDER_DECK: "under",
    a.OMEGA: "omega",
    a.DISCARD_CARD: "discard-card",
}


def do(word: str, **named: Argument) -> Message:
    """Make the message of an action."""
    return message(f"crafting-do-{word}", **named)


def prompt(state: CraftingState) -> Message:
    """Tell the current player what to do now."""
    kind = current_kind(state)
    named: dict[str, Argument] = {}
    if kind == a.MOVE_ENERGY:
        named = {"steps": state.shifts_left}
    elif kind == a.TAKE_CARD:
        named = {"cards": a.argument(asked(state))}
    elif kind == a.DISCARD_CARD:
        named = {"limit": state.components.hand_limit}
    elif kind == a.STAR_AT:
        named = {"star": names.star(a.argument(asked(state)))}
    return message(f"crafting-prompt-{PROMPTS[kind]}", **named)


def action_message(state: CraftingState, chosen: int) -> Message:
    """Return what an action means."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == a.CRAFT:
        return _menu(state, target)
    if target == a.STOP:
        return do(STOPS[kind])
    return _space(state, kind, target) if kind in SPACES else OTHERS[kind](state, target)


def _space(state: CraftingState, kind: int, target: int) -> Message:
    galaxy, seat = state.components.galaxy, state.current_player
    if a.is_of_hexagons(kind):
        return do(SPACES[kind], hexagon=names.hexagon(galaxy, seat, target))
    space = names.space_of(kind, galaxy, seat, target)
    if kind in (a.DISCARD_STAR, a.CONVERT, a.STAR_FROM):
        return do(SPACES[kind], space=space, star=names.star_here(state, target))
    if kind in (a.LIFE_FROM, a.PAY_LIFE):
        return do(SPACES[kind], space=space, life=names.life_here(state, target))
    return do(SPACES[kind], space=space)


def _shift(state: CraftingState, target: int) -> Message:
    if target == a.ENOUGH_SHIFTS:
        return do("shift-stop")
    start = shift_start(state, target)
    word = "shift-own" if target == a.OWN_TOKEN else "shift-dark"
    return do(word, start=control(start), end=control(next_control(state, start)))


def _take(state: CraftingState, target: int) -> Message:
    return do("take-deck") if target == a.FROM_DECK else do("take", type=control(target))


def _tile(state: CraftingState, place: int) -> Message:
    return do("tile", tile=names.tile_name(state.components, state.held_tiles[place] & 0xFF))


def _pay(state: CraftingState, number: int) -> Message:
    card = a.argument(asked(state)) if state.pending else 0
    return do("pay", cards=state.components.cost_cards[card], type=control(number))


def _drawn(verb: str, state: CraftingState, place: int) -> Message:
    card = state.drawn[place] & 0xFF
    return do(verb, card=names.power(card), effect=names.power_text(card))


def _omega(state: CraftingState, choice: int) -> Message:
    return do("omega-nebula", size=choice + 1) if choice < SIZES else do(f"omega-{OMEGA_WORDS[choice]}")


OTHERS: dict[int, Callable[[CraftingState, int], Message]] = {
    a.MOVE_ENERGY: _shift,
    a.DRAW_NEBULA: lambda state, size: do("draw", size=size + 1),
    a.TAKE_CARD: _take,
    a.TILE: _tile,
    a.ELEMENT: lambda state, element: do("gain", star=names.a_star(element)),
    a.PAY_ENERGY: _pay,
    a.EITHER: lambda state, effect: do(f"either-{EFFECT_WORDS[effect]}"),
    a.SLOT: lambda state, slot: do("slot", slot=slot + 1, cards=state.components.slot_cost[slot]),
    a.KEEP_CARD: lambda state, place: _drawn("keep", state, place),
    a.UNDER_DECK: lambda state, place: _drawn("under", state, place),
    a.OMEGA: _omega,
    a.DISCARD_CARD: lambda state, number: do("discard-card", type=control(number)),
}


def _menu(state: CraftingState, entry: int) -> Message:
    if entry == a.MENU_END and unplaced(state):
        return do("end-losing", what=unplaced_name(state))
    if entry in MENU:
        return do(MENU[entry])
    if entry < a.MENU_LIFE:
        return do("place-star", star=names.a_star(entry))
    if entry < a.MENU_BUY:
        return _discharge(state, entry - a.MENU_DISCHARGE)
    if entry < a.MENU_SELL:
        return do("buy", type=control(entry - a.MENU_BUY))
    if entry < a.MENU_USE:
        cards, points = state.components.set_size, state.components.set_points
        return do("sell", type=control(entry - a.MENU_SELL), cards=cards, points=points)
    if entry < a.MENU_COMPLETE:
        card = power_in(state, entry - a.MENU_USE)
        return do("use", card=names.power(card), effect=names.power_text(card))
    return _nebula(state, entry)


def unplaced(state: CraftingState) -> dict[str, int]:
    """Count what lies beside the board and is lost at the end of the turn, by kind."""
    counts = {
        "stars": sum(state.held[element] for element in range(ELEMENTS)),
        "life": state.held[HELD_LIFE],
        "nebulae": len(state.held_tiles),
    }
    return {kind: count for kind, count in counts.items() if count}


def unplaced_name(state: CraftingState) -> Message:
    """Name what would be lost at the end of the turn."""
    lost = unplaced(state)
    return message("crafting-lost-" + "-".join(lost), **lost)


def _nebula(state: CraftingState, entry: int) -> Message:
    hexagon = names.hexagon(state.components.galaxy, state.current_player, a.menu_hexagon(entry))
    if entry >= a.MENU_ADVANCE:
        return do("advance", hexagon=hexagon)
    tile = tile_at(state, state.current_player, a.menu_hexagon(entry))
    return do("complete", hexagon=hexagon, points=state.components.tile_points[tile])


def _discharge(state: CraftingState, reward: int) -> Message:
    points = discharge_points(state, reward)
    if reward < ELEMENTS:
        return do("discharge-star", star=names.a_star(reward), points=points)
    if reward == a.REWARD_NOTHING:
        return do("discharge-nothing", points=points)
    return do("discharge-card", card=names.power(reward_card(reward)), points=points)
