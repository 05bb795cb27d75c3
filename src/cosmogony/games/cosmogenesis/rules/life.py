"""Life (COS-9, COS-12.1): where it arises, where and when it evolves."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events, faults
from cosmogony.games.cosmogenesis.bodies import ASTEROID, ASTEROIDS, BACTERIUM, INTELLIGENT, is_gas, is_wet
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def fault_life(state: "CosmogenesisState", at: i64) -> i64:
    """Terrestrial bodies without life bear it, asteroids only by another ruling (COS-1.3, COS-9.1, COS-9.2)."""
    body = state.bodies[at]
    if is_gas(body):
        return faults.LIFE_ON_GAS
    if body == ASTEROID and not state.components.life_on_asteroids:
        return faults.LIFE_ON_ASTEROID
    if state.components.life_needs_water and not is_wet(body):
        return faults.LIFE_DRY
    if state.life[at] > 0:
        return faults.LIFE_ALREADY
    return faults.ALLOWED if counters_left(state) > 0 else faults.NO_COUNTER


def counters_left(state: "CosmogenesisState") -> i64:
    """Count the small counters beside the board; they run out only by another ruling (COS-1.3).

    One counts the rounds; others lie on bodies with life and on exotic objects, or stand in for asteroids.
    """
    left = state.components.counters
    if not state.components.counters_limited:
        return left
    for level in state.life:
        if level > 0:
            left -= 1
    for counters in state.exotic_counters:
        left -= counters
    return max(0, left - 1 + min(0, state.reserve[ASTEROIDS]))


def apply_life(state: "CosmogenesisState", place: i64) -> None:
    """Put a life counter on the bacterium of a body (COS-9.1)."""
    state.life[state.current_player * SYSTEM + place] = BACTERIUM
    state.emit(events.LIFE, state.current_player, place)


def fault_evolve(state: "CosmogenesisState", at: i64) -> i64:
    """Life advances on a body with water in the habitable zone, until it is intelligent (COS-9.4, COS-9.5)."""
    if not is_wet(state.bodies[at]):
        return faults.EVOLVE_DRY
    if not may_evolve_in(state, at % SYSTEM // SLOTS):
        return faults.EVOLVE_OUTSIDE
    level = state.life[at]
    if level == 0:
        return faults.EVOLVE_NOTHING
    return faults.EVOLVE_INTELLIGENT if level == INTELLIGENT else faults.ALLOWED


def may_evolve_in(state: "CosmogenesisState", orbit: i64) -> bool:
    """Life evolves in the habitable zone; outside it by another ruling, through rewards and icons (COS-9.5)."""
    return state.components.is_habitable(orbit) or state.components.evolution_outside


def apply_evolve(state: "CosmogenesisState", seat: i64, place: i64) -> None:
    """Advance a life counter by one step (COS-9.3)."""
    at = seat * SYSTEM + place
    state.life[at] += 1
    state.emit(events.EVOLVED, seat, place, state.life[at])


def evolve_all(state: "CosmogenesisState") -> None:
    """Advance life on every wet body of the habitable zone (COS-12.1)."""
    for seat in range(state.n_players):
        for place in range(state.components.habitable * SLOTS):
            if fault_evolve(state, seat * SYSTEM + place) == faults.ALLOWED:
                apply_evolve(state, seat, place)
