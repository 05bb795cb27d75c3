"""Winning chances over a game: whole, fair, the same each time, and told in words."""

import pytest

from cosmogony.bots.base import Limit
from cosmogony.bots.chances import WORTH_TELLING, chances_after, tell_chances
from cosmogony.bots.learned import LearnedBot
from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.testing import finished, play_through
from cosmogony.texts import LANGUAGES, render
from tests.tables import on_every_table

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")
FEW = 12


def played(name: str, players: int, seed: int) -> State:
    """Return a game of bots that know what they want."""
    state: State = GAMES[name].new(players, seed)
    play_to_end(state, seat_bots([make_bot("moon", seed + seat) for seat in range(players)], seed))
    return state


@on_every_table
def test_every_turn_has_chances_and_the_end_is_certain(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    state = finished(game, players, seed)
    found = tell_chances(game, state, FEW)
    assert found.actions[0] == 0
    assert found.actions[-1] == len(state.history)
    assert [len(curve) for curve in found.chances] == [len(found.actions)] * players
    for now in zip(*found.chances, strict=True):
        assert all(0 <= chance <= 1 for chance in now)
        assert sum(now) <= 1.01
    winners = state.winners()
    assert [curve[-1] for curve in found.chances] == [
        pytest.approx(1 / len(winners), abs=0.001) if seat in winners else 0 for seat in range(players)
    ]


@pytest.mark.parametrize("name", ["genesis", "cosmogenesis", "crafting"])
def test_the_winner_is_foreseen_and_the_moments_are_told(name: str) -> None:
    """Late in a game the curve knows who wins; the moments are turns of the game, in order, worth telling."""
    game, state = GAMES[name], played(name, 2, 5)
    found = tell_chances(game, state)
    (winner,) = state.winners()
    assert found.chances[winner][-2] > found.chances[1 - winner][-2]
    assert found.moments
    assert [one.action for one in found.moments] == sorted(one.action for one in found.moments)
    for one in found.moments:
        assert one.seat == state.deciders[one.action - 1]
        assert abs(int(str(one.text.args["after"])) - int(str(one.text.args["before"]))) >= 100 * WORTH_TELLING - 1
        for lang in LANGUAGES:
            assert NAMES[winner] in render(one.text, lang, NAMES)
            assert one.deed is None or render(one.deed, lang, NAMES)
    assert tell_chances(game, state) == found


def test_nobody_is_favoured_by_whose_turn_it_is() -> None:
    """Every seat's knowledge counts: in worlds that no seat can tell apart the chances are the same."""
    game = GAMES["crafting"]
    state = next(state for state in play_through(game, 2, 3) if len(state.history) == 60)
    judge = LearnedBot(1, Limit(iterations=1))
    for seat in range(2):
        other = state.determinize(seat, seeded(9, "other world"))
        seen = [
            LearnedBot(1).foretell(world.determinize(seat, seeded(1, "same")), seat, 20) for world in (state, other)
        ]
        assert seen[0] == seen[1]
    assert judge.foretell(state.copy(), 0, 20) != judge.foretell(state.copy(), 1, 20)


def test_parts_of_a_game_can_be_judged_alone() -> None:
    game, state = GAMES["genesis"], finished(GAMES["genesis"], 3, 2)
    found = chances_after(game, state, [0, 10, len(state.history)], FEW)
    assert len(found) == 3
    assert all(len(now) == 3 for now in found)
