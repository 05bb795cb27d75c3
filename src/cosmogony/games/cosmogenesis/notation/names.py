"""Names of bodies, elements, places and tiles, as messages.

Tiles are named by their edition. Where an edition keeps the names of ours, the reader sees them in the own language;
a tile of an owner's making keeps the name that its owner gave it.
"""

from collections.abc import Sequence

from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COMET,
    EXOTIC,
    LIFE_LEVELS,
    PLANETARY,
    STELLAR,
    asteroids_of,
    colour_of,
    is_gas,
    is_ringed,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import COLOUR_NAMES, Components
from cosmogony.games.cosmogenesis.tiles import SLOTS
from cosmogony.texts import Argument, Message, has_message, message, say

MOON_LETTERS = "abc"


def planetary_name(components: Components, tile: int) -> Argument:
    """Name a planetary objective."""
    return _name("planetary", components.planetary_ids[tile], components.planetary_names[tile])


def stellar_name(components: Components, tile: int) -> Argument:
    """Name a stellar objective."""
    return _name("stellar", components.stellar_ids[tile], components.stellar_names[tile])


def exotic_name(components: Components, exotic: int) -> Argument:
    """Name an exotic object."""
    return _name("exotic", components.exotic_ids[exotic], components.exotic_names[exotic])


def _name(table: str, tile_id: str, name: str) -> Argument:
    ours = f"cosmogenesis-{table}-{tile_id.replace('_', '-')}"
    return message(ours) if has_message(ours) and say(ours) == name else name


def named(name: Argument) -> Message:
    """Turn any name into a message of its own."""
    return name if isinstance(name, Message) else message("cosmogenesis-name", name=name)


def level_name(level: int) -> Message:
    """Name a level of life."""
    return message(f"cosmogenesis-life-{LIFE_LEVELS[level]}")


def colour_name(colour: int) -> Message:
    """Name a colour of gas giants."""
    return message(f"cosmogenesis-colour-{COLOUR_NAMES[colour]}")


def body_name(body: int) -> Message:
    """Describe a body: kind, size, water or rings."""
    size = size_of(body)
    if body == ASTEROID:
        return message("cosmogenesis-body-asteroid")
    if is_gas(body):
        kind = "gas-ringed" if is_ringed(body) else "gas"
        return message(f"cosmogenesis-body-{kind}", size=size, colour=colour_name(colour_of(body)))
    return message("cosmogenesis-body-wet" if is_wet(body) else "cosmogenesis-body-terrestrial", size=size)


def element_name(components: Components, element: int) -> Message:
    """Name an element as what somebody takes, uses or discards."""
    if element >= PLANETARY:
        return message("cosmogenesis-element-planetary", tile=planetary_name(components, element - PLANETARY))
    if element >= STELLAR:
        return message("cosmogenesis-element-stellar", tile=stellar_name(components, element - STELLAR))
    if element >= EXOTIC:
        return message("cosmogenesis-element-exotic", tile=exotic_name(components, element - EXOTIC))
    if element == COMET:
        return message("cosmogenesis-element-comet")
    if asteroids_of(element):
        return message("cosmogenesis-element-asteroids", count=asteroids_of(element))
    if is_gas(element):
        colour = colour_name(colour_of(element))
        return message("cosmogenesis-element-gas", size=size_of(element), colour=colour)
    return message("cosmogenesis-element-terrestrial", size=size_of(element))


def with_place(owner: int, place: int) -> Message:
    """Name a planet or moon as what something collides with."""
    return place_name("with", owner, place)


def on_place(owner: int, place: int) -> Message:
    """Name a planet or moon as where life is."""
    return place_name("on", owner, place)


def place_name(role: str, owner: int, place: int) -> Message:
    """Name a planet, or a moon by how far it is from its planet, in a role: with, on, or alone (the)."""
    orbit, slot = place // SLOTS + 1, place % SLOTS
    thing = f"{owner}/{place_text(place)}"
    which = f"moon-{slot}" if slot else "planet"
    return message(f"cosmogenesis-{role}-{which}", orbit=orbit, thing=thing)


def orbit_thing(owner: int, orbit: int) -> str:
    """Return the name under which an orbit, counted from 0, can be asked about."""
    return f"{owner}/orbit {orbit + 1}"


def and_body(place: Message, body: int) -> Message:
    """Add to a place what lies there."""
    return message("cosmogenesis-place-body", place=place, body=body_name(body))


def place_text(place: int) -> str:
    """Write a place in notation: 2 for the planet of orbit 2, 2b for its second moon."""
    orbit, slot = place // SLOTS + 1, place % SLOTS
    return f"{orbit}{MOON_LETTERS[slot - 1] if slot else ''}"


def listed(parts: Sequence[Message], joint: str = "list") -> Message:
    """Join messages into one: ``a, b, c`` or ``a and b``."""
    result = parts[-1]
    for part in reversed(parts[:-1]):
        result = message(f"cosmogenesis-{joint}", first=part, rest=result)
    return result
