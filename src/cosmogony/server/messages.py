"""What browsers and the server say to each other: every message typed, every text and number bounded.

Socket messages are tagged unions (``type`` names the message). The client's types in ``web/src/protocol.ts`` are
generated from this module; see ``tools/protocol.py``.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from cosmogony.bots.coach import Doubt
from cosmogony.bots.hints import Hint, Mistake
from cosmogony.core.answers import Choice, ScoreColumn
from cosmogony.core.bounds import LONGEST_EDITION
from cosmogony.core.lesson import Moment
from cosmogony.core.story import TurningPoint
from cosmogony.texts import Message

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]
"""Chosen by the client; the answer repeats it."""
Action = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
"""An action as records write it."""
Thing = Annotated[str, Meta(min_length=1, max_length=60)]
"""Something on a board, by a name of its game's own."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
RandomNumber = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A browser's share in the seed: 256 random bits in hexadecimal."""

TimeOfDay = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
"""Such as 22:30."""
TimeZone = Annotated[str, Meta(min_length=1, max_length=40)]
"""As the time zone database calls it, such as Europe/Rome."""
Endpoint = Annotated[str, Meta(min_length=10, max_length=1000)]
"""Where a push service takes messages for a browser."""

Language = Literal["en", "de", "it"]
Status = Literal["open", "playing", "over"]
Ending = Literal["finished", "agreed", "abandoned"]
UndoKind = Literal["free", "ask", "no"]
ProposalKind = Literal["undo", "end", "bot", "seat"]
ReactionKind = Literal["hello", "bravo", "wow", "oops", "thanks", "moment"]
"""What can be shown by one touch, without writing."""


# From the browser, over the socket


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of everything a browser may send."""


class Watch(FromClient, frozen=True, tag="watch"):
    """Follow a table from now on; ``since`` is the last version known, so that nothing is missed or told twice."""

    table: TableId
    since: Count = 0
    seat: SeatNumber | None = None
    """The seat to see from, for people who hold several seats on one device."""
    board: Language | None = None
    """The language in which to draw the position as text, for a browser that has no board of its own for the game."""
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


class Describe(FromClient, frozen=True, tag="describe"):
    """Ask what something on the board is, by the name under which its game knows it; anybody may who sees it."""

    table: TableId
    thing: Thing
    ref: Reference = 0


class AskHint(FromClient, frozen=True, tag="hint"):
    """Ask a strong bot for the best choices and why: only in one's own turn, and where the table allows hints."""

    table: TableId
    seq: Count
    deep: bool = False
    """Whether to think for about ten seconds; who has to wait for that is told how long."""
    ref: Reference = 0


class Weigh(FromClient, frozen=True, tag="weigh"):
    """Ask the coach about a choice before it is made: only in one's own turn, and where the table allows hints."""

    table: TableId
    seq: Count
    action: Action
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
    """Propose that a bot plays on for another person: done when they agree, or have been away for long."""

    table: TableId
    seat: SeatNumber
    level: Level
    ref: Reference = 0


class ProposeSeat(FromClient, frozen=True, tag="propose-seat"):
    """Ask to take over a bot's seat in a running game; everyone who plays and is there must agree.

    Whoever's own seat it is, where a bot plays on for them, gets it back at once.
    """

    table: TableId
    seat: SeatNumber
    ref: Reference = 0


class Answer(FromClient, frozen=True, tag="answer"):
    """Agree to a proposal or decline it; ``proposal`` is its version. Its proposer takes it back by declining."""

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


class Learn(FromClient, frozen=True, tag="learn"):
    """Walk on in a lesson: read on, a step back, have it done, leave the path and play on, come back to it."""

    table: TableId
    seq: Count
    walk: Literal["next", "back", "show", "leave", "return"]
    ref: Reference = 0


class Say(FromClient, frozen=True, tag="say"):
    """Say something to everyone at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Reference = 0


class React(FromClient, frozen=True, tag="react"):
    """Show everyone at the table a quick reaction, from one's own seat; it is gone after a moment, and nowhere kept."""

    table: TableId
    reaction: ReactionKind
    ref: Reference = 0


class Attend(FromClient, frozen=True, tag="attend"):
    """Say whether the reader has the table before their eyes, or has turned to something else."""

    table: TableId
    attentive: bool
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
    | Describe
    | AskHint
    | Weigh
    | Undo
    | ProposeEnd
    | ProposeBot
    | ProposeSeat
    | Answer
    | Resign
    | Learn
    | Say
    | React
    | Attend
    | Ping
)


# From the server, over the socket


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of everything the server sends."""


class Ok(FromServer, frozen=True, tag="ok"):
    """It is done and will not be lost; ``version`` is where it stands in the table's log."""

    ref: int
    table: str
    version: int


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


class Described(FromServer, frozen=True, tag="described"):
    """What something on the board is: what it does, how it stands now, the clauses, and what else it is about."""

    ref: int
    table: str
    thing: str
    name: Message
    does: Message
    now: list[Message]
    clauses: list[str]
    counts: list[str]


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
    deeper: bool
    """Whether the same may be asked with longer thought."""


class Weighed(FromServer, frozen=True, tag="weighed"):
    """What the coach has against a choice in the position ``seq``, from what the player knows; None for a good one."""

    ref: int
    table: str
    seq: int
    action: int
    doubt: Doubt | None


class Fault(FromServer, frozen=True, tag="fault"):
    """What was sent is no message of ours."""

    message: Message
    ref: int = 0


class Dismissed(FromServer, frozen=True, tag="dismissed"):
    """Whoever runs the server has shown the reader the door; the socket closes, and coming back is of no use."""

    message: Message


class Pong(FromServer, frozen=True, tag="pong"):
    """The server is there."""

    ref: int
    build: str
    """Which client it has for browsers; empty where it has none. One that changes was replaced."""


class LessonCard(msgspec.Struct, frozen=True):
    """Where a learner stands in a lesson, and what is said there."""

    lesson: str
    step: int
    """Counted from 0."""
    steps: int
    id: str
    """The step's own name, the same in every language."""
    kind: Literal["look", "do", "compare", "seen", "count"]
    text: Message
    task: Message | None
    """What the learner is asked to do."""
    praise: Message | None
    """A word about the move that led here."""
    point: list[str]
    """Places on the board that are lit."""
    actions: list[int]
    """The choices that the step is about; any other is for later."""
    moves: list[Message]
    """Of the moves to compare, what each is called: in the order of ``actions``."""
    tried: list[int]
    """Of the moves to compare, those that were tried: places in ``actions``."""
    plays: bool
    """Whether the lesson itself is playing."""
    free: bool
    """Whether the learner has left the path and plays on."""
    rows: list[Message]
    """At the end: why each row of the learner's score sheet has its points."""
    moments: list[Moment]
    """At the end: what was tried and compared on the way."""


class Position(FromServer, frozen=True, tag="position"):
    """All that one seat, or a spectator, may see of the game now."""

    table: str
    version: int
    """How far the table's log is: give it back as ``since`` when reconnecting."""
    seq: int
    """The version of the last change of the position: an action must name it."""
    seat: int | None
    """The seat that this was built for."""
    actions: int
    """How many actions the game has."""
    kept: int
    """How many of the actions known to the reader still stand: ``lines`` begin after them."""
    lines: msgspec.Raw
    """What happened after the kept actions: a list of ``LogLine``."""
    to_move: int | None
    goal: Message | None
    """What wins, and what this moment is about, in one line."""
    prompt: Message | None
    choices: list[Choice]
    undo: UndoKind
    """Whether this reader may take back their last decision: at once, by consent, or not at all."""
    view: msgspec.Raw
    """What the seat sees; its type is the game's."""
    board: str | None
    """The same drawn as text, for a reader who asked for it."""
    winners: list[int] | None
    sheet: list[ScoreColumn] | None
    """The score sheet, once the game or the lesson has ended."""
    lesson: LessonCard | None = None
    """What a learner is told here, at the table of a lesson."""


class NextPosition(FromServer, frozen=True, tag="next"):
    """The position after the one told last on this socket: what is left out, in ``view`` too, is as it was there."""

    table: str
    version: int
    seq: int
    actions: int
    kept: int
    lines: msgspec.Raw
    seat: int | UnsetType | None = UNSET
    to_move: int | UnsetType | None = UNSET
    goal: Message | UnsetType | None = UNSET
    prompt: Message | UnsetType | None = UNSET
    choices: list[Choice] | UnsetType = UNSET
    undo: UndoKind | UnsetType = UNSET
    view: dict[str, msgspec.Raw] | UnsetType = UNSET
    board: str | UnsetType | None = UNSET
    winners: list[int] | UnsetType | None = UNSET
    sheet: list[ScoreColumn] | UnsetType | None = UNSET
    lesson: LessonCard | UnsetType | None = UNSET


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    kind: Literal["open", "person", "bot"]
    name: str
    """The person's name; empty for a bot or an open seat."""
    level: str | None
    """The bot's level."""
    character: str | None
    """Who plays for the bot."""
    mine: bool
    clock: float | None
    """Seconds left when it was last this seat's turn to think, as of ``now``."""
    resigned: bool
    kept: bool
    """Whether a bot plays here for a person who may come back at once; nobody else gets the seat."""
    kept_for_me: bool
    """Whether that person is the reader."""


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
    """Seats whose people have not answered yet; those who are away for long need not."""
    mine_to_answer: bool
    mine: bool
    """Whether the reader proposed it, and may take it back."""
    about_me: bool
    """Whether a bot would play on for the reader."""


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: a bank for the whole game, and what each decision adds. A day per move is a bank as well."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0


class Room(FromServer, frozen=True, tag="table"):
    """The table around the game: who sits where, and everything agreed on."""

    table: str
    version: int
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
    away_after: int
    """Seconds after which somebody who does not watch the table counts as away."""
    lesson: str | None
    """The lesson that is taken here."""


class Presence(FromServer, frozen=True, tag="presence"):
    """Who follows the table now."""

    table: str
    here: list[bool]
    """By seat: whether its player is there; bots always are."""
    away_since: list[float | None]
    """By seat: since when its player has not been there, in the server's time; None for those who are."""
    attentive: list[bool]
    """By seat: whether its player has the table before their eyes; never more than that, and not said of bots."""
    spectators: int


class Chat(FromServer, frozen=True, tag="chat"):
    """What somebody said; ``seat`` is None for a spectator."""

    table: str
    version: int
    seat: int | None
    name: str
    text: str
    at: float


class Reaction(FromServer, frozen=True, tag="reaction"):
    """What somebody shows from their seat, for a moment."""

    table: str
    seat: int
    reaction: ReactionKind


ServerMessage = (
    Ok
    | Stale
    | Refused
    | Because
    | Previewed
    | Described
    | Hints
    | Weighed
    | Fault
    | Dismissed
    | Pong
    | Position
    | NextPosition
    | Room
    | Presence
    | Chat
    | Reaction
)


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


class BrowserBody(Body, frozen=True):
    """A browser that takes push messages, with the keys by which only it can read them."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language
    zone: TimeZone


class StopBrowserBody(Body, frozen=True):
    """A browser that wants no more push messages."""

    endpoint: Endpoint


class AddressBody(Body, frozen=True):
    """Where to send mail, once whoever reads it there has agreed."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Language
    zone: TimeZone


class QuietBody(Body, frozen=True):
    """When not to be nudged; None for never."""

    quiet_from: TimeOfDay | None
    quiet_until: TimeOfDay | None
    language: Language
    zone: TimeZone


class NudgeWishes(msgspec.Struct, frozen=True):
    """How somebody is told that it is their turn in games by the day, and how they could be."""

    push_key: str | None
    """What a browser needs in order to take push messages from us; None where there are none."""
    mail_offered: bool
    browsers: list[str]
    """The hashes of the endpoints of the person's browsers."""
    address: str | None
    confirmed: bool
    """Whether somebody who reads mail at the address agreed."""
    quiet_from: TimeOfDay | None
    quiet_until: TimeOfDay | None
    zone: TimeZone | None


class Stopped(msgspec.Struct, frozen=True):
    """Nothing more is sent there."""


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
    edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] | None = None
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


class ReportBody(Body, frozen=True):
    """What somebody tells whoever runs the server, about a table or about who holds a seat there."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class Reported(msgspec.Struct, frozen=True):
    """The report was kept; whoever runs the server reads it."""


class RecordBody(Body, frozen=True):
    """A record as text, and the edition it was played with, unless that is the game's own or in the record."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] | None = None


class ImportedRecord(msgspec.Struct, frozen=True):
    """A record that was accepted, under the name to find it again."""

    id: str
    game: str
    players: int
    names: list[str]
    characters: list[str | None]
    """Who plays for the seats that have a bot's name."""
    actions: int
    finished: bool
    verified_shuffle: bool


class PlayOnBody(Body, frozen=True):
    """A moment of an ended game to play on from: after so many actions, on a seat, against whom."""

    actions: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None
    """None: whoever is to decide then."""
    level: str | None = None
    """Who plays for the people of that game."""


class Analysis(msgspec.Struct, frozen=True):
    """What an ended game's decisions cost, as far as they have been weighed: ask again until all are."""

    done: int
    """Decisions weighed so far."""
    total: int
    mistakes: list[Mistake]
    """Those that lost most expected points, the worst first; each judged by what its player knew then."""
    deeper: bool = False
    """Whether a decision may be thought about for longer."""


class Reconsidered(msgspec.Struct, frozen=True):
    """One decision of an ended game after ten seconds of thought."""

    ply: int
    """Which one, counted from 1."""
    mistake: Mistake | None
    """What it cost; None where nothing better was found."""


class Curve(msgspec.Struct, frozen=True):
    """How likely everybody was to win an ended game, turn by turn, as far as it was judged: ask again until it is."""

    done: int
    """Turns judged so far."""
    total: int
    actions: list[int]
    """After how many decisions each of these turns ended, beginning with 0."""
    chances: list[list[float]]
    """By seat: the chances then, from 0 to 1. Together they are less than 1 where nobody may win."""
    moments: list[TurningPoint]
    """The few turns that changed the winner's chance most; empty until all are judged."""


class EditionBody(Body, frozen=True):
    """The text of an edition file."""

    text: Annotated[str, Meta(max_length=LONGEST_EDITION)]


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


class Words(msgspec.Struct, frozen=True):
    """The same in every language."""

    en: str
    de: str
    it: str


class AnswerInfo(msgspec.Struct, frozen=True):
    """One way to decide a ruling, as a sentence."""

    value: str
    text: Words


class RulingInfo(msgspec.Struct, frozen=True):
    """A question that the print leaves open and that a table may decide otherwise."""

    name: str
    clause: str
    """Where the rulebook tells of it; empty where it does not."""
    value: str
    """How the game's own edition decides it."""
    question: Words
    answers: list[AnswerInfo]
    other: Words | None
    """What an answer in the table's own words is called, where one is possible."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided game."""

    lesson: str
    title: Words
    minutes: int


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played here."""

    game: str
    title: Words
    tagline: Words
    min_players: int
    max_players: int
    minutes_per_player: int
    hides_nothing: bool
    """Whether every seat sees the same; else people at one screen hand it over behind a curtain."""
    edition: str
    rulings: list[RulingInfo]
    levels: list[str]
    learners: list[str]
    """The levels that play with what was learned, where something was."""
    learned: list[int]
    """For how many players something was learned; only with the game's own edition and its own answers to rulings."""
    lessons: list[LessonInfo]
    """The first one is for those who have never played."""


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of our rulebook to learn from, as Markdown; ``core/rulebook.py`` says what stands in it."""

    name: str
    title: str
    text: str


class BasisInfo(msgspec.Struct, frozen=True):
    """What a clause rests on: a section of the print, how it follows, or the ruling that decides it."""

    kind: Literal["printed", "derived", "ruling"]
    detail: str


class ClauseInfo(msgspec.Struct, frozen=True):
    """One clause of our rulebook."""

    id: str
    chapter: str
    text: str
    basis: list[BasisInfo]


class RulebookInfo(msgspec.Struct, frozen=True):
    """Our rulebook: chapters to learn from, then numbered clauses."""

    title: str
    language: Language
    """The language it is written in: English where it is not translated."""
    chapters: list[ChapterInfo]
    preface: str
    clauses: list[ClauseInfo]


class ExampleStep(msgspec.Struct, frozen=True):
    """A position of an example, and what led to it."""

    actions: int
    mover: int | None
    """Who made the last decision; None before the first."""
    decision: Message | None
    """What was decided."""
    lines: list[Message]
    """What happened then, as far as the seat may know."""
    view: msgspec.Raw
    """What the seat sees; its type is the game's."""
    board: str
    """The same drawn as text."""


class ExampleInfo(msgspec.Struct, frozen=True):
    """A recorded example of a rulebook, step by step, from the seat of whoever acts first in it."""

    names: list[str]
    seat: int
    steps: list[ExampleStep]
    """The first is the position before."""


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    game: str
    puzzle: str
    players: int
    difficulty: int
    """From 1 to 5: one more than the levels of bots that miss the solution more often than not."""


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, the easiest of each game first."""

    puzzles: list[PuzzleLine]


class PuzzleToday(msgspec.Struct, frozen=True):
    """The puzzle of the day, the same for everybody."""

    day: str
    """The date in Greenwich."""
    puzzle: PuzzleLine | None


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A position to solve, as the seat that is to choose sees it."""

    puzzle: PuzzleLine
    position: Position


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """Whether a choice is the solution."""

    right: bool
    lost: float
    """Expected points that another choice costs."""
    why: list[Message]
    """What it lacks, as whole sentences."""


class LevelTries(msgspec.Struct, frozen=True):
    """How often a level of bots found a solution."""

    level: str
    found: int
    tries: int


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The one choice that is clearly best, and why."""

    action: int
    choice: Message
    plan: Message | None
    """What to choose after it."""
    reasons: list[Message]
    """What it gains."""
    points: float
    """Expected points by which it is ahead of the best other choice."""
    found: list[LevelTries]
    """From the weakest level."""
    after: Position
    """Where it leads."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    players: int
    status: Status
    names: list[str]
    """The people's names; empty for a bot or an open seat."""
    characters: list[str | None]
    """Who plays for the bots."""
    levels: list[str | None]
    """The bots' levels."""
    open_seats: int
    to_move: int | None
    """The seat whose turn it is, which everyone at the table can see; its name is in ``names``."""
    my_turn: bool
    place: int | None
    """Which place the reader took in a game that was played to its end: 1 for a winner."""
    moved_at: float
    lesson: str | None
    """The lesson that is taken there."""
    learnt: bool
    """Whether it was taken to its end."""


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


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server should be sent visitors now, and what it lacks."""

    ready: bool
    database: bool
    """Whether the database takes what is written."""
    notifications: bool
    """Whether the server hears what other processes write."""
    disk: bool
    """Whether there is room left where an SQLite file lies."""
    bots: bool
    """Whether no bot's turn has waited for too long."""
    stopping: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not answered."""

    status: int
    message: Message
    detail: str
