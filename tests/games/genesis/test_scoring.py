"""The score of Genesis: the printed final table, ties, the dark angel."""

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.state import NOBODY, Event
from cosmogony.games.genesis.components import REGIONS
from cosmogony.games.genesis.events import GAME_OVER
from cosmogony.games.genesis.state import GenesisState
from cosmogony.terminal import winners_line
from cosmogony.texts import LANGUAGES, render
from tests.games.genesis.scenes import DARK, GENESIS, GRAY, PINK, PURPLE, YELLOW, scene

# The rulebook's final table: day work points I to VI, resting points, total.
TABLE = {
    GRAY: ([2, 3, 5, 4, 4, 5], 0, 23),
    PURPLE: ([4, 2, 4, 0, 5, 0], 3, 18),
    YELLOW: ([3, 4, 3, 5, 5, 0], 3, 23),
    PINK: ([0, 4, 0, 5, 6, 6], 2, 23),
    DARK: ([3, 3, 4, 4, 0, 6], 0, 20),
}


def final_table(edition: Edition | None = None, **options: str) -> GenesisState:
    """Build the position behind the printed table: circles that show those points, angels resting as they say.

    Yellow rests further to the left than pink; the dark angel, who must be on day VII too, stands last.
    """
    lines = {"VII": [YELLOW, PURPLE, PINK, DARK], "VI": [GRAY]}
    state = scene(lines, god="VII", edition=edition, options=options)
    for day in range(1, 7):
        taken: set[int] = set()
        for angel, (points, _, _) in TABLE.items():
            if points[day - 1]:
                circle = next(
                    circle
                    for circle in range(1, 8)
                    if circle not in taken and state.components.points_for(day, circle) == points[day - 1]
                )
                taken.add(circle)
                state.circles[angel * REGIONS + day] = circle
    return state


@pytest.mark.clause("GEN-9.1", "GEN-9.2", "GEN-9.3", "GEN-9.5")
def test_example_the_printed_final_table() -> None:
    """With our edition and rulings as they come, square by square, the winner included."""
    state = final_table()
    for column, (points, resting, total) in zip(GENESIS.score_sheet(state), TABLE.values(), strict=True):
        assert [line.points for line in column.lines] == [*points, resting]
        assert column.total == total
    assert state.scores() == [23, 18, 23, 23]
    assert state.winners() == [YELLOW], "level with gray and pink, but furthest to the left on day VII"


@pytest.mark.clause("GEN-9.3")
@pytest.mark.parametrize(("rests", "total"), [("true", 20 + 2), ("false", 20)])
def test_the_dark_angel_adds_his_square_unless_ruled_otherwise(rests: str, total: int) -> None:
    """An owner's board with another row of rest: then the printed table needs the other ruling."""
    other_row = GENESIS.edition.with_values({"day.VII.rest.4": "2"})
    state = final_table(other_row, dark_angel_rests=rests)
    dark = GENESIS.score_sheet(state)[-1]
    assert render(dark.label) == "the dark angel"
    assert dark.total == total
    assert state.winners() == [YELLOW]


def with_points(points: dict[int, int], lines: dict[str, list[int]], **options: str) -> GenesisState:
    """Build a final position in which angels have done works of day VI or I for the points given (0, 4 or 6)."""
    state = scene(lines, god="VII", options=options)
    for angel, wanted in points.items():
        if wanted:
            day = 6 if wanted == 6 else 1
            state.circles[angel * REGIONS + day] = 1
    return state


@pytest.mark.clause("GEN-0.1", "GEN-9.4")
def test_the_most_points_win() -> None:
    state = with_points({GRAY: 4, PURPLE: 6}, {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]})
    assert state.winners() == [PURPLE]


@pytest.mark.clause("GEN-9.5")
def test_a_tied_player_at_rest_beats_one_who_is_not() -> None:
    level = with_points({GRAY: 6, PURPLE: 6}, {"void": [GRAY], "VII": [DARK, YELLOW, PINK, PURPLE]})
    level.square[PURPLE] = 6  # the last square rests for 0 points
    assert level.scores()[GRAY] == level.scores()[PURPLE] == 6
    assert level.winners() == [PURPLE]


@pytest.mark.clause("GEN-9.5")
def test_tied_players_who_do_not_rest_share() -> None:
    lines = {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]}
    assert with_points({GRAY: 6, PURPLE: 6}, lines).winners() == [GRAY, PURPLE]
    resting = {"VI": [YELLOW, PINK, DARK], "VII": [GRAY, PURPLE]}
    assert with_points({GRAY: 6, PURPLE: 6}, resting).winners() == [GRAY]


@pytest.mark.clause("GEN-9.6")
def test_all_players_lose_to_the_dark_angel_but_not_on_a_tie() -> None:
    lines = {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]}
    assert with_points({GRAY: 4, DARK: 6}, lines).winners() == []
    assert with_points({GRAY: 6, DARK: 6}, lines).winners() == [GRAY]
    assert with_points({GRAY: 6, DARK: 6}, lines, dark_angel_wins_ties="true").winners() == []


@pytest.mark.clause("GEN-9.6")
def test_log_and_result_name_the_dark_angel_when_he_wins() -> None:
    state = with_points({GRAY: 4, DARK: 6}, {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]})
    state.over = True
    end = Event(0, GAME_OVER, NOBODY, 0, 0, 0, 0)
    assert "The dark angel has won with 6 points" in render(GENESIS.event_message(state, end))
    assert winners_line(GENESIS, state, "en", []) == "All players lose: the dark angel wins with 6 points."
    won = with_points({GRAY: 6, DARK: 4}, {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]})
    won.over = True
    assert "dark angel" not in render(GENESIS.event_message(won, end))


@pytest.mark.clause("GEN-9.1", "GEN-9.2", "GEN-9.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_of_our_rulebook_adds_up_on_our_board(lang: str) -> None:
    """Ada, Bo and the dark angel: circles in an order of working that is possible, rest without gaps, Ada wins."""
    (chapter,) = [chapter for chapter in GENESIS.rulebook(lang).chapters if chapter.name == "scoring"]
    rows = [line.strip("|").split("|") for line in chapter.text.splitlines() if line.startswith("|")][2:]
    table = [[int(cell) if cell.strip().isdigit() else 0 for cell in row[1:]] for row in rows]
    state = scene({"VII": [0, 2], "VI": [1]}, god="VII", players=2)
    for day in range(1, 7):
        in_order = sorted((angel for angel in range(3) if table[angel][day - 1]), key=lambda a: -table[a][day - 1])
        for circle, angel in enumerate(in_order, 1):
            state.circles[angel * REGIONS + day] = circle
    for column, row in zip(GENESIS.score_sheet(state), table, strict=True):
        assert [line.points for line in column.lines] == row[:-1]
        assert column.total == row[-1]
    assert state.winners() == [0]
