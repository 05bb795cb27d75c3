"""The bot that takes what looks best now."""

import math
from collections.abc import Sequence

from cosmogony.bots.base import Alternative, Bot, Decision, Limit
from cosmogony.bots.lookahead import look_ahead
from cosmogony.core.evaluation import Evaluation, worths
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.state import State
from cosmogony.games import game as find_game

DEPTH = 6
"""How many further decisions a half-made one is followed through."""


class GreedyBot(Bot):
    """Looks one decision ahead in a few worlds and takes the best by the game's evaluation.

    ``noise`` blurs its judgement, as a share of the lead that decides a game: choices that are nearly as good are
    then sometimes preferred, clearly bad ones hardly ever. ``breadth`` is how many continuations of a half-made
    decision it considers.
    """

    def __init__(self, seed: int, noise: float = 0.01, breadth: int = 6, worlds: int = 3) -> None:
        self._rng = seeded(seed, "greedy bot")
        self.noise = noise
        self.breadth = breadth
        self.worlds = worlds

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Choose the action whose consequences look best."""
        evaluation = find_game(world.setup.game).evaluation()
        dealt = [self._deal(world) for _ in range(self.worlds)]
        values = self._values(dealt, evaluation)
        haze = self.noise * evaluation.spread
        blurred = [value + haze * _blur(self._rng) for value in values] if haze else values
        legal = world.legal_actions()
        order = sorted(range(len(legal)), key=lambda index: -blurred[index])
        ranked = [
            Alternative(legal[index], self.worlds, values[index], _prospects(dealt[0], legal[index], evaluation))
            for index in order
        ]
        return Decision(ranked[0].action, ranked, iterations=len(legal) * self.worlds)

    def _deal(self, world: State) -> State:
        self._rng.next32()  # a deal may leave the dice as they were: never deal the same world twice
        return world.determinize(world.current_player, self._rng)

    def _values(self, dealt: list[State], evaluation: Evaluation) -> list[float]:
        """Average what each action is worth over worlds that the seat cannot tell apart."""
        each = [look_ahead(one, evaluation, DEPTH, self.breadth) for one in dealt]
        return [sum(values) / len(values) for values in zip(*each, strict=True)]


def _prospects(world: State, action: int, evaluation: Evaluation) -> list[float]:
    child = world.copy()
    child.apply(action)
    return worths(child, evaluation)


def _blur(rng: Rng) -> float:
    """Draw from the Gumbel distribution: added to values it chooses as people do, in proportion to exp(value)."""
    return -math.log(-math.log((rng.next32() + 1) / (2**32 + 1)))
