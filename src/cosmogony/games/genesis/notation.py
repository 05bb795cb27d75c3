"""Genesis in words: actions to text and back, events to messages, the board as text."""

import re
from collections.abc import Sequence

from cosmogony.core.errors import NotationError
from cosmogony.core.state import Event
from cosmogony.games.genesis import events
from cosmogony.games.genesis.actions import (
    BASE,
    CHOOSE_CUBE,
    CHOOSE_GATHERING,
    CHOOSE_PAYMENT,
    GATHER,
    LEFT,
    MOVE,
    PASS,
    PAY,
    RIGHT,
    START,
    SWITCH,
    WORK,
    kind_of,
    paid,
    payment,
)
from cosmogony.games.genesis.components import COLOURS, LETTERS, NUMERALS, VOID, Components
from cosmogony.games.genesis.rules import dark_angels_turn, mark_work, neighbour
from cosmogony.games.genesis.scoring import total, winners
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Argument, Message, Seat, message

COLOUR_NAMES = ("chaos", "matter", "life")
DIRECTIONS = ("left", "right")
PLAIN = {"work": WORK, "pass": PASS}
PAYMENT = re.compile(r"(\d{1,2})([CML])")


# Notation: the same in every language, as records hold it


def text(state: GenesisState, chosen: int) -> str:
    """Return the notation of an action."""
    kind = kind_of(chosen)
    target = chosen - kind
    if kind == START:
        return f"start {LETTERS[target]}"
    if kind == GATHER:
        return f"gather {amounts_text(offer(state, target))}"
    if kind == SWITCH:
        return f"switch {DIRECTIONS[target // COLOURS]} {LETTERS[target % COLOURS]}"
    if kind == MOVE:
        return f"move {NUMERALS[target]}"
    if kind == PAY:
        return f"pay {amounts_text([paid(chosen, colour) for colour in range(COLOURS)])}"
    return "work" if kind == WORK else "pass"


def parse(state: GenesisState, notation: str) -> int:
    """Return the action that a notation stands for; refuse what is none."""
    words = notation.split()
    verb = words[0].lower() if words else ""
    rest = words[1:]
    if verb in PLAIN and not rest:
        return PLAIN[verb]
    if verb == "start" and len(rest) == 1 and rest[0].upper() in list(LETTERS):
        return START + LETTERS.index(rest[0].upper())
    if verb == "move" and len(rest) == 1 and rest[0].lower() in _REGIONS:
        return MOVE + _REGIONS[rest[0].lower()]
    if verb == "switch" and len(rest) == 2:
        return _parse_switch(notation, rest)
    if verb == "gather" and rest:
        return _parse_gather(state, notation, rest)
    if verb == "pay" and rest:
        return _parse_pay(notation, rest)
    raise NotationError(
        f'"{notation}" is no action of Genesis; write for example: start C, gather 2C 1M, switch left M, '
        "move III, move void, work, pay 3L 3C, pass"
    )


_REGIONS = {name.lower(): region for region, name in enumerate(NUMERALS)}


def _parse_switch(notation: str, rest: list[str]) -> int:
    direction, colour = rest[0].lower(), rest[1].upper()
    if direction not in DIRECTIONS or colour not in list(LETTERS):
        raise NotationError(f'"{notation}": write switch left or switch right and the colour paid, C, M or L')
    return SWITCH + DIRECTIONS.index(direction) * COLOURS + LETTERS.index(colour)


def _parse_gather(state: GenesisState, notation: str, rest: list[str]) -> int:
    wanted = _amounts(notation, rest)
    seat = state.current_player
    options = state.components.options_at(state.region[seat], state.square[seat])
    offers = [offer(state, option) for option in range(options)]
    if wanted not in offers:
        offered = " or ".join(amounts_text(amounts) for amounts in offers)
        raise NotationError(f'"{notation}": the square where the angel stands offers {offered or "nothing"}')
    return GATHER + offers.index(wanted)


def _parse_pay(notation: str, rest: list[str]) -> int:
    chaos, matter, life = _amounts(notation, rest)
    if max(chaos, matter, life) >= BASE:
        raise NotationError(f'"{notation}": there are never so many cubes')
    return payment(chaos, matter, life)


def _amounts(notation: str, words: list[str]) -> list[int]:
    amounts = [0] * COLOURS
    for word in words:
        match = PAYMENT.fullmatch(word.upper())
        if match is None:
            raise NotationError(f'"{notation}": "{word}" is not an amount such as 2C, 1M or 3L')
        amounts[LETTERS.index(match[2])] += int(match[1])
    return amounts


def offer(state: GenesisState, option: int) -> list[int]:
    """Return what an option of the current player's square offers."""
    seat = state.current_player
    region, square = state.region[seat], state.square[seat]
    return [state.components.yield_of(region, square, option, colour) for colour in range(COLOURS)]


def amounts_text(amounts: Sequence[int]) -> str:
    """Write cubes by colour, ``2C 1M``."""
    return " ".join(f"{amount}{LETTERS[colour]}" for colour, amount in enumerate(amounts) if amount) or "-"


# Words for people


def essence(amounts: Sequence[int]) -> Message:
    """Name some cubes: ``2 chaos and 1 matter``."""
    held = {COLOUR_NAMES[colour]: amount for colour, amount in enumerate(amounts) if amount}
    return message("genesis-essence-" + ("-".join(held) or "none"), **held)


def colour_name(colour: int) -> Message:
    """Name a colour of essence."""
    return message(f"genesis-colour-{COLOUR_NAMES[colour]}")


def region_name(region: int) -> Message:
    """Name a region as the place where someone is: the void, day III."""
    return _region("genesis-region", region)


def towards(region: int) -> Message:
    """Name a region as the goal of a move: to the void, to day III."""
    return _region("genesis-to", region)


def _region(prefix: str, region: int) -> Message:
    return message(f"{prefix}-void") if region == VOID else message(f"{prefix}-day", numeral=NUMERALS[region])


def angel(state: GenesisState, number: int) -> Argument:
    """Name an angel: a player or the dark angel."""
    return message("genesis-dark-angel") if number == state.dark_angel else Seat(number)


def partner(state: GenesisState, number: int) -> Argument:
    """Name an angel as the one with whom another switches places."""
    return message("genesis-with-dark-angel") if number == state.dark_angel else Seat(number)


def action_message(state: GenesisState, chosen: int) -> Message:
    """Return what an action means."""
    kind = kind_of(chosen)
    target = chosen - kind
    seat = state.current_player
    if kind == START:
        return message("genesis-do-start", colour=colour_name(target))
    if kind == GATHER:
        return message("genesis-do-gather", essence=essence(offer(state, target)))
    if kind == SWITCH:
        direction = LEFT if target < COLOURS else RIGHT
        other = partner(state, neighbour(state, seat, direction))
        return message(f"genesis-do-switch-{DIRECTIONS[direction]}", other=other, colour=colour_name(target % COLOURS))
    if kind == MOVE:
        return message("genesis-do-move", to=towards(target))
    if kind == PAY:
        return message("genesis-do-pay", essence=essence([paid(chosen, c) for c in range(COLOURS)]))
    if kind == WORK:
        day = state.region[seat]
        points = state.components.points_for(day, mark_work(state.copy(), seat, day))
        return message("genesis-do-work", numeral=NUMERALS[day], points=points)
    return message("genesis-do-pass")


def prompt(state: GenesisState) -> Message:
    """Tell the current player what to do now."""
    if state.phase == CHOOSE_CUBE:
        return message("genesis-prompt-start")
    if state.phase == CHOOSE_PAYMENT:
        day = state.region[state.current_player]
        return message("genesis-prompt-pay", numeral=NUMERALS[day], essence=essence(day_cost(state.components, day)))
    if state.phase == CHOOSE_GATHERING:
        return message("genesis-prompt-gather")
    return message("genesis-prompt-action")


def day_cost(components: Components, day: int) -> list[int]:
    """Return the cost of a day's work by colour."""
    return [components.cost[day * COLOURS + colour] for colour in range(COLOURS)]


def event_message(state: GenesisState, event: Event) -> Message:
    """Return what an event tells."""
    who = Seat(event.seat)
    kind = event.kind
    if kind == events.ROUND:
        return message("genesis-event-round", player=who, round=event.a)
    if kind == events.START_CUBE:
        return message("genesis-event-start", player=who, colour=colour_name(event.a))
    if kind == events.BONUS:
        cubes = essence([event.b, event.c, event.d])
        return message("genesis-event-bonus", player=who, essence=cubes, numeral=NUMERALS[event.a])
    if kind == events.GATHERED:
        cubes = essence([event.a, event.b, event.c])
        return message(
            "genesis-event-gathered-short" if event.d else "genesis-event-gathered", player=who, essence=cubes
        )
    if kind == events.SWITCHED:
        return message("genesis-event-switched", player=who, other=partner(state, event.a), colour=colour_name(event.b))
    if kind == events.MOVED:
        return message("genesis-event-moved", player=who, to=towards(event.b))
    if kind == events.PAID:
        return message("genesis-event-paid", player=who, essence=essence([event.a, event.b, event.c]))
    if kind == events.WORKED:
        return message("genesis-event-worked", player=who, numeral=NUMERALS[event.a], circle=event.b, points=event.c)
    if kind == events.DECLINED:
        return message("genesis-event-declined", player=who)
    return _world_message(state, event)


def _world_message(state: GenesisState, event: Event) -> Message:
    """Return what the dark angel or God did."""
    kind = event.kind
    if kind == events.DARK_MOVED:
        return message("genesis-event-dark-moved", to=towards(event.b))
    if kind == events.DARK_SWITCHED:
        return message("genesis-event-dark-switched", other=partner(state, event.a))
    if kind == events.DARK_WORKED:
        return message("genesis-event-dark-worked", numeral=NUMERALS[event.a], circle=event.b, points=event.c)
    if kind == events.DARK_STAYED:
        return message("genesis-event-dark-stayed")
    if kind == events.GOD_MOVED:
        return message("genesis-event-god-moved", time=time_of_day(event.a), numeral=NUMERALS[event.b])
    if state.over and not winners(state):
        return message("genesis-event-over-dark", points=total(state, state.dark_angel))
    return message("genesis-event-over")


def time_of_day(step: int) -> Message:
    """Name God's step within a day: morning, midday or evening."""
    return message(f"genesis-time-{('evening', 'morning', 'midday')[step % 3]}")


def god_message(state: GenesisState) -> Message:
    """Say where God stands."""
    step = state.round - 1
    if step == 0:
        return message("genesis-god-before")
    return message("genesis-god-at", time=time_of_day(step), numeral=NUMERALS[state.gods_day])


def dark_forecast(state: GenesisState) -> Message:
    """Announce what the dark angel will do at the end of this round as things stand."""
    world = state.copy()
    world.recording = True
    dark_angels_turn(world)
    return event_message(world, world.events[0])
