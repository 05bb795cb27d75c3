"""The state of a game of Crafting the Cosmos: the controls, the galaxies, the stacks and what is being chosen."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from cosmogony.core.observing import Kept
from cosmogony.core.rng import Rng
from cosmogony.core.state import EVERYONE, NOBODY, Setup, State, filled, zeros
from cosmogony.games.crafting import hidden, numbers, scoring
from cosmogony.games.crafting.components import (
    ADVANCED,
    CONTROLS,
    ELEMENTS,
    GOALS,
    GROUP_1,
    POWERS,
    POWERS_OF_A_TYPE,
    SIZES,
    SLOTS,
    TILE_PLACES,
    TILES,
    Components,
)
from cosmogony.games.crafting.events import ROUND
from cosmogony.games.crafting.galaxy import SECTORS, bit
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    ENERGY,
    HELD,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    POINT_KINDS,
)
from cosmogony.games.crafting.rules import agenda, gains, turns


class CraftingState(State):
    """Lists by player and thing are flat: player * things + thing."""

    components: Components
    phase: i64
    round: i64
    first_player: i64
    turns_left: i64
    """Turns still to finish in this round, the current one included."""
    step: i64
    """How far the energy phase has come: 0 shift, 1 active reward, 2 to 5 passive rewards, 6 refill."""
    shifts_left: i64
    own_moved: bool
    scored_kinds: i64
    """Which scoring actions were taken this turn, as bits."""
    agenda: vec[i64]
    """What is still to be chosen, the next at ``pending - 1``."""
    pending: i64
    found: i64
    """The options of the current choice as the last decision left them; 0 where they must be looked up.

    For search alone: a game that records looks them up, since its fields may be set from outside.
    """
    dark: vec[i64]
    """Dark energy tokens by control."""
    token: vec[i64]
    """By player: the control with the energy token."""
    layers: vec[i64]
    """By player and layer."""
    tiles: vec[i64]
    """By player and hexagon: the nebula tile, NOBODY for none."""
    advanced: vec[i64]
    """By player and hexagon: advanced-life tokens + 1, eight bits each."""
    supply: vec[i64]
    chamber: vec[i64]
    """By player and field."""
    points: vec[i64]
    """By player and kind."""
    hands: vec[i64]
    """Energy cards by player and type."""
    shown: vec[i64]
    """By player and type: cards that all have seen go into the hand, fewest that must still be there."""
    energy: vec[i64]
    """Energy cards in deck, display and discard pile, by type; the deck's order is not fixed until it is drawn."""
    powers: vec[i64]
    """By player and slot: the power card, NOBODY for none."""
    power_deck: vec[i64]
    """By type, from the bottom: power card with its batch and who knows it."""
    power_left: vec[i64]
    """By type."""
    drawn: vec[i64]
    """Power cards that the current player has drawn and must choose from."""
    batches: i64
    """How many times power cards were drawn."""
    stacks: vec[i64]
    """By size, from the bottom: nebula tile and who knows it."""
    stack_left: vec[i64]
    """By size."""
    tiles_out: i64
    """Nebula tiles that left the game."""
    advanced_stack: vec[i64]
    """From the bottom; from 16 + two a player on lie the tokens that take no part."""
    advanced_left: i64
    goals: vec[i64]
    """All goals; the first six are those of this game, in order."""
    goals_shown: i64
    held: vec[i64]
    """What lies beside the current player's board, and that player's sliders."""
    held_tiles: vec[i64]
    """Nebula tiles beside the current player's board, and who knows them."""
    boards_changed: i64
    """A bit for each player whose board may have changed since ``new_block`` last wrote of it."""

    def __init__(self, components: Components, setup: Setup, n_players: i64, rng: Rng) -> None:
        super().__init__(setup, n_players, rng)
        self.components = components
        self.phase = ENERGY
        self.round = 1
        self.first_player = 0
        self.turns_left = n_players
        self.step = 0
        self.shifts_left = 0
        self.own_moved = False
        self.scored_kinds = 0
        self.pending = 0
        self.found = 0
        self.batches = 0
        self.tiles_out = 0
        self.advanced_left = 0
        self.goals_shown = 1
        self.boards_changed = EVERYONE

    def legal_actions(self) -> list[int]:
        """List what the current player may do."""
        return agenda.legal_actions(self)

    def legal_into(self, buffer: vec[i64], at: i64) -> i64:
        """Write the legal actions into a buffer and return how many."""
        return agenda.legal_into(self, buffer, at)

    def pick(self, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely."""
        return agenda.pick(self, rng)

    def act(self, action: i64) -> None:
        """Carry out one decision and everything that follows from it without a choice."""
        agenda.act(self, action)

    def observe_into(self, seat: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what a seat may know as numbers."""
        return numbers.observe(self, seat, buffer, at)

    def observe_next(self, seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append the same, written anew only where something has changed."""
        return numbers.observe_next(self, seat, buffer, kept)

    def observe_table(self, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of the table."""
        return numbers.observe_table(self, buffer, at)

    def new_block(self, player: i64, kept: Kept) -> vec[u8]:
        """Return what everybody may know of a player, the board as it was where nothing on it has changed."""
        return numbers.new_block(self, player, kept)

    def observe_block(self, player: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of a player."""
        return numbers.observe_block(self, player, buffer, at)

    def scores(self) -> list[int]:
        """Return each player's points as they stand; advanced life counts once it is shown."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that win by the points that all can see."""
        return scoring.winners(self)

    def copy(self) -> "CraftingState":
        """Return an independent state for search."""
        other = CraftingState(self.components, self.setup, self.n_players, self.rng.copy())
        other.current_player = self.current_player
        other.over = self.over
        other.phase = self.phase
        other.round = self.round
        other.first_player = self.first_player
        other.turns_left = self.turns_left
        other.step = self.step
        other.shifts_left = self.shifts_left
        other.own_moved = self.own_moved
        other.scored_kinds = self.scored_kinds
        other.pending = self.pending
        other.batches = self.batches
        other.tiles_out = self.tiles_out
        other.advanced_left = self.advanced_left
        other.goals_shown = self.goals_shown
        other.agenda = self.agenda[:]
        other.dark = self.dark[:]
        other.token = self.token[:]
        other.layers = self.layers[:]
        other.tiles = self.tiles[:]
        other.advanced = self.advanced[:]
        other.supply = self.supply[:]
        other.chamber = self.chamber[:]
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.shown = self.shown[:]
        other.energy = self.energy[:]
        other.powers = self.powers[:]
        other.power_deck = self.power_deck[:]
        other.power_left = self.power_left[:]
        other.drawn = self.drawn[:]
        other.stacks = self.stacks[:]
        other.stack_left = self.stack_left[:]
        other.advanced_stack = self.advanced_stack[:]
        other.goals = self.goals[:]
        other.held = self.held[:]
        other.held_tiles = self.held_tiles[:]
        return other

    def determinize(self, seat: i64, rng: Rng) -> "CraftingState":
        """Return a copy with all that the seat cannot know dealt anew."""
        return hidden.determinize(self, seat, rng)


def new_game(components: Components, setup: Setup, n_players: i64, rng: Rng) -> CraftingState:
    """Set up the main board and the player boards (CRA-1, CRA-2)."""
    state = CraftingState(components, setup, n_players, rng)
    state.agenda = zeros(32)
    state.held = zeros(HELD)
    state.held_tiles = vec[i64]()
    state.drawn = vec[i64]()
    state.points = zeros(n_players * POINT_KINDS)
    set_up_supply(state)
    shuffle_stacks(state)
    set_up_galaxies(state)
    deal_energy_cards(state)
    place_energy_tokens(state)
    state.emit(ROUND, state.first_player, state.round)
    turns.begin_turn(state)
    agenda.settle(state)
    return state


def set_up_supply(state: CraftingState) -> None:
    """Lay out stars, life and crystals (CRA-1.2, CRA-1.7)."""
    components = state.components
    state.supply = zeros(8)
    for element in range(ELEMENTS):
        state.supply[element] = components.star_tokens[element]
    state.supply[LIFE_LEFT] = components.life_tokens
    state.supply[CRYSTALS_LEFT] = components.crystal_supply[state.n_players - 2]


def shuffle_stacks(state: CraftingState) -> None:
    """Shuffle goals, power cards, nebulae and advanced life (CRA-1.3 to CRA-1.6)."""
    state.goals = vec[i64](range(GOALS))
    state.rng.shuffle(state.goals)
    state.power_deck = zeros(POWERS)
    for control in range(CONTROLS):
        fill_shuffled(state, state.power_deck, control * POWERS_OF_A_TYPE, POWERS_OF_A_TYPE)
    state.power_left = filled(CONTROLS, POWERS_OF_A_TYPE)
    state.stacks = zeros(TILES)
    for size in range(SIZES):
        fill_shuffled(state, state.stacks, size * TILE_PLACES, state.components.tiles_of_size[size])
    state.stack_left = state.components.tiles_of_size[:]
    state.advanced_stack = zeros(ADVANCED)
    group_2 = vec[i64](range(GROUP_1, ADVANCED))
    state.rng.shuffle(group_2)
    group_1 = vec[i64](range(GROUP_1))
    state.rng.shuffle(group_1)
    for place in range(ADVANCED - GROUP_1):
        state.advanced_stack[place] = group_2[place]
    for place in range(GROUP_1):
        state.advanced_stack[ADVANCED - GROUP_1 + place] = group_1[place]
    state.advanced_left = ADVANCED - GROUP_1 + state.components.advanced_per_player * state.n_players


def fill_shuffled(state: CraftingState, deck: vec[i64], start: i64, length: i64) -> None:
    """Fill a part of a deck with the numbers of its places, shuffled."""
    part = vec[i64](range(start, start + length))
    state.rng.shuffle(part)
    for place in range(length):
        deck[start + place] = part[place]


def set_up_galaxies(state: CraftingState) -> None:
    """Give everyone a star, a life, a crystal and three nebulae (CRA-2.2)."""
    components = state.components
    galaxy = components.galaxy
    n = state.n_players
    state.layers = zeros(n * LAYERS)
    state.tiles = filled(n * galaxy.hexagons, NOBODY)
    state.advanced = zeros(n * galaxy.hexagons)
    state.chamber = zeros(n * CHAMBER_FIELDS)
    state.powers = filled(n * SLOTS, NOBODY)
    for seat in range(n):
        state.layers[seat * LAYERS + components.starting_star] = bit(galaxy.centre)
        state.supply[components.starting_star] -= 1
        state.layers[seat * LAYERS + LIFE] = bit(galaxy.starting_life)
        state.supply[LIFE_LEFT] -= 1
        for sector in range(SECTORS):
            tile = gains.top_tile(state, components.starting_size[sector])
            state.tiles[seat * galaxy.hexagons + galaxy.central[sector]] = tile & 0xFF


def deal_energy_cards(state: CraftingState) -> None:
    """Fill the display and everyone's hand from the deck (CRA-1.5, CRA-2.3)."""
    state.energy = zeros(12)
    for control in range(CONTROLS):
        state.energy[DECK + control] = state.components.cards_of_each_type
    state.hands = zeros(state.n_players * CONTROLS)
    state.shown = zeros(state.n_players * CONTROLS)
    gains.fill_display(state)
    for seat in range(state.n_players):
        for _card in range(state.components.starting_hand):
            state.hands[seat * CONTROLS + gains.top_card(state)] += 1


def place_energy_tokens(state: CraftingState) -> None:
    """Draw the energy tokens one by one, clockwise from Light; the last player drawn begins (CRA-2.4, CRA-2.5)."""
    tokens = vec[i64](range(state.n_players))
    for _token in range(state.components.dark_tokens[state.n_players - 2]):
        tokens = append(tokens, NOBODY)
    state.rng.shuffle(tokens)
    state.dark = zeros(CONTROLS)
    state.token = zeros(state.n_players)
    control: i64 = 0
    for place in range(len(tokens)):
        seat = tokens[place]
        if seat == NOBODY:
            state.dark[control] += 1
        else:
            state.token[seat] = control
            state.first_player = seat
        control = (control + 1) % CONTROLS
    state.current_player = state.first_player
