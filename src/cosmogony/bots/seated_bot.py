"""Where a bot sits: the one place in which a bot meets a true game, and gets only a world dealt for its seat."""

from cosmogony.bots.base import Bot, Decision, Limit
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import game as find_game


class SeatedBot:
    """One bot at one seat of a recorded game."""

    def __init__(self, bot: Bot, seat: int, seed: int) -> None:
        self.bot = bot
        self.seat = seat
        self._deal = seeded(seed * 64 + seat, "worlds for bots")
        self._last: int | None = None
        """How many actions had been applied when the bot last chose."""

    def decide(self, state: State, limit: Limit | None = None) -> Decision:
        """Let the bot choose on a world dealt for its seat, and tell it what everybody saw since its last decision."""
        self._deal.next32()  # a deal may leave the dice as they were: never deal the same world twice
        world = state.determinize(self.seat, self._deal)
        since = self._since(state)
        self._last = len(state.history)
        return self.bot.choose(world, limit, since)

    def close(self) -> None:
        """Let the bot go."""
        self.bot.close()

    def _since(self, state: State) -> list[int] | None:
        """Return what was chosen since, unless something hidden or random came between."""
        if self._last is None or self._last > len(state.history) or state.revealed_at > self._last:
            return None
        evaluation = find_game(state.setup.game).evaluation()
        chosen = state.history[self._last :]
        return chosen if all(evaluation.public(action) for action in chosen) else None


def seat_bots(bots: list[Bot], seed: int) -> list[SeatedBot]:
    """Seat bots in order."""
    return [SeatedBot(bot, seat, seed) for seat, bot in enumerate(bots)]


def play_to_end(state: State, seated: list[SeatedBot]) -> None:
    """Let bots play a game to its end."""
    while not state.over:
        state.apply(seated[state.current_player].decide(state).action)
