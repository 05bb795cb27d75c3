"""Fitting a network to games: JAX adjusts the weights, which are then rounded to whole numbers.

The network here has the shape of ``bots/network.py``; only its numbers are fractions while it learns.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax

from cosmogony.bots.minds import Header
from cosmogony.bots.network import BUSIEST, ONE, POINTS, SECOND, WEIGHT
from cosmogony.core.numbers import WHOLE
from cosmogony.training.reports import Losses
from cosmogony.training.self_play import Moment, SelfGame

SCALES = (WEIGHT, SECOND, WEIGHT, WEIGHT)
"""What a weight of one is told as, by layer."""
LARGEST = (32_767, 2_047, 32_767, 32_767)
"""The largest weight as a whole number, by layer."""
HIGHEST = BUSIEST / ONE
"""The highest activity of a neuron."""
FORBIDDEN = -1e4
"""The inclination to an action that is not legal."""
SEEN = 200
"""About so many amounts are seen in a position."""
Weights = list[Any]
"""The two layers as matrices, the constants in the last row; values and policy, the constants in the last column."""


class Lesson(msgspec.Struct, frozen=True):
    """How a network is fitted."""

    wide: int = 128
    deep: int = 64
    epochs: int = 4
    batch: int = 1024
    rate: float = 1e-3
    trust: float = 0.6
    """How much of a position's value is the game's outcome; the rest is what the search expected."""
    decay: float = 1e-5


class Samples:
    """Moments of games as arrays; seats are turned so that the one that looked comes first."""

    def __init__(self, games: Iterable[SelfGame], steps: Sequence[int], choices: int, lesson: Lesson) -> None:
        self.lesson = lesson
        rows = [(game, moment) for game in games for moment in game.moments]
        self.rows = active_rows([moment.seen for _, moment in rows], steps)
        self.values = np.stack([self._values(game, moment) for game, moment in rows]).astype(np.float32)
        self.actions = np.zeros((len(rows), choices), np.int32)
        self.legal = np.zeros(self.actions.shape, bool)
        self.shares = np.zeros(self.actions.shape, np.float32)
        for index, (_, moment) in enumerate(rows):
            self._learn_choice(index, moment)

    def _learn_choice(self, index: int, moment: Moment) -> None:
        count = len(moment.actions)
        self.actions[index, :count] = moment.actions
        self.legal[index, :count] = True
        if moment.visits:
            self.shares[index, :count] = np.array(moment.visits) / sum(moment.visits)

    def _values(self, game: SelfGame, moment: Moment) -> Any:
        """Return what the network should have told: rewards, then points."""
        trust = self.lesson.trust
        ends = trust * np.array(game.rewards) + (1 - trust) * np.array(moment.outlook)
        return np.concatenate([np.roll(ends, -moment.seat), np.roll(game.points, -moment.seat) / POINTS])

    def __len__(self) -> int:
        return len(self.rows)

    def batches(self, chance: np.random.Generator) -> Iterable[tuple[Any, ...]]:
        """Yield the samples in a new order, in batches of one size; what is left over waits for the next order."""
        order = chance.permutation(len(self))
        size = min(self.lesson.batch, len(self))
        for at in range(0, len(self) - size + 1, size):
            rows = order[at : at + size]
            yield tuple(array[rows] for array in (self.rows, self.values, self.actions, self.legal, self.shares))


CHUNK = 4096
"""Observations that are unpacked at a time."""


def active_rows(seen: Sequence[bytes], steps: Sequence[int]) -> Any:
    """Return the rows of the first layer that count in each position; that of the constants fills what is left."""
    step = np.array(steps, np.int32)
    starts = np.cumsum(WHOLE // step) - WHOLE // step
    constants = int((WHOLE // step).sum())
    most = max(len(one) - one.count(0) for one in seen)
    found = np.full((len(seen), most + 1), constants, np.int32)
    for at in range(0, len(seen), CHUNK):
        amounts = np.stack([np.frombuffer(one, np.uint8) for one in seen[at : at + CHUNK]]) // step
        position, number = np.nonzero(amounts)
        counts = np.bincount(position, minlength=len(amounts))
        place = np.arange(len(position)) - np.repeat(np.cumsum(counts) - counts, counts)
        found[at + position, place] = starts[number] + amounts[position, number] - 1
    return found


def shapes(header: Header) -> list[tuple[int, int]]:
    """Return the shapes of the four layers, as the file holds them."""
    heads = [(2 * header.players, header.deep + 1), (header.actions, header.deep + 1)]
    return [(header.rows, header.wide), (header.wide + 1, header.deep), *heads]


def fresh(header: Header, seed: int) -> Weights:
    """Return weights to begin with: small and by chance, so that no layer drowns or bursts."""
    chance = np.random.default_rng(seed)
    sides = (SEEN, header.wide, header.deep, header.deep)
    layers = [chance.normal(0, (1 / side) ** 0.5, shape) for side, shape in zip(sides, shapes(header), strict=True)]
    return [jnp.asarray(layer, jnp.float32) for layer in layers]


def recalled(header: Header, weights: bytes) -> Weights:
    """Return weights as fractions, from the whole numbers of a file."""
    flat = np.frombuffer(weights, "<i2").astype(np.float32)
    parts = zip(np.split(flat, np.cumsum(header.sizes)[:-1]), shapes(header), SCALES, strict=True)
    return [jnp.asarray(part.reshape(shape) / scale) for part, shape, scale in parts]


def rounded(weights: Weights) -> bytes:
    """Return the weights as whole numbers, in the order of the file."""
    parts = zip(weights, SCALES, LARGEST, strict=True)
    return b"".join(
        np.clip(np.round(np.asarray(layer) * scale), -most, most).astype("<i2").tobytes()
        for layer, scale, most in parts
    )


def told(weights: Weights, rows: Any) -> tuple[Any, Any]:
    """Return values and inclinations of some positions, told by the rows that count in them."""
    first, second, values, policy = weights
    counting = jnp.zeros((len(rows), len(first))).at[jnp.arange(len(rows))[:, None], rows].set(1.0)
    low = jnp.clip(counting @ first, 0, HIGHEST)
    high = jnp.clip(low @ second[:-1] + second[-1], 0, HIGHEST)
    return high @ values[:, :-1].T + values[:, -1], high @ policy[:, :-1].T + policy[:, -1]


def losses(weights: Weights, batch: Sequence[Any]) -> tuple[Any, Any, Any]:
    """Return how far off the network is in a batch: in rewards, points and policy."""
    rows, values, actions, legal, shares = batch
    answers, inclinations = told(weights, rows)
    players = answers.shape[1] // 2
    value = optax.sigmoid_binary_cross_entropy(answers[:, :players], values[:, :players]).mean()
    points = ((answers[:, players:] - values[:, players:]) ** 2).mean()
    chosen = jnp.where(legal, jnp.take_along_axis(inclinations, actions, axis=1), FORBIDDEN)
    policy = -(shares * jax.nn.log_softmax(chosen)).sum() / jnp.maximum(shares.sum(), 1)
    return value, points, policy


def fit(weights: Weights, samples: Samples, seed: int) -> tuple[Weights, Losses]:
    """Fit the network to the samples; return its weights and its losses in the last epoch."""
    lesson = samples.lesson
    steps = lesson.epochs * max(1, len(samples) // lesson.batch)
    descent = optax.adamw(optax.cosine_decay_schedule(lesson.rate, steps), weight_decay=lesson.decay)
    memory, chance = descent.init(weights), np.random.default_rng(seed)
    step = jax.jit(partial(_step, descent))
    seen: list[Any] = []
    for _ in range(lesson.epochs):
        seen = []
        for batch in samples.batches(chance):
            weights, memory, parts = step(weights, memory, batch)
            seen.append(parts)
    return weights, _mean(seen)


def weigh(weights: Weights, samples: Samples) -> Losses:
    """Return how far off a network is in samples that it does not learn from."""
    off = jax.jit(losses)
    return _mean([off(weights, batch) for batch in samples.batches(np.random.default_rng(0))])


def _mean(parts: list[Any]) -> Losses:
    means = np.asarray(jnp.asarray(parts)).mean(axis=0)
    return Losses(*(float(part) for part in means))


def _step(descent: Any, weights: Weights, memory: Any, batch: Sequence[Any]) -> tuple[Any, ...]:
    """Go one step down."""

    def total(weights: Weights) -> tuple[Any, Any]:
        value, points, policy = parts = losses(weights, batch)
        return value + points + 0.5 * policy, parts

    slope, parts = jax.grad(total, has_aux=True)(weights)
    change, memory = descent.update(slope, memory, weights)
    return optax.apply_updates(weights, change), memory, parts
