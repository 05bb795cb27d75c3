"""A page of plots about a run: what the network learned, and how strong it became."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from cosmogony.lab.plots import BLUE, GOLD, INK, figure, html_table, write_page
from cosmogony.lab.statistics import Estimate
from cosmogony.training.reports import Report

PARTS = {"value": "who will win", "points": "points", "policy": "what is chosen"}
"""What a network learns, in words."""


def run_page(path: Path, title: str, fair: float, reports: Sequence[Report], won: Sequence[Estimate]) -> None:
    """Write the page: how far off the network was after each generation, and its share of victories."""
    body = []
    if any(one.n for one in won):
        drawn = figure(lambda axes: draw_victories(axes, won, fair))
        body.append(f"<figure><h2>Games against the plain search, equal iterations</h2>{drawn}</figure>")
    for part, words in PARTS.items():
        drawn = figure(partial(draw_losses, reports=reports, part=part), height=2.6)
        body.append(f"<figure><h2>How far off: {words}</h2>{drawn}</figure>")
    heads = ("generation", "moments", "losses", "in games not learned from", "victories")
    rows = [
        (one.generation, one.moments, one.losses, one.held_out, told.percent() if told.n else "")
        for one, told in zip(reports, won, strict=True)
    ]
    write_page(path, title, [*body, html_table(heads, rows)])


def draw_victories(axes: Any, won: Sequence[Estimate], fair: float) -> None:
    """Draw the share of victories of each generation, with its interval and what would be fair."""
    played = [(number, one) for number, one in enumerate(won) if one.n]
    spans = [[one.mean - one.low for _, one in played], [one.high - one.mean for _, one in played]]
    generations, means = [number for number, _ in played], [one.mean for _, one in played]
    axes.errorbar(generations, means, yerr=spans, fmt="o-", color=BLUE, ecolor=INK, capsize=3)
    axes.axhline(fair, color=GOLD, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("generation")
    axes.set_ylabel("share of games won")


def draw_losses(axes: Any, reports: Sequence[Report], part: str) -> None:
    """Draw one loss over the generations, in games that were learned from and in others."""
    generations = [one.generation for one in reports]
    for name, color, losses in (
        ("learned from", GOLD, [one.losses for one in reports]),
        ("not learned from", BLUE, [one.held_out for one in reports]),
    ):
        axes.plot(generations, [msgspec.structs.asdict(one)[part] for one in losses], "o-", color=color, label=name)
    axes.set_xlabel("generation")
    axes.legend(frameon=False)
