"""Tree search with a network, in two ways; what serves a game better is measured.

A guide says what is worth trying and how a position will end, and nobody plays on. A correction leaves the search as
it is, and tells by how many points the evaluation made by hand is off where it judges.
"""

from math import exp

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


class CorrectedSearch(Search):
    """A growing tree that plays on as ever; a network corrects the evaluation where it judges."""

    network: Network

    def __init__(
        self,
        world: State,
        evaluation: Evaluation,
        rng: Rng,
        explore: float,
        bias: float,
        room: i64,
        network: Network,
    ) -> None:
        super().__init__(world, evaluation, rng, explore, bias, evaluation.horizon, True, room)
        self.network = network

    def outcome(self, world: State) -> tuple[list[float], list[float]]:
        """Play on, judge, and correct the judgement."""
        self.play_on(world)
        points = worths(world, self.evaluation)
        if not world.over:
            mover = world.current_player
            self.network.look(world, mover)
            for seat in range(world.n_players):
                points[seat] += self.network.points(from_seat(seat, mover, world.n_players))
        return rewards(world, self.evaluation, points), points


def from_seat(seat: i64, looking: i64, players: i64) -> i64:
    """Return how many places a seat comes after the one that looks."""
    return seat - looking if seat >= looking else seat - looking + players
