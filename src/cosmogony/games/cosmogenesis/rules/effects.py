"""Exotic objects and effects (COS-10.4, COS-11): when icons may be used, and what they and rewards do.

Rewards and icons are entries of the edition's list. Those that are due are carried out one after the other; where one
asks something the rest waits for the answer.
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import actions, events, faults
from cosmogony.games.cosmogenesis import rewards as r
from cosmogony.games.cosmogenesis.actions import CHOOSE_COMET, CHOOSE_EXTRA, kind_of, offer, pair, target_of
from cosmogony.games.cosmogenesis.bodies import ASTEROID, ASTEROIDS, COMET, COMETS, NONE, token_of
from cosmogony.games.cosmogenesis.components import EXOTICS
from cosmogony.games.cosmogenesis.rules import board
from cosmogony.games.cosmogenesis.rules.element import BODY_USES, into_belt
from cosmogony.games.cosmogenesis.rules.places import apply_there, given, legal_bodies, legal_kinds

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


UNANSWERED: Final = [faults.COMET_FIRST, faults.LIFE_FIRST, faults.EVOLVE_FIRST, faults.GIFT_FIRST, faults.PICK_FIRST]
"""What is wrong with anything else while an answer is due, by what is being chosen from CHOOSE_COMET on."""
ANSWERS: Final = [actions.EVOLVE, actions.LIFE, actions.MOON, actions.COLLIDE, actions.STRIKE]
"""What carries out an effect that asks where, by kind of effect from GAIN_EVOLUTION to GAIN_STRIKE."""


# COS-11: exotic objects


def legal_use(state: "CosmogenesisState", legal: list[object]) -> None:
    """List the exotic objects that may be used, with each icon that may (COS-11)."""
    seat = state.current_player
    owners = state.exotic_owner
    for exotic in range(EXOTICS):
        if owners[exotic] == seat and state.exotic_counters[exotic] > 0:
            for icon in range(state.components.icon_count[exotic]):
                if fault_use(state, exotic, icon) == faults.ALLOWED:
                    offer(legal, actions.USE, pair(exotic, icon))


def fault_use(state: "CosmogenesisState", exotic: i64, icon: i64) -> i64:
    """Each own object once a turn while it has counters, with any icon that can be carried out (COS-11)."""
    if state.exotic_owner[exotic] != state.current_player:
        return faults.NOT_YOUR_EXOTIC
    if state.exotic_counters[exotic] == 0:
        return faults.EXOTIC_EMPTY
    if (state.exotics_used >> exotic) & 1 == 1:
        return faults.EXOTIC_USED
    if icon >= state.components.icon_count[exotic]:
        return faults.NO_SUCH_ICON
    if is_spent(state, exotic, icon):
        return faults.ICON_SPENT
    first = state.components.icon_first[exotic]
    alike = state.components.rewards.alike
    for earlier in range(icon):
        if alike[first + earlier] == alike[first + icon] and not is_spent(state, exotic, earlier):
            return faults.ICON_ALIKE  # of icons that give the same the first stands for all
    may_use = state.components.impossible_icon_spent or can_be_given(state, first + icon, -1, False)
    return faults.ALLOWED if may_use else faults.ICON_IMPOSSIBLE  # by another ruling a counter is spent for nothing


def is_spent(state: "CosmogenesisState", exotic: i64, icon: i64) -> bool:
    """Say whether an icon was used before and may not be used again, by another ruling (COS-11.2)."""
    return state.components.icons_each_once and (state.icons_used[exotic] >> icon) & 1 == 1


def apply_use(state: "CosmogenesisState", exotic: i64, icon: i64) -> None:
    """Spend a counter and carry out one icon (COS-11.2)."""
    entry = state.components.icon_first[exotic] + icon
    state.exotic_counters[exotic] -= 1
    state.exotics_used |= 1 << exotic
    state.icons_used[exotic] |= 1 << icon
    state.emit(events.USED, state.current_player, exotic, entry)
    state.entry_next = entry
    state.entry_end = entry + 1


# What can be carried out


def can_be_given(state: "CosmogenesisState", entry: i64, orbit: i64, wholly: bool) -> bool:
    """Say whether some alternative of an entry can be carried out, in part or wholly (COS-10.4, COS-11.4)."""
    rewards = state.components.rewards
    for alternative in range(rewards.alternatives[entry], rewards.alternatives[entry + 1]):
        if does_something(state, alternative, orbit, wholly):
            return True
    return False


def does_something(state: "CosmogenesisState", alternative: i64, orbit: i64, wholly: bool = False) -> bool:
    """Say whether any effect of an alternative can be carried out, or all where it must wholly (COS-10.4, COS-11.4)."""
    rewards = state.components.rewards
    for effect in range(rewards.effects[alternative], rewards.effects[alternative + 1]):
        if is_possible(state, effect, orbit) != wholly:
            return not wholly
    return wholly


def is_possible(state: "CosmogenesisState", effect: i64, orbit: i64) -> bool:
    """Say whether an effect can be carried out; ``orbit`` is that of a reward, -1 for an icon (COS-10.4, COS-11.4)."""
    kind = state.components.rewards.kind[effect]
    if kind == r.GAIN_ASTEROIDS or kind == r.GAIN_ACTION or kind == r.GAIN_MONOLITH:
        return True
    if kind == r.GAIN_COMET:
        return state.reserve[COMETS] > 0
    if kind == r.GAIN_EXPANSION:
        return state.orbits[state.current_player] < state.components.expanded_orbits
    return len(ways(state, effect, orbit)) > 0


def ways(state: "CosmogenesisState", effect: i64, orbit: i64) -> list[int]:
    """List what can be done with a gift of the reserve, or where life arises or evolves (COS-1.3, COS-9, COS-10.4)."""
    rewards = state.components.rewards
    kinds = answers_for(rewards.kind[effect])
    gift = given(rewards, effect)
    found: list[object] = []
    if gift == NONE:
        legal_kinds(state, kinds, NONE, bound_to(state, effect, orbit), found)
    elif gift == ASTEROID or state.reserve[token_of(gift)] > 0:
        state.reserve[token_of(gift)] -= 1
        legal_kinds(state, kinds, gift, -1, found)
        state.reserve[token_of(gift)] += 1
    return cast("list[int]", found)


def bound_to(state: "CosmogenesisState", effect: i64, orbit: i64) -> i64:
    """Return the orbit to which life or evolution is bound: that of the reward, unless it says anywhere (COS-10.4)."""
    return -1 if state.components.rewards.anywhere[effect] == 1 else orbit


def answers_for(kind: i64) -> i64:
    """Return the kinds of actions that carry out a kind of effect, as bits (COS-10.4, COS-11.3)."""
    if kind == r.GAIN_BODY:
        return BODY_USES
    answer: i64 = ANSWERS[kind - r.GAIN_EVOLUTION]
    return 1 << answer


# What is asked


def fault_pending(state: "CosmogenesisState", kind: i64) -> i64:
    """What a new comet, a reward or an icon asks comes before everything else (COS-8.4, COS-10.4, COS-11.3)."""
    if (answers_to(state) >> kind) & 1 == 1 or (kind == actions.DONE and may_decline(state)):
        return faults.ALLOWED
    return UNANSWERED[state.phase - CHOOSE_COMET]


def answers_to(state: "CosmogenesisState") -> i64:
    """Return the kinds of actions that answer what is asked, as bits (COS-8.4, COS-10.4, COS-11.3)."""
    if state.phase == CHOOSE_COMET:
        return 1 << actions.STRIKE | 1 << actions.BELT
    if state.phase == actions.CHOOSE_EFFECT:
        return 1 << actions.PICK
    return answers_for(state.components.rewards.kind[state.effect_next - 1])


def may_decline(state: "CosmogenesisState") -> bool:
    """Say whether what a reward asks may be declined: only by another ruling (COS-10.6)."""
    return state.components.rewards_declined and state.reward_orbit >= 0 and state.phase != CHOOSE_COMET


def fault_pick(state: "CosmogenesisState", choice: i64) -> i64:
    """Any alternative that does something (COS-10.4, COS-11.3)."""
    rewards = state.components.rewards
    alternative = rewards.alternatives[state.entry_next - 1] + choice
    if alternative >= rewards.alternatives[state.entry_next]:
        return faults.NO_SUCH_CHOICE
    possible = does_something(state, alternative, state.reward_orbit)
    return faults.ALLOWED if possible else faults.CHOICE_IMPOSSIBLE


# Carrying out


def go_on(state: "CosmogenesisState") -> None:
    """Carry out what is still due until something is asked; then the second part of the turn goes on (COS-10.4)."""
    state.phase = CHOOSE_EXTRA
    state.here = -1
    while state.phase == CHOOSE_EXTRA:
        if state.effect_next < state.effect_end:
            state.effect_next += 1
            carry_out(state, state.effect_next - 1)
        elif state.entry_next < state.entry_end:
            state.entry_next += 1
            begin_entry(state, state.entry_next - 1)
        else:
            state.reward_orbit = -1
            return


def begin_entry(state: "CosmogenesisState", entry: i64) -> None:
    """Turn to a reward or an icon; of several alternatives that do something the player picks one (COS-10.4)."""
    first = state.components.rewards.alternatives[entry]
    if not state.components.rewards.has_choice(entry):
        pick(state, entry, 0)
        return
    found: i64 = 0
    only: i64 = 0
    for alternative in range(first, state.components.rewards.alternatives[entry + 1]):
        if does_something(state, alternative, state.reward_orbit):
            found += 1
            only = alternative - first
    if found > 1 or (found == 1 and may_decline(state)):
        state.phase = actions.CHOOSE_EFFECT
    else:
        pick(state, entry, only)


def pick(state: "CosmogenesisState", entry: i64, choice: i64) -> None:
    """Let the effects of an alternative be due (COS-10.4)."""
    rewards = state.components.rewards
    alternative = rewards.alternatives[entry] + choice
    state.effect_next = rewards.effects[alternative]
    state.effect_end = rewards.effects[alternative + 1]


def decline(state: "CosmogenesisState") -> None:
    """Leave out what a reward asks; what was given to be placed returns to the reserve (COS-10.6)."""
    if state.phase == actions.CHOOSE_GIFT:
        state.reserve[token_of(given(state.components.rewards, state.effect_next - 1))] += 1
    state.emit(events.DECLINED, state.current_player)


def carry_out(state: "CosmogenesisState", effect: i64) -> None:
    """Carry out an effect, or ask what it needs to know; one that is impossible is lost (COS-10.4, COS-11.3)."""
    kind = state.components.rewards.kind[effect]
    if not is_possible(state, effect, state.reward_orbit):
        state.emit(events.REWARD_LOST, state.current_player, effect, state.reward_orbit + 1)
    elif kind == r.GAIN_ASTEROIDS:
        state.reserve[ASTEROIDS] -= state.components.rewards.amount[effect]
        into_belt(state, state.components.rewards.amount[effect], 0)
    elif kind == r.GAIN_COMET:
        take_comet(state, state.components.gained_comets_collide)
        if state.phase != CHOOSE_COMET:
            state.emit(events.BELT, state.current_player, 0, 1)
    elif kind == r.GAIN_ACTION:
        state.extra += 1
        state.emit(events.ACTION, state.current_player)
    elif kind == r.GAIN_EXPANSION:
        expand(state)
    elif kind == r.GAIN_MONOLITH:
        board.take_monolith(state)
    else:
        ask(state, effect)


def expand(state: "CosmogenesisState") -> None:
    """Expand the system (COS-8.6)."""
    state.orbits[state.current_player] = state.components.expanded_orbits
    state.emit(events.EXPANDED, state.current_player)


def ask(state: "CosmogenesisState", effect: i64) -> None:
    """Take a gift from the reserve; of several ways to carry an effect out the player chooses (COS-9, COS-10.4)."""
    found = ways(state, effect, state.reward_orbit)
    kind = state.components.rewards.kind[effect]
    gift = given(state.components.rewards, effect)
    if gift != NONE:
        state.reserve[token_of(gift)] -= 1
        state.phase = actions.CHOOSE_GIFT
    else:
        state.phase = actions.CHOOSE_EVOLVE if kind == r.GAIN_EVOLUTION else actions.CHOOSE_LIFE
    if len(found) == 1 and not may_decline(state):
        apply_there(state, kind_of(found[0]), target_of(found[0]))
        state.phase = CHOOSE_EXTRA
    elif gift == NONE:
        state.here = bound_to(state, effect, state.reward_orbit)


def take_comet(state: "CosmogenesisState", may_collide: bool) -> None:
    """Take a comet into the belt, and ask whether it collides at once if it could (COS-8.4, COS-10.7)."""
    state.reserve[COMETS] -= 1
    state.comets[state.current_player] += 1
    targets: list[object] = []
    if may_collide:
        legal_bodies(state, actions.STRIKE, COMET, -1, targets)
    if targets:
        state.phase = CHOOSE_COMET
