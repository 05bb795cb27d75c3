"""How a game went: its points turn by turn, and the turns at which it turned."""

from itertools import pairwise

import pytest

from cosmogony.core.story import MOST_TURNING_POINTS, followed, lead_of, tell
from cosmogony.games import game as find_game
from cosmogony.games import ours
from cosmogony.testing import finished
from cosmogony.texts import LANGUAGES, render

NAMES = ("Ada", "Bo", "Cleo")


@pytest.mark.parametrize("name", ours())
def test_the_points_end_where_the_score_sheet_does(name: str) -> None:
    game = find_game(name)
    state = finished(game, 3, 2)
    story = tell(game, state)
    assert [points[-1] for points in story.points] == [column.total for column in game.score_sheet(state)]
    assert story.actions == sorted(set(story.actions))
    assert (story.actions[0], story.actions[-1]) == (0, len(state.history))
    assert {len(points) for points in story.points} == {len(story.actions)}


@pytest.mark.parametrize("name", ours())
@pytest.mark.parametrize("seed", [3, 4])
def test_no_other_turn_changed_the_lead_more(name: str, seed: int) -> None:
    game = find_game(name)
    state = finished(game, 3, seed)
    totals, ends = followed(game, state)
    hero = next(iter(state.winners()), state.scores().index(max(state.scores())))
    swings = {last: abs(lead_of(hero, totals[last]) - lead_of(hero, totals[first])) for first, last in pairwise(ends)}
    turning = tell(game, state).turning
    told = [min(end for end in ends if end >= point.action) for point in turning]
    assert told == sorted(set(told)), f"{name}, seed {seed}"
    assert sorted(swings[end] for end in told) == sorted(swings.values())[-MOST_TURNING_POINTS:], f"{name}, seed {seed}"
    assert all(state.deciders[point.action - 1] == point.seat for point in turning)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ours())
def test_a_turning_point_is_told_in_words(name: str, lang: str) -> None:
    game = find_game(name)
    for point in tell(game, finished(game, 3, 6)).turning:
        assert any(one in render(point.text, lang, NAMES) for one in NAMES)
        assert point.deed is None or render(point.deed, lang, NAMES)


def test_who_is_ahead_by_how_much() -> None:
    assert [lead_of(0, [5, 3, 4]), lead_of(1, [5, 3, 4]), lead_of(0, [5])] == [1, -2, 5]
