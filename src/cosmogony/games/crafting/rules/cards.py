"""Energy cards: gaining power cards and scoring sets (CRA-7)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import pop
from mypy_extensions import i64

from cosmogony.core.state import NOBODY, filled
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.components import CONTROLS, POWERS_OF_A_TYPE, SLOTS, control_of
from cosmogony.games.crafting.events import POWER_BOUGHT, POWER_KEPT, POWER_UNDER, POWERS_DRAWN, SET_SOLD
from cosmogony.games.crafting.hidden import draw_batch
from cosmogony.games.crafting.layout import BY_CARDS
from cosmogony.games.crafting.rules.gains import asked, discard_cards, push, put_under, score
from cosmogony.games.crafting.rules.pieces import power_in

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


NO_SLOT: Final = 1000
"""The price where no slot is free."""


def in_hand(state: "CraftingState", control: i64) -> i64:
    """Count the current player's energy cards of a type (CRA-7.1)."""
    return state.hands[state.current_player * CONTROLS + control]


def cheapest_slot(state: "CraftingState") -> i64:
    """Return what the cheapest free slot costs (CRA-7.1), more than any hand if none is free."""
    cheapest: i64 = NO_SLOT
    powers = state.powers
    price = state.components.slot_cost
    for slot in range(SLOTS):
        if powers[state.current_player * SLOTS + slot] == NOBODY:
            cheapest = min(cheapest, price[slot])
    return cheapest


def fault_buy(state: "CraftingState", price: i64, cards: i64, left: i64) -> i64:
    """Say what keeps a player from gaining a power card, by price, cards in hand and cards in its deck (CRA-7.1)."""
    if price == NO_SLOT:
        return faults.NO_SLOT
    if left == 0:
        return faults.POWER_DECK_EMPTY
    if left < price and not state.components.short_power_deck:
        return faults.POWER_DECK_SHORT
    return 0 if cards >= price else faults.TOO_FEW_CARDS


def first_alike(state: "CraftingState", slot: i64) -> i64:
    """Return the first free slot with the same price: that one is filled (CRA-7.1)."""
    price = state.components.slot_cost
    for other in range(slot):
        if power_in(state, other) == NOBODY and price[other] == price[slot]:
            return other
    return slot


def fault_slot(state: "CraftingState", slot: i64) -> i64:
    """Say what keeps a slot from being filled with the type of energy cards chosen (CRA-7.1)."""
    if power_in(state, slot) != NOBODY:
        return faults.SLOT_FILLED
    control = a.argument(asked(state))
    fault = fault_buy(state, state.components.slot_cost[slot], in_hand(state, control), state.power_left[control])
    if fault != 0:
        return fault
    return 0 if first_alike(state, slot) == slot else faults.SAME_SLOT


def apply_slot(state: "CraftingState", control: i64, slot: i64) -> None:
    """Pay for a slot and draw as many power cards (CRA-7.2)."""
    seat = state.current_player
    price = state.components.slot_cost[slot]
    discard_cards(state, seat, control, price)
    state.emit(POWER_BOUGHT, seat, control, slot, price)
    draw_powers(state, seat, control, min(price, state.power_left[control]))
    push(state, a.KEEP_CARD, slot)


def draw_powers(state: "CraftingState", seat: i64, control: i64, number: i64) -> None:
    """Draw power cards, which only the drawer sees (CRA-7.2)."""
    state.power_left[control] -= number
    draw_batch(state, seat, control * POWERS_OF_A_TYPE, state.power_left[control], number)
    if state.recording:
        four = filled(SLOTS, NOBODY)
        for place in range(number):
            if place < SLOTS:
                four[place] = state.drawn[place] & 0xFF
        state.emit(POWERS_DRAWN, seat, four[0], four[1], four[2], four[3])
    state.reveal()


def apply_keep(state: "CraftingState", slot: i64, place: i64) -> None:
    """Keep a power card in a slot: its power token goes to the control (CRA-7.3); the others go under the deck."""
    seat = state.current_player
    state.drawn, entry = pop(state.drawn, place)
    state.powers[seat * SLOTS + slot] = entry & 0xFF
    state.emit(POWER_KEPT, seat, entry & 0xFF)
    if len(state.drawn) > 0:
        push(state, a.UNDER_DECK)


def apply_under(state: "CraftingState", place: i64) -> None:
    """Put a power card under its deck: the next one goes below it (CRA-7.4)."""
    state.drawn, entry = pop(state.drawn, place)
    control = control_of(entry & 0xFF)
    put_under(state.power_deck, control * POWERS_OF_A_TYPE, state.power_left[control], entry)
    state.power_left[control] += 1
    state.emit(POWER_UNDER, state.current_player, entry & 0xFF)
    if len(state.drawn) > 0:
        push(state, a.UNDER_DECK)


def fault_sell(state: "CraftingState", cards: i64) -> i64:
    """Say whether there are too few matching cards for a set (CRA-7.6)."""
    return 0 if cards >= state.components.set_size else faults.TOO_FEW_CARDS


def apply_sell(state: "CraftingState", control: i64) -> None:
    """Discard a set of matching cards for points (CRA-7.6)."""
    seat = state.current_player
    discard_cards(state, seat, control, state.components.set_size)
    score(state, seat, BY_CARDS, state.components.set_points)
    state.emit(SET_SOLD, seat, control, state.components.set_points)
