"""What a seat cannot know in Cosmogenesis: the order of the decks, the tiles left out, and the others' secret tiles.

The bag is no secret but for chance: it is kept as counts, and each draw is made when it is due. Planetary objectives
taken from sector I are known to all; of the set-up a player knows the own two tiles and, until it is dealt, where in
the deck the returned one lies.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.core.rng import Rng
from cosmogony.games.cosmogenesis.components import PLANETARY_TILES, STELLAR_TILES
from cosmogony.games.cosmogenesis.rules.objectives import returned_at
from cosmogony.games.cosmogenesis.tiles import IN_BOX, IN_DECK, OFFERED, SECRET

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

OWNERS: Final = 8
"""More than there are owners of a tile, nobody included."""


def determinize(state: "CosmogenesisState", seat: i64, rng: Rng) -> "CosmogenesisState":
    """Return a copy with everything dealt anew that the seat cannot know (COS-1.5, COS-1.6, COS-1.11, COS-7.6)."""
    world = state.copy()
    redeal_stellar(world, rng)
    redeal_planetary(world, seat, rng)
    world.rng = rng.copy()
    return world


def redeal_stellar(world: "CosmogenesisState", rng: Rng) -> None:
    """Deal the stellar deck and the tiles left out anew (COS-1.5)."""
    unknown = vec[i64]()
    for tile in range(STELLAR_TILES):
        if world.stellar_place[tile] == IN_DECK or world.stellar_place[tile] == IN_BOX:
            world.stellar_place[tile] = IN_BOX
            unknown = append(unknown, tile)
    rng.shuffle(unknown)
    dealt: i64 = 0
    for at in range(world.stellar_next, len(world.stellar_deck)):
        world.stellar_deck[at] = unknown[dealt]
        world.stellar_place[unknown[dealt]] = IN_DECK
        dealt += 1


def redeal_planetary(world: "CosmogenesisState", seat: i64, rng: Rng) -> None:
    """Deal the planetary deck, the others' secret tiles and the tiles left out anew (COS-1.6, COS-1.11).

    Everyone else's tiles are gathered with their place and owner; shuffled tiles then fill the same places. The
    places are put in order first, so that the dealt world depends on nothing but what the seat knows and the dice.
    """
    own = known_in_deck(world, seat)
    unknown = vec[i64]()
    places: list[int] = []
    for tile in range(PLANETARY_TILES):
        if is_unknown(world, seat, tile) and (own < 0 or world.planetary_deck[own] != tile):
            unknown = append(unknown, tile)
            places.append(world.planetary_place[tile] * OWNERS + world.planetary_owner[tile] + 1)
    places.sort()
    rng.shuffle(unknown)
    at = next_unknown(world, world.planetary_next, own)
    for index in range(len(unknown)):
        tile = unknown[index]
        world.planetary_place[tile] = places[index] // OWNERS
        world.planetary_owner[tile] = places[index] % OWNERS - 1
        if world.planetary_place[tile] == IN_DECK:
            world.planetary_deck[at] = tile
            at = next_unknown(world, at + 1, own)


def is_unknown(world: "CosmogenesisState", seat: i64, tile: i64) -> bool:
    """Say whether a tile lies hidden from a seat: in the deck, left out, or another's secret (COS-1.6, COS-7.6)."""
    place = world.planetary_place[tile]
    if place == SECRET or place == OFFERED:
        return world.planetary_owner[tile] != seat
    return place == IN_DECK or place == IN_BOX


def known_in_deck(world: "CosmogenesisState", seat: i64) -> i64:
    """Return where the tile lies that the seat returned to the deck, -1 if it has not, or it was dealt (COS-1.11)."""
    at = returned_at(world, seat)
    if at < world.planetary_next or world.planetary_deck[at] < 0:
        return -1
    return at


def next_unknown(world: "CosmogenesisState", at: i64, own: i64) -> i64:
    """Return the first place of the deck, from ``at`` on, that holds a tile unknown to the seat (COS-1.11)."""
    while at < len(world.planetary_deck) and (at == own or world.planetary_deck[at] < 0):
        at += 1
    return at
