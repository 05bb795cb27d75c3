"""Looking one decision ahead: what each legal action leads to, judged by the evaluation.

A decision that opens others (a payment, a place for a piece) is followed through them, narrowly, until the position
can be judged.
"""

from typing import Final

from mypy_extensions import i64

from cosmogony.core.evaluation import Evaluation, margin, worths
from cosmogony.core.state import State

RIVALRY: Final = 0.75
"""How much a point of lead counts beside a point of one's own."""
VICTORY: Final = 10.0
"""What the victory counts in a game that is over, in points."""


def judge(state: State, seat: i64, evaluation: Evaluation) -> float:
    """Return what a position is worth to a seat: its own prospects and its lead."""
    prospects = worths(state, evaluation)
    lead = margin(prospects, evaluation.outsider(state), seat)
    value = (1.0 - RIVALRY) * prospects[seat] + RIVALRY * lead
    if state.over and seat in state.winners():
        value += VICTORY
    return value


def look_ahead(world: State, evaluation: Evaluation, depth: i64, breadth: i64) -> list[float]:
    """Return the value of each legal action for the current player."""
    seat = world.current_player
    values: list[float] = []
    for action in world.legal_actions():
        child = world.copy()
        child.apply(action)
        values.append(follow(child, seat, evaluation, depth, breadth))
    return values


def follow(state: State, seat: i64, evaluation: Evaluation, depth: i64, breadth: i64) -> float:
    """Follow half-made decisions of the same player to the best position that can be judged."""
    if depth == 0 or state.over or state.current_player != seat or evaluation.settled(state):
        return judge(state, seat, evaluation)
    best = -1.0e9
    for action in most_urgent(state, evaluation, breadth):
        child = state.copy()
        child.apply(action)
        best = max(best, follow(child, seat, evaluation, depth - 1, max(1, breadth // 2)))
    return best


def most_urgent(state: State, evaluation: Evaluation, breadth: i64) -> list[int]:
    """Return the legal actions that a sensible player is most eager for."""
    legal = state.legal_actions()
    if len(legal) <= breadth:
        return legal
    urges: list[int] = []
    for action in legal:
        urges.append(evaluation.urge(state, action))
    bar = sorted(urges, reverse=True)[breadth - 1]
    kept: list[int] = []
    for index in range(len(legal)):
        if urges[index] >= bar and len(kept) < breadth:
            kept.append(legal[index])
    return kept
