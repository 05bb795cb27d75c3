"""The score of Crafting the Cosmos: goals (CRA-11), advanced life, the winner and ties (CRA-12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting.components import size_of
from cosmogony.games.crafting.galaxy import count, first
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, POINT_KINDS, READY, SCORED
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
    from cosmogony.games.crafting.components import Components
    from cosmogony.games.crafting.state import CraftingState

DELTA: Final = 0
PSI: Final = 1
PHI: Final = 2


# CRA-11: goals


def goal_round(components: "Components", place: i64) -> i64:
    """Return the round at whose end a goal is scored, by its place in the goal deck (CRA-10.2)."""
    return place + components.goal_track - 1


def arriving_goal(state: "CraftingState") -> i64:
    """Return the place of the goal that is scored at the end of this round; none below 0 (CRA-10.2)."""
    return state.round - goal_round(state.components, 0)


def goal_amount(state: "CraftingState", goal: i64, seat: i64) -> i64:
    """Count what a goal is about on one player's board (CRA-11.6 to CRA-11.21)."""
    if goal == c.STABLE_LIFE:
        return count(stable(state, seat))
    if goal == c.PROTO_LIFE:
        return count(proto(state, seat))
    if goal == c.SUPERNOVAE:
        return count(supernovae(state, seat))
    if goal == c.HELIUM_STARS:
        return count(stars_of(state, seat, c.HE))
    if goal == c.OXYGEN_STARS:
        return count(stars_of(state, seat, c.O))
    if goal == c.CARBON_STARS:
        return count(stars_of(state, seat, c.C))
    if goal == c.SMALL_NEBULAE:
        return small_completed(state, seat)
    if goal == c.STAR_GROUP:
        return largest_group(state, seat)
    if goal == c.CRYSTALS_SCORED:
        return crystals_counted(state, seat)
    if goal == c.CIVILISED_STARS:
        return count(civilised_stars(state, seat))
    return sector_amount(state, goal, seat)


def crystals_counted(state: "CraftingState", seat: i64) -> i64:
    """Count the crystals on scoring spaces, by another ruling with those that wait on space 6 (CRA-11.15)."""
    waiting = state.chamber[seat * CHAMBER_FIELDS + READY] if state.components.goal_counts_waiting else 0
    return min(c.CHAMBER, state.chamber[seat * CHAMBER_FIELDS + SCORED]) + waiting


def sector_amount(state: "CraftingState", goal: i64, seat: i64) -> i64:
    """Count the life or the completed nebulae of a sector (CRA-11.7, CRA-11.9, CRA-11.11 to CRA-11.14)."""
    if goal == c.NEBULAE_DELTA:
        return completed_sizes(state, seat, DELTA)
    if goal == c.NEBULAE_PSI:
        return completed_sizes(state, seat, PSI)
    if goal == c.NEBULAE_PHI:
        return completed_sizes(state, seat, PHI)
    sector_life = state.components.galaxy.sector_life
    if goal == c.LIFE_DELTA:
        return count(life(state, seat) & sector_life[DELTA])
    return count(life(state, seat) & sector_life[PSI if goal == c.LIFE_PSI else PHI])


def completed_sizes(state: "CraftingState", seat: i64, sector: i64) -> i64:
    """Add up the sizes of the completed nebulae of a sector (CRA-11.7)."""
    total: i64 = 0
    done = completed(state, seat)
    while done != 0:
        hexagon = first(done)
        if state.components.galaxy.sector[hexagon] == sector:
            total += size_of(tile_at(state, seat, hexagon)) + 1
        done &= done - 1
    return total


def small_completed(state: "CraftingState", seat: i64) -> i64:
    """Count the completed nebulae of size 1 (CRA-11.17)."""
    total: i64 = 0
    done = completed(state, seat)
    while done != 0:
        if size_of(tile_at(state, seat, first(done))) == 0:
            total += 1
        done &= done - 1
    return total


def largest_group(state: "CraftingState", seat: i64) -> i64:
    """Count the largest group of stars on adjacent spaces, supernovae included (CRA-11.10)."""
    galaxy = state.components.galaxy
    largest: i64 = 0
    left = stars(state, seat)
    while left != 0:
        group = galaxy.reached(galaxy.star_neighbours, left, first(left))
        largest = max(largest, count(group))
        left &= ~group
    return largest


def civilised_stars(state: "CraftingState", seat: i64) -> i64:
    """Return the stars that touch a nebula with advanced life, each once (CRA-11.21)."""
    hexagons = state.components.galaxy.hexagons
    corners = state.components.galaxy.corners
    advanced = state.advanced
    touched: i64 = 0
    for hexagon in range(hexagons):
        if advanced[seat * hexagons + hexagon] != 0:
            touched |= corners[hexagon]
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
        points += value_of(state.components, state.advanced[seat * hexagons + hexagon])
    return points


def value_of(components: "Components", tokens: i64) -> i64:
    """Add up the advanced life on a nebula (CRA-12.2)."""
    points: i64 = 0
    while tokens != 0:
        points += components.advanced_values[(tokens & 0xFF) - 1]
        tokens >>= 8
    return points


def open_points(state: "CraftingState", seat: i64) -> i64:
    """All points that everybody can see: advanced life counts once the game is over (CRA-6.9)."""
    points: i64 = 0
    by_kind = state.points
    for kind in range(POINT_KINDS):
        points += by_kind[seat * POINT_KINDS + kind]
    if state.over:
        points += advanced_points(state, seat)
    return points


def scores(state: "CraftingState") -> list[int]:
    """Each player's points as they stand (CRA-12.3)."""
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
