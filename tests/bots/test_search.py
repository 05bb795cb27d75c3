"""The searching bot: limits, early answers, memory of its tree, and some sense."""

import itertools
import time

import pytest

from cosmogony.bots.base import Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.ismcts import Search
from cosmogony.bots.random import RandomBot
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import SeatedBot, play_to_end, seat_bots
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.testing import play_through


def middle(seed: int = 4, plies: int = 40) -> State:
    """Return a position in the middle of a game of Genesis."""
    for ply, state in enumerate(play_through(GAMES["genesis"], 2, seed)):
        if ply >= plies and len(state.legal_actions()) > 3:
            return state.copy()
    raise AssertionError("no such position")


def test_iterations_are_counted() -> None:
    decision = SearchBot(1).choose(middle(), Limit(iterations=150))
    assert 75 <= decision.iterations <= 150
    assert sum(other.visits for other in decision.alternatives) == decision.iterations


def test_time_is_kept() -> None:
    began = time.process_time()  # how long others on a busy machine take meanwhile is not the bot's fault
    decision = SearchBot(1).choose(middle(), Limit(seconds=0.15))
    assert time.process_time() - began < 2
    assert decision.iterations >= 32


def test_few_iterations_end_with_the_time_where_they_are_slow() -> None:
    assert SearchBot(1).choose(middle(), Limit(seconds=1e-6, iterations=20)).iterations < 20
    unhurried = SearchBot(1).choose(middle(), Limit(seconds=600, iterations=20))
    assert unhurried.action == SearchBot(1).choose(middle(), Limit(iterations=20)).action


def test_a_busy_machine_changes_nothing_while_time_is_plenty(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit(seconds=4.0, iterations=2000)
    alone = SearchBot(1).choose(middle(), limit)
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) * 0.03)  # 8 iterations take as long as 80 do
    busy = SearchBot(1).choose(middle(), limit)
    assert busy.alternatives == alone.alternatives
    assert busy.iterations == alone.iterations > 8


def test_nothing_to_choose_needs_no_thought() -> None:
    for seed in range(20):
        for state in play_through(GAMES["genesis"], 2, seed):
            if len(state.legal_actions()) == 1:
                decision = SearchBot(1).choose(state.copy(), Limit(seconds=60))
                assert decision.action == state.legal_actions()[0]
                assert decision.iterations == 0
                return
    raise AssertionError("every position offered a choice")


def test_a_settled_answer_stops_the_search() -> None:
    game = GAMES["genesis"]
    state = game.new(players=2, seed=3)
    while not any(game.text(state, action) == "move VII" for action in state.legal_actions()) or state.round < 21:
        state.apply(GreedyBot(1, worlds=1).choose(state.copy()).action)
    decision = SearchBot(1).choose(state.copy(), Limit(iterations=4000))
    assert decision.iterations < 4000


def test_the_tree_is_kept_where_it_foresaw_what_happened() -> None:
    state = GAMES["genesis"].new(players=2, seed=5)
    bot, limit = SearchBot(7), Limit(iterations=300)
    seated = SeatedBot(bot, 0, 1)
    kept = 0
    while not state.over:
        seat = state.current_player
        decision = seated.decide(state, limit) if seat == 0 else GreedyBot(1, worlds=1).choose(state.copy())
        if seat == 0:
            kept += sum(other.visits for other in decision.alternatives) > decision.iterations + 2
        state.apply(decision.action)
        if len(state.history) > 30:
            break
    assert kept >= 5


def test_availability_is_counted_where_an_action_is_not_always_legal() -> None:
    search = Search(middle(), GAMES["genesis"].evaluation(), seeded(1), 0.5, 0.0, 4, True, 10_000)
    search.grow(100)
    assert all(child.available == 100 for child in search.root.children)
    assert all(sum(child.visits for child in node.children) <= node.visits for node in search.root.children)


def test_a_full_tree_still_answers() -> None:
    search = Search(middle(), GAMES["genesis"].evaluation(), seeded(1), 0.5, 1.0, 4, True, 20)
    search.grow(200)
    assert search.root.visits == 200
    assert search.room > -40


@pytest.mark.parametrize("light", [True, False])
def test_full_playouts_count_true_scores(light: bool) -> None:
    decision = SearchBot(3, Limit(iterations=40), light=light, depth=-1).choose(middle(plies=30))
    assert all(0 <= points <= 40 for other in decision.alternatives for points in other.scores)


def test_limits_must_allow_something() -> None:
    with pytest.raises(SetupError, match="some time"):
        Limit(seconds=0)
    with pytest.raises(SetupError, match="at least one iteration"):
        Limit(iterations=0)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_thinking_beats_guessing(name: str) -> None:
    """A handful of games: the strength itself is measured in the arena."""
    won = 0.0
    for seed in range(6):
        state = GAMES[name].new(players=2, seed=seed)
        play_to_end(state, seat_bots([GreedyBot(seed), RandomBot(seed)][:: 1 if seed % 2 else -1], seed))
        mine = seed % 2 == 0
        won += (int(mine) in state.winners()) / max(1, len(state.winners()))
    assert won >= 5
