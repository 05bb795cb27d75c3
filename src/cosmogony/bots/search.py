"""The bot that searches: time control and memory around the compiled tree."""

import time
from collections.abc import Sequence

from cosmogony.bots.base import Alternative, Bot, Decision, Limit
from cosmogony.bots.ismcts import Node, Search
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import game as find_game

NODES = 2_000_000
"""How large a tree may grow: about half a gigabyte."""
EXPLORE = 0.5
BIAS = 1.0
SLICES = 24
"""How often the clock is looked at within a limit."""
FIRST = 8
"""Iterations before the clock is looked at for the first time: few, where they are slow, as in a browser."""


class SearchBot(Bot):
    """Information-set Monte Carlo tree search within a limit of time or iterations.

    It stops early when no other action can overtake the leading one in what is left, keeps the part of its tree that
    came true, and needs no time at all where there is nothing to choose.
    """

    def __init__(
        self,
        seed: int,
        limit: Limit | None = None,
        explore: float = EXPLORE,
        bias: float = BIAS,
        depth: int | None = None,
        light: bool = True,
        reuse: bool = True,
    ) -> None:
        self._rng = seeded(seed, "search bot")
        self.limit = limit or Limit(seconds=1.0)
        self.explore = explore
        self.bias = bias
        self.depth = depth
        self.light = light
        self.reuse = reuse
        self._search: Search | None = None
        self.tree: Node | None = None
        """What the last search found, from the decision that it was asked about."""

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Search, and choose the action that was worth most visits."""
        began = time.perf_counter()
        search = self._prepare(world, since)
        limit = limit or self.limit
        done = 0
        if len(world.legal_actions()) == 1:
            search.grow(2)
        else:
            done = _grow(search, limit, began)
        self.tree = search.root
        return _decision(search.root, int(search.seat), done, time.perf_counter() - began)

    def appraise(self, world: State, action: int, iterations: int) -> Alternative:
        """Look at one action only, as hard as told: what it is worth when play goes on as well as can be."""
        search = self._plant(world)
        search.only = action
        search.grow(iterations)
        self.tree = search.root
        return _decision(search.root, int(search.seat), iterations, 0.0).alternatives[0]

    def foretell(self, world: State, seat: int, iterations: int) -> list[float]:
        """Return how good a position is for each player, from 0 to 1, by what a seat knows, whoever is to choose."""
        search = self._plant(world)
        search.seat = seat
        search.grow(iterations)
        return [float(reward) / iterations for reward in search.root.rewards]

    def _prepare(self, world: State, since: Sequence[int] | None) -> Search:
        """Go on with the tree where it foresaw what happened, else plant a new one."""
        search = self._search
        if not self.reuse or search is None or since is None or not search.go_on(world, list(since)):
            search = self._plant(world)
        self._search = search if self.reuse else None
        return search

    def _plant(self, world: State) -> Search:
        evaluation = find_game(world.setup.game).evaluation()
        depth = int(evaluation.horizon) if self.depth is None else self.depth
        return Search(world, evaluation, self._rng, self.explore, self.bias, depth, self.light, NODES)


def _grow(search: Search, limit: Limit, began: float) -> int:
    """Iterate until a limit is reached or the answer is settled; return how often.

    Making a tree ready takes time off the limit, but says nothing about how fast it grows. Where iterations are
    limited, whether the answer is settled is asked after fixed numbers of them: the same search then stops at the same
    point, however busy the machine is, as long as its seconds last.
    """
    ready = time.perf_counter()
    done = 0
    while True:
        now = time.perf_counter()
        left = _iterations_left(limit, done, now - ready, now - began)
        if left <= 0 or (done and done % _step(limit) == 0 and search.lead() > left):
            return done
        chunk = min(_chunk(limit, done, now - ready), left)
        search.grow(chunk)
        done += chunk


def _step(limit: Limit) -> int:
    """Return after how many iterations an answer may be settled."""
    return 1 if limit.iterations is None else max(32, limit.iterations // SLICES)


def _chunk(limit: Limit, done: int, spent: float) -> int:
    """Return how many iterations to run before the clock is looked at again."""
    by_time = 1 << 40
    if limit.seconds is not None:
        by_time = max(1, int(done / spent * limit.seconds / SLICES)) if done else FIRST
    return by_time if limit.iterations is None else min(by_time, _step(limit) - done % _step(limit))


def _iterations_left(limit: Limit, done: int, spent: float, of_limit: float) -> int:
    """Estimate how many iterations the limit still allows, by how many were done in the time spent on them."""
    left = 1 << 40
    if limit.iterations is not None:
        left = limit.iterations - done
    if limit.seconds is not None:
        in_time = int(done * (limit.seconds - of_limit) / spent) if done else FIRST
        left = min(left, in_time)
    return left


def _decision(root: Node, seat: int, iterations: int, seconds: float) -> Decision:
    ranked = sorted(root.children, key=lambda node: (-node.visits, -_mean(node, seat)))
    alternatives = [
        Alternative(node.action, node.visits, _mean(node, seat), _means(node)) for node in ranked if node.mover == seat
    ]
    return Decision(alternatives[0].action, alternatives, iterations, seconds)


def _mean(node: Node, seat: int) -> float:
    return float(node.rewards[seat]) / int(node.visits) if node.visits else 0.0


def _means(node: Node) -> list[float]:
    return [float(points) / int(node.visits) for points in node.points]
