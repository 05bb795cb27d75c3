"""Objectives as pictures: every part of what they ask for, and which parts an orbit has."""

import pytest

from cosmogony.games import GAMES
from cosmogony.games.cosmogenesis.pictures import Part, counted, found_in, pictures, sought
from tests.games.cosmogenesis.scenes import scene
from tests.games.cosmogenesis.test_objectives import PLANETARY, system_with

GAME = GAMES["cosmogenesis"]


def test_every_objective_has_a_picture() -> None:
    components = GAME.new(players=2, seed=1).components
    drawn = {one.id: one.parts for one in pictures(components)}
    assert set(drawn) == {*components.planetary_ids, *components.stellar_ids}
    assert all(drawn.values())


@pytest.mark.parametrize(
    ("texts", "parts"),
    [
        (["planet gas", "moon wet life>=jellyfish"], [Part("planet", "gas"), Part("moon", wet=True, life=2)]),
        (
            ["planet gas ringed moons>=2", "moon size>=3"],
            [Part("planet", "gas", ringed=True), Part("moon", size=3), Part("moon")],
        ),
        (
            ["planet terrestrial size>=4 orbit>=4"],
            [Part("planet", "terrestrial", 4), Part("orbit", size=4, beyond=True)],
        ),
        (["planet without moons"], [Part("planet"), Part("alone")]),
        (["2 different moon sizes"], [Part("moon", size=1), Part("moon", size=2)]),
    ],
)
def test_a_picture_shows_each_body_that_is_asked_for(texts: list[str], parts: list[Part]) -> None:
    assert [one.part for one in sought(texts)] == parts


def test_a_stellar_objective_shows_what_it_counts() -> None:
    assert counted("comets") == [Part("comet")]
    assert counted("planets moons>=3") == [Part("planet"), *[Part("moon")] * 3]


@pytest.mark.parametrize("tile", PLANETARY)
def test_all_parts_are_found_where_an_objective_is_met_and_nowhere_else(tile: str) -> None:
    meets, orbit, others = PLANETARY[tile]
    for system in (meets, *others):
        state = scene(*system_with(system, orbit), hand=[tile], expanded=orbit > 5)
        number = state.components.planetary_ids.index(tile)
        parts = sought(state.components.planetary_needs[number])
        found = found_in(state, number, 0, orbit - 1)
        assert (found == (1 << len(parts)) - 1) == (system == meets), system
