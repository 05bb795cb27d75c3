"""Talking with one reader: messages in, answers and positions out, over whatever carries them.

What is sent is always the latest: a slow reader gets fewer positions, never a queue that grows, and each position tells
everything that happened since the one before.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Protocol

import msgspec

from cosmogony.core.errors import CosmogonyError
from cosmogony.server import hints
from cosmogony.server.entries import AnyEntry
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.messages import (
    Act,
    Answer,
    AskHint,
    Attend,
    ClientMessage,
    Describe,
    Fault,
    Language,
    Learn,
    Ok,
    Ping,
    Pong,
    Preview,
    ProposeBot,
    ProposeEnd,
    ProposeSeat,
    React,
    Reference,
    Refused,
    Resign,
    Say,
    Stale,
    Undo,
    Unwatch,
    Watch,
    Weigh,
    Why,
)
from cosmogony.server.players import Player, clean_text
from cosmogony.server.positions import Told, build_room, encode
from cosmogony.server.refusals import fault_message
from cosmogony.server.table import Away, Decide, RefusalError, StaleError, Table, nobody
from cosmogony.server.thoughts import STAND_IN, Thinkers, check_level
from cosmogony.texts import message

MOST_WATCHED = 50
"""Tables that one connection may follow."""

TableRequest = Act | Undo | ProposeEnd | ProposeBot | ProposeSeat | Answer | Resign | Learn | Say
"""What changes a table."""

_decode = msgspec.json.Decoder(ClientMessage).decode


class Referred(msgspec.Struct, frozen=True):
    """The one thing that is read of a message that is not taken."""

    ref: Reference = 0


_decode_reference = msgspec.json.Decoder(Referred).decode


def reference(data: str | bytes) -> int:
    """Return what the answer to a message repeats, if it can be read."""
    try:
        return _decode_reference(data).ref
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


@dataclass
class Following:
    """How much of a table a connection has been told."""

    loaded: LoadedTable
    wanted: int | None
    board: Language | None
    since: int
    """The last version that the reader knows."""
    seq: int = -1
    position: Told | None = None
    """The position that the reader was told last on this socket: what has not changed since is not told again."""
    room: int = -1
    presence: bytes = b""
    reactions: int = 0
    """How many reactions at the table the reader was told, or came too late for."""


class TalkedAbout(Protocol):
    """The tables that a conversation is about."""

    @property
    def bots(self) -> Thinkers:
        """Who thinks about hints."""

    async def need(self, id: str) -> LoadedTable:
        """Return a table, or refuse."""

    async def read(self, id: str) -> LoadedTable:
        """Return a table as it stands in the store."""

    async def do(self, id: str, decide: Decide) -> LoadedTable:
        """Decide, write, fold, tell."""

    def away(self, loaded: LoadedTable) -> Away:
        """Return who counts as away from a table."""


class Conversation:
    """What one reader follows, asks and is told."""

    def __init__(self, tables: TalkedAbout, player: Player | None, build: str) -> None:
        self.tables = tables
        self.player = player
        self.build = build
        self.name = player.id if player else secrets.token_hex(8)
        """Who it is, when it is told who is there."""
        self.following: dict[str, Following] = {}
        self.answers: deque[bytes] = deque()
        self.dirty: dict[str, None] = {}
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self.sent = asyncio.Event()
        """Every answer so far is on its way."""
        self.faults = 0
        self.thinking: asyncio.Task[None] | None = None
        """The hint that is being thought about."""
        self.weighing: asyncio.Task[None] | None = None
        """The choice that the coach looks at."""

    # What the house that it takes place in may add

    def has_room(self) -> bool:
        """Say whether more can be sent now; once there is room again, somebody has to ``ring``."""
        return True

    def send(self, messages: list[bytes]) -> None:
        """Send messages that belong together."""
        raise NotImplementedError

    def note_message(self, request: ClientMessage) -> None:
        """Count a message."""

    def note_refusal(self, kind: str) -> None:
        """Count a request that was refused or came too late."""

    def note_failure(self, request: ClientMessage) -> None:
        """Note a fault of ours."""

    def need_voice(self, player: Player) -> None:
        """Refuse somebody who must not speak."""

    def need_calm(self, player: Player) -> None:
        """Refuse somebody who shows reactions too often."""

    def need_patience(self, player: Player) -> None:
        """Refuse somebody who asks for too many hints."""

    def need_coach(self, player: Player) -> None:
        """Refuse somebody who asks the coach too often."""

    # Sending

    def moved(self, table: str) -> None:
        """Note that a table moved on."""
        self.dirty[table] = None
        self.ring()

    def answer(self, answer: msgspec.Struct) -> None:
        """Send an answer before anything else."""
        self.answers.append(encode(answer))
        self.sent.clear()
        self.ring()

    def ring(self) -> None:
        """See to it that what waits is sent, when all that happens at this moment has happened."""
        if not self._rung:
            self._rung = True
            self._loop.call_soon(self.send_waiting)

    def send_waiting(self) -> None:
        """Send whatever waits, as far as there is room; what waits at the same time leaves together."""
        self._rung = False
        while (self.answers or self.dirty) and self.has_room():
            if outgoing := self.outgoing():
                self.send(outgoing)
        if not self.answers:
            self.sent.set()

    def outgoing(self) -> list[bytes]:
        """Return the answers in order, then the latest of a table that moved on."""
        answers = list(self.answers)
        self.answers.clear()
        told: list[bytes] = []
        while self.dirty and not told:
            table = next(iter(self.dirty))
            del self.dirty[table]
            if table in self.following:
                told = self.unseen(self.following[table])
        return answers + told

    def unseen(self, following: Following) -> list[bytes]:
        """Return what a reader has not been told yet, and note that it was told."""
        table = following.loaded.table
        player = self.player.id if self.player else None
        told = []
        if following.room < table.room_version:
            told.append(encode(build_room(table, player, time.time())))
        if table.state is not None and (following.seq < table.seq or following.room < table.room_version):
            told.append(self.position(following))
        if table.chat and table.chat[-1].version > following.since:
            told += [encode(line) for line in table.chat_since(following.since)]
        crowd = following.loaded.crowd
        presence = crowd.message()
        if presence != following.presence:
            following.presence = presence
            told.append(presence)
        if crowd.reactions != following.reactions:
            told += crowd.reactions_since(following.reactions)
            following.reactions = crowd.reactions
        following.room, following.seq, following.since = table.room_version, table.seq, table.version
        return told

    def position(self, following: Following) -> bytes:
        """Return the position of a table as far as a reader does not know it, and note that it was told."""
        positions = following.loaded.positions
        before, player = following.position, self.player.id if self.player else None
        following.position = positions.told(player, following.since, following.wanted, following.board)
        return positions.encoded(following.position, before)

    # Receiving

    def fault(self, text: str, ref: int = 0) -> None:
        """Answer what is no message of ours, or one too many."""
        self.faults += 1
        self.answer(Fault(message(text), ref))

    async def take(self, data: str | bytes) -> None:
        """Decode a message, do what it asks for, and always answer."""
        try:
            request: ClientMessage = _decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.fault("socket-not-understood", reference(data))
            return
        self.note_message(request)
        await self.guarded(request, self.carry_out(request))

    async def guarded(self, request: ClientMessage, work: Coroutine[None, None, None]) -> None:
        """Wait for the work on a request; what goes wrong is an answer too."""
        try:
            await work
        except RefusalError as refusal:
            self.refuse(request, refusal)
        except CosmogonyError as fault:
            self.refuse(request, RefusalError(fault_message(fault)))
        except Exception:
            self.note_failure(request)
            self.answer(Fault(message("socket-failed"), request.ref))

    def refuse(self, request: ClientMessage, refusal: RefusalError) -> None:
        """Answer that a request may not be done, and why."""
        self.note_refusal("refused")
        table = "" if isinstance(request, Ping) else request.table
        self.answer(Refused(request.ref, table, refusal.message, refusal.clause))

    async def carry_out(self, request: ClientMessage) -> None:
        """Do what a message asks for."""
        match request:
            case Ping():
                self.answer(Pong(request.ref, self.build))
            case Watch():
                await self.watch(request)
            case Unwatch():
                self.unwatch(request.table)
                self.answer(Ok(request.ref, request.table, 0))
            case Why() | Preview():
                await self.ask(request)
            case AskHint():
                self.begin_hint(request)
            case Weigh():
                self.begin_weighing(request)
            case Describe():
                await self.describe(request)
            case React():
                await self.react(request)
            case Attend():
                await self.attend(request)
            case _:
                await self.do(request)

    async def do(self, request: TableRequest) -> None:
        """Do something at a table: ok once it is committed, stale with the fresh position when it came too late."""
        player = self.need_player()
        if isinstance(request, Say):
            self.need_voice(player)
        try:
            if isinstance(request, Act):  # most of all that is asked for, and nobody's absence matters
                loaded = await self.tables.do(request.table, lambda table: decide(table, player, request, nobody))
            else:
                away = self.tables.away(await self.tables.need(request.table))
                loaded = await self.tables.do(request.table, lambda table: decide(table, player, request, away))
        except StaleError:
            await self.stale(request)
            return
        self.answer(Ok(request.ref, request.table, loaded.table.version))

    async def stale(self, request: TableRequest | Why | Preview | AskHint | Weigh) -> None:
        """Answer that the position had moved on, with the fresh one."""
        self.note_refusal("stale")
        loaded = await self.tables.read(request.table)
        following = self.following.get(request.table)
        since = following.since if following else 0
        wanted, lang = (following.wanted, following.board) if following else (None, None)
        told = loaded.positions.told(self.player.id if self.player else None, since, wanted, lang)
        if following:
            following.seq, following.position = loaded.table.seq, told
        self.answer(Stale(request.ref, request.table, msgspec.Raw(loaded.positions.encoded(told))))

    async def ask(self, request: Why | Preview | AskHint | Weigh) -> None:
        """Answer the person whose turn it is; to others it could tell what they must not know."""
        player = self.need_player().id
        table = (await self.tables.read(request.table)).table
        try:
            match request:
                case Why():
                    self.answer(hints.explain(table, player, request))
                case Preview():
                    self.answer(hints.preview(table, player, request))
                case AskHint():
                    self.answer(await hints.find_best(table, player, request, self.tables.bots))
                case Weigh():
                    self.answer(await hints.weigh(table, player, request, self.tables.bots))
        except StaleError:
            await self.stale(request)

    async def describe(self, request: Describe) -> None:
        """Say what something is, to whoever sees it."""
        table = (await self.tables.read(request.table)).table
        following = self.following.get(request.table)
        seat = table.seat_of_reader(self.player.id if self.player else None, following.wanted if following else None)
        self.answer(hints.describe(table, seat, request))

    async def react(self, request: React) -> None:
        """Show everyone a reaction, from the seat that the reader sees from; it is not written down."""
        player = self.need_player()
        self.need_voice(player)
        self.need_calm(player)
        loaded = await self.tables.need(request.table)
        following = self.following.get(request.table)
        seat = loaded.table.seat_of_reader(player.id, following.wanted if following else None)
        if seat is None:
            raise RefusalError(message("table-spectators-watch"))
        loaded.crowd.react(seat, request.reaction)
        self.answer(Ok(request.ref, request.table, loaded.table.version))

    async def attend(self, request: Attend) -> None:
        """Note whether the reader has a table before their eyes; of one that they do not follow nothing is noted."""
        following = self.following.get(request.table)
        loaded = following.loaded if following else await self.tables.need(request.table)
        loaded.crowd.attend(self, attentive=request.attentive)
        self.answer(Ok(request.ref, request.table, loaded.table.version))

    def begin_hint(self, request: AskHint) -> None:
        """Let a bot think about a hint while the socket goes on; one at a time."""
        if self.thinking and not self.thinking.done():
            raise RefusalError(message("table-still-thinking"))
        self.need_patience(self.need_player())
        self.thinking = asyncio.create_task(self.guarded(request, self.ask(request)))

    def begin_weighing(self, request: Weigh) -> None:
        """Let the coach look at a choice while the socket goes on; one at a time."""
        if self.weighing and not self.weighing.done():
            raise RefusalError(message("table-still-thinking"))
        self.need_coach(self.need_player())
        self.weighing = asyncio.create_task(self.guarded(request, self.ask(request)))

    async def watch(self, request: Watch) -> None:
        """Follow a table from a version on."""
        if len(self.following) >= MOST_WATCHED and request.table not in self.following:
            raise RefusalError(message("socket-too-many-tables", number=MOST_WATCHED))
        loaded = await self.tables.read(request.table)
        since = min(request.since, loaded.table.version)
        following = Following(loaded, request.seat, request.board, since, reactions=loaded.crowd.reactions)
        self.following[request.table] = following
        loaded.crowd.enter(self)
        self.answer(Ok(request.ref, request.table, loaded.table.version))
        self.moved(request.table)

    def unwatch(self, table: str) -> None:
        """Stop following a table."""
        following = self.following.pop(table, None)
        if following:
            following.loaded.crowd.leave(self)

    def need_player(self) -> Player:
        """Return who this is, or refuse people who have not said their name."""
        if self.player is None:
            raise RefusalError(message("door-who-are-you"))
        return self.player

    def close(self) -> None:
        """Stop following everything, and say no more."""
        for table in list(self.following):
            self.unwatch(table)
        self.answers.clear()
        self.dirty.clear()
        for thought in (self.thinking, self.weighing):
            if thought:
                thought.cancel()


def decide(table: Table, player: Player, request: TableRequest, away: Away) -> list[AnyEntry]:
    """Ask the table what a request leads to."""
    match request:
        case Act():
            return table.decide_act(player.id, request.seq, request.action)
        case Undo():
            return table.decide_undo(player.id, request.seq)
        case ProposeEnd():
            return table.decide_propose_end(player.id, away)
        case ProposeBot():
            return table.decide_propose_bot(player.id, request.seat, check_level(request.level), away)
        case ProposeSeat():
            return table.decide_propose_seat(player.id, player.name, request.seat, time.time(), away)
        case Answer():
            return table.decide_answer(player.id, request.proposal, request.agree, away)
        case Resign():
            return table.decide_resign(player.id, request.seat, check_level(request.level or STAND_IN))
        case Learn():
            return table.decide_learn(player.id, request.seq, request.walk)
        case Say():
            own = table.seats_of(player.id)
            name = table.chairs[own[0]].name if own else player.name
            return table.decide_say(player.id, name, clean_text(request.text))
