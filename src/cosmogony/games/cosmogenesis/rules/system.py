"""Planets, moons and collisions (COS-3 to COS-6): how bodies come into a system and change there."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import COLLIDE, MOON, PLANET, STRIKE, action
from cosmogony.games.cosmogenesis.bodies import (
    BACTERIUM,
    COMETS,
    LARGEST,
    NO_TOKEN,
    NONE,
    RESERVED,
    can_be_struck,
    grown,
    is_gas,
    size_of,
    struck,
    token_of,
)
from cosmogony.games.cosmogenesis.tiles import ORBITS, SLOTS, SYSTEM, moons_around

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

# Why a collision is refused
ALLOWED: Final = 0
NO_TARGET: Final = 1
LARGEST_ALREADY: Final = 2
MOON_TOO_LARGE: Final = 3
LEFTOVER_TOO_LARGE: Final = 4
FOURTH_MOON: Final = 5
RESERVE_EMPTY: Final = 6


def planets_of(state: "CosmogenesisState", seat: i64) -> i64:
    """Count a player's planets; they fill the orbits from the star outward."""
    planets: i64 = 0
    bodies = state.bodies
    while planets < ORBITS and bodies[seat * SYSTEM + planets * SLOTS] != NONE:
        planets += 1
    return planets


def is_first_moon_alike(state: "CosmogenesisState", first: i64, slot: i64) -> bool:
    """Say whether no earlier moon of the orbit is the same: alike moons are one choice (COS-2.7)."""
    for earlier in range(1, slot):
        if (
            state.bodies[first + earlier] == state.bodies[first + slot]
            and state.life[first + earlier] == state.life[first + slot]
        ):
            return False
    return True


# COS-3: planets


def legal_planet(state: "CosmogenesisState", legal: list[int]) -> None:
    """A body becomes a planet while there is a free orbit (COS-3.1, COS-3.2)."""
    seat = state.current_player
    if planets_of(state, seat) < state.orbits[seat]:
        legal.append(action(PLANET))


def apply_planet(state: "CosmogenesisState", body: i64) -> None:
    """Put a body into the first free orbit."""
    seat = state.current_player
    orbit = planets_of(state, seat)
    state.bodies[seat * SYSTEM + orbit * SLOTS] = body
    state.emit(events.PLANET, seat, orbit, body)


# COS-4: moons


def legal_moon(state: "CosmogenesisState", body: i64, legal: list[int]) -> None:
    """A body becomes a moon of a larger planet with room for it (COS-4.1 to COS-4.3)."""
    size = size_of(body)
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        first = seat * SYSTEM + orbit * SLOTS
        if is_larger(state.bodies[first], size) and moons_around(state.bodies, first) < state.components.moons:
            legal.append(action(MOON, orbit))


def is_larger(planet: i64, size: i64) -> bool:
    """Say whether a planet is larger than a body of this size; every gas giant is (COS-4.2)."""
    return is_gas(planet) or size_of(planet) > size


def apply_moon(state: "CosmogenesisState", orbit: i64, body: i64) -> None:
    """Put a body into an orbit as a moon."""
    seat = state.current_player
    add_moon(state, seat * SYSTEM + orbit * SLOTS, body)
    state.emit(events.MOON, seat, orbit, body)


def add_moon(state: "CosmogenesisState", first: i64, body: i64) -> None:
    """Lay a moon into the first free slot of the orbit that begins at ``first``."""
    state.bodies[first + 1 + moons_around(state.bodies, first)] = body


# COS-5: collisions


def legal_collide(state: "CosmogenesisState", collider: i64, legal: list[int]) -> None:
    """Every body that the collider may hit (COS-5)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            if state.bodies[first + slot] == NONE:
                break
            if not is_first_moon_alike(state, first, slot):
                continue
            if collision_fault(state, first, slot, collider) == ALLOWED:
                legal.append(action(COLLIDE, orbit * SLOTS + slot))


def collision_fault(state: "CosmogenesisState", first: i64, slot: i64, collider: i64) -> i64:
    """Return why the collider may not hit the body in a slot of the orbit that begins at ``first``."""
    hit = state.bodies[first + slot]
    if hit == NONE or is_gas(hit):
        return NO_TARGET
    size = size_of(hit)
    if size >= LARGEST:
        return LARGEST_ALREADY
    planet = state.bodies[first]
    if slot > 0 and not is_larger(planet, size + 1):
        return MOON_TOO_LARGE
    leftover = size_of(collider) - 1
    if leftover > 0:
        if moons_around(state.bodies, first) >= state.components.moons:
            if not state.components.fourth_moon_allowed:
                return FOURTH_MOON
            leftover = 0
        elif not is_larger(planet_measured(state, planet, slot), leftover):
            return LEFTOVER_TOO_LARGE
    if missing_token(state, collider, hit, leftover) != NO_TOKEN:
        return RESERVE_EMPTY
    return ALLOWED


def planet_measured(state: "CosmogenesisState", planet: i64, slot: i64) -> i64:
    """Return the planet that a leftover moon is measured by: as it is after the collision, by ruling (COS-5.6)."""
    if slot == 0 and state.components.leftover_measured_after:
        return grown(planet, True)
    return planet


def missing_token(state: "CosmogenesisState", collider: i64, hit: i64, leftover: i64) -> i64:
    """Return the token that a collision needs and the reserve lacks, or none (COS-5.9, COS-5.10)."""
    new_hit = token_of(grown(hit, True))
    new_moon = token_of(leftover) if leftover > 0 else NO_TOKEN
    old_hit = token_of(hit)
    old_collider = token_of(collider)
    for token in range(RESERVED):
        needed: i64 = 0
        if new_hit == token and old_hit != token:
            needed += 1
        if new_moon == token and old_collider != token:
            needed += 1
        if needed > 0 and needed > state.reserve[token] + freed(state, token, old_hit, new_hit, old_collider, new_moon):
            return token
    return NO_TOKEN


def freed(state: "CosmogenesisState", token: i64, old_hit: i64, new_hit: i64, old_collider: i64, new_moon: i64) -> i64:
    """Count the tokens of a kind that a collision frees in time to be used in it (COS-5.10)."""
    count: i64 = 0
    if state.components.freed_tokens_first:
        if old_hit == token and new_hit != token:
            count += 1
        if old_collider == token and new_moon != token:
            count += 1
    return count


def apply_collide(state: "CosmogenesisState", place: i64, collider: i64) -> None:
    """Let the hit body grow, the collider shrink, and what is left of it become a moon (COS-5.2, COS-5.3)."""
    seat = state.current_player
    first = seat * SYSTEM + place - place % SLOTS
    at = seat * SYSTEM + place
    hit = state.bodies[at]
    larger = grown(hit, state.components.growth_keeps_water)
    state.bodies[at] = larger
    state.reserve[token_of(hit)] += 1
    state.reserve[token_of(larger)] -= 1
    state.reserve[token_of(collider)] += 1
    state.emit(events.COLLIDED, seat, place, collider, hit, larger)
    suffer(state, seat, place)
    leftover = size_of(collider) - 1
    if leftover > 0:
        leave_moon(state, first, place // SLOTS, leftover)


def leave_moon(state: "CosmogenesisState", first: i64, orbit: i64, leftover: i64) -> None:
    """Make the leftover a moon, unless it would be the fourth: then it is back in the reserve (COS-5.7)."""
    if moons_around(state.bodies, first) >= state.components.moons:
        state.emit(events.FOURTH_MOON, state.current_player, orbit)
        return
    state.reserve[token_of(leftover)] -= 1
    add_moon(state, first, leftover)
    state.emit(events.LEFTOVER, state.current_player, orbit, leftover)


def suffer(state: "CosmogenesisState", seat: i64, place: i64) -> None:
    """Send evolved life on the body that was hit back to the bacterium (COS-5.12)."""
    at = seat * SYSTEM + place
    level = state.life[at]
    if level > BACTERIUM:
        state.life[at] = BACTERIUM
        state.emit(events.EXTINCTION, seat, place, level)
    elif level == BACTERIUM and not state.components.bacteria_survive:
        state.life[at] = 0
        state.emit(events.EXTINCTION, seat, place, level)


# COS-6: comets


def legal_strike(state: "CosmogenesisState", legal: list[int]) -> None:
    """Gas giants without rings and bodies of size 3 or 4 without water (COS-6.1)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            if can_be_struck(state.bodies[first + slot]) and is_first_moon_alike(state, first, slot):
                legal.append(action(STRIKE, orbit * SLOTS + slot))


def apply_strike(state: "CosmogenesisState", place: i64) -> None:
    """Turn the token over: rings, or water and atmosphere; the comet returns to the reserve (COS-6.2)."""
    seat = state.current_player
    at = seat * SYSTEM + place
    state.bodies[at] = struck(state.bodies[at])
    state.reserve[COMETS] += 1
    state.emit(events.STRUCK, seat, place, state.bodies[at])
