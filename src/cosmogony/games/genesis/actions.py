"""Actions of Genesis as whole numbers: the first number of a kind plus a target.

All but payments are small numbers, which Python keeps ready-made: lists of legal actions cost little.
"""

from typing import Final

from mypy_extensions import i64

# What the current player is choosing.
CHOOSE_CUBE: Final = 0
"""Before round 1: a cube of any colour."""
CHOOSE_ACTION: Final = 1
CHOOSE_GATHERING: Final = 2
"""The player has switched places: only more switching or the gathering itself may follow."""
CHOOSE_PAYMENT: Final = 3

# The kinds of action, each by its first number.
START: Final = 0
"""Take the starting cube; target: the colour."""
GATHER: Final = 3
"""Gather essence; target: the square's option, 0 or 1."""
SWITCH: Final = 5
"""Switch with a neighbour before gathering; target: direction * 3 + the colour paid."""
MOVE: Final = 11
"""Move; target: the region."""
WORK: Final = 19
"""Do the day's work where the angel stands."""
PASS: Final = 20
"""Decline to act."""
PAY: Final = 21
"""Pay for the work; target: the three amounts as digits to base 25."""
END: Final = 15646
"""One more than the last action."""

LEFT: Final = 0
RIGHT: Final = 1
BASE: Final = 25
"""One more than the most cubes of a colour there are."""


def kind_of(action: i64) -> i64:
    """Return the kind of an action, that is, the first number of its kind."""
    if action < SWITCH:
        return START if action < GATHER else GATHER
    if action < WORK:
        return SWITCH if action < MOVE else MOVE
    if action < PAY:
        return action
    return PAY


def payment(chaos: i64, matter: i64, life: i64) -> i64:
    """Return the action that pays these cubes."""
    return PAY + chaos + BASE * (matter + BASE * life)


def paid(action: i64, colour: i64) -> i64:
    """Return how many cubes of a colour a payment hands over."""
    digits = action - PAY
    if colour == 1:
        digits //= BASE
    elif colour == 2:
        digits //= BASE * BASE
    return digits % BASE
