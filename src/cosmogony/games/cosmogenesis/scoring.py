"""The score of Cosmogenesis (COS-13): objectives, life, exotic objects, the belt, the monolith, ties."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import zeros
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COLOURS,
    LARGEST,
    colour_of,
    is_gas,
    is_terrestrial,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, LONGEST_TABLE, PLANETARY_TILES, STELLAR_TILES
from cosmogony.games.cosmogenesis.rules.objectives import fits
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.tiles import (
    AT_ORBIT,
    COUNT_ALTERNATIONS,
    COUNT_ASTEROIDS,
    COUNT_BODIES,
    COUNT_COLOURS,
    COUNT_COMETS,
    COUNT_EXOTICS,
    COUNT_LIFE_LEVELS,
    COUNT_REVEALED,
    COUNT_SIZE_SETS,
    ROW,
    SLOTS,
    SYSTEM,
    count_in_orbit,
)

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


# COS-13.1: planetary objectives


def planetary_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points of a player's revealed planetary objectives (COS-13.1)."""
    points: i64 = 0
    owners = state.planetary_owner
    for tile in range(PLANETARY_TILES):
        if owners[tile] == seat:
            points += tile_points(state, tile)
    return points


def tile_points(state: "CosmogenesisState", tile: i64) -> i64:
    """Points of one planetary objective: none until it is revealed (COS-10.5)."""
    place = state.planetary_place[tile]
    if place < AT_ORBIT:
        return 0
    if state.components.objectives_checked_at_end and not fits(
        state, state.planetary_owner[tile], tile, place - AT_ORBIT
    ):
        return 0
    return state.components.planetary_points[tile]


# COS-13.2: stellar objectives


def stellar_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points of a player's stellar objectives (COS-13.2)."""
    points: i64 = 0
    owners = state.stellar_owner
    for tile in range(STELLAR_TILES):
        if owners[tile] == seat:
            points += stellar_tile_points(state, seat, tile)
    return points


def stellar_tile_points(state: "CosmogenesisState", seat: i64, tile: i64) -> i64:
    """Points that a stellar objective gives for a player's system (COS-13.2)."""
    count = stellar_count(state, seat, tile)
    each = state.components.stellar_each[tile]
    if each > 0:
        return each * count
    return state.components.stellar_table[tile * (LONGEST_TABLE + 1) + min(count, LONGEST_TABLE)]


def stellar_count(state: "CosmogenesisState", seat: i64, tile: i64) -> i64:
    """Count what a stellar objective looks for in a player's system (COS-13.2)."""
    measure = state.components.stellar_measure[tile]
    if measure == COUNT_BODIES:
        return bodies_counted(state, seat, tile)
    if measure == COUNT_COMETS:
        return state.comets[seat]
    if measure == COUNT_ASTEROIDS:
        return state.asteroids[seat]
    if measure == COUNT_EXOTICS:
        return exotics_of(state, seat)
    if measure == COUNT_REVEALED:
        return revealed_by(state, seat)
    if measure == COUNT_SIZE_SETS:
        return size_sets(state, seat)
    if measure == COUNT_LIFE_LEVELS:
        return life_levels(state, seat)
    if measure == COUNT_ALTERNATIONS:
        return alternations(state, seat)
    if measure == COUNT_COLOURS:
        return colours(state, seat)
    return most_of_one_colour(state, seat)


def bodies_counted(state: "CosmogenesisState", seat: i64, tile: i64) -> i64:
    """Count the bodies of a system that match a stellar objective (COS-13.2)."""
    count: i64 = 0
    rows = state.components.stellar_rows
    bodies = state.bodies
    life = state.life
    for orbit in range(planets_of(state, seat)):
        count += count_in_orbit(rows, tile * ROW, bodies, life, seat * SYSTEM + orbit * SLOTS, orbit)
    return count


def exotics_of(state: "CosmogenesisState", seat: i64) -> i64:
    """Count a player's exotic objects (COS-13.2, COS-13.4)."""
    count: i64 = 0
    owners = state.exotic_owner
    for exotic in range(EXOTICS):
        if owners[exotic] == seat:
            count += 1
    return count


def revealed_by(state: "CosmogenesisState", seat: i64) -> i64:
    """Count the planetary objectives that a player has revealed (COS-13.2)."""
    count: i64 = 0
    owners = state.planetary_owner
    places = state.planetary_place
    for tile in range(PLANETARY_TILES):
        if owners[tile] == seat and places[tile] >= AT_ORBIT:
            count += 1
    return count


def size_sets(state: "CosmogenesisState", seat: i64) -> i64:
    """Count complete sets of sizes 1 to 4 among terrestrial bodies; asteroid moons count as size 1 (COS-13.2)."""
    sizes = zeros(LARGEST + 1)
    bodies = state.bodies
    for at in range(seat * SYSTEM, (seat + 1) * SYSTEM):
        body = bodies[at]
        if is_terrestrial(body) or body == ASTEROID:
            sizes[size_of(body)] += 1
    return min(min(sizes[1], sizes[2]), min(sizes[3], sizes[4]))


def life_levels(state: "CosmogenesisState", seat: i64) -> i64:
    """Count the different levels of life in a system (COS-13.2)."""
    seen: i64 = 0
    count: i64 = 0
    life = state.life
    first = seat * SYSTEM
    for at in range(first, first + SLOTS * planets_of(state, seat)):
        level = life[at]
        if level > 0 and (seen >> level) & 1 == 0:
            seen |= 1 << level
            count += 1
    return count


def alternations(state: "CosmogenesisState", seat: i64) -> i64:
    """Count the pairs of neighbouring orbits with one terrestrial planet and one gas giant (COS-13.2)."""
    count: i64 = 0
    bodies = state.bodies
    for orbit in range(1, planets_of(state, seat)):
        outer = seat * SYSTEM + orbit * SLOTS
        if is_gas(bodies[outer]) != is_gas(bodies[outer - SLOTS]):
            count += 1
    return count


def colours(state: "CosmogenesisState", seat: i64) -> i64:
    """Count the different colours of a player's gas giants (COS-13.2)."""
    seen: i64 = 0
    count: i64 = 0
    bodies = state.bodies
    for orbit in range(planets_of(state, seat)):
        planet = bodies[seat * SYSTEM + orbit * SLOTS]
        if is_gas(planet) and (seen >> colour_of(planet)) & 1 == 0:
            seen |= 1 << colour_of(planet)
            count += 1
    return count


def most_of_one_colour(state: "CosmogenesisState", seat: i64) -> i64:
    """Count the gas giants of the colour that a player has most of (COS-13.2)."""
    most: i64 = 0
    for colour in range(COLOURS):
        most = max(most, giants_of(state, seat, colour))
    return most


def giants_of(state: "CosmogenesisState", seat: i64, colour: i64) -> i64:
    """Count a player's gas giants of a colour (COS-13.2)."""
    count: i64 = 0
    bodies = state.bodies
    for orbit in range(planets_of(state, seat)):
        planet = bodies[seat * SYSTEM + orbit * SLOTS]
        if is_gas(planet) and colour_of(planet) == colour:
            count += 1
    return count


# COS-13.3 to COS-13.8: the rest of the sheet


def life_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points for life on wet bodies, in any orbit (COS-13.3)."""
    points: i64 = 0
    bodies = state.bodies
    first = seat * SYSTEM
    for at in range(first, first + SLOTS * planets_of(state, seat)):
        if is_wet(bodies[at]):
            points += state.components.life_points[state.life[at]]
    return points


def exotic_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points for exotic objects, used up or not (COS-13.4)."""
    return exotics_of(state, seat) * state.components.exotic_points


def belt_value(state: "CosmogenesisState", seat: i64) -> i64:
    """Return what a belt is worth in the comparison (COS-13.5)."""
    asteroids = state.asteroids[seat] * state.components.asteroid_value
    return asteroids + state.comets[seat] * state.components.comet_value


def belt_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points for the most and the second most valuable belt (COS-13.5 to COS-13.7)."""
    best, second = best_belts(state)
    return belt_prize(state, belt_value(state, seat), best, second)


def best_belts(state: "CosmogenesisState") -> tuple[i64, i64]:
    """Return what the best belt is worth and the second; by ruling, two at the top leave no second (COS-13.6)."""
    asteroids = state.asteroids
    comets = state.comets
    each = state.components.asteroid_value
    comet = state.components.comet_value
    best: i64 = -1
    second: i64 = -1
    tied = False
    for seat in range(state.n_players):
        value = asteroids[seat] * each + comets[seat] * comet
        if value > best:
            second = best
            best = value
            tied = False
        elif value == best:
            tied = True
        elif value > second:
            second = value
    if tied and not state.components.belt_ranked_densely:
        second = -1
    return best, second


def belt_prize(state: "CosmogenesisState", value: i64, best: i64, second: i64) -> i64:
    """Points for a belt of some value, beside the best and the second (COS-13.5 to COS-13.7)."""
    if value == 0 and not state.components.empty_belt_scores:
        return 0
    if value == best:
        return state.components.belt_points[0]
    return state.components.belt_points[1] if value == second else 0


def monolith_points(state: "CosmogenesisState", seat: i64) -> i64:
    """Points for holding the monolith (COS-13.8)."""
    return state.components.monolith_points if state.monolith == seat else 0


def total(state: "CosmogenesisState", seat: i64) -> i64:
    """All points of a player (COS-13.9)."""
    tiles = planetary_points(state, seat) + stellar_points(state, seat) + exotic_points(state, seat)
    return tiles + life_points(state, seat) + belt_points(state, seat) + monolith_points(state, seat)


def scores(state: "CosmogenesisState") -> list[int]:
    """Each player's points as they stand (COS-13.9)."""
    result: list[int] = []
    for seat in range(state.n_players):
        result.append(total(state, seat))
    return result


def winners(state: "CosmogenesisState") -> list[int]:
    """Return who wins: most points (COS-13.9), then the monolith, then most planets, then shared (COS-13.10)."""
    points = scores(state)
    best = max(points)
    tied: list[int] = []
    for seat in range(state.n_players):
        if points[seat] == best:
            tied.append(seat)
    if state.monolith in tied:
        return [state.monolith]
    return with_most_planets(state, tied)


def with_most_planets(state: "CosmogenesisState", tied: list[int]) -> list[int]:
    """Keep those of the tied players who have the most planets (COS-13.10)."""
    most: i64 = 0
    for seat in tied:
        most = max(most, planets_of(state, seat))
    kept: list[int] = []
    for seat in tied:
        if planets_of(state, seat) == most:
            kept.append(seat)
    return kept
