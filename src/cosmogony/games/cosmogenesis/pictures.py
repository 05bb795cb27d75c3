"""Objectives as pictures: the bodies that one asks for side by side, and which of them an orbit has already."""

from typing import Literal

import msgspec

from cosmogony.games.cosmogenesis.bodies import LIFE_LEVELS
from cosmogony.games.cosmogenesis.components import LONGEST_TABLE, MOST_NEEDS, Components
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import (
    BOUND,
    LIFE_LOW,
    MASK,
    NOUNS,
    ORBIT_HIGH,
    ORBIT_LOW,
    ROW,
    SIZES,
    SLOTS,
    SYSTEM,
    WITHOUT,
    count_in_orbit,
    moons_around,
)

What = Literal[
    "planet", "moon", "body", "orbit", "alone", "comet", "asteroid", "exotic", "card", "life", "colours", "colour"
]
"""A body; the orbit it has to be in; that it has no moons; or what else a stellar objective counts."""


class Part(msgspec.Struct, frozen=True):
    """One thing in the picture of an objective."""

    what: What
    kind: Literal["", "gas", "terrestrial", "asteroid"] = ""
    """Empty where any body will do."""
    size: int = 0
    """The least size, the orbit's number, or the level of life; 0 where it does not matter."""
    beyond: bool = False
    """Whether any larger number will do as well: orbits from this one on."""
    wet: bool = False
    ringed: bool = False
    life: int = 0
    """The least level of life."""


class TilePicture(msgspec.Struct, frozen=True):
    """What is drawn on an objective."""

    id: str
    parts: list[Part]
    ladder: list[tuple[int, int]]
    """For a stellar objective with a table: how many bring how many points, step by step."""


class Sought(msgspec.Struct, frozen=True):
    """A part, the condition that it comes from, and the how many-th of its kind it is."""

    part: Part
    condition: int
    nth: int = 0
    any_moon: bool = False


MEASURED: dict[str, list[Part]] = {
    "comets": [Part("comet")],
    "asteroids": [Part("asteroid")],
    "exotic objects": [Part("exotic")],
    "revealed objectives": [Part("card")],
    "sets of sizes": [Part("body", "terrestrial", size) for size in (1, 2, 3, 4)],
    "life levels": [Part("life", size=level) for level in range(1, len(LIFE_LEVELS))],
    "alternations": [Part("planet", "terrestrial"), Part("planet", "gas")],
    "gas giant colours": [Part("colours", "gas")],
    "gas giants of one colour": [Part("colour", "gas")],
}


def pictures(components: Components) -> list[TilePicture]:
    """Draw all objectives of an edition."""
    planetary = [
        TilePicture(name, [one.part for one in sought(components.planetary_needs[tile])], [])
        for tile, name in enumerate(components.planetary_ids)
    ]
    stellar = [
        TilePicture(name, counted(components.stellar_counts[tile]), ladder(components, tile))
        for tile, name in enumerate(components.stellar_ids)
    ]
    return planetary + stellar


def counted(text: str) -> list[Part]:
    """Draw what a stellar objective counts."""
    return MEASURED.get(text) or [one.part for one in sought([text])]


def ladder(components: Components, tile: int) -> list[tuple[int, int]]:
    """Return the steps of a stellar objective's table: where the points change."""
    if components.stellar_each[tile]:
        return []
    first = tile * (LONGEST_TABLE + 1)
    table = [components.stellar_table[first + count] for count in range(LONGEST_TABLE + 1)]
    return [(count, table[count]) for count in range(1, len(table)) if table[count] != table[count - 1]]


def sought(texts: list[str]) -> list[Sought]:
    """List what some conditions ask for: the planet, the moons that they describe, as many more as are needed."""
    found = [one for number, text in enumerate(texts) for one in _parts(text.removeprefix("exactly "), number)]
    moons = sum(one.part.what == "moon" for one in found)
    for number, text in enumerate(texts):
        least = max(
            [int(bound[3]) for bound in map(BOUND.fullmatch, text.split()) if bound and bound[1] == "moons"] or [0]
        )
        found += [Sought(Part("moon"), number, nth, any_moon=True) for nth in range(moons, least)]
    order = ("planet", "moon", "body")
    return sorted(found, key=lambda one: order.index(one.part.what) if one.part.what in order else len(order))


def _parts(text: str, condition: int) -> list[Sought]:
    sizes = SIZES.fullmatch(text)
    if sizes:
        return [Sought(Part("moon", size=nth + 1), condition, nth) for nth in range(int(sizes[2]))]
    words = text.split()
    count = int(words.pop(0)) if words[0].isdigit() else 1
    noun: What = ("planet", "moon", "body")[NOUNS.index(words[0]) % 3]
    part = _part(noun, words[1:])
    found = [Sought(part, condition, nth) for nth in range(count)]
    for index, word in enumerate(words):
        bound = BOUND.fullmatch(word)
        if bound and bound[1] == "orbit":
            found.append(Sought(Part("orbit", size=int(bound[3]), beyond=bound[2] == ">="), condition))
        elif word == "moons" and words[index - 1] == WITHOUT:
            found.append(Sought(Part("alone"), condition))
    return found


def _part(what: What, words: list[str]) -> Part:
    numbers = {bound[1]: bound[3] for bound in map(BOUND.fullmatch, words) if bound}
    kind = next((word for word in words if word in ("gas", "terrestrial", "asteroid")), "")
    life = LIFE_LEVELS.index(numbers["life"]) if "life" in numbers else int("life" in words)
    return Part(
        what,
        kind,  # type: ignore[arg-type]
        size=int(numbers.get("size", 0)),
        wet="wet" in words,
        ringed="ringed" in words,
        life=life,
    )


def found_in(state: CosmogenesisState, tile: int, owner: int, orbit: int) -> int:
    """Say which parts of a planetary objective's picture an orbit has, as bits."""
    bits = 0
    for number, one in enumerate(sought(state.components.planetary_needs[tile])):
        if _is_there(state, tile, owner * SYSTEM + orbit * SLOTS, orbit, one):
            bits |= 1 << number
    return bits


def _is_there(state: CosmogenesisState, tile: int, first: int, orbit: int, one: Sought) -> bool:
    needs, at = state.components.needs, (tile * MOST_NEEDS + one.condition) * ROW
    if one.part.what == "planet":  # as a body: its moons are parts of their own
        return bool(needs[at + MASK] >> state.bodies[first] & 1) and state.life[first] >= needs[at + LIFE_LOW]
    if one.part.what == "orbit":
        return needs[at + ORBIT_LOW] <= orbit + 1 <= needs[at + ORBIT_HIGH]
    moons = moons_around(state.bodies, first)
    if one.part.what == "alone":
        return moons == 0
    if one.any_moon:
        return moons > one.nth
    return count_in_orbit(needs, at, state.bodies, state.life, first, orbit) > one.nth
