"""The energy phase: shifting energy tokens (CRA-3) and collecting resources (CRA-4)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults, layout
from cosmogony.games.crafting.components import CONTROLS, GRAVITY, HE, LIGHT, TIME, C, H, O
from cosmogony.games.crafting.events import ENERGY_MOVED
from cosmogony.games.crafting.rules import gains
from cosmogony.games.crafting.rules.gains import gain_slider, gain_tokens, push
from cosmogony.games.crafting.rules.pieces import empty_hexagons, power_tokens

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

FIRST_PASSIVE: Final = 2
REFILL: Final = 6


def go_on(state: "CraftingState") -> None:
    """Take the next step of the energy phase: shift, active reward, four passive rewards, refill (CRA-4.11)."""
    step = state.step
    state.step += 1
    if step == 0:
        push(state, a.MOVE_ENERGY)
    elif step == 1:
        collect_active(state, state.token[state.current_player])
    elif step < REFILL:
        collect_passive(state, (state.token[state.current_player] + step - FIRST_PASSIVE) % CONTROLS)
    else:
        gains.fill_display(state)
        state.phase = layout.CRAFTING


# CRA-3: shifting energy


def energy_at(state: "CraftingState", control: i64) -> i64:
    """Count the energy tokens in a control, whosever they are (CRA-4.4)."""
    number = state.dark[control]
    for seat in range(state.n_players):
        if state.token[seat] == control:
            number += 1
    return number


def next_control(state: "CraftingState", control: i64) -> i64:
    """Return where a token moves from a control: clockwise, over full controls (CRA-3.4)."""
    following = (control + 1) % CONTROLS
    while following != control and energy_at(state, following) >= state.components.capacity:
        following = (following + 1) % CONTROLS
    return following


def shift_cost(state: "CraftingState", control: i64) -> i64:
    """Count the spaces that a token's move from a control takes up; full controls on the way are free (CRA-3.4)."""
    if state.components.skip_is_free:
        return 1
    return (next_control(state, control) - control + CONTROLS) % CONTROLS


def own_can_follow(state: "CraftingState", control: i64) -> bool:
    """Say whether the own token can still make its move after a dark token has left a control (CRA-3.1)."""
    if state.components.skip_is_free:
        return state.shifts_left > 1
    end = next_control(state, control)
    left = state.shifts_left - shift_cost(state, control)
    own = state.token[state.current_player]
    cost: i64 = 1
    while cost <= left:
        there = (own + cost) % CONTROLS
        tokens = energy_at(state, there) + (1 if there == end else 0) - (1 if there == control else 0)
        if tokens < state.components.capacity:
            return True
        cost += 1
    return False


def shift_start(state: "CraftingState", target: i64) -> i64:
    """Return the control that a token is moved from: the own token's, or the target for a dark one (CRA-3.2)."""
    return state.token[state.current_player] if target == a.OWN_TOKEN else target


def fault_shift(state: "CraftingState", target: i64) -> i64:
    """Say what keeps a token from moving, or the player from stopping (CRA-3.1 to CRA-3.4)."""
    if target == a.ENOUGH_SHIFTS:
        if not state.own_moved:
            return faults.OWN_MUST_MOVE
        return 0 if state.components.shift_may_stop else faults.MAY_NOT_STOP
    if target != a.OWN_TOKEN and state.dark[target] == 0:
        return faults.NO_DARK
    if shift_cost(state, shift_start(state, target)) > state.shifts_left:
        return faults.TOO_FAR
    if target == a.OWN_TOKEN or state.own_moved or own_can_follow(state, target):
        return 0
    return faults.OWN_MUST_MOVE


def apply_shift(state: "CraftingState", target: i64) -> None:
    """Move a token one space, or stop; after the last space resources are collected (CRA-3.3, CRA-3.4)."""
    if target == a.ENOUGH_SHIFTS:
        return
    seat = state.current_player
    own = target == a.OWN_TOKEN
    start = shift_start(state, target)
    end = next_control(state, start)
    state.shifts_left -= shift_cost(state, start)
    if own:
        state.token[seat] = end
        state.own_moved = True
    else:
        state.dark[start] -= 1
        state.dark[end] += 1
    state.emit(ENERGY_MOVED, seat, start, end, 1 if own else 0)
    if state.shifts_left > 0:
        push(state, a.MOVE_ENERGY)


# CRA-4: collecting resources


def collect_active(state: "CraftingState", control: i64) -> None:
    """Take the active reward of the control with the own token (CRA-4.1)."""
    components = state.components
    if control == LIGHT:
        gain_tokens(state, H, components.light_hydrogen)
    elif control == TIME:
        gain_tokens(state, O, components.time_oxygen)
        gain_slider(state, layout.DNA_SLIDER, components.time_dna)
    elif control == GRAVITY:
        gain_tokens(state, HE, components.gravity_helium)
        gain_slider(state, layout.SUPERNOVA_SLIDER, components.gravity_supernova)
    else:
        gain_tokens(state, C, components.chemistry_carbon)
        for _tile in range(components.chemistry_nebula):
            push(state, a.DRAW_NEBULA)


def passive_amount(state: "CraftingState", seat: i64, control: i64) -> i64:
    """Count what a control gives passively: for every energy token, and for a player's own power tokens (CRA-4.4)."""
    tokens = power_tokens(state, seat, control)
    if tokens > 1 and not state.components.power_tokens_add_up:
        tokens = 1
    return energy_at(state, control) * state.components.passive + tokens


def collect_passive(state: "CraftingState", control: i64) -> None:
    """Take the passive reward of one control (CRA-4.4)."""
    amount = passive_amount(state, state.current_player, control)
    if amount == 0:
        return
    if control == LIGHT:
        push(state, a.TAKE_CARD, amount)
    elif control == TIME:
        gains.gain_crystals(state, amount)
    elif control == GRAVITY:
        gain_slider(state, layout.GRAVITON_SLIDER, amount)
    else:
        gain_tokens(state, layout.LIFE_LEFT, amount)


def fault_take(state: "CraftingState", target: i64) -> i64:
    """Say what keeps a player from taking an energy card of a type from the display, or from the deck (CRA-4.5)."""
    if target == a.FROM_DECK:
        return 0 if gains.cards_to_draw(state) else faults.DECK_EMPTY
    if state.components.deck_last and a.second_argument(gains.asked(state)) != 0 and gains.cards_to_draw(state):
        return faults.DECK_LAST
    return 0 if state.energy[layout.DISPLAY + target] > 0 else faults.NOT_IN_DISPLAY


def apply_take(state: "CraftingState", number: i64, target: i64) -> None:
    """Take one card; more may follow (CRA-4.5, CRA-4.6)."""
    if target == a.FROM_DECK:
        gains.draw_card(state, state.current_player)
    else:
        gains.take_shown_card(state, state.current_player, target)
    if state.components.refill_each_card:
        gains.fill_display(state)
    if number > 1:
        from_deck = target == a.FROM_DECK and state.components.deck_last
        push(state, a.TAKE_CARD, number - 1, 1 if from_deck else 0)


def fault_draw(state: "CraftingState", size: i64) -> i64:
    """Say what keeps a player from drawing a nebula: no room for it, or an empty stack (CRA-4.3, CRA-4.10)."""
    if empty_hexagons(state, state.current_player) == 0:
        return faults.NO_HEXAGON_FREE
    return 0 if state.stack_left[size] > 0 else faults.STACK_EMPTY
