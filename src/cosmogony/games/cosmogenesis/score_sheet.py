"""The score pad of Cosmogenesis (COS-13): one column a player, one line a kind of points, with what lies behind it."""

from cosmogony.core.answers import ScoreColumn, ScoreItem, ScoreLine
from cosmogony.games.cosmogenesis import events, scoring
from cosmogony.games.cosmogenesis.bodies import is_wet
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, STELLAR_TILES
from cosmogony.games.cosmogenesis.notation.names import (
    exotic_name,
    level_name,
    named,
    on_place,
    planetary_name,
    stellar_name,
)
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, SYSTEM
from cosmogony.texts import Seat, message


def score_sheet(state: CosmogenesisState) -> list[ScoreColumn]:
    """Return the score sheet as it stands."""
    return [score_column(state, seat) for seat in range(state.n_players)]


def score_column(state: CosmogenesisState, seat: int) -> ScoreColumn:
    """Return one player's column of the score sheet."""
    points = points_by_line(state, seat)
    items = items_by_line(state, seat)
    return ScoreColumn(
        seat,
        message("player-name", player=Seat(seat)),
        [ScoreLine(message(f"cosmogenesis-score-{name}"), points[name], items[name]) for name in points],
    )


def points_by_line(state: CosmogenesisState, seat: int) -> dict[str, int]:
    """Return a player's points by the lines of the sheet, in its order."""
    return {
        "planetary": scoring.planetary_points(state, seat),
        "stellar": scoring.stellar_points(state, seat),
        "life": scoring.life_points(state, seat),
        "exotic": scoring.exotic_points(state, seat),
        "belt": scoring.belt_points(state, seat),
        "monolith": scoring.monolith_points(state, seat),
    }


def items_by_line(state: CosmogenesisState, seat: int) -> dict[str, list[ScoreItem]]:
    """Return what a player's points came from, by the lines of the sheet; what gives none is left out."""
    found = {
        "planetary": planetary_items(state, seat),
        "stellar": stellar_items(state, seat),
        "life": life_items(state, seat),
        "exotic": exotic_items(state, seat),
        "belt": belt_items(state, seat),
        "monolith": monolith_items(state, seat),
    }
    return {name: [item for item in items if item.points] for name, items in found.items()}


def moment(state: CosmogenesisState, seat: int, kinds: tuple[int, ...], what: int | None = None) -> int | None:
    """Return when something last happened to a player, where the game was recorded."""
    plies = (
        event.ply
        for event in reversed(state.events)
        if event.kind in kinds and event.seat == seat and what in (None, event.a)
    )
    return next(plies, None)


def planetary_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return the revealed planetary objectives (COS-13.1)."""
    return [
        ScoreItem(
            message(
                "cosmogenesis-item-planetary",
                tile=named(planetary_name(state.components, tile)),
                orbit=state.planetary_place[tile] - AT_ORBIT + 1,
            ),
            scoring.tile_points(state, tile),
            moment(state, seat, (events.REVEALED,), tile),
        )
        for tile in range(PLANETARY_TILES)
        if state.planetary_owner[tile] == seat
    ]


def stellar_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return the stellar objectives, with what each has counted (COS-13.2)."""
    return [
        ScoreItem(
            message(
                "cosmogenesis-item-stellar",
                tile=named(stellar_name(state.components, tile)),
                count=scoring.stellar_count(state, seat, tile),
            ),
            scoring.stellar_tile_points(state, seat, tile),
            moment(state, seat, (events.GAINED_STELLAR,), tile),
        )
        for tile in range(STELLAR_TILES)
        if state.stellar_owner[tile] == seat
    ]


def life_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return the life on wet bodies (COS-13.3)."""
    first = seat * SYSTEM
    return [
        ScoreItem(
            message("cosmogenesis-item-life", level=level_name(state.life[first + at]), place=on_place(seat, at)),
            state.components.life_points[state.life[first + at]],
            moment(state, seat, (events.LIFE, events.EVOLVED), at),
        )
        for at in range(SYSTEM)
        if is_wet(state.bodies[first + at]) and state.life[first + at]
    ]


def exotic_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return the exotic objects, used up or not (COS-13.4)."""
    return [
        ScoreItem(
            named(exotic_name(state.components, exotic)),
            state.components.exotic_points,
            moment(state, seat, (events.GAINED_EXOTIC,), exotic),
        )
        for exotic in range(EXOTICS)
        if state.exotic_owner[exotic] == seat
    ]


def belt_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return what the belt is worth in the comparison (COS-13.5)."""
    words = message(
        "cosmogenesis-item-belt",
        asteroids=state.asteroids[seat],
        comets=state.comets[seat],
        value=scoring.belt_value(state, seat),
    )
    return [ScoreItem(words, scoring.belt_points(state, seat), moment(state, seat, (events.BELT, events.MADE_COMET)))]


def monolith_items(state: CosmogenesisState, seat: int) -> list[ScoreItem]:
    """Return the monolith, for whoever holds it at the end (COS-13.8)."""
    taken = moment(state, seat, (events.MONOLITH,))
    return [ScoreItem(message("cosmogenesis-item-monolith"), scoring.monolith_points(state, seat), taken)]
