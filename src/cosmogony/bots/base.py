"""What every bot is: something that looks at a world and chooses an action."""

from abc import ABC, abstractmethod

from cosmogony.core.state import State


class Bot(ABC):
    """A bot gets a world dealt for its seat, never the true state, and answers with a legal action."""

    @abstractmethod
    def choose(self, world: State) -> int:
        """Choose one of the legal actions."""
