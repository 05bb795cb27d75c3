"""A first version of a game: eight methods and nothing else, so that everything around them is a default."""

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.rng import Rng
from cosmogony.core.state import Setup, State

KEEP, DRAW = 0, 1
MOST = 9


class PenniesState(State):
    """Everybody has some pennies in a closed hand, and may once draw anew; whoever has most at the end wins."""

    def __init__(self, setup: Setup, players: int, rng: Rng) -> None:
        super().__init__(setup, players, rng)
        self.hands = [rng.below(MOST) for _ in range(players)]

    def legal_actions(self) -> list[int]:
        return [] if self.over else [KEEP, DRAW]

    def act(self, action: int) -> None:
        if action == DRAW:
            self.hands[self.current_player] = self.rng.below(MOST)
        if self.current_player == self.n_players - 1:
            self.over = True
            self.reveal()
        else:
            self.current_player += 1

    def scores(self) -> list[int]:
        return self.hands[:] if self.over else [0] * self.n_players

    def copy(self) -> "PenniesState":
        other = PenniesState(self.setup, self.n_players, self.rng.copy())
        other.rng = self.rng.copy()
        other.current_player = self.current_player
        other.over = self.over
        other.hands = self.hands[:]
        return other

    def determinize(self, seat: int, rng: Rng) -> "PenniesState":
        world = self.copy()
        for other in range(self.n_players):
            if other != seat and not self.over:
                world.hands[other] = rng.below(MOST)
        world.rng = rng.copy()
        return world


class PenniesView(msgspec.Struct, frozen=True):
    """What a seat sees: its own hand, and all of them at the end."""

    to_move: int
    over: bool
    hands: list[int | None]


class Pennies(Game[PenniesState]):
    """The game."""

    name = "pennies"
    min_players = 2
    max_players = 4

    def deal(self, components: None, setup: Setup, players: int, rng: Rng) -> PenniesState:
        return PenniesState(setup, players, rng)

    def view(self, state: PenniesState, seat: int | None) -> PenniesView:
        hands = [hand if state.over or seat == other else None for other, hand in enumerate(state.hands)]
        return PenniesView(state.current_player, state.over, hands)
