"""The craft phase: what a player may do, in any order, until the turn ends."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.crafting.actions import (
    LIFE_AT,
    MENU_ADVANCE,
    MENU_BUY,
    MENU_COMPLETE,
    MENU_DISCHARGE,
    MENU_END,
    MENU_LIFE,
    MENU_SELL,
    MENU_STAR,
    MENU_TILE,
    MENU_USE,
    OMEGA,
    ORDINARY,
    SLOT,
    STAR_AT,
    TILE,
)
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import ENDING
from cosmogony.games.crafting.rules.cards import apply_sell, energy_card_options
from cosmogony.games.crafting.rules.feats import apply_advance, apply_complete, apply_discharge, scoring_options
from cosmogony.games.crafting.rules.gains import push
from cosmogony.games.crafting.rules.placing import placing_options
from cosmogony.games.crafting.rules.powers import apply_use
from cosmogony.games.crafting.rules.sliders import apply_slider, slider_options

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def menu(state: "CraftingState") -> i64:
    """List what the current player may do next; ending the turn is always possible."""
    seat = state.current_player
    options = bit(MENU_END) | placing_options(state, seat) | slider_options(state, seat)
    options |= scoring_options(state, seat)
    return options | energy_card_options(state, seat)


def apply_menu(state: "CraftingState", entry: i64) -> None:
    """Begin what the player has chosen from the menu."""
    if entry < MENU_LIFE:
        push(state, STAR_AT, entry - MENU_STAR)
    elif entry == MENU_LIFE:
        push(state, LIFE_AT, ORDINARY)
    elif entry == MENU_TILE:
        push(state, TILE)
    elif entry < MENU_DISCHARGE:
        apply_slider(state, entry)
    elif entry < MENU_BUY:
        apply_discharge(state, entry - MENU_DISCHARGE)
    elif entry < MENU_SELL:
        push(state, SLOT, entry - MENU_BUY)
    elif entry < MENU_USE:
        apply_sell(state, entry - MENU_SELL)
    elif entry < MENU_COMPLETE:
        apply_use(state, entry - MENU_USE)
    elif entry < MENU_ADVANCE:
        apply_complete(state, entry - MENU_COMPLETE)
    elif entry < MENU_END:
        apply_advance(state, entry - MENU_ADVANCE)
    else:
        state.phase = ENDING
        push(state, OMEGA)
