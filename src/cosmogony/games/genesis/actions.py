"""Actions of Genesis as whole numbers: a kind and a target."""

from typing import Final

from mypy_extensions import i64

# What the current player is choosing.
CHOOSE_CUBE: Final = 0
"""Before round 1: a cube of any colour."""
CHOOSE_ACTION: Final = 1
CHOOSE_GATHERING: Final = 2
"""The player has switched places: only more switching or the gathering itself may follow."""
CHOOSE_PAYMENT: Final = 3

SHIFT: Final = 14
TARGET: Final = 0x3FFF

START: Final = 0
"""Take the starting cube; target: the colour."""
GATHER: Final = 1
"""Gather essence; target: the square's option, 0 or 1."""
SWITCH: Final = 2
"""Switch with a neighbour before gathering; target: direction * 3 + the colour paid."""
MOVE: Final = 3
"""Move; target: the region."""
WORK: Final = 4
"""Do the day's work where the angel stands; no target."""
PAY: Final = 5
"""Pay for the work; target: the three amounts as digits to base 25."""
PASS: Final = 6
"""Decline to act; no target."""
KINDS: Final = 7

LEFT: Final = 0
RIGHT: Final = 1
BASE: Final = 25
"""One more than the most cubes of a colour there are."""


def action(kind: i64, target: i64 = 0) -> i64:
    """Join kind and target."""
    return (kind << SHIFT) | target


def kind_of(action: i64) -> i64:
    """Return the kind."""
    return action >> SHIFT


def target_of(action: i64) -> i64:
    """Return the target."""
    return action & TARGET


def payment(chaos: i64, matter: i64, life: i64) -> i64:
    """Return the action that pays these cubes."""
    return action(PAY, chaos + BASE * (matter + BASE * life))


def paid(target: i64, colour: i64) -> i64:
    """Return how many cubes of a colour a payment's target stands for."""
    if colour == 1:
        target //= BASE
    elif colour == 2:
        target //= BASE * BASE
    return target % BASE
