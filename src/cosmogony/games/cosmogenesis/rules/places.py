"""What changes a system (COS-2.7): a body comes into it, or something is done to one that is there."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import actions, faults
from cosmogony.games.cosmogenesis.actions import COLLIDE, LIFE, MOON, PLANET, STRIKE, offer
from cosmogony.games.cosmogenesis.bodies import ASTEROID, COMET, NONE
from cosmogony.games.cosmogenesis.rewards import GAIN_BODY, GAIN_COLLISION, GAIN_MOON, GAIN_STRIKE, Rewards
from cosmogony.games.cosmogenesis.rules import life, system
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_kinds(state: "CosmogenesisState", kinds: i64, used: i64, here: i64, legal: list[object]) -> None:
    """List what may be done by some kinds of actions, as bits, with the body that is used (COS-2.4, COS-10.4)."""
    kind: i64 = PLANET
    while kinds >> kind != 0:
        if (kinds >> kind) & 1 == 1:
            legal_kind(state, kind, used, here, legal)
        kind += 1


def legal_kind(state: "CosmogenesisState", kind: i64, used: i64, here: i64, legal: list[object]) -> None:
    """List what something may be done to: bodies or orbits of the own system, or nothing to choose (COS-2.2)."""
    if actions.is_on_body(kind):
        legal_bodies(state, kind, used, here, legal)
    elif kind == MOON:
        for orbit in range(planets_of(state, state.current_player)):
            if system.fault_moon(state, orbit, used) == faults.ALLOWED:
                offer(legal, MOON, orbit)
    elif kind != PLANET or system.fault_planet(state) == faults.ALLOWED:
        offer(legal, kind)


def legal_bodies(state: "CosmogenesisState", kind: i64, used: i64, here: i64, legal: list[object]) -> None:
    """List the bodies to which something may be done, in one orbit or (-1) in any (COS-2.7, COS-10.4)."""
    seat = state.current_player
    bodies = state.bodies
    for orbit in range(planets_of(state, seat)):
        if here >= 0 and orbit != here:
            continue
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            if bodies[first + slot] == NONE:
                break
            if fault_there(state, kind, first, slot, used) == faults.ALLOWED:
                offer(legal, kind, orbit * SLOTS + slot)


def fault_body(state: "CosmogenesisState", kind: i64, place: i64) -> i64:
    """There must be a body that allows it, in the orbit that a reward is for (COS-2.7, COS-10.4)."""
    orbit = place // SLOTS
    first = state.current_player * SYSTEM + orbit * SLOTS
    if state.bodies[first + place % SLOTS] == NONE:
        return faults.NOTHING_THERE
    if state.here >= 0 and orbit != state.here:
        return faults.OTHER_ORBIT
    return fault_there(state, kind, first, place % SLOTS, body_used(state))


def fault_there(state: "CosmogenesisState", kind: i64, first: i64, slot: i64, used: i64) -> i64:
    """What a body is decides whether it can be hit, struck, or bear life; alike moons are one choice (COS-2.7)."""
    if kind == COLLIDE:
        found = system.fault_collide(state, first, slot, used)
    elif kind == STRIKE:
        found = system.fault_strike(state, first + slot)
    elif kind == LIFE:
        found = life.fault_life(state, first + slot)
    else:
        found = life.fault_evolve(state, first + slot)
    if found == faults.ALLOWED and slot > 1 and first_moon_alike(state, first, slot) != slot:
        return faults.MOON_ALIKE
    return found


def first_moon_alike(state: "CosmogenesisState", first: i64, slot: i64) -> i64:
    """Return the slot of the first moon that is the same; a planet is like none (COS-2.7)."""
    bodies = state.bodies
    levels = state.life
    for earlier in range(first + 1, first + slot):
        if bodies[earlier] == bodies[first + slot] and levels[earlier] == levels[first + slot]:
            return earlier - first
    return slot


def apply_there(state: "CosmogenesisState", kind: i64, target: i64) -> None:
    """Let the body that is used come into the system or collide, or life arise or evolve (COS-3 to COS-6, COS-9)."""
    used = body_used(state)
    if kind == PLANET:
        system.apply_planet(state, used)
    elif kind == MOON:
        system.apply_moon(state, target, used)
    elif kind == COLLIDE:
        system.apply_collide(state, target, used)
    elif kind == STRIKE:
        system.apply_strike(state, target)
    elif kind == LIFE:
        life.apply_life(state, target)
    else:
        life.apply_evolve(state, state.current_player, target)


def body_used(state: "CosmogenesisState") -> i64:
    """Return what becomes a moon or collides: the element taken, later an asteroid of the belt (COS-8.2, COS-8.3).

    What a reward or an icon gives into the system comes before (COS-10.4).
    """
    if state.phase == actions.CHOOSE_USE:
        return state.spaces[state.taken]
    if state.phase == actions.CHOOSE_GIFT:
        return given(state.components.rewards, state.effect_next - 1)
    return ASTEROID


def given(rewards: Rewards, effect: i64) -> i64:
    """Return what an effect gives to be placed at once: an asteroid, a comet or a body; 0 for none (COS-10.4)."""
    kind = rewards.kind[effect]
    if kind == GAIN_MOON or kind == GAIN_COLLISION:
        return ASTEROID
    if kind == GAIN_STRIKE:
        return COMET
    return rewards.amount[effect] if kind == GAIN_BODY else NONE
