"""Cosmogenesis in numbers: what a table cannot overstep, and what a seat may know as bytes.

A seat knows all but the order of the decks, the tiles left out, and the tiles that others keep in secret.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cosmogony.core.numbers import Bounds, Field, amounts, flags, of
from cosmogony.core.observing import Kept, add, amount, distance, flag, raise_flags, seat_at
from cosmogony.games.cosmogenesis import actions
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COLOURS,
    COMET,
    EXOTIC,
    NONE,
    PLANETARY,
    RESERVED,
    STELLAR,
    TOKENS,
    asteroids_of,
    colour_of,
    is_gas,
    is_ringed,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import (
    EXOTICS,
    PLANETARY_TILES,
    ROUNDS,
    SECTORS,
    SPACES,
    STELLAR_TILES,
    Components,
)
from cosmogony.games.cosmogenesis.hidden import known_in_deck
from cosmogony.games.cosmogenesis.rewards import MOST_ENTRIES
from cosmogony.games.cosmogenesis.scoring import (
    belt_prize,
    belt_value,
    best_belts,
    stellar_tile_points,
    tile_points,
)
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, IN_HAND, OFFERED, ORBITS, SECRET, SLOTS, SYSTEM

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

PHASES: Final = 9
GIFTS: Final = 11
"""Kinds of effects."""
ALL_SPACES: Final = 20
ALL_SECTORS: Final = 0b1111
"""A bit for each."""
MOST_IN_HAND: Final = 4
"""Planetary objectives that a player can have: the one kept, and one of each even round."""

# What one is written as
ROUND: Final = 42
TURNS: Final = 15
FEW: Final = 63
TOKEN: Final = 6
DECK: Final = 10
SIZE: Final = 63
LIFE: Final = 51
BELT: Final = 12
ORBIT: Final = 36
POINTS: Final = 2

# Where things stand: on the table, in a space, in a body, in a player
TURN: Final = 40
"""The numbers that say whose decision it is and which, but for those by player."""
SPACE_COLOUR: Final = 5
SPACE_SIZE: Final = 10
SPACE_ASTEROIDS: Final = 11
SPACE_COMET: Final = 12
SPACE_TAKEN: Final = 13
SPACE: Final = 14
BODY_SIZE: Final = 3
BODY_WET: Final = 4
BODY_RINGED: Final = 5
BODY_LIFE: Final = 6
BODY_COLOUR: Final = 7
BODY: Final = 12
HAND: Final = 340
REVEALED: Final = 365
ASSIGNED: Final = 390
OWN_STELLAR: Final = 397
OWN_EXOTICS: Final = 416
SECRETS: Final = 426
SECTORS_DONE: Final = 427
SCORE: Final = 431
PLAYER: Final = 432


def bounds(components: Components, players: int) -> Bounds:
    """Return what no game oversteps.

    Each of 24 turns has an element to take, a use of it and an end, and an additional action, which may make a comet
    that asks where it goes. Every planetary objective is revealed once, every exotic object used as often as it has
    counters; each reward and icon asks which alternative, and each of its effects one thing, or is one more additional
    action.
    """
    turns = ROUNDS * SECTORS * players
    icons = sum(components.icon_count)
    due = icons + sum(components.reward_count)
    return Bounds(
        actions=actions.action(actions.KINDS - 1, actions.targets(actions.KINDS - 1)),
        choices=ORBITS + 3 * SYSTEM + 2 + MOST_IN_HAND * ORBITS + EXOTICS * MOST_ENTRIES + 1,
        length=players + 5 * turns + icons + due * (1 + 2 * most_effects(components)),
    )


def most_effects(components: Components) -> i64:
    """Return the most effects that a reward or an icon has."""
    most: i64 = 0
    effects = components.rewards.effects
    for alternative in range(len(effects) - 1):
        most = max(most, effects[alternative + 1] - effects[alternative])
    return most


def observation_fields(players: int) -> list[Field]:
    """Say what stands where in an observation."""
    fields = table_fields(players)
    for sector in range(SECTORS):
        for space in range(SPACES):
            fields += of(f"space_{sector + 1}_{space + 1}", SPACE_FIELDS)
    for place in range(players):
        owner = "own" if place == 0 else f"next_{place}"
        for body in range(SYSTEM):
            fields += of(f"{owner}.body_{body // 4 + 1}_{body % 4}", BODY_FIELDS)
        fields += of(owner, PLAYER_FIELDS)
    return fields


def table_fields(players: int) -> list[Field]:
    """Say what an observation tells of the table."""
    return [
        amounts("round", 1, ROUND, "1 to 6"),
        flags("choosing", PHASES, "which tile to keep, element, use, extra, comet, life, evolve, gift, effect"),
        flags("turn", players, "whose decision it is, from the seat that looks"),
        flags("monolith", players, "who has it"),
        amounts("turns", 1, TURNS, "turns finished in this round"),
        amounts("additional_actions", 1, FEW, "that the one to decide may still carry out"),
        flags("exotics_used", EXOTICS, "in this turn"),
        flags("bound_to", ORBITS, "the orbit to which life or evolution is bound"),
        flags("asked", GIFTS, "the effect for which life, evolution or a gift is being placed"),
        amounts("stellar_deck", 1, DECK, "tiles left"),
        amounts("planetary_deck", 1, DECK, "tiles left"),
        amounts("reserve", RESERVED, TOKEN, "terrestrial 1-2, 3, 4, asteroids, comets"),
        amounts("bag", TOKENS, TOKEN, "by token: terrestrial, (asteroids, comets), gas by size and colour, exotic"),
        flags("planetary_in_row", PLANETARY_TILES, "planetary objectives in sector I"),
        flags("stellar_in_row", STELLAR_TILES, "stellar objectives in sector I"),
        flags("exotics_on_board", EXOTICS, "exotic objects in sectors II and III"),
        amounts("exotic_counters", EXOTICS, FEW, "uses left of each exotic object"),
        flags("offered", PLANETARY_TILES, "the two tiles that the own seat chooses from in the set-up"),
        flags("returned", PLANETARY_TILES, "the tile that the own seat returned, while it is in the deck"),
    ]


SPACE_FIELDS: Final = [
    flags("kind", 5, "terrestrial, gas, exotic, stellar objective, planetary objective"),
    flags("colour", COLOURS, "of a gas giant"),
    amounts("size", 1, SIZE, "of a body"),
    amounts("asteroids", 1, FEW, "0 to 2"),
    flags("comet", 1, "a comet"),
    flags("taken", 1, "taken, and about to be used"),
]
BODY_FIELDS: Final = [
    flags("kind", 3, "terrestrial, gas, asteroid"),
    amounts("size", 1, SIZE, "1 to 4"),
    flags("wet", 1, "with water and atmosphere"),
    flags("ringed", 1, "with rings"),
    amounts("life", 1, LIFE, "1 bacterium to 5 intelligent life"),
    flags("colour", COLOURS, "of a gas giant"),
]
PLAYER_FIELDS: Final = [
    amounts("asteroids", 1, BELT, "in the belt"),
    amounts("comets", 1, BELT, "in the belt"),
    amounts("orbits", 1, ORBIT, "that the system has"),
    amounts("planets", 1, ORBIT, "that it holds"),
    flags("hand", PLANETARY_TILES, "planetary objectives in the hand that the looking seat knows"),
    flags("revealed", PLANETARY_TILES, "planetary objectives that were revealed"),
    flags("assigned", ORBITS, "orbits with an objective"),
    flags("stellar", STELLAR_TILES, "stellar objectives"),
    flags("exotics", EXOTICS, "exotic objects"),
    amounts("secret", 1, FEW, "tiles in the hand that the looking seat does not know"),
    flags("sectors_done", SECTORS, "taken from in this round"),
    amounts("points", 1, POINTS, "as they stand"),
]


def observe(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what a seat may know and return where it ends."""
    players = state.n_players
    blocks = observe_table(state, buffer, at)
    end = blocks
    for place in range(players):
        end = observe_block(state, seat_at(seat, place, players), buffer, end)
    observe_turn(state, seat, buffer, at)
    observe_between(state, seat, buffer, blocks)
    return end


def observe_next(state: "CosmogenesisState", seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
    """Append what a seat may know; where nothing has changed, as it was last written."""
    kept.divide(PLAYER)
    at = len(buffer)
    buffer = state.append_table(buffer, kept)
    blocks = len(buffer)
    buffer = state.append_blocks(seat, buffer, kept)
    observe_turn(state, seat, buffer, at)
    observe_between(state, seat, buffer, blocks)
    return buffer


def observe_table(state: "CosmogenesisState", buffer: vec[u8], at: i64) -> i64:
    """Write what belongs to nobody and does not hang on the turn: supplies and the central board."""
    at = observe_supplies(state, buffer, at + TURN + 2 * state.n_players)
    row = at
    at += PLANETARY_TILES + STELLAR_TILES + EXOTICS
    for counters in state.exotic_counters:
        amount(buffer, at, counters, FEW)
        at += 1
    at += 2 * PLANETARY_TILES
    observe_spaces(state, buffer, at, row)
    return at + ALL_SPACES * SPACE


def observe_between(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write what changes with the turn or hangs on several players, and the tiles that a seat alone knows.

    Sectors done, prizes for belts, the monolith.
    """
    players = state.n_players
    best, second = best_belts(state)
    for place in range(players):
        player = seat_at(seat, place, players)
        block = at + place * PLAYER
        raise_flags(buffer, block + SECTORS_DONE, (state.sectors_done >> (player * SECTORS)) & ALL_SECTORS)
        add(buffer, block + SCORE, belt_prize(state, belt_value(state, player), best, second), POINTS)
    add(buffer, at + distance(seat, state.monolith, players) * PLAYER + SCORE, state.components.monolith_points, POINTS)
    observe_own(state, seat, buffer, at)


def observe_own(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write the tiles that a seat alone knows: chosen from, returned, in its hand; and the space just taken from."""
    spaces = at - ALL_SPACES * SPACE
    if state.taken >= 0:
        flag(buffer, spaces + state.taken * SPACE + SPACE_TAKEN)
    returned = known_in_deck(state, seat)
    if returned >= 0:
        flag(buffer, spaces - PLANETARY_TILES + state.planetary_deck[returned])
    offered = spaces - 2 * PLANETARY_TILES
    places = state.planetary_place
    tile: i64 = -1
    for owner in state.planetary_owner:
        tile += 1
        if owner == seat:
            place = places[tile]
            if place == OFFERED:
                flag(buffer, offered + tile)
            elif place == SECRET:
                flag(buffer, at + HAND + tile)
    buffer[at + SECRETS] = u8(0)


def observe_turn(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write whose decision it is, and which."""
    players = state.n_players
    amount(buffer, at, state.round, ROUND)
    flag(buffer, at + 1 + state.phase)
    at += 1 + PHASES
    if not state.over:
        flag(buffer, at + distance(seat, state.current_player, players))
    flag(buffer, at + players + distance(seat, state.monolith, players))
    at += 2 * players
    amount(buffer, at, state.turns, TURNS)
    amount(buffer, at + 1, state.extra, FEW)
    at += 2
    raise_flags(buffer, at, state.exotics_used)
    at += EXOTICS
    if state.here >= 0:
        flag(buffer, at + state.here)
    at += ORBITS
    if actions.CHOOSE_LIFE <= state.phase <= actions.CHOOSE_GIFT:
        flag(buffer, at + state.components.rewards.kind[state.effect_next - 1])


def observe_supplies(state: "CosmogenesisState", buffer: vec[u8], at: i64) -> i64:
    """Write what is left in decks, reserve and bag."""
    amount(buffer, at, len(state.stellar_deck) - state.stellar_next, DECK)
    amount(buffer, at + 1, planetary_left(state), DECK)
    at += 2
    for left in state.reserve:
        amount(buffer, at, left, TOKEN)
        at += 1
    for left in state.bag:
        amount(buffer, at, left, TOKEN)
        at += 1
    return at


def planetary_left(state: "CosmogenesisState") -> i64:
    """Count the planetary deck; at its end are the places for what each player returns in the set-up (COS-1.11)."""
    deck = state.planetary_deck
    first = max(state.planetary_next, len(deck) - state.n_players)
    left: i64 = first - state.planetary_next
    for place in range(first, len(deck)):
        if deck[place] >= 0:
            left += 1
    return left


def observe_spaces(state: "CosmogenesisState", buffer: vec[u8], at: i64, row: i64) -> None:
    """Write what lies on the central board, space by space; objectives and exotic objects also by their names."""
    for element in state.spaces:
        if element != NONE:
            observe_element(element, buffer, at, row)
        at += SPACE


def observe_element(element: i64, buffer: vec[u8], at: i64, row: i64) -> None:
    """Write what lies on a space."""
    if element >= PLANETARY:
        flag(buffer, at + 4)
        flag(buffer, row + element - PLANETARY)
    elif element >= STELLAR:
        flag(buffer, at + 3)
        flag(buffer, row + PLANETARY_TILES + element - STELLAR)
    elif element >= EXOTIC:
        flag(buffer, at + 2)
        flag(buffer, row + PLANETARY_TILES + STELLAR_TILES + element - EXOTIC)
    elif element == COMET:
        flag(buffer, at + SPACE_COMET)
    elif asteroids_of(element) > 0:
        amount(buffer, at + SPACE_ASTEROIDS, asteroids_of(element), FEW)
    else:
        amount(buffer, at + SPACE_SIZE, size_of(element), SIZE)
        if is_gas(element):
            flag(buffer, at + 1)
            flag(buffer, at + SPACE_COLOUR + colour_of(element))
        else:
            flag(buffer, at)


def observe_block(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what everybody may know of a player: system, belt and tiles; life and tiles add their points."""
    belt = at + SYSTEM * BODY
    amount(buffer, belt, state.asteroids[seat], BELT)
    amount(buffer, belt + 1, state.comets[seat], BELT)
    amount(buffer, belt + 2, state.orbits[seat], ORBIT)
    amount(buffer, belt + 3, observe_system(state, seat, buffer, at), ORBIT)
    observe_tiles(state, seat, buffer, at)
    return at + PLAYER


def observe_system(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write the bodies of a system and return how many planets there are.

    Planets fill the orbits from the star outwards, moons the slots of theirs. Life on wet bodies is worth points.
    """
    bodies = state.bodies
    life = state.life
    score = at + SCORE
    first = seat * SYSTEM
    orbit: i64 = 0
    while orbit < ORBITS and bodies[first] != NONE:
        slot: i64 = 0
        while slot < SLOTS:
            body = bodies[first + slot]
            if body == NONE:
                break
            level = life[first + slot]
            observe_body(body, level, buffer, at + slot * BODY)
            if is_wet(body):
                add(buffer, score, state.components.life_points[level], POINTS)
            slot += 1
        at += SLOTS * BODY
        first += SLOTS
        orbit += 1
    return orbit


def observe_body(body: i64, life: i64, buffer: vec[u8], at: i64) -> None:
    """Write a planet or a moon."""
    amount(buffer, at + BODY_SIZE, size_of(body), SIZE)
    amount(buffer, at + BODY_LIFE, life, LIFE)
    if is_gas(body):
        flag(buffer, at + 1)
        flag(buffer, at + BODY_COLOUR + colour_of(body))
        if is_ringed(body):
            flag(buffer, at + BODY_RINGED)
    elif body == ASTEROID:
        flag(buffer, at + 2)
    else:
        flag(buffer, at)
        if is_wet(body):
            flag(buffer, at + BODY_WET)


def observe_tiles(state: "CosmogenesisState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write what a player has of planetary and stellar objectives and exotic objects, with their points."""
    tile: i64 = -1
    for owner in state.planetary_owner:
        tile += 1
        if owner == seat:
            observe_objective(state, tile, buffer, at)
    tile = -1
    for owner in state.stellar_owner:
        tile += 1
        if owner == seat:
            flag(buffer, at + OWN_STELLAR + tile)
            add(buffer, at + SCORE, stellar_tile_points(state, seat, tile), POINTS)
    exotic: i64 = -1
    for owner in state.exotic_owner:
        exotic += 1
        if owner == seat:
            flag(buffer, at + OWN_EXOTICS + exotic)
            add(buffer, at + SCORE, state.components.exotic_points, POINTS)


def observe_objective(state: "CosmogenesisState", tile: i64, buffer: vec[u8], at: i64) -> None:
    """Write a player's planetary objective: revealed, with its points, known in the hand, or secret."""
    place = state.planetary_place[tile]
    if place >= AT_ORBIT:
        add(buffer, at + SCORE, tile_points(state, tile), POINTS)
        flag(buffer, at + REVEALED + tile)
        flag(buffer, at + ASSIGNED + place - AT_ORBIT)
    elif place == IN_HAND:
        flag(buffer, at + HAND + tile)
    elif place == SECRET:
        buffer[at + SECRETS] += u8(FEW)
