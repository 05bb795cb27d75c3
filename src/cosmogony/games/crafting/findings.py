"""What a finished game adds to the tables of ``simulate`` and ``balance``: the whole, the nebulae, the power cards."""

from cosmogony.core.answers import Finding
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, POWERS_OF_A_TYPE, SIZES, SLOTS, size_of
from cosmogony.games.crafting.events import SHORT
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, CRYSTALS_LEFT, POINT_KINDS, SCORED
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.rules.pieces import advanced_on, completed, tile_at
from cosmogony.games.crafting.score_sheet import SOURCES
from cosmogony.games.crafting.scoring import advanced_points
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message


def findings(state: CraftingState) -> list[Finding]:
    """Tell how a finished game went: rounds, nebulae, life, sources of points, tiles and power cards."""
    return [*overall(state), *nebulae(state), *powers(state)]


def overall(state: CraftingState) -> list[Finding]:
    """Tell of the game as a whole, a player's share on average."""
    seats = range(state.n_players)
    hexagons = range(state.components.galaxy.hexagons)
    done = [size_of(tile) for seat, tile, complete in tiles_on_boards(state) if complete]
    advanced = sum(int(advanced_on(state, seat, h)) for seat in seats for h in hexagons)
    values = {
        "rounds": float(state.round),
        "nebulae": len(done) / state.n_players,
        **{f"nebulae-{size + 1}": done.count(size) / state.n_players for size in range(SIZES)},
        "advanced": advanced / state.n_players,
        "discharges": int(sum(state.chamber[seat * CHAMBER_FIELDS + SCORED] for seat in seats)) / state.n_players,
        "powers": sum(card != NOBODY for card in state.powers) / state.n_players,
        "crystals-out": float(state.supply[CRYSTALS_LEFT] == 0),
    }
    rows = values | points_by_source(state)
    table = message("crafting-findings")
    told = [cell(table, message(f"crafting-finding-{row}"), "mean", value) for row, value in rows.items()]
    return told + [cell(table, row, "mean", value) for row, value in shortages(state)]


def shortages(state: CraftingState) -> list[tuple[Message, float]]:
    """Tell for each element whether the supply ever had too few stars for a gain."""
    short = {event.a for event in state.events if event.kind == SHORT}
    return [(message("crafting-finding-short", star=names.star(e)), float(e in short)) for e in range(ELEMENTS)]


def points_by_source(state: CraftingState) -> dict[str, float]:
    """Return a player's points on average, by where they come from."""
    seats = range(state.n_players)
    points = {
        f"points-{name}": int(sum(state.points[seat * POINT_KINDS + place] for seat in seats)) / state.n_players
        for place, name in enumerate(SOURCES)
    }
    advanced = int(sum(advanced_points(state, seat) for seat in seats))
    return points | {"points-advanced": advanced / state.n_players}


def tiles_on_boards(state: CraftingState) -> list[tuple[int, int, bool]]:
    """Return seat, tile and whether it is completed, for all nebulae on the boards."""
    return [
        (seat, int(tile_at(state, seat, hexagon)), bool((completed(state, seat) >> hexagon) & 1))
        for seat in range(state.n_players)
        for hexagon in range(state.components.galaxy.hexagons)
        if tile_at(state, seat, hexagon) != NOBODY
    ]


def nebulae(state: CraftingState) -> list[Finding]:
    """Tell for each nebula on a board whether it was completed, and whether its owner won."""
    found: list[Finding] = []
    for seat, tile, complete in tiles_on_boards(state):
        table = message("crafting-findings-nebulae", size=size_of(tile) + 1)
        row = names.tile_name(state.components, tile)
        found.append(cell(table, row, "completed", complete))
        found.append(cell(table, row, "wins", seat in state.winners(), victory=True))
    return found


def powers(state: CraftingState) -> list[Finding]:
    """Tell for each power card, deck by deck, whether it was taken, and whether its owner won."""
    owners = {card: place // SLOTS for place, card in enumerate(state.powers) if card != NOBODY}
    found: list[Finding] = []
    for card in range(CONTROLS * POWERS_OF_A_TYPE):
        table = message("crafting-findings-powers", control=names.control(card // POWERS_OF_A_TYPE))
        row = names.power(card)
        found.append(cell(table, row, "taken", card in owners))
        if card in owners:
            found.append(cell(table, row, "wins", owners[card] in state.winners(), victory=True))
    return found


def cell(table: Message, row: Message, column: str, value: float, victory: bool = False) -> Finding:
    """Make a finding."""
    return Finding(table, row, message(f"crafting-finding-{column}"), float(value), victory)
