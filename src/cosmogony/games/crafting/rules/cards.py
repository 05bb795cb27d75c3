"""Energy cards: gaining power cards and scoring sets (CRA-7)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop
from mypy_extensions import i64

from cosmogony.core.state import NOBODY, filled
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.components import CONTROLS, POWERS_OF_A_TYPE, SLOTS, control_of
from cosmogony.games.crafting.events import POWER_BOUGHT, POWER_KEPT, POWER_UNDER, POWERS_DRAWN, SET_SOLD
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.hidden import batch_of, join_batch, someone_is_unsure
from cosmogony.games.crafting.layout import BATCH, BY_CARDS, EXACT, SEATS
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


def fault_buy(state: "CraftingState", control: i64, price: i64) -> i64:
    """Say what keeps a player from gaining a power card at a price: no slot, deck or cards for it (CRA-7.1)."""
    left = state.power_left[control]
    if price == NO_SLOT:
        return faults.NO_SLOT
    if left == 0:
        return faults.POWER_DECK_EMPTY
    if left < price and not state.components.short_power_deck:
        return faults.POWER_DECK_SHORT
    return 0 if in_hand(state, control) >= price else faults.TOO_FEW_CARDS


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
    fault = fault_buy(state, a.argument(asked(state)), state.components.slot_cost[slot])
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
    """Draw power cards (CRA-7.2): only the drawer sees them, but whoever knew where one lay knows that it was drawn.

    The cards drawn together form a new batch. Where only a part of an older batch is drawn, of which some seat knows
    a card but not its place, that card may be in either part: what stays behind then belongs to the new batch too.
    """
    state.batches += 1
    batch = state.batches
    bottom = control * POWERS_OF_A_TYPE
    deck = state.power_left[control]
    left = deck - number
    for place in range(left, deck):
        older = batch_of(state.power_deck[bottom + place])
        if someone_is_unsure(state, bottom, deck, older):
            join_batch(state, bottom, left, older, batch)
    for place in range(deck - 1, left - 1, -1):
        entry = state.power_deck[bottom + place]
        seats = (entry >> SEATS | entry >> EXACT) & 0xF | bit(seat)
        state.drawn = append(state.drawn, entry & 0xFF | batch << BATCH | seats << SEATS | bit(EXACT + seat))
    state.power_left[control] = left
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


def fault_sell(state: "CraftingState", control: i64) -> i64:
    """Say whether there are too few matching cards for a set (CRA-7.6)."""
    return 0 if in_hand(state, control) >= state.components.set_size else faults.TOO_FEW_CARDS


def apply_sell(state: "CraftingState", control: i64) -> None:
    """Discard a set of matching cards for points (CRA-7.6)."""
    seat = state.current_player
    discard_cards(state, seat, control, state.components.set_size)
    score(state, seat, BY_CARDS, state.components.set_points)
    state.emit(SET_SOLD, seat, control, state.components.set_points)
