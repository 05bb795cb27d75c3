"""What a finished game adds to the tables of ``simulate``: how each tile fared, and the lines of the score sheet.

A finding is averaged over the games that report it, so a tile that nobody held says nothing about what it paid.
"""

from cosmogony.core.answers import Finding
from cosmogony.games.cosmogenesis import events, scoring
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, STELLAR_TILES
from cosmogony.games.cosmogenesis.notation.names import exotic_name, named, planetary_name, stellar_name
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.score_sheet import points_by_line
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, IN_DECK, OWNED
from cosmogony.texts import Message, message

EARLY = 2
"""A planetary objective held from this round or earlier has a fair chance of being revealed."""


def findings(state: CosmogenesisState) -> list[Finding]:
    """Tell how often each tile was taken, revealed and what it paid, what the players scored, and what lapsed."""
    return [*planetary(state), *stellar(state), *exotics(state), *sheet(state), lapsed(state)]


def planetary(state: CosmogenesisState) -> list[Finding]:
    """Tell how the planetary objectives fared: held, revealed (of those held early), paid, and who won with them."""
    table = message("cosmogenesis-findings-planetary")
    held = rounds_held(state)
    found: list[Finding] = []
    for tile in range(PLANETARY_TILES):
        row = named(planetary_name(state.components, tile))
        revealed = state.planetary_place[tile] >= AT_ORBIT
        found.append(cell(table, row, "taken", tile in held))
        if tile in held:
            owner = state.planetary_owner[tile]
            found.append(cell(table, row, "revealed", revealed))
            found.append(cell(table, row, "paid", int(scoring.tile_points(state, tile))))
            found.append(cell(table, row, "wins", owner in state.winners(), victory=True))
            if held[tile] <= EARLY:
                found.append(cell(table, row, "revealed-early", revealed))
    return found


def rounds_held(state: CosmogenesisState) -> dict[int, int]:
    """Return the round in which each planetary objective came into a hand, 0 for the set-up."""
    held = {event.a: 0 for event in state.events if event.kind == events.KEPT}
    return held | {event.a: event.b for event in state.events if event.kind == events.GAINED_PLANETARY}


def stellar(state: CosmogenesisState) -> list[Finding]:
    """Tell how the stellar objectives fared: shown, taken, paid, and who won with them."""
    table = message("cosmogenesis-findings-stellar")
    found: list[Finding] = []
    for tile in range(STELLAR_TILES):
        row = named(stellar_name(state.components, tile))
        owned = state.stellar_place[tile] == OWNED
        found.append(cell(table, row, "taken", owned))
        if state.stellar_place[tile] > IN_DECK:
            found.append(cell(table, row, "taken-shown", owned))
        if owned:
            owner = state.stellar_owner[tile]
            found.append(cell(table, row, "paid", int(scoring.stellar_tile_points(state, owner, tile))))
            found.append(cell(table, row, "wins", owner in state.winners(), victory=True))
    return found


def exotics(state: CosmogenesisState) -> list[Finding]:
    """Tell how the exotic objects fared: taken, how often used, and who won with them."""
    table = message("cosmogenesis-findings-exotic")
    found: list[Finding] = []
    for exotic in range(EXOTICS):
        row = named(exotic_name(state.components, exotic))
        owner = state.exotic_owner[exotic]
        found.append(cell(table, row, "taken", owner >= 0))
        if owner >= 0:
            uses = state.components.icon_count[exotic] - state.exotic_counters[exotic]
            found.append(cell(table, row, "uses", int(uses)))
            found.append(cell(table, row, "wins", owner in state.winners(), victory=True))
    return found


def sheet(state: CosmogenesisState) -> list[Finding]:
    """Tell what the players scored on average, by the lines of the score sheet, and how many planets they had."""
    table = message("cosmogenesis-findings-sheet")
    seats = range(state.n_players)
    columns = [points_by_line(state, seat) | {"planets": planets_of(state, seat)} for seat in seats]
    return [
        cell(table, message(f"cosmogenesis-score-{name}"), "mean", sum(column[name] for column in columns) / len(seats))
        for name in columns[0]
    ]


def lapsed(state: CosmogenesisState) -> Finding:
    """Tell how many turns of a game passed without an element (COS-2.5)."""
    turns = sum(event.kind == events.LAPSED for event in state.events)
    return cell(message("cosmogenesis-findings-course"), message("cosmogenesis-finding-lapsed"), "mean", turns)


def cell(table: Message, row: Message, column: str, value: float, victory: bool = False) -> Finding:
    """Make a finding."""
    return Finding(table, row, message(f"cosmogenesis-finding-{column}"), float(value), victory)
