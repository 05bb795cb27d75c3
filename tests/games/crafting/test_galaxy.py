"""The geometry of a galaxy, checked against an independent construction with real coordinates."""

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.games.crafting.galaxy import bit, count, first, has
from tests.games.crafting.scenes import GALAXY, spaces

Point = tuple[int, int]


def centre(hexagon: int) -> tuple[float, float]:
    """Return the centre of a hexagon with sides of length 1."""
    q, r = int(GALAXY.q[hexagon]), int(GALAXY.r[hexagon])
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def rounded(x: float, y: float) -> Point:
    """Make a real point comparable."""
    return round(x * 1000), round(y * 1000)


def hexagon_corners(hexagon: int) -> list[Point]:
    """Return the corners of a hexagon, in order."""
    x, y = centre(hexagon)
    angles = [math.pi / 6 + turn * math.pi / 3 for turn in range(6)]
    return [rounded(x + math.cos(angle), y + math.sin(angle)) for angle in angles]


def hexagon_sides(hexagon: int) -> list[frozenset[Point]]:
    """Return the sides of a hexagon as pairs of corners."""
    around = hexagon_corners(hexagon)
    return [frozenset((around[turn], around[(turn + 1) % 6])) for turn in range(6)]


HEXAGONS = range(GALAXY.hexagons)


def star_point(star: int) -> Point:
    """Return where a star space is drawn."""
    x, y = int(GALAXY.star_x[star]), int(GALAXY.star_y[star])
    return rounded(x / 3 * math.sqrt(3) / 2, y / 2)


def life_point(life: int) -> tuple[float, float]:
    """Return where a life space is drawn."""
    x, y = int(GALAXY.life_x[life]), int(GALAXY.life_y[life])
    return x / 2 * math.sqrt(3) / 2, y * 0.75


def life_between(one: Point, other: Point) -> int:
    """Return the life space drawn halfway between two points."""
    middle = ((one[0] + other[0]) / 2000, (one[1] + other[1]) / 2000)
    return next(life for life in range(GALAXY.life) if math.dist(life_point(life), middle) < 0.01)


POINTS = {star_point(star): star for star in range(GALAXY.stars)}
SIDES = {
    frozenset(pair): life_between(*pair)
    for pair in combinations(POINTS, 2)
    if any(frozenset(pair) in hexagon_sides(hexagon) for hexagon in HEXAGONS)
}


@pytest.mark.clause("CRA-2.1")
def test_the_patch_has_the_printed_numbers_of_spaces() -> None:
    assert (GALAXY.hexagons, GALAXY.stars, GALAXY.life) == (12, 37, 48)
    assert len({point for h in HEXAGONS for point in hexagon_corners(h)}) == 37
    assert len({side for h in HEXAGONS for side in hexagon_sides(h)}) == 48
    assert len(POINTS) == 37
    assert sorted(SIDES.values()) == list(range(48))
    assert GALAXY.stars - GALAXY.life + GALAXY.hexagons == 1
    for hexagon in HEXAGONS:
        assert count(GALAXY.corners[hexagon]) == count(GALAXY.sides[hexagon]) == 6


@pytest.mark.clause("CRA-2.6")
def test_hexagons_touch_the_stars_on_their_corners_and_the_life_on_their_sides() -> None:
    for hexagon in HEXAGONS:
        assert {POINTS[point] for point in hexagon_corners(hexagon)} == set(spaces(GALAXY.corners[hexagon]))
        assert {SIDES[side] for side in hexagon_sides(hexagon)} == set(spaces(GALAXY.sides[hexagon]))
    for point, star in POINTS.items():
        touched = {hexagon for hexagon in HEXAGONS if point in hexagon_corners(hexagon)}
        assert set(spaces(GALAXY.hexagons_at_star[star])) == touched
    for side, life in SIDES.items():
        touched = {hexagon for hexagon in HEXAGONS if side in hexagon_sides(hexagon)}
        assert set(spaces(GALAXY.hexagons_at_life[life])) == touched


@pytest.mark.clause("CRA-2.6")
def test_stars_are_adjacent_where_a_side_joins_them() -> None:
    for one, star in POINTS.items():
        joined = {POINTS[other] for other in POINTS if frozenset((one, other)) in SIDES and other != one}
        assert joined == set(spaces(GALAXY.star_neighbours[star]))


@pytest.mark.clause("CRA-2.6")
def test_life_is_adjacent_where_it_shares_an_end() -> None:
    for side, life in SIDES.items():
        sharing = {other_life for other, other_life in SIDES.items() if other != side and other & side}
        assert sharing == set(spaces(GALAXY.life_neighbours[life]))


@pytest.mark.clause("CRA-2.6")
def test_life_is_next_to_the_stars_at_its_ends() -> None:
    for point, star in POINTS.items():
        ending = {life for side, life in SIDES.items() if point in side}
        assert ending == set(spaces(GALAXY.life_at_star[star]))


@pytest.mark.clause("CRA-2.7", "CRA-2.2")
def test_sectors_share_their_borders_and_meet_in_the_centre() -> None:
    for sector in range(3):
        assert sum(GALAXY.sector[h] == sector for h in HEXAGONS) == 4
        assert count(GALAXY.sector_stars[sector]) == 16
        assert count(GALAXY.sector_life[sector]) == 19
    border_stars = [s for s in range(37) if sum(has(GALAXY.sector_stars[k], s) for k in range(3)) > 1]
    border_life = [s for s in range(48) if sum(has(GALAXY.sector_life[k], s) for k in range(3)) > 1]
    assert len(border_stars) == 10, "nine besides the centre"
    assert len(border_life) == 9
    assert [s for s in range(37) if all(has(GALAXY.sector_stars[k], s) for k in range(3))] == [GALAXY.centre]
    assert [h for h in HEXAGONS if has(GALAXY.corners[h], GALAXY.centre)] == list(GALAXY.central)
    shared = GALAXY.sides[GALAXY.central[0]] & GALAXY.sides[GALAXY.central[1]]
    assert spaces(shared) == [GALAXY.starting_life]


def brute_force(neighbours: list[set[int]], occupied: set[int], start: int) -> set[int]:
    """Walk all chains of hops from a space."""
    reached: set[int] = set()
    seen = {start}
    walks = [start]
    while walks:
        here = walks.pop()
        for there in neighbours[here] - seen:
            seen.add(there)
            if there in occupied:
                walks.append(there)
            else:
                reached.add(there)
    return reached


@pytest.mark.clause("CRA-8.4", "CRA-8.5")
@given(st.sets(st.integers(0, 36), min_size=1), st.data())
def test_stars_hop_as_brute_force_says(occupied: set[int], data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(sorted(occupied)))
    neighbours = [set(spaces(GALAXY.star_neighbours[s])) for s in range(37)]
    taken = sum(1 << s for s in occupied)
    found = GALAXY.hop_targets(GALAXY.star_neighbours, taken, taken, start)
    assert set(spaces(found)) == brute_force(neighbours, occupied, start)


@pytest.mark.clause("CRA-8.4", "CRA-8.5")
@given(st.sets(st.integers(0, 47), min_size=1), st.data())
def test_life_hops_as_brute_force_says(occupied: set[int], data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(sorted(occupied)))
    neighbours = [set(spaces(GALAXY.life_neighbours[s])) for s in range(48)]
    taken = sum(1 << s for s in occupied)
    found = GALAXY.hop_targets(GALAXY.life_neighbours, taken, taken, start)
    assert set(spaces(found)) == brute_force(neighbours, occupied, start)


@given(st.sets(st.integers(0, 61)))
def test_masks_hold_what_is_put_into_them(members: set[int]) -> None:
    mask = sum(bit(space) for space in members)
    assert mask == sum(1 << space for space in members), "also above 32 bits when compiled"
    assert count(mask) == len(members)
    assert {space for space in range(62) if has(mask, space)} == members
    if members:
        assert first(mask) == min(members)
