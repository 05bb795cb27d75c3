"""Habits: what is chosen often gets the larger urge, and parts count as they proved to be worth."""

import numpy as np
import pytest

from cosmogony.training.habits import Choices, Leads, by_hand, fit_urges, fit_worths
from cosmogony.training.self_play import Moment, SelfGame

STAGES, KINDS, PARTS = 2, 4, 2


def decision(stage: int, kinds: list[int], visits: list[int]) -> Moment:
    return Moment(0, b"", list(range(len(kinds))), visits, [0.5, 0.5], stage, kinds, [])


def test_what_is_chosen_three_times_as_often_has_three_times_the_urge() -> None:
    choices = Choices.of([decision(0, [0, 1], [30, 10]), decision(0, [1, 2], [20, 20])] * 2000)
    logs = fit_urges(choices, STAGES, KINDS, 1)
    assert logs[0, 0] - logs[0, 1] == pytest.approx(np.log(3), abs=0.1)
    assert logs[0, 1] == pytest.approx(logs[0, 2], abs=0.1)
    assert choices.loss(logs) < choices.loss(np.zeros((STAGES, KINDS)))


def test_a_stage_has_habits_of_its_own() -> None:
    choices = Choices.of([decision(0, [0, 1], [30, 10]), decision(1, [0, 1], [10, 30])] * 2000)
    logs = fit_urges(choices, STAGES, KINDS, 1)
    assert logs[0, 0] > logs[0, 1]
    assert logs[1, 0] < logs[1, 1]


def test_decisions_that_were_not_thought_through_teach_nothing() -> None:
    assert len(Choices.of([decision(0, [0, 1], [])]).stages) == 0


def game_where(worth: float, number: int) -> SelfGame:
    """Return a game in which a point of the first part was worth so much in the end, and the second nothing."""
    chance = np.random.default_rng(number)
    parts = chance.normal(0, 3, (2, PARTS)).tolist()
    moment = Moment(0, b"", [0, 1], [1, 1], [0.5, 0.5], 1, [0, 1], parts)
    return SelfGame(number, [moment], [0.5, 0.5], [worth * part[0] for part in parts])


def test_parts_count_as_they_proved_to_be_worth() -> None:
    leads = Leads.of([game_where(2.0, number) for number in range(2000)], PARTS)
    worths = fit_worths(leads, STAGES, PARTS)
    assert worths[1] == pytest.approx([2.0, 0.0, 0.0], abs=0.1)
    assert leads.off(worths) < leads.off(by_hand(STAGES, PARTS))


def test_a_stage_that_was_never_seen_stays_as_written_by_hand() -> None:
    leads = Leads.of([game_where(2.0, 1)], PARTS)
    assert list(fit_worths(leads, 4, PARTS)[3]) == [1.0, 1.0, 0.0]


def test_few_games_change_little() -> None:
    few = fit_worths(Leads.of([game_where(2.0, number) for number in range(3)], PARTS), STAGES, PARTS)
    assert few[1][0] == pytest.approx(1.0, abs=0.4)
