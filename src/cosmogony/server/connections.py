"""How bytes come in: a piece at a time, with everybody else's turn in between, bounded, and not for ever.

uvicorn reads whatever has come in one go. Ten megabytes of the smallest frames, of header lines or of requests one
after the other keep everybody waiting for as long as it takes to read them, and a head without an end takes all memory.
Here a connection is read piece by piece; whoever does not take our answers is not read either.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from cosmogony.server.socket import WIRE

SECONDS_FOR_A_HEAD = 15
"""How long the head of a request may take to arrive."""
SECONDS_FOR_A_BODY = 30
"""How long the rest of it may take."""
LARGEST_HEAD = 32_768
"""Bytes of a request's head."""
LARGEST_WHOLE = 4_000_000
"""Bytes of a whole request: what the largest one takes in small chunks."""
PIECE_OF_A_REQUEST = 4_096
"""Bytes that are read before others have their turn: some hundred requests, headers or chunks of the smallest kind."""
PIECE_OF_A_SOCKET = 512
"""The same for sockets, whose smallest frames take six bytes."""
MOST_WAITING = 4
"""Messages of one socket that may wait to be taken, besides those of the piece that was read last."""
FRAMES_PER_SECOND = 400
"""Frames that one socket may send on average: messages have a limit of their own, pings and fragments none."""
FRAMES_AT_ONCE = 2_000
"""How many of them may come at once."""

TEXT = 0x81
"""The first byte of a text in one frame."""
SHORT = 125
LONG = 0xFFFF
"""Bytes up to which a text's length takes no place of its own in its frame, and two bytes."""

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Unread:
    """What has come in on a connection and was not looked at yet."""

    def __init__(
        self, size: int, read: Callable[[bytes], None], busy: Callable[[], bool], wait: Callable[[], float]
    ) -> None:
        self.size = size
        self.read = read
        """Takes one piece."""
        self.busy = busy
        """Says whether somebody must catch up before anything else is read."""
        self.wait = wait
        """Says how many seconds to wait before the next piece."""
        self.transport: asyncio.Transport | None = None
        self.paused = False
        """Whether nothing more is let in."""
        self._bytes = bytearray()
        self._next: asyncio.TimerHandle | None = None

    def add(self, data: bytes) -> None:
        """Take in what has come; the first piece is read at once."""
        self._bytes += data
        self.paused = False  # or nothing would have come: uvicorn lets things in by itself after a socket was closed
        if self._next is None and not self.busy():
            self._read()
        else:
            self.go_on()

    def _read(self) -> None:
        self._next = None
        piece = bytes(self._bytes[: self.size])
        del self._bytes[: self.size]
        self.read(piece)
        self.go_on()

    def go_on(self) -> None:
        """Read the next piece in its turn, or let more come in, unless somebody must catch up first."""
        if self.transport is None or self.transport.is_closing():
            self.end()
            return
        busy = self.busy()
        wanted = bool(self._bytes) or busy
        if wanted != self.paused:  # each costs a call of the system
            self.paused = wanted
            if wanted:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
        if self._bytes and not busy and self._next is None:
            self._next = asyncio.get_running_loop().call_later(self.wait(), self._read)

    def end(self) -> None:
        """Forget what was not read."""
        self.transport = None
        self._bytes.clear()
        if self._next is not None:
            self._next.cancel()
            self._next = None


class Flow(FlowControl):
    """What uvicorn holds on to while a body is taken; letting go lets the next piece be read."""

    def __init__(self, transport: asyncio.Transport, go_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._go_on = go_on

    def resume_reading(self) -> None:
        """Go on."""
        self.read_paused = False
        self._go_on()


class PatientProtocol(HttpToolsProtocol):
    """HTTP that waits for the head of a request and for its body, but not for ever, and takes only so much of each."""

    _deadline: asyncio.TimerHandle | None = None
    _size = 0
    """Bytes of the request that is being read."""
    _in_head = True
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; those behind it wait in the pipeline."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._unread = Unread(PIECE_OF_A_REQUEST, self._read, self._is_busy, lambda: 0.0)
        self._unread.transport = transport
        self.flow = Flow(transport, self._unread.go_on)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as far as it is its turn."""
        self._unread.add(data)

    def _read(self, piece: bytes) -> None:
        self._size += len(piece)
        super().data_received(piece)
        if self._size > (LARGEST_HEAD if self._in_head else LARGEST_WHOLE):
            self.transport.write(TOO_LARGE if self._in_head else b"")
            self.transport.close()

    def _is_busy(self) -> bool:
        """Say whether a request waits for the answer to the one before it, or a body to be taken."""
        return bool(self.pipeline) or self.flow.read_paused

    def on_response_complete(self) -> None:
        """Go on with the next request."""
        self._answered = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()
        self._unread.go_on()

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request's head."""
        super().on_message_begin()
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a line of the head; what comes after a body is of no use to us."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Have the head, and begin to wait for the body."""
        self._in_head = False
        self._wait(SECONDS_FOR_A_BODY)
        super().on_headers_complete()
        if not self.pipeline:
            self._answered = self.cycle

    def on_message_complete(self) -> None:
        """Have the whole request."""
        self._in_head, self._size = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which has deadlines and pieces of its own."""
        self._stop_waiting()
        self._unread.end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Have nothing to wait for any more."""
        self._stop_waiting()
        self._unread.end()
        self._answer_nobody()
        super().connection_lost(exc)

    def _answer_nobody(self) -> None:
        """Tell all requests that nobody waits for them any more; uvicorn itself tells only the last one."""
        waiting = [cycle for cycle, _ in self.pipeline]
        for cycle in [self._answered, *waiting] if self._answered else waiting:
            cycle.disconnected = True
            cycle.message_event.set()

    def _wait(self, seconds: float | None = None) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds or SECONDS_FOR_A_HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Inbox:
    """Messages in the order they came; asyncio's own queue asks for the loop each time, and that for the process."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many wait to be taken."""
        return len(self._messages)

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake whoever waits for it."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Take the oldest message; one waits at a time."""
        while not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()


class FairProtocol(WebSocketsSansIOProtocol):
    """Sockets that are read in pieces, and only so many frames a second."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        """Begin to read."""
        super().connection_made(transport)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]  # as much of a queue as uvicorn asks for
        self.read_paused = True  # so that uvicorn does not pause for every message: ``Unread`` does, where several wait
        self._unread = Unread(PIECE_OF_A_SOCKET, super().data_received, self._is_busy, self._too_fast)
        self._unread.transport = transport
        self._frames = float(FRAMES_AT_ONCE)
        self._counted = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as far as it is its turn."""
        self._unread.add(data)

    def handle_events(self) -> None:
        """Count the frames that were read, and see to them."""
        now = self.loop.time()
        gained = (now - self._counted) * FRAMES_PER_SECOND
        self._frames = min(self._frames + gained, FRAMES_AT_ONCE) - len(self.conn.events)
        self._counted = now
        super().handle_events()

    def _too_fast(self) -> float:
        return max(0.0, -self._frames / FRAMES_PER_SECOND)

    def _is_busy(self) -> bool:
        """Say whether messages wait to be taken, or what we said to be read."""
        waiting = self._inbox.qsize() >= MOST_WAITING and not self.close_sent  # nobody takes what comes after that
        return waiting or not self.writable.is_set()

    async def receive(self) -> Any:
        """Hand on a message; there is room for the next one then."""
        message = await self._inbox.get()
        if self._unread.paused:
            self._unread.go_on()
        return message

    def resume_writing(self) -> None:
        """Go on with somebody who reads again."""
        super().resume_writing()
        self._unread.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Have nothing to read any more."""
        self._unread.end()
        super().connection_lost(exc)


class GatheringProtocol(FairProtocol):
    """Sockets that send in one piece what belongs together: every piece costs as much as making what it says."""

    when_room: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        """Give the application a way to us that is shorter than ASGI's, through all who listen in there."""
        extensions = self.scope["extensions"] = self.scope.get("extensions") or {}
        extensions[WIRE] = {"wire": self}
        await super().run_asgi()

    @property
    def has_room(self) -> bool:
        """Whether whoever reads has taken enough of what was sent before."""
        return self.writable.is_set()

    def send_at_once(self, texts: list[bytes]) -> None:
        """Send messages in one piece; who is gone gets nothing, and whoever waits for their messages hears of it."""
        if self.disconnected or self.conn.state is not State.OPEN:
            return
        pieces: list[bytes] = []
        for text in texts:
            pieces += (head_of(len(text)), text)
        self.transport.write(b"".join(pieces))

    def resume_writing(self) -> None:
        """Go on with somebody who reads again."""
        super().resume_writing()
        if self.when_room:
            self.when_room()

    def hang_up(self) -> None:
        """End the connection without a word."""
        self.transport.close()


def head_of(length: int) -> bytes:
    """Return what stands before a text of so many bytes in a frame of its own (RFC 6455, 5.2), as servers send it."""
    if length <= SHORT:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, 126, length) if length <= LONG else pack("!BBQ", TEXT, 127, length)
