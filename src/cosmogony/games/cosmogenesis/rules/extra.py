"""The second part of a turn (COS-8): additional actions, and choices that an effect leaves to the player."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import BELT, CHOOSE_EXTRA, DONE, EXPAND, MAKE_COMET, action
from cosmogony.games.cosmogenesis.bodies import ASTEROID, ASTEROIDS, COMETS
from cosmogony.games.cosmogenesis.rules.effects import go_on, take_comet
from cosmogony.games.cosmogenesis.rules.exotics import legal_exotic
from cosmogony.games.cosmogenesis.rules.life import advance, arise, legal_life
from cosmogony.games.cosmogenesis.rules.objectives import legal_reveal
from cosmogony.games.cosmogenesis.rules.system import (
    apply_collide,
    apply_moon,
    apply_strike,
    legal_collide,
    legal_moon,
    legal_strike,
)

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_extra(state: "CosmogenesisState", legal: list[int]) -> None:
    """List the additional actions while one is left, the exotic objects, and being done (COS-8.1, COS-11.1)."""
    if state.extra > 0:
        legal_from_belt(state, legal)
        legal_expand(state, legal)
        legal_reveal(state, legal)
    legal_exotic(state, legal)
    legal.append(action(DONE))


def legal_from_belt(state: "CosmogenesisState", legal: list[int]) -> None:
    """What a player may do with asteroids and comets of the belt (COS-8.2 to COS-8.5, COS-8.8)."""
    seat = state.current_player
    if state.asteroids[seat] > 0:
        legal_moon(state, ASTEROID, legal)
        legal_collide(state, ASTEROID, legal)
    legal_make_comet(state, legal)
    if state.asteroids[seat] >= state.components.life_price:
        legal_life(state, -1, legal)
    if state.comets[seat] > 0:
        legal_strike(state, legal)


def apply_asteroid_moon(state: "CosmogenesisState", orbit: i64) -> None:
    """Put an asteroid of the belt into an orbit (COS-8.2)."""
    state.extra -= 1
    state.asteroids[state.current_player] -= 1
    apply_moon(state, orbit, ASTEROID)


def apply_asteroid_collide(state: "CosmogenesisState", place: i64) -> None:
    """Collide an asteroid of the belt (COS-8.3)."""
    state.extra -= 1
    state.asteroids[state.current_player] -= 1
    apply_collide(state, place, ASTEROID)


def apply_comet_strike(state: "CosmogenesisState", place: i64) -> None:
    """Collide a comet of the belt: as an additional action (COS-8.8), or one that has just come (COS-8.4)."""
    if state.phase == CHOOSE_EXTRA:
        state.extra -= 1
    state.comets[state.current_player] -= 1
    apply_strike(state, place)
    go_on(state)


# COS-8.4: making a comet


def legal_make_comet(state: "CosmogenesisState", legal: list[int]) -> None:
    """Two asteroids of the belt for a comet of the reserve (COS-8.4)."""
    if state.asteroids[state.current_player] >= state.components.comet_price and state.reserve[COMETS] > 0:
        legal.append(action(MAKE_COMET))


def apply_make_comet(state: "CosmogenesisState") -> None:
    """Trade the asteroids for a comet, which may collide at once."""
    state.extra -= 1
    pay(state, state.components.comet_price)
    state.emit(events.MADE_COMET, state.current_player)
    take_comet(state)


def pay(state: "CosmogenesisState", asteroids: i64) -> None:
    """Return asteroids of the belt to the reserve."""
    state.asteroids[state.current_player] -= asteroids
    state.reserve[ASTEROIDS] += asteroids


def legal_new_comet(state: "CosmogenesisState", legal: list[int]) -> None:
    """A new comet collides at once or stays in the belt (COS-8.4)."""
    legal_strike(state, legal)
    legal.append(action(BELT))


def apply_keep_comet(state: "CosmogenesisState") -> None:
    """Leave the new comet in the belt."""
    state.emit(events.BELT, state.current_player, 0, 1)
    go_on(state)


# COS-9: life


def apply_life(state: "CosmogenesisState", place: i64) -> None:
    """Create life: for an asteroid as an additional action (COS-8.5), or free by an icon or a reward."""
    if state.phase == CHOOSE_EXTRA:
        state.extra -= 1
        pay(state, state.components.life_price)
    arise(state, place)
    go_on(state)


def apply_evolve(state: "CosmogenesisState", place: i64) -> None:
    """Advance the life of a body that was chosen."""
    advance(state, place)
    go_on(state)


# COS-8.6: expanding


def legal_expand(state: "CosmogenesisState", legal: list[int]) -> None:
    """Once a game, for an asteroid (COS-8.6)."""
    seat = state.current_player
    if (
        state.orbits[seat] < state.components.expanded_orbits
        and state.asteroids[seat] >= state.components.expansion_price
    ):
        legal.append(action(EXPAND))


def apply_expand(state: "CosmogenesisState") -> None:
    """Add the further orbits."""
    state.extra -= 1
    pay(state, state.components.expansion_price)
    state.orbits[state.current_player] = state.components.expanded_orbits
    state.emit(events.EXPANDED, state.current_player)
