"""One game between bots: what is to be played, and how it ended, also when a bot crashed or broke the rules."""

import time
from collections.abc import Callable
from functools import lru_cache

import msgspec

from cosmogony.bots.chair import Chair
from cosmogony.bots.levels import make_bot
from cosmogony.core.edition import Edition
from cosmogony.core.state import State
from cosmogony.games import game as find_game

NOBODY = -1


class Job(msgspec.Struct, frozen=True):
    """One game to play: on which seed, and who sits where."""

    game: str
    seed: int
    seats: list[str]
    edition: str = ""
    """The text of an edition; empty for the built-in one."""
    options: dict[str, str] = {}
    allowance: float = 60.0
    """Seconds that one decision may take before the bot has lost."""
    changes: dict[str, str] = {}
    """Values of the edition that are otherwise, by key."""
    keep: bool = False
    """Whether the outcome keeps the actions, so that the game can be looked at again."""

    @property
    def key(self) -> str:
        """What makes the game this one: a resumed tournament skips games whose key it has."""
        rules = [f"{name}={value}" for name, value in sorted(self.options.items())]
        return " ".join([self.game, self.values().hash, str(self.seed), " vs ".join(self.seats), *rules])

    def values(self) -> Edition:
        """Return the edition that the game is played by."""
        return _edition(self.game, self.edition, tuple(self.changes.items()))

    def deal(self) -> State:
        """Set the game up."""
        state: State = find_game(self.game).new(len(self.seats), self.seed, self.values(), self.options)
        return state


@lru_cache(maxsize=64)
def _edition(game: str, text: str, changes: tuple[tuple[str, str], ...]) -> Edition:
    edition = Edition.parse(text, "edition") if text else find_game(game).edition
    return edition.with_values(dict(changes)) if changes else edition


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    key: str
    seats: list[str]
    seed: int
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    """By seat."""
    seconds: list[float]
    """By seat: all the time it thought."""
    forfeit: int = NOBODY
    """The seat that lost by a fault."""
    fault: str = ""
    history: list[int] = []
    """The actions, where the job says that they are kept."""

    @property
    def ranks(self) -> list[int]:
        """The seats' ranks, 1 for the winners; equal scores share a rank, and a fault comes last."""
        marks = [self._mark(seat) for seat in range(len(self.seats))]
        order = sorted(set(marks), reverse=True)
        return [order.index(mark) + 1 for mark in marks]

    def _mark(self, seat: int) -> tuple[bool, bool, int]:
        sound = self.forfeit == NOBODY
        return (seat != self.forfeit, sound and seat in self.winners, self.scores[seat] if sound else 0)

    def share_of_victory(self, seat: int) -> float:
        """Return 1 for a victory, a fraction for a shared one; the others share when a bot lost by a fault."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_job(job: Job, thinking: Callable[[int], None] = lambda seat: None) -> Outcome:
    """Play a game to its end; ``thinking`` hears whose decision begins."""
    state = job.deal()
    keeper = _Keeper(job, state)
    chairs: list[Chair] = []
    for seat, name in enumerate(job.seats):
        thinking(seat)
        try:
            chairs.append(Chair(make_bot(name, job.seed * 97 + seat), seat, job.seed))
        except Exception as fault:
            return keeper.forfeit(seat, f"could not be made: {_line(fault)}")
    try:
        return _play(state, chairs, keeper, thinking)
    finally:
        for chair in chairs:
            chair.close()


def _play(state: State, chairs: list[Chair], keeper: "_Keeper", thinking: Callable[[int], None]) -> Outcome:
    while not state.over:
        seat = state.current_player
        thinking(seat)
        began = time.perf_counter()
        try:
            action = chairs[seat].decide(state).action
        except Exception as fault:
            return keeper.forfeit(seat, f"crashed: {_line(fault)}")
        spent = time.perf_counter() - began
        keeper.note(seat, spent)
        if spent > keeper.job.allowance:
            return keeper.forfeit(seat, f"took {spent:.1f} seconds, {keeper.job.allowance:g} are allowed")
        if action not in state.legal_actions():
            return keeper.forfeit(seat, f"chose the illegal action {action!r}")
        state.apply(action)
    return keeper.finish()


class _Keeper:
    """Keeps the times of a game and writes its outcome."""

    def __init__(self, job: Job, state: State) -> None:
        self.job = job
        self.state = state
        self.decisions = [0] * len(job.seats)
        self.seconds = [0.0] * len(job.seats)

    def note(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def finish(self) -> Outcome:
        return self._outcome(self.state.winners())

    def forfeit(self, seat: int, fault: str) -> Outcome:
        others = [other for other in range(len(self.job.seats)) if other != seat]
        told = f"{self.job.seats[seat]} (seat {seat + 1}) {fault} (action {len(self.state.history) + 1})"
        return self._outcome(others, seat, told)

    def _outcome(self, winners: list[int], forfeit: int = NOBODY, fault: str = "") -> Outcome:
        job, scores = self.job, self.state.scores()
        history = list(self.state.history) if job.keep else []
        seconds = self.seconds
        return Outcome(job.key, job.seats, job.seed, scores, winners, self.decisions, seconds, forfeit, fault, history)


def lost_by_fault(job: Job, seat: int, fault: str) -> Outcome:
    """Return the outcome of a game that ended with its process: nothing of it is known but who is to blame."""
    others = [other for other in range(len(job.seats)) if other != seat]
    nothing = [0] * len(job.seats)
    told = f"{job.seats[seat]} (seat {seat + 1}) {fault}"
    return Outcome(job.key, job.seats, job.seed, nothing, others, nothing, [0.0] * len(nothing), seat, told)


def _line(fault: Exception) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"[:300]
