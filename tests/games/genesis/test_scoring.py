"""The score of Genesis: the printed final table, ties, the dark angel."""

import pytest

from cosmogony.core.state import NOBODY, Event
from cosmogony.games.genesis.components import REGIONS
from cosmogony.games.genesis.events import GAME_OVER
from cosmogony.games.genesis.state import GenesisState
from cosmogony.terminal import winners_line
from cosmogony.texts import render
from tests.games.genesis.scenes import DARK, GENESIS, GRAY, PINK, PURPLE, YELLOW, scene

# The rulebook's final table: day work points I to VI, resting points, total.
TABLE = {
    GRAY: ([2, 3, 5, 4, 4, 5], 0, 23),
    PURPLE: ([4, 2, 4, 0, 5, 0], 3, 18),
    YELLOW: ([3, 4, 3, 5, 5, 0], 3, 23),
    PINK: ([0, 4, 0, 5, 6, 6], 2, 23),
    DARK: ([3, 3, 4, 4, 0, 6], 0, 20),
}


def final_table(dark_rests: bool) -> GenesisState:
    """Build the position behind the printed table: circles that show those points, angels resting as they say.

    Yellow rests further to the left than pink; the dark angel, who must be on day VII too, stands last.
    """
    state = scene(
        {"VII": [YELLOW, PURPLE, PINK, DARK], "VI": [GRAY]},
        god="VII",
        options={"dark_angel_rests": "true" if dark_rests else "false"},
    )
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
    state = final_table(dark_rests=False)
    for column, (points, resting, total) in zip(GENESIS.score_sheet(state), TABLE.values(), strict=True):
        assert [line.points for line in column.lines] == [*points, resting]
        assert column.total == total
    assert state.scores() == [23, 18, 23, 23]
    assert state.winners() == [YELLOW], "level with gray and pink, but furthest to the left on day VII"


@pytest.mark.clause("GEN-9.3")
def test_by_our_ruling_the_dark_angel_adds_his_square() -> None:
    state = final_table(dark_rests=True)
    dark = GENESIS.score_sheet(state)[-1]
    assert render(dark.label) == "the dark angel"
    assert dark.total == 20 + 2
    assert state.winners() == [YELLOW]


def with_points(points: dict[int, int], lines: dict[str, list[int]], **options: str) -> GenesisState:
    """Build a final position in which angels have done works of day VI or I for the points given (0, 4 or 6)."""
    state = scene(lines, god="VII", options=options)
    for angel, wanted in points.items():
        if wanted:
            day = 6 if wanted == 6 else 1
            state.circles[angel * REGIONS + day] = 1
    return state


@pytest.mark.clause("GEN-9.4")
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
def test_tied_players_who_do_not_rest_share_and_so_may_all_by_ruling() -> None:
    lines = {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]}
    assert with_points({GRAY: 6, PURPLE: 6}, lines).winners() == [GRAY, PURPLE]
    resting = {"VI": [YELLOW, PINK, DARK], "VII": [GRAY, PURPLE]}
    assert with_points({GRAY: 6, PURPLE: 6}, resting).winners() == [GRAY]
    assert with_points({GRAY: 6, PURPLE: 6}, resting, tie_break="shared").winners() == [GRAY, PURPLE]


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
