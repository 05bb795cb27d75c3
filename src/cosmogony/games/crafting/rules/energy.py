"""The energy phase: shifting energy tokens (CRA-3) and collecting resources (CRA-4)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.crafting.actions import (
    DRAW_NEBULA,
    ENOUGH_SHIFTS,
    FROM_DECK,
    MOVE_ENERGY,
    OWN_TOKEN,
    TAKE_CARD,
)
from cosmogony.games.crafting.components import (
    CONTROLS,
    GRAVITY,
    HE,
    LIGHT,
    SIZES,
    TIME,
    C,
    H,
    O,
)
from cosmogony.games.crafting.events import ENERGY_MOVED
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import (
    CRAFTING,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.gains import (
    cards_to_draw,
    draw_card,
    draw_tile,
    fill_display,
    gain_crystals,
    gain_life,
    gain_slider,
    gain_stars,
    push,
    take_shown_card,
)
from cosmogony.games.crafting.rules.pieces import empty_hexagons, power_tokens

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

FIRST_PASSIVE: Final = 2
REFILL: Final = 6


def go_on(state: "CraftingState") -> None:
    """Take the next step of the energy phase: shift, active reward, four passive rewards, refill."""
    step = state.step
    state.step += 1
    if step == 0:
        push(state, MOVE_ENERGY)
    elif step == 1:
        collect_active(state, state.token[state.current_player])
    elif step < REFILL:
        collect_passive(state, (state.token[state.current_player] + step - FIRST_PASSIVE) % CONTROLS)
    else:
        fill_display(state)
        state.phase = CRAFTING


# CRA-3: shifting energy


def energy_at(state: "CraftingState", control: i64) -> i64:
    """Count the energy tokens in a control, whosever they are."""
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


def shift_options(state: "CraftingState") -> i64:
    """The own token, dark tokens by control, or enough once the own token has moved (CRA-3.1 to CRA-3.3)."""
    options: i64 = 0
    if shift_cost(state, state.token[state.current_player]) <= state.shifts_left:
        options |= bit(OWN_TOKEN)
    for control in range(CONTROLS):
        if (
            state.dark[control] > 0
            and shift_cost(state, control) <= state.shifts_left
            and (state.own_moved or own_can_follow(state, control))
        ):
            options |= bit(control)
    if state.own_moved and state.components.shift_may_stop:
        options |= bit(ENOUGH_SHIFTS)
    return options


def apply_shift(state: "CraftingState", target: i64) -> None:
    """Move a token one space, or stop; after the last space resources are collected."""
    if target == ENOUGH_SHIFTS:
        return
    seat = state.current_player
    if target == OWN_TOKEN:
        start = state.token[seat]
        end = next_control(state, start)
        state.shifts_left -= shift_cost(state, start)
        state.token[seat] = end
        state.own_moved = True
        state.emit(ENERGY_MOVED, seat, start, end, 1)
    else:
        end = next_control(state, target)
        state.shifts_left -= shift_cost(state, target)
        state.dark[target] -= 1
        state.dark[end] += 1
        state.emit(ENERGY_MOVED, seat, target, end, 0)
    if state.shifts_left > 0:
        push(state, MOVE_ENERGY)


# CRA-4: collecting resources


def collect_active(state: "CraftingState", control: i64) -> None:
    """Take the active reward of the control with the own token (CRA-4.1)."""
    components = state.components
    if control == LIGHT:
        gain_stars(state, H, components.light_hydrogen)
    elif control == TIME:
        gain_stars(state, O, components.time_oxygen)
        gain_slider(state, DNA_SLIDER, components.time_dna)
    elif control == GRAVITY:
        gain_stars(state, HE, components.gravity_helium)
        gain_slider(state, SUPERNOVA_SLIDER, components.gravity_supernova)
    else:
        gain_stars(state, C, components.chemistry_carbon)
        for _tile in range(components.chemistry_nebula):
            push(state, DRAW_NEBULA)


def passive_amount(state: "CraftingState", control: i64) -> i64:
    """Count what a control gives passively: for every energy token, and for the own power tokens (CRA-4.4)."""
    tokens = power_tokens(state, state.current_player, control)
    if tokens > 1 and not state.components.power_tokens_add_up:
        tokens = 1
    return energy_at(state, control) * state.components.passive + tokens


def collect_passive(state: "CraftingState", control: i64) -> None:
    """Take the passive reward of one control."""
    amount = passive_amount(state, control)
    if amount == 0:
        return
    if control == LIGHT:
        push(state, TAKE_CARD, amount)
    elif control == TIME:
        gain_crystals(state, amount)
    elif control == GRAVITY:
        gain_slider(state, GRAVITON_SLIDER, amount)
    else:
        gain_life(state, amount)


def card_options(state: "CraftingState") -> i64:
    """A type from the display, or the deck (CRA-4.5)."""
    options: i64 = 0
    for control in range(CONTROLS):
        if state.energy[DISPLAY + control] > 0:
            options |= bit(control)
    if cards_to_draw(state):
        options |= bit(FROM_DECK)
    return options


def apply_card(state: "CraftingState", target: i64, number: i64) -> None:
    """Take one card; more may follow."""
    if target == FROM_DECK:
        draw_card(state, state.current_player)
    else:
        take_shown_card(state, state.current_player, target)
    if state.components.refill_each_card:
        fill_display(state)
    if number > 1:
        push(state, TAKE_CARD, number - 1)


def stack_options(state: "CraftingState") -> i64:
    """The sizes of which a nebula can be drawn: the stack holds one and the board has room for it (CRA-4.3)."""
    options: i64 = 0
    if empty_hexagons(state, state.current_player) != 0:
        for size in range(SIZES):
            if state.stack_left[size] > 0:
                options |= bit(size)
    return options


def apply_draw(state: "CraftingState", size: i64) -> None:
    """Draw a nebula of the chosen size."""
    draw_tile(state, size)
