"""What wins in Cosmogenesis and what a moment is about, and what things mean that happen for the first time."""

from cosmogony.core.state import Event
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_ELEMENT, CHOOSE_EXTRA, CHOOSE_KEEP
from cosmogony.games.cosmogenesis.components import ROUNDS, SECTORS
from cosmogony.games.cosmogenesis.rules.board import is_done
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.texts import Message, message

NOTES = {
    events.LAPSED: "lapsed",
    events.MONOLITH: "monolith",
    events.COLLIDED: "collided",
    events.EXTINCTION: "extinction",
    events.FOURTH_MOON: "fourth-moon",
    events.STRUCK: "struck",
    events.GAINED_EXOTIC: "exotic",
    events.GAINED_STELLAR: "stellar",
    events.GAINED_PLANETARY: "planetary",
    events.DISCARDED: "discarded",
    events.LIFE: "life",
    events.EXPANDED: "expanded",
    events.REVEALED: "revealed",
    events.REWARD_LOST: "reward-lost",
    events.EVOLVED: "evolved",
}


def goal(state: CosmogenesisState) -> Message | None:
    """Say in one line what wins and what this moment is about."""
    if state.over:
        return None
    return message("cosmogenesis-goal", moment=_moment(state))


def _moment(state: CosmogenesisState) -> Message:
    seat = state.current_player
    if state.phase == CHOOSE_KEEP:
        return message("cosmogenesis-moment-keep")
    if state.phase == CHOOSE_ELEMENT:
        left = sum(not is_done(state, seat, sector) for sector in range(SECTORS))
        word = "last-round" if state.round == ROUNDS else "element"
        return message(f"cosmogenesis-moment-{word}", turns=left)
    return message("cosmogenesis-moment-extra" if state.phase == CHOOSE_EXTRA else "cosmogenesis-moment-use")


def note(state: CosmogenesisState, event: Event) -> Message | None:
    """Say what an event means to somebody who meets it for the first time."""
    return message(f"cosmogenesis-note-{NOTES[event.kind]}") if event.kind in NOTES else None
