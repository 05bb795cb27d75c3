"""Games that a player plays with itself to learn from: what was seen, what the search found, how it ended."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from math import log
from multiprocessing import get_context

import msgspec

from cosmogony.bots.ismcts import Node, Search
from cosmogony.bots.learned import Knowledge
from cosmogony.bots.minds import unpacked
from cosmogony.bots.search import BIAS, EXPLORE
from cosmogony.core.evaluation import rewards, worths
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.games import game as find_game

ROOM = 200_000
"""Nodes of a tree; self-play thinks briefly."""
NOISE = 0.25
"""The share of chance in what is tried first, so that everything is tried at some time."""


class Pace(msgspec.Struct, frozen=True):
    """How hard a player thinks in self-play."""

    full: int = 200
    """Iterations of the decisions that the policy learns from."""
    quick: int = 40
    """Iterations of all others."""
    share: float = 0.25
    """The part of the decisions that get the full search."""
    opening: int = 8
    """At most so many random actions begin a game."""
    warm: int = 20
    """So many decisions are then drawn by their visits instead of taking the most visited."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """One decision, as the player who made it saw it."""

    seat: int
    seen: bytes
    actions: list[int]
    visits: list[int]
    """By action; empty where the search was quick."""
    outlook: list[float]
    """What the search expected for each seat."""
    stage: int
    kinds: list[int]
    """By action: what kind of choice it is; empty where a game tells none apart."""
    parts: list[list[float]]
    """What the evaluation made by hand expects for each seat, part by part; empty where a decision is half made."""


class SelfGame(msgspec.Struct, frozen=True, array_like=True):
    """A game to learn from."""

    seed: int
    moments: list[Moment]
    rewards: list[float]
    """By seat, as the search counts: half the victory, half the lead."""
    points: list[float]


def play_with_itself(start: Transcript, player: Knowledge | None, pace: Pace) -> SelfGame:
    """Play one game; without a network the search plays with the evaluation made by hand."""
    rng = seeded(start.seed, "self-play")
    state = start.begin()
    for _ in range(rng.below(pace.opening + 1)):
        if not state.over:
            state.apply(state.pick(rng))
    moments: list[Moment] = []
    while not state.over:
        if len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
        else:
            moment, action = decide(state, player, pace, rng, warm=len(moments) < pace.warm)
            moments.append(moment)
            state.apply(action)
    points = worths(state, find_game(start.game).evaluation())
    gains = rewards(state, find_game(start.game).evaluation(), points)
    return SelfGame(start.seed, moments, gains, points)


def decide(state: State, player: Knowledge | None, pace: Pace, rng: Rng, warm: bool) -> tuple[Moment, int]:
    """Search once, and return what was found and what is chosen."""
    game, seat = find_game(state.setup.game), int(state.current_player)
    full = chance(rng) < pace.share
    search = tree(state.determinize(seat, rng), player, rng)
    search.grow(1)
    if full and player is not None and player.network is not None:
        disturb(search.root, rng)
    search.grow(pace.full if full else pace.quick)
    children = [child for child in search.root.children if child.mover == seat]
    actions, visits = [int(child.action) for child in children], [int(child.visits) for child in children]
    chosen = actions[drawn(visits, rng)] if warm else actions[visits.index(max(visits))]
    outlook = [float(reward) / int(search.root.visits) for reward in search.root.rewards]
    seen = game.observation(state, seat)
    return Moment(seat, seen, actions, visits if full else [], outlook, *told_by_hand(state, actions)), chosen


def told_by_hand(state: State, actions: list[int]) -> tuple[int, list[int], list[list[float]]]:
    """Return what the evaluation made by hand tells of a position: the stage, the kinds of choices, the parts."""
    evaluation = find_game(state.setup.game).evaluation()
    if not evaluation.kinds:
        return 0, [], []
    kinds = [int(evaluation.habit(state, action)) for action in actions]
    settled = evaluation.settled(state)
    parts = [list(evaluation.parts(state, seat)) for seat in range(state.n_players)] if settled else []
    return int(evaluation.stage(state)), kinds, parts


def tree(world: State, player: Knowledge | None, rng: Rng) -> Search:
    """Return a new tree."""
    if player is not None:
        return player.plant(world, rng, ROOM)
    evaluation = find_game(world.setup.game).evaluation()
    return Search(world, evaluation, rng, EXPLORE, BIAS, int(evaluation.horizon), True, ROOM)


def disturb(root: Node, rng: Rng) -> None:
    """Mix chance into what the network is inclined to."""
    noise = [burst(rng) for _ in root.children]
    total = sum(float(child.eagerness) for child in root.children)
    for child, amount in zip(root.children, noise, strict=True):
        child.eagerness = (1 - NOISE) * child.eagerness + NOISE * total * amount / sum(noise)


def burst(rng: Rng) -> float:
    """Draw from an exponential distribution, cubed: most are small, some are large."""
    return (-log(1.0 - chance(rng))) ** 3 + 1e-9


def chance(rng: Rng) -> float:
    """Draw a number from 0 to 1."""
    return rng.below(1 << 30) / (1 << 30)


def drawn(weights: list[int], rng: Rng) -> int:
    """Draw an index in proportion to the weights."""
    left = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("weights add up to less than their sum")


Task = tuple[Transcript, bytes | None, Pace]
"""How a game begins, with whose weights (none: the search with the evaluation made by hand), and how hard to think."""
Crew = Callable[[Callable[[Task], SelfGame], list[Task]], Iterable[SelfGame]]
"""Plays games, on this machine or on several; they come back in their order."""


@contextmanager
def several(processes: int) -> Iterator[Crew]:
    """Play games in several processes, or in this one."""
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield partial(pool.map, chunksize=4)


def play_task(task: Task) -> SelfGame:
    """Play one game."""
    start, weights, pace = task
    return play_with_itself(start, _player(weights) if weights else None, pace)


@lru_cache(maxsize=1)
def _player(weights: bytes) -> Knowledge:
    return Knowledge(unpacked(weights, "the weights of this generation"))
