"""Energy cards: gaining power cards and scoring sets (CRA-7)."""

from typing import TYPE_CHECKING

from librt.vecs import append, pop
from mypy_extensions import i64

from cosmogony.core.state import NOBODY, filled
from cosmogony.games.crafting.actions import KEEP_CARD, MENU_BUY, MENU_SELL, MENU_USE, UNDER_DECK
from cosmogony.games.crafting.components import CONTROLS, POWERS_OF_A_TYPE, SLOTS, control_of
from cosmogony.games.crafting.events import POWER_BOUGHT, POWER_KEPT, POWER_UNDER, POWERS_DRAWN, SET_SOLD
from cosmogony.games.crafting.galaxy import bit, has
from cosmogony.games.crafting.layout import BATCH, BY_CARDS, EXACT, SEATS
from cosmogony.games.crafting.rules.gains import discard_cards, push, score
from cosmogony.games.crafting.rules.powers import is_usable

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def energy_card_options(state: "CraftingState", seat: i64) -> i64:
    """Power cards to gain by type, sets to score by type, power cards to use by slot."""
    options: i64 = 0
    hands = state.hands
    price = cheapest_slot(state, seat)
    held: i64 = 0
    for control in range(CONTROLS):
        cards = hands[seat * CONTROLS + control]
        held += cards
        if cards >= state.components.set_size:
            options |= bit(MENU_SELL + control)
        if cards >= price and state.power_left[control] > 0:
            options |= bit(MENU_BUY + control)
    if held > 0:
        powers = state.powers
        for slot in range(SLOTS):
            card = powers[seat * SLOTS + slot]
            if card != NOBODY and is_usable(state, seat, card):
                options |= bit(MENU_USE + slot)
    return options


def cheapest_slot(state: "CraftingState", seat: i64) -> i64:
    """Return what the cheapest free slot costs, more than any hand if none is free."""
    cheapest: i64 = 1000
    powers = state.powers
    for slot in range(SLOTS):
        if powers[seat * SLOTS + slot] == NOBODY:
            cheapest = min(cheapest, state.components.slot_cost[slot])
    return cheapest


def in_hand(state: "CraftingState", seat: i64, control: i64) -> i64:
    """Count a player's energy cards of a type."""
    return state.hands[seat * CONTROLS + control]


def slot_options(state: "CraftingState", seat: i64, cards: i64) -> i64:
    """Free slots that so many matching cards can pay for; of slots with one price, the first (CRA-7.1)."""
    options: i64 = 0
    price = state.components.slot_cost
    for slot in range(SLOTS):
        if state.powers[seat * SLOTS + slot] == NOBODY and price[slot] <= cards:
            twin = False
            for other in range(slot):
                if has(options, other) and price[other] == price[slot]:
                    twin = True
            if not twin:
                options |= bit(slot)
    return options


def apply_slot(state: "CraftingState", control: i64, slot: i64) -> None:
    """Pay for a slot and draw as many power cards (CRA-7.2)."""
    seat = state.current_player
    price = state.components.slot_cost[slot]
    discard_cards(state, seat, control, price)
    state.emit(POWER_BOUGHT, seat, control, slot, price)
    draw_powers(state, seat, control, min(price, state.power_left[control]))
    push(state, KEEP_CARD, slot)


def draw_powers(state: "CraftingState", seat: i64, control: i64, number: i64) -> None:
    """Draw power cards: only the drawer sees them, but whoever knew where one lay knows that it was drawn.

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


def batch_of(entry: i64) -> i64:
    """Return with which others a power card was last drawn; 0 if it never was."""
    return (entry >> BATCH) & 0xFF


def someone_is_unsure(state: "CraftingState", bottom: i64, deck: i64, batch: i64) -> bool:
    """Say whether a seat knows of a card in this batch, but not where in it."""
    for place in range(deck):
        entry = state.power_deck[bottom + place]
        if batch_of(entry) == batch and (entry >> SEATS) & ~(entry >> EXACT) & 0xF:
            return True
    return False


def join_batch(state: "CraftingState", bottom: i64, left: i64, older: i64, batch: i64) -> None:
    """Let the cards of an older batch that stay in the deck, wherever they lie, belong to a new one."""
    for place in range(left):
        entry = state.power_deck[bottom + place]
        if batch_of(entry) == older:
            state.power_deck[bottom + place] = entry ^ (older ^ batch) << BATCH


def drawn_options(state: "CraftingState") -> i64:
    """Any of the power cards drawn."""
    return bit(len(state.drawn)) - 1


def apply_keep(state: "CraftingState", slot: i64, place: i64) -> None:
    """Keep a power card in a slot: its power token goes to the control (CRA-7.3); the others go under the deck."""
    seat = state.current_player
    state.drawn, entry = pop(state.drawn, place)
    state.powers[seat * SLOTS + slot] = entry & 0xFF
    state.emit(POWER_KEPT, seat, entry & 0xFF)
    if len(state.drawn) > 0:
        push(state, UNDER_DECK)


def apply_under(state: "CraftingState", place: i64) -> None:
    """Put a power card under its deck: the next one goes below it (CRA-7.4)."""
    state.drawn, entry = pop(state.drawn, place)
    control = control_of(entry & 0xFF)
    bottom = control * POWERS_OF_A_TYPE
    at = bottom + state.power_left[control]
    while at > bottom:
        state.power_deck[at] = state.power_deck[at - 1]
        at -= 1
    state.power_deck[bottom] = entry
    state.power_left[control] += 1
    state.emit(POWER_UNDER, state.current_player, entry & 0xFF)
    if len(state.drawn) > 0:
        push(state, UNDER_DECK)


def apply_sell(state: "CraftingState", control: i64) -> None:
    """Discard a set of matching cards for points (CRA-7.6)."""
    seat = state.current_player
    discard_cards(state, seat, control, state.components.set_size)
    score(state, seat, BY_CARDS, state.components.set_points)
    state.emit(SET_SOLD, seat, control, state.components.set_points)
