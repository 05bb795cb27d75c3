"""Using the element taken (COS-2.4, COS-7): what each kind allows, and discarding."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import actions, bodies, events, faults
from cosmogony.games.cosmogenesis.bodies import ASTEROID, COMET, EXOTIC, PLANETARY, STELLAR, is_gas, is_terrestrial
from cosmogony.games.cosmogenesis.rules.board import put_away, take_monolith
from cosmogony.games.cosmogenesis.rules.life import counters_left
from cosmogony.games.cosmogenesis.tiles import IN_HAND, OWNED, SECRET

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

MISUSES: Final = [
    *(faults.NOT_A_PLANET, faults.NOT_A_MOON, faults.CANNOT_COLLIDE, faults.NOT_A_COMET),
    *(faults.NOT_FOR_BELT, faults.NOTHING_TO_GAIN, faults.DISCARD_ASTEROID),
]
"""What is wrong with a use that an element does not have, by kind of action from PLANET to DISCARD."""
BODY_USES: Final = 1 << actions.PLANET | 1 << actions.MOON | 1 << actions.COLLIDE
"""What terrestrial bodies may be used for, as bits by kinds of actions."""


def fault_element(state: "CosmogenesisState", kind: i64) -> i64:
    """What an element is decides how it may be used (COS-2.4)."""
    if (uses_of_taken(state) >> kind) & 1 == 1:
        return faults.ALLOWED
    if kind == actions.MOON and is_gas(state.spaces[state.taken]):
        return faults.GAS_MOON
    return MISUSES[kind - actions.PLANET] if actions.PLANET <= kind <= actions.DISCARD else faults.USE_FIRST


def uses_of_taken(state: "CosmogenesisState") -> i64:
    """Return what the element taken may be used for, as bits by kinds of actions (COS-2.4)."""
    element = state.spaces[state.taken]
    if element == ASTEROID and state.components.discard_pays == 1 and not leaves_monolith(state):
        return uses_of(element)  # trading one asteroid for one is no choice (COS-7.8)
    return uses_of(element) | 1 << actions.DISCARD


def uses_of(element: i64) -> i64:
    """Return what an element may be used for besides discarding (COS-3.1, COS-4.1, COS-5.1, COS-6.1, COS-7)."""
    if is_terrestrial(element):
        return BODY_USES
    if is_gas(element):
        return 1 << actions.PLANET
    if element == COMET:
        return 1 << actions.STRIKE | 1 << actions.BELT
    return 1 << actions.GAIN if element >= EXOTIC else 1 << actions.BELT


def leaves_monolith(state: "CosmogenesisState") -> bool:
    """Say whether the element's use decides if its taker gets the monolith: only by another ruling (COS-7.2)."""
    if state.taken != state.components.monolith_space or state.components.monolith_when_discarding:
        return False
    return state.monolith != state.current_player


def apply_belt(state: "CosmogenesisState", element: i64) -> None:
    """Put the comet or all the asteroids of the space into the belt (COS-7.1, COS-7.3)."""
    if leaves_monolith(state):
        take_monolith(state)
    into_belt(state, bodies.asteroids_of(element), 1 if element == COMET else 0)


def into_belt(state: "CosmogenesisState", asteroids: i64, comets: i64) -> None:
    """Add asteroids and comets to the current player's belt (COS-7.1, COS-11.3)."""
    seat = state.current_player
    state.asteroids[seat] += asteroids
    state.comets[seat] += comets
    state.emit(events.BELT, seat, asteroids, comets)


def apply_gain(state: "CosmogenesisState", element: i64) -> None:
    """Add an exotic object or an objective to the system or the hand (COS-7.4 to COS-7.6)."""
    seat = state.current_player
    if element >= PLANETARY:
        tile = element - PLANETARY
        state.planetary_place[tile] = IN_HAND if state.components.taken_objectives_known else SECRET
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
        state.exotic_counters[exotic] = min(state.components.icon_count[exotic], counters_left(state))
        state.emit(events.GAINED_EXOTIC, seat, exotic)


def apply_discard(state: "CosmogenesisState", element: i64) -> None:
    """Discard the element for an asteroid (COS-7.7)."""
    seat = state.current_player
    put_away(state, element, state.removed)
    state.reserve[bodies.ASTEROIDS] -= state.components.discard_pays
    state.asteroids[seat] += state.components.discard_pays
    state.emit(events.DISCARDED, seat, element)
