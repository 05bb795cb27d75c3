"""The state of a game of Cosmogenesis: the central board, the reserve, every system, and where each tile is."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from cosmogony.core.observing import Kept
from cosmogony.core.rng import Rng
from cosmogony.core.state import NOBODY, Setup, State, filled, zeros
from cosmogony.games.cosmogenesis import hidden, numbers, scoring
from cosmogony.games.cosmogenesis.actions import CHOOSE_KEEP
from cosmogony.games.cosmogenesis.bodies import ASTEROIDS, RESERVED, TOKENS
from cosmogony.games.cosmogenesis.components import (
    EXOTICS,
    PLANETARY_TILES,
    SECTORS,
    SPACES,
    STELLAR_TILES,
    Components,
)
from cosmogony.games.cosmogenesis.rules import board, choices, turn
from cosmogony.games.cosmogenesis.tiles import IN_BOX, IN_DECK, OFFERED, SYSTEM


class CosmogenesisState(State):
    """Systems are laid out flat: player, orbit, slot; slot 0 is the planet, slots 1 to 3 its moons."""

    components: Components
    phase: i64
    found: list[int]
    """The legal actions as the last decision left them; empty where they must be looked up.

    For search alone: a game that records looks them up, since its fields may be set from outside.
    """
    round: i64
    turns: i64
    """Turns finished in this round by all players together."""
    first_player: i64
    """Who had the monolith in the set-up."""
    monolith: i64
    """Who has it now, and starts the next round."""
    sectors_done: i64
    """A bit for each player and sector: taken from in this round."""
    taken: i64
    """The space whose element the current player has taken and not used yet, -1 for none."""
    extra: i64
    """Additional actions that the current player may still carry out."""
    exotics_used: i64
    """A bit for each exotic object used in this turn."""
    here: i64
    """The orbit to which pending life or evolution is bound, -1 for any."""
    reward_orbit: i64
    """The orbit of the planetary objective whose rewards are being carried out, -1 for none."""
    entry_next: i64
    """Rewards or an icon still due: the next entry of those that the edition lists."""
    entry_end: i64
    effect_next: i64
    """The next effect still due of the alternative that is being carried out."""
    effect_end: i64

    spaces: vec[i64]
    """By sector and space: the element that lies there, 0 for none."""
    bodies: vec[i64]
    """By player, orbit and slot."""
    life: vec[i64]
    """By player, orbit and slot: the level of life, 0 for none."""
    asteroids: vec[i64]
    """By player: in the belt."""
    comets: vec[i64]
    """By player: in the belt."""
    orbits: vec[i64]
    """By player: how many orbits the system has."""
    bag: vec[i64]
    """By token."""
    reserve: vec[i64]
    """By token; asteroids below 0 are those for which counters stand in."""
    removed: vec[i64]
    """By token: discarded from sectors II and III."""
    exotic_owner: vec[i64]
    """By exotic object: the seat, -1 for none."""
    exotic_counters: vec[i64]
    icons_used: vec[i64]
    """By exotic object: a bit for each icon used so far."""
    planetary_place: vec[i64]
    planetary_owner: vec[i64]
    planetary_deck: vec[i64]
    """From the top; -1 where a player has still to return a tile."""
    planetary_next: i64
    """How many tiles have been dealt from the top of the deck."""
    stellar_place: vec[i64]
    stellar_owner: vec[i64]
    stellar_deck: vec[i64]
    stellar_next: i64

    def __init__(self, components: Components, setup: Setup, n_players: i64, rng: Rng) -> None:
        super().__init__(setup, n_players, rng)
        self.components = components
        self.phase = CHOOSE_KEEP
        self.found = choices.NOT_LOOKED_UP
        self.round = 1
        self.turns = 0
        self.first_player = 0
        self.monolith = 0
        self.sectors_done = 0
        self.taken = -1
        self.extra = 0
        self.exotics_used = 0
        self.here = -1
        self.reward_orbit = -1
        self.entry_next = 0
        self.entry_end = 0
        self.effect_next = 0
        self.effect_end = 0
        self.planetary_next = 0
        self.stellar_next = 0
        self.spaces = vec[i64]()
        self.bodies = vec[i64]()
        self.life = vec[i64]()
        self.asteroids = vec[i64]()
        self.comets = vec[i64]()
        self.orbits = vec[i64]()
        self.bag = vec[i64]()
        self.reserve = vec[i64]()
        self.removed = vec[i64]()
        self.exotic_owner = vec[i64]()
        self.exotic_counters = vec[i64]()
        self.icons_used = vec[i64]()
        self.planetary_place = vec[i64]()
        self.planetary_owner = vec[i64]()
        self.planetary_deck = vec[i64]()
        self.stellar_place = vec[i64]()
        self.stellar_owner = vec[i64]()
        self.stellar_deck = vec[i64]()

    def legal_actions(self) -> list[int]:
        """List what the current player may do."""
        if self.found and not self.recording:
            return self.found
        return choices.look_up(self)

    def act(self, action: i64) -> None:
        """Carry out one decision and everything that follows from it without a choice."""
        turn.act(self, action)

    def observe_into(self, seat: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what a seat may know as numbers."""
        return numbers.observe(self, seat, buffer, at)

    def observe_next(self, seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append the same, written anew only where something has changed."""
        return numbers.observe_next(self, seat, buffer, kept)

    def observe_table(self, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of the table."""
        return numbers.observe_table(self, buffer, at)

    def observe_block(self, player: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of a player."""
        return numbers.observe_block(self, player, buffer, at)

    def scores(self) -> list[int]:
        """Return each player's points as they stand."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that win as things stand."""
        return scoring.winners(self)

    def copy(self) -> "CosmogenesisState":
        """Return an independent state for search."""
        other = CosmogenesisState(self.components, self.setup, self.n_players, self.rng.copy())
        other.current_player = self.current_player
        other.over = self.over
        other.phase = self.phase
        other.round = self.round
        other.turns = self.turns
        other.first_player = self.first_player
        other.monolith = self.monolith
        other.sectors_done = self.sectors_done
        other.taken = self.taken
        other.extra = self.extra
        other.exotics_used = self.exotics_used
        other.here = self.here
        other.reward_orbit = self.reward_orbit
        other.entry_next = self.entry_next
        other.entry_end = self.entry_end
        other.effect_next = self.effect_next
        other.effect_end = self.effect_end
        other.planetary_next = self.planetary_next
        other.stellar_next = self.stellar_next
        other.spaces = self.spaces[:]
        other.bodies = self.bodies[:]
        other.life = self.life[:]
        other.asteroids = self.asteroids[:]
        other.comets = self.comets[:]
        other.orbits = self.orbits[:]
        other.bag = self.bag[:]
        other.reserve = self.reserve[:]
        other.removed = self.removed[:]
        other.exotic_owner = self.exotic_owner[:]
        other.exotic_counters = self.exotic_counters[:]
        other.icons_used = self.icons_used[:]
        other.planetary_place = self.planetary_place[:]
        other.planetary_owner = self.planetary_owner[:]
        other.planetary_deck = self.planetary_deck[:]
        other.stellar_place = self.stellar_place[:]
        other.stellar_owner = self.stellar_owner[:]
        other.stellar_deck = self.stellar_deck[:]
        return other

    def determinize(self, seat: i64, rng: Rng) -> "CosmogenesisState":
        """Return a copy in which decks and secret tiles are dealt anew as far as the seat cannot know them."""
        return hidden.determinize(self, seat, rng)


def new_game(components: Components, setup: Setup, n_players: i64, rng: Rng) -> CosmogenesisState:
    """Set up the board (COS-1)."""
    state = CosmogenesisState(components, setup, n_players, rng)
    state.first_player = rng.below(n_players)
    state.monolith = state.first_player
    state.current_player = state.first_player
    state.bodies = zeros(n_players * SYSTEM)
    state.life = zeros(n_players * SYSTEM)
    state.asteroids = zeros(n_players)
    state.comets = zeros(n_players)
    state.orbits = filled(n_players, components.orbits)
    state.spaces = zeros(SECTORS * SPACES)
    state.bag = zeros(TOKENS)
    for token in range(TOKENS):
        state.bag[token] = components.tokens_in_bag(token, n_players)
    state.reserve = components.reserve[:RESERVED]
    state.removed = zeros(TOKENS)
    state.exotic_owner = filled(EXOTICS, NOBODY)
    state.exotic_counters = zeros(EXOTICS)
    state.icons_used = zeros(EXOTICS)
    deal_stellar(state)
    deal_planetary(state)
    for order in range(n_players):
        seat = (state.first_player + order) % n_players
        state.asteroids[seat] = components.starting_asteroids[order]
        state.reserve[ASTEROIDS] -= components.starting_asteroids[order]
    board.fill(state)
    return state


def deal_stellar(state: CosmogenesisState) -> None:
    """Shuffle the stellar objectives and form their deck (COS-1.5)."""
    tiles = vec[i64](range(STELLAR_TILES))
    state.rng.shuffle(tiles)
    state.stellar_deck = tiles[: state.components.stellar_deck[state.n_players]]
    state.stellar_place = filled(STELLAR_TILES, IN_BOX)
    state.stellar_owner = filled(STELLAR_TILES, NOBODY)
    for tile in state.stellar_deck:
        state.stellar_place[tile] = IN_DECK


def deal_planetary(state: CosmogenesisState) -> None:
    """Shuffle the planetary objectives, form their deck and offer every player two (COS-1.6, COS-1.11)."""
    tiles = vec[i64](range(PLANETARY_TILES))
    state.rng.shuffle(tiles)
    state.planetary_place = filled(PLANETARY_TILES, IN_BOX)
    state.planetary_owner = filled(PLANETARY_TILES, NOBODY)
    players = state.n_players
    for order in range(players):
        for tile in tiles[2 * order : 2 * order + 2]:
            state.planetary_place[tile] = OFFERED
            state.planetary_owner[tile] = (state.first_player + order) % players
    rest = tiles[2 * players : state.components.planetary_deck[players]]
    state.planetary_deck = filled(len(rest) + players, -1)
    for at in range(len(rest)):
        state.planetary_place[rest[at]] = IN_DECK
        state.planetary_deck[at] = rest[at]
