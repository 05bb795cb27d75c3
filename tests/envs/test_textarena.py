"""TextArena: agents that read and write play whole games, and are refused with the clause."""

import copy
import random
import re
from typing import Any

import pytest
import textarena

import cosmogony.envs.textarena  # registers the games
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from tests.envs.tables import TABLES

assert cosmogony.envs.textarena.CosmogonyEnv is not None


def play(env: Any, dice: random.Random) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
    """Play with any of the choices that the text offers."""
    for _ in range(5000):
        player, told = env.get_observation()
        assert player == env.position.current_player
        offered = re.findall(r"^\[([^\]]+)\]", told[-1][1], re.MULTILINE)
        assert offered == [env.game.text(env.position, action) for action in env.position.legal_actions()]
        done, _ = env.step(f"[Not this.] I take [{dice.choice(offered)}]")
        if done:
            rewards, info = env.close()
            return rewards, info
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_are_played_in_words(name: str, players: int) -> None:
    env = textarena.make(f"Cosmogony-{name.title()}-v0")
    env.reset(num_players=players, seed=4)
    rewards, info = play(env, random.Random(4))
    assert rewards == dict(enumerate(env.position.returns()))
    assert sum(one["turn_count"] for one in info.values()) == len(env.position.history)
    assert not any(one["invalid_move"] for one in info.values())
    again = textarena.make(f"Cosmogony-{name.title()}-v0")
    again.reset(num_players=players, seed=4)
    play(again, random.Random(4))
    assert again.position.history == env.position.history


def test_refusals_cite_the_clause_and_too_many_end_the_game() -> None:
    env = textarena.make("Cosmogony-Genesis-v0", error_allowance=2, lang="de")
    env.reset(num_players=3, seed=1)
    first, _ = env.get_observation()
    for answer, refusal in (("[move VII]", r"\[GEN-\d"), ("no brackets", "eckigen Klammern")):
        assert not env.step(answer)[0]
        player, told = env.get_observation()
        assert player == first
        assert re.search(refusal, told[-1][1])
    assert env.step("[move VII]")[0]
    rewards, info = env.close()
    assert rewards == {seat: -1.0 if seat == first else 0.0 for seat in range(3)}
    assert info[first]["invalid_move"]


def test_a_game_is_copied_whole() -> None:
    env = textarena.make("Cosmogony-Cosmogenesis-v0")
    env.reset(num_players=2, seed=9)
    other = copy.deepcopy(env)
    assert play(env, random.Random(1)) == play(other, random.Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_boards_in_words_show_only_what_the_seat_may_see(name: str) -> None:
    game, rng = GAMES[name], seeded(2, "boards in words")
    state = game.new(game.max_players, seed=12)
    while not state.over and len(state.history) < 120:
        if len(state.history) % 10 == 0:
            for seat in range(state.n_players):
                seen = {game.board(state.determinize(seat, rng), seat) for _ in range(2)}
                assert seen == {game.board(state, seat)}, f"seed 12, action {len(state.history)}, seat {seat}"
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
