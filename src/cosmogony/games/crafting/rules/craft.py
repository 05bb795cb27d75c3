"""The craft phase: what a player may do, in any order, until the turn ends."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import ENDING, GRAVITON_SLIDER, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules import cards, feats
from cosmogony.games.crafting.rules.choices import task_options
from cosmogony.games.crafting.rules.gains import push
from cosmogony.games.crafting.rules.pieces import power_in
from cosmogony.games.crafting.rules.powers.use import fault_use

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

BEGUN: Final = [
    *(a.STAR_AT, a.STAR_AT, a.STAR_AT, a.STAR_AT, a.LIFE_AT, a.TILE),
    *(a.CONVERT, a.STABILISE, a.STAR_FROM, a.LIFE_FROM),
]
"""What is chosen next to place what waits or to use a slider, by entry of the menu."""
NO_OPTION: Final = [faults.NO_PLAIN_STAR, faults.NO_PROTO, faults.NOTHING_TO_MOVE, faults.NOTHING_TO_MOVE]
"""What is wrong where a slider has nothing to be used on, by entry of the menu from MENU_CONVERT on."""


def menu(state: "CraftingState") -> i64:
    """List what the current player may do next: whatever nothing is wrong with (CRA-5.1)."""
    options = bit(a.MENU_END) | feats.nebula_options(state)
    price = cards.cheapest_slot(state)
    for entry in range(a.MENU_COMPLETE):
        if fault_menu(state, entry, price) == 0:
            options |= bit(entry)
    return options


def fault_menu(state: "CraftingState", entry: i64, price: i64) -> i64:
    """Say what is wrong with an entry of the menu (CRA-5.1), by the price of the cheapest slot (CRA-7.1).

    Ending the turn is always possible (CRA-9.1).
    """
    if entry < a.MENU_DISCHARGE:
        return fault_held(state, entry)
    if entry < a.MENU_BUY:
        return feats.fault_discharge(state, entry - a.MENU_DISCHARGE)
    if entry < a.MENU_SELL:
        return cards.fault_buy(state, entry - a.MENU_BUY, price)
    if entry < a.MENU_USE:
        return cards.fault_sell(state, entry - a.MENU_SELL)
    if entry < a.MENU_COMPLETE:
        return fault_use(state, power_in(state, entry - a.MENU_USE))
    if entry < a.MENU_ADVANCE:
        return feats.fault_complete(state, entry - a.MENU_COMPLETE)
    if entry < a.MENU_END:
        return feats.fault_advance(state, entry - a.MENU_ADVANCE)
    return 0


def apply_menu(state: "CraftingState", entry: i64) -> None:
    """Begin what the player has chosen from the menu (CRA-5.1)."""
    if entry < a.MENU_LIFE:
        push(state, a.STAR_AT, entry)
    elif entry < a.MENU_DISCHARGE:
        if entry >= a.MENU_CONVERT:
            state.held[slider_of(entry)] -= 1
        push(state, BEGUN[entry])
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


def fault_held(state: "CraftingState", entry: i64) -> i64:
    """Say what keeps a player from placing what waits (CRA-5.1 to CRA-5.3) or using a slider (CRA-8.1 to CRA-8.4)."""
    if entry >= a.MENU_CONVERT:
        if state.held[slider_of(entry)] == 0:
            return faults.SLIDER_EMPTY
        return 0 if task_options(state, BEGUN[entry]) != 0 else NO_OPTION[entry - a.MENU_CONVERT]
    if entry == a.MENU_TILE:
        if len(state.held_tiles) == 0:
            return faults.NOTHING_TO_PLACE
    elif state.held[entry] == 0:
        return faults.NOTHING_TO_PLACE
    return 0 if task_options(state, BEGUN[entry]) != 0 else faults.NO_SPACE


def slider_of(entry: i64) -> i64:
    """Return the slider that an entry of the menu uses: gravitons move stars as well as life (CRA-8.4)."""
    if entry >= a.MENU_MOVE_STAR:
        return GRAVITON_SLIDER
    return SUPERNOVA_SLIDER + entry - a.MENU_CONVERT
