"""PettingZoo's own suite passes at every table, and an environment plays what the game plays."""

import contextlib
import io
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cosmogony.core.batch import new_seed
from cosmogony.core.rng import seeded
from cosmogony.envs import pettingzoo
from cosmogony.games import game as find_game
from tests.envs.tables import at_every_table

theirs = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # what PettingZoo says about dicts of arrays


@theirs
@at_every_table
def test_their_suite_passes(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(pettingzoo.env(name, players), num_cycles=400)
        seed_test(lambda: pettingzoo.env(name, players), num_cycles=100)


@at_every_table
def test_a_game_is_played_to_its_end_and_rewarded(name: str, players: int) -> None:
    game = find_game(name)
    env = pettingzoo.env(name, players)
    env.reset(seed=5)
    state: Any = game.new(players, new_seed(seeded(5, "environment")))
    dice, got = np.random.default_rng(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut_off, _ = env.last()
        got[agent] += reward
        if ended or cut_off:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        legal = seen["legal_actions"][seen["legal_actions"] >= 0]
        assert (seat, legal.tolist()) == (state.current_player, state.legal_actions())
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        assert seen["observation"].tobytes() == game.observation(state, seat)
        action = int(dice.choice(legal))
        env.step(action)
        state.apply(action)
    assert state.over
    assert list(got.values()) == state.returns()


@at_every_table
def test_environments_side_by_side_do_not_disturb_each_other(name: str, players: int) -> None:
    """A seed gives the same game in every thread, whatever others play meanwhile: no dice are shared."""

    def play(seed: int) -> list[bytes]:
        env, seen = pettingzoo.env(name, players), []
        env.reset(seed=seed)
        dice = np.random.default_rng(seed)
        for _agent in env.agent_iter(max_iter=80):
            looked, _, ended, *_ = env.last()
            seen.append(looked["observation"].tobytes())
            env.step(None if ended else int(dice.choice(np.flatnonzero(looked["action_mask"]))))
        return seen

    alone = [play(seed) for seed in (3, 4)]
    assert alone[0] != alone[1]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, (3, 4, 3, 4))) == alone * 2


def test_only_the_agent_to_move_is_told_what_is_legal() -> None:
    env = pettingzoo.env("genesis", 3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo warns of the illegal action
def test_an_illegal_action_ends_the_game_and_costs() -> None:
    env = pettingzoo.env("genesis", 2)
    env.reset(seed=1)
    mover, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[mover] == -1.0


def test_the_board_is_drawn_for_the_seat_to_move() -> None:
    env = pettingzoo.env("cosmogenesis", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "I" in env.render()
