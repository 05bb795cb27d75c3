"""Actions of Cosmogenesis as whole numbers: a kind and a target."""

from typing import Final

from mypy_extensions import i64

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

SHIFT: Final = 8
TARGET: Final = 0xFF

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
"""Reveal a planetary objective; target: tile * 8 + orbit."""
USE: Final = 13
"""Use an exotic object; target: object * 8 + icon."""
EVOLVE: Final = 14
"""Advance life; target: the body's place."""
DONE: Final = 15
"""End the turn; no target."""
KINDS: Final = 16


def action(kind: i64, target: i64 = 0) -> i64:
    """Join kind and target."""
    return (kind << SHIFT) | target


def kind_of(action: i64) -> i64:
    """Return the kind."""
    return action >> SHIFT


def target_of(action: i64) -> i64:
    """Return the target."""
    return action & TARGET
