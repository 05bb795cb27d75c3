"""The score sheet of Genesis in words: a column for each angel (GEN-9), each line with the deeds behind it."""

from cosmogony.core.answers import ScoreColumn, ScoreItem, ScoreLine
from cosmogony.core.state import NOBODY, Event
from cosmogony.games.genesis import events, scoring
from cosmogony.games.genesis.components import NUMERALS, REST_DAY
from cosmogony.games.genesis.notation import event_message
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Seat, message


def score_sheet(state: GenesisState) -> list[ScoreColumn]:
    """Return the rulebook's final table: the players' columns in seat order, then the dark angel's."""
    works = [event for event in state.events if event.kind in (events.WORKED, events.DARK_WORKED)]
    return [score_column(state, angel, works) for angel in range(state.n_players + 1)]


def score_column(state: GenesisState, angel: int, works: list[Event]) -> ScoreColumn:
    """Return one angel's column of the score sheet."""
    lines = [
        ScoreLine(
            message("genesis-score-day", numeral=NUMERALS[day]),
            scoring.work_points(state, angel, day),
            work_items(state, angel, day, works),
        )
        for day in range(1, REST_DAY)
    ]
    rest = scoring.resting_points(state, angel)
    lines.append(ScoreLine(message("genesis-score-rest"), rest, rest_items(state, angel, rest)))
    dark = angel == state.dark_angel
    label = message("genesis-dark-angel") if dark else message("player-name", player=Seat(angel))
    return ScoreColumn(NOBODY if dark else angel, label, lines)


def work_items(state: GenesisState, angel: int, day: int, works: list[Event]) -> list[ScoreItem]:
    """Return the work of an angel on a day, with its moment where the game was recorded (GEN-9.1)."""
    points = scoring.work_points(state, angel, day)
    return [
        ScoreItem(event_message(state, event), points, event.ply)
        for event in works
        if is_work(state, event, angel, day)
    ]


def is_work(state: GenesisState, event: Event, angel: int, day: int) -> bool:
    """Say whether an event is the work of an angel on a day."""
    if angel == state.dark_angel:
        return event.kind == events.DARK_WORKED and event.b == day
    return event.kind == events.WORKED and (event.seat, event.a) == (angel, day)


def rest_items(state: GenesisState, angel: int, points: int) -> list[ScoreItem]:
    """Return the square on which an angel rests, if it gives points (GEN-9.2)."""
    if points == 0:
        return []
    return [ScoreItem(message("genesis-item-rest", square=state.square[angel] + 1), points)]
