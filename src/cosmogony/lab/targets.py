"""What a balanced game looks like: the targets of the three games, measured on the samples of a study.

A target gives the limits and says how to measure; a check is one measured number beside the limits: at one number of
players, of one tile or card, of one place in the turn order. Numbers come with their 95 % interval, and so does the
verdict: ``met`` and ``missed`` where the whole interval agrees, ``likely`` and ``unlikely`` where only the mean does.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

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
        found += [_judgement(variant, target, mine) for target in TARGETS.get(game, ())]
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


# The targets

FAIR = Target("no place in the turn order wins more than 1.15 times its share", places, high=1.15)

GENESIS = (
    FAIR,
    Target("a player does 4 to 6 works", row("genesis-findings", "genesis-finding-works"), 4, 6),
    Target("points at four players lie around 18 to 25", points(4), 18, 25),
    Target("the dark angel wins 5 to 20 % of the games", nobody, 0.05, 0.20, percent=True),
    Target(
        "cubes run short in at least a quarter of the games",
        row("genesis-findings", "genesis-finding-short"),
        0.25,
        1.0,
        percent=True,
    ),
)

PLANETARY, STELLAR, EXOTIC = (f"cosmogenesis-findings-{kind}" for kind in ("planetary", "stellar", "exotic"))
COSMOGENESIS = (
    FAIR,
    Target(
        "a planetary objective held by round 2 is revealed in 25 to 75 % of the games",
        column(PLANETARY, "cosmogenesis-finding-revealed-early"),
        0.25,
        0.75,
        percent=True,
    ),
    Target("a stellar objective pays 3 to 9 points", column(STELLAR, "cosmogenesis-finding-paid"), 3, 9),
    *(
        Target(
            f"no holder of {name} wins more than 1.25 times as often as those of the rest",
            lifts(table, "cosmogenesis-finding-wins"),
            high=1.25,
        )
        for name, table in (
            ("a planetary objective", PLANETARY),
            ("a stellar objective", STELLAR),
            ("an exotic object", EXOTIC),
        )
    ),
)

SIZES = [f"crafting-finding-nebulae-{size}" for size in (1, 2, 3)]
CRAFTING = (
    FAIR,
    Target("a player completes 4 to 7 nebulae", row("crafting-findings", "crafting-finding-nebulae"), 4, 7),
    Target("a player creates 2 to 4 advanced life", row("crafting-findings", "crafting-finding-advanced"), 2, 4),
    Target(
        "the three sizes are completed in similar numbers: 0.7 to 1.3 times their mean",
        evenness("crafting-findings", SIZES),
        0.7,
        1.3,
    ),
    Target(
        "no owner of a power card wins more than 1.25 times as often as those of the rest of its deck",
        lifts("crafting-findings-powers", "crafting-finding-wins"),
        high=1.25,
    ),
)

TARGETS: dict[str, tuple[Target, ...]] = {
    "genesis": GENESIS,
    "cosmogenesis": COSMOGENESIS,
    "crafting": CRAFTING,
}
