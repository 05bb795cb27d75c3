"""The plots of a study: every target with what was measured, who wins with what, points and length of the games."""

import html
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cosmogony.core.errors import SetupError
from cosmogony.lab.balance import Cell, Sample, cells
from cosmogony.lab.plots import GOLD, figure, html_table, with_intervals, write_page
from cosmogony.lab.statistics import Estimate
from cosmogony.lab.study import AS_IT_IS, Study
from cosmogony.lab.targets import Judgement
from cosmogony.texts import render

ROW = 0.28
"""Inches for one row of a plot."""
LINE = 100
"""Letters of a title that fit on one line."""

Draw = Callable[[Any], None]
Plot = tuple[str, str, Draw, int]
"""The name of its file, its title, how it is drawn, and its number of rows."""


def study_page(study: Study, samples: Sequence[Sample], judged: Sequence[Judgement], path: Path) -> None:
    """Write everything as one HTML page that needs nothing else."""
    body = [_targets(judged)]
    for _, title, draw, rows in plots(samples, judged):
        body.append(f"<figure><h2>{html.escape(title)}</h2>{figure(draw, _height(rows))}</figure>")
    total = sum(sample.games for sample in samples)
    write_page(path, f"{study.game}: balance of {study.edition_name}, {total} games of {study.bot}", body)


def write_plots(samples: Sequence[Sample], judged: Sequence[Judgement], folder: Path) -> None:
    """Write every plot as an SVG file of its own."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, title, draw, rows in plots(samples, judged):
            picture = figure(_titled(draw, title), _height(rows))
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    except OSError as fault:
        raise SetupError(f"{folder}: cannot be written: {fault.strerror}") from None


def plots(samples: Sequence[Sample], judged: Sequence[Judgement]) -> list[Plot]:
    """List the plots of a study."""
    found: list[Plot] = []
    targets = list(dict.fromkeys(one.target for one in judged))
    for number, target in enumerate(targets, 1):
        mine = [one for one in judged if one.target == target and one.checks]
        if mine:
            rows = sum(len(one.checks) for one in mine)
            found.append((f"target-{number}", target.capitalize(), _draw_target(mine), rows))
    found += _victories(samples)
    found.append(("points", "Points of a player", _boxes(samples, "points"), len(samples)))
    found.append(("decisions", "Decisions a game", _boxes(samples, "decisions"), len(samples)))
    return found


def _height(rows: int) -> float:
    return max(1.8, 1.1 + ROW * rows)


def _titled(draw: Draw, title: str) -> Draw:
    def both(axes: Any) -> None:
        draw(axes)
        # over the whole picture: beside long names of rows the axes are too narrow for a sentence
        axes.figure.suptitle(textwrap.fill(title, LINE), fontsize="medium", x=0.01, horizontalalignment="left")

    return both


def _draw_target(judged: Sequence[Judgement]) -> Draw:
    def draw(axes: Any) -> None:
        names = [_named(one.variant, check.of) for one in judged for check in one.checks]
        values = [_shown(check.value) for one in judged for check in one.checks]
        with_intervals(axes, names, values, "share" if judged[0].percent else "measured, with 95 % interval")
        for limit in (judged[0].low, judged[0].high):
            if limit:
                axes.axvline(limit, color=GOLD, linestyle="--")

    return draw


def _victories(samples: Sequence[Sample]) -> list[Plot]:
    """Plot how often the holders of each thing win, beside the holders of the rest, for every table that tells it."""
    variants = list(dict.fromkeys(sample.variant for sample in samples))
    tables: dict[str, list[tuple[str, Estimate]]] = {}
    for variant in variants:
        for cell in cells([sample for sample in samples if sample.variant == variant]):
            if cell.lift is not None:
                name = _named(variant, render(cell.row))
                tables.setdefault(render(cell.table), []).append((name, _shown(cell.lift)))
    found: list[Plot] = []
    for number, (title, rows) in enumerate(tables.items(), 1):
        found.append((f"wins-{number}", f"{title}: victories beside the rest", _draw_lifts(rows), len(rows)))
    return found


def _draw_lifts(rows: Sequence[tuple[str, Estimate]]) -> Draw:
    def draw(axes: Any) -> None:
        names, values = [name for name, _ in rows], [value for _, value in rows]
        with_intervals(axes, names, values, "times as many victories as the rest")
        axes.axvline(1, color=GOLD, linestyle="--")

    return draw


def _shown(value: Estimate) -> Estimate:
    """Keep an endless interval on the paper."""
    return Estimate(value.mean, value.low, min(value.high, 4 * max(1.0, value.mean)), value.n)


def _named(variant: str, of: str) -> str:
    return of if variant == AS_IT_IS else f"{variant}: {of}"


def _boxes(samples: Sequence[Sample], what: str) -> Draw:
    def draw(axes: Any) -> None:
        numbers = [getattr(sample, what) or [0] for sample in samples]
        names = [_named(sample.variant, sample.name) for sample in samples]
        axes.boxplot(numbers, orientation="horizontal", tick_labels=names)
        axes.invert_yaxis()
        axes.set_xlabel(what)

    return draw


def _targets(judged: Sequence[Judgement]) -> str:
    heads = ("target", "of", "measured", "met?")
    rows = [
        (_named(one.variant, one.target), check.of, shown(check.value, one.percent), check.verdict)
        for one in judged
        for check in one.checks
    ]
    return html_table(heads, rows)


def shown(value: Estimate, percent: bool) -> str:
    """Write a measured number with its interval."""
    return value.percent() if percent else f"{value.mean:.2f} ({value.low:.2f}-{value.high:.2f})"


def shown_cell(cell: Cell) -> str:
    """Write a cell of a table of findings: victories beside those of the rest, other numbers as they are."""
    if cell.lift is not None:
        return f"{shown(cell.lift, False)} of the rest"
    return shown(cell.value, False)
