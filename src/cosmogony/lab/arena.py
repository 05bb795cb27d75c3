"""Tournaments between bots: who plays whom, results that survive a crash, ratings and tables.

Every table of bots plays the same seeds, and on every seed once in each rotation of the seats, so that luck of the
deal and of the seat falls on all alike. Outcomes are appended to a file as they come; a tournament that was stopped
goes on where it was when it is started again with the same file.
"""

import importlib.util
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.lab.match import NOBODY, Outcome, ScheduledGame
from cosmogony.lab.results import Results
from cosmogony.lab.statistics import NORMAL_95, Estimate, mean, share

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

ROUND_ROBIN = "round-robin"
GAUNTLET = "gauntlet"


class Backend(Protocol):
    """Something that plays games side by side."""

    def run(self, schedule: list[ScheduledGame]) -> Iterable[Outcome]:
        """Yield outcomes as games end, in any order."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament."""

    game: str
    players: int
    bots: list[str]
    games: int
    """Games for each table of bots; rounded up to whole rotations of the seats."""
    kind: str = ROUND_ROBIN
    seed: int = 1
    edition: str = ""
    options: dict[str, str] = {}
    allowance: float = 60.0
    opening: int = 0
    """Actions at the start that are drawn by chance."""

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots):
            raise SetupError("the same bot stands twice in the tournament")
        if len(self.bots) < 2:
            raise SetupError("a tournament needs at least two bots")

    def tables(self) -> list[list[str]]:
        """Return who plays together: all groups of bots, or the first bot against each of the others.

        In a round robin with fewer bots than seats the bots take turns; in a gauntlet the other seats all belong to
        the same opponent.
        """
        if self.kind == GAUNTLET:
            hero, *others = self.bots
            return [[hero, *[other] * (self.players - 1)] for other in others]
        size = min(self.players, len(self.bots))
        groups = itertools.combinations(self.bots, size)
        return [list(itertools.islice(itertools.cycle(group), self.players)) for group in groups]

    def schedule(self) -> list[ScheduledGame]:
        """Return every game, in the order in which ratings count them."""
        tables = [_rotations(table) for table in self.tables()]
        rounds = -(-self.games // len(tables[0]))
        return [
            ScheduledGame(self._start(number), seats, self.allowance, opening=self.opening)
            for number in range(rounds)
            for rotations in tables
            for seats in rotations
        ]

    def _start(self, number: int) -> Transcript:
        return Transcript(self.game, self.players, self.seed + number, self.options, self.edition)


def _rotations(table: list[str]) -> list[list[str]]:
    """Turn a table round, seat by seat; where two bots share four seats, two turns are all there are."""
    turned = (tuple(table[-turn:] + table[:-turn]) for turn in range(len(table)))
    return [list(seats) for seats in dict.fromkeys(turned)]


Progress = Callable[[int, int, Outcome | None], None]
"""Hears how many games are played, of how many, and how the last one ended."""


def hold(
    schedule: Sequence[ScheduledGame],
    backend: Backend,
    results: Results,
    progress: Progress = lambda done, total, outcome: None,
) -> list[Outcome]:
    """Play what is missing and return all outcomes in the order of the schedule."""
    wanted = {scheduled.key: scheduled for scheduled in schedule}
    progress(sum(key in results.outcomes for key in wanted), len(wanted), None)
    if not wanted.keys() <= results.outcomes.keys():
        with results.playing():
            _play_missing(wanted, backend, results, progress)
    return [results.outcomes[scheduled.key] for scheduled in schedule]


def _play_missing(wanted: Mapping[str, ScheduledGame], backend: Backend, results: Results, progress: Progress) -> None:
    missing = [scheduled for key, scheduled in wanted.items() if key not in results.outcomes]
    done = len(wanted) - len(missing)
    for number, outcome in enumerate(backend.run(missing), done + 1):
        results.add(outcome)
        progress(number, len(wanted), outcome)


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared."""

    bot: str
    games: int
    wins: Estimate
    points: Estimate
    rating: Estimate
    """OpenSkill's mu with its 95 % interval."""
    faults: int
    seconds: float
    """Seconds a decision, on average."""


class Report(msgspec.Struct, frozen=True):
    """What a tournament found."""

    plan: Plan
    standings: list[Standing]
    beats: dict[str, dict[str, Estimate]]
    """How often the first finished ahead of the second where both played; a tie counts half."""
    seats: list[Estimate]
    """Share of victories by seat."""
    nobody: float
    """Share of games that all players lost."""
    faults: list[str]


def report(plan: Plan, outcomes: Sequence[Outcome]) -> Report:
    """Sum a tournament up."""
    ratings = rate(plan.bots, outcomes)
    standings = [_standing(bot, outcomes, ratings[bot]) for bot in plan.bots]
    victories = [sum(o.share_of_victory(seat) for o in outcomes) for seat in range(plan.players)]
    return Report(
        plan=plan,
        standings=sorted(standings, key=lambda standing: -standing.rating.mean),
        beats={a: {b: _beats(a, b, outcomes) for b in plan.bots if b != a} for a in plan.bots},
        seats=[share(won, len(outcomes)) for won in victories],
        nobody=sum(not outcome.winners for outcome in outcomes) / max(1, len(outcomes)),
        faults=[outcome.fault for outcome in outcomes if outcome.fault],
    )


def _standing(bot: str, outcomes: Sequence[Outcome], rating: "PlackettLuceRating") -> Standing:
    mine = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.seats) if name == bot]
    decisions = sum(outcome.decisions[seat] for outcome, seat in mine)
    half = NORMAL_95 * rating.sigma
    return Standing(
        bot=bot,
        games=len(mine),
        wins=share(sum(outcome.share_of_victory(seat) for outcome, seat in mine), len(mine)),
        points=mean([outcome.scores[seat] for outcome, seat in mine if outcome.forfeit == NOBODY]),
        rating=Estimate(rating.mu, rating.mu - half, rating.mu + half, len(mine)),
        faults=sum(outcome.forfeit == seat for outcome, seat in mine),
        seconds=sum(outcome.seconds[seat] for outcome, seat in mine) / max(1, decisions),
    )


def need_ratings() -> None:
    """Refuse to play for hours where nobody could be rated afterwards."""
    if importlib.util.find_spec("openskill") is None:
        raise SetupError("the arena rates bots with OpenSkill: pip install 'cosmogony[lab]'")


def rate(bots: Iterable[str], outcomes: Sequence[Outcome]) -> "Mapping[str, PlackettLuceRating]":
    """Rate bots by OpenSkill (Plackett-Luce) in the order of the plan; a bot in several seats takes the mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        rated = model.rate([[ratings[name]] for name in outcome.seats], ranks=[float(r) for r in outcome.ranks])
        for bot in set(outcome.seats):
            new = [team[0] for team, name in zip(rated, outcome.seats, strict=True) if name == bot]
            mu, sigma = (sum(part) / len(new) for part in zip(*((r.mu, r.sigma) for r in new), strict=True))
            ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return ratings


def _beats(one: str, other: str, outcomes: Sequence[Outcome]) -> Estimate:
    ahead, met = 0.0, 0
    for outcome in outcomes:
        for a, b in _meetings(outcome, one, other):
            mine, theirs = outcome.ranks[a], outcome.ranks[b]
            ahead += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
            met += 1
    return share(ahead, met)


def _meetings(outcome: Outcome, one: str, other: str) -> Iterator[tuple[int, int]]:
    seats = list(enumerate(outcome.seats))
    return ((a, b) for a, first in seats if first == one for b, second in seats if second == other)
