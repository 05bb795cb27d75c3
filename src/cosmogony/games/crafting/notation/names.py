"""The names of things: as notation writes them, the same in every language, and as messages for people."""

from collections.abc import Sequence

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import is_of_life
from cosmogony.games.crafting.components import (
    CONTROL_NAMES,
    ELEMENTS,
    GOAL_NAMES,
    POWER_NAMES,
    SYMBOLS,
    Components,
    size_of,
)
from cosmogony.games.crafting.galaxy import SECTOR_NAMES, Galaxy, has
from cosmogony.games.crafting.rules.pieces import element_at, stable, supernovae
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message

POWER_WORDS = [name.replace("_", "-") for name in POWER_NAMES]
EFFECT_WORDS = ["crystals", "life", "gain", "replace", "star", "nebula", "proto", "stable"]
"""The effects of power cards that offer one of two."""
OMEGA_WORDS = ["1", "2", "3", "stabilise", "nothing"]
SECTOR_LETTERS = ("De", "Ps", "Ph")
CORNER_HOURS = {(0, -2): 12, (3, -1): 2, (3, 1): 4, (0, 2): 6, (-3, 1): 8, (-3, -1): 10}
"""By how far a corner lies to the right of and below the middle of its hexagon: the hour on its clock."""
SIDE_HOURS = {(1, -1): 1, (2, 0): 3, (1, 1): 5, (-1, 1): 7, (-2, 0): 9, (-1, -1): 11}


# Notation


def star_name(space: int) -> str:
    """Name a star space."""
    return f"s{space + 1}"


def life_name(space: int) -> str:
    """Name a life space."""
    return f"l{space + 1}"


def hexagon_name(galaxy: Galaxy, hexagon: int) -> str:
    """Name a hexagon by its sector and its place in it."""
    sector = galaxy.sector[hexagon]
    place = sum(galaxy.sector[other] == sector for other in range(hexagon + 1))
    return f"{SECTOR_LETTERS[sector]}{place}"


def hexagon_names(galaxy: Galaxy) -> list[str]:
    """Name all hexagons."""
    return [hexagon_name(galaxy, hexagon) for hexagon in range(galaxy.hexagons)]


def needs_text(components: Components, tile: int) -> str:
    """Write the stars a nebula needs, ``1H 2He 3O``."""
    needs = [components.needs[tile * ELEMENTS + element] for element in range(ELEMENTS)]
    return " ".join(f"{number}{SYMBOLS[element]}" for element, number in enumerate(needs) if number)


# Words for people


def hexagon(galaxy: Galaxy, owner: int, number: int) -> Message:
    """Name a hexagon by its sector and by where it lies from the sector's heart."""
    side = hexagon_side(galaxy, number)
    named = sector(galaxy.sector[number])
    same = [other for other in range(number) if galaxy.sector[other] == galaxy.sector[number]]
    again = sum(hexagon_side(galaxy, other) == side for other in same)
    thing = f"{owner}/{hexagon_name(galaxy, number)}"
    if again:
        return message(f"crafting-hexagon-{side}-more", sector=named, number=again + 1, thing=thing)
    return message(f"crafting-hexagon-{side}", sector=named, thing=thing)


def hexagon_side(galaxy: Galaxy, number: int) -> str:
    """Say on which side of its sector's heart a hexagon lies."""
    heart = galaxy.central[galaxy.sector[number]]
    dy = galaxy.r[number] - galaxy.r[heart]
    dx = 2 * (galaxy.q[number] - galaxy.q[heart]) + dy
    across = "left" if dx < 0 else "right" if dx > 0 else ""
    upright = "upper" if dy < 0 else "lower" if dy > 0 else ""
    return "-".join(part for part in (upright, across) if part) or "heart"


def star_space(galaxy: Galaxy, owner: int, space: int) -> Message:
    """Name a corner by the clock of a hexagon: even hours, twelve on top."""
    number = _clock(galaxy, galaxy.hexagons_at_star[space])
    dx = galaxy.star_x[space] - 6 * galaxy.q[number] - 3 * galaxy.r[number]
    dy = galaxy.star_y[space] - 3 * galaxy.r[number]
    where = hexagon(galaxy, owner, number)
    return message("crafting-corner", hexagon=where, hour=CORNER_HOURS[dx, dy], thing=f"{owner}/{star_name(space)}")


def life_space(galaxy: Galaxy, owner: int, space: int) -> Message:
    """Name a side by the clock of a hexagon: odd hours."""
    number = _clock(galaxy, galaxy.hexagons_at_life[space])
    dx = galaxy.life_x[space] - 4 * galaxy.q[number] - 2 * galaxy.r[number]
    dy = galaxy.life_y[space] - 2 * galaxy.r[number]
    where = hexagon(galaxy, owner, number)
    return message("crafting-side", hexagon=where, hour=SIDE_HOURS[dx, dy], thing=f"{owner}/{life_name(space)}")


def space_of(kind: int, galaxy: Galaxy, owner: int, space: int) -> Message:
    """Name the space of a choice: a side where life is chosen or placed, else a corner."""
    return life_space(galaxy, owner, space) if is_of_life(kind) else star_space(galaxy, owner, space)


def _clock(galaxy: Galaxy, around: int) -> int:
    """Choose the hexagon whose clock names a space: the heart of a sector before all others."""
    near = [number for number in range(galaxy.hexagons) if has(around, number)]
    return min(near, key=lambda number: (number not in galaxy.central, galaxy.sector[number], number))


def listed(parts: list[Message]) -> Message:
    """Join messages into one: ``a, b and c``."""
    result = parts[-1]
    for place, part in enumerate(reversed(parts[:-1])):
        result = message("crafting-list" if place else "crafting-and", first=part, rest=result)
    return result


def needs(components: Components, tile: int) -> Message:
    """Say which stars a nebula needs: ``1 hydrogen, 2 helium and 3 oxygen``."""
    wanted = [components.needs[tile * ELEMENTS + element] for element in range(ELEMENTS)]
    return amounts(wanted)


def amounts(wanted: Sequence[int]) -> Message:
    """Say how many stars of each element: ``1 hydrogen and 2 helium``."""
    return listed([message(f"crafting-need-{SYMBOLS[e]}", count=number) for e, number in enumerate(wanted) if number])


def star(element: int) -> Message:
    """Name a star of an element."""
    return message(f"crafting-star-{SYMBOLS[element]}")


def a_star(element: int) -> Message:
    """Name one star of an element, with its article."""
    return message(f"crafting-a-star-{SYMBOLS[element]}")


def life(firm: int) -> Message:
    """Name stable life, or proto life."""
    return message("crafting-life-stable" if firm else "crafting-life-proto")


def control(number: int) -> Message:
    """Name a control, or the type of a card."""
    return message(f"crafting-control-{CONTROL_NAMES[number]}")


def power(card: int) -> Message:
    """Name a power card."""
    return message(f"crafting-power-{POWER_WORDS[card]}")


def power_text(card: int) -> Message:
    """Say what a power card costs and does."""
    return message(f"crafting-power-text-{POWER_WORDS[card]}")


def goal(number: int) -> Message:
    """Name a goal."""
    return message(f"crafting-goal-{GOAL_NAMES[number]}")


def sector(number: int) -> Message:
    """Name a sector."""
    return message(f"crafting-sector-{SECTOR_NAMES[number]}")


def tile_name(components: Components, tile: int) -> Message:
    """Name a nebula tile: its size, what it needs, what it scores."""
    points = components.tile_points[tile]
    return message("crafting-tile", size=size_of(tile) + 1, needs=needs(components, tile), points=points)


def star_here(state: CraftingState, space: int) -> Message:
    """Name the star on a space of the current player's board."""
    if has(supernovae(state, state.current_player), space):
        return message("crafting-supernova")
    element = element_at(state, state.current_player, space)
    return star(element) if element != NOBODY else message("crafting-no-star")


def life_here(state: CraftingState, space: int) -> Message:
    """Name the life on a space of the current player's board."""
    return life(has(stable(state, state.current_player), space))
