"""The craft phase: what a player may do, in any order, until the turn ends."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.components import CONTROLS, SLOTS
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import DNA_SLIDER, ENDING, GRAVITON_SLIDER, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules import cards, feats
from cosmogony.games.crafting.rules.gains import note_change, push
from cosmogony.games.crafting.rules.pieces import power_in
from cosmogony.games.crafting.rules.placing import fault_place
from cosmogony.games.crafting.rules.powers.use import fault_use
from cosmogony.games.crafting.rules.sliders import fault_slide, slider_of

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

SLIDES: Final = [a.CONVERT, a.STABILISE, a.STAR_FROM, a.LIFE_FROM]
"""What is chosen next to use a slider, by entry of the menu from MENU_CONVERT on."""


def menu(state: "CraftingState") -> i64:
    """List what the current player may do next (CRA-5.1); ending the turn is always possible (CRA-9.1)."""
    options = bit(a.MENU_END) | feats.nebula_options(state) | card_entries(state)
    if feats.fault_chamber(state) == 0:
        for reward in range(a.REWARD_NOTHING + 1):
            if feats.fault_reward(state, reward) == 0:
                options |= bit(a.MENU_DISCHARGE + reward)
    for entry in range(a.MENU_STAR, a.MENU_CONVERT):
        if fault_place(state, entry) == 0:
            options |= bit(entry)
    if state.held[SUPERNOVA_SLIDER] + state.held[DNA_SLIDER] + state.held[GRAVITON_SLIDER] > 0:
        for entry in range(a.MENU_CONVERT, a.MENU_DISCHARGE):
            if fault_slide(state, entry) == 0:
                options |= bit(entry)
    return options


def card_entries(state: "CraftingState") -> i64:
    """List the power cards to gain and the sets to score by type, the power cards to use by slot (CRA-7)."""
    options: i64 = 0
    seat = state.current_player
    hands = state.hands
    price = cards.cheapest_slot(state)
    for control in range(CONTROLS):
        number = hands[seat * CONTROLS + control]
        if cards.fault_buy(state, price, number, state.power_left[control]) == 0:
            options |= bit(a.MENU_BUY + control)
        if cards.fault_sell(state, number) == 0:
            options |= bit(a.MENU_SELL + control)
    powers = state.powers
    for slot in range(SLOTS):
        if fault_use(state, powers[seat * SLOTS + slot]) == 0:
            options |= bit(a.MENU_USE + slot)
    return options


def fault_menu(state: "CraftingState", entry: i64) -> i64:
    """Say what is wrong with an entry of the menu (CRA-5.1); ending the turn is always possible (CRA-9.1)."""
    if entry < a.MENU_CONVERT:
        return fault_place(state, entry)
    if entry < a.MENU_DISCHARGE:
        return fault_slide(state, entry)
    if entry < a.MENU_BUY:
        fault = feats.fault_chamber(state)
        return fault if fault != 0 else feats.fault_reward(state, entry - a.MENU_DISCHARGE)
    if entry < a.MENU_SELL:
        control = entry - a.MENU_BUY
        price = cards.cheapest_slot(state)
        return cards.fault_buy(state, price, cards.in_hand(state, control), state.power_left[control])
    if entry < a.MENU_USE:
        return cards.fault_sell(state, cards.in_hand(state, entry - a.MENU_SELL))
    if entry < a.MENU_COMPLETE:
        return fault_use(state, power_in(state, entry - a.MENU_USE))
    if entry < a.MENU_ADVANCE:
        return feats.fault_complete(state, entry - a.MENU_COMPLETE)
    if entry < a.MENU_END:
        return feats.fault_advance(state, entry - a.MENU_ADVANCE)
    return 0


def apply_menu(state: "CraftingState", entry: i64) -> None:
    """Begin what the player has chosen from the menu (CRA-5.1)."""
    if not a.menu_leads_on(entry):
        note_change(state, entry >= a.MENU_COMPLETE)
    if entry < a.MENU_LIFE:
        push(state, a.STAR_AT, entry - a.MENU_STAR)
    elif entry == a.MENU_LIFE:
        push(state, a.LIFE_AT, a.ORDINARY)
    elif entry == a.MENU_TILE:
        push(state, a.TILE)
    elif entry < a.MENU_DISCHARGE:
        state.held[slider_of(entry)] -= 1
        push(state, SLIDES[entry - a.MENU_CONVERT])
    elif entry < a.MENU_BUY:
        feats.apply_discharge(state, entry - a.MENU_DISCHARGE)
    elif entry < a.MENU_SELL:
        push(state, a.SLOT, entry - a.MENU_BUY)
    elif entry < a.MENU_USE:
        cards.apply_sell(state, entry - a.MENU_SELL)
    elif entry < a.MENU_COMPLETE:
        push(state, a.PAY_ENERGY, power_in(state, entry - a.MENU_USE))
    elif entry < a.MENU_ADVANCE:
        feats.apply_complete(state, entry - a.MENU_COMPLETE)
    elif entry < a.MENU_END:
        feats.apply_advance(state, entry - a.MENU_ADVANCE)
    else:
        state.phase = ENDING
        push(state, a.OMEGA)
