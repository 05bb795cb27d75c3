"""What a table answers when something may not be done, or comes too late."""

from cosmogony.core.errors import CosmogonyError
from cosmogony.texts import Message


class RefusalError(CosmogonyError):
    """What was asked for may not be done: a message for people, and the clause where a rule forbids it."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.clause = clause


class StaleError(CosmogonyError):
    """What was asked for refers to a position that has passed."""


class UnknownTableError(RefusalError):
    """There is no such table, or the link was copied wrongly."""


class StrangerError(RefusalError):
    """Whoever asks has not said who they are."""


class BannedError(RefusalError):
    """Whoever asks was shown the door."""


class TooOftenError(RefusalError):
    """Too many attempts."""


def status_of(refusal: RefusalError) -> int:
    """Return what HTTP calls a refusal."""
    kinds = {UnknownTableError: 404, StrangerError: 401, BannedError: 403, TooOftenError: 429}
    return next((status for kind, status in kinds.items() if isinstance(refusal, kind)), 409)
