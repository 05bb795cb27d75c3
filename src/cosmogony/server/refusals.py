"""What a table answers when something may not be done, or comes too late."""

from cosmogony.core.errors import CosmogonyError, RulingError
from cosmogony.games import named_game
from cosmogony.texts import Message, has_message, message


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


def fault_message(fault: CosmogonyError) -> Message:
    """Put into a message what a game, an edition or a record finds wrong, in plain words where the game has some."""
    if isinstance(fault, RulingError):
        wrong = named_game(fault.game).ruling_message(fault.ruling, "wrong").id
        if has_message(wrong):
            return message(wrong, ruling=fault.ruling)
    return message("table-fault", fault=str(fault))


def status_of(refusal: RefusalError) -> int:
    """Return what HTTP calls a refusal."""
    kinds = {UnknownTableError: 404, StrangerError: 401, BannedError: 403, TooOftenError: 429}
    return next((status for kind, status in kinds.items() if isinstance(refusal, kind)), 409)
