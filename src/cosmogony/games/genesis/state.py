"""The state of a game of Genesis: where the angels stand, who holds which essence, whose work is done."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from cosmogony.core.errors import RulingError
from cosmogony.core.observing import Kept
from cosmogony.core.rng import Rng
from cosmogony.core.state import Setup, State, filled, zeros
from cosmogony.games.genesis import hidden, numbers, rules, scoring
from cosmogony.games.genesis.actions import CHOOSE_CUBE
from cosmogony.games.genesis.components import COLOURS, REGIONS, VOID, Components


class GenesisState(State):
    """Angels are numbered by seat; the dark angel comes after the last player."""

    components: Components
    dark_angel: i64
    phase: i64
    round: i64
    """1 to 21; 22 once God has reached the evening of the seventh day."""
    gods_day: i64
    """The day on which God stands, 0 before the first morning."""
    starting_player: i64
    turns_left: i64
    """Turns still to begin or finish in this round, the current one included."""
    region: vec[i64]
    """By angel: 0 the void, 1 to 7 the days."""
    square: vec[i64]
    """By angel: counted from 0 at the left."""
    crowd: vec[i64]
    """By region: how many angels stand there."""
    stock: vec[i64]
    """By colour."""
    cubes: vec[i64]
    """By player and colour."""
    circles: vec[i64]
    """By angel and region: the circle (1 to 7) that holds the angel's marker, 0 for none."""

    def __init__(self, components: Components, setup: Setup, n_players: i64, rng: Rng) -> None:
        super().__init__(setup, n_players, rng)
        self.components = components
        self.dark_angel = n_players
        self.phase = CHOOSE_CUBE
        self.round = 1
        self.gods_day = 0
        self.starting_player = 0
        self.turns_left = n_players
        self.region = vec[i64]()
        self.square = vec[i64]()
        self.crowd = vec[i64]()
        self.stock = vec[i64]()
        self.cubes = vec[i64]()
        self.circles = vec[i64]()

    def legal_actions(self) -> list[int]:
        """List what the current player may do."""
        return rules.legal_actions(self)

    def act(self, action: i64) -> None:
        """Carry out one decision and everything that follows from it without a choice."""
        rules.act(self, action)

    def observe_into(self, seat: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what a seat may know as numbers."""
        return numbers.observe(self, seat, buffer, at)

    def observe_next(self, seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append the same, written anew only of players whose things have changed."""
        return numbers.observe_next(self, seat, buffer, kept)

    def observe_block(self, player: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of a player."""
        return numbers.observe_block(self, player, buffer, at)

    def scores(self) -> list[int]:
        """Return each player's points as they stand."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that win as things stand; nobody if the dark angel is ahead."""
        return scoring.winners(self)

    def copy(self) -> "GenesisState":
        """Return an independent state for search."""
        other = GenesisState(self.components, self.setup, self.n_players, self.rng.copy())
        other.current_player = self.current_player
        other.over = self.over
        other.phase = self.phase
        other.round = self.round
        other.gods_day = self.gods_day
        other.starting_player = self.starting_player
        other.turns_left = self.turns_left
        other.region = self.region[:]
        other.square = self.square[:]
        other.crowd = self.crowd[:]
        other.stock = self.stock[:]
        other.cubes = self.cubes[:]
        other.circles = self.circles[:]
        return other

    def determinize(self, seat: i64, rng: Rng) -> "GenesisState":
        """Return a copy with all that the seat cannot know dealt again: in Genesis, nothing."""
        return hidden.determinize(self, seat, rng)


def new_game(components: Components, setup: Setup, n_players: i64, rng: Rng) -> GenesisState:
    """Set up the board (GEN-1)."""
    state = GenesisState(components, setup, n_players, rng)
    state.stock = filled(COLOURS, components.per_player * n_players)
    state.cubes = zeros(n_players * COLOURS)
    state.region = zeros(n_players + 1)
    state.crowd = zeros(REGIONS)
    state.crowd[VOID] = n_players + 1
    state.circles = zeros((n_players + 1) * REGIONS)
    state.square = append(first_squares(components, n_players, rng), n_players)  # the dark angel stands behind
    state.starting_player = rules.leftmost_player(state)
    state.current_player = state.starting_player
    return state


def first_squares(components: Components, n_players: i64, rng: Rng) -> vec[i64]:
    """Return the square of each player's angel: by chance, by seats, or in the order that the table gives (GEN-1.4)."""
    squares = vec[i64](range(n_players))
    if components.random_start:
        rng.shuffle(squares)
    elif len(components.order) > 0:
        if len(components.order) != n_players:
            named = " ".join([str(seat + 1) for seat in components.order])
            fault = f'start_order "{named}" is for {len(components.order)} players; this table has {n_players}'
            raise RulingError("genesis", "start_order", fault)
        for square in range(n_players):
            squares[components.order[square]] = square
    return squares
