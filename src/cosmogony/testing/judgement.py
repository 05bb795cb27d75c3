"""What bots know about a game keeps its promises in every position."""

from itertools import accumulate

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.evaluation import rewards, worths
from cosmogony.core.state import zeros
from cosmogony.testing.positions import every_nth, finished, play_through
from cosmogony.testing.tables import AtTables


class JudgementContract(AtTables):
    """An evaluation is a sum of named parts, in points; a game without one is judged by its points."""

    def test_parts_add_up_and_urges_are_weights(self, players: int, seed: int) -> None:
        """The first part is the points as they stand; nobody is less than a little eager."""
        evaluation = self.game.evaluation()
        for state in every_nth(play_through(self.game, players, seed), 9):
            for seat in range(players):
                parts = evaluation.parts(state, seat)
                assert len(parts) == len(evaluation.names)
                assert parts[0] == state.scores()[seat]
                assert sum(parts) == pytest.approx(evaluation.worth(state, seat))
            legal = state.legal_actions()
            urges = [evaluation.urge(state, action) for action in legal]
            assert all(urge >= 1 for urge in urges)
            if legal:
                sums = zeros(len(legal))
                assert evaluation.add_urges(state, legal, sums) == sum(urges)
                assert list(sums) == list(accumulate(urges))

    def test_choices_have_a_kind_and_positions_a_stage(self, players: int, seed: int) -> None:
        """What is learned of them is kept in tables, and then counts instead of what was written by hand."""
        evaluation = self.game.evaluation()
        if not evaluation.kinds:
            return
        learned = self.game.evaluation()
        learned.habits = vec[i64]([1 + number % 97 for number in range(evaluation.stages * evaluation.kinds)])
        for state in every_nth(play_through(self.game, players, seed), 9):
            legal = state.legal_actions()
            if legal:
                assert 0 <= evaluation.stage(state) < evaluation.stages
                kinds = [int(evaluation.habit(state, action)) for action in legal]
                assert all(0 <= kind < evaluation.kinds for kind in kinds)
                first = int(evaluation.stage(state) * evaluation.kinds)
                urges = [int(learned.habits[first + kind]) for kind in kinds]
                sums = zeros(len(legal))
                assert [learned.urge(state, action) for action in legal] == urges
                assert learned.add_urges(state, legal, sums) == sum(urges)
                assert list(sums) == list(accumulate(urges))

    def test_the_end_is_judged_by_the_score_and_the_victory(self, players: int, seed: int) -> None:
        """Nothing is left to hope for then."""
        evaluation = self.game.evaluation()
        state = finished(self.game, players, seed)
        assert worths(state, evaluation) == state.scores()
        gains = rewards(state, evaluation, worths(state, evaluation))
        winners = state.winners()
        for seat in range(players):
            assert 0 <= gains[seat] <= 1
            if winners:
                assert (gains[seat] >= 0.5 / len(winners)) == (seat in winners) or len(winners) > 1

    def test_judging_changes_nothing_and_is_repeatable(self, players: int, seed: int) -> None:
        """A position and its copy are worth the same."""
        evaluation = self.game.evaluation()
        for state in every_nth(play_through(self.game, players, seed), 31):
            before = state.legal_actions(), state.scores()
            first = [evaluation.worth(state, seat) for seat in range(players)]
            assert first == [evaluation.worth(state.copy(), seat) for seat in range(players)]
            assert (state.legal_actions(), state.scores()) == before
