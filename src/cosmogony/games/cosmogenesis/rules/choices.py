"""What the current player may do (COS-2.2): legal is every action with which nothing is wrong."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import actions, faults
from cosmogony.games.cosmogenesis.actions import first_of, kind_of, offer, second_of, target_of
from cosmogony.games.cosmogenesis.bodies import ASTEROID
from cosmogony.games.cosmogenesis.rules import board, effects, element, extra, objectives, places, system

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

NOT_LOOKED_UP: Final[list[int]] = []
"""What is legal where nobody has looked yet: one list for all states, which nobody is given or fills."""


def look_up(state: "CosmogenesisState") -> list[int]:
    """List what the current player may do, whatever is known of it (COS-2.2)."""
    legal: list[object] = []
    phase = state.phase
    if state.over:
        return []
    if phase == actions.CHOOSE_ELEMENT:
        board.legal_take(state, legal)
    elif phase == actions.CHOOSE_USE:
        places.legal_kinds(state, element.uses_of_taken(state), places.body_used(state), -1, legal)
    elif phase == actions.CHOOSE_EXTRA:
        legal_extra(state, legal)
    elif phase == actions.CHOOSE_KEEP:
        legal_targets(state, actions.KEEP, legal)
    else:
        legal_pending(state, legal)
    return cast("list[int]", legal)


def legal_targets(state: "CosmogenesisState", kind: i64, legal: list[object]) -> None:
    """List the objectives that may be kept or the alternatives that may be picked (COS-1.11, COS-10.4, COS-11.3)."""
    for target in range(actions.targets(kind)):
        if fault_target(state, kind, target) == faults.ALLOWED:
            offer(legal, kind, target)


def legal_pending(state: "CosmogenesisState", legal: list[object]) -> None:
    """List the answers to what a new comet, a reward or an icon asks (COS-8.4, COS-10.4, COS-10.6, COS-11.3)."""
    if state.phase == actions.CHOOSE_EFFECT:
        legal_targets(state, actions.PICK, legal)
    else:
        places.legal_kinds(state, effects.answers_to(state), places.body_used(state), state.here, legal)
    if effects.may_decline(state):
        offer(legal, actions.DONE)


def legal_extra(state: "CosmogenesisState", legal: list[object]) -> None:
    """List additional actions while one is left, exotic objects, and being done (COS-2.6, COS-8.1, COS-11.1)."""
    if state.extra > 0:
        for kind in extra.FROM_BELT:
            if extra.fault_belt(state, kind) == faults.ALLOWED:
                places.legal_kind(state, kind, ASTEROID, -1, legal)
        objectives.legal_reveal(state, legal)
    effects.legal_use(state, legal)
    offer(legal, actions.DONE)


def fault(state: "CosmogenesisState", chosen: i64) -> i64:
    """Return why the current player may not do something now, as a code of ``faults`` (COS-2.2, COS-12.2)."""
    if state.over:
        return faults.OVER
    if not actions.is_action(chosen):
        return faults.UNKNOWN
    found = fault_kind(state, kind_of(chosen))
    return found if found != faults.ALLOWED else fault_target(state, kind_of(chosen), target_of(chosen))


def fault_kind(state: "CosmogenesisState", kind: i64) -> i64:
    """First things first: what is being chosen decides what can be done at all, whatever the target (COS-2.2)."""
    phase = state.phase
    if kind == actions.KEEP:
        return faults.ALLOWED if phase == actions.CHOOSE_KEEP else faults.KEEP_IS_PAST
    if phase == actions.CHOOSE_KEEP:
        return faults.KEEP_FIRST
    if kind == actions.TAKE:
        return faults.ALLOWED if phase == actions.CHOOSE_ELEMENT else faults.TAKEN_ALREADY
    if phase == actions.CHOOSE_ELEMENT:
        return faults.TAKE_FIRST
    if phase == actions.CHOOSE_USE:
        return element.fault_element(state, kind)
    if phase == actions.CHOOSE_EXTRA:
        return extra.fault_extra(state, kind)
    return effects.fault_pending(state, kind)


def fault_target(state: "CosmogenesisState", kind: i64, target: i64) -> i64:
    """Each kind has its own rule for what it is done to (COS-2.2)."""
    if actions.is_on_body(kind):
        return places.fault_body(state, kind, target)
    if kind == actions.KEEP:
        return objectives.fault_keep(state, target)
    if kind == actions.TAKE:
        return board.fault_take(state, target)
    if kind == actions.PLANET:
        return system.fault_planet(state)
    if kind == actions.MOON:
        return system.fault_moon(state, target, places.body_used(state))
    if kind == actions.REVEAL:
        return objectives.fault_reveal(state, first_of(target), second_of(target))
    if kind == actions.USE:
        return effects.fault_use(state, first_of(target), second_of(target))
    return effects.fault_pick(state, target) if kind == actions.PICK else faults.ALLOWED
