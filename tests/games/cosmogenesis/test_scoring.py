"""The score sheet and the winners."""

import pytest

from cosmogony.games.cosmogenesis.state import CosmogenesisState
from tests.games.cosmogenesis.scenes import GAME, forget_hand, new, points, scene, system


def table(belts: list[tuple[int, int]], options: dict[str, str] | None = None) -> CosmogenesisState:
    """Build a table where only belts differ."""
    state = new(players=len(belts), options=options)
    for seat, (asteroids, comets) in enumerate(belts):
        state.asteroids[seat], state.comets[seat] = asteroids, comets
        forget_hand(state, seat)
    return state


def belt_points(state: CosmogenesisState) -> list[int]:
    return [points(state, "belt", seat) for seat in range(state.n_players)]


@pytest.mark.clause("COS-13.3", "COS-9.3")
@pytest.mark.parametrize(
    ("level", "expected"), [("bacterium", 0), ("jellyfish", 1), ("fish", 2), ("lizard", 3), ("intelligent", 5)]
)
def test_life_scores_by_its_level_on_each_wet_body(level: str, expected: int) -> None:
    assert points(scene(f"T3~:{level}", "G1r T4~:fish"), "life") == expected + 2
    assert points(scene("T1", "T1", "T1", "T1", f"T4~:{level}"), "life") == expected, "outside the habitable zone too"


@pytest.mark.clause("COS-13.3")
def test_only_wet_bodies_score_life() -> None:
    assert points(scene("T3:fish"), "life") == 0


@pytest.mark.clause("COS-13.5")
def test_comets_count_double_in_the_belt() -> None:
    assert belt_points(table([(3, 0), (0, 2), (1, 0)])) == [3, 5, 0]


@pytest.mark.clause("COS-13.5", "COS-13.6")
@pytest.mark.parametrize(
    ("belts", "dense", "skipping"),
    [
        ([5, 5, 3, 1], [5, 5, 3, 0], [5, 5, 0, 0]),
        ([5, 3, 3, 1], [5, 3, 3, 0], [5, 3, 3, 0]),
        ([2, 2, 2, 2], [5, 5, 5, 5], [5, 5, 5, 5]),
        ([4, 4, 4, 1], [5, 5, 5, 3], [5, 5, 5, 0]),
        ([1, 2, 3, 4], [0, 0, 3, 5], [0, 0, 3, 5]),
        ([6, 6, 3, 3], [5, 5, 3, 3], [5, 5, 0, 0]),
    ],
)
def test_ties_on_the_belt(belts: list[int], dense: list[int], skipping: list[int]) -> None:
    assert belt_points(table([(value, 0) for value in belts])) == dense
    assert belt_points(table([(value, 0) for value in belts], {"belt_ranking": "skipping"})) == skipping


@pytest.mark.clause("COS-13.7")
def test_an_empty_belt_scores_nothing() -> None:
    assert belt_points(table([(0, 0), (4, 0)])) == [0, 5]
    assert belt_points(table([(0, 0), (0, 0)])) == [0, 0]
    assert belt_points(table([(0, 0), (4, 0)], {"empty_belt_scores": "true"})) == [3, 5]


@pytest.mark.clause("COS-13.8")
def test_the_monolith_scores_a_point() -> None:
    state = new()
    assert points(state, "monolith", int(state.monolith)) == 1
    assert points(state, "monolith", 1 - int(state.monolith)) == 0


@pytest.mark.clause("COS-13.9")
def test_most_points_win() -> None:
    state = table([(3, 0), (1, 0), (2, 0)])
    state.monolith = 1
    system(state, 2, "T3~:intelligent")
    assert state.scores() == [5, 1, 8]
    assert state.winners() == [2]


@pytest.mark.clause("COS-13.10")
@pytest.mark.parametrize(
    ("monolith", "planets", "expected"),
    [
        (0, [1, 2, 2], [0]),
        (2, [1, 2, 3], [1]),
        (2, [2, 2, 3], [0, 1]),
    ],
)
def test_ties(monolith: int, planets: list[int], expected: list[int]) -> None:
    state = table([(5, 0), (5, 0), (0, 0)])
    state.monolith = monolith
    for seat, count in enumerate(planets):
        system(state, seat, *["T1"] * count)
    if monolith < 2:  # level the monolith's own point
        state.exotic_owner[0] = 1 - monolith
    assert state.scores()[:2] == [state.scores()[0]] * 2
    assert state.winners() == expected


def test_the_sheet_has_the_six_lines_of_the_score_pad() -> None:
    labels = [line.label.id for line in GAME.score_sheet(new())[0].lines]
    assert [label.rsplit("-", 1)[1] for label in labels] == [
        "planetary",
        "stellar",
        "life",
        "exotic",
        "belt",
        "monolith",
    ]
