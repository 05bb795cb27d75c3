"""What a position of Genesis comes to: written once for the rules, explanations, notation, views and evaluation."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.actions import LEFT
from cosmogony.games.genesis.components import CHAOS, COLOURS, LIFE, MATTER, REGIONS, REST_DAY, VOID, Components

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState


def obtainable(state: "GenesisState", seat: i64, offer: i64, colour: i64) -> i64:
    """Return how many cubes of a colour the stock still has for an offer of a player's square (GEN-4.5)."""
    return min(state.components.yield_of(state.region[seat], state.square[seat], offer, colour), state.stock[colour])


def is_short(state: "GenesisState", seat: i64, offer: i64) -> bool:
    """Say whether the stock lacks cubes of an offer of a player's square (GEN-4.5)."""
    for colour in range(COLOURS):
        if state.components.yield_of(state.region[seat], state.square[seat], offer, colour) > state.stock[colour]:
            return True
    return False


def neighbour(state: "GenesisState", angel: i64, direction: i64) -> i64:
    """Return the angel directly to the left or right in the same region, or nobody (GEN-4.2)."""
    region = state.region[angel]
    square = state.square[angel] + (-1 if direction == LEFT else 1)
    for other in range(state.n_players + 1):
        if state.region[other] == region and state.square[other] == square:
            return other
    return NOBODY


def next_circle(state: "GenesisState", day: i64) -> i64:
    """Return the first empty circle of a day, counted from 1 (GEN-6.2)."""
    circle: i64 = 1
    circles = state.circles
    for angel in range(state.n_players + 1):
        if circles[angel * REGIONS + day] > 0:
            circle += 1
    return circle


def missing_and_spare(components: Components, day: i64, chaos: i64, matter: i64, life: i64) -> tuple[i64, i64]:
    """Compare cubes with a day's cost: how many of the cost are missing, how many are beyond it (GEN-6.4)."""
    cost = components.cost
    chaos -= cost[day * COLOURS + CHAOS]
    matter -= cost[day * COLOURS + MATTER]
    life -= cost[day * COLOURS + LIFE]
    missing: i64 = max(0, -chaos) + max(0, -matter) + max(0, -life)
    return missing, chaos + matter + life + missing


def missing_and_spare_of(state: "GenesisState", seat: i64, day: i64) -> tuple[i64, i64]:
    """Compare all that a player holds with a day's cost (GEN-6.4)."""
    hand = seat * COLOURS
    cubes = state.cubes
    return missing_and_spare(state.components, day, cubes[hand + CHAOS], cubes[hand + MATTER], cubes[hand + LIFE])


def missing_by_day(state: "GenesisState", seat: i64) -> list[int]:
    """Return how many cubes a player lacks for a work on each of the days I to VI (GEN-6.4)."""
    missing: list[int] = []
    for day in range(VOID + 1, REST_DAY):
        lacking, _ = missing_and_spare_of(state, seat, day)
        missing.append(lacking)
    return missing


def missing_and_spare_in(state: "GenesisState", action: i64) -> tuple[i64, i64]:
    """Compare the cubes of a payment with the cost of the day where the current player works (GEN-6.4)."""
    payments = state.components.payments
    day = state.region[state.current_player]
    chaos, matter, life = payments.paid(action, CHAOS), payments.paid(action, MATTER), payments.paid(action, LIFE)
    return missing_and_spare(state.components, day, chaos, matter, life)


def covers(components: Components, day: i64, chaos: i64, matter: i64, life: i64) -> bool:
    """Say whether cubes cover a day's cost by exchanges of any kind, wasteful ones too (GEN-6.5).

    An exchange hands over ``rate`` cubes for one of another colour: the cubes beyond the cost tell how many exchanges
    there were, and each colour how many of its own cubes they replaced, at least and at most.
    """
    rate = components.exchange
    beyond = chaos + matter + life - cost_of(components, day)
    exchanges = beyond // (rate - 1)
    least: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        cost = components.cost[day * COLOURS + colour]
        unpaid = cost - (chaos if colour == CHAOS else matter if colour == MATTER else life)
        fewest: i64 = max(0, unpaid)
        highest: i64 = min(cost, (rate * exchanges + unpaid) // (rate + 1))
        if fewest > highest:
            return False
        least += fewest
        most += highest
    return beyond % (rate - 1) == 0 and least <= exchanges <= most


def cost_of(components: Components, day: i64) -> i64:
    """Return how many cubes a day's work costs (GEN-6.2)."""
    first = day * COLOURS
    cost = components.cost
    return cost[first + CHAOS] + cost[first + MATTER] + cost[first + LIFE]


def can_pay(state: "GenesisState", seat: i64, day: i64) -> bool:
    """Say whether a player's spare cubes can stand in for all that a day's work still lacks (GEN-6.4)."""
    missing, spare = missing_and_spare_of(state, seat, day)
    return spare >= state.components.exchange * missing
