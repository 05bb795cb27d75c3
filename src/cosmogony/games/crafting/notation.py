"""Crafting the Cosmos in words: actions to text and back, events to messages, prompts."""

import re

from cosmogony.core.errors import NotationError
from cosmogony.core.state import NOBODY, Event
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting.actions import action, argument, kind_of, target_of
from cosmogony.games.crafting.components import (
    CHAMBER,
    CONTROL_NAMES,
    ELEMENTS,
    GENERATIONS,
    GOAL_NAMES,
    POWER_NAMES,
    SIZES,
    SLOTS,
    SYMBOLS,
    Components,
    size_of,
)
from cosmogony.games.crafting.galaxy import SECTOR_NAMES, Galaxy
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, SCORED
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.energy import next_control
from cosmogony.games.crafting.rules.pieces import element_at, stable, supernovae
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Argument, Message, Seat, message

EXAMPLES = (
    "shift own, shift light, shift stop, draw 2, take time, take deck, place H, place life, place nebula, star s12, "
    "life l7, nebula De1, complete De1, discard s12, discharge He, advance De1, buy light, keep pulsar, use pulsar, "
    "pay time, sell light, convert, convert s12, stabilise l7, move star, from s12, to s13, end, omega 1"
)
DECK_WORD, OWN_WORD, STOP_WORD = "deck", "own", "stop"
POWER_WORDS = [name.replace("_", "-") for name in POWER_NAMES]
EITHER_WORDS = ["crystals", "life", "gain", "replace", "star", "nebula", "proto", "stable"]
OMEGA_WORDS = ["1", "2", "3", "stabilise", "nothing"]
REWARD_WORDS = [*SYMBOLS, "generations", "expanding-universe", "black-hole", "nothing"]
SECTOR_LETTERS = ("De", "Ps", "Ph")
STAR_VERBS = {
    "star": a.STAR_AT,
    "discard": a.DISCARD_STAR,
    "convert": a.CONVERT,
    "from": a.STAR_FROM,
    "to": a.STAR_TO,
    "supernova": a.SUPERNOVA,
}
LIFE_VERBS = {
    "life": a.LIFE_AT,
    "stabilise": a.STABILISE,
    "from": a.LIFE_FROM,
    "to": a.LIFE_TO,
    "pay": a.PAY_LIFE,
}
HEXAGON_VERBS = {
    "nebula": a.TILE_AT,
    "evolve": a.ADVANCED_AT,
    "replace": a.REPLACE_TILE,
    "from": a.TILE_FROM,
    "to": a.TILE_TO,
}
TYPE_VERBS = {"pay": a.PAY_ENERGY, "discard": a.DISCARD_CARD}
STOP_WORDS = {("to", "stay"): a.STAR_TO, ("from", "enough"): a.LIFE_FROM, ("pay", "unplaced"): a.PAY_LIFE}
MENU_WORDS = {
    "place life": a.MENU_LIFE,
    "place nebula": a.MENU_TILE,
    "convert": a.MENU_CONVERT,
    "stabilise": a.MENU_STABILISE,
    "move star": a.MENU_MOVE_STAR,
    "move life": a.MENU_MOVE_LIFE,
    "end": a.MENU_END,
}
MENU_LISTS = {
    "place": (a.MENU_STAR, SYMBOLS),
    "discharge": (a.MENU_DISCHARGE, REWARD_WORDS),
    "buy": (a.MENU_BUY, CONTROL_NAMES),
    "sell": (a.MENU_SELL, CONTROL_NAMES),
}
SPACE = re.compile(r"([sl])(\d{1,2})", re.IGNORECASE)


# Notation: the same in every language, as records hold it


def star_name(space: int) -> str:
    """Name a star space."""
    return f"s{space + 1}"


def life_name(space: int) -> str:
    """Name a life space."""
    return f"l{space + 1}"


def hexagon_name(galaxy: Galaxy, hexagon: int) -> str:
    """Name a hexagon by its sector and its place in it."""
    sector = galaxy.sector[hexagon]
    place = sum(galaxy.sector[other] == sector for other in range(hexagon + 1))
    return f"{SECTOR_LETTERS[sector]}{place}"


def hexagon_names(galaxy: Galaxy) -> list[str]:
    """Name all hexagons."""
    return [hexagon_name(galaxy, hexagon) for hexagon in range(galaxy.hexagons)]


def text(state: CraftingState, chosen: int) -> str:
    """Return the notation of an action."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == a.CRAFT:
        return _menu_text(state, target)
    if target == a.STOP:
        return next(" ".join(words) for words, stopped in STOP_WORDS.items() if stopped == kind)
    for verbs, name in ((STAR_VERBS, star_name), (LIFE_VERBS, life_name)):
        for verb, meant in verbs.items():
            if meant == kind:
                return f"{verb} {name(target)}"
    for verb, meant in HEXAGON_VERBS.items():
        if meant == kind:
            return f"{verb} {hexagon_name(state.components.galaxy, target)}"
    for verb, meant in TYPE_VERBS.items():
        if meant == kind:
            return f"{verb} {CONTROL_NAMES[target]}"
    if kind == a.MOVE_ENERGY:
        return f"shift {[*CONTROL_NAMES, OWN_WORD, STOP_WORD][target]}"
    if kind == a.TAKE_CARD:
        return f"take {[*CONTROL_NAMES, DECK_WORD][target]}"
    if kind == a.KEEP_CARD or kind == a.UNDER_DECK:
        return f"{'keep' if kind == a.KEEP_CARD else 'under'} {POWER_WORDS[state.drawn[target] & 0xFF]}"
    lists = {a.ELEMENT: ("gain", SYMBOLS), a.EITHER: ("choose", EITHER_WORDS), a.OMEGA: ("omega", OMEGA_WORDS)}
    if kind in lists:
        verb, words = lists[kind]
        return f"{verb} {words[target]}"
    return f"{ {a.DRAW_NEBULA: 'draw', a.TILE: 'tile', a.SLOT: 'slot'}[kind] } {target + 1}"


def _menu_text(state: CraftingState, entry: int) -> str:
    for words, meant in MENU_WORDS.items():
        if meant == entry:
            return words
    for verb, (first, names) in MENU_LISTS.items():
        if first <= entry < first + len(names):
            return f"{verb} {names[entry - first]}"
    if entry < a.MENU_COMPLETE:
        return f"use {POWER_WORDS[state.powers[state.current_player * SLOTS + entry - a.MENU_USE]]}"
    if entry < a.MENU_ADVANCE:
        return f"complete {hexagon_name(state.components.galaxy, entry - a.MENU_COMPLETE)}"
    return f"advance {hexagon_name(state.components.galaxy, entry - a.MENU_ADVANCE)}"


def parse(state: CraftingState, notation: str) -> int:
    """Return the action that a notation stands for; refuse what is none."""
    words = notation.lower().split()
    if " ".join(words) in MENU_WORDS:
        return action(a.CRAFT, MENU_WORDS[" ".join(words)])
    if len(words) == 2:
        found = _parse_space(state, words[0], words[1])
        if found == NOBODY:
            found = _parse_word(state, words[0], words[1])
        if found != NOBODY:
            return found
    raise NotationError(f'"{notation}" is no action of Crafting the Cosmos; write for example: {EXAMPLES}')


def _parse_space(state: CraftingState, verb: str, word: str) -> int:
    """Read a verb with a star space, a life space or a hexagon."""
    galaxy = state.components.galaxy
    match = SPACE.fullmatch(word)
    if match:
        verbs, spaces = (STAR_VERBS, galaxy.stars) if match[1] == "s" else (LIFE_VERBS, galaxy.life)
        if verb in verbs and 1 <= int(match[2]) <= spaces:
            return action(verbs[verb], int(match[2]) - 1)
    names = [name.lower() for name in hexagon_names(galaxy)]
    if word in names:
        if verb in HEXAGON_VERBS:
            return action(HEXAGON_VERBS[verb], names.index(word))
        if verb == "complete":
            return action(a.CRAFT, a.MENU_COMPLETE + names.index(word))
        if verb == "advance":
            return action(a.CRAFT, a.MENU_ADVANCE + names.index(word))
    return NOBODY


def _parse_word(state: CraftingState, verb: str, word: str) -> int:
    """Read a verb with a word."""
    if (verb, word) in STOP_WORDS:
        return action(STOP_WORDS[verb, word], a.STOP)
    if verb in TYPE_VERBS and word in CONTROL_NAMES:
        return action(TYPE_VERBS[verb], CONTROL_NAMES.index(word))
    if verb in MENU_LISTS:
        first, names = MENU_LISTS[verb]
        return _in_list(a.CRAFT, word, names, first)
    if verb == "use":
        slots = state.powers[state.current_player * SLOTS : state.current_player * SLOTS + SLOTS]
        return _in_list(a.CRAFT, word, [POWER_WORDS[card] if card != NOBODY else "" for card in slots], a.MENU_USE)
    drawn = [POWER_WORDS[entry & 0xFF] for entry in state.drawn]
    lists = {
        "shift": (a.MOVE_ENERGY, [*CONTROL_NAMES, OWN_WORD, STOP_WORD]),
        "take": (a.TAKE_CARD, [*CONTROL_NAMES, DECK_WORD]),
        "keep": (a.KEEP_CARD, drawn),
        "under": (a.UNDER_DECK, drawn),
        "gain": (a.ELEMENT, SYMBOLS),
        "choose": (a.EITHER, EITHER_WORDS),
        "omega": (a.OMEGA, OMEGA_WORDS),
        "draw": (a.DRAW_NEBULA, [str(size + 1) for size in range(SIZES)]),
        "tile": (a.TILE, [str(place + 1) for place in range(len(state.held_tiles))]),
        "slot": (a.SLOT, [str(slot + 1) for slot in range(SLOTS)]),
    }
    if verb in lists:
        return _in_list(lists[verb][0], word, lists[verb][1])
    return NOBODY


def _in_list(kind: int, word: str, names: list[str], first: int = 0) -> int:
    lowered = [name.lower() for name in names]
    return action(kind, first + lowered.index(word)) if word in lowered else NOBODY


def needs_text(components: Components, tile: int) -> str:
    """Write the stars a nebula needs, ``1H 2He 3O``."""
    needs = [components.needs[tile * ELEMENTS + element] for element in range(ELEMENTS)]
    return " ".join(f"{number}{SYMBOLS[element]}" for element, number in enumerate(needs) if number)


# Words for people


def star(element: int) -> Message:
    """Name a star of an element."""
    return message(f"crafting-star-{SYMBOLS[element]}")


def a_star(element: int) -> Message:
    """Name one star of an element, with its article."""
    return message(f"crafting-a-star-{SYMBOLS[element]}")


def control(number: int) -> Message:
    """Name a control, or the type of a card."""
    return message(f"crafting-control-{CONTROL_NAMES[number]}")


def power(card: int) -> Message:
    """Name a power card."""
    return message(f"crafting-power-{POWER_WORDS[card]}")


def power_text(card: int) -> Message:
    """Say what a power card costs and does."""
    return message(f"crafting-power-text-{POWER_WORDS[card]}")


def goal(number: int) -> Message:
    """Name a goal."""
    return message(f"crafting-goal-{GOAL_NAMES[number]}")


def sector(number: int) -> Message:
    """Name a sector."""
    return message(f"crafting-sector-{SECTOR_NAMES[number]}")


def tile_name(components: Components, tile: int) -> Message:
    """Name a nebula tile: its size, what it needs, what it scores."""
    return message(
        "crafting-tile",
        size=size_of(tile) + 1,
        needs=needs_text(components, tile),
        points=components.tile_points[tile],
    )


def star_here(state: CraftingState, space: int) -> Message:
    """Name the star on a space of the current player's board."""
    seat = state.current_player
    if (supernovae(state, seat) >> space) & 1:
        return message("crafting-supernova")
    element = element_at(state, seat, space)
    return star(element) if element != NOBODY else message("crafting-no-star")


def life_here(state: CraftingState, space: int) -> Message:
    """Name the life on a space of the current player's board."""
    firm = (stable(state, state.current_player) >> space) & 1
    return message("crafting-life-stable" if firm else "crafting-life-proto")


def next_chamber_points(state: CraftingState) -> int:
    """Return what the current player's next discharge scores."""
    scored = state.chamber[state.current_player * CHAMBER_FIELDS + SCORED]
    return state.components.chamber_points[scored] if scored < CHAMBER else 0


def action_message(state: CraftingState, chosen: int) -> Message:
    """Return what an action means."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == a.CRAFT:
        return _menu_message(state, target)
    if target == a.STOP:
        return message({a.STAR_TO: "crafting-do-stay", a.LIFE_FROM: "crafting-do-enough"}.get(kind, _UNPLACED))
    star_kinds = {
        a.STAR_AT: "star-at",
        a.DISCARD_STAR: "discard-star",
        a.CONVERT: "convert-at",
        a.STAR_FROM: "star-from",
        a.STAR_TO: "star-to",
        a.SUPERNOVA: "supernova",
    }
    if kind in star_kinds:
        return message(
            f"crafting-do-{star_kinds[kind]}", space=star_name(target), **_star_argument(state, kind, target)
        )
    life_kinds = {
        a.LIFE_AT: "life-at",
        a.STABILISE: "stabilise-at",
        a.LIFE_FROM: "life-from",
        a.LIFE_TO: "life-to",
        a.PAY_LIFE: "pay-life",
    }
    if kind in life_kinds:
        named: dict[str, Argument] = {"life": life_here(state, target)} if kind in (a.LIFE_FROM, a.PAY_LIFE) else {}
        return message(f"crafting-do-{life_kinds[kind]}", space=life_name(target), **named)
    hexagon_kinds = {
        a.TILE_AT: "tile-at",
        a.ADVANCED_AT: "advanced-at",
        a.REPLACE_TILE: "replace",
        a.TILE_FROM: "tile-from",
        a.TILE_TO: "tile-to",
    }
    if kind in hexagon_kinds:
        return message(f"crafting-do-{hexagon_kinds[kind]}", hexagon=hexagon_name(state.components.galaxy, target))
    return _card_message(state, kind, target)


_UNPLACED = "crafting-do-pay-unplaced"


def _star_argument(state: CraftingState, kind: int, space: int) -> dict[str, Argument]:
    return {"star": star_here(state, space)} if kind in (a.DISCARD_STAR, a.CONVERT, a.STAR_FROM) else {}


def _card_message(state: CraftingState, kind: int, target: int) -> Message:
    if kind == a.MOVE_ENERGY:
        return _shift_message(state, target)
    if kind == a.DRAW_NEBULA:
        return message("crafting-do-draw", size=target + 1)
    if kind == a.TAKE_CARD:
        if target == a.FROM_DECK:
            return message("crafting-do-take-deck")
        return message("crafting-do-take", type=control(target))
    if kind == a.TILE:
        return message("crafting-do-tile", tile=tile_name(state.components, state.held_tiles[target] & 0xFF))
    if kind == a.ELEMENT:
        return message("crafting-do-gain", star=a_star(target))
    if kind == a.PAY_ENERGY:
        card = argument(state.agenda[state.pending - 1]) if state.pending else 0
        return message("crafting-do-pay", cards=state.components.cost_cards[card], type=control(target))
    if kind == a.EITHER:
        return message(f"crafting-do-either-{EITHER_WORDS[target]}")
    if kind == a.SLOT:
        return message("crafting-do-slot", slot=target + 1, cards=state.components.slot_cost[target])
    if kind == a.KEEP_CARD or kind == a.UNDER_DECK:
        card = state.drawn[target] & 0xFF
        verb = "keep" if kind == a.KEEP_CARD else "under"
        return message(f"crafting-do-{verb}", card=power(card), effect=power_text(card))
    if kind == a.OMEGA:
        if target < SIZES:
            return message("crafting-do-omega-nebula", size=target + 1)
        return message(f"crafting-do-omega-{OMEGA_WORDS[target]}")
    return message("crafting-do-discard-card", type=control(target))


def _shift_message(state: CraftingState, target: int) -> Message:
    if target == a.ENOUGH_SHIFTS:
        return message("crafting-do-shift-stop")
    own = target == a.OWN_TOKEN
    start = state.token[state.current_player] if own else target
    end = control(next_control(state, start))
    return message("crafting-do-shift-own" if own else "crafting-do-shift-dark", start=control(start), end=end)


def _menu_message(state: CraftingState, entry: int) -> Message:
    components = state.components
    seat = state.current_player
    plain = {
        a.MENU_LIFE: "place-life",
        a.MENU_TILE: "place-nebula",
        a.MENU_CONVERT: "convert",
        a.MENU_STABILISE: "stabilise",
        a.MENU_MOVE_STAR: "move-star",
        a.MENU_MOVE_LIFE: "move-life",
        a.MENU_END: "end",
    }
    if entry in plain:
        return message(f"crafting-do-{plain[entry]}")
    if entry < a.MENU_LIFE:
        return message("crafting-do-place-star", star=a_star(entry))
    if entry < a.MENU_BUY:
        return _discharge_message(state, entry - a.MENU_DISCHARGE)
    if entry < a.MENU_SELL:
        return message("crafting-do-buy", type=control(entry - a.MENU_BUY))
    if entry < a.MENU_USE:
        return message(
            "crafting-do-sell",
            type=control(entry - a.MENU_SELL),
            cards=components.set_size,
            points=components.set_points,
        )
    if entry < a.MENU_COMPLETE:
        card = state.powers[seat * SLOTS + entry - a.MENU_USE]
        return message("crafting-do-use", card=power(card), effect=power_text(card))
    if entry < a.MENU_ADVANCE:
        hexagon = entry - a.MENU_COMPLETE
        tile = state.tiles[seat * components.galaxy.hexagons + hexagon]
        name = hexagon_name(components.galaxy, hexagon)
        return message("crafting-do-complete", hexagon=name, points=components.tile_points[tile])
    return message("crafting-do-advance", hexagon=hexagon_name(components.galaxy, entry - a.MENU_ADVANCE))


def _discharge_message(state: CraftingState, reward: int) -> Message:
    points = next_chamber_points(state)
    if reward < ELEMENTS:
        return message("crafting-do-discharge-star", star=a_star(reward), points=points)
    if reward == a.REWARD_NOTHING:
        return message("crafting-do-discharge-nothing", points=points)
    if not state.components.discharge_card_scores:
        points = 0
    return message("crafting-do-discharge-card", card=power(GENERATIONS + reward - a.REWARD_CARD), points=points)


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


def prompt(state: CraftingState) -> Message:
    """Tell the current player what to do now."""
    kind = current_kind(state)
    if kind == a.MOVE_ENERGY:
        return message("crafting-prompt-shift", steps=state.shifts_left)
    if kind == a.TAKE_CARD:
        return message("crafting-prompt-take", cards=argument(state.agenda[state.pending - 1]))
    if kind == a.DISCARD_CARD:
        return message("crafting-prompt-discard-card", limit=state.components.hand_limit)
    if kind == a.STAR_AT:
        return message("crafting-prompt-star-at", star=star(argument(state.agenda[state.pending - 1])))
    return message(f"crafting-prompt-{PROMPTS[kind]}")


# Events


def event_message(state: CraftingState, event: Event) -> Message:
    """Return what an event tells."""
    who = Seat(event.seat)
    kind = event.kind
    galaxy = state.components.galaxy
    if kind == e.ROUND:
        return message("crafting-event-round", player=who, round=event.a)
    if kind == e.ENERGY_MOVED:
        name = "crafting-event-moved-own" if event.c else "crafting-event-moved-dark"
        return message(name, player=who, start=control(event.a), end=control(event.b))
    if kind == e.STARS_GAINED:
        return message("crafting-event-stars", player=who, number=event.b, star=star(event.a))
    if kind == e.LIFE_GAINED:
        return message("crafting-event-life", player=who, number=event.a)
    if kind == e.SLIDER_GAINED:
        slider = ("supernova", "dna", "graviton")[event.a]
        return message(f"crafting-event-slider-{slider}", player=who, number=event.b)
    if kind == e.CRYSTALS_GAINED:
        name = "crafting-event-crystals-top" if event.b else "crafting-event-crystals"
        return message(name, player=who, number=event.a)
    if kind in _SPACE_EVENTS:
        return _space_event(galaxy, event)
    if kind in _CARD_EVENTS:
        return _card_event(state, event)
    return _world_event(state, event)


_SPACE_EVENTS = (
    e.STAR_PLACED,
    e.LIFE_PLACED,
    e.STAR_DISCARDED,
    e.CONVERTED,
    e.TURNED_BACK,
    e.STABILISED,
    e.STAR_MOVED,
    e.LIFE_MOVED,
    e.TILE_MOVED,
    e.LIFE_PAID,
    e.ADVANCED,
    e.ADVANCED_VALUE,
    e.SUPERNOVA_PAID,
    e.EVOLVED,
)


def _space_event(galaxy: Galaxy, event: Event) -> Message:
    who = Seat(event.seat)
    kind = event.kind
    if kind == e.STAR_PLACED:
        return message("crafting-event-star-placed", player=who, star=a_star(event.a), space=star_name(event.b))
    if kind == e.LIFE_PLACED:
        life = message("crafting-life-stable" if event.b else "crafting-life-proto")
        return message("crafting-event-life-placed", player=who, life=life, space=life_name(event.a))
    if kind == e.STAR_DISCARDED:
        lost = message("crafting-supernova") if event.c else star(event.a)
        return message("crafting-event-star-discarded", player=who, star=lost, space=star_name(event.b))
    if kind == e.CONVERTED:
        return message("crafting-event-converted", player=who, space=star_name(event.a))
    if kind == e.TURNED_BACK:
        return message("crafting-event-turned-back", player=who, star=a_star(event.b), space=star_name(event.a))
    if kind == e.STABILISED:
        return message("crafting-event-stabilised", player=who, space=life_name(event.a))
    if kind == e.STAR_MOVED:
        return message("crafting-event-star-moved", player=who, start=star_name(event.a), end=star_name(event.b))
    if kind == e.LIFE_MOVED:
        return message("crafting-event-life-moved", player=who, start=life_name(event.a), end=life_name(event.b))
    if kind == e.TILE_MOVED:
        start, end = hexagon_name(galaxy, event.a), hexagon_name(galaxy, event.b)
        return message("crafting-event-tile-moved", player=who, start=start, end=end)
    if kind == e.LIFE_PAID:
        if event.a == a.STOP:
            return message("crafting-event-life-paid-unplaced", player=who)
        life = message("crafting-life-stable" if event.b else "crafting-life-proto")
        return message("crafting-event-life-paid", player=who, life=life, space=life_name(event.a))
    if kind == e.ADVANCED:
        hexagon = hexagon_name(galaxy, event.a)
        return message("crafting-event-advanced", player=who, hexagon=hexagon, proto=event.b)
    if kind == e.EVOLVED:
        return message("crafting-event-evolved", player=who, hexagon=hexagon_name(galaxy, event.a))
    if kind == e.ADVANCED_VALUE:
        return message("crafting-event-advanced-value", hexagon=hexagon_name(galaxy, event.a), points=event.b)
    return message("crafting-event-supernova-paid", player=who, space=star_name(event.a))


_CARD_EVENTS = (
    e.CARD_TAKEN,
    e.CARD_DRAWN,
    e.CARD_DRAWN_UNSEEN,
    e.SET_SOLD,
    e.POWER_BOUGHT,
    e.POWERS_DRAWN,
    e.POWER_KEPT,
    e.POWER_UNDER,
    e.POWER_USED,
    e.CARD_DISCARDED,
)


def _card_event(state: CraftingState, event: Event) -> Message:
    who = Seat(event.seat)
    kind = event.kind
    if kind == e.CARD_TAKEN:
        return message("crafting-event-card-taken", player=who, type=control(event.a))
    if kind == e.CARD_DRAWN:
        return message("crafting-event-card-drawn", type=control(event.a))
    if kind == e.CARD_DRAWN_UNSEEN:
        return message("crafting-event-card-drawn-unseen", player=who)
    if kind == e.SET_SOLD:
        cards = state.components.set_size
        return message("crafting-event-sold", player=who, cards=cards, type=control(event.a), points=event.b)
    if kind == e.POWER_BOUGHT:
        return message("crafting-event-bought", player=who, type=control(event.a), slot=event.b + 1, cards=event.c)
    if kind == e.POWERS_DRAWN:
        drawn = [card for card in (event.a, event.b, event.c, event.d) if card != NOBODY]
        names: dict[str, Argument] = {f"card{place + 1}": power(card) for place, card in enumerate(drawn)}
        return message(f"crafting-event-powers-drawn-{len(drawn)}", **names)
    if kind == e.POWER_KEPT:
        return message("crafting-event-kept", player=who, card=power(event.a))
    if kind == e.POWER_UNDER:
        return message("crafting-event-under", card=power(event.a))
    if kind == e.POWER_USED:
        if event.b == NOBODY:
            return message("crafting-event-used-chamber", player=who, card=power(event.a))
        cards = state.components.cost_cards[event.a]
        return message("crafting-event-used", player=who, card=power(event.a), cards=cards, type=control(event.b))
    return message("crafting-event-card-discarded", player=who, type=control(event.a))


def _world_event(state: CraftingState, event: Event) -> Message:
    who = Seat(event.seat)
    kind = event.kind
    components = state.components
    if kind == e.DISPLAY_FILLED:
        return message("crafting-event-display", type=control(event.a))
    if kind == e.DECK_RENEWED:
        return message("crafting-event-deck-renewed")
    if kind == e.NEBULA_DRAWN:
        return message("crafting-event-nebula-drawn", tile=tile_name(components, event.a))
    if kind == e.NEBULA_DRAWN_UNSEEN:
        return message("crafting-event-nebula-drawn-unseen", player=who, size=event.a + 1)
    if kind == e.TILE_PLACED:
        hexagon = hexagon_name(components.galaxy, event.b)
        return message("crafting-event-tile-placed", player=who, tile=tile_name(components, event.a), hexagon=hexagon)
    if kind == e.COMPLETED:
        hexagon = hexagon_name(components.galaxy, event.a)
        return message("crafting-event-completed", player=who, hexagon=hexagon, points=event.c)
    if kind == e.DISCHARGED:
        return message("crafting-event-discharged", player=who, points=event.a)
    if kind == e.TILE_REPLACED:
        hexagon = hexagon_name(components.galaxy, event.a)
        return message("crafting-event-tile-replaced", player=who, tile=tile_name(components, event.c), hexagon=hexagon)
    if kind == e.OMEGA_TAKEN:
        if event.a < SIZES:
            return message("crafting-event-omega-nebula", player=who, size=event.a + 1)
        return message(f"crafting-event-omega-{OMEGA_WORDS[event.a]}", player=who)
    if kind == e.LOST:
        lost = {"stars": event.a, "life": event.b, "nebulae": event.c}
        lost = {kind: count for kind, count in lost.items() if count}
        return message("crafting-event-lost", player=who, what=message("crafting-lost-" + "-".join(lost), **lost))
    if kind == e.GOAL_REVEALED:
        return message("crafting-event-goal-revealed", goal=goal(event.a))
    if kind == e.GOAL_SCORED:
        return message("crafting-event-goal", player=who, goal=goal(event.a), amount=event.b, points=event.c)
    if kind == e.GOAL_MISSED:
        return message("crafting-event-goal-missed", goal=goal(event.a))
    if kind == e.ADVANCED_SHOWN:
        return message("crafting-event-advanced-shown", player=who, points=event.a)
    return message(f"crafting-event-over-{('crystals', 'goals', 'both')[event.a - 1]}")
