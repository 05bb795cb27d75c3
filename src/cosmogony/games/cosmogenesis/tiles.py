"""The vocabulary of objectives and exotic objects: conditions, measures and effects, from words to numbers.

A condition counts bodies of one orbit, a measure counts over a whole system::

    "planet terrestrial wet life>=jellyfish moons>=1"
    "2 bodies wet"
    "3 different moon sizes"

Both are read into a row of numbers that ``matches`` checks with a few comparisons.
"""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    BODIES,
    GAS,
    INTELLIGENT,
    LIFE_LEVELS,
    RINGED,
    is_gas,
    is_ringed,
    is_terrestrial,
    is_wet,
    size_of,
)

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

ORBITS: Final = 7
"""The most orbits a system can have, with its expansion."""
SLOTS: Final = 4
"""A planet and at most three moons."""
SYSTEM: Final = 28

# Where a tile is. A planetary objective that lies beside an orbit is at AT_ORBIT + orbit.
IN_BOX: Final = 0
"""Left out of the game, unseen."""
IN_DECK: Final = 1
IN_ROW: Final = 2
"""In sector I, face up."""
OFFERED: Final = 3
"""One of the two planetary objectives that its owner chooses from in the set-up."""
SECRET: Final = 4
"""In its owner's hand since the set-up: nobody else knows it."""
IN_HAND: Final = 5
"""In its owner's hand, taken from sector I before everyone's eyes."""
OWNED: Final = 6
"""A stellar objective beside its owner's board."""
DISCARDED: Final = 7
AT_ORBIT: Final = 8

# A row of numbers: one condition or measure
LEAST: Final = 0
"""How many bodies of the orbit must match."""
WHO: Final = 1
MASK: Final = 2
"""The bodies that match, as bits."""
LIFE_LOW: Final = 3
LIFE_HIGH: Final = 4
MOONS_LOW: Final = 5
MOONS_HIGH: Final = 6
ORBIT_LOW: Final = 7
ORBIT_HIGH: Final = 8
ONE_SMALLER: Final = 9
"""1 if only a moon one size smaller than its terrestrial planet matches."""
ROW: Final = 10

# Who is counted
PLANETS: Final = 0
MOONS: Final = 1
ANY_BODY: Final = 2
MOON_SIZES: Final = 3
"""Not bodies but the different sizes among the moons."""

# What a stellar objective counts besides bodies
COUNT_BODIES: Final = 0
COUNT_COMETS: Final = 1
COUNT_ASTEROIDS: Final = 2
COUNT_EXOTICS: Final = 3
COUNT_REVEALED: Final = 4
COUNT_SIZE_SETS: Final = 5
COUNT_LIFE_LEVELS: Final = 6
COUNT_ALTERNATIONS: Final = 7
COUNT_COLOURS: Final = 8
COUNT_ONE_COLOUR: Final = 9
MEASURES: Final = [
    "",
    "comets",
    "asteroids",
    "exotic objects",
    "revealed objectives",
    "sets of sizes",
    "life levels",
    "alternations",
    "gas giant colours",
    "gas giants of one colour",
]

# Effects: rewards of planetary objectives, icons of exotic objects
GAIN_ASTEROIDS: Final = 0
GAIN_COMET: Final = 1
GAIN_ACTION: Final = 2
GAIN_EVOLUTION: Final = 3
GAIN_LIFE: Final = 4
EFFECTS: Final = ["asteroids", "comet", "action", "evolve", "life"]

NOUNS: Final = ["planet", "moon", "body", "planets", "moons", "bodies"]
PROPERTIES: Final = ["terrestrial", "gas", "asteroid", "wet", "dry", "ringed", "plain", "one-smaller", "life"]
BOUND: Final = re.compile(r"(size|life|moons|orbit)(>=|=)(\w+)")
SIZES: Final = re.compile(r"([2-4]) different moon sizes")
EFFECT: Final = re.compile(r"(?:([1-9]) )?(\w+)")


def read_condition(edition: "Edition", key: str, text: str) -> list[int]:
    """Read a condition: an optional number, then bodies with their properties, or a number of moon sizes."""
    sizes = SIZES.fullmatch(text)
    if sizes is not None:
        row = empty_row()
        row[WHO] = MOON_SIZES
        row[LEAST] = int(sizes.group(1))
        if row[LEAST] > 3:
            edition.fail(key, f'"{text}": an orbit has at most 3 moons')
        return row
    words = text.split()
    least = 1
    if words and words[0].isdigit():
        least = int(words[0])
        words = words[1:]
    row = read_bodies(edition, key, text, words)
    most = 1 if row[WHO] == PLANETS else 3 if row[WHO] == MOONS else SLOTS
    if not 1 <= least <= most:
        edition.fail(key, f'"{text}": an orbit never has {least} of these; write 1 to {most}')
    row[LEAST] = least
    return row


def read_measure(edition: "Edition", key: str, text: str) -> list[int]:
    """Read what a stellar objective counts: bodies with their properties, or one of the named measures.

    The measure's number comes first in the result, then the row for counting bodies.
    """
    if text in MEASURES and text:
        return [MEASURES.index(text), *empty_row()]
    words = text.split()
    if not words or words[0] not in NOUNS:
        named = ", ".join(MEASURES[1:])
        edition.fail(key, f'"{text}" counts nothing; write planets, moons or bodies with properties, or one of {named}')
    return [COUNT_BODIES, *read_bodies(edition, key, text, words)]


def empty_row() -> list[int]:
    """Return a row that matches every body."""
    row = [0] * ROW
    row[WHO] = ANY_BODY
    row[MASK] = (1 << BODIES) - 2
    row[LIFE_HIGH] = INTELLIGENT
    row[MOONS_HIGH] = SLOTS - 1
    row[ORBIT_HIGH] = ORBITS
    return row


def read_bodies(edition: "Edition", key: str, text: str, words: list[str]) -> list[int]:
    """Read a noun and its properties into a row."""
    if not words or words[0] not in NOUNS:
        edition.fail(key, f'"{text}" does not name planet, moon or body; write for example "planet terrestrial wet"')
    row = empty_row()
    row[WHO] = NOUNS.index(words[0]) % 3
    for word in words[1:]:
        bound = BOUND.fullmatch(word)
        if bound is not None:
            read_bound(edition, key, row, bound.group(1), bound.group(2), bound.group(3))
        elif word == "life":
            row[LIFE_LOW] = 1
        elif word == "one-smaller":
            row[ONE_SMALLER] = 1
        elif word in PROPERTIES:
            row[MASK] &= property_mask(word)
        else:
            there = ", ".join(PROPERTIES)
            edition.fail(key, f'"{word}" is no property; there are {there}, and size, life, moons, orbit with = or >=')
    check_row(edition, key, text, row)
    return row


def check_row(edition: "Edition", key: str, text: str, row: list[int]) -> None:
    """Refuse a row that no body could ever match, or that asks moons about moons."""
    if row[WHO] == PLANETS:
        row[MASK] &= ~(1 << ASTEROID)
    elif row[WHO] == MOONS:
        row[MASK] &= (1 << GAS) - 1
    if row[MASK] == 0 or row[LIFE_LOW] > row[LIFE_HIGH]:
        edition.fail(key, f'"{text}" contradicts itself: no such body exists')
    if row[WHO] != PLANETS and (row[MOONS_LOW] > 0 or row[MOONS_HIGH] < SLOTS - 1):
        edition.fail(key, f'"{text}": only a planet has moons')
    if row[WHO] != MOONS and row[ONE_SMALLER]:
        edition.fail(key, f'"{text}": only a moon can be one size smaller than its planet')


def read_bound(edition: "Edition", key: str, row: list[int], what: str, sign: str, value: str) -> None:
    """Read a bound such as ``size>=3`` into a row."""
    if what == "life":
        if value not in LIFE_LEVELS[1:]:
            edition.fail(key, f'"{value}" is no level of life; there are {", ".join(LIFE_LEVELS[1:])}')
        read_range(row, LIFE_LOW, LIFE_LEVELS.index(value), sign)
        return
    low = 0 if what == "moons" else 1
    high = 4 if what == "size" else 3 if what == "moons" else ORBITS
    if not value.isdigit() or not low <= int(value) <= high:
        edition.fail(key, f'"{what}{sign}{value}": write a number from {low} to {high}')
    number = int(value)
    if what == "size":
        row[MASK] &= size_mask(number, sign == "=")
    elif what == "moons":
        read_range(row, MOONS_LOW, number, sign)
    else:
        read_range(row, ORBIT_LOW, number, sign)


def read_range(row: list[int], low: int, number: int, sign: str) -> None:
    """Set the lower bound, and with ``=`` the upper one too, which follows it in the row."""
    row[low] = number
    if sign == "=":
        row[low + 1] = number


def property_mask(word: str) -> int:
    """Return the bodies that have a property, as bits."""
    mask = 0
    for body in range(1, BODIES):
        if (
            (word == "terrestrial" and is_terrestrial(body))
            or (word == "gas" and is_gas(body))
            or (word == "asteroid" and body == ASTEROID)
            or (word == "wet" and is_wet(body))
            or (word == "dry" and is_terrestrial(body) and not is_wet(body))
            or (word == "ringed" and is_ringed(body))
            or (word == "plain" and GAS <= body < RINGED)
        ):
            mask |= 1 << body
    return mask


def size_mask(size: int, exactly: bool) -> int:
    """Return the bodies of a size, or of at least that size, as bits."""
    mask = 0
    for body in range(1, BODIES):
        own = size_of(body)
        if own == size or (own > size and not exactly):
            mask |= 1 << body
    return mask


def read_effect(edition: "Edition", key: str, text: str) -> list[int]:
    """Read an effect such as ``2 asteroids``, ``comet`` or ``evolve``: its kind and amount."""
    match = EFFECT.fullmatch(text)
    word = match.group(2) if match is not None else ""
    name = "asteroids" if word == "asteroid" else word
    if match is None or name not in EFFECTS:
        edition.fail(key, f'"{text}" is no effect; write 2 asteroids, comet, action, evolve or life')
    amount = int(match.group(1) or "1")
    if amount != 1 and name != "asteroids":
        edition.fail(key, f'"{text}": only asteroids come in numbers; repeat the effect instead')
    return [EFFECTS.index(name), amount]


def matches(rows: vec[i64], at: i64, bodies: vec[i64], life: vec[i64], first: i64, slot: i64, orbit: i64) -> bool:
    """Say whether the body in a slot of an orbit matches the row that begins at ``at``.

    ``first`` is where the orbit's planet lies; orbits count from 0 here and from 1 in rows.
    """
    body = bodies[first + slot]
    if (rows[at + MASK] >> body) & 1 == 0:
        return False
    level = life[first + slot]
    if level < rows[at + LIFE_LOW] or level > rows[at + LIFE_HIGH]:
        return False
    if orbit + 1 < rows[at + ORBIT_LOW] or orbit + 1 > rows[at + ORBIT_HIGH]:
        return False
    if slot == 0:
        moons = moons_around(bodies, first)
        return rows[at + MOONS_LOW] <= moons <= rows[at + MOONS_HIGH]
    return rows[at + ONE_SMALLER] == 0 or (not is_gas(bodies[first]) and size_of(body) + 1 == size_of(bodies[first]))


def moons_around(bodies: vec[i64], first: i64) -> i64:
    """Count the moons of the planet that lies at ``first``; moons fill their slots from the first on."""
    moons: i64 = 0
    while moons < SLOTS - 1 and bodies[first + moons + 1] != 0:
        moons += 1
    return moons


def count_in_orbit(rows: vec[i64], at: i64, bodies: vec[i64], life: vec[i64], first: i64, orbit: i64) -> i64:
    """Count the bodies of one orbit that match a row."""
    who = rows[at + WHO]
    slot: i64 = 1 if who == MOONS else 0
    last: i64 = 1 if who == PLANETS else SLOTS
    count: i64 = 0
    while slot < last:
        if bodies[first + slot] != 0 and matches(rows, at, bodies, life, first, slot, orbit):
            count += 1
        slot += 1
    return count


def different_moon_sizes(bodies: vec[i64], first: i64) -> i64:
    """Count the different sizes among the moons of one orbit."""
    seen: i64 = 0
    count: i64 = 0
    for slot in range(1, SLOTS):
        body = bodies[first + slot]
        if body != 0 and (seen >> size_of(body)) & 1 == 0:
            seen |= 1 << size_of(body)
            count += 1
    return count
