"""What a table's log holds. A table is its log: everything else is worked out from it.

One row of the log is a list of entries that happened together; its number is the ply.
"""

import msgspec

from cosmogony.server.messages import ClockSettings, Ending, ProposalKind


class Entry(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of everything that can happen at a table."""


class Opened(Entry, frozen=True, tag="open"):
    """The table was opened; the first entry of every log. The secret stays with the server until the end."""

    game: str
    players: int
    edition: str | None
    options: dict[str, str]
    clock: ClockSettings | None
    listed: bool
    rated: bool
    host: str
    secret: str
    hints: bool = True


class Sat(Entry, frozen=True, tag="sit"):
    """A person took a seat and added a random number."""

    seat: int
    player: str
    name: str
    random: str


class Stood(Entry, frozen=True, tag="stand"):
    """A seat became open again."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    level: str


class Acted(Entry, frozen=True, tag="act"):
    """A seat chose an action."""

    seat: int
    action: int


class Undone(Entry, frozen=True, tag="undo"):
    """Only the first ``keep`` actions stand; ``consented`` when more was taken back than anyone may alone."""

    seat: int
    keep: int
    consented: bool


class Proposed(Entry, frozen=True, tag="propose"):
    """Somebody proposed something that the others must agree to."""

    kind: ProposalKind
    player: str
    seat: int | None = None
    level: str | None = None
    keep: int | None = None
    name: str | None = None


class Answered(Entry, frozen=True, tag="answer"):
    """Somebody agreed or declined."""

    player: str
    agree: bool


class Replaced(Entry, frozen=True, tag="replace"):
    """A bot plays on for a person: who resigned, whose time ran out, or whom the others found to be away."""

    seat: int
    level: str
    why: str


class Taken(Entry, frozen=True, tag="take"):
    """A person plays on for a bot."""

    seat: int
    player: str
    name: str


class Ended(Entry, frozen=True, tag="end"):
    """The game ended before its end."""

    ending: Ending


class Said(Entry, frozen=True, tag="say"):
    """Somebody said something."""

    player: str
    name: str
    text: str


class Rematched(Entry, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Opened | Sat | Stood | BotSat | Acted | Undone | Proposed | Answered | Replaced | Taken | Ended | Said | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def encode(entries: list[AnyEntry]) -> str:
    """Write a row of the log."""
    return _encoder.encode(entries).decode()


def decode(body: str) -> list[AnyEntry]:
    """Read a row of the log."""
    return _decoder.decode(body)
