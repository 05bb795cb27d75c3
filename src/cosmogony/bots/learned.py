"""The bot that has learned: search guided by a network, or plain search where no weights fit the table."""

from pathlib import Path

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.guided import CorrectedSearch, GuidedSearch
from cosmogony.bots.ismcts import Search
from cosmogony.bots.minds import GUIDE, WAYS, Mind, own_mind, read_mind
from cosmogony.bots.network import Network
from cosmogony.bots.search import BIAS, EXPLORE, NODES, SearchBot
from cosmogony.core.rng import Rng
from cosmogony.core.state import Setup, State
from cosmogony.games import game as find_game
from cosmogony.texts import Message, message

CURIOSITY = 1.2
"""How long the guided search stays curious."""


def planted(world: State, way: WAYS, network: Network, rng: Rng, room: int, curiosity: float = CURIOSITY) -> Search:
    """Return a new tree that uses a network in its way."""
    evaluation = find_game(world.setup.game).evaluation()
    if way == GUIDE:
        return GuidedSearch(world, evaluation, rng, curiosity, room, network)
    return CorrectedSearch(world, evaluation, rng, EXPLORE, BIAS, room, network)


class LearnedBot(SearchBot):
    """Search guided by the weights that fit the table; ``misfit`` says why there are none."""

    def __init__(
        self,
        seed: int,
        limit: Limit | None = None,
        explore: float = CURIOSITY,
        weights: Path | None = None,
        reuse: bool = True,
    ) -> None:
        super().__init__(seed, limit, reuse=reuse)
        self.curiosity = explore
        self.weights = weights
        self.misfit: Message | None = None
        self._mind: Mind | None = None
        self._network: Network | None = None

    def _plant(self, world: State) -> Search:
        network = self._fitting(world)
        if network is None or self._mind is None:
            return super()._plant(world)
        return planted(world, self._mind.header.way, network, self._rng, NODES, self.curiosity)

    def _fitting(self, world: State) -> Network | None:
        """Return the network for this table, made once."""
        mind = mind_for(world.setup, self.weights)
        self.misfit = misfit(mind, world.setup)
        if mind is None or self.misfit:
            return None
        if mind is not self._mind:
            self._mind, self._network = mind, mind.network()
        return self._network


def mind_for(setup: Setup, weights: Path | None = None) -> Mind | None:
    """Return the weights in a file, or those that come with the game for so many players."""
    return read_mind(weights) if weights else own_mind(setup.game, setup.players)


def misfit(mind: Mind | None, setup: Setup) -> Message | None:
    """Say why a learned player can only search at a table; None where it uses what it learned."""
    return mind.misfit(setup) if mind else message("misfit-none")


def searches_because(bot: Bot, setup: Setup) -> Message | None:
    """Say why a bot can only search at a table, if it is one that learns and has learned nothing for it."""
    return misfit(mind_for(setup, bot.weights), setup) if isinstance(bot, LearnedBot) else None
