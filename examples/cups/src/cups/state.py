"""The state of a game of Cups: the dice under the cups, the stones, and the bid that stands."""

from librt.vecs import vec
from mypy_extensions import u8

from cosmogony.core.rng import Rng
from cosmogony.core.state import Setup, State
from cups import numbers, rules
from cups.components import Components


class CupsState(State):
    """Seats are numbered from 0 on; the base class knows whose turn it is and whether the game is over."""

    def __init__(self, components: Components, setup: Setup, players: int, rng: Rng) -> None:
        super().__init__(setup, players, rng)
        self.components = components
        self.round = 0
        self.stones = [components.stones] * players
        self.cups: list[list[int]] = [[] for _ in range(players)]
        """By seat: the dice, smallest first, which only their owner sees."""
        self.lifted: list[list[int]] = [[] for _ in range(players)]
        """By seat: what everybody saw under the cup at the last doubt."""
        self.bid = rules.NO_BID
        """The action that made it: a higher bid is a higher number."""
        self.bidder = 0

    def legal_actions(self) -> list[int]:
        """List what the current player may do."""
        return rules.legal_actions(self)

    def act(self, action: int) -> None:
        """Carry out a bid or a doubt, and all that follows from it."""
        rules.act(self, action)

    def scores(self) -> list[int]:
        """Return the points: stones (CUP-5.2)."""
        return self.stones[:]

    def copy(self) -> "CupsState":
        """Return an independent state for search."""
        other = CupsState(self.components, self.setup, self.n_players, self.rng.copy())
        other.current_player = self.current_player
        other.over = self.over
        other.round = self.round
        other.stones = self.stones[:]
        other.cups = self.cups[:]
        other.lifted = self.lifted
        other.bid = self.bid
        other.bidder = self.bidder
        return other

    def determinize(self, seat: int, rng: Rng) -> "CupsState":
        """Return a copy with other dice under the cups that a seat cannot look under."""
        world = self.copy()
        for other in range(self.n_players):
            if other != seat:
                world.cups[other] = rules.roll(self.components.dice, rng)
        world.rng = rng.copy()
        return world

    def observe_into(self, seat: int, buffer: vec[u8], at: int) -> int:
        """Write what a seat may know as numbers."""
        return numbers.observe(self, seat, buffer, at)


def new_game(components: Components, setup: Setup, players: int, rng: Rng) -> CupsState:
    """Set up the table (CUP-1) and begin the first round."""
    state = CupsState(components, setup, players, rng)
    rules.begin_round(state)
    return state
