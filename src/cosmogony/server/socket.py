"""The socket: how a conversation comes in and goes out, and who may have one."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State

from cosmogony.server import metrics
from cosmogony.server.auth import Doorkeeper
from cosmogony.server.conversation import Conversation, reference
from cosmogony.server.guard import Rates, address_of, comes_from_here
from cosmogony.server.messages import ClientMessage, Dismissed
from cosmogony.server.players import Player
from cosmogony.server.settings import Settings
from cosmogony.server.table import RefusalError
from cosmogony.server.tables import Tables
from cosmogony.texts import Message

log = structlog.get_logger("cosmogony.socket")

LARGEST = 16_384
"""Bytes of the largest message that we read."""
MOST_ANSWERS = 100
"""Answers that may wait for somebody who does not read them, before we take their next message."""
SECONDS_TO_READ = 5.0
"""How long somebody who is shown the door may take to read why."""
RECHECK = 30.0
"""Seconds after which a socket asks again whether its account is still signed in."""
WIRE = "cosmogony.wire"
"""An extension of ASGI under which ``GatheringProtocol`` in connections.py gives us a shorter way than ASGI's."""
POLICY_VIOLATION = 1008
TOO_LARGE = 1009
MOST_FAULTS = 200
"""Messages that are none of ours, or come too fast, before the connection is closed."""


class Wire(Protocol):
    """A socket as it is below ASGI."""

    has_room: bool
    """Whether whoever reads has taken enough of what was sent before."""
    when_room: Callable[[], None] | None
    """Called when there is room again."""

    def send_at_once(self, texts: list[bytes]) -> None:
        """Send messages in one piece."""

    async def receive(self) -> Any:
        """Return what came next, as ASGI tells it."""

    def hang_up(self) -> None:
        """End the connection without a word."""


class Connection(Conversation):
    """One open socket."""

    def __init__(self, socket: WebSocket, tables: Tables, player: Player | None) -> None:  # type: ignore[type-arg]
        super().__init__(tables, player, socket.app.state.build)
        self.socket = socket
        self.settings: Settings = socket.app.state.settings
        self.rates: Rates = socket.app.state.rates
        self.bucket = f"messages {player.id if player else address_of(socket, self.settings)}"
        extensions: Any = socket.scope["extensions"]
        self.wire: Wire = extensions[WIRE]["wire"]
        self.wire.when_room = self.ring
        self.dismissed = asyncio.Event()
        """Whoever this is was shown the door."""

    # What the server adds

    def note_message(self, request: ClientMessage) -> None:
        """Count a message."""
        metrics.messages(request.__struct_config__.tag).inc()

    def note_refusal(self, kind: str) -> None:
        """Count a request that was refused or came too late."""
        metrics.REFUSALS.labels(kind).inc()

    def note_failure(self, request: ClientMessage) -> None:
        """Log a fault of ours."""
        log.exception("a message failed", kind=request.__struct_config__.tag)

    def need_voice(self, player: Player) -> None:
        """Refuse somebody who was told to be silent, or who talks without end."""
        if muted := self.socket.app.state.orders.muted(player.id):
            raise RefusalError(muted)
        self.rates.need(f"lines {player.id}", self.settings.lines_said_per_minute / 60)

    def need_calm(self, player: Player) -> None:
        """Refuse somebody who shows reactions too often."""
        self.rates.need(f"reactions {player.id}", self.settings.reactions_per_minute / 60)

    def need_patience(self, player: Player) -> None:
        """Refuse somebody who asks for too many hints."""
        self.rates.need(f"hints {player.id}", self.settings.hints_per_minute / 60)

    def need_coach(self, player: Player) -> None:
        """Refuse somebody who asks the coach too often."""
        self.rates.need(f"coach {player.id}", self.settings.choices_coached_per_minute / 60)

    # Sending

    def has_room(self) -> bool:
        """Say whether the browser has taken enough of what it was sent before."""
        return self.wire.has_room

    def send(self, messages: list[bytes]) -> None:
        """Send messages as text, in one piece."""
        self.wire.send_at_once(messages)

    def send_waiting(self) -> None:
        """Send whatever waits; a browser that cannot be told what happened begins anew."""
        try:
            super().send_waiting()
        except Exception:
            log.exception("what happened could not be told")
            self.wire.hang_up()

    # Receiving

    async def receive_forever(self) -> None:
        """Take messages until the browser goes or misbehaves for too long."""
        while self.faults < MOST_FAULTS:
            if len(self.answers) >= MOST_ANSWERS:
                await self.sent.wait()
            event = await self.wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = str(event.get("text") or "") or bytes(event.get("bytes") or b"")
            if len(data) > LARGEST:
                await self.socket.close(TOO_LARGE)
                return
            if self.allowed():
                await self.take(data)
            else:
                self.fault("door-slow-down", reference(data))
        await self.socket.close(POLICY_VIOLATION)

    def allowed(self) -> bool:
        """Say whether the player, or the address, may send another message now."""
        return self.rates.allow(self.bucket, self.settings.messages_per_second)

    def close(self) -> None:
        """Let go of the socket as well."""
        super().close()
        self.wire.when_room = None

    def dismiss(self, why: Message) -> None:
        """Tell somebody why they must go; the socket is closed after that."""
        self.answer(Dismissed(why))
        self.dismissed.set()


@websocket("/api/socket")
async def table_socket(socket: WebSocket, state: State) -> None:  # type: ignore[type-arg]
    """Follow and play at any number of tables."""
    address = address_of(socket, state.settings)
    if not may_enter(socket, state, address):
        await socket.accept()  # only an accepted socket can say why it is closed
        await socket.close(POLICY_VIOLATION)
        return
    try:
        await socket.accept()
        await converse(Connection(socket, state.tables, await state.doorkeeper.player(socket)), state)
    finally:
        state.sockets.leave(address)


def may_enter(socket: WebSocket, state: State, address: str) -> bool:  # type: ignore[type-arg]
    """Say whether a socket may be opened: by our own pages, not too often, not too many; it is counted in then."""
    ours = comes_from_here(socket.headers, state.settings.origins.split())
    seldom = ours and state.rates.allow(f"requests {address}", state.settings.requests_per_second)
    return bool(seldom and state.sockets.enter(address))


async def converse(connection: Connection, state: State) -> None:
    """Receive until the browser goes or is sent away."""
    tasks = [asyncio.create_task(connection.receive_forever()), asyncio.create_task(when_dismissed(connection))]
    state.orders.people.add(connection)
    if banned := state.orders.banned(connection.name):
        connection.dismiss(banned)
    try:
        await until_one_ends(tasks, connection, state.doorkeeper)
    finally:
        state.orders.people.discard(connection)
        connection.close()
        await end(*tasks)


async def when_dismissed(connection: Connection) -> None:
    """Close the socket of somebody who must go, when they have been told why."""
    await connection.dismissed.wait()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(connection.sent.wait(), SECONDS_TO_READ)
    await connection.socket.close(POLICY_VIOLATION)


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
    """How many sockets each address has open, here and at other processes."""

    def __init__(self, most: int, elsewhere: Callable[[str], int] = lambda _: 0) -> None:
        self.most = most
        self.elsewhere = elsewhere
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a socket in, unless the address has too many."""
        if self.open.get(address, 0) + self.elsewhere(address) >= self.most:
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
