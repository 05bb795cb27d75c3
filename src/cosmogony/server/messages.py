"""What browsers and the server say to each other: every message typed, every text and number bounded.

Socket messages are tagged unions (``type`` names the message). The client's types in ``web/src/protocol.ts`` are
generated from this module; see ``tools/protocol.py``.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cosmogony.bots.advice import Hint, Mistake
from cosmogony.core.game import Choice, ScoreColumn
from cosmogony.texts import Message

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]
"""Chosen by the client; the answer repeats it."""
Action = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
"""An action as records write it."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
RandomNumber = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A browser's share in the seed: 256 random bits in hexadecimal."""

Status = Literal["open", "playing", "over"]
Ending = Literal["finished", "agreed", "abandoned"]
UndoKind = Literal["free", "ask", "no"]
ProposalKind = Literal["undo", "end", "bot", "seat"]


# From the browser, over the socket


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of everything a browser may send."""


class Watch(FromClient, frozen=True, tag="watch"):
    """Follow a table from now on; ``since`` is the last ply known, so that nothing is missed or told twice."""

    table: TableId
    since: Count = 0
    seat: SeatNumber | None = None
    """Whose eyes to see with, for people who hold several seats on one device."""
    ref: Reference = 0


class Unwatch(FromClient, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: TableId
    ref: Reference = 0


class Act(FromClient, frozen=True, tag="act"):
    """Choose one of the legal actions in the position ``seq``."""

    table: TableId
    seq: Count
    action: Action
    ref: Reference = 0


class Why(FromClient, frozen=True, tag="why"):
    """Ask why an action, by its number or in notation, is allowed or not."""

    table: TableId
    seq: Count
    action: Action | Notation
    ref: Reference = 0


class Preview(FromClient, frozen=True, tag="preview"):
    """Ask what one of the choices would change, without choosing it: only in one's own turn."""

    table: TableId
    seq: Count
    action: Action
    ref: Reference = 0


class AskHint(FromClient, frozen=True, tag="hint"):
    """Ask a strong bot for the best choices and why: only in one's own turn, and where the table allows hints."""

    table: TableId
    seq: Count
    ref: Reference = 0


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back one's last decision, at once where nothing was revealed since, else by consent."""

    table: TableId
    seq: Count
    ref: Reference = 0


class ProposeEnd(FromClient, frozen=True, tag="propose-end"):
    """Propose to end the game here, without a result."""

    table: TableId
    ref: Reference = 0


class ProposeBot(FromClient, frozen=True, tag="propose-bot"):
    """Propose that a bot plays on for another person, who is away."""

    table: TableId
    seat: SeatNumber
    level: Level
    ref: Reference = 0


class ProposeSeat(FromClient, frozen=True, tag="propose-seat"):
    """Ask to take over a bot's seat in a running game; everyone who plays must agree."""

    table: TableId
    seat: SeatNumber
    ref: Reference = 0


class Answer(FromClient, frozen=True, tag="answer"):
    """Agree to a proposal or decline it; ``proposal`` is its ply."""

    table: TableId
    proposal: Count
    agree: bool
    ref: Reference = 0


class Resign(FromClient, frozen=True, tag="resign"):
    """Leave a running game: a bot plays on."""

    table: TableId
    seat: SeatNumber
    level: Level | None = None
    ref: Reference = 0


class Say(FromClient, frozen=True, tag="say"):
    """Say something to everyone at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Reference = 0


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask whether the server is there."""

    ref: Reference = 0


ClientMessage = (
    Watch
    | Unwatch
    | Act
    | Why
    | Preview
    | AskHint
    | Undo
    | ProposeEnd
    | ProposeBot
    | ProposeSeat
    | Answer
    | Resign
    | Say
    | Ping
)


# From the server, over the socket


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of everything the server sends."""


class Ok(FromServer, frozen=True, tag="ok"):
    """It is done and will not be lost; ``ply`` is where it stands in the table's log."""

    ref: int
    table: str
    ply: int


class Stale(FromServer, frozen=True, tag="stale"):
    """The position had moved on; here is the fresh one."""

    ref: int
    table: str
    position: msgspec.Raw


class Refused(FromServer, frozen=True, tag="refused"):
    """It may not be done: why, and by which clause of our rulebook where a rule forbids it."""

    ref: int
    table: str
    message: Message
    clause: str | None = None


class Because(FromServer, frozen=True, tag="because"):
    """Why an action is allowed or not."""

    ref: int
    table: str
    legal: bool
    clause: str
    message: Message


class Previewed(FromServer, frozen=True, tag="previewed"):
    """What a choice would change, as far as the player can know: nothing but ``reveals`` where chance would speak."""

    ref: int
    table: str
    seq: int
    action: int
    reveals: bool
    """Whether the choice would show something hidden, or lets chance decide; then nothing more is told."""
    points: int | None
    """By how much the player's own points would change at once."""
    lines: list[Message]
    """What the log would tell the player."""
    to_move: int | None
    """Whose turn it would be; None when the game would be over."""
    view: msgspec.Raw | None
    """What the player would see; its type is the game's."""


class Hints(FromServer, frozen=True, tag="hints"):
    """The best choices in the position ``seq``, best first, with reasons; from what the player knows."""

    ref: int
    table: str
    seq: int
    hints: list[Hint]


class Fault(FromServer, frozen=True, tag="fault"):
    """What was sent is no message of ours."""

    message: Message
    ref: int = 0


class Pong(FromServer, frozen=True, tag="pong"):
    """The server is there."""

    ref: int


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened; ``action`` is how many actions had been made then."""

    action: int
    message: Message


class Position(FromServer, frozen=True, tag="position"):
    """All that one seat, or a spectator, may see of the game now."""

    table: str
    ply: int
    """How far the table's log is: give it back as ``since`` when reconnecting."""
    seq: int
    """The ply of the last change of the position: an action must name it."""
    seat: int | None
    """Whose eyes this was built for."""
    actions: int
    """How many actions the game has."""
    kept: int
    """How many of the actions known to the reader still stand: ``lines`` begin after them."""
    lines: msgspec.Raw
    """What happened after the kept actions: a list of ``LogLine``."""
    to_move: int | None
    prompt: Message | None
    choices: list[Choice]
    undo: UndoKind
    """Whether this reader may take back their last decision: at once, by consent, or not at all."""
    view: msgspec.Raw
    """What the seat sees; its type is the game's."""
    winners: list[int] | None
    sheet: list[ScoreColumn] | None
    """The score sheet, once the game has ended."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    kind: Literal["open", "person", "bot"]
    name: str
    """The person's name; empty for a bot or an open seat."""
    level: str | None
    """The bot's level."""
    mine: bool
    clock: float | None
    """Seconds left when it was last this seat's turn to think, as of ``now``."""
    resigned: bool


class Proposal(msgspec.Struct, frozen=True):
    """What somebody proposed and who has yet to answer."""

    proposal: int
    kind: ProposalKind
    by: int
    """The proposer's first seat; the one they ask for when they have none."""
    name: str
    """The proposer's name."""
    seat: int | None
    """The seat that would change hands."""
    asked: list[int]
    """Seats whose people have not answered yet."""
    mine_to_answer: bool


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: a bank for the whole game, and what each decision adds. A day per move is a bank as well."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0


class Room(FromServer, frozen=True, tag="table"):
    """The table around the game: who sits where, and everything agreed on."""

    table: str
    ply: int
    game: str
    players: int
    edition: str
    options: dict[str, str]
    status: Status
    ending: Ending | None
    listed: bool
    rated: bool
    hints: bool
    """Whether players may ask for hints in their turn."""
    host: bool
    """Whether the reader opened the table."""
    clock: ClockSettings | None
    seats: list[SeatInfo]
    proposal: Proposal | None
    commitment: str
    """The hash of the server's secret share in the seed, known before anyone adds theirs."""
    secret: str | None
    """The secret itself, once the game has ended."""
    rematch: str | None
    """The table where the same people play again."""
    now: float
    """The server's time, in seconds, to which the clocks refer; they stand still while ``ticking`` is None."""
    ticking: int | None
    """The seat whose clock runs."""


class Presence(FromServer, frozen=True, tag="presence"):
    """Who follows the table now."""

    table: str
    here: list[bool]
    """By seat: whether its player is there; bots always are."""
    spectators: int


class Chat(FromServer, frozen=True, tag="chat"):
    """What somebody said; ``seat`` is None for a spectator."""

    table: str
    ply: int
    seat: int | None
    name: str
    text: str
    at: float


ServerMessage = Ok | Stale | Refused | Because | Previewed | Hints | Fault | Pong | Position | Room | Presence | Chat


# Requests and answers over HTTP


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies."""


class GuestBody(Body, frozen=True):
    """The name to play under."""

    name: Name


class AccountBody(Body, frozen=True):
    """What to sign in with, here or on another device."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class PasswordBody(Body, frozen=True):
    """A new password for an account, and the one it has."""

    password: Annotated[str, Meta(min_length=1, max_length=200)]
    new_password: Annotated[str, Meta(min_length=10, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who the browser's cookie says that the player is."""

    id: str
    name: str
    login: str | None


class SignedOut(msgspec.Struct, frozen=True):
    """The browser has forgotten who it was."""


class BotSeat(Body, frozen=True):
    """A seat for a bot."""

    seat: SeatNumber
    level: Level


class NewTable(Body, frozen=True):
    """A table to open. Seats without a bot are open until people take them; when all are taken the game begins."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    bots: Annotated[list[BotSeat], Meta(max_length=10)] = []
    options: Annotated[dict[Name, Name], Meta(max_length=40)] = {}
    """Rulings decided otherwise than the edition does."""
    edition: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of an edition file; the game's own edition without it."""
    clock: ClockSettings | None = None
    listed: bool = False
    rated: bool = True
    hints: bool = True
    """Whether players may ask for hints; while a game counts for the ladder nobody may."""


class SitBody(Body, frozen=True):
    """Take a seat (any open one without a number), adding the browser's share to the seed."""

    random: RandomNumber
    seat: SeatNumber | None = None
    name: Name | None = None
    """A name for this seat only, for several people at one device."""


class StandBody(Body, frozen=True):
    """Leave a seat before the game begins."""

    seat: SeatNumber


class BotBody(Body, frozen=True):
    """Put a bot of a level on an open seat, or take it away again."""

    seat: SeatNumber
    level: Level | None


class RecordBody(Body, frozen=True):
    """A record as text, and the edition it was played with unless it is the game's own."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    edition: Annotated[str, Meta(max_length=200_000)] | None = None


class ImportedRecord(msgspec.Struct, frozen=True):
    """A record that was accepted, under the name to find it again."""

    id: str
    game: str
    players: int
    names: list[str]
    actions: int
    finished: bool
    verified_shuffle: bool


class Analysis(msgspec.Struct, frozen=True):
    """What an ended game's decisions cost, as far as they have been weighed: ask again until all are."""

    done: int
    """Decisions weighed so far."""
    total: int
    mistakes: list[Mistake]
    """Those that lost most expected points, the worst first; each judged by what its player knew then."""


class EditionBody(Body, frozen=True):
    """The text of an edition file."""

    text: Annotated[str, Meta(max_length=200_000)]


class EditionValue(msgspec.Struct, frozen=True):
    """One printed value with its provenance."""

    key: str
    value: Any
    sources: list[str]
    note: str


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition: every value, where it comes from, and the text to correct."""

    label: str
    hash: str
    text: str
    values: list[EditionValue]


class RulingInfo(msgspec.Struct, frozen=True):
    """A ruling that a table may decide otherwise."""

    name: str
    value: str
    note: str


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played here."""

    game: str
    title: Message
    tagline: Message
    min_players: int
    max_players: int
    edition: str
    rulings: list[RulingInfo]
    levels: list[str]


class ClauseInfo(msgspec.Struct, frozen=True):
    """One clause of our rulebook."""

    id: str
    chapter: str
    text: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    players: int
    status: Status
    names: list[str]
    open_seats: int
    to_move: int | None
    """The seat whose turn it is, which everyone at the table can see; its name is in ``names``."""
    my_turn: bool
    moved_at: float


class LadderLine(msgspec.Struct, frozen=True):
    """A player or bot on a game's ladder; ``rank_points`` is what the order follows, with doubt counted against."""

    name: str
    bot: bool
    rank_points: float
    mu: float
    sigma: float
    games: int


class Health(msgspec.Struct, frozen=True):
    """Whether the server can play."""

    status: Literal["ok", "stopping"]
    version: str
    database: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not answered."""

    status: int
    message: Message
    detail: str
