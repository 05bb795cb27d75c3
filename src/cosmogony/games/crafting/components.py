"""The printed things of Crafting the Cosmos: board, tiles, cards and their numbers, read from an edition."""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.bounds import whole_number
from cosmogony.core.state import NOBODY, filled, zeros
from cosmogony.games.crafting.galaxy import SECTORS, Galaxy, bit

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

H: Final = 0
HE: Final = 1
O: Final = 2  # noqa: E741 - oxygen has no other symbol
C: Final = 3
ELEMENTS: Final = 4
SYMBOLS: Final = ["H", "He", "O", "C"]
ELEMENT_NAMES: Final = ["hydrogen", "helium", "oxygen", "carbon"]

LIGHT: Final = 0
TIME: Final = 1
GRAVITY: Final = 2
CHEMISTRY: Final = 3
CONTROLS: Final = 4
"""Controls, clockwise; energy cards and power cards come in the same four types."""
CONTROL_NAMES: Final = ["light", "time", "gravity", "chemistry"]

SIZES: Final = 3
TILE_PLACES: Final = 20
"""As many nebula tiles of a size as an edition may have; the tiles of the next size are numbered from there on."""
TILES: Final = 60
GROUP_1: Final = 8
"""Advanced-life tokens 0 to 7 are group 1, the others group 2."""
ADVANCED: Final = 24
SLOTS: Final = 4
CHAMBER: Final = 5
"""Scoring spaces of the time chamber."""
POWERS: Final = 32
POWERS_OF_A_TYPE: Final = 8
GOALS: Final = 16

# Power cards, by deck
MOLECULAR_CLOUD: Final = 0
AMINO_ACIDS: Final = 1
SPEED_OF_LIGHT: Final = 2
TIME_DILATION: Final = 3
RELATIVITY_DELTA: Final = 4
RELATIVITY_PSI: Final = 5
RELATIVITY_PHI: Final = 6
NUCLEAR_FISSION: Final = 7
GENERATIONS: Final = 8
EXPANDING_UNIVERSE: Final = 9
BLACK_HOLE: Final = 10
EVENT_HORIZON: Final = 11
FOURTH_DIMENSION: Final = 12
SPECIAL_RELATIVITY: Final = 13
QUASAR: Final = 14
NUCLEAR_FUSION: Final = 15
BINARY_STAR: Final = 16
CORE_COLLAPSE: Final = 17
STAR_STUFF: Final = 18
SHOOTING_STAR: Final = 19
SOLAR_WIND: Final = 20
PULSAR: Final = 21
WHITE_DWARF: Final = 22
WORMHOLE: Final = 23
GENETIC_DRIFT: Final = 24
IONIZING_RADIATION: Final = 25
EVOLUTION: Final = 26
ABIOGENESIS: Final = 27
SURVIVAL: Final = 28
SPECIATION: Final = 29
PHOTOSYNTHESIS: Final = 30
WATER_RICH_COMETS: Final = 31
POWER_NAMES: Final = [
    "molecular_cloud",
    "amino_acids",
    "speed_of_light",
    "time_dilation",
    "relativity_delta",
    "relativity_psi",
    "relativity_phi",
    "nuclear_fission",
    "generations",
    "expanding_universe",
    "black_hole",
    "event_horizon",
    "4th_dimension",
    "special_relativity",
    "quasar",
    "nuclear_fusion",
    "binary_star",
    "core_collapse",
    "star_stuff",
    "shooting_star",
    "solar_wind",
    "pulsar",
    "white_dwarf",
    "wormhole",
    "genetic_drift",
    "ionizing_radiation",
    "evolution",
    "abiogenesis",
    "survival_of_the_fittest",
    "speciation",
    "photosynthesis",
    "water_rich_comets",
]
COUNTED: Final = [
    "generations",
    "expanding_universe",
    "black_hole",
    "event_horizon",
    "4th_dimension",
    "special_relativity",
    "quasar",
    "survival_of_the_fittest",
    "speed_of_light",
    "time_dilation",
    "nuclear_fission",
    "pulsar",
    "white_dwarf",
    "wormhole",
]
"""Power cards whose effect is a number."""

# What energy cards a power card costs, besides the four types
ANY: Final = 4
MATCHING: Final = 5
DISCHARGE: Final = 6
COST_NAMES: Final = ["light", "time", "gravity", "chemistry", "any", "matching"]

# Goals, in the rulebook's order
STABLE_LIFE: Final = 0
NEBULAE_PSI: Final = 1
SUPERNOVAE: Final = 2
NEBULAE_PHI: Final = 3
STAR_GROUP: Final = 4
LIFE_DELTA: Final = 5
NEBULAE_DELTA: Final = 6
LIFE_PSI: Final = 7
LIFE_PHI: Final = 8
CRYSTALS_SCORED: Final = 9
CARBON_STARS: Final = 10
SMALL_NEBULAE: Final = 11
HELIUM_STARS: Final = 12
PROTO_LIFE: Final = 13
OXYGEN_STARS: Final = 14
CIVILISED_STARS: Final = 15
GOAL_NAMES: Final = [
    "stable-life",
    "nebulae-psi",
    "supernovae",
    "nebulae-phi",
    "star-group",
    "life-delta",
    "nebulae-delta",
    "life-psi",
    "life-phi",
    "crystals",
    "carbon",
    "small-nebulae",
    "helium",
    "proto-life",
    "oxygen",
    "civilised-stars",
]

AMOUNT: Final = re.compile(r"([1-9]) ?([a-zA-Z]+)")


class Components:
    """Everything that is printed, as flat lists, and the edition's rulings."""

    galaxy: Galaxy
    starting_star: i64
    starting_size: vec[i64]
    """By sector: the size (from 0) of the nebula on its centre hexagon."""
    capacity: i64
    steps: i64
    passive: i64
    dark_tokens: vec[i64]
    """By number of players less 2."""
    light_hydrogen: i64
    time_oxygen: i64
    time_dna: i64
    gravity_helium: i64
    gravity_supernova: i64
    chemistry_carbon: i64
    chemistry_nebula: i64
    star_tokens: vec[i64]
    """By element."""
    life_tokens: i64
    crystal_supply: vec[i64]
    """By number of players less 2."""
    track: i64
    chamber_points: vec[i64]
    """By scoring space."""
    advanced_values: vec[i64]
    """By advanced-life token: group 1, then group 2."""
    advanced_per_player: i64
    cards_of_each_type: i64
    display_size: i64
    starting_hand: i64
    hand_limit: i64
    set_size: i64
    set_points: i64
    tiles_of_size: vec[i64]
    """By size: how many nebula tiles there are."""
    needs: vec[i64]
    """By nebula tile and element."""
    tile_points: vec[i64]
    """By nebula tile."""
    tile_stars: vec[i64]
    """By nebula tile: how many stars it needs in all."""
    tile_print: vec[i64]
    """By nebula tile: the first tile of its size that looks the same; NOBODY where there is no such tile."""
    slot_cost: vec[i64]
    cost_type: vec[i64]
    """By power card: a type of energy card, ANY, MATCHING or DISCHARGE."""
    cost_cards: vec[i64]
    cost_supernovae: vec[i64]
    cost_gravitons: vec[i64]
    cost_proto: vec[i64]
    cost_stable: vec[i64]
    pay_types: vec[i64]
    """By power card: the types of energy cards that pay for it, as a mask; none for those of the time chamber."""
    amount: vec[i64]
    """By power card: the number of its effect."""
    goals_in_play: i64
    goal_track: i64
    first_place: i64
    second_place: i64

    shift_may_stop: bool
    skip_is_free: bool
    power_tokens_add_up: bool
    refill_each_card: bool
    spare_crystals: bool
    partial_gains: bool
    tiles_go_under: bool
    repeat_scoring: bool
    hop_over_supernovae: bool
    supernova_keeps_element: bool
    omega_compulsory: bool
    owner_may_look: bool
    second_place_with_two: bool
    owner_discards: bool
    cards_break_ties: bool
    photosynthesis_star: i64
    comets_star: i64
    event_horizon_from_board: bool
    discharge_card_scores: bool
    genetic_drift_anywhere: bool
    binary_star_may_stay: bool
    evolution_limit: i64
    survival_pays_unplaced: bool
    shooting_star_completed: bool
    matching_any_type: bool
    discharge_star_waits: bool
    renew_when_empty: bool
    final_hand_limit: bool
    deck_last: bool
    crystals_queue: bool
    sixth_crystal_returns: bool
    short_power_deck: bool
    use_without_effect: bool
    goal_counts_waiting: bool
    gain_without_space: bool
    black_hole_one_star: bool
    white_dwarf_without_star: bool
    wormhole_may_stay: bool

    def __init__(self, edition: "Edition") -> None:
        edition.integer("players.minimum", 2, 2)
        edition.integer("players.maximum", 4, 4)
        self.galaxy = Galaxy(edition)
        self.starting_star = SYMBOLS.index(edition.choice("board.starting_star", SYMBOLS))
        sizes = edition.integers("board.starting_nebulae", SECTORS, 1, SIZES)
        self.starting_size = vec[i64]([size - 1 for size in sizes])
        self.read_controls(edition)
        self.read_tokens(edition)
        self.read_energy_cards(edition)
        self.read_nebulae(edition)
        self.read_powers(edition)
        self.read_goals(edition)
        self.read_rulings(edition)
        self.read_later_rulings(edition)
        self.find_pay_types()
        edition.finish()

    def read_controls(self, edition: "Edition") -> None:
        """Read the main board: the four controls and what they give."""
        if edition.words("controls.order", CONTROLS) != CONTROL_NAMES:
            edition.fail("controls.order", f"only the order {', '.join(CONTROL_NAMES)} is known to this engine")
        self.capacity = edition.integer("controls.capacity", 3, 8)
        self.steps = edition.integer("controls.steps", 1, 6)
        self.passive = edition.integer("controls.passive", 1, 3)
        self.dark_tokens = vec[i64](edition.integers("controls.dark_tokens", 3, 0, 4))
        self.light_hydrogen = edition.integer("active.light_hydrogen", 0, 6)
        self.time_oxygen = edition.integer("active.time_oxygen", 0, 6)
        self.time_dna = edition.integer("active.time_dna", 0, 6)
        self.gravity_helium = edition.integer("active.gravity_helium", 0, 6)
        self.gravity_supernova = edition.integer("active.gravity_supernova", 0, 6)
        self.chemistry_carbon = edition.integer("active.chemistry_carbon", 0, 6)
        self.chemistry_nebula = edition.integer("active.chemistry_nebula", 0, 2)

    def read_tokens(self, edition: "Edition") -> None:
        """Read the tokens: stars, life, crystals and advanced life."""
        self.star_tokens = zeros(ELEMENTS)
        for element in range(ELEMENTS):
            self.star_tokens[element] = edition.integer(f"tokens.{ELEMENT_NAMES[element]}", 4, 99)
        self.life_tokens = edition.integer("tokens.life", 4, 200)
        self.crystal_supply = vec[i64](edition.integers("crystals.supply", 3, 1, 30))
        self.track = edition.integer("crystals.track", 2, 12)
        self.chamber_points = vec[i64](edition.integers("crystals.points", CHAMBER, 0, 50))
        values = edition.integers("advanced_life.group_1", GROUP_1, 0, 20)
        values = values + edition.integers("advanced_life.group_2", ADVANCED - GROUP_1, 0, 20)
        self.advanced_values = vec[i64](values)
        self.advanced_per_player = edition.integer("advanced_life.per_player", 0, 2)

    def read_energy_cards(self, edition: "Edition") -> None:
        """Read the energy cards."""
        self.cards_of_each_type = edition.integer("energy_cards.of_each_type", 8, 40)
        self.display_size = edition.integer("energy_cards.display", 0, 12)
        self.starting_hand = edition.integer("energy_cards.starting_hand", 0, 5)
        self.hand_limit = edition.integer("energy_cards.hand_limit", 0, 40)
        self.set_size = edition.integer("energy_cards.set", 1, 20)
        self.set_points = edition.integer("energy_cards.set_points", 0, 50)

    def read_nebulae(self, edition: "Edition") -> None:
        """Read the nebula tiles, such as ``1H 2He 3O: 10``; all tiles of a size need the same number of stars."""
        self.needs = zeros(TILES * ELEMENTS)
        self.tile_points = zeros(TILES)
        self.tile_stars = zeros(TILES)
        self.tile_print = filled(TILES, NOBODY)
        self.tiles_of_size = zeros(SIZES)
        for size in range(SIZES):
            key = f"nebula.size_{size + 1}"
            texts = edition.words(key)
            if not 4 <= len(texts) <= TILE_PLACES:
                edition.fail(key, f"has {len(texts)} tiles; there are 4 to {TILE_PLACES}, one at least for each player")
            self.tiles_of_size[size] = len(texts)
            tile: i64 = size * TILE_PLACES
            stars: i64 = 0
            printed: list[tuple[list[int], int]] = []
            for text in texts:
                parts = text.split(":")
                points = whole_number(parts[1]) if len(parts) == 2 else None
                if points is None or points < 0:
                    edition.fail(key, f'"{text}" is not a tile such as "1H 2He 3O: 10"')
                needed = elements(edition, key, parts[0])
                if stars not in (0, sum(needed)):
                    edition.fail(key, f'"{text}" needs {sum(needed)} stars, the tiles before it {stars}')
                stars = sum(needed)
                for element in range(ELEMENTS):
                    self.needs[tile * ELEMENTS + element] = needed[element]
                self.tile_points[tile] = points
                self.tile_stars[tile] = stars
                printed.append((needed, points))
                self.tile_print[tile] = size * TILE_PLACES + printed.index(printed[-1])
                tile += 1
            if stars > 6:
                edition.fail(key, f"tiles need {stars} stars; a nebula has only 6 corners")

    def read_powers(self, edition: "Edition") -> None:
        """Read the power card slots, and the cost and number of every power card."""
        self.slot_cost = vec[i64](edition.integers("power.slots", SLOTS, 1, 8))
        self.cost_type = zeros(POWERS)
        self.cost_cards = zeros(POWERS)
        self.cost_supernovae = zeros(POWERS)
        self.cost_gravitons = zeros(POWERS)
        self.cost_proto = zeros(POWERS)
        self.cost_stable = zeros(POWERS)
        self.amount = zeros(POWERS)
        for card in range(POWERS):
            key = f"power.{CONTROL_NAMES[card // POWERS_OF_A_TYPE]}.{POWER_NAMES[card]}"
            text = edition.word(key)
            in_chamber = card == GENERATIONS or card == EXPANDING_UNIVERSE or card == BLACK_HOLE
            if in_chamber != (text == "discharge"):
                edition.fail(key, '"discharge" is the cost of Generations, Expanding Universe and Black Hole only')
            if in_chamber:
                self.cost_type[card] = DISCHARGE
            else:
                self.read_cost(edition, key, text, card)
        for name in COUNTED:
            self.amount[POWER_NAMES.index(name)] = edition.integer(f"effect.{name}", 1, 6)

    def read_cost(self, edition: "Edition", key: str, text: str, card: i64) -> None:
        """Read a cost such as ``1 any, 1 graviton``; it begins with energy cards."""
        parts = [part.strip() for part in text.split(",")]
        for part in parts:
            match = AMOUNT.fullmatch(part)
            if match is None:
                edition.fail(key, f'"{part}" is not a cost such as "2 time"')
            amount = int(match.group(1))
            what = match.group(2)
            if part is parts[0] and what in COST_NAMES:
                self.cost_type[card] = COST_NAMES.index(what)
                self.cost_cards[card] = amount
            elif part is not parts[0] and what == "supernova":
                self.cost_supernovae[card] = amount
            elif part is not parts[0] and what == "graviton":
                self.cost_gravitons[card] = amount
            elif part is not parts[0] and what == "proto":
                self.cost_proto[card] = amount
            elif part is not parts[0] and what == "stable":
                self.cost_stable[card] = amount
            else:
                edition.fail(key, f'"{text}" is not energy cards ({", ".join(COST_NAMES)}), then tokens')
        if self.cost_type[card] == ANY and self.cost_cards[card] != 1:
            edition.fail(key, f'"{text}": cards of any type are paid one at a time; write "matching" for several')
        if self.cost_cards[card] == 0:
            edition.fail(key, f'"{text}" costs no energy card, so that a turn might never end')

    def read_goals(self, edition: "Edition") -> None:
        """Read the goal cards."""
        self.goals_in_play = edition.integer("goals.in_play", 1, GOALS)
        self.goal_track = edition.integer("goals.track", 2, 6)
        self.first_place = edition.integer("goals.first", 0, 20)
        self.second_place = edition.integer("goals.second", 0, 20)
        if edition.words("goals.cards", GOALS) != GOAL_NAMES:
            edition.fail("goals.cards", f"are not the sixteen goals {', '.join(GOAL_NAMES)}")

    def read_rulings(self, edition: "Edition") -> None:
        """Read how the open questions are decided."""
        self.shift_may_stop = edition.flag("rulings.shift_may_stop")
        self.skip_is_free = edition.flag("rulings.skip_is_free")
        self.power_tokens_add_up = edition.flag("rulings.power_tokens_add_up")
        self.refill_each_card = edition.choice("rulings.display_refill", ["phase", "card"]) == "card"
        self.spare_crystals = edition.flag("rulings.spare_crystals")
        self.partial_gains = edition.choice("rulings.short_supply", ["partial", "nothing"]) == "partial"
        self.tiles_go_under = edition.choice("rulings.lost_tiles", ["under", "out"]) == "under"
        self.repeat_scoring = edition.flag("rulings.repeat_scoring")
        self.hop_over_supernovae = edition.flag("rulings.hop_over_supernovae")
        self.supernova_keeps_element = edition.choice("rulings.supernova_element", ["kept", "chosen"]) == "kept"
        self.omega_compulsory = edition.flag("rulings.omega_compulsory")
        self.owner_may_look = edition.flag("rulings.owner_may_look")
        self.second_place_with_two = edition.flag("rulings.second_place_with_two")
        self.owner_discards = edition.choice("rulings.hand_limit_discard", ["choice", "random"]) == "choice"
        self.cards_break_ties = edition.choice("rulings.tie_break", ["cards", "shared"]) == "cards"
        self.photosynthesis_star = SYMBOLS.index(edition.choice("rulings.photosynthesis_star", SYMBOLS))
        self.comets_star = SYMBOLS.index(edition.choice("rulings.comets_star", SYMBOLS))
        self.event_horizon_from_board = edition.choice("rulings.event_horizon_pays", ["slider", "board"]) == "board"
        self.discharge_card_scores = edition.flag("rulings.discharge_card_scores")
        self.genetic_drift_anywhere = (
            edition.choice("rulings.genetic_drift_move", ["ordinary", "anywhere"]) == "anywhere"
        )
        self.binary_star_may_stay = edition.flag("rulings.binary_star_may_stay")
        self.evolution_limit = edition.integer("rulings.evolution_limit", 2, 3)
        self.survival_pays_unplaced = edition.flag("rulings.survival_pays_unplaced")
        self.shooting_star_completed = edition.flag("rulings.shooting_star_completed")
        self.matching_any_type = edition.flag("rulings.matching_any_type")

    def read_later_rulings(self, edition: "Edition") -> None:
        """Read how the questions are decided that a second look at the print has raised."""
        self.discharge_star_waits = edition.choice("rulings.discharge_star", ["placed", "kept"]) == "kept"
        self.renew_when_empty = edition.choice("rulings.deck_renewal", ["empty", "draw"]) == "empty"
        self.final_hand_limit = edition.flag("rulings.final_hand_limit")
        self.deck_last = edition.flag("rulings.deck_last")
        self.crystals_queue = edition.flag("rulings.crystals_queue")
        self.sixth_crystal_returns = edition.choice("rulings.sixth_crystal", ["out", "supply"]) == "supply"
        self.short_power_deck = edition.choice("rulings.short_power_deck", ["fewer", "closed"]) == "fewer"
        self.use_without_effect = edition.flag("rulings.use_without_effect")
        self.goal_counts_waiting = edition.choice("rulings.goal_crystals", ["scored", "waiting"]) == "waiting"
        self.gain_without_space = edition.flag("rulings.gain_without_space")
        self.black_hole_one_star = edition.flag("rulings.black_hole_one_star")
        self.white_dwarf_without_star = edition.flag("rulings.white_dwarf_without_star")
        self.wormhole_may_stay = edition.flag("rulings.wormhole_may_stay")

    def find_pay_types(self) -> None:
        """Find the types of energy cards that pay for each power card; those that match are of any type, or its own."""
        self.pay_types = zeros(POWERS)
        for card in range(POWERS):
            kind = self.cost_type[card]
            if kind == MATCHING and not self.matching_any_type:
                kind = control_of(card)
            if kind < ANY:
                self.pay_types[card] = bit(kind)
            elif kind != DISCHARGE:
                self.pay_types[card] = bit(CONTROLS) - 1


def elements(edition: "Edition", key: str, text: str) -> list[int]:
    """Read stars such as ``1H 2He 3O``."""
    amounts = [0, 0, 0, 0]
    for part in text.split():
        match = AMOUNT.fullmatch(part)
        if match is None or match.group(2) not in SYMBOLS:
            edition.fail(key, f'"{part}" is not stars such as 2H, 1He, 3O or 1C')
        amounts[SYMBOLS.index(match.group(2))] += int(match.group(1))
    if sum(amounts) == 0:
        edition.fail(key, f'"{text}" needs no star')
    return amounts


def size_of(tile: i64) -> i64:
    """Return the size of a nebula tile, from 0."""
    return tile // TILE_PLACES


def control_of(card: i64) -> i64:
    """Return the control to whose deck a power card belongs."""
    return card // POWERS_OF_A_TYPE
