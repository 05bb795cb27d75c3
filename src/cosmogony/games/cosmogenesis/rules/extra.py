"""Additional actions (COS-8): what each takes, and what it does."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.games.cosmogenesis import actions, events, faults
from cosmogony.games.cosmogenesis.bodies import ASTEROIDS, COMETS
from cosmogony.games.cosmogenesis.components import Components
from cosmogony.games.cosmogenesis.rules import effects, objectives, places

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


FROM_BELT: Final = vec[i64](
    [actions.MOON, actions.COLLIDE, actions.MAKE_COMET, actions.LIFE, actions.STRIKE, actions.EXPAND]
)
"""The additional actions that take something of the belt, in the order in which they are listed."""


def fault_extra(state: "CosmogenesisState", kind: i64) -> i64:
    """In the second part of a turn: additional actions, exotic objects, being done (COS-2.6, COS-8.1, COS-11.1)."""
    if kind == actions.USE or kind == actions.DONE:
        return faults.ALLOWED
    if kind == actions.EVOLVE:
        return faults.EVOLVE_BY_ICON
    if kind == actions.PICK:
        return faults.NOTHING_TO_PICK
    if not is_additional(kind):
        return faults.ELEMENT_USED
    if state.extra == 0:
        return faults.NO_ACTION_LEFT
    return fault_belt(state, kind)


def is_additional(kind: i64) -> bool:
    """Say whether something is one of the seven additional actions (COS-8.1)."""
    return actions.MOON <= kind <= actions.STRIKE or actions.MAKE_COMET <= kind <= actions.REVEAL


def fault_belt(state: "CosmogenesisState", kind: i64) -> i64:
    """An additional action takes asteroids or a comet of the belt (COS-8.2 to COS-8.8)."""
    seat = state.current_player
    if kind == actions.STRIKE and state.comets[seat] == 0:
        return faults.NO_COMET
    if kind == actions.EXPAND and state.orbits[seat] >= state.components.expanded_orbits:
        return faults.EXPANDED_ALREADY
    if state.asteroids[seat] < price_of(state.components, kind):
        return faults.TOO_FEW_ASTEROIDS
    if kind == actions.MAKE_COMET and state.reserve[COMETS] == 0:
        return faults.NO_COMET_LEFT
    return faults.ALLOWED


def price_of(components: Components, kind: i64) -> i64:
    """Return how many asteroids of the belt an additional action takes (COS-8.2 to COS-8.6)."""
    if kind == actions.MOON or kind == actions.COLLIDE:
        return 1
    if kind == actions.MAKE_COMET:
        return components.comet_price
    if kind == actions.LIFE:
        return components.life_price
    if kind == actions.EXPAND:
        return components.expansion_price
    return 0


def spend(state: "CosmogenesisState", kind: i64) -> None:
    """Count an additional action; its asteroids return to the reserve, unless they are used themselves (COS-8)."""
    price = price_of(state.components, kind)
    state.extra -= 1
    state.asteroids[state.current_player] -= price
    if kind != actions.MOON and kind != actions.COLLIDE:
        state.reserve[ASTEROIDS] += price


def apply_extra(state: "CosmogenesisState", kind: i64, target: i64) -> None:
    """Carry out an additional action, an icon, or what was asked (COS-8, COS-10.4, COS-10.6, COS-11.2, COS-11.3)."""
    seat = state.current_player
    if kind == actions.DONE:
        effects.decline(state)
    elif kind == actions.PICK:
        effects.pick(state, state.entry_next - 1, target)
    elif kind == actions.USE:
        effects.apply_use(state, actions.first_of(target), actions.second_of(target))
    elif kind == actions.REVEAL:
        objectives.apply_reveal(state, actions.first_of(target), actions.second_of(target))
    elif kind == actions.EXPAND:
        effects.expand(state)
    elif kind == actions.BELT:
        state.emit(events.BELT, seat, 0, 1)
    else:
        if kind == actions.STRIKE and state.phase != actions.CHOOSE_GIFT:
            state.comets[seat] -= 1
        places.apply_there(state, kind, target)
