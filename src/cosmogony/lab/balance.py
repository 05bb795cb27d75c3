"""What the games of a study tell about balance: places in the turn order, tiles and cards, points, length.

Nothing but the actions of a game is kept; here each game is played through again from them, so that whatever a game's
``findings`` learn to tell later can be asked of games that were played before.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from cosmogony.core.state import State
from cosmogony.lab.match import NOBODY, Outcome, ScheduledGame
from cosmogony.lab.statistics import Estimate, estimate, mean, ratio, share
from cosmogony.lab.study import Study
from cosmogony.lab.tally import Tally, Values
from cosmogony.texts import Message


class Sample:
    """The games of one variant at one number of players, looked at again."""

    def __init__(self, variant: str, players: int) -> None:
        self.variant = variant
        self.players = players
        self.games = 0
        self.faults = 0
        self.nobody = 0
        self.places = [0.0] * players
        """Victories by place in the turn order."""
        self.points: list[int] = []
        self.winning: list[int] = []
        """The best points of each game."""
        self.decisions: list[int] = []
        self.tally = Tally()

    def add(self, scheduled: ScheduledGame, outcome: Outcome) -> None:
        """Look at a game again; one that a fault ended tells nothing about the game."""
        if outcome.forfeit != NOBODY:
            self.faults += 1
            return
        state, order = play_again(scheduled, outcome.history)
        self.games += 1
        self.nobody += not outcome.winners
        for place, seat in enumerate(order):
            self.places[place] += outcome.share_of_victory(seat)
        self.points += outcome.scores
        self.winning.append(max(outcome.scores))
        self.decisions.append(len(outcome.history))
        self.tally.add(scheduled.start.rules().findings(state))

    @property
    def name(self) -> str:
        """The number of players, for plots and tables."""
        return f"{self.players} players"


def play_again(scheduled: ScheduledGame, history: Sequence[int]) -> tuple[State, list[int]]:
    """Return the end of a game and the seats in the order in which they first chose."""
    state = scheduled.start.begin()
    order: dict[int, None] = {}
    for action in history:
        order.setdefault(state.current_player)
        state.apply(action)
    rest = [seat for seat in range(len(scheduled.seats)) if seat not in order]
    return state, [*order, *rest]


def look(
    study: Study, outcomes: Iterable[Outcome], progress: Callable[[int], None] = lambda done: None
) -> list[Sample]:
    """Look at all games of a study again, sorted by variant and number of players."""
    known = {outcome.key: outcome for outcome in outcomes}
    samples = []
    done = 0
    for variant in study.variants():
        for players in study.players:
            sample = Sample(variant, players)
            samples.append(sample)
            for scheduled in study.schedule(variant, players):
                sample.add(scheduled, known[scheduled.key])
                done += 1
                progress(done)
    return samples


class Cell(msgspec.Struct, frozen=True):
    """One cell of a table of findings."""

    table: Message
    row: Message
    column: Message
    value: Estimate
    lift: Estimate | None = None
    """Of a share of victories: how many times that of all the other rows it is."""


class Portrait(msgspec.Struct, frozen=True):
    """What the games of one variant at one number of players were like."""

    variant: str
    players: int
    games: int
    faults: int
    places: list[Estimate]
    """Share of victories by place in the turn order."""
    nobody: Estimate
    """Share of games that all players lost."""
    points: Estimate
    winning: Estimate
    """Points of the best player."""
    spread: dict[int, int]
    """How often a player ended with so many points."""
    decisions: Estimate
    """Decisions a game."""
    cells: list[Cell]


def portrait(sample: Sample) -> Portrait:
    """Sum a sample up."""
    return Portrait(
        variant=sample.variant,
        players=sample.players,
        games=sample.games,
        faults=sample.faults,
        places=[share(won, sample.games) for won in sample.places],
        nobody=share(sample.nobody, sample.games),
        points=mean(sample.points),
        winning=mean(sample.winning),
        spread=dict(sorted(Counter(sample.points).items())),
        decisions=mean(sample.decisions),
        cells=cells([sample]),
    )


def cells(samples: Sequence[Sample]) -> list[Cell]:
    """Return the tables of findings over samples of different numbers of players, all taken together."""
    whole = Tally()
    for sample in samples:
        whole.join(sample.tally)
    return [
        Cell(one.table, one.row, one.column, estimate(one.values), lift(samples, one) if one.victory else None)
        for one in whole
    ]


def lift(samples: Sequence[Sample], cell: Values) -> Estimate:
    """Return how many times as often as the holders of the rest a row's holders win, each table size by itself."""
    won, held, expected, others = 0.0, 0, 0.0, 0.0
    for sample in samples:
        column = [one for one in sample.tally if one.table == cell.table and one.column == cell.column]
        mine = [value for one in column if one.row == cell.row for value in one.values]
        rest = [value for one in column if one.row != cell.row for value in one.values]
        if mine and rest:
            won += sum(mine)
            held += len(mine)
            expected += len(mine) * sum(rest) / len(rest)
            others += sum(rest)
    return ratio(won, held, expected, others)
