"""What can go wrong, each with one line that says what and where.

All are ``CosmogonyError``; the command line prints the message and stops, the table answers with it.
"""


class CosmogonyError(ValueError):
    """Base of every error that a user can cause."""


class SetupError(CosmogonyError):
    """An unknown game, a number of players it is not made for, an option it does not have."""


class EditionError(CosmogonyError):
    """An edition file with a fault: the message names file, key and fault."""


class RulingError(EditionError, SetupError):
    """An answer to an open question that no table can be played with."""

    def __init__(self, game: str, ruling: str, fault: str) -> None:
        super().__init__(game, ruling, fault)
        self.game = game
        self.ruling = ruling
        self.fault = fault

    def __str__(self) -> str:
        return self.fault


class RecordError(CosmogonyError):
    """A record that cannot be read or does not replay: the message names file, line and fault."""


class NotationError(CosmogonyError):
    """A text that is no action: the message quotes it."""


class IllegalActionError(CosmogonyError):
    """An action that the rules forbid here: the message quotes it and says why, with the clause."""


class TextError(CosmogonyError):
    """A message that is missing from a language, or one whose arguments are missing."""


class RulebookError(CosmogonyError):
    """A clause that our rulebook does not have."""
