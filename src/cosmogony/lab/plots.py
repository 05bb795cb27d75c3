"""Plots as one HTML page that needs nothing else (the extra ``cosmogony[lab]``)."""

import html
import importlib.util
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cosmogony.core.errors import SetupError
from cosmogony.lab.arena import Report
from cosmogony.lab.match import NOBODY, Outcome
from cosmogony.lab.statistics import Estimate

INK, GOLD, BLUE = "#26323f", "#b8860b", "#3b6ea5"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#26323f}}
figure{{margin:2rem 0}}svg{{max-width:100%;height:auto}}table{{border-collapse:collapse}}
td,th{{padding:.2rem .8rem;border-bottom:1px solid #ccd;text-align:right}}
td:first-child,th:first-child{{text-align:left}}
</style><h1>{title}</h1>
{body}</html>
"""


def need_plots(folder: Path) -> None:
    """Refuse to play for hours where the plots could not be made, or not be written into a folder afterwards."""
    if importlib.util.find_spec("matplotlib") is None:
        raise SetupError("plots need Matplotlib: pip install 'cosmogony[lab]'")
    if not folder.is_dir():
        raise SetupError(f"{folder}: no such folder to write to")


def figure(draw: Callable[[Any], None], height: float = 3.6) -> str:
    """Draw one plot and return it as SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    canvas = Figure(figsize=(8, height), layout="constrained")
    axes = canvas.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    out = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "cosmogony"}):  # small files, the same for the same data
        canvas.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue().partition("<svg")[2].join(("<svg", ""))


def with_intervals(axes: Any, names: Sequence[str], values: Sequence[Estimate], label: str) -> None:
    """Draw means with their intervals, one row a name."""
    rows = range(len(names))
    low = [max(0.0, value.mean - value.low) for value in values]
    high = [max(0.0, value.high - value.mean) for value in values]
    axes.errorbar([v.mean for v in values], rows, xerr=[low, high], fmt="o", color=BLUE, ecolor=INK, capsize=3)
    axes.set_yticks(rows, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel(label)


def tournament_page(found: Report, outcomes: Sequence[Outcome], path: Path) -> None:
    """Write the page of a tournament: ratings, victories, who beats whom, scores, seats."""
    names = [standing.bot for standing in found.standings]
    plots = [
        (
            "Ratings (OpenSkill, 95 % intervals)",
            lambda a: with_intervals(a, names, [s.rating for s in found.standings], "rating"),
        ),
        ("Victories", lambda a: with_intervals(a, names, [s.wins for s in found.standings], "share of games won")),
        ("Who finishes ahead of whom", lambda a: _matrix(a, names, found)),
        ("Points", lambda a: _points(a, names, outcomes)),
        ("Seats", lambda a: _seats(a, found)),
    ]
    body = [_table(found)]
    body += [f"<figure><h2>{html.escape(title)}</h2>{figure(draw)}</figure>" for title, draw in plots]
    plan = found.plan
    title = f"{plan.game}, {plan.players} players: {len(outcomes)} games, seed {plan.seed}"
    write_page(path, title, body)


def write_page(path: Path, title: str, body: Sequence[str]) -> None:
    """Write an HTML page."""
    try:
        path.write_text(PAGE.format(title=html.escape(title), body="\n".join(body)), encoding="utf-8")
    except OSError as fault:
        raise SetupError(f"{path}: cannot be written: {fault.strerror}") from None


def _table(found: Report) -> str:
    heads = ("bot", "games", "wins", "points", "rating", "faults", "ms a decision")
    rows = [
        (s.bot, s.games, s.wins.percent(), s.points.plain(), s.rating.plain(), s.faults, f"{1000 * s.seconds:.1f}")
        for s in found.standings
    ]
    return html_table(heads, rows)


def html_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Write a table as HTML."""
    lines = ["<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table>{''.join(lines)}</table>"


def _matrix(axes: Any, names: Sequence[str], found: Report) -> None:
    nothing = float("nan")
    grid = [[found.beats[a][b].mean if a != b else nothing for b in names] for a in names]
    axes.imshow(grid, vmin=0, vmax=1, cmap="RdYlBu")
    axes.set_xticks(range(len(names)), names, rotation=20)
    axes.set_yticks(range(len(names)), names)
    for row, a in enumerate(names):
        for column, b in enumerate(names):
            if a != b:
                axes.text(column, row, f"{found.beats[a][b].mean:.0%}", ha="center", va="center")


def _points(axes: Any, names: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    sound = [outcome for outcome in outcomes if outcome.forfeit == NOBODY]
    points = [[o.scores[seat] for o in sound for seat, bot in enumerate(o.seats) if bot == name] for name in names]
    axes.boxplot([one or [0] for one in points], orientation="horizontal", tick_labels=names)
    axes.invert_yaxis()
    axes.set_xlabel("points")


def _seats(axes: Any, found: Report) -> None:
    with_intervals(axes, [f"seat {seat + 1}" for seat in range(len(found.seats))], found.seats, "share of games won")
    axes.axvline(1 / len(found.seats), color=GOLD, linestyle="--")
