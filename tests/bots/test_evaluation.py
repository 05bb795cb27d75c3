"""A game without an evaluation of its own; what all evaluations promise is part of the contract of games."""

from cosmogony.core.game import Game
from cosmogony.games import GAMES
from cosmogony.testing import finished


def test_a_game_that_has_no_evaluation_is_judged_by_its_points() -> None:
    state = finished(GAMES["genesis"], 2, 1)
    plain = Game.evaluation(GAMES["genesis"])
    assert plain.names == ["points"]
    assert [plain.worth(state, seat) for seat in range(2)] == state.scores()
