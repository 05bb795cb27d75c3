"""Every bot plays every game to its end, legally, at every player count."""

import itertools

import pytest

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.levels import BOTS, LEVELS, make_bot, opponent
from cosmogony.bots.random import RandomBot
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import SeatedBot, play_to_end, seat_bots
from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through
from tests.tables import on_every_table

QUICK = Limit(iterations=6)


def small_bots(players: int, seed: int) -> list[Bot]:
    """One searching bot, one greedy, one hazy, the rest random."""
    first: list[Bot] = [SearchBot(seed, QUICK, depth=4), GreedyBot(seed, worlds=1), GreedyBot(seed, noise=2, breadth=1)]
    return [*first, RandomBot(seed), RandomBot(seed + 1), RandomBot(seed + 2)][:players]


@on_every_table
def test_bots_play_to_the_end(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    state = game.new(players=players, seed=seed)
    play_to_end(state, seat_bots(small_bots(players, seed), seed))
    assert state.over
    assert game.verify(game.record(state)).scores() == state.scores()


@on_every_table
def test_a_decision_is_legal_ranked_and_leaves_the_world_alone(name: str, players: int, seed: int) -> None:
    for ply, state in enumerate(every_nth(play_through(GAMES[name], players, seed), 37)):
        if state.over:
            continue
        legal, scores = state.legal_actions(), state.scores()
        for bot in (SearchBot(ply, QUICK, depth=2), GreedyBot(ply, worlds=1), RandomBot(ply)):
            decision = bot.choose(state.copy())
            assert decision.action == decision.alternatives[0].action
            assert {other.action for other in decision.alternatives} <= set(legal)
            assert all(len(other.scores) in (0, players) for other in decision.alternatives)
        assert (state.legal_actions(), state.scores()) == (legal, scores)


@on_every_table
def test_the_same_seed_makes_the_same_decision(name: str, players: int, seed: int) -> None:
    for state in every_nth(play_through(GAMES[name], players, seed), 53):
        if not state.over:
            one, other = (SearchBot(seed, QUICK, depth=3).choose(state.copy()) for _ in range(2))
            assert one.alternatives == other.alternatives


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_made_by_name(name: str) -> None:
    assert isinstance(make_bot(name.title(), 1), Bot)
    assert set(LEVELS) < set(BOTS)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("jupiter", 'no bot "jupiter"; there are: random'),
        ("moon:noise=1", 'no setting "noise"; it has none'),
        ("ismcts:speed=1", 'no setting "speed"; it has: seconds, iterations'),
        ("ismcts:iterations=many", '"many" does not fit iterations, which is a whole number from 1 on'),
        ("ismcts:iterations=-5", '"-5" does not fit iterations'),
        ("ismcts:iterations=0", '"0" does not fit iterations'),
        ("ismcts:iterations=9999999999", "does not fit iterations"),
        ("ismcts:iterations", '"" does not fit iterations'),
        ("ismcts:seconds=0", '"0" does not fit seconds'),
        ("ismcts:seconds=nan", '"nan" does not fit seconds'),
        ("ismcts:seconds=inf", '"inf" does not fit seconds'),
        ("ismcts:depth=-2", '"-2" does not fit depth, which is a whole number from -1 on'),
        ("ismcts:reuse=perhaps", '"perhaps" does not fit reuse, which is true or false'),
        ("greedy:worlds=0", '"0" does not fit worlds'),
        ("greedy:noise=-1", '"-1" does not fit noise'),
        ("tests.lab.bad_bto.hanging", "ModuleNotFoundError: No module named 'tests.lab.bad_bto'"),
        ("tests.lab.bad_bots.hangign", "AttributeError: module 'tests.lab.bad_bots' has no attribute 'hangign'"),
        ("tests.lab.bad_bots.os", '"tests.lab.bad_bots.os" is module, which makes no bot'),
        ("tests.lab.bad_bots.no_bot", '"tests.lab.bad_bots.no_bot" made int, which is no Bot'),
        ("tests.lab.bad_bots.crashing:speed=1", "a bot of your own has no settings"),
    ],
)
def test_wrong_names_are_refused_in_one_line(name: str, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        make_bot(name, 1)


def test_a_seated_bot_is_told_what_everybody_saw() -> None:
    heard: list[object] = []

    class Listener(RandomBot):
        def choose(self, world, limit=None, since=None):  # type: ignore[no-untyped-def]
            heard.append(since)
            return super().choose(world, limit, since)

    state = GAMES["genesis"].new(players=2, seed=1)
    seated = [SeatedBot(Listener(1), 0, 1), SeatedBot(RandomBot(2), 1, 1)]
    play_to_end(state, seated)
    mine = [ply for ply, seat in enumerate(state.deciders) if seat == 0]
    assert heard[0] is None
    assert heard[1:] == [state.history[one:other] for one, other in itertools.pairwise(mine)]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot_for_every_level(name: str) -> None:
    game = GAMES[name]
    assert set(game.opponents) <= set(LEVELS)
    state = game.new(game.min_players, 5)
    behind = {level: game.opponents.get(level, usual) for level, usual in LEVELS.items()}
    assert len(set(behind.values())) == len(LEVELS)
    for level in ("comet", "moon", "planet"):
        named, direct = (make_bot(bot, 3).choose(state.copy()) for bot in (level, behind[level]))
        assert named.alternatives == direct.alternatives
        assert opponent(level, 3, game).choose(state.copy()).alternatives == direct.alternatives
