"""The bot that has learned: search guided by a network, or plain search where no weights fit the table."""

from pathlib import Path

from cosmogony.bots.base import Limit
from cosmogony.bots.guided import CorrectedSearch, GuidedSearch
from cosmogony.bots.ismcts import Search
from cosmogony.bots.minds import GUIDE, WAYS, Mind, own_mind, read_mind
from cosmogony.bots.network import Network
from cosmogony.bots.search import BIAS, EXPLORE, NODES, SearchBot
from cosmogony.core.rng import Rng
from cosmogony.core.state import State
from cosmogony.games import game as find_game

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
        self, seed: int, limit: Limit | None = None, explore: float = CURIOSITY, weights: Path | None = None
    ) -> None:
        super().__init__(seed, limit)
        self.curiosity = explore
        self.weights = weights
        self.misfit = ""
        self._mind: Mind | None = None
        self._network: Network | None = None

    def _plant(self, world: State) -> Search:
        network = self._fitting(world)
        if network is None or self._mind is None:
            return super()._plant(world)
        return planted(world, self._mind.header.way, network, self._rng, NODES, self.curiosity)

    def _fitting(self, world: State) -> Network | None:
        """Return the network for this table, made once."""
        setup = world.setup
        mind = read_mind(self.weights) if self.weights else own_mind(setup.game, setup.players)
        self.misfit = mind.misfit(setup) if mind else "nobody has learned this table yet"
        if mind is None or self.misfit:
            return None
        if mind is not self._mind:
            self._mind, self._network = mind, mind.network()
        return self._network
