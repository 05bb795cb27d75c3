"""Puzzles over HTTP: the list, the position, the verdict on a choice, the solution; nothing is told too early."""

from datetime import UTC, datetime
from typing import Any

import pytest

from cosmogony.core.puzzle import Puzzle, Puzzles
from cosmogony.games import GAMES
from cosmogony.server.puzzles import puzzle_of_day
from cosmogony.texts import say
from tests.server.house import House
from tests.server.test_link_previews import tags
from tests.tables import OUR_GAMES


def all_of(name: str) -> Puzzles:
    found = Puzzles.of(GAMES[name])
    assert found is not None
    return found


def first_of(name: str) -> Puzzle:
    return next(iter(all_of(name)))


def test_the_list_has_the_puzzles_of_every_game_the_easiest_first(house: House) -> None:
    listed = house.get("/api/puzzles").json()["puzzles"]
    for name in OUR_GAMES:
        lines = [line for line in listed if line["game"] == name]
        assert {line["puzzle"] for line in lines} == set(all_of(name).by_id)
        stars = [line["difficulty"] for line in lines]
        assert stars == sorted(stars)


def test_the_puzzle_of_the_day_is_one_of_them(house: House) -> None:
    before = datetime.now(UTC).date()
    told = house.get("/api/puzzles/today").json()
    assert told["day"] in {before.isoformat(), datetime.now(UTC).date().isoformat()}
    expected = puzzle_of_day(datetime.fromisoformat(told["day"]).date()).puzzle
    assert expected is not None
    assert (told["puzzle"]["game"], told["puzzle"]["puzzle"]) == (expected.game, expected.puzzle)


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_position_is_what_its_seat_may_see_and_does_not_tell_the_solution(house: House, name: str) -> None:
    puzzle = first_of(name)
    told = house.get(f"/api/games/{name}/puzzles/{puzzle.id}").json()
    state = puzzle.position(GAMES[name])
    assert set(told) == {"puzzle", "position"}
    position = told["position"]
    assert position["seat"] == position["to_move"] == state.current_player
    assert sorted(choice["action"] for choice in position["choices"]) == sorted(puzzle.choices)
    names = [say("player", "de", number=seat + 1) for seat in range(puzzle.players)]
    drawn = house.get(f"/api/games/{name}/puzzles/{puzzle.id}?board=de").json()["position"]["board"]
    assert drawn == GAMES[name].board(state, state.current_player, "de", names)


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_choice_is_judged_and_the_solution_says_why(house: House, name: str) -> None:
    puzzle = first_of(name)
    base = f"/api/games/{name}/puzzles/{puzzle.id}"
    assert house.get(f"{base}/choices/{puzzle.solution}").json()["right"] is True
    for wrong in puzzle.wrong:
        verdict = house.get(f"{base}/choices/{wrong.action}").json()
        assert verdict["right"] is False
        assert verdict["why"]
    solution = house.get(f"{base}/solution").json()
    assert solution["action"] == puzzle.solution
    assert [one["level"] for one in solution["found"]] == list(puzzle.found)
    assert solution["after"]["actions"] == len(puzzle.actions) + 1
    assert solution["plan"] or solution["reasons"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("genesis/puzzles/9-9-9", 404),
        ("cups/puzzles/9-9-9", 404),
        ("nothing/puzzles/9-9-9", 400),
        ("genesis/puzzles/..%2F..", 404),
        ("genesis/puzzles/{id}/choices/999999", 409),
        ("genesis/puzzles/{id}/choices/x", 404),
        ("genesis/puzzles/{id}/choices/-1", 400),
        ("genesis/puzzles/{id}/thing?thing=nothing", 409),
        ("genesis/puzzles/{id}?board=xx", 400),
    ],
)
def test_what_makes_no_sense_is_refused(house: House, path: str, status: int) -> None:
    told = house.get(f"/api/games/{path.format(id=first_of('genesis').id)}")
    assert told.status_code == status, told.text


def test_things_on_the_board_of_a_puzzle_are_described(house: House) -> None:
    puzzle, game = first_of("genesis"), GAMES["genesis"]
    state = puzzle.position(game)
    thing = game.things(state, state.current_player)[0]
    base = f"/api/games/genesis/puzzles/{puzzle.id}/thing"
    told: dict[str, Any] = house.get(base, params={"thing": thing}).json()
    assert told["thing"] == thing
    assert house.get(base, params={"thing": thing, "solved": 1}).status_code == 200


def test_a_link_to_a_puzzle_shows_how_it_stands_and_how_hard_it_is(house: House) -> None:
    puzzle = first_of("genesis")
    link = f"/puzzles/genesis/{puzzle.id}"
    told = house.get(link, headers={"Accept-Language": "it"})
    shown = tags(told.text)
    assert shown["title"] == "Un rompicapo di Genesi: In principio"
    assert shown["description"].startswith("Ora: ")  # how it stands comes first
    assert f"Difficoltà {puzzle.difficulty} su 5" in shown["description"]
    assert shown["image"].endswith("/games/genesis/picture.png")
    assert f'content="0; url=/#{link}"' in told.text
    assert house.get("/puzzles/genesis/9-9-9").status_code == 404
