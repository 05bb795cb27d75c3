"""What every bot is: a world and a limit go in, a decision with its reasons comes out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from cosmogony.core.errors import SetupError
from cosmogony.core.state import State


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision; without both it takes what it finds right."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.seconds <= 0:
            raise SetupError(f"a bot needs some time to think, not {self.seconds} seconds")
        if self.iterations is not None and self.iterations < 1:
            raise SetupError(f"a bot needs at least one iteration to think, not {self.iterations}")


class Alternative(msgspec.Struct, frozen=True):
    """One legal action as the bot sees it."""

    action: int
    visits: int
    """How often the bot looked at it."""
    value: float
    """What the bot maximises, on the bot's own scale."""
    scores: list[float] = []
    """The points it expects each player to end with, by seat; empty when it has no idea."""


class Decision(msgspec.Struct, frozen=True):
    """What a bot chose and why: the alternatives, best first."""

    action: int
    alternatives: list[Alternative]
    iterations: int = 0
    seconds: float = 0.0

    @property
    def scores(self) -> list[float]:
        """The points that the bot expects each player to end with after its decision."""
        return next((other.scores for other in self.alternatives if other.action == self.action), [])

    def value_of(self, action: int) -> float | None:
        """Return what the bot thinks of an action, or None when it never looked at it."""
        return next((other.value for other in self.alternatives if other.action == action and other.visits), None)


class Bot(ABC):
    """A bot gets a world dealt for its seat, never the true state, and answers with a legal action."""

    @abstractmethod
    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Choose one of the legal actions for the player whose turn it is.

        ``since`` lists what was chosen, by anyone, from this bot's last decision on, that decision included: a bot may
        go on with earlier thoughts. None means that something hidden or random came between, or that nobody knows.
        """

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of whatever the bot holds: processes, memory."""


def merge(decisions: Sequence[Decision]) -> Decision:
    """Add up what several thinkers found about one position: visits are added, values and scores count by them."""
    found: dict[int, list[Alternative]] = {}
    for decision in decisions:
        for other in decision.alternatives:
            found.setdefault(other.action, []).append(other)
    merged = sorted((_added(same) for same in found.values()), key=lambda one: (-one.visits, -one.value))
    iterations = sum(decision.iterations for decision in decisions)
    return Decision(merged[0].action, merged, iterations, max(decision.seconds for decision in decisions))


def _added(same: Sequence[Alternative]) -> Alternative:
    visits = sum(one.visits for one in same)
    weights = [(one.visits or 1) / (visits or len(same)) for one in same]
    value = sum(weight * one.value for weight, one in zip(weights, same, strict=True))
    told = [(weight, one.scores) for weight, one in zip(weights, same, strict=True) if one.scores]
    total = sum(weight for weight, _ in told)
    seats = range(len(told[0][1])) if told else ()
    scores = [sum(weight * points[seat] for weight, points in told) / total for seat in seats]
    return Alternative(same[0].action, visits, value, scores)
