"""A bot that thinks in several processes: the same game, the members' visits added."""

import pytest

from cosmogony.bots.base import Alternative, Decision, Limit, merge
from cosmogony.bots.team import SeatedTeam
from cosmogony.games import GAMES


def test_visits_are_added_and_values_weighed() -> None:
    one = Decision(5, [Alternative(5, 30, 0.6, [10.0, 8.0]), Alternative(7, 10, 0.2, [4.0, 8.0])], 40, 0.5)
    other = Decision(7, [Alternative(7, 50, 0.5, [9.0, 5.0]), Alternative(5, 0, 0.0)], 50, 0.4)
    both = merge([one, other])
    assert both.action == 7
    assert [(found.action, found.visits) for found in both.alternatives] == [(7, 60), (5, 30)]
    assert both.alternatives[0].value == pytest.approx(0.45)
    assert both.alternatives[0].scores == pytest.approx([49 / 6, 5.5])
    assert (both.iterations, both.seconds) == (90, 0.5)


@pytest.mark.slow
def test_two_processes_think_about_one_position() -> None:
    state = GAMES["genesis"].new(players=2, seed=1)
    seat = int(state.current_player)
    team = SeatedTeam("ismcts:iterations=64", seat, 1, processes=2)
    try:
        for _ in range(3):
            decision = team.decide(state, Limit(iterations=64))
            assert decision.action in state.legal_actions()
            assert sum(other.visits for other in decision.alternatives) >= 64
            state.apply(decision.action)
            while not state.over and state.current_player != seat:
                state.apply(state.legal_actions()[0])
    finally:
        team.close()
