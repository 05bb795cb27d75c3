"""Planets, moons and collisions (COS-3 to COS-6): how bodies come into a system and change there."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import bodies, events, faults
from cosmogony.games.cosmogenesis.bodies import NONE, grown, is_gas, size_of, token_of
from cosmogony.games.cosmogenesis.tiles import ORBITS, SLOTS, SYSTEM, moons_around

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def planets_of(state: "CosmogenesisState", seat: i64) -> i64:
    """Count a player's planets; they fill the orbits from the star outward (COS-3.1)."""
    planets: i64 = 0
    system = state.bodies
    while planets < ORBITS and system[seat * SYSTEM + planets * SLOTS] != NONE:
        planets += 1
    return planets


# COS-3: planets


def fault_planet(state: "CosmogenesisState") -> i64:
    """A body becomes a planet while there is a free orbit (COS-3.2)."""
    seat = state.current_player
    return faults.ALLOWED if planets_of(state, seat) < state.orbits[seat] else faults.NO_FREE_ORBIT


def apply_planet(state: "CosmogenesisState", body: i64) -> None:
    """Put a body into the first free orbit (COS-3.1)."""
    seat = state.current_player
    orbit = planets_of(state, seat)
    state.bodies[seat * SYSTEM + orbit * SLOTS] = body
    state.emit(events.PLANET, seat, orbit, body)


# COS-4: moons


def fault_moon(state: "CosmogenesisState", orbit: i64, body: i64) -> i64:
    """A body becomes a moon of a larger planet with room for it (COS-4.1 to COS-4.3)."""
    first = state.current_player * SYSTEM + orbit * SLOTS
    planet = state.bodies[first]
    if planet == NONE:
        return faults.NO_PLANET
    if not is_larger(planet, size_of(body)):
        return faults.PLANET_TOO_SMALL
    return faults.MOONS_FULL if has_all_moons(state, first) else faults.ALLOWED


def is_larger(planet: i64, size: i64) -> bool:
    """Say whether a planet is larger than a body of this size; every gas giant is (COS-4.2)."""
    return is_gas(planet) or size_of(planet) > size


def has_all_moons(state: "CosmogenesisState", first: i64) -> bool:
    """Say whether the orbit that begins at ``first`` has no room for another moon (COS-4.3)."""
    return moons_around(state.bodies, first) >= state.components.moons


def apply_moon(state: "CosmogenesisState", orbit: i64, body: i64) -> None:
    """Put a body into the first free slot of an orbit, as a moon (COS-4.1, COS-4.4)."""
    first = state.current_player * SYSTEM + orbit * SLOTS
    state.bodies[first + 1 + moons_around(state.bodies, first)] = body
    state.emit(events.MOON, state.current_player, orbit, body)


# COS-5: collisions


def fault_collide(state: "CosmogenesisState", first: i64, slot: i64, collider: i64) -> i64:
    """What is hit must be able to grow, and what is left of the collider to stay (COS-5.1, COS-5.4 to COS-5.10)."""
    hit = state.bodies[first + slot]
    if is_gas(hit):
        return faults.COLLIDE_GAS
    size = size_of(hit)
    if size >= bodies.LARGEST:
        return faults.LARGEST_ALREADY
    if slot > 0 and not is_larger(state.bodies[first], size + 1):
        return faults.MOON_TOO_LARGE
    leftover = leftover_of(state, first, collider)
    if leftover > 0 and not is_larger(planet_measured(state, first, slot), leftover):
        return faults.LEFTOVER_TOO_LARGE
    return faults.RESERVE_EMPTY if missing_size(state, hit, collider, leftover) > 0 else faults.ALLOWED


def leftover_of(state: "CosmogenesisState", first: i64, collider: i64) -> i64:
    """Return the size of the moon that is left of the collider: none that would be the fourth (COS-5.3, COS-5.7)."""
    leftover = size_of(collider) - 1
    if leftover > 0 and has_all_moons(state, first):
        return 0
    return leftover


def leaves_fourth_moon(state: "CosmogenesisState", first: i64, collider: i64) -> bool:
    """Say whether something is left of the collider that would be a moon too many (COS-5.7)."""
    return leftover_of(state, first, collider) < size_of(collider) - 1


def planet_measured(state: "CosmogenesisState", first: i64, slot: i64) -> i64:
    """Return the planet that a leftover moon is measured by: as it is after the collision, by ruling (COS-5.6)."""
    if slot == 0 and state.components.leftover_measured_after:
        return grown(state.bodies[first], True)
    return state.bodies[first]


def missing_size(state: "CosmogenesisState", hit: i64, collider: i64, leftover: i64) -> i64:
    """Return a size that a collision needs and the reserve has no token for, 0 for none (COS-5.9)."""
    if is_short(state, token_of(grown(hit, True)), hit, collider, leftover):
        return size_of(hit) + 1
    if leftover > 0 and is_short(state, token_of(leftover), hit, collider, leftover):
        return leftover
    return 0


def is_short(state: "CosmogenesisState", token: i64, hit: i64, collider: i64, leftover: i64) -> bool:
    """Say whether a collision takes more tokens of a kind than the reserve holds (COS-5.9)."""
    needed = swapped(state, token, token_of(hit), token_of(grown(hit, True)))
    rest: i64 = bodies.NO_TOKEN
    if leftover > 0:
        rest = token_of(leftover)
    return needed + swapped(state, token, token_of(collider), rest) > state.reserve[token]


def swapped(state: "CosmogenesisState", token: i64, before: i64, after: i64) -> i64:
    """Return 1 if a change takes a token from the reserve, -1 if it frees one in time, by ruling (COS-5.10)."""
    if before == after:
        return 0
    if after == token:
        return 1
    return -1 if before == token and state.components.freed_tokens_first else 0


def apply_collide(state: "CosmogenesisState", place: i64, collider: i64) -> None:
    """Let the hit body grow, the collider shrink, and what is left of it become a moon (COS-5.2, COS-5.3)."""
    seat = state.current_player
    at = seat * SYSTEM + place
    hit = state.bodies[at]
    larger = grown(hit, state.components.growth_keeps_water)
    state.bodies[at] = larger
    state.reserve[token_of(hit)] += 1
    state.reserve[token_of(larger)] -= 1
    state.reserve[token_of(collider)] += 1
    state.emit(events.COLLIDED, seat, place, collider, hit, larger)
    suffer(state, seat, place)
    leave_moon(state, seat, place // SLOTS, collider)


def leave_moon(state: "CosmogenesisState", seat: i64, orbit: i64, collider: i64) -> None:
    """Make what is left of the collider a moon; one too many is back in the reserve (COS-5.3, COS-5.7)."""
    first = seat * SYSTEM + orbit * SLOTS
    leftover = leftover_of(state, first, collider)
    if leftover > 0:
        state.reserve[token_of(leftover)] -= 1
        state.bodies[first + 1 + moons_around(state.bodies, first)] = leftover
        state.emit(events.LEFTOVER, seat, orbit, leftover)
    elif size_of(collider) > 1:
        state.emit(events.FOURTH_MOON, seat, orbit)


def suffer(state: "CosmogenesisState", seat: i64, place: i64) -> None:
    """Send evolved life on the body that was hit back to the bacterium (COS-5.12)."""
    at = seat * SYSTEM + place
    level = state.life[at]
    state.life[at] = life_after_hit(state, level)
    if state.life[at] != level:
        state.emit(events.EXTINCTION, seat, place, level)


def life_after_hit(state: "CosmogenesisState", level: i64) -> i64:
    """Return what a collision leaves of life: bacteria survive, by ruling (COS-5.12)."""
    if level == bodies.BACTERIUM and not state.components.bacteria_survive:
        return 0
    return min(level, bodies.BACTERIUM)


# COS-6: comets


def fault_strike(state: "CosmogenesisState", at: i64) -> i64:
    """Comets hit gas giants without rings and bodies of size 3 or 4 without water (COS-6.1)."""
    body = state.bodies[at]
    if bodies.can_be_struck(body):
        return faults.ALLOWED
    if is_gas(body):
        return faults.RINGED_ALREADY
    return faults.WET_ALREADY if bodies.is_wet(body) else faults.TOO_SMALL_FOR_WATER


def apply_strike(state: "CosmogenesisState", place: i64) -> None:
    """Turn the token over: rings, or water and atmosphere; the comet returns to the reserve (COS-6.2)."""
    seat = state.current_player
    at = seat * SYSTEM + place
    state.bodies[at] = bodies.struck(state.bodies[at])
    state.reserve[bodies.COMETS] += 1
    state.emit(events.STRUCK, seat, place, state.bodies[at])
