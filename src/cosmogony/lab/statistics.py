"""Numbers with their uncertainty."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

NORMAL_95 = 1.959964


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    n: int

    def percent(self) -> str:
        """Write a share."""
        return f"{self.mean:.1%} ({100 * self.low:.0f}-{100 * self.high:.0f})"

    def plain(self) -> str:
        """Write a mean."""
        return f"{self.mean:.2f} ± {(self.high - self.low) / 2:.2f}"

    def times(self, factor: float) -> "Estimate":
        """Return the estimate in another unit."""
        return Estimate(self.mean * factor, self.low * factor, self.high * factor, self.n)


def share(successes: float, n: int) -> Estimate:
    """Estimate a share by Wilson's interval; fractions of a success (shared victories) count as such."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p, z = successes / n, NORMAL_95
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half), n)


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean by the normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    half = NORMAL_95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half, len(values))


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate a share where all values are 0 or 1, else a mean."""
    if all(value in (0.0, 1.0) for value in values):
        return share(sum(values), len(values))
    return mean(values)


def ratio(won: float, held: int, expected: float, others: float) -> Estimate:
    """Estimate how many times as many victories as expected there were, by the normal interval of its logarithm.

    ``others`` is the number of victories that the expectation rests on.
    """
    if not held or not expected:
        return Estimate(0.0, 0.0, math.inf, held)
    counted = max(won, 0.5)
    spread = (1 - min(1.0, expected / held)) * (1 / counted + 1 / max(others, 0.5))
    factor = math.exp(NORMAL_95 * math.sqrt(spread))
    return Estimate(won / expected, counted / expected / factor, counted / expected * factor, held)
