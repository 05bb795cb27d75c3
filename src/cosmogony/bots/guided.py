"""Tree search with what was learned, in two ways; what serves a game better is measured.

A guide is a network: it says what is worth trying and how a position will end, and nobody plays on. Habits are two
tables: how eager good players are for each kind of choice, which decides what is worth trying and how playouts go on,
and what the parts of the evaluation made by hand were worth in the end.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.bots.ismcts import Search
from cosmogony.bots.network import Network
from cosmogony.core.evaluation import Evaluation, rewards, worths
from cosmogony.core.rng import Rng
from cosmogony.core.state import State


class GuidedSearch(Search):
    """A growing tree whose leaves a network judges, as whoever is to choose there sees them."""

    network: Network

    def __init__(
        self, world: State, evaluation: Evaluation, rng: Rng, explore: float, room: i64, network: Network
    ) -> None:
        super().__init__(world, evaluation, rng, explore, 0.0, 0, False, room)
        self.network = network

    def consider(self, world: State) -> None:
        """Look at the position before its actions are weighed."""
        self.network.look(world, world.current_player)

    def eagerness(self, world: State, action: i64) -> float:
        """Return the network's inclination towards an action."""
        return exp(self.network.inclination(action))

    def outcome(self, world: State) -> tuple[list[float], list[float]]:
        """Return what the position is worth to everyone, and the points they will end with."""
        if world.over:
            points = worths(world, self.evaluation)
            return rewards(world, self.evaluation, points), points
        mover = world.current_player
        self.network.look(world, mover)
        gains: list[float] = []
        ends: list[float] = []
        for seat in range(world.n_players):
            place = from_seat(seat, mover, world.n_players)
            gains.append(self.network.reward(place))
            ends.append(self.network.points(place))
        return gains, ends


class HabitualSearch(Search):
    """A growing tree in which habits say what is worth trying and how to play on, and parts count as they proved to."""

    worth: vec[float]
    """By stage: what a point of each part was worth in the end, and what it was worth to be the one to choose."""

    def __init__(
        self, world: State, evaluation: Evaluation, rng: Rng, explore: float, room: i64, worth: vec[float]
    ) -> None:
        super().__init__(world, evaluation, rng, explore, 0.0, evaluation.horizon, True, room)
        self.worth = worth

    def eagerness(self, world: State, action: i64) -> float:
        """Return how eager good players are."""
        return float(self.evaluation.urge(world, action))

    def outcome(self, world: State) -> tuple[list[float], list[float]]:
        """Play on by habit, and count the parts as they proved to be worth."""
        self.play_on(world)
        points = worths(world, self.evaluation) if world.over else self.proven(world)
        return rewards(world, self.evaluation, points), points

    def proven(self, world: State) -> list[float]:
        """Return what each player will end with."""
        parts: i64 = len(self.evaluation.names)
        first: i64 = self.evaluation.stage(world) * (parts + 1)
        result: list[float] = []
        for seat in range(world.n_players):
            total = self.worth[first + parts] if seat == world.current_player else 0.0
            at: i64 = first
            for part in self.evaluation.parts(world, seat):
                total += part * self.worth[at]
                at += 1
            result.append(total)
        return result


def from_seat(seat: i64, looking: i64, players: i64) -> i64:
    """Return how many places a seat comes after the one that looks."""
    return seat - looking if seat >= looking else seat - looking + players
