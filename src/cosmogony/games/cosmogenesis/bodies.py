"""Celestial bodies as small numbers: what lies in an orbit, on a space of the central board, or in the bag.

A body is 1 to 4 for a terrestrial body without water, 5 and 6 for sizes 3 and 4 with water and atmosphere, 7 for an
asteroid in an orbit, and 8 up for a gas giant by rings, size and colour. Elements extend the same numbers to all that
can lie on a space. Tokens are what a body is made of: sizes 1 and 2 are two sides of one token.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 5
LARGEST: Final = 4
"""The largest terrestrial size."""

# Bodies
NONE: Final = 0
WET_3: Final = 5
WET_4: Final = 6
ASTEROID: Final = 7
GAS: Final = 8
RINGED: Final = 18
BODIES: Final = 28
"""One more than the highest body."""

# Further elements
TWO_ASTEROIDS: Final = 28
COMET: Final = 29
EXOTIC: Final = 32
STELLAR: Final = 64
PLANETARY: Final = 96

# Tokens
TERRESTRIAL_1_2: Final = 0
TERRESTRIAL_3: Final = 1
TERRESTRIAL_4: Final = 2
ASTEROIDS: Final = 3
COMETS: Final = 4
RESERVED: Final = 5
"""The tokens above have a place in the reserve."""
GAS_TOKENS: Final = 5
EXOTIC_TOKENS: Final = 15
TOKENS: Final = 25
NO_TOKEN: Final = -1

# Life
BACTERIUM: Final = 1
INTELLIGENT: Final = 5
LIFE_LEVELS: Final = ["none", "bacterium", "jellyfish", "fish", "lizard", "intelligent"]


def size_of(body: i64) -> i64:
    """Return the size printed on a body; an asteroid counts as size 1 (COS-5.8)."""
    if body <= LARGEST:
        return body
    if body < ASTEROID:
        return body - 2
    if body == ASTEROID:
        return 1
    return 1 + (body - GAS) % (2 * COLOURS) // COLOURS


def is_gas(body: i64) -> bool:
    """Say whether a body is a gas giant."""
    return GAS <= body < BODIES


def is_terrestrial(body: i64) -> bool:
    """Say whether a body is terrestrial; an asteroid is not."""
    return NONE < body < ASTEROID


def is_wet(body: i64) -> bool:
    """Say whether a body has water and atmosphere."""
    return body == WET_3 or body == WET_4


def is_ringed(body: i64) -> bool:
    """Say whether a body is a gas giant with rings."""
    return RINGED <= body < BODIES


def colour_of(body: i64) -> i64:
    """Return the colour of a gas giant."""
    return (body - GAS) % COLOURS


def lacks_water(body: i64) -> bool:
    """Say whether a comet can give a body water and atmosphere: size 3 or 4, without them (COS-6.1)."""
    return body == 3 or body == LARGEST


def can_be_struck(body: i64) -> bool:
    """Say whether a comet may collide with a body (COS-6.1)."""
    return lacks_water(body) or GAS <= body < RINGED


def struck(body: i64) -> i64:
    """Return a body after a comet's collision: turned to its other side (COS-6.2)."""
    return body + 2 if body <= LARGEST else body + RINGED - GAS


def asteroids_of(element: i64) -> i64:
    """Count the asteroids that an element is (COS-7.3)."""
    if element == TWO_ASTEROIDS:
        return 2
    return 1 if element == ASTEROID else 0


def grown(body: i64, keeps_water: bool) -> i64:
    """Return a body one size larger; an asteroid becomes a terrestrial body of size 2 (COS-5.2)."""
    if body == ASTEROID:
        return 2
    if body == WET_3:
        return WET_4 if keeps_water else LARGEST
    return body + 1


def token_of(body: i64) -> i64:
    """Return the token that shows a body, a comet or an exotic object."""
    if body <= 2:
        return TERRESTRIAL_1_2
    if body < ASTEROID:
        return TERRESTRIAL_3 if size_of(body) == 3 else TERRESTRIAL_4
    if body == ASTEROID:
        return ASTEROIDS
    if body < BODIES:
        return GAS_TOKENS + (body - GAS) % (2 * COLOURS)
    if body == COMET:
        return COMETS
    return EXOTIC_TOKENS + body - EXOTIC


def dry_side(token: i64) -> i64:
    """Return what a token of the bag shows: the side without water or rings, of two sizes the smaller (COS-1.8)."""
    if token == TERRESTRIAL_1_2:
        return 1
    if token <= TERRESTRIAL_4:
        return token + 2
    if token < EXOTIC_TOKENS:
        return GAS + token - GAS_TOKENS
    return EXOTIC + token - EXOTIC_TOKENS
