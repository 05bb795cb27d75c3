"""Genesis for bots: works are points, essence is worth the works it can pay for, and the dark angel is a rival.

Read as advice: gather what the days you have not worked on still cost; stand on a day when you can pay for it, and
work before others take the better circles; be early on day VII; and keep two angels to the left of the dark angel
on God's day, or he works there first.
"""

from typing import Final

from mypy_extensions import i64

from cosmogony.core.evaluation import Evaluation
from cosmogony.core.state import State
from cosmogony.games.genesis.actions import (
    CHOOSE_GATHERING,
    CHOOSE_PAYMENT,
    GATHER,
    MOVE,
    PASS,
    PAY,
    SWITCH,
    WORK,
    kind_of,
)
from cosmogony.games.genesis.components import (
    CHAOS,
    COLOURS,
    LAST_DAY,
    LIFE,
    MATTER,
    REGIONS,
    REST_DAY,
    ROUNDS,
    SQUARES,
    VOID,
)
from cosmogony.games.genesis.facts import can_pay, cost_of, missing_and_spare_of, next_circle, obtainable
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState

CUBE: Final = 0.45
"""Points that a cube is worth while there is a work left to pay with it."""
SPARE_CUBE: Final = 0.12
"""Points that a cube beyond all costs is worth: three of them stand in for one."""
PATIENCE: Final = 0.87
"""What is left of a hope after one turn of waiting."""
HOPE: Final = 0.75
"""How much of a work's gain counts before it is done."""
DARK_FUTURE: Final = 2.2
"""Points that the dark angel makes of a day that has not begun."""
GATHERED: Final = 2.0
"""Cubes that a turn of gathering brings, about."""


class GenesisEvaluation(Evaluation):
    """Points, hope for works, essence, the place on the track, rest."""

    def __init__(self) -> None:
        super().__init__(6.0, ["points", "works", "essence", "place", "rest"])

    def parts(self, state: State, seat: i64) -> list[float]:
        """Return what a seat may hope for."""
        assert isinstance(state, GenesisState)
        if state.over:
            return [float(total(state, seat)), 0.0, 0.0, 0.0, 0.0]
        turns = turns_left(state, seat)
        return [
            float(total(state, seat)),
            work_hope(state, seat, turns),
            essence(state, seat, turns),
            place(state, seat, turns),
            rest_hope(state, seat),
        ]

    def worth(self, state: State, seat: i64) -> float:
        """Return the sum of the parts, without building the list."""
        assert isinstance(state, GenesisState)
        points = float(total(state, seat))
        if state.over:
            return points
        turns = turns_left(state, seat)
        hopes = work_hope(state, seat, turns) + essence(state, seat, turns)
        return points + hopes + place(state, seat, turns) + rest_hope(state, seat)

    def outsider(self, state: State) -> float:
        """Return what the dark angel will end with."""
        assert isinstance(state, GenesisState)
        points = float(total(state, state.dark_angel))
        if state.over:
            return points
        return points + dark_hope(state)

    def urge(self, state: State, action: i64) -> i64:
        """Work when you can, gather what is needed, move to where work is possible."""
        assert isinstance(state, GenesisState)
        kind = kind_of(action)
        if kind == WORK:
            return 400
        if kind == GATHER:
            return 6 + 10 * useful(state, action - GATHER)
        if kind == MOVE:
            return urge_to_move(state, action - MOVE)
        if kind == SWITCH:
            return 8 if action < SWITCH + COLOURS and state.phase != CHOOSE_GATHERING else 2
        if kind == PAY:
            return urge_to_pay(state, action)
        if kind == PASS:
            return 60 if state.region[state.current_player] == REST_DAY else 1
        return 10

    def settled(self, state: State) -> bool:
        """A payment or a gathering after a switch is still open otherwise."""
        assert isinstance(state, GenesisState)
        return state.phase != CHOOSE_PAYMENT and state.phase != CHOOSE_GATHERING


def turns_left(state: GenesisState, seat: i64) -> i64:
    """Return how many turns a player still has, the present one included."""
    turns: i64 = ROUNDS - state.round
    waited = (seat - state.starting_player + state.n_players) % state.n_players
    if state.n_players - state.turns_left <= waited:
        turns += 1
    return turns


def missing(state: GenesisState, seat: i64, day: i64) -> float:
    """Return how many cubes a player still lacks for a day's work; spare ones stand in at the exchange rate."""
    lacking, spare = missing_and_spare_of(state, seat, day)
    short = float(lacking) - float(spare) / float(state.components.exchange)
    return short if short > 0.0 else 0.0


def work_hope(state: GenesisState, seat: i64, turns: i64) -> float:
    """Sum over the days without own work what it would gain beyond its cost, less for each turn it is away."""
    hope = 0.0
    for day in range(1, REST_DAY):
        if state.circles[seat * REGIONS + day] > 0:
            continue
        circle = next_circle(state, day)
        if circle > SQUARES:
            continue
        gain = float(state.components.points_for(day, circle)) - CUBE * float(cost_of(state.components, day))
        away = missing(state, seat, day) / GATHERED
        if state.region[seat] != day:
            away += 1.0
        if day > state.gods_day:
            away = max(away, float(3 * day - 1 - state.round + 1))
        if away + 1.0 <= float(turns) and gain > 0.0:
            hope += gain * power(PATIENCE, away)
    return HOPE * hope


def power(base: float, exponent: float) -> float:
    """Return base to a power of halves, without a library call."""
    result = 1.0
    while exponent >= 1.0:
        result *= base
        exponent -= 1.0
    return result * (1.0 - (1.0 - base) * exponent)


def essence(state: GenesisState, seat: i64, turns: i64) -> float:
    """Cubes count while a work is left that needs them; the last turns make them worthless."""
    value = 0.0
    for colour in range(COLOURS):
        needed: i64 = 0
        for day in range(1, REST_DAY):
            if state.circles[seat * REGIONS + day] == 0:
                needed += state.components.cost[day * COLOURS + colour]
        held = state.cubes[seat * COLOURS + colour]
        useful_cubes = min(held, needed)
        value += CUBE * float(useful_cubes) + SPARE_CUBE * float(held - useful_cubes)
    if turns <= 1:
        return 0.0
    return value if turns > 4 else value * float(turns - 1) / 4.0


def place(state: GenesisState, seat: i64, turns: i64) -> float:
    """A square that offers much, and a day that pays a bonus, are worth part of what they bring next turn."""
    region = state.region[seat]
    if region == REST_DAY or turns <= 2:
        return 0.0
    best: i64 = 0
    for offer in range(state.components.offers_at(region, state.square[seat])):
        best = max(best, offered(state, seat, offer))
    value = 0.3 * float(best)
    if region != VOID and state.circles[seat * REGIONS + region] > 0:
        first = region * COLOURS
        bonus = state.components.bonus
        value += 0.6 * float(bonus[first] + bonus[first + 1] + bonus[first + 2])
    return CUBE * value


def offered(state: GenesisState, seat: i64, offer: i64) -> i64:
    """Return how many cubes one of the yields of the player's square would bring from the stock as it is."""
    cubes: i64 = 0
    for colour in range(COLOURS):
        cubes += obtainable(state, seat, offer, colour)
    return cubes


def rest_hope(state: GenesisState, seat: i64) -> float:
    """While day VII is open and the angel is elsewhere, the next free square there beckons."""
    if state.gods_day < REST_DAY or state.region[seat] == REST_DAY:
        return 0.0
    if turns_left(state, seat) == 0:
        return 0.0
    return 0.7 * float(state.components.rest[state.crowd[REST_DAY]])


def dark_hope(state: GenesisState) -> float:
    """The dark angel works on God's day if he reaches its first square in time; later days count on average."""
    day = state.gods_day
    dark = state.dark_angel
    future = DARK_FUTURE * float(LAST_DAY - day) if day < LAST_DAY else 0.0
    future += 1.0 if day < REST_DAY else 0.0
    if day == VOID or day == REST_DAY or state.circles[dark * REGIONS + day] > 0:
        return future
    left = 3 * day + 2 - state.round
    needed: i64 = 1
    if state.region[dark] == day:
        needed += state.square[dark]
    else:
        needed += 1 + state.crowd[day]
    points = float(state.components.points_for(day, min(next_circle(state, day), SQUARES)))
    if needed > left:
        return future + 0.1 * points
    return future + points * (0.3 if needed == left else 0.95)


def useful(state: GenesisState, offer: i64) -> i64:
    """Count the cubes of a yield that works still to do can use; others count a third."""
    seat = state.current_player
    thirds: i64 = 0
    for colour in range(COLOURS):
        gain = obtainable(state, seat, offer, colour)
        if gain > 0:
            room: i64 = 0
            for day in range(1, REST_DAY):
                if state.circles[seat * REGIONS + day] == 0:
                    room += state.components.cost[day * COLOURS + colour]
            room -= state.cubes[seat * COLOURS + colour]
            thirds += 3 * gain if room >= gain else gain
    return thirds // 3


def urge_to_move(state: GenesisState, region: i64) -> i64:
    """Go where work can be paid for; to day VII when it is time; seldom anywhere else."""
    seat = state.current_player
    if region == REST_DAY:
        return 12 + 30 * state.components.rest[state.crowd[REST_DAY]]
    if region == VOID:
        return 1
    if state.circles[seat * REGIONS + region] > 0:
        return 2
    if can_pay(state, seat, region):
        here = state.region[seat]
        waiting = here != VOID and here != REST_DAY and state.circles[seat * REGIONS + here] == 0
        return 25 if waiting and can_pay(state, seat, here) else 120
    if region == state.gods_day:
        return 16
    return 8 if missing(state, seat, region) <= 2.0 else 3


def urge_to_pay(state: GenesisState, action: i64) -> i64:
    """Pay with as few cubes as possible, and exchange what is of least use."""
    payments = state.components.payments
    handed_over = payments.paid(action, CHAOS) + payments.paid(action, MATTER) + payments.paid(action, LIFE)
    return 12 if handed_over <= cost_of(state.components, state.region[state.current_player]) else 4
