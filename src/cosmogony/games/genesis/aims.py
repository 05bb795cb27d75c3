"""Why a choice in Genesis is good, with the actual values."""

from cosmogony.games.genesis.components import NUMERALS, REGIONS, REST_DAY, SQUARES
from cosmogony.games.genesis.evaluate import CUBE, missing
from cosmogony.games.genesis.facts import cost_of, next_circle
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message, message


def aims(before: GenesisState, after: GenesisState, seat: int) -> list[Message]:
    """Name the day's work that a choice brings closest."""
    best, gain = 0, 0.0
    for day in range(1, REST_DAY):
        if after.circles[seat * REGIONS + day] == 0 and next_circle(after, day) <= SQUARES:
            closer = _distance(before, seat, day) - _distance(after, seat, day)
            points = float(after.components.points_for(day, next_circle(after, day)))
            value = closer * (points - CUBE * float(cost_of(after.components, day)))
            if value > gain:
                best, gain = day, value
    if not best:
        return []
    worth = int(after.components.points_for(best, next_circle(after, best)))
    lacking = -int(-missing(after, seat, best) // 1)
    if lacking:
        return [message("genesis-aim-work", numeral=NUMERALS[best], points=worth, missing=lacking)]
    ready = "genesis-aim-ready" if after.region[seat] == best else "genesis-aim-paid"
    return [message(ready, numeral=NUMERALS[best], points=worth)]


def _distance(state: GenesisState, seat: int, day: int) -> float:
    """Turns until a day's work, about: cubes still lacking, and the move there."""
    return missing(state, seat, day) / 2 + (state.region[seat] != day)
