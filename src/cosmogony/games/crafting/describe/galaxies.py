"""What lies in a galaxy: hexagons with their nebulae, corners with their stars, sides with their life."""

from cosmogony.core.answers import Description
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import ELEMENTS
from cosmogony.games.crafting.describe.common import what
from cosmogony.games.crafting.galaxy import count, has
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.rules import pieces
from cosmogony.games.crafting.state import CraftingState
from cosmogony.games.crafting.view import advanced_values, spaces_of, stars_needed
from cosmogony.texts import Message


def describe(state: CraftingState, seat: int | None, owner: int, name: str) -> Description:
    """Describe a space or a hexagon by its notation."""
    if name[0] == "s":
        return _corner(state, owner, int(name[1:]) - 1)
    if name[0] == "l":
        return _side(state, owner, int(name[1:]) - 1)
    return _hexagon(state, seat, owner, names.hexagon_names(state.components.galaxy).index(name))


def _hexagon(state: CraftingState, seat: int | None, owner: int, number: int) -> Description:
    galaxy = state.components.galaxy
    where = names.hexagon(galaxy, owner, number)
    tile = pieces.tile_at(state, owner, number)
    if tile == NOBODY:
        return Description(what("hexagon-name", hexagon=where), what("hexagon"), [what("hexagon-empty")], ["CRA-5.1"])
    name = what("nebula-name", hexagon=where)
    if has(pieces.completed(state, owner), number):
        return Description(
            name, what("completed"), _ring(state, seat, owner, number), ["CRA-6.7", "CRA-6.8", "CRA-6.9"]
        )
    does = what("nebula", needs=names.needs(state.components, tile), points=state.components.tile_points[tile])
    counts = [f"{owner}/{names.star_name(s)}" for s in spaces_of(galaxy.corners[number] & pieces.stars(state, owner))]
    return Description(name, does, [_needs(state, owner, number, tile)], ["CRA-6.2", "CRA-6.3"], counts)


def _needs(state: CraftingState, owner: int, number: int, tile: int) -> Message:
    """Say how many of a nebula's stars are there, and which are missing."""
    needs = stars_needed(state, owner, number, tile)
    missing = [sum(not need.met and need.element == element for need in needs) for element in range(ELEMENTS)]
    if not any(missing):
        return what("nebula-ready")
    met = sum(need.met for need in needs)
    return what("nebula-now", met=met, all=len(needs), missing=names.amounts(missing))


def _ring(state: CraftingState, seat: int | None, owner: int, number: int) -> list[Message]:
    """Say how far life surrounds a completed nebula, or what its advanced life is worth."""
    values = advanced_values(state, owner, number)
    if not values:
        around = count(pieces.life(state, owner) & state.components.galaxy.sides[number])
        return [what("ring-full") if around == 6 else what("ring-now", life=around)]
    known = state.over or (seat == owner and state.components.owner_may_look)
    return [what("advanced-known", points=sum(values)) if known else what("advanced-secret", count=len(values))]


def _corner(state: CraftingState, owner: int, space: int) -> Description:
    galaxy = state.components.galaxy
    where = names.star_space(galaxy, owner, space)
    around = spaces_of(galaxy.hexagons_at_star[space])
    touched = names.listed([names.hexagon(galaxy, owner, number) for number in around])
    element = pieces.element_at(state, owner, space)
    if element == NOBODY:
        now = [what("corner-empty")]
    elif has(pieces.supernovae(state, owner), space):
        now = [what("corner-supernova", star=names.star(element))]
    else:
        now = [what("corner-star", star=names.a_star(element))]
    now += [line for number in around for line in _open_nebula(state, owner, number)]
    return Description(what("corner-name", space=where), what("corner", hexagons=touched), now, ["CRA-5.2", "CRA-6.2"])


def _open_nebula(state: CraftingState, owner: int, number: int) -> list[Message]:
    """Say what an open nebula beside a corner still needs."""
    tile = pieces.tile_at(state, owner, number)
    if tile == NOBODY or has(pieces.completed(state, owner), number):
        return []
    where = names.hexagon(state.components.galaxy, owner, number)
    return [what("corner-nebula", hexagon=where, now=_needs(state, owner, number, tile))]


def _side(state: CraftingState, owner: int, space: int) -> Description:
    galaxy = state.components.galaxy
    where = names.life_space(galaxy, owner, space)
    around = spaces_of(galaxy.hexagons_at_life[space])
    touched = names.listed([names.hexagon(galaxy, owner, number) for number in around])
    if not has(pieces.life(state, owner), space):
        now = what("side-empty")
    else:
        now = what("side-stable" if has(pieces.stable(state, owner), space) else "side-proto")
    does = what("side", hexagons=touched)
    return Description(what("side-name", space=where), does, [now], ["CRA-5.3", "CRA-8.3", "CRA-6.7"])
