"""Whoever looks at a game leaves nothing of it in memory: a server and a training loop look at millions of states."""

import copy
import gc
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through

Look = Callable[[Game[Any], Any], object]
EVERY = 12
"""Decisions from one look to the next."""
MOST_LEFT = 2
"""Blocks of memory that count as nothing, fewer than there are looks."""
TRIES = 5
"""What a look leaves it leaves each time; what another thread of the process that tests happens to take, once."""


def tell(game: Game[Any], state: Any) -> None:
    """Look as the browsers at a table do."""
    for seat in (*range(state.n_players), None):
        game.observe(state, seat)
        game.board(state, seat)


def describe(game: Game[Any], state: Any) -> None:
    """Ask what each thing on the board is."""
    for thing in game.things(state, state.current_player):
        game.describe(state, state.current_player, thing)


def explain(game: Game[Any], state: Any) -> None:
    """Ask why each of some actions is allowed or not."""
    for action in (*range(-1, game.n_actions, max(1, game.n_actions // 500)), *state.legal_actions()):
        game.explain(state, action)


def count(game: Game[Any], state: Any) -> None:
    """Ask for points, and for what is counted after a game."""
    game.score_sheet(state)
    game.census(state)
    game.findings(state)


def number(game: Game[Any], state: Any) -> None:
    """Look as a network does."""
    for seat in range(state.n_players):
        game.observation(state, seat)
    legal = vec[i64]([0] * len(state.legal_actions()))
    state.legal_into(legal, 0)


def travel(_: Game[Any], state: Any) -> None:
    """Go to another process."""
    pickle.loads(pickle.dumps(state))  # noqa: S301 - our own


def begin_again(game: Game[Any], state: Any) -> None:
    """Start a game from a seed as large as those of servers, and deal a world for each seat."""
    seed = (1 << 256) - len(state.history)
    begun = game.new(state.n_players, seed)
    for seat in range(state.n_players):
        begun.determinize(seat, seeded(seed, "world"))


LOOKS: tuple[Look, ...] = (tell, describe, explain, count, number, travel, begin_again)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", GAMES)
def test_a_look_leaves_nothing_in_memory(name: str, look: Look) -> None:
    """Each look is at a state of its own, so that even what is kept once for each state is found."""
    game = GAMES[name]

    def round_of_looks() -> int:
        states = [copy.copy(state) for state in every_nth(play_through(game, game.min_players, 4), EVERY)][:-1]
        for state in states:
            look(game, state)
        return len(states)

    assert round_of_looks() > MOST_LEFT  # what is read from files or made once and kept is there after this
    left = [left_by(round_of_looks)]
    while min(left) > MOST_LEFT and len(left) < TRIES:
        left.append(left_by(round_of_looks))
    assert min(left) <= MOST_LEFT, left


def left_by(work: Callable[[], object]) -> int:
    """Count the blocks of memory that some work adds."""
    before = blocks()
    work()
    return blocks() - before


def blocks() -> int:
    """Count what is in memory when all that nobody refers to, and what Python keeps only to be quick, is gone."""
    gc.collect()
    sys._clear_type_cache()
    return sys.getallocatedblocks()
