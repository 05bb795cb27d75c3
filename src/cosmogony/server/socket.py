"""The socket: typed messages in, answers and positions out.

Each connection has a sender that always sends the latest: a slow reader gets fewer positions, never a queue that
grows, and each position tells everything that happened since the one before.
"""

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State

from cosmogony.core.errors import CosmogonyError
from cosmogony.server import counsel, metrics
from cosmogony.server.auth import Doorkeeper, clean_text
from cosmogony.server.bot_pool import STAND_IN, check_level
from cosmogony.server.entries import AnyEntry
from cosmogony.server.eyes import build_room, encode
from cosmogony.server.guard import address_of, comes_from_here
from cosmogony.server.hall import Hall, Live
from cosmogony.server.messages import (
    Act,
    Answer,
    AskHint,
    ClientMessage,
    Fault,
    Ok,
    Ping,
    Pong,
    Preview,
    ProposeBot,
    ProposeEnd,
    ProposeSeat,
    Refused,
    Resign,
    Say,
    Stale,
    Undo,
    Unwatch,
    Watch,
    Why,
)
from cosmogony.server.store import Player
from cosmogony.server.table import RefusalError, StaleError, Table
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.socket")

LARGEST = 16_384
"""Bytes of the largest message that we read."""
MOST_WATCHED = 50
"""Tables that one connection may follow."""
MOST_FAULTS = 200
"""Messages that are none of ours, or come too fast, before the connection is closed."""
RECHECK = 30.0
"""Seconds after which a socket asks again whether its account is still signed in."""
MORE = "cosmogony.more"
"""A note on a message to be sent, for ``GatheringProtocol`` in run.py: another one follows at once."""
POLICY_VIOLATION = 1008
TOO_LARGE = 1009

Wish = Act | Undo | ProposeEnd | ProposeBot | ProposeSeat | Answer | Resign | Say
"""What changes a table."""

_decode = msgspec.json.Decoder(ClientMessage).decode


@dataclass
class Following:
    """How much of a table a connection has been told."""

    live: Live
    wanted: int | None
    since: int
    """The last ply that the reader knows."""
    seq: int = -1
    room: int = -1
    presence: bytes = b""


class Connection:
    """One open socket."""

    def __init__(self, socket: WebSocket, hall: Hall, player: Player | None) -> None:  # type: ignore[type-arg]
        self.socket = socket
        self.hall = hall
        self.player = player
        self.name = player.id if player else secrets.token_hex(8)
        """Who it is, when it is told who is there."""
        self.following: dict[str, Following] = {}
        self.answers: deque[bytes] = deque()
        self.dirty: dict[str, None] = {}
        self.wake = asyncio.Event()
        self.faults = 0
        self.thinking: asyncio.Task[None] | None = None
        """The hint that is being thought about."""

    # Sending

    def moved(self, table: str) -> None:
        """Note that a table moved on."""
        self.dirty[table] = None
        self.wake.set()

    def answer(self, answer: msgspec.Struct) -> None:
        """Send an answer before anything else."""
        self.answers.append(encode(answer))
        self.wake.set()

    async def send_forever(self) -> None:
        """Send whatever is ready; what is ready at the same time leaves together."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while ready := self.ready():
                for data in ready[:-1]:
                    await self.send(data, more=True)
                await self.send(ready[-1])

    def ready(self) -> list[bytes]:
        """Return the answers in order, then the latest of a table that moved on."""
        ready = list(self.answers)
        self.answers.clear()
        told: list[bytes] = []
        while self.dirty and not told:
            table = next(iter(self.dirty))
            del self.dirty[table]
            if table in self.following:
                told = self.news(self.following[table])
        return ready + told

    async def send(self, data: bytes, *, more: bool = False) -> None:
        """Send one message as text; with ``more`` it may wait for the next one, which follows at once."""
        # MORE is a word between us and our own protocol in run.py, unknown to ASGI's types
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode(), MORE: more})  # type: ignore[arg-type]

    def news(self, following: Following) -> list[bytes]:
        """Return what a reader has not been told yet, and note that it was told."""
        table = following.live.table
        player = self.player.id if self.player else None
        told = []
        if following.room < table.room_ply:
            told.append(encode(build_room(table, player, time.time())))
        if table.state is not None and (following.seq < table.seq or following.room < table.room_ply):
            told.append(following.live.eyes.position(player, following.since, following.wanted))
        told += [encode(line) for line in table.chat_since(following.since)]
        presence = following.live.crowd.message()
        if presence != following.presence:
            following.presence = presence
            told.append(presence)
        following.room, following.seq, following.since = table.room_ply, table.seq, table.ply
        return told

    # Receiving

    async def receive_forever(self) -> None:
        """Take messages until the browser goes or misbehaves for too long."""
        while self.faults < MOST_FAULTS:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = str(event.get("text") or "") or bytes(event.get("bytes") or b"")  # type: ignore[call-overload]
            if len(data) > LARGEST:
                await self.socket.close(TOO_LARGE)
                return
            if self.allowed():
                await self.take(data)
            else:
                self.fault("door-slow-down")
        await self.socket.close(POLICY_VIOLATION)

    def allowed(self) -> bool:
        """Say whether the player, or the address, may send another message now."""
        state = self.socket.app.state
        who = self.player.id if self.player else address_of(self.socket, state.settings)
        allowed: bool = state.rates.allow(f"messages {who}", state.settings.messages_per_second)
        return allowed

    def fault(self, text: str) -> None:
        """Answer what is no message of ours."""
        self.faults += 1
        self.answer(Fault(message(text)))

    async def take(self, data: str | bytes) -> None:
        """Decode a message, do what it asks for, and always answer."""
        try:
            wish: ClientMessage = _decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.fault("socket-not-understood")
            return
        metrics.MESSAGES.labels(wish.__struct_config__.tag).inc()
        await self.guarded(wish, self.carry_out(wish))

    async def guarded(self, wish: ClientMessage, work: Coroutine[None, None, None]) -> None:
        """Wait for the work on a wish; what goes wrong is an answer too."""
        try:
            await work
        except RefusalError as refusal:
            self.refuse(wish, refusal)
        except CosmogonyError as fault:
            self.refuse(wish, RefusalError(message("table-fault", fault=str(fault))))
        except Exception:
            log.exception("a message failed", kind=wish.__struct_config__.tag)
            self.answer(Fault(message("socket-failed"), wish.ref))

    def refuse(self, wish: ClientMessage, refusal: RefusalError) -> None:
        """Answer that a wish may not be done, and why."""
        metrics.REFUSALS.labels("refused").inc()
        table = "" if isinstance(wish, Ping) else wish.table
        self.answer(Refused(wish.ref, table, refusal.message, refusal.clause))

    async def carry_out(self, wish: ClientMessage) -> None:
        """Do what a message asks for."""
        match wish:
            case Ping():
                self.answer(Pong(wish.ref))
            case Watch():
                await self.watch(wish)
            case Unwatch():
                self.unwatch(wish.table)
                self.answer(Ok(wish.ref, wish.table, 0))
            case Why() | Preview():
                await self.ask(wish)
            case AskHint():
                self.begin_hint(wish)
            case _:
                await self.do(wish)

    async def do(self, wish: Wish) -> None:
        """Do something at a table: ok once it is committed, stale with the fresh position when it came too late."""
        player = self.need_player()
        try:
            live = await self.hall.do(wish.table, lambda table: decide(table, player, wish))
        except StaleError:
            await self.stale(wish)
            return
        self.answer(Ok(wish.ref, wish.table, live.table.ply))

    async def stale(self, wish: Wish | Why | Preview | AskHint) -> None:
        """Answer that the position had moved on, with the fresh one."""
        metrics.REFUSALS.labels("stale").inc()
        live = await self.hall.read(wish.table)
        following = self.following.get(wish.table)
        since = following.since if following else 0
        wanted = following.wanted if following else None
        position = live.eyes.position(self.player.id if self.player else None, since, wanted)
        if following:
            following.seq = live.table.seq
        self.answer(Stale(wish.ref, wish.table, msgspec.Raw(position)))

    async def ask(self, wish: Why | Preview | AskHint) -> None:
        """Answer the person whose turn it is; to others it could tell what they must not know."""
        player = self.need_player().id
        table = (await self.hall.read(wish.table)).table
        try:
            match wish:
                case Why():
                    self.answer(counsel.explain(table, player, wish))
                case Preview():
                    self.answer(counsel.preview(table, player, wish))
                case AskHint():
                    self.answer(await counsel.find_best(table, player, wish, self.hall.bots))
        except StaleError:
            await self.stale(wish)

    def begin_hint(self, wish: AskHint) -> None:
        """Let a bot think about a hint while the socket goes on; one at a time."""
        if self.thinking and not self.thinking.done():
            raise RefusalError(message("table-still-thinking"))
        state = self.socket.app.state
        state.rates.need(f"hints {self.need_player().id}", state.settings.hints_per_minute / 60)
        self.thinking = asyncio.create_task(self.guarded(wish, self.ask(wish)))

    async def watch(self, wish: Watch) -> None:
        """Follow a table from a ply on."""
        if len(self.following) >= MOST_WATCHED and wish.table not in self.following:
            raise RefusalError(message("socket-too-many-tables", number=MOST_WATCHED))
        live = await self.hall.read(wish.table)
        since = min(wish.since, live.table.ply)
        self.following[wish.table] = Following(live, wish.seat, since)
        live.crowd.enter(self)
        self.answer(Ok(wish.ref, wish.table, live.table.ply))
        self.moved(wish.table)

    def unwatch(self, table: str) -> None:
        """Stop following a table."""
        following = self.following.pop(table, None)
        if following:
            following.live.crowd.leave(self)

    def need_player(self) -> Player:
        """Return who this is, or refuse people who have not said their name."""
        if self.player is None:
            raise RefusalError(message("door-who-are-you"))
        return self.player

    def close(self) -> None:
        """Stop following everything."""
        for table in list(self.following):
            self.unwatch(table)
        if self.thinking:
            self.thinking.cancel()


def decide(table: Table, player: Player, wish: Wish) -> list[AnyEntry]:
    """Ask the table what a wish leads to."""
    match wish:
        case Act():
            return table.decide_act(player.id, wish.seq, wish.action)
        case Undo():
            return table.decide_undo(player.id, wish.seq)
        case ProposeEnd():
            return table.decide_propose_end(player.id)
        case ProposeBot():
            return table.decide_propose_bot(player.id, wish.seat, check_level(wish.level))
        case ProposeSeat():
            return table.decide_propose_seat(player.id, player.name, wish.seat)
        case Answer():
            return table.decide_answer(player.id, wish.proposal, wish.agree)
        case Resign():
            return table.decide_resign(player.id, wish.seat, check_level(wish.level or STAND_IN))
        case Say():
            own = table.seats_of(player.id)
            name = table.chairs[own[0]].name if own else player.name
            return table.decide_say(player.id, name, clean_text(wish.text))


@websocket("/api/socket")
async def table_socket(socket: WebSocket, state: State) -> None:  # type: ignore[type-arg]
    """Follow and play at any number of tables."""
    address = address_of(socket, state.settings)
    if not comes_from_here(socket.headers, state.settings.origins.split()) or not state.sockets.enter(address):
        await socket.accept()  # only an accepted socket can say why it is closed
        await socket.close(POLICY_VIOLATION)
        return
    try:
        await socket.accept()
        connection = Connection(socket, state.hall, await state.doorkeeper.player(socket))
        tasks = [asyncio.create_task(connection.send_forever()), asyncio.create_task(connection.receive_forever())]
        try:
            await until_one_ends(tasks, connection, state.doorkeeper)
        finally:
            connection.close()
            await end(*tasks)
    finally:
        state.sockets.leave(address)


async def until_one_ends(tasks: list[asyncio.Task[None]], connection: Connection, doorkeeper: Doorkeeper) -> None:
    """Wait for the browser to go; close an account's socket once its password was changed in another browser."""
    account = connection.player is not None and connection.player.login is not None
    patience = RECHECK if account else None
    while not (await asyncio.wait(tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED))[0]:
        if await doorkeeper.player(connection.socket) is None:
            await connection.socket.close(POLICY_VIOLATION)
            return


async def end(*tasks: asyncio.Task[None]) -> None:
    """End tasks; a browser that went away is no fault."""
    for task in tasks:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task


class SocketCount:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a socket in, unless the address has too many."""
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        metrics.SOCKETS.inc()
        return True

    def leave(self, address: str) -> None:
        """Count a socket out."""
        self.open[address] -= 1
        metrics.SOCKETS.dec()
        if not self.open[address]:
            del self.open[address]
