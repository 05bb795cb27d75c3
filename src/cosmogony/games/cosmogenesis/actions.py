"""Actions of Cosmogenesis as whole numbers: a kind and a target."""

from typing import Final

from mypy_extensions import i64

from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, SECTORS, SPACES
from cosmogony.games.cosmogenesis.rewards import MOST_ALTERNATIVES
from cosmogony.games.cosmogenesis.tiles import ORBITS, SYSTEM

# What the current player is choosing.
CHOOSE_KEEP: Final = 0
"""Set-up: which of two planetary objectives to keep."""
CHOOSE_ELEMENT: Final = 1
CHOOSE_USE: Final = 2
"""What to do with the element taken."""
CHOOSE_EXTRA: Final = 3
"""Additional actions and exotic objects, until the player is done."""
CHOOSE_COMET: Final = 4
"""Where a new comet goes: it lies in the belt already, and may collide at once."""
CHOOSE_LIFE: Final = 5
"""Where life arises that an icon or a reward pays for."""
CHOOSE_EVOLVE: Final = 6
"""Where life advances that an icon or a reward advances."""
CHOOSE_GIFT: Final = 7
"""What to do with an asteroid, a comet or a body that an icon or a reward gives into the system."""
CHOOSE_EFFECT: Final = 8
"""Which of the alternatives of an icon or a reward to carry out."""

SHIFT: Final = 8
TARGET: Final = 0xFF
PAIR: Final = 8
"""A target of two numbers, such as a tile and an orbit: the first times this, and the second."""

KEEP: Final = 0
"""Keep a planetary objective; target: the tile."""
TAKE: Final = 1
"""Take an element; target: sector * 5 + space."""
PLANET: Final = 2
"""Make the element a planet in the first free orbit; no target."""
MOON: Final = 3
"""Make the element, or an asteroid of the belt, a moon; target: the orbit."""
COLLIDE: Final = 4
"""Collide the element, or an asteroid of the belt, with a body; target: the body's place."""
STRIKE: Final = 5
"""Collide a comet with a body; target: the body's place."""
BELT: Final = 6
"""Put asteroids or a comet into the belt; no target."""
GAIN: Final = 7
"""Add an exotic object or an objective to the system; no target."""
DISCARD: Final = 8
"""Discard the element for an asteroid; no target."""
MAKE_COMET: Final = 9
"""Turn two asteroids of the belt into a comet; no target."""
LIFE: Final = 10
"""Create life; target: the body's place."""
EXPAND: Final = 11
"""Expand the system; no target."""
REVEAL: Final = 12
"""Reveal a planetary objective; target: tile and orbit."""
USE: Final = 13
"""Use an exotic object; target: object and icon."""
EVOLVE: Final = 14
"""Advance life; target: the body's place."""
DONE: Final = 15
"""End the turn, or by another ruling decline a reward; no target."""
PICK: Final = 16
"""Carry out one of the alternatives of an icon or a reward; target: which."""
KINDS: Final = 17
NUMBERS: Final[list[object]] = list(range(KINDS << SHIFT))
"""Every action as an object: lists of legal ones share them, since making each number again takes longer."""


def action(kind: i64, target: i64 = 0) -> i64:
    """Join kind and target."""
    return (kind << SHIFT) | target


def offer(legal: list[object], kind: i64, target: i64 = 0) -> None:
    """Add an action to a list of legal ones."""
    legal.append(NUMBERS[action(kind, target)])


def kind_of(action: i64) -> i64:
    """Return the kind."""
    return action >> SHIFT


def target_of(action: i64) -> i64:
    """Return the target."""
    return action & TARGET


def pair(first: i64, second: i64) -> i64:
    """Join two numbers into a target."""
    return first * PAIR + second


def first_of(target: i64) -> i64:
    """Return the first number of a target of two: the tile or the object."""
    return target // PAIR


def second_of(target: i64) -> i64:
    """Return the second number of a target of two: the orbit or the icon."""
    return target % PAIR


def is_on_body(kind: i64) -> bool:
    """Say whether the target is a body of the own system."""
    return kind == COLLIDE or kind == STRIKE or kind == LIFE or kind == EVOLVE


def targets(kind: i64) -> i64:
    """Count the targets of a kind; where there is nothing to choose there is one, 0."""
    if is_on_body(kind):
        return SYSTEM
    if kind == MOON:
        return ORBITS
    if kind == TAKE:
        return SECTORS * SPACES
    if kind == KEEP:
        return PLANETARY_TILES
    if kind == REVEAL:
        return PLANETARY_TILES * PAIR
    if kind == PICK:
        return MOST_ALTERNATIVES
    return EXOTICS * PAIR if kind == USE else 1


def is_action(number: i64) -> bool:
    """Say whether a number is an action at all, legal or not."""
    kind = kind_of(number)
    target = target_of(number)
    if number < 0 or kind >= KINDS or target >= targets(kind):
        return False
    return kind != REVEAL or second_of(target) < ORBITS
