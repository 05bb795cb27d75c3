"""What kind of choice an action is, for what was learned about how often good players make it.

A habit is finer than an action's kind and coarser than the action: taking a comet with no room for a planet is one,
whatever space it lies on. Only what the mover sees counts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.games.cosmogenesis.actions import (
    BELT,
    COLLIDE,
    DISCARD,
    DONE,
    EVOLVE,
    EXPAND,
    GAIN,
    KEEP,
    LIFE,
    MAKE_COMET,
    PICK,
    PLANET,
    REVEAL,
    STRIKE,
    TAKE,
    USE,
    first_of,
    kind_of,
    target_of,
)
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COMET,
    EXOTIC,
    LARGEST,
    NONE,
    PLANETARY,
    STELLAR,
    TWO_ASTEROIDS,
    is_gas,
    is_terrestrial,
    is_wet,
    lacks_water,
    size_of,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, STELLAR_TILES
from cosmogony.games.cosmogenesis.rules.life import may_evolve_in
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM, moons_around

# Elements, as they are told apart: bodies and what belts hold first, then every tile and exotic object by itself
NOTHING: Final = 9
AT_EXOTIC: Final = 10
AT_STELLAR: Final = AT_EXOTIC + EXOTICS
AT_PLANETARY: Final = AT_STELLAR + STELLAR_TILES
ELEMENT_KINDS: Final = AT_PLANETARY + PLANETARY_TILES
BODY_KINDS: Final = 10
MOST_MOONS: Final = 3
CONTEXTS: Final = 4
"""What a choice about an element is seen beside: room for it, or how much of its kind there is already."""

AT_TAKE: Final = 0
AT_GAIN: Final = AT_TAKE + CONTEXTS * ELEMENT_KINDS
AT_DISCARD: Final = AT_GAIN + CONTEXTS * ELEMENT_KINDS
AT_BELT: Final = AT_DISCARD + CONTEXTS * ELEMENT_KINDS
AT_PLANET: Final = AT_BELT + AT_EXOTIC
AT_MOON: Final = AT_PLANET + 2 * AT_EXOTIC
AT_COLLIDE: Final = AT_MOON + 2 * (MOST_MOONS + 1) * AT_EXOTIC
AT_STRIKE: Final = AT_COLLIDE + 2 * BODY_KINDS
AT_MAKE_COMET: Final = AT_STRIKE + 8
AT_LIFE: Final = AT_MAKE_COMET + 8
AT_EXPAND: Final = AT_LIFE + 8
AT_REVEAL: Final = AT_EXPAND + 2
AT_USE: Final = AT_REVEAL + 1
AT_EVOLVE: Final = AT_USE + EXOTICS
AT_DONE: Final = AT_EVOLVE + 6
AT_PICK: Final = AT_DONE + 8
AT_KEEP: Final = AT_PICK + 8
HABITS: Final = AT_KEEP + PLANETARY_TILES


def habit(state: CosmogenesisState, action: i64) -> i64:
    """Return the kind of choice, below ``HABITS``."""
    kind = kind_of(action)
    target = target_of(action)
    if kind == TAKE:
        return AT_TAKE + about(state, state.spaces[target])
    if kind == LIFE:
        return AT_LIFE + life_kind(state, target)
    if kind == STRIKE:
        return AT_STRIKE + strike_kind(state, target)
    if kind == COLLIDE:
        body = state.bodies[state.current_player * SYSTEM + target]
        return AT_COLLIDE + 2 * body_kind(body) + habitable(state, target // SLOTS)
    if kind == USE:
        return AT_USE + first_of(target)
    if kind == KEEP:
        return AT_KEEP + target
    if kind == EVOLVE:
        return AT_EVOLVE + state.life[state.current_player * SYSTEM + target]
    if kind == DONE:
        return AT_DONE + done_kind(state)
    if kind == MAKE_COMET:
        return AT_MAKE_COMET + min(7, state.asteroids[state.current_player])
    if kind == EXPAND:
        return AT_EXPAND + free(state)
    if kind == REVEAL:
        return AT_REVEAL
    if kind == PICK:
        return AT_PICK + min(7, target)
    return with_element(state, kind, target)


def with_element(state: CosmogenesisState, kind: i64, target: i64) -> i64:
    """Return the habit of what is done with the element that was taken, or with an asteroid of the belt."""
    element: i64 = state.spaces[state.taken] if state.taken >= 0 else NONE
    if kind == GAIN:
        return AT_GAIN + about(state, element)
    if kind == DISCARD:
        return AT_DISCARD + about(state, element)
    body = min(element_kind(element), NOTHING)
    if kind == BELT:
        return AT_BELT + body
    if kind == PLANET:
        return AT_PLANET + 2 * body + habitable(state, planets_of(state, state.current_player))
    moons = min(MOST_MOONS, moons_around(state.bodies, state.current_player * SYSTEM + target * SLOTS))
    return AT_MOON + 2 * ((MOST_MOONS + 1) * body + moons) + habitable(state, target)


def about(state: CosmogenesisState, element: i64) -> i64:
    """Return an element together with what it is seen beside."""
    seat = state.current_player
    context: i64 = 0
    if element >= PLANETARY:
        context = count(state.planetary_owner, seat)
    elif element >= STELLAR:
        context = count(state.stellar_owner, seat)
    elif element < EXOTIC:
        context = 2 * free(state) + (1 if state.comets[seat] > 0 else 0)
    return CONTEXTS * element_kind(element) + min(context, CONTEXTS - 1)


def count(owners: vec[i64], seat: i64) -> i64:
    """Count the tiles of a seat."""
    found: i64 = 0
    for owner in owners:
        if owner == seat:
            found += 1
    return found


def element_kind(element: i64) -> i64:
    """Return what lies on a space, as a number below ``ELEMENT_KINDS``."""
    if element == NONE:
        return NOTHING
    if element <= LARGEST:
        return element - 1
    if element == ASTEROID:
        return 4
    if element == TWO_ASTEROIDS:
        return 5
    if element == COMET:
        return 6
    if is_gas(element):
        return 6 + size_of(element)
    if element >= PLANETARY:
        return AT_PLANETARY + element - PLANETARY
    if element >= STELLAR:
        return AT_STELLAR + element - STELLAR
    return AT_EXOTIC + element - EXOTIC


def body_kind(body: i64) -> i64:
    """Return a body of a system as a small number."""
    if is_wet(body):
        return 5 + size_of(body) - 3
    if is_terrestrial(body):
        return body
    if body == ASTEROID:
        return 7
    return 7 + size_of(body) if is_gas(body) else 0


def free(state: CosmogenesisState) -> i64:
    """Say whether an orbit is free."""
    seat = state.current_player
    return 1 if planets_of(state, seat) < state.orbits[seat] else 0


def habitable(state: CosmogenesisState, orbit: i64) -> i64:
    """Say whether an orbit lies in the habitable zone."""
    return 1 if may_evolve_in(state, orbit) else 0


def life_kind(state: CosmogenesisState, place: i64) -> i64:
    """Return what life would arise on."""
    body = state.bodies[state.current_player * SYSTEM + place]
    kind: i64 = 2 if is_wet(body) else (1 if is_terrestrial(body) else 0)
    return 2 * kind + habitable(state, place // SLOTS)


def strike_kind(state: CosmogenesisState, place: i64) -> i64:
    """Return what a comet would strike."""
    body = state.bodies[state.current_player * SYSTEM + place]
    kind: i64 = size_of(body) - 2 if lacks_water(body) else 0
    return 2 * kind + habitable(state, place // SLOTS)


def done_kind(state: CosmogenesisState) -> i64:
    """Return what is left undone: comets, asteroids for one, additional actions."""
    seat = state.current_player
    return (
        (4 if state.comets[seat] > 0 else 0) + (2 if state.asteroids[seat] > 1 else 0) + (1 if state.extra > 1 else 0)
    )
