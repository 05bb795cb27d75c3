"""All pieces of Cosmogenesis by kind, wherever they are: counts that never change during a game."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.state import zeros
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROIDS,
    COLOURS,
    COMET,
    COMETS,
    EXOTIC_TOKENS,
    GAS_TOKENS,
    NONE,
    RESERVED,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    TOKENS,
    TWO_ASTEROIDS,
    token_of,
)
from cosmogony.games.cosmogenesis.components import COLOUR_NAMES, EXOTICS, SECTORS, SPACES
from cosmogony.games.cosmogenesis.tiles import IN_DECK, SYSTEM

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def census(state: "CosmogenesisState") -> dict[str, int]:
    """Count tokens by kind, and the tiles of both decks."""
    counts = tokens(state)
    result: dict[str, int] = {}
    for token in range(TOKENS):
        result[token_name(state, token)] = counts[token]
    result["planetary objectives"] = tiles(state.planetary_place, state.planetary_deck, state.planetary_next)
    result["stellar objectives"] = tiles(state.stellar_place, state.stellar_deck, state.stellar_next)
    return result


def tokens(state: "CosmogenesisState") -> vec[i64]:
    """Count tokens by kind in the bag, the reserve, on the central board, in all systems, and out of the game."""
    counts = zeros(TOKENS)
    for token in range(TOKENS):
        counts[token] = state.bag[token] + state.removed[token]
    for token in range(RESERVED):
        counts[token] += state.reserve[token]
    for seat in range(state.n_players):
        counts[ASTEROIDS] += state.asteroids[seat]
        counts[COMETS] += state.comets[seat]
    for at in range(state.n_players * SYSTEM):
        if state.bodies[at] != NONE:
            counts[token_of(state.bodies[at])] += 1
    for exotic in range(EXOTICS):
        if state.exotic_owner[exotic] >= 0:
            counts[EXOTIC_TOKENS + exotic] += 1
    for at in range(SPACES, SECTORS * SPACES):
        count_space(counts, state.spaces[at])
    return counts


def count_space(counts: vec[i64], element: i64) -> None:
    """Count what lies on a space of sectors II to IV."""
    if element == COMET:
        counts[COMETS] += 1
    elif element == TWO_ASTEROIDS:
        counts[ASTEROIDS] += 2
    elif element != NONE:
        counts[token_of(element)] += 1


def tiles(places: vec[i64], deck: vec[i64], dealt: i64) -> i64:
    """Count the tiles that lie in a deck and those whose place is another."""
    count: i64 = 0
    for place in places:
        if place != IN_DECK:
            count += 1
    for at in range(dealt, len(deck)):
        if deck[at] >= 0:
            count += 1
    return count


def token_name(state: "CosmogenesisState", token: i64) -> str:
    """Return the name of a kind of token, as an edition's keys have it."""
    if token == TERRESTRIAL_1_2:
        return "terrestrial_1_2"
    if token == TERRESTRIAL_3:
        return "terrestrial_3"
    if token == TERRESTRIAL_4:
        return "terrestrial_4"
    if token == ASTEROIDS:
        return "asteroid"
    if token == COMETS:
        return "comet"
    if token < EXOTIC_TOKENS:
        size = 1 + (token - GAS_TOKENS) // COLOURS
        return f"gas_giant_{size}.{COLOUR_NAMES[(token - GAS_TOKENS) % COLOURS]}"
    return f"exotic.{state.components.exotic_ids[token - EXOTIC_TOKENS]}"
