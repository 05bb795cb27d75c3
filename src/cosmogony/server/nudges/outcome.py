"""What became of something that was sent out."""

from enum import Enum


class Outcome(Enum):
    """How sending ended."""

    SENT = "sent"
    GONE = "gone"
    """Nobody is there any more, and never will be."""
    REFUSED = "refused"
    """It will never be taken."""
    FAILED = "failed"
    """It may be taken later."""
