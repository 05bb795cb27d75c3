"""The board of Genesis as text: one row a region, one line a player."""

from collections.abc import Sequence

from cosmogony.games.genesis.components import COLOURS, LAST_DAY, NUMERALS, REGIONS, REST_DAY, SQUARES, VOID
from cosmogony.games.genesis.notation import amounts_text, angel, forecast_message, god_message
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message, render, say

DARK = "#"


def board(state: GenesisState, lang: str, names: Sequence[str]) -> str:
    """Draw the position. Angels stand in brackets as seat numbers, the dark angel as #, God's day has an arrow."""
    lines = [
        say("genesis-board-time", lang, round=min(state.round, 21), god=god_message(state)),
        say("genesis-board-stock", lang, stock=amounts_text(list(state.stock))),
        "",
    ]
    lines += region_lines(state)
    lines += ["", *works_lines(state, lang), ""]
    lines += [player_line(state, seat, lang, names) for seat in range(state.n_players + 1)]
    if not state.over:
        lines.append(say("genesis-board-forecast", lang, forecast=forecast_message(state)))
    return "\n".join(lines)


def region_lines(state: GenesisState) -> list[str]:
    """Draw the regions: their squares from left to right with what they yield and who stands there."""
    rows = [[square_text(state, region, square) for square in range(SQUARES)] for region in range(REGIONS)]
    widths = [max(len(row[square]) for row in rows) for square in range(SQUARES)]
    lines = []
    for region, row in enumerate(rows):
        arrow = ">" if region == state.gods_day else " "
        squares = "  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True))
        lines.append(f"{arrow}{NUMERALS[region]:>5} | {squares.rstrip()}")
    return lines


def square_text(state: GenesisState, region: int, square: int) -> str:
    """Write what a square yields, after the angel that stands on it."""
    standing = [a for a in range(state.n_players + 1) if (state.region[a], state.square[a]) == (region, square)]
    mark = f"[{angel_mark(state, standing[0])}]" if standing else " . "
    return f"{mark}{printed_text(state, region, square)}"


def printed_text(state: GenesisState, region: int, square: int) -> str:
    """Write what is printed on a square: a yield, or resting points on day VII."""
    components = state.components
    if region == REST_DAY:
        return f"{components.rest[square]}"
    return "|".join(amounts_text(amounts).replace(" ", "") for amounts in components.yields_at(region, square))


def angel_mark(state: GenesisState, number: int) -> str:
    """Return an angel's mark on the board."""
    return DARK if number == state.dark_angel else str(number + 1)


def works_lines(state: GenesisState, lang: str) -> list[str]:
    """Draw the work circles: a mark where work was done, the points of the next free circle."""
    lines = [say("genesis-board-works", lang)]
    for day in range(VOID + 1, LAST_DAY + 1):
        done = {
            state.circles[a * REGIONS + day]: angel_mark(state, a)
            for a in range(state.n_players + 1)
            if state.circles[a * REGIONS + day]
        }
        circles = [
            f"[{done[circle]}]" if circle in done else f" {state.components.points_for(day, circle)} "
            for circle in range(1, SQUARES + 1)
        ]
        cost = amounts_text(state.components.cost_at(day))
        bonus = amounts_text(state.components.bonus_at(day))
        lines.append(
            say(
                "genesis-board-work",
                lang,
                numeral=f"{NUMERALS[day]:>5}",
                circles="".join(circles),
                cost=f"{cost:<9}",
                bonus=bonus,
            )
        )
    return lines


def player_line(state: GenesisState, number: int, lang: str, names: Sequence[str]) -> str:
    """Write what an angel holds and has scored."""
    points = total(state, number)
    label = Message("genesis-board-who", {"angel": angel(state, number)})
    name = f"{angel_mark(state, number)} {render(label, lang, names)}"
    if number == state.dark_angel:
        return say("genesis-board-dark-line", lang, name=f"{name:<16}", points=f"{points:>3}")
    cubes = amounts_text([state.cubes[number * COLOURS + c] for c in range(COLOURS)])
    return say("genesis-board-line", lang, name=f"{name:<16}", points=f"{points:>3}", cubes=cubes)
