"""What wins in Crafting the Cosmos and what a moment is about, and what things mean that happen for the first time."""

from cosmogony.core.state import Event
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting.layout import CRAFTING, CRYSTALS_LEFT, ENDING, ENERGY
from cosmogony.games.crafting.notation.messages import unplaced
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message

NOTES = {
    e.STAR_PLACED: "placed",
    e.CRYSTALS_GAINED: "crystals",
    e.COMPLETED: "completed",
    e.STAR_DISCARDED: "burnt",
    e.DISCHARGED: "discharged",
    e.ADVANCED: "advanced",
    e.CONVERTED: "supernova",
    e.STABILISED: "stabilised",
    e.POWER_KEPT: "power",
    e.LOST: "lost",
    e.SHORT: "short",
    e.OMEGA_TAKEN: "omega",
    e.GOAL_SCORED: "goal",
}


def goal(state: CraftingState) -> Message | None:
    """Say in one line what wins and what this moment is about."""
    if state.over:
        return None
    return message("crafting-goal", moment=_moment(state))


def _moment(state: CraftingState) -> Message:
    if state.supply[CRYSTALS_LEFT] == 0:
        return message("crafting-moment-last")
    if state.phase == ENERGY:
        return message("crafting-moment-energy")
    if state.phase == CRAFTING:
        return message("crafting-moment-place" if unplaced(state) else "crafting-moment-craft")
    return message("crafting-moment-omega" if state.phase == ENDING else "crafting-moment-limit")


def note(state: CraftingState, event: Event) -> Message | None:
    """Say what an event means to somebody who meets it for the first time."""
    if event.kind == e.CRYSTALS_GAINED and not event.b:
        return None
    return message(f"crafting-note-{NOTES[event.kind]}") if event.kind in NOTES else None
