"""What everything in Cosmogenesis is, and how it stands: for those who point at it and ask.

Things are named by a word and where they are: ``space II.3``, ``bag``; what belongs to a player has the seat before it:
``1/2a`` for the inner moon of orbit 2, ``0/plan cradle``. Tiles that a seat does not know are not among its things.
"""

from cosmogony.core.answers import Description
from cosmogony.games.cosmogenesis.bodies import NONE
from cosmogony.games.cosmogenesis.components import EXOTICS, SECTOR_NAMES, SECTORS, SPACES, STELLAR_TILES
from cosmogony.games.cosmogenesis.describe import common, systems, tiles
from cosmogony.games.cosmogenesis.notation.grammar import SPACE_NAMES
from cosmogony.games.cosmogenesis.notation.names import place_text
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM


def things(state: CosmogenesisState, seat: int | None) -> list[str]:
    """List everything that lies open to a seat."""
    used = [at for at in range(SECTORS * SPACES) if state.components.is_used(at, state.n_players)]
    return [
        *(f"sector {name}" for name in SECTOR_NAMES),
        *(f"space {SPACE_NAMES[at]}" for at in used),
        *("round", "bag", "deck planetary", "deck stellar", "reserve", "monolith", "gain"),
        *(f"{owner}/{thing}" for owner in range(state.n_players) for thing in owned(state, owner, seat)),
    ]


def owned(state: CosmogenesisState, owner: int, seat: int | None) -> list[str]:
    """List what belongs to a player, as far as a seat knows it."""
    orbits = range(state.orbits[owner])
    ids = state.components
    bodies = [place for place in range(SYSTEM) if state.bodies[owner * SYSTEM + place] != NONE]
    planets = [place // SLOTS for place in bodies if place % SLOTS == 0]
    return [
        *("system", "star", "zone", "belt", "expansion", "secret"),
        *(f"orbit {orbit + 1}" for orbit in orbits),
        *(f"{word} {orbit + 1}" for word in ("moons", "slot", "life") for orbit in planets),
        *(place_text(place) for place in bodies),
        *(f"plan {ids.planetary_ids[tile]}" for tile in tiles.plans_known(state, owner, seat)),
        *(f"stellar {ids.stellar_ids[tile]}" for tile in range(STELLAR_TILES) if state.stellar_owner[tile] == owner),
        *(f"exotic {ids.exotic_ids[tile]}" for tile in range(EXOTICS) if state.exotic_owner[tile] == owner),
    ]


def describe(state: CosmogenesisState, seat: int | None, thing: str) -> Description | None:
    """Say what something is; None for what is no thing that the seat sees."""
    if thing not in things(state, seat):
        return None
    owner, slash, name = thing.partition("/")
    if not slash:
        word, *rest = thing.split()
        return common.TOLD[word](state, seat, rest)
    word, *rest = name.split()
    if word in tiles.TOLD:
        return tiles.TOLD[word](state, seat, int(owner), rest[0])
    if word in systems.TOLD:
        return systems.TOLD[word](state, int(owner), rest)
    return systems.body(state, int(owner), name)
