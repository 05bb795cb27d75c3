"""OpenSpiel's own test passes at every table, with copies and serialisation; what it shows is what a seat may know."""

import contextlib
import io
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cosmogony.core.memory import information_state
from cosmogony.envs import openspiel
from cosmogony.games import game as find_game
from tests.envs.tables import at_every_table


def load(name: str, players: int) -> Any:
    """Load a game with few deals, which are all listed again and again."""
    return pyspiel.load_game(openspiel.PREFIX + name, {"players": players, "deals": 20})


@pytest.mark.slow
@at_every_table
def test_their_test_passes(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@at_every_table
def test_states_are_those_of_the_game(name: str, players: int) -> None:
    ours, game = find_game(name), load(name, players)
    state, dice = game.new_initial_state(), np.random.default_rng(3)
    assert state.is_chance_node()
    state.apply_action(7)
    true: Any = ours.new(players, 7)
    looks = make_observation(game)
    for _ in range(60):
        if true.over:
            break
        mover = true.current_player
        assert (state.current_player(), state.legal_actions()) == (mover, sorted(true.legal_actions()))
        looks.set_from(state, mover)
        assert (looks.tensor * 255).round().astype(np.uint8).tobytes() == ours.observation(true, mover)
        action = int(dice.choice(true.legal_actions()))
        assert state.action_to_string(mover, action) == ours.text(true, action)
        clone = state.clone()
        state.apply_action(action)
        true.apply(action)
        assert len(clone.history()) == len(state.history()) - 1
    remembers = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(players):
        assert remembers.string_from(state, seat) == information_state(ours, true, seat)
    assert state.returns() == true.returns()
