"""The bot that plays anything."""

from collections.abc import Sequence

from cosmogony.bots.base import Alternative, Bot, Decision, Limit
from cosmogony.core.rng import seeded
from cosmogony.core.state import State


class RandomBot(Bot):
    """Chooses among the legal actions, each equally likely, by its own seed."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed, "random bot")

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Choose any legal action."""
        legal = world.legal_actions()
        action = legal[self._rng.below(len(legal))]
        return Decision(action, [Alternative(action, 1, 0.0)])
