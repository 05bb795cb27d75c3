"""Life (COS-9, COS-12.1): where it arises, where and when it evolves."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import EVOLVE, LIFE, action
from cosmogony.games.cosmogenesis.bodies import ASTEROID, BACTERIUM, INTELLIGENT, NONE, is_terrestrial, is_wet
from cosmogony.games.cosmogenesis.rules.system import is_first_moon_alike, planets_of
from cosmogony.games.cosmogenesis.tiles import ORBITS, SLOTS, SYSTEM

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_life(state: "CosmogenesisState", here: i64, legal: list[int]) -> None:
    """Every body on which life can arise, in one orbit or (-1) in any (COS-9.1, COS-9.2)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        if here >= 0 and orbit != here:
            continue
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            body = state.bodies[first + slot]
            if body == NONE:
                break
            if state.life[first + slot] > 0 or not can_bear_life(state, body):
                continue
            if is_first_moon_alike(state, first, slot):
                legal.append(action(LIFE, orbit * SLOTS + slot))


def can_bear_life(state: "CosmogenesisState", body: i64) -> bool:
    """Terrestrial bodies bear life, asteroids only by another ruling (COS-9.2)."""
    return is_terrestrial(body) or (body == ASTEROID and state.components.life_on_asteroids)


def arise(state: "CosmogenesisState", place: i64) -> None:
    """Put a life counter on the bacterium of a body (COS-9.1)."""
    state.life[state.current_player * SYSTEM + place] = BACTERIUM
    state.emit(events.LIFE, state.current_player, place)


def legal_evolve(state: "CosmogenesisState", here: i64, legal: list[int]) -> None:
    """Every wet body whose life can advance, in one orbit or (-1) in any (COS-9.5)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        if here >= 0 and orbit != here:
            continue
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            if can_evolve(state, first + slot) and is_first_moon_alike(state, first, slot):
                legal.append(action(EVOLVE, orbit * SLOTS + slot))


def can_evolve(state: "CosmogenesisState", at: i64) -> bool:
    """Say whether a body has water and life that is not intelligent yet (COS-9.4, COS-9.5)."""
    return is_wet(state.bodies[at]) and BACTERIUM <= state.life[at] < INTELLIGENT


def advance(state: "CosmogenesisState", place: i64) -> None:
    """Advance a life counter by one step (COS-9.3)."""
    at = state.current_player * SYSTEM + place
    state.life[at] += 1
    state.emit(events.EVOLVED, state.current_player, place, state.life[at])


def evolve_all(state: "CosmogenesisState") -> None:
    """Advance life on every wet body of the habitable zone (COS-12.1)."""
    for seat in range(state.n_players):
        for place in range(min(state.components.habitable, ORBITS) * SLOTS):
            at = seat * SYSTEM + place
            if can_evolve(state, at):
                state.life[at] += 1
                state.emit(events.EVOLVED, seat, place, state.life[at])
