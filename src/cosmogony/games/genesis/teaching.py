"""What wins in Genesis and what a moment is about, and what things mean that happen for the first time."""

from cosmogony.core.state import Event
from cosmogony.games.genesis import events
from cosmogony.games.genesis.components import NUMERALS, REST_DAY, ROUNDS, SQUARES
from cosmogony.games.genesis.facts import next_circle
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message, message

LAST_ROUNDS = 4
NOTES = {
    events.BONUS: "bonus",
    events.SWITCHED: "switched",
    events.WORKED: "worked",
    events.DARK_MOVED: "dark-moved",
    events.DARK_SWITCHED: "dark-switched",
    events.DARK_WORKED: "dark-worked",
}


def goal(state: GenesisState) -> Message | None:
    """Say in one line what wins and what this moment is about."""
    if state.over:
        return None
    return message("genesis-goal", moment=_moment(state))


def _moment(state: GenesisState) -> Message:
    left, day = ROUNDS + 1 - state.round, state.gods_day
    dark = total(state, state.dark_angel)
    if state.round > 1 and dark > max(state.scores()):
        return message("genesis-moment-dark-leads", points=dark)
    if left <= LAST_ROUNDS:
        return message("genesis-moment-last", rounds=left)
    if not day or day == REST_DAY:
        return message("genesis-moment-start")
    circle = next_circle(state, day)
    points = state.components.points_for(day, circle) if circle <= SQUARES else 0
    return message("genesis-moment-day", numeral=NUMERALS[day], points=points)


def note(state: GenesisState, event: Event) -> Message | None:
    """Say what an event means to somebody who meets it for the first time."""
    if event.kind == events.GATHERED:
        return message("genesis-note-short") if event.d else None
    return message(f"genesis-note-{NOTES[event.kind]}") if event.kind in NOTES else None
