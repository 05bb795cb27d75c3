"""Actions of Genesis as whole numbers: the first number of a kind plus a target.

They are small numbers, which Python keeps in store: lists of legal actions cost little.
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
"""Gather essence; target: which of the square's offers, 0 to 2."""
SWITCH: Final = 6
"""Switch with a neighbour before gathering; target: direction * 3 + the colour paid."""
MOVE: Final = 12
"""Move; target: the region."""
WORK: Final = 20
"""Do the day's work where the angel stands."""
PASS: Final = 21
"""Decline to act."""
PAY: Final = 22
"""Pay for the work; target: which of the ways to pay that the edition allows, see ``payments.py``."""

LEFT: Final = 0
RIGHT: Final = 1
DIRECTIONS: Final[i64] = 2


def kind_of(action: i64) -> i64:
    """Return the kind of an action, that is, the first number of its kind."""
    if action < SWITCH:
        return START if action < GATHER else GATHER
    if action < WORK:
        return SWITCH if action < MOVE else MOVE
    if action < PAY:
        return action
    return PAY
