"""What everything on the board of Genesis is, and how it stands: for those who point at it and ask.

Things are named by a word and where they are: ``square III 2``, ``stock C``, ``angel 0``. All of it lies open.
"""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.components import COLOURS, LETTERS, NUMERALS, REGIONS, REST_DAY, ROUNDS, SQUARES, VOID
from cosmogony.games.genesis.facts import missing_and_spare_of, next_circle
from cosmogony.games.genesis.notation import (
    angel,
    colour_name,
    essence,
    forecast_message,
    god_message,
    region_name,
    square_name,
    time_of_day,
)
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Argument, Message, Seat, message

Told = Callable[[GenesisState, int | None, list[str]], Description]


def what(word: str, **named: Argument) -> Message:
    """Make a message of this page."""
    return message(f"genesis-what-{word}", **named)


def things(state: GenesisState) -> list[str]:
    """List everything on the board."""
    works = range(VOID + 1, REST_DAY)
    return [
        "god",
        *(f"time {step}" for step in range(1, ROUNDS + 1)),
        *(f"region {numeral}" for numeral in NUMERALS),
        *(f"square {numeral} {square}" for numeral in NUMERALS for square in range(1, SQUARES + 1)),
        *(f"circle {NUMERALS[day]} {circle}" for day in works for circle in range(1, SQUARES + 1)),
        *(f"{word} {NUMERALS[day]}" for word in ("work", "cost", "bonus") for day in works),
        *(f"stock {letter}" for letter in LETTERS),
        *(f"angel {seat}" for seat in range(state.n_players)),
        "dark angel",
        "shadow",
    ]


def describe(state: GenesisState, seat: int | None, thing: str) -> Description | None:
    """Say what something is; None for what is no thing of this board."""
    if thing not in things(state):
        return None
    word, *rest = thing.split()
    return TOLD[word](state, seat, rest)


def _god(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    left = what("rounds-left", rounds=max(0, ROUNDS + 1 - state.round))
    return Description(what("god-name"), what("god"), [god_message(state), left], ["GEN-8.1", "GEN-8.2"])


def _time(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    step, now = int(rest[0]), state.round - 1
    day = NUMERALS[(step + 2) // 3]
    name = what("time-name", time=time_of_day(step), numeral=day)
    ahead = what("time-ahead", rounds=step - now) if step > now else what("time-now" if step == now else "time-past")
    return Description(name, what("time"), [ahead], ["GEN-2.1", "GEN-8.1"])


def _region(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    region = NUMERALS.index(rest[0])
    kind = {VOID: "void", REST_DAY: "rest"}.get(region, "day")
    clauses = {"void": ["GEN-1.4", "GEN-5.1"], "rest": ["GEN-9.2", "GEN-4.6"], "day": ["GEN-5.1", "GEN-6.1"]}[kind]
    now = [] if region <= state.gods_day else [what("not-begun", numeral=rest[0])]
    if state.crowd[region] < SQUARES:
        now.append(what("arrives", square=square_name(region, state.crowd[region])))
    return Description(region_name(region), what(kind), now, clauses)


def _square(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    region, square = NUMERALS.index(rest[0]), int(rest[1]) - 1
    who = _standing(state, region, square)
    now = [what("stands", angel=angel(state, who)) if who != NOBODY else what("nobody")]
    if region == REST_DAY:
        does = what("rest-square", points=state.components.rest[square])
        return Description(square_name(region, square), does, now, ["GEN-9.2"])
    offers = state.components.yields_at(region, square)
    words = [essence(offer) for offer in offers]
    does = what(f"yields-{len(words)}", **{f"yield{number + 1}": word for number, word in enumerate(words)})
    for offer in offers:
        got = [min(offer[colour], state.stock[colour]) for colour in range(COLOURS)]
        if got != offer:
            now.append(what("short", gathered=essence(got), essence=essence(offer)))
    return Description(square_name(region, square), does, now, ["GEN-4.4", "GEN-4.5"])


def _standing(state: GenesisState, region: int, square: int) -> int:
    """Return the angel on a square, or nobody."""
    everyone = range(state.n_players + 1)
    return next((a for a in everyone if state.region[a] == region and state.square[a] == square), NOBODY)


def _circle(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    day, circle = NUMERALS.index(rest[0]), int(rest[1])
    everyone = range(state.n_players + 1)
    who = next((a for a in everyone if state.circles[a * REGIONS + day] == circle), NOBODY)
    points = state.components.points_for(day, circle)
    if who != NOBODY:
        now = what("worked", angel=angel(state, who), points=points)
    else:
        now = what("circle-next" if circle == next_circle(state, day) else "circle-later")
    name = what(f"circle-{circle}", numeral=rest[0])
    return Description(name, what("circle", numeral=rest[0], points=points), [now], ["GEN-6.2", "GEN-9.1"])


def _work(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    day = NUMERALS.index(rest[0])
    circle = next_circle(state, day)
    now = [what("next-points", points=state.components.points_for(day, circle))] if circle <= SQUARES else []
    if seat is not None:
        now.append(_payable(state, seat, day))
    return Description(what("work-name", numeral=rest[0]), what("work"), now, ["GEN-6.1", "GEN-6.2", "GEN-6.3"])


def _cost(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    day = NUMERALS.index(rest[0])
    does = what("cost", essence=essence(state.components.cost_at(day)), exchange=state.components.exchange)
    now = [] if seat is None else [_payable(state, seat, day)]
    return Description(what("cost-name", numeral=rest[0]), does, now, ["GEN-6.2", "GEN-6.4"])


def _payable(state: GenesisState, seat: int, day: int) -> Message:
    """Say whether a player holds what a day's work costs, or has done it."""
    if state.circles[seat * REGIONS + day]:
        return what("done")
    missing, spare = missing_and_spare_of(state, seat, day)
    if not missing:
        return what("payable")
    return what("lacking", missing=missing, needed=state.components.exchange * missing, spare=spare)


def _bonus(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    day = NUMERALS.index(rest[0])
    does = what("bonus", essence=essence(state.components.bonus_at(day)))
    now = []
    if seat is not None:
        done, here = state.circles[seat * REGIONS + day] > 0, state.region[seat] == day
        now = [what("bonus-comes" if done and here else "bonus-away" if done else "bonus-undone")]
    return Description(what("bonus-name", numeral=rest[0]), does, now, ["GEN-3.2", "GEN-3.3"])


def _stock(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    colour = LETTERS.index(rest[0])
    left, whole = state.stock[colour], state.components.per_player * state.n_players
    now = what("stock-left", count=left, all=whole) if left else what("stock-empty")
    return Description(what("stock-name", colour=colour_name(colour)), what("stock"), [now], ["GEN-1.2", "GEN-4.5"])


def _angel(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    number = int(rest[0])
    held = essence([state.cubes[number * COLOURS + colour] for colour in range(COLOURS)])
    where = square_name(state.region[number], state.square[number])
    now = what("angel-now", square=where, essence=held, points=total(state, number))
    return Description(what("angel-name", player=Seat(number)), what("angel"), [now], ["GEN-3.1", "GEN-3.4"])


def _dark(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    dark = state.dark_angel
    where = square_name(state.region[dark], state.square[dark])
    now = [what("dark-now", square=where, points=total(state, dark)), *_forecast(state)]
    return Description(what("dark-name"), what("dark"), now, ["GEN-7.1", "GEN-9.6"])


def _shadow(state: GenesisState, seat: int | None, rest: list[str]) -> Description:
    return Description(what("shadow-name"), what("shadow"), _forecast(state), ["GEN-7.1"])


def _forecast(state: GenesisState) -> list[Message]:
    return [] if state.over else [message("genesis-board-forecast", forecast=forecast_message(state))]


TOLD: dict[str, Told] = {
    "god": _god,
    "time": _time,
    "region": _region,
    "square": _square,
    "circle": _circle,
    "work": _work,
    "cost": _cost,
    "bonus": _bonus,
    "stock": _stock,
    "angel": _angel,
    "dark": _dark,
    "shadow": _shadow,
}
