"""The vocabulary of objectives: conditions and measures, from words to numbers.

A condition counts bodies of one orbit, a measure counts over a whole system::

    "planet terrestrial wet life>=jellyfish moons>=1"
    "2 bodies wet"
    "3 different moon sizes"
    "exactly 2 moons size>=3"
    "planet gas exactly size=1 without moons"

Numbers are the least that is needed; what a tile forbids takes a word of its own: exactly, without, dry, plain. Both
are read into a row of numbers that ``matches`` checks with a few comparisons.
"""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.bounds import whole_number
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    BODIES,
    GAS,
    INTELLIGENT,
    LIFE_LEVELS,
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
"""In its owner's hand, and nobody else knows it: kept in the set-up, or by another ruling taken since."""
IN_HAND: Final = 5
"""In its owner's hand, taken from sector I before everyone's eyes."""
OWNED: Final = 6
"""A stellar objective beside its owner's board."""
DISCARDED: Final = 7
AT_ORBIT: Final = 8

# A row of numbers: one condition or measure
LEAST: Final = 0
"""How many bodies of the orbit must match."""
MOST: Final = 1
"""How many may match at most."""
WHO: Final = 2
MASK: Final = 3
"""The bodies that match, as bits."""
LIFE_LOW: Final = 4
LIFE_HIGH: Final = 5
MOONS_LOW: Final = 6
MOONS_HIGH: Final = 7
ORBIT_LOW: Final = 8
ORBIT_HIGH: Final = 9
ONE_SMALLER: Final = 10
"""1 if only a moon one size smaller than its terrestrial planet matches."""
ROW: Final = 11

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

NOUNS: Final = ["planet", "moon", "body", "planets", "moons", "bodies"]
PROPERTIES: Final = ["terrestrial", "gas", "asteroid", "wet", "dry", "ringed", "plain", "one-smaller", "life"]
EXACTLY: Final = "exactly"
WITHOUT: Final = "without"
ABSENT: Final = ["moons", "life"]
"""What a tile can forbid by ``without``."""
BOUND: Final = re.compile(r"(size|life|moons|orbit)(>=|=)(\w+)")
SIZES: Final = re.compile(r"(exactly )?([2-4]) different moon sizes")


def made_strict(text: str) -> str:
    """Return a condition as those read it who take every number as it stands (COS-10.1)."""
    words = [made_exact(word) for word in text.split() if word != EXACTLY]
    if words[0].isdigit():
        words.insert(0, EXACTLY)
    return " ".join(words)


def made_exact(word: str) -> str:
    """Return a word of a condition with its number taken as it stands; orbits say themselves what they mean."""
    bound = BOUND.fullmatch(word)
    if bound is None or bound.group(1) == "orbit":
        return word
    return f"{EXACTLY} {bound.group(1)}={bound.group(3)}"


def read_condition(edition: "Edition", key: str, text: str) -> list[int]:
    """Read a condition: an optional number, then bodies with their properties, or a number of moon sizes."""
    sizes = SIZES.fullmatch(text)
    if sizes is not None:
        row = empty_row()
        row[WHO] = MOON_SIZES
        read_count(edition, key, text, row, int(sizes.group(2)), sizes.group(1) is not None)
        return row
    words = text.split()
    exactly = len(words) > 1 and words[0] == EXACTLY and whole_number(words[1]) is not None
    if exactly:
        words = words[1:]
    number = whole_number(words[0]) if words else None
    least = 1 if number is None else number
    if number is not None:
        words = words[1:]
    row = read_bodies(edition, key, text, words)
    read_count(edition, key, text, row, least, exactly)
    return row


def read_count(edition: "Edition", key: str, text: str, row: list[int], count: int, exactly: bool) -> None:
    """Read how many bodies or sizes a condition needs: at least so many, or exactly."""
    most = 1 if row[WHO] == PLANETS else SLOTS if row[WHO] == ANY_BODY else SLOTS - 1
    if not 1 <= count <= most:
        edition.fail(key, f'"{text}": an orbit never has {count} of these; write 1 to {most}')
    row[LEAST] = count
    if exactly:
        row[MOST] = count


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
    row[MOST] = SLOTS
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
    before = ""
    for word in words[1:]:
        if word == EXACTLY or word == WITHOUT:
            before = word
        else:
            read_property(edition, key, row, before, word)
            before = ""
    if before:
        edition.fail(key, f'"{text}": nothing follows {before}; write for example "exactly size=3" or "without moons"')
    check_row(edition, key, text, row)
    return row


def read_property(edition: "Edition", key: str, row: list[int], before: str, word: str) -> None:
    """Read one property into a row; ``before`` is the word exactly or without, if there is one."""
    bound = BOUND.fullmatch(word)
    if before == WITHOUT:
        read_absence(edition, key, row, word)
    elif bound is not None:
        read_bound(edition, key, row, before == EXACTLY, bound)
    elif before == EXACTLY:
        edition.fail(key, f'"exactly {word}": write exactly with a number, for example "exactly size=3"')
    elif word == "life":
        row[LIFE_LOW] = 1
    elif word == "one-smaller":
        row[ONE_SMALLER] = 1
    elif word in PROPERTIES:
        row[MASK] &= property_mask(word)
    else:
        there = ", ".join(PROPERTIES)
        edition.fail(key, f'"{word}" is no property; there are {there}, and size, life, moons, orbit with a number')


def read_absence(edition: "Edition", key: str, row: list[int], word: str) -> None:
    """Read what a tile forbids."""
    if word not in ABSENT:
        edition.fail(key, f'"without {word}": write without moons or without life; dry and plain say the rest')
    if word == "moons":
        row[MOONS_HIGH] = 0
    else:
        row[LIFE_HIGH] = 0


def check_row(edition: "Edition", key: str, text: str, row: list[int]) -> None:
    """Refuse a row that no body could ever match, or that asks moons about moons."""
    if row[WHO] == PLANETS:
        row[MASK] &= ~(1 << ASTEROID)
    elif row[WHO] == MOONS:
        row[MASK] &= (1 << GAS) - 1
    if row[MASK] == 0 or row[LIFE_LOW] > row[LIFE_HIGH] or row[MOONS_LOW] > row[MOONS_HIGH]:
        edition.fail(key, f'"{text}" contradicts itself: no such body exists')
    if row[WHO] != PLANETS and (row[MOONS_LOW] > 0 or row[MOONS_HIGH] < SLOTS - 1):
        edition.fail(key, f'"{text}": only a planet has moons')
    if row[WHO] != MOONS and row[ONE_SMALLER]:
        edition.fail(key, f'"{text}": only a moon can be one size smaller than its planet')


def read_bound(edition: "Edition", key: str, row: list[int], exactly: bool, bound: re.Match[str]) -> None:
    """Read a bound such as ``size>=3`` into a row; a number that may not be exceeded says exactly."""
    what = bound.group(1)
    value = bound.group(3)
    exact_sign = bound.group(2) == "="
    if exact_sign != exactly and what != "orbit":
        edition.fail(
            key, f'"{bound.group(0)}": write "{what}>={value}", or "exactly {what}={value}" if more is forbidden'
        )
    number = read_number(edition, key, bound)
    if what == "size":
        row[MASK] &= size_mask(number, exactly)
    else:
        low = LIFE_LOW if what == "life" else MOONS_LOW if what == "moons" else ORBIT_LOW
        row[low] = number
        if exact_sign:
            row[low + 1] = number


def read_number(edition: "Edition", key: str, bound: re.Match[str]) -> int:
    """Read the number of a bound, or the level of life."""
    what = bound.group(1)
    value = bound.group(3)
    if what == "life":
        if value not in LIFE_LEVELS[1:]:
            edition.fail(key, f'"{value}" is no level of life; there are {", ".join(LIFE_LEVELS[1:])}')
        return LIFE_LEVELS.index(value)
    low = 0 if what == "moons" else 1
    high = 4 if what == "size" else 3 if what == "moons" else ORBITS
    number = whole_number(value)
    if number is None or not low <= number <= high:
        edition.fail(key, f'"{bound.group(0)}": write a number from {low} to {high}')
    return number


def property_mask(word: str) -> int:
    """Return the bodies that have a property, as bits."""
    mask = 0
    for body in range(1, BODIES):
        if has_property(body, word):
            mask |= 1 << body
    return mask


def has_property(body: i64, word: str) -> bool:
    """Say whether a body has a property that its token shows."""
    if word == "terrestrial":
        return is_terrestrial(body)
    if word == "gas":
        return is_gas(body)
    if word == "asteroid":
        return body == ASTEROID
    if word == "wet":
        return is_wet(body)
    if word == "dry":
        return is_terrestrial(body) and not is_wet(body)
    if word == "ringed":
        return is_ringed(body)
    return is_gas(body) and not is_ringed(body)  # plain


def size_mask(size: int, exactly: bool) -> int:
    """Return the bodies of a size, or of at least that size, as bits."""
    mask = 0
    for body in range(1, BODIES):
        own = size_of(body)
        if own == size or (own > size and not exactly):
            mask |= 1 << body
    return mask


def matches(rows: vec[i64], at: i64, bodies: vec[i64], life: vec[i64], first: i64, slot: i64, orbit: i64) -> bool:
    """Say whether the body in a slot of an orbit matches the row that begins at ``at`` (COS-10.1, COS-13.2).

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
    """Count the moons of the planet that lies at ``first``; moons fill their slots from the first on (COS-4.3)."""
    moons: i64 = 0
    while moons < SLOTS - 1 and bodies[first + moons + 1] != 0:
        moons += 1
    return moons


def count_in_orbit(rows: vec[i64], at: i64, bodies: vec[i64], life: vec[i64], first: i64, orbit: i64) -> i64:
    """Count what a row looks for in one orbit: bodies that match, or different sizes of moons (COS-10.1)."""
    who = rows[at + WHO]
    if who == MOON_SIZES:
        return different_moon_sizes(bodies, first)
    slot = first_slot(who)
    last = last_slot(who)
    count: i64 = 0
    while slot < last:
        if bodies[first + slot] != 0 and matches(rows, at, bodies, life, first, slot, orbit):
            count += 1
        slot += 1
    return count


def meets(rows: vec[i64], at: i64, bodies: vec[i64], life: vec[i64], first: i64, orbit: i64) -> bool:
    """Say whether an orbit has as many of what a row looks for as its condition needs (COS-10.1)."""
    return rows[at + LEAST] <= count_in_orbit(rows, at, bodies, life, first, orbit) <= rows[at + MOST]


def first_slot(who: i64) -> i64:
    """Return the first slot of an orbit that is looked at: moons lie behind their planet."""
    return 1 if who == MOONS else 0


def last_slot(who: i64) -> i64:
    """Return one more than the last slot of an orbit that is looked at."""
    return 1 if who == PLANETS else SLOTS


def different_moon_sizes(bodies: vec[i64], first: i64) -> i64:
    """Count the different sizes among the moons of one orbit (COS-10.1)."""
    seen: i64 = 0
    count: i64 = 0
    for slot in range(1, SLOTS):
        body = bodies[first + slot]
        if body != 0 and (seen >> size_of(body)) & 1 == 0:
            seen |= 1 << size_of(body)
            count += 1
    return count
