"""The bot that has learned: search with what fits the table, or plain search where nothing does."""

from collections.abc import Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.bots.base import Bot, Decision, Limit
from cosmogony.bots.guided import GuidedSearch, HabitualSearch
from cosmogony.bots.ismcts import Search
from cosmogony.bots.minds import GUIDE, Mind, own_mind, read_mind
from cosmogony.bots.network import Network
from cosmogony.bots.search import NODES, SearchBot
from cosmogony.core.rng import Rng
from cosmogony.core.state import Setup, State
from cosmogony.games import game as find_game
from cosmogony.texts import Message, message

CURIOSITY = 1.2
"""How long the guided search stays curious."""
BY_HABIT = 1.0
"""The same of the search by habits."""


class Knowledge:
    """What was learned, ready to think with: for one thinker at a time."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.network: Network | None = None
        self.urges, self.worths = vec[i64](), vec[float]()
        if mind.header.way == GUIDE:
            self.network = mind.network()
        else:
            self.urges, self.worths = mind.tables()

    def plant(self, world: State, rng: Rng, room: int, explore: float | None = None) -> Search:
        """Return a new tree."""
        evaluation = find_game(world.setup.game).evaluation()
        if self.network is not None:
            curiosity = CURIOSITY if explore is None else explore
            return GuidedSearch(world, evaluation, rng, curiosity, room, self.network)
        evaluation.habits = self.urges
        return HabitualSearch(world, evaluation, rng, BY_HABIT if explore is None else explore, room, self.worths)


class LearnedBot(SearchBot):
    """Search with what was learned for the table; ``misfit`` says why there is nothing."""

    def __init__(
        self,
        seed: int,
        limit: Limit | None = None,
        explore: float | None = None,
        weights: Path | None = None,
        search: int | None = None,
        reuse: bool = True,
    ) -> None:
        super().__init__(seed, limit, reuse=reuse)
        self.search = search
        """Iterations where nothing was learned for a table: it takes many more of them to be as strong."""
        self.curiosity = explore
        self.weights = weights
        self.misfit: Message | None = None
        self._knowledge: Knowledge | None = None

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Search with what was learned; where nothing was, for as long as it takes to be as strong."""
        if limit is None and self.search and self._fitting(world) is None:
            limit = Limit(self.limit.seconds, self.search)
        return super().choose(world, limit, since)

    def _plant(self, world: State) -> Search:
        knowledge = self._fitting(world)
        return knowledge.plant(world, self._rng, NODES, self.curiosity) if knowledge else super()._plant(world)

    def _fitting(self, world: State) -> Knowledge | None:
        """Return what was learned for this table, made ready once."""
        mind = self._mind_for(world.setup)
        self.misfit = misfit(mind, world.setup)
        if mind is None or self.misfit:
            return None
        if self._knowledge is None or mind is not self._knowledge.mind:
            self._knowledge = Knowledge(mind)
        return self._knowledge

    def _mind_for(self, setup: Setup) -> Mind | None:
        """Return what there is for a table; a file is read once, since a thought takes less time than reading it."""
        if self.weights is not None and self._knowledge is not None:
            return self._knowledge.mind
        return mind_for(setup, self.weights)


def mind_for(setup: Setup, weights: Path | None = None) -> Mind | None:
    """Return the weights in a file, or those that come with the game for so many players."""
    return read_mind(weights) if weights else own_mind(setup.game, setup.players)


def misfit(mind: Mind | None, setup: Setup) -> Message | None:
    """Say why a learned player can only search at a table; None where it uses what it learned."""
    return mind.misfit(setup) if mind else message("misfit-none")


def searches_because(bot: Bot, setup: Setup) -> Message | None:
    """Say why a bot can only search at a table, if it is one that learns and has learned nothing for it."""
    return misfit(mind_for(setup, bot.weights), setup) if isinstance(bot, LearnedBot) else None
