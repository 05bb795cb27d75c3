"""Genesis in words: actions to text and back, events to messages, the board as text."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from cosmogony.core.errors import NotationError
from cosmogony.core.state import Event
from cosmogony.games.genesis import events
from cosmogony.games.genesis.actions import (
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
)
from cosmogony.games.genesis.components import COLOURS, LETTERS, NOTHING, NUMERALS, VOID
from cosmogony.games.genesis.facts import neighbour, next_circle, obtainable
from cosmogony.games.genesis.payments import BASE
from cosmogony.games.genesis.rules import dark_angels_deed
from cosmogony.games.genesis.scoring import total, winners
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Argument, Message, Seat, message

COLOUR_NAMES = ("chaos", "matter", "life")
DIRECTIONS = ("left", "right")
PLAIN = {"work": WORK, "pass": PASS}
PAYMENT = re.compile(r"(\d{1,2})([CML])")


# Notation: the same in every language, as records hold it


def text(state: GenesisState, action: int) -> str:
    """Return the notation of an action."""
    kind = kind_of(action)
    target = action - kind
    if kind == START:
        return f"start {LETTERS[target]}"
    if kind == GATHER:
        return f"gather {amounts_text(offered(state, target))}"
    if kind == SWITCH:
        return f"switch {DIRECTIONS[target // COLOURS]} {LETTERS[target % COLOURS]}"
    if kind == MOVE:
        return f"move {NUMERALS[target]}"
    if kind == PAY:
        return f"pay {amounts_text(handed_over(state, action))}"
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
        return _parse_pay(state, notation, rest)
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
    wanted = [0] * COLOURS if rest == [NOTHING] else _amounts(notation, rest)
    seat = state.current_player
    offers = state.components.yields_at(state.region[seat], state.square[seat])
    if wanted not in offers:
        known = " or ".join(amounts_text(amounts) for amounts in offers)
        raise NotationError(f'"{notation}": the square where the angel stands offers {known or "nothing"}')
    return GATHER + offers.index(wanted)


def _parse_pay(state: GenesisState, notation: str, rest: list[str]) -> int:
    chaos, matter, life = _amounts(notation, rest)
    if max(chaos, matter, life) >= BASE:
        raise NotationError(f'"{notation}": there are never so many cubes')
    return state.components.payments.action(chaos, matter, life)


def _amounts(notation: str, words: list[str]) -> list[int]:
    amounts = [0] * COLOURS
    for word in words:
        match = PAYMENT.fullmatch(word.upper())
        if match is None:
            raise NotationError(f'"{notation}": "{word}" is not an amount such as 2C, 1M or 3L')
        amounts[LETTERS.index(match[2])] += int(match[1])
    return amounts


def offered(state: GenesisState, offer: int) -> list[int]:
    """Return one of the yields that the current player's square offers."""
    seat = state.current_player
    region, square = state.region[seat], state.square[seat]
    return [state.components.yield_of(region, square, offer, colour) for colour in range(COLOURS)]


def handed_over(state: GenesisState, action: int) -> list[int]:
    """Return the cubes that a payment hands over, by colour."""
    payments = state.components.payments
    return [payments.paid(action, colour) for colour in range(COLOURS)]


def amounts_text(amounts: Sequence[int]) -> str:
    """Write cubes by colour, ``2C 1M``."""
    return _amounts_text(tuple(amounts))


@lru_cache(maxsize=4096)
def _amounts_text(amounts: tuple[int, ...]) -> str:
    return " ".join(f"{amount}{LETTERS[colour]}" for colour, amount in enumerate(amounts) if amount) or NOTHING


# Words for people; the names of things are few, and said with every position


def essence(amounts: Sequence[int]) -> Message:
    """Name some cubes: ``2 chaos and 1 matter``."""
    return _essence(tuple(amounts))


@lru_cache(maxsize=4096)
def _essence(amounts: tuple[int, ...]) -> Message:
    held = {COLOUR_NAMES[colour]: amount for colour, amount in enumerate(amounts) if amount}
    return message("genesis-essence-" + ("-".join(held) or "none"), **held)


@cache
def colour_name(colour: int) -> Message:
    """Name a colour of essence."""
    return message(f"genesis-colour-{COLOUR_NAMES[colour]}")


def region_name(region: int) -> Message:
    """Name a region as the place where someone is: the void, day III."""
    return _region("genesis-region", region)


@cache
def towards(region: int, square: int) -> Message:
    """Name a square as the goal of a move: to day III, second place."""
    to = _region("genesis-to", region)
    thing = square_thing(region, square)
    return message("genesis-to-place", to=to, place=message(f"genesis-place-{square + 1}"), thing=thing)


@cache
def square_name(region: int, square: int) -> Message:
    """Name a square: day III, front."""
    place = message(f"genesis-place-{square + 1}")
    return message("genesis-square", region=region_name(region), place=place, thing=square_thing(region, square))


def square_thing(region: int, square: int) -> str:
    """Return the name under which a square can be asked about."""
    return f"square {NUMERALS[region]} {square + 1}"


@cache
def on_circle(day: int, circle: int) -> Message:
    """Name a circle as where a work is marked: on the first circle."""
    return message(f"genesis-on-circle-{circle}", thing=f"circle {NUMERALS[day]} {circle}")


@cache
def _region(prefix: str, region: int) -> Message:
    thing = f"region {NUMERALS[region]}"
    if region == VOID:
        return message(f"{prefix}-void", thing=thing)
    return message(f"{prefix}-day", numeral=NUMERALS[region], thing=thing)


def angel(state: GenesisState, number: int) -> Argument:
    """Name an angel: a player or the dark angel."""
    return message("genesis-dark-angel") if number == state.dark_angel else Seat(number)


def partner(state: GenesisState, number: int) -> Argument:
    """Name an angel as the one with whom another switches places."""
    return message("genesis-with-dark-angel") if number == state.dark_angel else Seat(number)


def action_message(state: GenesisState, action: int) -> Message:
    """Return what an action means."""
    kind = kind_of(action)
    target = action - kind
    seat = state.current_player
    if kind == START:
        return message("genesis-do-start", colour=colour_name(target))
    if kind == GATHER:
        return _gather(state, target)
    if kind == SWITCH:
        direction = LEFT if target < COLOURS else RIGHT
        other = partner(state, neighbour(state, seat, direction))
        return message(f"genesis-do-switch-{DIRECTIONS[direction]}", other=other, colour=colour_name(target % COLOURS))
    if kind == MOVE:
        return _move(target, state.crowd[target] - (state.region[seat] == target))
    if kind == PAY:
        return _pay(tuple(handed_over(state, action)))
    if kind == WORK:
        day = state.region[seat]
        points = state.components.points_for(day, next_circle(state, day))
        return message("genesis-do-work", numeral=NUMERALS[day], points=points)
    return message("genesis-do-pass-switched" if state.phase == CHOOSE_GATHERING else "genesis-do-pass")


@lru_cache(maxsize=4096)
def _pay(amounts: tuple[int, ...]) -> Message:
    return message("genesis-do-pay", essence=_essence(amounts))


@cache
def _move(region: int, square: int) -> Message:
    return message("genesis-do-move", to=towards(region, square))


def _gather(state: GenesisState, offer: int) -> Message:
    """Say what a gathering brings: less than the square shows where the stock is short."""
    shown = offered(state, offer)
    got = [obtainable(state, state.current_player, offer, colour) for colour in range(COLOURS)]
    if got == shown:
        return message("genesis-do-gather", essence=essence(shown))
    if not any(got):
        return message("genesis-do-gather-none", essence=essence(shown))
    if sum(amount > 0 for amount in shown) == 1:
        return message("genesis-do-gather-of", gathered=sum(got), essence=essence(shown))
    return message("genesis-do-gather-short", gathered=essence(got), essence=essence(shown))


def prompt(state: GenesisState) -> Message:
    """Tell the current player what to do now."""
    if state.phase == CHOOSE_CUBE:
        return message("genesis-prompt-start")
    if state.phase == CHOOSE_PAYMENT:
        day = state.region[state.current_player]
        return message("genesis-prompt-pay", numeral=NUMERALS[day], essence=essence(state.components.cost_at(day)))
    if state.phase == CHOOSE_GATHERING:
        return message("genesis-prompt-gather")
    return message("genesis-prompt-action")


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
        return message("genesis-event-moved", player=who, to=towards(event.b, event.c))
    if kind == events.PAID:
        return message("genesis-event-paid", player=who, essence=essence([event.a, event.b, event.c]))
    if kind == events.WORKED:
        day, circle = NUMERALS[event.a], on_circle(event.a, event.b)
        return message("genesis-event-worked", player=who, numeral=day, circle=circle, points=event.c)
    if kind == events.DECLINED:
        return message("genesis-event-declined-switched" if event.a else "genesis-event-declined", player=who)
    return _world_message(state, event)


def _world_message(state: GenesisState, event: Event) -> Message:
    """Return what the dark angel or God did."""
    if events.DARK_MOVED <= event.kind <= events.DARK_STAYED:
        return deed_message(state, event.kind, event.a, event.b)
    if event.kind == events.GOD_MOVED:
        return message("genesis-event-god-moved", time=time_of_day(event.a), numeral=NUMERALS[event.b])
    if state.over and not winners(state):
        return message("genesis-event-over-dark", points=total(state, state.dark_angel))
    return message("genesis-event-over")


@cache
def time_of_day(step: int) -> Message:
    """Name God's step within a day: morning, midday or evening."""
    return message(f"genesis-time-{('evening', 'morning', 'midday')[step % 3]}")


def god_message(state: GenesisState) -> Message:
    """Say where God stands."""
    return _god(state.round - 1, state.gods_day)


@cache
def _god(step: int, day: int) -> Message:
    if step == 0:
        return message("genesis-god-before")
    return message("genesis-god-at", time=time_of_day(step), numeral=NUMERALS[day])


def forecast_message(state: GenesisState) -> Message:
    """Announce what the dark angel will do at the end of this round as things stand."""
    deed, target = dark_angels_deed(state)
    return deed_message(state, deed, target, state.gods_day)


def deed_message(state: GenesisState, deed: int, target: int, day: int) -> Message:
    """Tell what the dark angel does, or did, while God is on a day."""
    if deed == events.DARK_MOVED:
        return message("genesis-event-dark-moved", to=_region("genesis-to", target))
    if deed == events.DARK_SWITCHED:
        return message("genesis-event-dark-switched", other=Seat(target))
    if deed == events.DARK_WORKED:
        points = state.components.points_for(day, target)
        return message("genesis-event-dark-worked", numeral=NUMERALS[day], circle=on_circle(day, target), points=points)
    return message("genesis-event-dark-stayed")
