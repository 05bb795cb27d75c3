"""Gymnasium's own checks pass at every table; batches play what single games play; bots sit where they are asked to."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv
from msgspec.structs import replace

from cosmogony.core.batch import new_seed
from cosmogony.core.rng import seeded
from cosmogony.envs.gymnasium import SeatEnv, TablesEnv
from cosmogony.games import game as find_game
from tests.envs.tables import at_every_table

theirs = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")  # it would like to know the environment by a name


@theirs
@at_every_table
def test_their_checks_pass(name: str, players: int) -> None:
    check_env(SeatEnv(name, players, render_mode="ansi"), skip_render_check=True)


@theirs
@at_every_table
def test_their_vector_environment_holds_seats(name: str, players: int) -> None:
    play_together(SyncVectorEnv([lambda: SeatEnv(name, players)] * 2))


@theirs
def test_their_vector_environment_holds_seats_in_other_processes() -> None:
    # Tests run in a process with threads: a fork of it may hang for ever on a lock that one of them held just then.
    play_together(AsyncVectorEnv([lambda: SeatEnv("genesis"), lambda: SeatEnv("genesis")], context="spawn"))


def play_together(envs: Any) -> None:
    """Play on in all of them, also into the next game; both see what they say they see."""
    try:
        seen, _ = envs.reset(seed=3)
        for _ in range(60):
            assert envs.observation_space.contains(seen)
            seen, *_ = envs.step(seen["legal_actions"].max(axis=1))
    finally:
        envs.close()


@at_every_table
def test_a_seat_plays_to_the_end_against_bots(name: str, players: int) -> None:
    env, dice = SeatEnv(name, players, opponents="random"), np.random.default_rng(2)
    for game in range(2):
        seen, info = env.reset(seed=7 if game == 0 else None)
        ended = False
        while not ended:
            assert env.state is not None
            assert env.state.current_player == info["seat"]
            legal = seen["legal_actions"][seen["legal_actions"] >= 0]
            seen, reward, ended, cut_off, info = env.step(int(dice.choice(legal)))
            assert not cut_off
        assert env.state is not None
        assert (env.state.over, reward) == (True, env.state.returns()[info["seat"]])


def test_opponents_sit_in_order_and_as_many_as_needed() -> None:
    env = SeatEnv("genesis", 3, opponents=["comet", "random"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert (env.seat, env.unwrapped is env) == (1, True)
    assert env.render()
    env.close()
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        SeatEnv("genesis", 3, opponents=["comet"])


def test_an_illegal_action_ends_the_game_and_costs() -> None:
    env = SeatEnv("genesis", 2)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    *_, reward, ended, cut_off, info = env.step(illegal)
    assert (reward, ended, cut_off, info["illegal"]) == (-1.0, True, False, True)


def choose(seen: dict[str, Any], infos: dict[str, Any], dice: np.random.Generator) -> Any:
    """Choose one of the legal actions in each game; anything where there is none."""
    rows = np.arange(len(infos["count"]))
    return seen["legal_actions"][rows, (dice.random(len(rows)) * infos["count"]).astype(np.int64)]


@at_every_table
def test_a_batch_plays_what_single_games_play(name: str, players: int) -> None:
    """Row by row: who moves, what is seen and legal, what it brings, and the next game after the end."""
    game, rows = find_game(name), 3
    envs, dice = TablesEnv(name, rows, players, mask=True), np.random.default_rng(4)
    seen, infos = envs.reset(seed=11)
    seeds = [seeded(11 + row, "environment") for row in range(rows)]
    states: list[Any] = [game.new(players, new_seed(seeds[row])) for row in range(rows)]
    games = 0
    while games < rows + 1:
        assert envs.observation_space.contains({key: value.copy() for key, value in seen.items()})
        for row, state in enumerate(states):
            legal = state.legal_actions()
            assert infos["player"][row] == state.current_player
            assert seen["legal_actions"][row][: infos["count"][row]].tolist() == legal
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(legal)
            assert seen["observation"][row].tobytes() == game.observation(state, state.current_player)
        actions = choose(seen, infos, dice)
        seen, rewards, ended, cut_off, infos = envs.step(actions)
        for row, state in enumerate(states):
            if state.over:
                states[row] = game.new(players, new_seed(seeds[row]))
                games += 1
                assert (rewards[row], ended[row]) == (0.0, False)
                continue
            mover = state.current_player
            state.apply(int(actions[row]))
            assert (ended[row], cut_off[row]) == (state.over, False)
            assert infos["returns"][row].tolist() == state.returns()
            assert rewards[row] == state.returns()[mover]


@at_every_table
def test_a_batch_sees_what_is_there_by_whatever_rulings(name: str, players: int) -> None:
    """What it keeps of players from one decision to the next stays true, whatever rules may change of whom."""
    game, dice = find_game(name), np.random.default_rng(players)
    for seed in range(2):
        rulings = {one.name: str(dice.choice(one.values)) for one in game.rulings() if one.values}
        envs = TablesEnv(name, 2, players, options=rulings)
        seen, infos = envs.reset(seed=seed)
        ended = np.zeros(2, np.bool_)
        while not ended.any():
            for row, state in enumerate(envs.batch.states):
                assert seen["observation"][row].tobytes() == game.observation(state, int(infos["player"][row]))
            seen, _, ended, _, infos = envs.step(choose(seen, infos, dice))


@at_every_table
def test_a_batch_for_one_seat_lets_the_others_play(name: str, players: int) -> None:
    envs, dice = TablesEnv(name, 2, players, seat=players - 1), np.random.default_rng(4)
    seen, infos = envs.reset(seed=[5, None])
    games = 0
    while games < 2:
        assert infos["player"].tolist() == [players - 1] * 2
        seen, rewards, ended, cut_off, infos = envs.step(choose(seen, infos, dice))
        games += int(ended.sum())
        assert rewards.tolist() == infos["returns"][:, players - 1].tolist()
        assert not cut_off.any()


@pytest.mark.parametrize(("name", "longest"), [("genesis", 40), ("cosmogenesis", 40), ("crafting", 160)])
def test_a_batch_cuts_off_games_that_take_too_long(name: str, longest: int) -> None:
    """The end tells no legal actions of others; the next step deals anew."""
    for seat in (None, 0):
        envs, dice = TablesEnv(name, 8, 3, seat), np.random.default_rng(6)
        envs.batch.longest = longest
        seen, infos = envs.reset(seed=6)
        ends = 0
        for _ in range(2 * longest):
            seen, rewards, ended, cut_off, infos = envs.step(choose(seen, infos, dice))
            decisions = np.array(list(envs.batch.decisions))
            ends += int(cut_off.sum())
            assert (cut_off == (decisions >= longest)).all()
            assert [ended.any(), rewards.any(), infos["returns"].any()] == [False] * 3
            for state, mover, count in zip(envs.batch.states, infos["player"], infos["count"], strict=True):
                assert (count > 0) == (state.current_player == mover)
        assert ends >= 8


@pytest.mark.parametrize("name", ["genesis", "cosmogenesis", "crafting"])
def test_a_seat_is_cut_off_where_a_game_takes_too_long(name: str) -> None:
    env, dice = SeatEnv(name, 3, seat=0), np.random.default_rng(6)
    env.table.bounds = replace(env.table.bounds, length=40)
    seen, _ = env.reset(seed=6)
    state, cut_off = env.state, False
    assert state is not None
    while not cut_off:
        assert len(state.history) < 40
        legal = seen["legal_actions"][seen["legal_actions"] >= 0]
        seen, reward, ended, cut_off, _ = env.step(int(dice.choice(legal)))
        assert (reward, ended) == (0.0, False)
    assert len(state.history) == 40
    env.close()


def test_what_a_step_returned_stays_as_it_was() -> None:
    envs, dice = TablesEnv("genesis", 4), np.random.default_rng(1)
    seen, infos = envs.reset(seed=1)
    kept, copied = [], []
    for _ in range(30):
        kept.append(seen)
        copied.append({key: value.copy() for key, value in seen.items()})
        seen, _, _, _, infos = envs.step(choose(seen, infos, dice))
    for one, other in zip(kept, copied, strict=True):
        assert all((one[key] == other[key]).all() for key in one)


def test_illegal_actions_in_a_batch_end_their_game_only() -> None:
    envs = TablesEnv("genesis", 2)
    seen, _ = envs.reset(seed=1)
    legal = int(seen["legal_actions"][1][0])
    _, rewards, ended, _, _ = envs.step(np.array([196, legal]))
    assert (rewards.tolist(), ended.tolist()) == ([-1.0, 0.0], [True, False])
    _, rewards, ended, _, infos = envs.step(np.array([0, int(envs.batch.legal[envs.batch.width])]))
    assert (rewards.tolist(), ended.tolist()) == ([0.0, 0.0], [False, False])
    assert infos["count"].min() > 0
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        envs.step(np.zeros(3, np.int64))


def test_a_batch_is_a_vector_environment() -> None:
    envs = TablesEnv("genesis", 2)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs.close()
