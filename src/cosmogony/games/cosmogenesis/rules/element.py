"""Using the element taken (COS-2.4, COS-7): what each kind allows, and discarding."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import BELT, CHOOSE_EXTRA, DISCARD, GAIN, action
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    COMET,
    EXOTIC,
    LARGEST,
    PLANETARY,
    STELLAR,
    TWO_ASTEROIDS,
    is_gas,
    token_of,
)
from cosmogony.games.cosmogenesis.components import SPACES
from cosmogony.games.cosmogenesis.rules.board import (
    SECTOR_IV,
    asteroids_of,
    discard_objective,
    lift,
    take_monolith,
    to_reserve,
)
from cosmogony.games.cosmogenesis.rules.system import (
    apply_collide,
    apply_moon,
    apply_planet,
    apply_strike,
    legal_collide,
    legal_moon,
    legal_planet,
    legal_strike,
)
from cosmogony.games.cosmogenesis.tiles import IN_HAND, OWNED

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_use(state: "CosmogenesisState", legal: list[int]) -> None:
    """List what the element taken may be used for, by its kind, and discarding (COS-2.4, COS-7.7)."""
    element = state.spaces[state.taken]
    if element <= LARGEST:
        legal_planet(state, legal)
        legal_moon(state, element, legal)
        legal_collide(state, element, legal)
    elif is_gas(element):
        legal_planet(state, legal)
    elif element == COMET:
        legal_strike(state, legal)
        legal.append(action(BELT))
    elif element == ASTEROID or element == TWO_ASTEROIDS:
        legal.append(action(BELT))
    else:
        legal.append(action(GAIN))
    if discarding_matters(state, element):
        legal.append(action(DISCARD))


def discarding_matters(state: "CosmogenesisState", element: i64) -> bool:
    """Trading one asteroid for one is no choice (COS-7.8), unless it would leave the monolith, by another ruling."""
    if element != ASTEROID or state.components.discard_pays != 1:
        return True
    return leaves_monolith(state)


def leaves_monolith(state: "CosmogenesisState") -> bool:
    """Say whether the element's use decides if its taker gets the monolith: only by another ruling (COS-7.2)."""
    return (
        state.taken == SECTOR_IV * SPACES + state.components.monolith_space
        and not state.components.monolith_when_discarding
        and state.monolith != state.current_player
    )


def apply_to_planet(state: "CosmogenesisState") -> None:
    """Make the element a planet (COS-3)."""
    apply_planet(state, lift(state))
    state.phase = CHOOSE_EXTRA


def apply_to_moon(state: "CosmogenesisState", orbit: i64) -> None:
    """Make the element a moon (COS-4)."""
    apply_moon(state, orbit, lift(state))
    state.phase = CHOOSE_EXTRA


def apply_to_collide(state: "CosmogenesisState", place: i64) -> None:
    """Collide the element (COS-5)."""
    apply_collide(state, place, lift(state))
    state.phase = CHOOSE_EXTRA


def apply_to_strike(state: "CosmogenesisState", place: i64) -> None:
    """Collide the comet taken (COS-6)."""
    lift(state)
    apply_strike(state, place)
    state.phase = CHOOSE_EXTRA


def apply_to_belt(state: "CosmogenesisState") -> None:
    """Put the comet or all the asteroids of the space into the belt (COS-7.1, COS-7.3)."""
    seat = state.current_player
    if leaves_monolith(state):
        take_monolith(state)
    element = lift(state)
    if element == COMET:
        state.comets[seat] += 1
        state.emit(events.BELT, seat, 0, 1)
    else:
        state.asteroids[seat] += asteroids_of(element)
        state.emit(events.BELT, seat, asteroids_of(element), 0)
    state.phase = CHOOSE_EXTRA


def apply_gain(state: "CosmogenesisState") -> None:
    """Add an exotic object or an objective to the system or the hand (COS-7.4 to COS-7.6)."""
    seat = state.current_player
    element = lift(state)
    if element >= PLANETARY:
        tile = element - PLANETARY
        state.planetary_place[tile] = IN_HAND
        state.planetary_owner[tile] = seat
        state.emit(events.GAINED_PLANETARY, seat, tile, state.round)
    elif element >= STELLAR:
        tile = element - STELLAR
        state.stellar_place[tile] = OWNED
        state.stellar_owner[tile] = seat
        state.emit(events.GAINED_STELLAR, seat, tile)
    else:
        exotic = element - EXOTIC
        state.exotic_owner[exotic] = seat
        state.exotic_counters[exotic] = state.components.icon_count[exotic]
        state.emit(events.GAINED_EXOTIC, seat, exotic)
    state.phase = CHOOSE_EXTRA


def apply_discard(state: "CosmogenesisState") -> None:
    """Discard the element for an asteroid (COS-7.7)."""
    seat = state.current_player
    sector = state.taken // SPACES
    element = lift(state)
    if element >= STELLAR:
        discard_objective(state, element)
    elif sector == SECTOR_IV:
        to_reserve(state, element)
    else:
        state.removed[token_of(element)] += 1
    state.reserve[ASTEROIDS] -= state.components.discard_pays
    state.asteroids[seat] += state.components.discard_pays
    state.emit(events.DISCARDED, seat, element)
    state.phase = CHOOSE_EXTRA
