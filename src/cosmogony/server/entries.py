"""What a table's log holds. A table is its log: everything else is worked out from it.

One row of the log is a list of entries that happened together; its number is the version.
"""

import msgspec

from cosmogony.server.messages import ClockSettings, Ending, ProposalKind


class Entry(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of everything that can happen at a table."""


class Begun(msgspec.Struct, frozen=True):
    """A game that a table goes on with: its seed in hexadecimal, and the actions up to the moment of parting."""

    origin: str
    """The table or the record where it was played: the same characters play on."""
    seed: str
    actions: list[int]
    numbering: int = 1


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
    lesson: str | None = None
    """The lesson that is taken here: it deals the cards, not the secret."""
    begun: Begun | None = None
    """The game that is played on here: its own seed counts, not the secret."""


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
    """A bot took a seat, under a name of its own where it has one."""

    seat: int
    level: str
    name: str = ""


class Acted(Entry, frozen=True, tag="act", omit_defaults=True):
    """A seat chose an action; its number is that of the game's numbering at that time."""

    seat: int
    action: int
    numbering: int = 1


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


class Settled(Entry, frozen=True, tag="settle"):
    """The open proposal waits no longer: nobody who is there has to answer, or those who play have another one."""


class Answered(Entry, frozen=True, tag="answer"):
    """Somebody agreed or declined; whoever proposed it took it back."""

    player: str
    agree: bool


class Replaced(Entry, frozen=True, tag="replace"):
    """A bot plays on for a person: who resigned, whose time ran out, who was away for long, or who agreed to it."""

    seat: int
    level: str
    why: str
    asker: str = ""
    """Who asked for it where the person was away: nobody whose rating can then rise by this game."""


class Taken(Entry, frozen=True, tag="take"):
    """A person plays on for a bot: the one for whom it played, or another by consent."""

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


class Taught(Entry, frozen=True, tag="teach"):
    """The lesson came to a step, to one of its ways, or was left for free play; see ``core/lesson.py``."""

    step: int
    way: int = -1
    chose: int = -1
    free: bool = False


class Rematched(Entry, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Acted
    | Undone
    | Proposed
    | Settled
    | Answered
    | Replaced
    | Taken
    | Ended
    | Said
    | Taught
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def encode(entries: list[AnyEntry]) -> str:
    """Write a row of the log."""
    return _encoder.encode(entries).decode()


def decode(body: str) -> list[AnyEntry]:
    """Read a row of the log."""
    return _decoder.decode(body)
