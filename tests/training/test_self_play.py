"""Games to learn from: repeatable, whole, and true to the game."""

import pytest

from cosmogony.bots.learned import Knowledge
from cosmogony.bots.minds import WAYS
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.training.self_play import Pace, play_with_itself
from tests.minds import LEARNED, made_up_mind

QUICK = Pace(full=3, quick=1, opening=3, warm=4)


@pytest.mark.parametrize(("name", "way"), [*((name, None) for name in GAMES), *LEARNED])
def test_a_game_with_oneself_is_repeatable_and_whole(name: str, way: WAYS | None) -> None:
    game = GAMES[name]
    players = game.min_players
    start = Transcript(game.name, players, 11)
    mind = made_up_mind(name, players, way) if way else None

    def play() -> object:
        return play_with_itself(start, Knowledge(mind) if mind else None, QUICK)

    first = play_with_itself(start, Knowledge(mind) if mind else None, QUICK)
    assert play() == first
    assert len(first.rewards) == len(first.points) == players
    full = [moment for moment in first.moments if moment.visits]
    assert 0 < len(full) < len(first.moments)
    for moment in first.moments:
        assert len(moment.seen) == game.observation_size(players)
        assert len(moment.actions) > 1
        assert all(0 <= action < game.n_actions for action in moment.actions)
        assert len(moment.visits) in {0, len(moment.actions)}
        assert len(moment.parts) in {0, players}
        assert len(moment.kinds) in {0, len(moment.actions)}
