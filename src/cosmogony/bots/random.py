"""The bot that plays anything."""

from cosmogony.bots.base import Bot
from cosmogony.core.rng import seeded
from cosmogony.core.state import State


class RandomBot(Bot):
    """Chooses among the legal actions, each equally likely, by its own seed."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed, "random bot")

    def choose(self, world: State) -> int:
        """Choose any legal action."""
        legal = world.legal_actions()
        return legal[self._rng.below(len(legal))]
