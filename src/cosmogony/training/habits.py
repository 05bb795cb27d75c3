"""Learning habits: which kinds of choices the search makes how often, and what parts of the evaluation were worth.

Both are fitted by stage of the game. Urges are found by maximum likelihood: the chance of an action is its urge by the
sum of all. Worths are found by ridge regression of final leads on leads in each part, drawn towards what was written by
hand.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from cosmogony.bots.minds import WORTH, Header
from cosmogony.training.reports import Losses
from cosmogony.training.self_play import Moment, SelfGame

ONE = 64
"""What an urge of one is written as: the least, 1, is seldom enough, and the most never drowns the rest."""
MOST = 32_767
PASSES = 15
BATCH = 512
RATE = 0.03
STAGE_DECAY = 3e-4
"""How strongly a stage is drawn towards what holds for all stages."""
TRUST = 30.0
"""So many games must speak against what was written by hand before it counts half."""
NEXT_TO = 0.5
"""What a neighbouring stage counts where the worth of parts is found."""


class Choices(msgspec.Struct, frozen=True):
    """Decisions as arrays: by decision the stage, and by action its kind and its share of the visits."""

    stages: Any
    kinds: Any
    legal: Any
    shares: Any

    @classmethod
    def of(cls, moments: Sequence[Moment]) -> "Choices":
        """Take the decisions that were thought through."""
        full = [moment for moment in moments if moment.visits]
        shape = (len(full), max((len(moment.kinds) for moment in full), default=1))
        found = cls(np.array([one.stage for one in full], int), *(np.zeros(shape, kind) for kind in (int, bool, float)))
        for row, moment in enumerate(full):
            count = len(moment.kinds)
            found.kinds[row, :count] = moment.kinds
            found.legal[row, :count] = True
            found.shares[row, :count] = np.array(moment.visits) / sum(moment.visits)
        return found

    def some(self, rows: Any) -> "Choices":
        """Return some of the decisions."""
        return Choices(self.stages[rows], self.kinds[rows], self.legal[rows], self.shares[rows])

    def chances(self, logs: Any) -> Any:
        """Return the chance of each action by logarithms of urges."""
        urges = np.where(self.legal, np.exp(logs[self.stages[:, None], self.kinds]), 0.0)
        return urges / urges.sum(axis=1, keepdims=True)

    def loss(self, logs: Any) -> float:
        """Return how unlikely the search's choices are, on average."""
        told = np.log(np.maximum(self.chances(logs), 1e-9))
        return float(-(self.shares * told).sum() / max(1, len(self.stages)))


def fit_urges(choices: Choices, stages: int, kinds: int, seed: int) -> Any:
    """Return the logarithms of the urges, by stage and kind."""
    always, stage = np.zeros(kinds), np.zeros((stages, kinds))
    steps = [Steps(always), Steps(stage)]
    chance = np.random.default_rng(seed)
    for done in range(PASSES):
        rate = RATE * (1 - done / PASSES)
        order = chance.permutation(len(choices.stages))
        for at in range(0, len(order), BATCH):
            batch = choices.some(order[at : at + BATCH])
            off = (batch.chances(always + stage) - batch.shares) / len(batch.stages)
            slope = np.zeros_like(stage)
            np.add.at(slope, (batch.stages[:, None], batch.kinds), np.where(batch.legal, off, 0.0))
            steps[0].go(slope.sum(axis=0), rate)
            steps[1].go(slope + STAGE_DECAY * stage, rate)
    return always + stage


class Steps:
    """Adam: steps down a slope, each number at a pace of its own."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers
        self.mean = np.zeros_like(numbers)
        self.square = np.zeros_like(numbers)
        self.count = 0

    def go(self, slope: Any, rate: float) -> None:
        """Go one step, in place."""
        self.count += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.count)
        square = self.square / (1 - 0.99**self.count)
        self.numbers -= rate * mean / (np.sqrt(square) + 1e-8)


class Leads(msgspec.Struct, frozen=True):
    """Positions as arrays: who leads whom by how much in each part, and by how much in the end."""

    games: Any
    stages: Any
    parts: Any
    """The last column says who is to choose."""
    ends: Any

    @classmethod
    def of(cls, games: Sequence[SelfGame], parts: int) -> "Leads":
        """Compare every two players in every position that can be judged."""
        rows: list[tuple[int, int, Any, float]] = []
        for number, game in enumerate(games):
            pairs = [(a, b) for a in range(len(game.points)) for b in range(a)]
            for moment in game.moments:
                if moment.parts:
                    told = np.array([[*part, float(seat == moment.seat)] for seat, part in enumerate(moment.parts)])
                    rows += [
                        (number, moment.stage, told[a] - told[b], game.points[a] - game.points[b]) for a, b in pairs
                    ]
        numbers, stages, leads, ends = zip(*rows, strict=True) if rows else ((), (), np.zeros((0, parts + 1)), ())
        return cls(np.array(numbers, int), np.array(stages, int), np.array(leads), np.array(ends, float))

    def off(self, worths: Any) -> float:
        """Return how far off the expected leads are: the mean square, in points."""
        if not len(self.ends):
            return 0.0
        return float((((self.parts * worths[self.stages]).sum(axis=1) - self.ends) ** 2).mean())


def by_hand(stages: int, parts: int) -> Any:
    """Return what parts are worth as they were written: a point a point, and nothing for being the one to choose."""
    worths = np.ones((stages, parts + 1))
    worths[:, -1] = 0.0
    return worths


def fit_worths(leads: Leads, stages: int, parts: int) -> Any:
    """Return what each part was worth, by stage."""
    worths = by_hand(stages, parts)
    for stage in range(stages):
        away = np.abs(leads.stages - stage)
        weight = np.where(away == 0, 1.0, np.where(away == 1, NEXT_TO, 0.0))
        games = len(np.unique(leads.games[away == 0]))
        if games:
            each = games / weight.sum()  # positions of one game are alike: all of them count as one
            square = each * (leads.parts * weight[:, None]).T @ leads.parts
            pull = np.diag(TRUST * np.maximum(np.diag(square) / games, 1e-6))
            ends = each * (leads.parts * weight[:, None]).T @ leads.ends
            worths[stage] = np.linalg.solve(square + pull, ends + pull @ worths[stage])
    return worths


def fit_habits(
    header: Header, learned: Sequence[SelfGame], held_out: Sequence[SelfGame], seed: int
) -> tuple[bytes, Losses, Losses]:
    """Fit both tables; return them as a file holds them, and how far off they are in either set of games."""
    stages, kinds, parts = header.stages, header.kinds, header.parts
    logs = fit_urges(choices_of(learned), stages, kinds, seed)
    worths = fit_worths(Leads.of(learned, parts), stages, parts)

    def off(games: Sequence[SelfGame]) -> Losses:
        return Losses(0.0, Leads.of(games, parts).off(worths), choices_of(games).loss(logs))

    return written(logs, worths), off(learned), off(held_out)


def choices_of(games: Sequence[SelfGame]) -> Choices:
    """Return the decisions of games."""
    return Choices.of([moment for game in games for moment in game.moments])


def written(logs: Any, worths: Any) -> bytes:
    """Return both tables as whole numbers."""
    urges = np.clip(np.round(ONE * np.exp(logs)), 1, MOST)
    whole = np.clip(np.round(WORTH * worths), -MOST, MOST)
    return b"".join(table.astype("<i2").tobytes() for table in (urges, whole))
