"""The printed things of Cosmogenesis: tokens, spaces, tiles and values, read from an edition."""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.state import filled, zeros
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COLOURS,
    COMET,
    EXOTIC_TOKENS,
    GAS_TOKENS,
    INTELLIGENT,
    RESERVED,
    TERRESTRIAL_1_2,
    TOKENS,
    TWO_ASTEROIDS,
)
from cosmogony.games.cosmogenesis.bodies import ASTEROIDS as ASTEROID_TOKENS
from cosmogony.games.cosmogenesis.bodies import COMETS as COMET_TOKENS
from cosmogony.games.cosmogenesis.rewards import Rewards
from cosmogony.games.cosmogenesis.tiles import ORBITS, ROW, SLOTS, made_strict, read_condition, read_measure

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

PLANETARY_TILES: Final = 25
STELLAR_TILES: Final = 19
EXOTICS: Final = 10
ROUNDS: Final = 6
SECTORS: Final = 4
SPACES: Final = 5
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
COLOUR_NAMES: Final = ["red", "green", "blue", "yellow", "violet"]
RESERVE_NAMES: Final = ["terrestrial_1_2", "terrestrial_3", "terrestrial_4", "asteroid", "comet"]
"""By token: as the keys of an edition have it."""
SECTOR_NAMES: Final = ["I", "II", "III", "IV"]
SECTOR_I: Final = 0
SECTOR_IV: Final = 3
MARKS: Final = ["2+", "3+", "4"]
"""What tokens and spaces are marked with: the number of players they are for."""
MOST_NEEDS: Final = 3
LONGEST_TABLE: Final = 12
TILE_ID: Final = re.compile(r"[a-z][a-z0-9_]*")


class Components:
    """Everything that is printed, as flat lists, and the edition's rulings."""

    reserve: vec[i64]
    """By token: what lies in the reserve at the start."""
    bag: vec[i64]
    """By mark and token: what goes into the bag."""
    space_marks: vec[i64]
    """By sector and space: the least number of players."""
    sector_iv: vec[i64]
    """By space: the element that fills it."""
    monolith_space: i64
    """Counted over all sectors, like the spaces of the board."""
    stellar_deck: vec[i64]
    """By number of players."""
    planetary_deck: vec[i64]
    """By number of players."""
    starting_asteroids: vec[i64]
    """By turn order."""

    orbits: i64
    expanded_orbits: i64
    habitable: i64
    moons: i64
    comet_price: i64
    life_price: i64
    expansion_price: i64
    discard_pays: i64

    planetary_ids: list[str]
    planetary_names: list[str]
    planetary_needs: list[list[str]]
    """By tile: the conditions in the edition's words."""
    planetary_points: vec[i64]
    need_count: vec[i64]
    needs: vec[i64]
    """By tile and condition: a row."""
    rewards: Rewards
    """What all planetary objectives and exotic objects give."""
    reward_first: vec[i64]
    """By tile: its first reward among all entries."""
    reward_count: vec[i64]

    stellar_ids: list[str]
    stellar_names: list[str]
    stellar_counts: list[str]
    """By tile: what is counted, in the edition's words."""
    stellar_each: vec[i64]
    """By tile: points for each; 0 where a table says it."""
    stellar_table: vec[i64]
    """By tile and number counted."""
    stellar_measure: vec[i64]
    stellar_rows: vec[i64]
    """By tile: the row of the bodies counted."""

    exotic_ids: list[str]
    exotic_names: list[str]
    icon_first: vec[i64]
    """By object: its first icon among all entries."""
    icon_count: vec[i64]

    life_points: vec[i64]
    """By level, 0 for no life."""
    exotic_points: i64
    belt_points: vec[i64]
    """For the most and the second most valuable belt."""
    asteroid_value: i64
    comet_value: i64
    monolith_points: i64

    counters: i64
    """Small counters for rounds, life and exotic objects."""
    counters_limited: bool
    turn_ends_without_element: bool
    leftover_measured_after: bool
    freed_tokens_first: bool
    growth_keeps_water: bool
    bacteria_survive: bool
    life_needs_water: bool
    life_on_asteroids: bool
    evolution_outside: bool
    monolith_when_discarding: bool
    taken_objectives_known: bool
    objectives_exact: bool
    one_objective_per_orbit: bool
    objectives_checked_at_end: bool
    impossible_reward_forbids: bool
    rewards_declined: bool
    gained_comets_collide: bool
    icons_each_once: bool
    impossible_icon_spent: bool
    belt_ranked_densely: bool
    empty_belt_scores: bool
    leftovers_stay: bool
    asteroid_for_missing_comet: bool

    def __init__(self, edition: "Edition") -> None:
        edition.integer("players.minimum", LEAST_PLAYERS, LEAST_PLAYERS)
        edition.integer("players.maximum", MOST_PLAYERS, MOST_PLAYERS)
        edition.integer("rounds.number", ROUNDS, ROUNDS)
        self.reserve = zeros(TOKENS)
        self.bag = zeros(len(MARKS) * TOKENS)
        self.rewards = Rewards()
        self.read_rulings(edition)
        self.read_tokens(edition)
        self.read_exotics(edition)
        self.read_spaces(edition)
        self.read_boards(edition)
        self.read_planetary(edition)
        self.read_stellar(edition)
        self.read_decks(edition)
        self.read_scores(edition)
        self.check_bag(edition)
        edition.finish()

    # Tokens, spaces and boards

    def read_tokens(self, edition: "Edition") -> None:
        """Read how many tokens of each kind lie in the reserve and in the bag."""
        for kind in range(TERRESTRIAL_1_2, EXOTIC_TOKENS):
            if kind == ASTEROID_TOKENS or kind == COMET_TOKENS:
                continue
            key = f"tokens.{token_name(kind)}"
            if kind < RESERVED:
                self.reserve[kind] = edition.integer(f"{key}.reserve", 0, 40)
            self.read_bag(edition, f"{key}.bag", kind)
            self.check_count(edition, f"{key}.count", kind)
        self.reserve[ASTEROID_TOKENS] = edition.integer("tokens.asteroid.reserve", 1, 99)
        self.reserve[COMET_TOKENS] = edition.integer("tokens.comet.reserve", 1, 99)
        self.counters = edition.integer("tokens.counters", 1, 99)
        edition.integer("tokens.player_tokens", 16, 16)
        edition.integer("tokens.monoliths", 1, 1)

    def read_bag(self, edition: "Edition", key: str, kind: i64) -> None:
        """Read how many tokens of a kind go into the bag: unmarked, marked 3+, marked 4."""
        counts = edition.integers(key, len(MARKS), 0, 40)
        for mark in range(len(MARKS)):
            self.bag[mark * TOKENS + kind] = counts[mark]

    def check_count(self, edition: "Edition", key: str, kind: i64) -> None:
        """Refuse a number of tokens that reserve and bag do not add up to."""
        total = self.token_count(kind)
        count = edition.integer(key, 0, 99)
        if count != total:
            edition.fail(key, f"{count} tokens, but reserve and bag hold {total}")

    def read_spaces(self, edition: "Edition") -> None:
        """Read the marks of all spaces and what fills those of sector IV."""
        self.space_marks = zeros(SECTORS * SPACES)
        for sector in range(SECTORS):
            key = f"sector.{SECTOR_NAMES[sector]}.marks"
            space: i64 = 0
            for mark in edition.words(key, SPACES):
                if mark not in MARKS:
                    edition.fail(key, f'"{mark}" is not one of {", ".join(MARKS)}')
                self.space_marks[sector * SPACES + space] = MARKS.index(mark) + LEAST_PLAYERS
                space += 1
            for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
                open_spaces = self.spaces_in(sector, players)
                if open_spaces != players + 1:
                    edition.fail(key, f"{players} players have {open_spaces} spaces, not {players + 1}")
        self.read_sector_iv(edition)

    def read_sector_iv(self, edition: "Edition") -> None:
        """Read what fills the spaces of sector IV; the monolith goes with exactly one of them."""
        key = "sector.IV.spaces"
        first = SECTOR_IV * SPACES
        self.sector_iv = zeros(SPACES)
        self.monolith_space = -1
        space: i64 = 0
        for text in edition.words(key, SPACES):
            name, _, monolith = text.partition(" and ")
            if name not in ("asteroid", "2 asteroids", "comet") or monolith not in ("", "monolith"):
                edition.fail(key, f'space {space + 1}: "{text}" is not asteroid, 2 asteroids, comet, or x and monolith')
            self.sector_iv[space] = ASTEROID if name == "asteroid" else COMET if name == "comet" else TWO_ASTEROIDS
            if monolith:
                if self.monolith_space >= 0:
                    edition.fail(key, f"space {space + 1}: a second monolith")
                self.monolith_space = first + space
            space += 1
        if self.monolith_space < 0 or not self.is_used(self.monolith_space, LEAST_PLAYERS):
            edition.fail(key, 'no space marked 2+ has the monolith; write for example "asteroid and monolith"')

    def is_used(self, space: i64, players: i64) -> bool:
        """Say whether a space is used with a number of players (COS-1.7)."""
        return self.space_marks[space] <= players

    def spaces_in(self, sector: i64, players: i64) -> i64:
        """Return how many spaces of a sector are used with a number of players (COS-1.7)."""
        count: i64 = 0
        for space in range(sector * SPACES, sector * SPACES + SPACES):
            if self.is_used(space, players):
                count += 1
        return count

    def read_boards(self, edition: "Edition") -> None:
        """Read the personal boards and the prices of additional actions."""
        edition.integer("board.personal", 4, 4)
        edition.integer("board.expansions", 4, 4)
        self.orbits = edition.integer("board.orbits", 1, ORBITS)
        self.expanded_orbits = self.orbits + edition.integer("board.expansion_orbits", 0, ORBITS - self.orbits)
        self.habitable = edition.integer("board.habitable_orbits", 0, ORBITS)
        self.moons = edition.integer("board.moons", 0, SLOTS - 1)
        self.starting_asteroids = vec[i64](edition.integers("board.starting_asteroids", MOST_PLAYERS, 0, 9))
        self.comet_price = edition.integer("price.comet", 0, 9)
        self.life_price = edition.integer("price.life", 0, 9)
        self.expansion_price = edition.integer("price.expansion", 0, 9)
        self.discard_pays = edition.integer("price.discard_pays", 0, 9)

    def is_habitable(self, orbit: i64) -> bool:
        """Say whether an orbit lies in the habitable zone (COS-1.1)."""
        return orbit < self.habitable

    # Tiles

    def read_planetary(self, edition: "Edition") -> None:
        """Read the planetary objectives: conditions, rewards, points."""
        self.planetary_ids = tile_ids(edition, "planetary", PLANETARY_TILES)
        self.planetary_names = []
        self.planetary_needs = []
        self.planetary_points = zeros(PLANETARY_TILES)
        self.need_count = zeros(PLANETARY_TILES)
        self.needs = zeros(PLANETARY_TILES * MOST_NEEDS * ROW)
        self.reward_first = zeros(PLANETARY_TILES)
        self.reward_count = zeros(PLANETARY_TILES)
        for tile in range(PLANETARY_TILES):
            key = f"planetary.{self.planetary_ids[tile]}"
            self.planetary_names.append(tile_name(edition, key))
            self.planetary_points[tile] = edition.integer(f"{key}.points", 0, 30)
            self.read_needs(edition, f"{key}.needs", tile)
            self.reward_first[tile] = len(self.rewards.alike)
            self.reward_count[tile] = self.rewards.read(edition, f"{key}.reward", 0)

    def read_needs(self, edition: "Edition", key: str, tile: i64) -> None:
        """Read the conditions of a planetary objective: all of them must hold in its orbit."""
        texts = edition.words(key)
        if not 1 <= len(texts) <= MOST_NEEDS:
            edition.fail(key, f"has {len(texts)} conditions, not 1 to {MOST_NEEDS}")
        if self.objectives_exact:
            texts = [made_strict(text) for text in texts]
        self.planetary_needs.append(texts)
        self.need_count[tile] = len(texts)
        at = tile * MOST_NEEDS * ROW
        for text in texts:
            for number in read_condition(edition, key, text):
                self.needs[at] = number
                at += 1

    def read_stellar(self, edition: "Edition") -> None:
        """Read the stellar objectives: what they count, and the points for it."""
        self.stellar_ids = tile_ids(edition, "stellar", STELLAR_TILES)
        self.stellar_names = []
        self.stellar_counts = []
        self.stellar_each = zeros(STELLAR_TILES)
        self.stellar_table = zeros(STELLAR_TILES * (LONGEST_TABLE + 1))
        self.stellar_measure = zeros(STELLAR_TILES)
        self.stellar_rows = zeros(STELLAR_TILES * ROW)
        for tile in range(STELLAR_TILES):
            key = f"stellar.{self.stellar_ids[tile]}"
            self.stellar_names.append(tile_name(edition, key))
            text = edition.word(f"{key}.counts")
            self.stellar_counts.append(text)
            measure = read_measure(edition, f"{key}.counts", text)
            self.stellar_measure[tile] = measure[0]
            for index in range(ROW):
                self.stellar_rows[tile * ROW + index] = measure[index + 1]
            self.read_stellar_points(edition, f"{key}.points", tile)

    def read_stellar_points(self, edition: "Edition", key: str, tile: i64) -> None:
        """Read points for each thing counted, or a table for 1, 2, 3 … of them."""
        if not isinstance(edition.value(key), list):
            self.stellar_each[tile] = edition.integer(key, 1, 30)
            return
        length = len(edition.value(key))
        if not 1 <= length <= LONGEST_TABLE:
            edition.fail(key, f"has {length} items, not 1 to {LONGEST_TABLE}")
        table = edition.integers(key, length, 0, 60)
        for count in range(1, LONGEST_TABLE + 1):
            self.stellar_table[tile * (LONGEST_TABLE + 1) + count] = table[min(count, length) - 1]

    def read_exotics(self, edition: "Edition") -> None:
        """Read the exotic objects: their mark and their icons."""
        self.exotic_ids = tile_ids(edition, "exotic", EXOTICS)
        self.exotic_names = []
        self.icon_first = zeros(EXOTICS)
        self.icon_count = zeros(EXOTICS)
        for exotic in range(EXOTICS):
            key = f"exotic.{self.exotic_ids[exotic]}"
            self.exotic_names.append(tile_name(edition, key))
            mark = edition.choice(f"{key}.mark", MARKS)
            self.bag[MARKS.index(mark) * TOKENS + EXOTIC_TOKENS + exotic] = 1
            self.icon_first[exotic] = len(self.rewards.alike)
            self.icon_count[exotic] = self.rewards.read(edition, f"{key}.icons", 1)

    # Decks, scores, rulings

    def read_decks(self, edition: "Edition") -> None:
        """Read how many objectives each deck has; three rounds must be able to fill sector I from it."""
        self.stellar_deck = filled(MOST_PLAYERS + 1, 0)
        self.planetary_deck = filled(MOST_PLAYERS + 1, 0)
        stellar = edition.integers("decks.stellar", 3, 1, STELLAR_TILES)
        planetary = edition.integers("decks.planetary", 3, 1, PLANETARY_TILES)
        for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            shown = ROUNDS // 2 * (players + 1)
            self.stellar_deck[players] = stellar[players - LEAST_PLAYERS]
            self.planetary_deck[players] = planetary[players - LEAST_PLAYERS]
            if self.stellar_deck[players] < shown:
                edition.fail("decks.stellar", f"{players} players need {shown} stellar objectives")
            if self.planetary_deck[players] < shown + players:
                edition.fail("decks.planetary", f"{players} players need {shown + players} planetary objectives")

    def read_scores(self, edition: "Edition") -> None:
        """Read the points of the final score sheet."""
        self.life_points = zeros(INTELLIGENT + 1)
        points = edition.integers("score.life", INTELLIGENT, 0, 30)
        for level in range(1, INTELLIGENT + 1):
            self.life_points[level] = points[level - 1]
        self.exotic_points = edition.integer("score.exotic_object", 0, 30)
        self.belt_points = vec[i64](edition.integers("score.belt", 2, 0, 30))
        self.asteroid_value = edition.integer("score.asteroid_value", 0, 9)
        self.comet_value = edition.integer("score.comet_value", 0, 9)
        self.monolith_points = edition.integer("score.monolith", 0, 30)

    def read_rulings(self, edition: "Edition") -> None:
        """Read how the open questions are decided."""
        self.asteroid_for_missing_comet = edition.choice("rulings.missing_comet", ["asteroid", "empty"]) == "asteroid"
        self.counters_limited = edition.choice("rulings.counters", ["unlimited", "limited"]) == "limited"
        self.turn_ends_without_element = (
            edition.choice("rulings.nothing_to_take", ["go_on", "turn_ends"]) == "turn_ends"
        )
        self.leftover_measured_after = edition.choice("rulings.leftover_measured", ["after", "before"]) == "after"
        self.freed_tokens_first = edition.flag("rulings.freed_tokens_first")
        self.growth_keeps_water = edition.flag("rulings.growth_keeps_water")
        self.bacteria_survive = edition.flag("rulings.bacteria_survive")
        self.monolith_when_discarding = edition.flag("rulings.monolith_when_discarding")
        self.taken_objectives_known = edition.choice("rulings.taken_objectives", ["known", "hidden"]) == "known"
        self.life_needs_water = edition.choice("rulings.life_arises", ["anywhere", "with_water"]) == "with_water"
        self.life_on_asteroids = edition.flag("rulings.life_on_asteroids")
        self.evolution_outside = edition.flag("rulings.evolution_outside")
        self.leftovers_stay = edition.choice("rulings.sector_iv_leftovers", ["reserve", "stay"]) == "stay"
        self.belt_ranked_densely = edition.choice("rulings.belt_ranking", ["dense", "skipping"]) == "dense"
        self.empty_belt_scores = edition.flag("rulings.empty_belt_scores")
        self.read_rulings_on_tiles(edition)

    def read_rulings_on_tiles(self, edition: "Edition") -> None:
        """Read how the open questions about objectives and exotic objects are decided."""
        self.objectives_exact = edition.choice("rulings.objectives_met", ["minimum", "exactly"]) == "exactly"
        self.one_objective_per_orbit = edition.flag("rulings.one_objective_per_orbit")
        self.objectives_checked_at_end = (
            edition.choice("rulings.objectives_checked", ["when_revealed", "also_at_end"]) == "also_at_end"
        )
        self.impossible_reward_forbids = edition.choice("rulings.impossible_reward", ["lost", "forbids"]) == "forbids"
        self.rewards_declined = edition.flag("rulings.rewards_declined")
        self.gained_comets_collide = edition.flag("rulings.gained_comets_collide")
        self.icons_each_once = edition.choice("rulings.exotic_icons", ["any", "each_once"]) == "each_once"
        self.impossible_icon_spent = edition.choice("rulings.impossible_icon", ["refused", "spent"]) == "spent"

    def check_bag(self, edition: "Edition") -> None:
        """Refuse a bag that cannot fill sectors II and III in all six rounds."""
        for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            tokens = self.bag_size(players)
            needed = 2 * players * (ROUNDS - 1) + 2 * (players + 1)
            if tokens < needed:
                edition.fail("tokens", f"with {players} players the bag holds {tokens}; six rounds need {needed}")

    def bag_size(self, players: i64) -> i64:
        """Return how many tokens go into the bag with a number of players."""
        tokens: i64 = 0
        for kind in range(TOKENS):
            tokens += self.tokens_in_bag(kind, players)
        return tokens

    def token_count(self, kind: i64) -> i64:
        """Return how many tokens of a kind there are, in the reserve and for the bag."""
        return self.reserve[kind] + self.tokens_in_bag(kind, MOST_PLAYERS)

    def tokens_in_bag(self, kind: i64, players: i64) -> i64:
        """Return how many tokens of a kind go into the bag with a number of players (COS-1.4)."""
        tokens: i64 = 0
        for mark in range(players - LEAST_PLAYERS + 1):
            tokens += self.bag[mark * TOKENS + kind]
        return tokens


def token_name(token: i64) -> str:
    """Return the name of a kind of token as an edition's keys have it; exotic objects have ids of their own."""
    if token < RESERVED:
        return RESERVE_NAMES[token]
    kind = token - GAS_TOKENS
    return f"gas_giant_{1 + kind // COLOURS}.{COLOUR_NAMES[kind % COLOURS]}"


def tile_ids(edition: "Edition", table: str, count: int) -> list[str]:
    """Return the ids of a table's tiles; there are as many as the game has."""
    ids = edition.children(table)
    for name in ids:
        if TILE_ID.fullmatch(name) is None:
            edition.fail(f"{table}.{name}", "an id is written in small letters, digits and _ and begins with a letter")
    if len(ids) != count:
        edition.fail(table, f"has {len(ids)} tiles, not {count}")
    return ids


def tile_name(edition: "Edition", key: str) -> str:
    """Return a tile's own name."""
    name = edition.word(f"{key}.name")
    if not name.strip():
        edition.fail(f"{key}.name", "is empty")
    return name
