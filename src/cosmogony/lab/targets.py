"""What a balanced game looks like: how targets are measured on the samples of a study. Each game brings its own.

A target gives the limits and says how to measure; a check is one measured number beside the limits: at one number of
players, of one tile or card, of one place in the turn order. Numbers come with their 95 % interval, and so does the
verdict: ``met`` and ``missed`` where the whole interval agrees, ``likely`` and ``unlikely`` where only the mean does.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from cosmogony.games import game as find_game
from cosmogony.lab.balance import Cell, Sample, cells
from cosmogony.lab.statistics import Estimate, estimate, mean, share
from cosmogony.texts import render

MET, LIKELY, UNLIKELY, MISSED = "met", "likely", "unlikely", "missed"
VERDICTS = (MET, LIKELY, UNLIKELY, MISSED)

Measure = Callable[[Sequence[Sample]], dict[str, Estimate]]
"""From the samples of one variant to numbers by what they are of."""


@dataclass(frozen=True)
class Target:
    """Limits for something that can be measured."""

    text: str
    measure: Measure
    low: float = 0.0
    high: float = math.inf
    percent: bool = False
    """Whether the numbers are shares."""


class Check(msgspec.Struct, frozen=True):
    """One measured number beside the limits."""

    of: str
    value: Estimate
    verdict: str


class Judgement(msgspec.Struct, frozen=True):
    """A target, and what was measured for one variant."""

    variant: str
    target: str
    low: float
    high: float | None
    percent: bool
    checks: list[Check]

    def count(self, verdict: str) -> int:
        """Count the checks with a verdict."""
        return sum(check.verdict == verdict for check in self.checks)

    def span(self) -> str:
        """Write the lowest and the highest mean."""
        if not self.checks:
            return ""
        means = [check.value.mean for check in self.checks]
        low, high = (f"{one:.0%}" if self.percent else f"{one:.2f}" for one in (min(means), max(means)))
        return low if low == high else f"{low} to {high}"

    def worst(self) -> list[Check]:
        """Return the checks that are not met, the worst verdicts first."""
        rest = [check for check in self.checks if check.verdict in (UNLIKELY, MISSED)]
        return sorted(rest, key=lambda check: -VERDICTS.index(check.verdict))


def judge(game: str, samples: Sequence[Sample]) -> list[Judgement]:
    """Measure a game's targets on samples, each variant by itself."""
    variants = list(dict.fromkeys(sample.variant for sample in samples))
    found = []
    for variant in variants:
        mine = [sample for sample in samples if sample.variant == variant and sample.games]
        found += [_judgement(variant, target, mine) for target in find_game(game).targets()]
    return found


def _judgement(variant: str, target: Target, samples: Sequence[Sample]) -> Judgement:
    checks = [
        Check(of, value, verdict(value, target.low, target.high)) for of, value in target.measure(samples).items()
    ]
    high = None if math.isinf(target.high) else target.high
    return Judgement(variant, target.text, target.low, high, target.percent, checks)


def verdict(value: Estimate, low: float, high: float) -> str:
    """Set a number with its interval beside limits."""
    if value.low >= low and value.high <= high:
        return MET
    if value.high < low or value.low > high:
        return MISSED
    return LIKELY if low <= value.mean <= high else UNLIKELY


# How to measure


def places(samples: Sequence[Sample]) -> dict[str, Estimate]:
    """Measure the victories of each place in the turn order against the mean of all places."""
    found = {}
    for sample in samples:
        decided = sum(sample.places)
        for place, won in enumerate(sample.places):
            part = share(won, round(decided)).times(sample.players)
            found[f"{sample.name}, place {place + 1}"] = part
    return found


def points(players: int) -> Measure:
    """Measure the final points at one number of players."""
    return lambda samples: {one.name: mean(one.points) for one in samples if one.players == players}


def nobody(samples: Sequence[Sample]) -> dict[str, Estimate]:
    """Measure the share of games that all players lost."""
    return {sample.name: share(sample.nobody, sample.games) for sample in samples}


def row(table: str, name: str) -> Measure:
    """Measure one row of a table of findings at each number of players."""

    def measure(samples: Sequence[Sample]) -> dict[str, Estimate]:
        return {
            sample.name: estimate(cell.values)
            for sample in samples
            for cell in sample.tally
            if cell.table.id == table and cell.row.id == name
        }

    return measure


def column(table: str, name: str) -> Measure:
    """Measure every row of a column, all numbers of players together."""
    return lambda samples: {render(cell.row): cell.value for cell in _column(samples, table, name)}


def lifts(table: str, name: str) -> Measure:
    """Measure for every row how many times as often as the others its holder wins, all numbers of players together."""
    return lambda samples: {render(cell.row): cell.lift for cell in _column(samples, table, name) if cell.lift}


def _column(samples: Sequence[Sample], table: str, name: str) -> list[Cell]:
    return [cell for cell in cells(samples) if cell.table.id == table and cell.column.id == name]


def evenness(table: str, rows: Sequence[str]) -> Measure:
    """Measure a few rows against their mean, at each number of players."""

    def measure(samples: Sequence[Sample]) -> dict[str, Estimate]:
        found = {}
        for sample in samples:
            numbers = [(cell.row, estimate(cell.values)) for cell in sample.tally if cell.table.id == table]
            some = [(name, value) for name, value in numbers if name.id in rows]
            middle = sum(value.mean for _, value in some) / max(1, len(some))
            for name, value in some:
                found[f"{sample.name}, {render(name)}"] = value.times(1 / middle if middle else 0.0)
        return found

    return measure


FAIR = Target("no place in the turn order wins more than 1.15 times its share", places, high=1.15)
"""What every game should be, whatever else it wants."""
