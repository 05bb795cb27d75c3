"""A small network of whole numbers: what a seat sees goes in, what it and the others will end with comes out.

Every amount that an observation can tell has weights of its own (three cubes are not three times one cube), which are
added up for what is seen. Weights are 16-bit whole numbers and every sum is exact, so that the same position gives the
same answer compiled, interpreted and in the browser. The sums of two neurons share one number, the second in its upper
half, which halves the work. Two layers with rectifiers lead to a value and a number of points for every player, the
looking seat first, and to the inclination towards an action, worked out only for the actions that are asked for.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from cosmogony.core.observing import WHOLE
from cosmogony.core.state import State, blank, zeros

ONE: Final = 128
"""What a neuron's activity of one is told as."""
BUSIEST: Final = 4095
"""The highest activity that is told."""
WEIGHT: Final = 1024
"""What a weight of one is told as."""
SECOND: Final = 256
"""What a weight of one is told as in the second layer, where none is beyond 2047: two sums then share a number."""
WIDEST: Final = 254
"""Neurons of the first layer, at most: their sum then fits into half a number."""
SCALE: Final = float(ONE * WEIGHT)
POINTS: Final = 32.0
"""What the network calls one point is this many."""


class Network:
    """Weights, and room for working with them: one network for one thinker at a time."""

    players: i64
    actions: i64
    inputs: i64
    wide: i64
    """Neurons of the first layer."""
    deep: i64
    """Neurons of the second layer."""
    steps: vec[i64]
    """By number of an observation: what an amount of one is written as."""
    rows: vec[i64]
    """By number of an observation: the row of the first layer that belongs to an amount of one; the next follow."""
    constants: i64
    """The row of the first layer that always counts."""
    first: vec[i64]
    """By row, then pair of neurons."""
    second: vec[i64]
    """By neuron of the first layer, then pair of neurons of the second; the constants come last."""
    values: vec[i16]
    """By player the reward, then by player the points: by neuron of the second layer, and a constant."""
    policy: vec[i16]
    """By action a row as above."""
    seen: vec[u8]
    low: vec[i64]
    """By pair of neurons of the first layer: their sums."""
    high: vec[i64]
    """By neuron of the second layer: how active it is."""
    pairs: vec[i64]
    """By pair of neurons of the second layer: their sums."""

    def __init__(
        self,
        players: i64,
        actions: i64,
        steps: vec[i64],
        wide: i64,
        deep: i64,
        first: vec[i64],
        second: vec[i64],
        values: vec[i16],
        policy: vec[i16],
    ) -> None:
        self.players = players
        self.actions = actions
        self.inputs = len(steps)
        self.steps = steps
        self.rows = zeros(self.inputs)
        self.constants = 0
        for index in range(self.inputs):
            self.rows[index] = self.constants
            self.constants += amounts(steps[index])
        self.wide = wide
        self.deep = deep
        self.first = first
        self.second = second
        self.values = values
        self.policy = policy
        self.seen = blank(self.inputs)
        self.low = zeros(wide // 2)
        self.high = zeros(deep)
        self.pairs = zeros(deep // 2)

    def look(self, state: State, seat: i64) -> None:
        """Look at a position as a seat sees it; the answers are then read by seat and action."""
        for index in range(self.inputs):
            self.seen[index] = 0
        state.observe_into(seat, self.seen, 0)
        self.rise()

    def rise(self) -> None:
        """Work out both layers from what is seen."""
        pairs = self.wide // 2
        low = self.low
        first = self.first
        at: i64 = self.constants * pairs
        for index in range(pairs):
            low[index] = first[at + index]
        seen = self.seen
        for index in range(self.inputs):
            amount: i64 = i64(seen[index])
            if amount != 0:
                at = (self.rows[index] + amount // self.steps[index] - 1) * pairs
                for pair in range(pairs):
                    low[pair] += first[at + pair]
        self.rise_further(pairs)

    def rise_further(self, below: i64) -> None:
        """Work out the second layer."""
        pairs = self.pairs
        at: i64 = self.wide * len(pairs)
        for index in range(len(pairs)):
            pairs[index] = self.second[at + index] * ONE
        for index in range(below):
            total = self.low[index]
            self.spread(2 * index, active(lower(total), ONE, WEIGHT))
            self.spread(2 * index + 1, active(upper(total), ONE, WEIGHT))
        for index in range(len(pairs)):
            total = pairs[index]
            self.high[2 * index] = active(lower(total), 1, SECOND)
            self.high[2 * index + 1] = active(upper(total), 1, SECOND)

    def spread(self, neuron: i64, activity: i64) -> None:
        """Add what a neuron of the first layer tells those of the second."""
        if activity == 0:
            return
        pairs = self.pairs
        second = self.second
        at: i64 = neuron * len(pairs)
        for index in range(len(pairs)):
            pairs[index] += second[at + index] * activity

    def reward(self, seat: i64) -> float:
        """Return how good the position is for a seat, counted from the one that looked, from 0 to 1."""
        total = row(self.values, seat * (self.deep + 1), self.high, self.deep)
        return 1.0 / (1.0 + exp(-clipped(float(total) / SCALE)))

    def points(self, seat: i64) -> float:
        """Return the points that a seat, counted from the one that looked, will end with."""
        at = (self.players + seat) * (self.deep + 1)
        return float(row(self.values, at, self.high, self.deep)) / SCALE * POINTS

    def inclination(self, action: i64) -> float:
        """Return how much the seat is inclined to an action, as a logarithm."""
        return clipped(float(row(self.policy, action * (self.deep + 1), self.high, self.deep)) / SCALE)


def paired(one: i64, other: i64) -> i64:
    """Put two numbers into one; sums of such numbers hold the sums of both, as long as each has at most 31 bits."""
    return one + (other << 32)


def lower(pair: i64) -> i64:
    """Return the first of two numbers."""
    low = pair & 0xFFFFFFFF
    return low - 0x100000000 if low >= 0x80000000 else low


def upper(pair: i64) -> i64:
    """Return the second of two numbers."""
    return (pair - lower(pair)) >> 32


def active(total: i64, times: i64, scale: i64) -> i64:
    """Return how active a neuron is: not below nothing, and not beyond what is told."""
    if total <= 0:
        return 0
    activity = total * times // scale
    return activity if activity < BUSIEST else i64(BUSIEST)


def amounts(step: i64) -> i64:
    """Return how many amounts a number of an observation can tell, apart from none."""
    return WHOLE // step


def row(weights: vec[i16], at: i64, values: vec[i64], size: i64) -> i64:
    """Add up a row of weights times the values below, and its constant."""
    total: i64 = i64(weights[at + size]) * ONE
    for index in range(size):
        total += i64(weights[at + index]) * values[index]
    return total


def clipped(value: float) -> float:
    """Keep a number where the exponential is tame."""
    if value > 20.0:
        return 20.0
    if value < -20.0:
        return -20.0
    return value
