"""Many games of bots, and what they add up to."""

import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cosmogony.bots.levels import find_bot, make_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.core.edition import Edition
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.lab.tally import Tally
from cosmogony.texts import Message


class SeatSummary(msgspec.Struct):
    """How one seat fared; a shared victory counts as a fraction of a win."""

    seat: int
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: float


class Cell(msgspec.Struct):
    """The mean of one finding over the games that reported it."""

    table: Message
    row: Message
    column: Message
    mean: float
    games: int


class Summary(msgspec.Struct):
    """What a simulation found."""

    game: str
    edition: str
    players: int
    games: int
    seed: int
    decisions: float
    """Decisions a game, on average."""
    seconds: float
    nobody: float
    """Share of games that all players lost."""
    seats: list[SeatSummary]
    cells: list[Cell]


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    edition: Edition | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[Iterable[int]], Iterable[int]] = lambda games: games,
    bots: Sequence[str] = ("random",),
) -> Summary:
    """Play bots against each other, one kind for all seats or one for each; ``progress`` shows how far it is."""
    if games < 1:
        raise SetupError(f"a simulation needs at least one game, not {games}")
    if len(bots) not in (1, players):
        raise SetupError(f"{len(bots)} bots do not fit {players} seats: name one for all seats or one for each")
    names = list(bots) * players if len(bots) == 1 else list(bots)
    for name in names:
        find_bot(name)
    began = time.perf_counter()
    total = _Sum(players)
    for number in progress(range(games)):
        state = game.new(players, seed + number, edition, options)
        seated = [make_bot(name, seed * 1_000_003 + number * 31 + seat) for seat, name in enumerate(names)]
        play_to_end(state, seat_bots(seated, seed + number))
        total.add(game, state)
    used = edition or game.edition
    return total.summary(game.name, used.label, seed, time.perf_counter() - began)


class _Sum:
    def __init__(self, players: int) -> None:
        self.players = players
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.nobody = 0
        self.decisions = 0
        self.findings = Tally()

    def add(self, game: Game[Any], state: State) -> None:
        self.decisions += len(state.history)
        for seat, points in enumerate(state.scores()):
            self.scores[seat].append(points)
        winners = state.winners()
        self.nobody += not winners
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.findings.add(game.findings(state))

    def summary(self, name: str, edition: str, seed: int, seconds: float) -> Summary:
        games = len(self.scores[0])
        return Summary(
            game=name,
            edition=edition,
            players=self.players,
            games=games,
            seed=seed,
            decisions=self.decisions / games,
            seconds=seconds,
            nobody=self.nobody / games,
            seats=[self.seat(seat, games) for seat in range(self.players)],
            cells=[
                Cell(cell.table, cell.row, cell.column, statistics.fmean(cell.values), len(cell.values))
                for cell in self.findings
            ],
        )

    def seat(self, seat: int, games: int) -> SeatSummary:
        points = self.scores[seat]
        return SeatSummary(
            seat, statistics.fmean(points), statistics.pstdev(points), min(points), max(points), self.wins[seat] / games
        )
