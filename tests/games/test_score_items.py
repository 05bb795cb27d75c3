"""Every row of a score sheet says where its points came from: the items add up, and their moments are real."""

import pytest

from cosmogony.games import game as find_game
from cosmogony.games import ours
from cosmogony.testing import finished
from cosmogony.texts import LANGUAGES, render

NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emmy", "Fay")


@pytest.mark.parametrize("name", ours())
@pytest.mark.parametrize("seed", range(8))
def test_the_items_of_every_row_add_up_to_its_points(name: str, seed: int) -> None:
    game = find_game(name)
    state = finished(game, game.min_players + seed % (game.max_players - game.min_players + 1), seed)
    for column in game.score_sheet(state):
        for line in column.lines:
            told = [(render(item.label, "en", NAMES), item.points, item.action) for item in line.items]
            assert sum(item.points for item in line.items) == line.points, (
                f"{name}, seed {seed}: {line.label.id} {told}"
            )
            assert all(item.points for item in line.items), f"{name}, seed {seed}: {told}"
            assert all(0 < (item.action or 1) <= len(state.history) for item in line.items)


@pytest.mark.parametrize("name", ours())
def test_an_item_s_moment_is_when_its_points_came(name: str) -> None:
    """A row that only grows has had the item's points at its moment and not before."""
    game = find_game(name)
    state = finished(game, game.min_players, 3)
    for place, column in enumerate(game.score_sheet(state)):
        for item in (item for line in column.lines[:1] for item in line.items if item.action):
            before, after = (game.rebuild(state, (item.action or 0) - step) for step in (1, 0))
            then = [game.score_sheet(moment)[place].lines[0].points for moment in (before, after)]
            assert then[1] - then[0] >= item.points, f"{name}: {render(item.label, 'en', NAMES)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ours())
def test_items_are_told_in_words(name: str, lang: str) -> None:
    game = find_game(name)
    items = [item for column in game.score_sheet(finished(game, 3, 5)) for line in column.lines for item in line.items]
    assert items
    assert all(len(render(item.label, lang, NAMES)) > 3 for item in items)
