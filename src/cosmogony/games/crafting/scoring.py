"""The score of Crafting the Cosmos: goals (CRA-11), advanced life, the winner and ties (CRA-12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import (
    CARBON_STARS,
    CHAMBER,
    CRYSTALS_SCORED,
    HE,
    HELIUM_STARS,
    LIFE_DELTA,
    LIFE_PHI,
    LIFE_PSI,
    NEBULAE_DELTA,
    NEBULAE_PHI,
    NEBULAE_PSI,
    OXYGEN_STARS,
    PROTO_LIFE,
    SMALL_NEBULAE,
    STABLE_LIFE,
    STAR_GROUP,
    SUPERNOVAE,
    C,
    O,
    size_of,
)
from cosmogony.games.crafting.galaxy import count, first, has
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, POINT_KINDS, SCORED
from cosmogony.games.crafting.rules.pieces import (
    completed,
    hand_size,
    life,
    proto,
    stable,
    stars,
    stars_of,
    supernovae,
    tile_at,
)

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

DELTA: Final = 0
PSI: Final = 1
PHI: Final = 2


# CRA-11: goals


def goal_amount(state: "CraftingState", goal: i64, seat: i64) -> i64:
    """Count what a goal is about on one player's board."""
    galaxy = state.components.galaxy
    if goal == STABLE_LIFE:
        return count(stable(state, seat))
    if goal == PROTO_LIFE:
        return count(proto(state, seat))
    if goal == SUPERNOVAE:
        return count(supernovae(state, seat))
    if goal == HELIUM_STARS:
        return count(stars_of(state, seat, HE))
    if goal == OXYGEN_STARS:
        return count(stars_of(state, seat, O))
    if goal == CARBON_STARS:
        return count(stars_of(state, seat, C))
    if goal == LIFE_DELTA:
        return count(life(state, seat) & galaxy.sector_life[DELTA])
    if goal == LIFE_PSI:
        return count(life(state, seat) & galaxy.sector_life[PSI])
    if goal == LIFE_PHI:
        return count(life(state, seat) & galaxy.sector_life[PHI])
    if goal == NEBULAE_DELTA:
        return completed_sizes(state, seat, DELTA)
    if goal == NEBULAE_PSI:
        return completed_sizes(state, seat, PSI)
    if goal == NEBULAE_PHI:
        return completed_sizes(state, seat, PHI)
    if goal == SMALL_NEBULAE:
        return small_completed(state, seat)
    if goal == STAR_GROUP:
        return largest_group(state, seat)
    if goal == CRYSTALS_SCORED:
        return min(CHAMBER, state.chamber[seat * CHAMBER_FIELDS + SCORED])
    return count(civilised_stars(state, seat))


def completed_sizes(state: "CraftingState", seat: i64, sector: i64) -> i64:
    """Add up the sizes of the completed nebulae of a sector."""
    total: i64 = 0
    for hexagon in range(state.components.galaxy.hexagons):
        if state.components.galaxy.sector[hexagon] == sector and has(completed(state, seat), hexagon):
            total += size_of(tile_at(state, seat, hexagon)) + 1
    return total


def small_completed(state: "CraftingState", seat: i64) -> i64:
    """Count the completed nebulae of size 1."""
    total: i64 = 0
    for hexagon in range(state.components.galaxy.hexagons):
        if has(completed(state, seat), hexagon) and size_of(tile_at(state, seat, hexagon)) == 0:
            total += 1
    return total


def largest_group(state: "CraftingState", seat: i64) -> i64:
    """Count the largest group of stars on adjacent spaces, supernovae included."""
    galaxy = state.components.galaxy
    largest: i64 = 0
    left = stars(state, seat)
    while left != 0:
        group = galaxy.reached(galaxy.star_neighbours, left, first(left))
        largest = max(largest, count(group))
        left &= ~group
    return largest


def civilised_stars(state: "CraftingState", seat: i64) -> i64:
    """Return the stars that touch a nebula with advanced life, each once."""
    galaxy = state.components.galaxy
    touched: i64 = 0
    for hexagon in range(galaxy.hexagons):
        if state.advanced[seat * galaxy.hexagons + hexagon] != 0:
            touched |= galaxy.corners[hexagon]
    return touched & stars(state, seat)


def goal_points(state: "CraftingState", goal: i64, seat: i64) -> i64:
    """Points of a goal for a player: first place, second place if the first is not shared, or nothing (CRA-11.1)."""
    mine = goal_amount(state, goal, seat)
    if mine == 0:
        return 0
    ahead: i64 = 0
    for other in range(state.n_players):
        if goal_amount(state, goal, other) > mine:
            ahead += 1
    if ahead == 0:
        return state.components.first_place
    if ahead == 1 and (state.n_players > 2 or state.components.second_place_with_two):
        return state.components.second_place
    return 0


# CRA-12: the end


def advanced_points(state: "CraftingState", seat: i64) -> i64:
    """Add up a player's advanced life (CRA-12.2)."""
    points: i64 = 0
    hexagons = state.components.galaxy.hexagons
    for hexagon in range(hexagons):
        tokens = state.advanced[seat * hexagons + hexagon]
        while tokens != 0:
            points += state.components.advanced_values[(tokens & 0xFF) - 1]
            tokens >>= 8
    return points


def open_points(state: "CraftingState", seat: i64) -> i64:
    """All points that everybody can see: advanced life counts once the game is over."""
    points: i64 = 0
    for kind in range(POINT_KINDS):
        points += state.points[seat * POINT_KINDS + kind]
    if state.over:
        points += advanced_points(state, seat)
    return points


def scores(state: "CraftingState") -> list[int]:
    """Each player's points as they stand."""
    result: list[int] = []
    for seat in range(state.n_players):
        result.append(open_points(state, seat))
    return result


def winners(state: "CraftingState") -> list[int]:
    """Return who has most points; of those, who holds most energy cards; else they share (CRA-12.3, CRA-12.4)."""
    best: i64 = NOBODY
    tied: list[int] = []
    for seat in range(state.n_players):
        rank = open_points(state, seat) * 1000
        if state.components.cards_break_ties:
            rank += hand_size(state, seat)
        if rank > best:
            best = rank
            tied = []
        if rank == best:
            tied.append(seat)
    return tied
