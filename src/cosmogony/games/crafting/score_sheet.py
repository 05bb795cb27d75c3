"""The score sheet of Crafting the Cosmos: points by source; advanced life counts once it is shown."""

from cosmogony.core.answers import ScoreColumn, ScoreItem, ScoreLine
from cosmogony.core.state import Event
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting.layout import POINT_KINDS
from cosmogony.games.crafting.notation.events import event_message
from cosmogony.games.crafting.scoring import advanced_points
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Seat, message

SOURCES = ("nebulae", "chamber", "cards", "goals")
"""By kind of points."""
SCORED_BY = {e.COMPLETED: 0, e.DISCHARGED: 1, e.SET_SOLD: 2, e.POWER_USED: 2, e.GOAL_SCORED: 3}
"""The events that bring points, by kind of points."""


def score_sheet(state: CraftingState) -> list[ScoreColumn]:
    """Return every player's column."""
    return [score_column(state, seat) for seat in range(state.n_players)]


def score_column(state: CraftingState, seat: int) -> ScoreColumn:
    """Return one player's column of the score sheet."""
    lines = [
        ScoreLine(
            message(f"crafting-score-{name}"),
            state.points[seat * POINT_KINDS + place],
            [
                ScoreItem(event_message(state, event), event_points(state, event), event.ply)
                for event in state.events
                if event.seat == seat and SCORED_BY.get(event.kind) == place and event_points(state, event)
            ],
        )
        for place, name in enumerate(SOURCES)
    ]
    if state.over:
        lines.append(
            ScoreLine(message("crafting-score-advanced"), advanced_points(state, seat), advanced_items(state, seat))
        )
    return ScoreColumn(seat, message("player-name", player=Seat(seat)), lines)


def event_points(state: CraftingState, event: Event) -> int:
    """Return the points that an event brought; a power card brings some only where it says so (CRA-13.19)."""
    if event.kind == e.POWER_USED:
        return state.components.amount[event.a] if event.a == c.SPEED_OF_LIGHT else 0
    if event.kind == e.DISCHARGED:
        return event.a
    return event.b if event.kind == e.SET_SOLD else event.c


def advanced_items(state: CraftingState, seat: int) -> list[ScoreItem]:
    """Return the advanced life that a player shows at the end, with the moment at which each was made (CRA-12.2)."""
    own = [event for event in state.events if event.seat == seat]
    made = {(event.ply, event.a): event for event in own if event.kind in (e.ADVANCED, e.EVOLVED)}
    return [
        ScoreItem(event_message(state, made[value.ply, value.a]), value.b, value.ply)
        for value in own
        if value.kind == e.ADVANCED_VALUE and value.b
    ]
