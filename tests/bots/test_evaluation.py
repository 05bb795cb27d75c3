"""Every game's evaluation keeps its promises in every position."""

import pytest

from cosmogony.bots.evaluation import rewards, worths
from cosmogony.bots.evaluations import EVALUATIONS, evaluation_for
from cosmogony.games import GAMES
from tests.contract.positions import every_nth, finished, on_every_table, play_through


def test_every_game_has_an_evaluation() -> None:
    assert set(EVALUATIONS) == set(GAMES)


@on_every_table
def test_parts_add_up_and_urges_are_weights(name: str, players: int, seed: int) -> None:
    evaluation = evaluation_for(name)
    for state in every_nth(play_through(GAMES[name], players, seed), 9):
        for seat in range(players):
            parts = evaluation.parts(state, seat)
            assert len(parts) == len(evaluation.names)
            assert parts[0] == state.scores()[seat]
            assert sum(parts) == pytest.approx(evaluation.worth(state, seat))
        for action in state.legal_actions():
            assert evaluation.urge(state, action) >= 1


@on_every_table
def test_the_end_is_judged_by_the_score_and_the_victory(name: str, players: int, seed: int) -> None:
    evaluation = evaluation_for(name)
    state = finished(GAMES[name], players, seed)
    assert worths(state, evaluation) == state.scores()
    gains = rewards(state, evaluation, worths(state, evaluation))
    winners = state.winners()
    for seat in range(players):
        assert 0 <= gains[seat] <= 1
        if winners:
            assert (gains[seat] >= 0.5 / len(winners)) == (seat in winners) or len(winners) > 1


@on_every_table
def test_judging_changes_nothing_and_is_repeatable(name: str, players: int, seed: int) -> None:
    evaluation = evaluation_for(name)
    for state in every_nth(play_through(GAMES[name], players, seed), 31):
        before = state.legal_actions(), state.scores()
        first = [evaluation.worth(state, seat) for seat in range(players)]
        assert first == [evaluation.worth(state.copy(), seat) for seat in range(players)]
        assert (state.legal_actions(), state.scores()) == before
