"""One game between bots: what is to be played, and how it ended, also when a bot crashed or broke the rules."""

import time
from collections.abc import Callable

import msgspec

from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript

NOBODY = -1


class ScheduledGame(msgspec.Struct, frozen=True):
    """One game to play: how it begins, and who sits where."""

    start: Transcript
    seats: list[str]
    allowance: float = 60.0
    """Seconds that one decision may take before the bot has lost."""
    keep: bool = False
    """Whether the outcome keeps the actions, so that the game can be looked at again."""
    opening: int = 0
    """So many actions at the start are drawn by chance, the same for everyone who plays this seed."""

    @property
    def key(self) -> str:
        """What makes the game this one: a resumed tournament skips games whose key it has."""
        start = self.start
        rules = [f"{name}={value}" for name, value in sorted(start.options.items())]
        rules += [f"opening={self.opening}"] if self.opening else []
        return " ".join([start.game, start.values().hash, str(start.seed), " vs ".join(self.seats), *rules])


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
    """The actions, where the schedule says that they are kept."""

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


def play_scheduled(scheduled: ScheduledGame, thinking: Callable[[int], None] = lambda seat: None) -> Outcome:
    """Play a game to its end; ``thinking`` hears whose decision begins."""
    state = scheduled.start.begin()
    open_by_chance(state, scheduled.opening)
    keeper = _Keeper(scheduled, state)
    seated: list[SeatedBot] = []
    for seat, name in enumerate(scheduled.seats):
        thinking(seat)
        try:
            seated.append(SeatedBot(make_bot(name, scheduled.start.seed * 97 + seat), seat, scheduled.start.seed))
        except Exception as fault:
            return keeper.forfeit(seat, f"could not be made: {_line(fault)}")
    try:
        return _play(state, seated, keeper, thinking)
    finally:
        for one in seated:
            one.close()


def open_by_chance(state: State, actions: int) -> None:
    """Begin with actions drawn by chance, so that bots that always choose alike do not repeat their games."""
    rng = seeded(state.setup.seed, "opening")
    for _ in range(actions):
        if not state.over:
            state.apply(state.pick(rng))


def _play(state: State, seated: list[SeatedBot], keeper: "_Keeper", thinking: Callable[[int], None]) -> Outcome:
    while not state.over:
        seat = state.current_player
        thinking(seat)
        began = time.perf_counter()
        try:
            action = seated[seat].decide(state).action
        except Exception as fault:
            return keeper.forfeit(seat, f"crashed: {_line(fault)}")
        spent = time.perf_counter() - began
        keeper.note(seat, spent)
        if spent > keeper.scheduled.allowance:
            return keeper.forfeit(seat, f"took {spent:.1f} seconds, {keeper.scheduled.allowance:g} are allowed")
        if action not in state.legal_actions():
            return keeper.forfeit(seat, f"chose the illegal action {action!r}")
        state.apply(action)
    return keeper.finish()


class _Keeper:
    """Keeps the times of a game and writes its outcome."""

    def __init__(self, scheduled: ScheduledGame, state: State) -> None:
        self.scheduled = scheduled
        self.state = state
        self.decisions = [0] * len(scheduled.seats)
        self.seconds = [0.0] * len(scheduled.seats)

    def note(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def finish(self) -> Outcome:
        return self._outcome(self.state.winners())

    def forfeit(self, seat: int, fault: str) -> Outcome:
        others = [other for other in range(len(self.scheduled.seats)) if other != seat]
        told = f"{self.scheduled.seats[seat]} (seat {seat + 1}) {fault} (action {len(self.state.history) + 1})"
        return self._outcome(others, seat, told)

    def _outcome(self, winners: list[int], forfeit: int = NOBODY, fault: str = "") -> Outcome:
        scheduled, scores = self.scheduled, self.state.scores()
        history = list(self.state.history) if scheduled.keep else []
        seconds = self.seconds
        return Outcome(
            scheduled.key,
            scheduled.seats,
            scheduled.start.seed,
            scores,
            winners,
            self.decisions,
            seconds,
            forfeit,
            fault,
            history,
        )


def lost_by_fault(scheduled: ScheduledGame, seat: int, fault: str) -> Outcome:
    """Return the outcome of a game that ended with its process: nothing of it is known but who is to blame."""
    others = [other for other in range(len(scheduled.seats)) if other != seat]
    nothing = [0] * len(scheduled.seats)
    told = f"{scheduled.seats[seat]} (seat {seat + 1}) {fault}"
    return Outcome(
        scheduled.key, scheduled.seats, scheduled.start.seed, nothing, others, nothing, [0.0] * len(nothing), seat, told
    )


def _line(fault: Exception) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"[:300]
