"""What the screen gets of Genesis, typed: the printed things, the position, and the dark angel's forecast."""

import pytest

from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.components import NUMERALS
from cosmogony.games.genesis.rules import dark_angels_turn
from cosmogony.games.genesis.view import DarkAngelForecast
from cosmogony.texts import render
from tests.games.genesis.scenes import DARK, GENESIS, GRAY, PINK, PURPLE, YELLOW, scene


def forecast(lines: dict[str, list[int]], god: str, works: dict[str, list[int]] | None = None) -> DarkAngelForecast:
    """Return what is announced of the dark angel in a position."""
    announced = GENESIS.view(scene(lines, god=god, works=works), None).dark_angel_next
    assert announced is not None
    return announced


@pytest.mark.clause("GEN-7.2")
def test_the_forecast_of_a_move_tells_where_he_will_stand() -> None:
    announced = forecast({"III": [DARK, GRAY], "IV": [PINK], "void": [PURPLE, YELLOW]}, "IV")
    assert (announced.deed, announced.day, announced.square) == ("moves", 4, 1)
    assert (announced.other, announced.circle, announced.points) == (NOBODY, 0, 0)
    assert render(announced.message) == "The dark angel moves to day IV."


@pytest.mark.clause("GEN-7.3")
def test_the_forecast_of_a_stay_tells_where_he_is() -> None:
    announced = forecast({"IV": [PINK, DARK], "void": [GRAY, YELLOW, PURPLE]}, "IV", {"IV": [DARK]})
    assert (announced.deed, announced.day, announced.square, announced.other) == ("stays", 4, 1, NOBODY)


@pytest.mark.clause("GEN-7.4")
def test_the_forecast_of_a_switch_names_the_seat() -> None:
    announced = forecast({"IV": [PURPLE, PINK, DARK], "void": [GRAY, YELLOW]}, "IV")
    assert (announced.deed, announced.day, announced.square, announced.other) == ("switches", 4, 1, PINK)


@pytest.mark.clause("GEN-7.5")
def test_the_forecast_of_a_work_names_circle_and_points() -> None:
    announced = forecast({"IV": [DARK, PINK], "void": [GRAY, YELLOW, PURPLE]}, "IV", {"IV": [PINK, GRAY]})
    assert (announced.deed, announced.day, announced.square) == ("works", 4, 0)
    assert (announced.circle, announced.points) == (3, 4)


@pytest.mark.clause("GEN-7.1")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("first_round", ["stay", "act"])
def test_what_is_announced_is_what_happens(players: int, first_round: str) -> None:
    state = GENESIS.new(players=players, seed=3, options={"dark_angel_first_round": first_round})
    dice = seeded(players, "forecast")
    deeds = set()
    while not state.over:
        announced = GENESIS.view(state, None).dark_angel_next
        assert announced is not None
        world = state.copy()
        world.recording = True
        dark_angels_turn(world)
        assert GENESIS.event_message(world, world.events[-1]) == announced.message
        after = GENESIS.view(world, None).dark_angel
        assert (after.region, after.square) == (announced.day, announced.square)
        assert (announced.circle == 0) or (after.circles[announced.day - 1] == announced.circle)
        assert after.points >= announced.points
        deeds.add(announced.deed)
        state.apply(state.pick(dice))
    assert {"moves", "stays"} <= deeds
    assert GENESIS.view(state, None).dark_angel_next is None


def test_the_position_tells_where_moves_and_works_lead() -> None:
    lines = {"void": [YELLOW], "I": [GRAY, PURPLE], "II": [DARK, PINK]}
    view = GENESIS.view(scene(lines, god="II", hand="1C 5M", works={"I": [PURPLE, DARK]}), GRAY)
    assert [region.begun for region in view.regions] == [True] * 3 + [False] * 5
    assert [region.next_square for region in view.regions] == [1, 2, 2, 0, 0, 0, 0, 0]
    assert [region.next_circle for region in view.regions] == [0, 3, 1, 1, 1, 1, 1, 0]
    assert view.players[GRAY].missing == [2, 0, 4, 2, 3, 4]
    assert render(view.god_at) == "God is at the midday of day II"


def test_no_circle_is_next_once_all_angels_have_worked() -> None:
    state = scene(
        {"I": [0, 1, 2, 3, 4, 5, 6]}, players=6, works={"I": [0, 1, 2, 3, 4, 5, 6]}, options={"start_order": "seats"}
    )
    assert GENESIS.view(state, None).regions[1].next_circle == 0


def test_the_printed_things_are_those_of_the_edition() -> None:
    printed = GENESIS.components_view(GENESIS.components(GENESIS.edition))
    assert (printed.rounds, printed.per_player, printed.exchange) == (21, 4, 3)
    void, *days, rest = printed.regions
    assert len(days) == 6
    assert void.squares[1] == [[2, 0, 0], [0, 0, 1]], "2C | 1L"
    assert days[5].squares[1] == [[1, 1, 1]], "1C 1M 1L"
    assert (void.points, void.cost, void.bonus, void.rest) == ([], None, None, [])
    assert (days[3].points, days[3].cost, days[3].bonus) == ([5, 5, 4, 4, 3, 3, 2], [3, 2, 0], [1, 1, 0])
    assert (rest.squares, rest.points, rest.cost, rest.rest) == ([], [], None, [3, 3, 2, 0, 0, 0, 0])
    assert all(len(region.squares) == 7 and region.rest == [] for region in (void, *days))


def test_the_view_of_a_finished_game_counts_as_its_score_sheet_does() -> None:
    state = GENESIS.new(players=4, seed=2)
    play_out(state, seeded(2, "view"))
    view = GENESIS.view(state, None)
    columns = GENESIS.score_sheet(state)
    assert [player.angel.points for player in view.players] == [column.total for column in columns[:-1]]
    assert view.dark_angel.points == columns[-1].total
    assert len(view.regions) == len(NUMERALS)
