"""The score of Genesis (GEN-9): work points, resting points, the dark angel, ties."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.genesis.components import REGIONS, REST_DAY

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState


def work_points(state: "GenesisState", angel: i64, day: i64) -> i64:
    """Points of an angel's work on a day, 0 without a marker there (GEN-9.1)."""
    circle = state.circles[angel * REGIONS + day]
    if circle == 0:
        return 0
    return state.components.points_for(day, circle)


def resting_points(state: "GenesisState", angel: i64) -> i64:
    """Points of the square on day VII, for those who stand there (GEN-9.2, GEN-9.3)."""
    if state.region[angel] != REST_DAY:
        return 0
    if angel == state.dark_angel and not state.components.dark_angel_rests:
        return 0
    return state.components.rest[state.square[angel]]


def total(state: "GenesisState", angel: i64) -> i64:
    """Return all points of an angel (GEN-9.1 to GEN-9.3)."""
    points = resting_points(state, angel)
    circles = state.circles
    components = state.components
    for day in range(1, REST_DAY):
        circle = circles[angel * REGIONS + day]
        if circle > 0:
            points += components.points_for(day, circle)
    return points


def scores(state: "GenesisState") -> list[int]:
    """Return each player's points as they stand (GEN-9.1, GEN-9.2)."""
    result: list[int] = []
    for seat in range(state.n_players):
        result.append(total(state, seat))
    return result


def winners(state: "GenesisState") -> list[int]:
    """Return who wins: nobody if the dark angel has most (GEN-9.6), else the best (GEN-9.4), ties by rest (GEN-9.5)."""
    best: i64 = -1
    for seat in range(state.n_players):
        best = max(best, total(state, seat))
    dark = total(state, state.dark_angel)
    if dark > best or (dark == best and state.components.dark_angel_wins_ties):
        return []
    tied: list[int] = []
    for seat in range(state.n_players):
        if total(state, seat) == best:
            tied.append(seat)
    return furthest_left_at_rest(state, tied) if len(tied) > 1 else tied


def furthest_left_at_rest(state: "GenesisState", tied: list[int]) -> list[int]:
    """Keep the tied player furthest to the left on day VII; without one there, all share (GEN-9.5)."""
    first: i64 = -1
    for seat in tied:
        if state.region[seat] == REST_DAY and (first < 0 or state.square[seat] < state.square[first]):
            first = seat
    return tied if first < 0 else [first]
