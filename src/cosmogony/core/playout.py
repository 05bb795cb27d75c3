"""Whole games of random decisions inside the compiled unit: for benches, contract tests and search."""

from cosmogony.core.rng import Rng
from cosmogony.core.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play uniformly random decisions to the end and return how many there were."""
    decisions = 0
    while not state.over:
        state.apply(state.pick(rng))
        decisions += 1
    return decisions


def play_copies(start: State, rng: Rng, games: int) -> int:
    """Play ``games`` random games from copies of one position and return the number of decisions."""
    decisions = 0
    for _game in range(games):
        decisions += play_out(start.copy(), rng)
    return decisions


def copy_often(state: State, times: int) -> None:
    """Copy the same state again and again: the bench measures how long it takes."""
    for _time in range(times):
        state.copy()


def perft(state: State, depth: int) -> int:
    """Count the sequences of ``depth`` legal actions from here; a game that is over counts once."""
    if depth == 0 or state.over:
        return 1
    leaves = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        leaves += perft(child, depth - 1)
    return leaves
