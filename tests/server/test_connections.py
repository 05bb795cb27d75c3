"""How bytes come in: piece by piece, so that nobody waits for what somebody else sends, and not for ever."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cosmogony.server import connections
from cosmogony.server.conversation import Conversation
from cosmogony.server.messages import Pong
from cosmogony.server.socket import WIRE
from tests.server.house import PATIENCE, Guest, House
from tests.server.test_reading import LONGEST_WAIT, TRIES, measured

pytestmark = pytest.mark.anyio

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Cable(asyncio.Transport):
    """A connection that notes what is written to it, and when it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = asyncio.Event()
        self.pieces: list[bytes] = []
        self.reading = True
        self.protocol: asyncio.BaseProtocol | None = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed.is_set()

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closed.set()


HALF_A_BODY = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf"


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: sl", HALF_A_BODY])
async def test_a_request_that_never_ends_is_let_go(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "SECONDS_FOR_A_HEAD", 0.05)
    monkeypatch.setattr(connections, "SECONDS_FOR_A_BODY", 0.05)

    async def app(scope: object, receive: object, send: object) -> None: ...

    protocol, cable = connections.PatientProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(sent)
    await asyncio.wait_for(cable.closed.wait(), PATIENCE)


async def test_a_socket_outlives_the_deadlines_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SECONDS_FOR_A_HEAD", 0.05)
    monkeypatch.setattr(connections, "SECONDS_FOR_A_BODY", 0.05)

    async def app(scope: object, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await receive()
        await receive()

    settings = Config(app, log_config=None, ws=connections.GatheringProtocol)
    settings.load()
    protocol, cable = connections.PatientProtocol(settings, ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    await asyncio.sleep(0.2)
    assert not cable.closed.is_set()
    assert isinstance(cable.protocol, connections.GatheringProtocol)
    cable.protocol.connection_lost(None)
    await asyncio.gather(*cable.protocol.tasks)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
async def test_messages_that_belong_together_leave_in_one_piece(length: int) -> None:
    texts = [b"one", b"t" * length, b"three"]

    async def app(scope: Any, receive: object, send: Any) -> None:
        await send({"type": "websocket.accept"})
        scope["extensions"][WIRE]["wire"].send_at_once(texts)
        await send({"type": "websocket.close"})
        scope["extensions"][WIRE]["wire"].send_at_once([b"too late"])

    protocol, cable = connections.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    await asyncio.gather(*protocol.tasks)
    protocol.connection_lost(None)
    expected = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)
    assert cable.pieces[1:] == [expected, b"\x88\x02\x03\xe8"]


class Told(Conversation):
    """A conversation over a wire without anything else."""

    def __init__(self, wire: connections.GatheringProtocol) -> None:
        super().__init__(None, None, "")  # type: ignore[arg-type]  # no table is asked for
        self.wire = wire
        wire.when_room = self.ring

    def has_room(self) -> bool:
        return self.wire.has_room

    def send(self, messages: list[bytes]) -> None:
        self.wire.send_at_once(messages)


async def test_what_is_sent_waits_for_whoever_reads_slowly() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        told = Told(scope["extensions"][WIRE]["wire"])
        protocol.pause_writing()
        told.answer(Pong(1, "a"))
        told.answer(Pong(2, "b"))
        await told.sent.wait()

    protocol, cable = connections.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    await asyncio.sleep(0.1)
    assert len(cable.pieces) == 1
    protocol.resume_writing()
    await asyncio.gather(*protocol.tasks)
    expected = [
        Frame(Opcode.TEXT, msgspec.json.encode(Pong(*one))).serialize(mask=False) for one in ((1, "a"), (2, "b"))
    ]
    assert cable.pieces[1:] == [b"".join(expected)], "what waited together leaves in one piece"
    protocol.connection_lost(None)


async def test_messages_wait_in_order_and_only_so_many_are_read() -> None:
    ready = asyncio.Event()
    taken = []

    async def app(scope: object, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await receive()
        await ready.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            taken.append(message["text"])

    protocol, cable = connections.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    while not cable.pieces:
        await asyncio.sleep(0)
    sent = [f"{number:03}" + "x" * 497 for number in range(20)]
    reading = []
    for several in (sent[:1], sent[1:]):
        protocol.data_received(b"".join(map(text_frame, several)))
        for _ in range(100):
            await asyncio.sleep(0)
        reading.append(cable.reading)
    assert reading == [True, False], "one message that waits stops nobody, many do"
    assert protocol.queue.qsize() <= connections.MOST_WAITING + 1
    ready.set()
    while len(taken) < len(sent):
        await asyncio.sleep(0)
    assert taken == sent
    assert cable.reading
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


def text_frame(text: str) -> bytes:
    """Return a message as a browser sends it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """Return a frame as browsers send it."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


FLOOD = 300_000
"""Bytes of a flood that are sent at once."""
FLOOD_SECONDS = 3.0
HEAD = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SOCKET = UPGRADE.replace(b"GET / ", b"GET /api/socket ")
FLOODS: dict[str, tuple[bytes, bytes]] = {
    "pings": (SOCKET, frame(9)),
    "large pings": (SOCKET, frame(9, b"p" * 125)),
    "pongs": (SOCKET, frame(10)),
    "messages that are none": (SOCKET, frame(1)),
    "messages": (SOCKET, frame(1, b'{"type":"ping"}')),
    "fragments": (SOCKET, frame(1, b"x", last=False) + 50_000 * frame(0, last=False)),
    "requests": (b"", HEAD + b"\r\n"),
    "looks": (b"", b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"),
    "headers": (HEAD, b"a: b\r\n"),
    "empty lines": (b"", b"\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n"),
    "chunks": (CHUNKED, b"1\r\n \r\n"),
    "a long address": (b"GET /", b"x"),
}
"""By name: what is sent first, and what is repeated then without end."""


def flood(house: House, first: bytes, again: bytes) -> None:
    """Send as much as the server takes for some seconds, coming back when it has had enough; read nothing."""
    deadline = time.monotonic() + FLOOD_SECONDS
    while time.monotonic() < deadline:
        with socket.create_connection(("127.0.0.1", house.port)) as line, contextlib.suppress(ConnectionError):
            line.settimeout(PATIENCE)
            line.sendall(first)
            if first.startswith(SOCKET):
                line.recv(4096)  # what comes before the socket is open is not read as frames
            line.settimeout(0.2)
            while time.monotonic() < deadline:
                with contextlib.suppress(TimeoutError):
                    line.send(again * max(1, FLOOD // len(again)))


@pytest.fixture(scope="module")
def guarded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose limits are not lifted, but for the flooder's fellow at the same address."""
    with House(tmp_path_factory.mktemp("flooded"), messages_per_second="20") as house:
        yield house
    assert '"level": "error"' not in house.told(), house.told()[-3000:]


@pytest.mark.parametrize("kind", FLOODS)
async def test_nobody_waits_for_a_flood_and_it_takes_no_memory(guarded_house: House, kind: str) -> None:
    assert guarded_house.process is not None
    async with Guest(guarded_house, "Ada") as ada, ada.socket() as line:
        longest: list[float] = []
        before = memory(guarded_house.process.pid)
        while len(longest) < TRIES and min(longest, default=1.0) > LONGEST_WAIT:
            async with measured(line, pause=0.1) as waits:
                await asyncio.to_thread(flood, guarded_house, *FLOODS[kind])
            longest.append(max(waits))
        assert min(longest) <= LONGEST_WAIT, longest
        assert memory(guarded_house.process.pid) - before < 60


def memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


@pytest.mark.parametrize("over", ["head", "whole"])
async def test_a_request_without_end_is_refused(over: str) -> None:
    async def app(scope: object, receive: Any, send: object) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    settings = Config(app, log_config=None)
    settings.load()
    protocol, cable = connections.PatientProtocol(settings, ServerState(), {}), Cable()
    protocol.connection_made(cable)
    first, again = FLOODS["headers" if over == "head" else "trailers"]
    protocol.data_received(first)
    sent = 0
    while not cable.closed.is_set():
        if cable.reading:
            protocol.data_received(again * 1000)
            sent += 1000 * len(again)
        await asyncio.sleep(0)
    most = connections.LARGEST_HEAD if over == "head" else connections.LARGEST_WHOLE
    assert most - 1000 <= sent <= most + 1000 * len(again)
    assert (b" 431 " in b"".join(cable.pieces)) == (over == "head")
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


async def test_a_large_body_comes_in_whole_though_it_is_read_in_pieces() -> None:
    taken = bytearray()

    async def app(scope: object, receive: Any, send: Any) -> None:
        more = True
        while more:
            event = await receive()
            taken.extend(event["body"])
            more = event["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"thanks"})

    settings = Config(app, log_config=None)
    settings.load()
    protocol, cable = connections.PatientProtocol(settings, ServerState(), {}), Cable()
    protocol.connection_made(cable)
    body = bytes(range(256)) * 4000
    both = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    protocol.data_received(both + both)
    while b"".join(cable.pieces).count(b"thanks") < 2:
        await asyncio.sleep(0)
    assert bytes(taken) == body + body
    assert cable.reading
    protocol.connection_lost(None)


async def test_nobody_is_answered_who_has_hung_up() -> None:
    """Requests sent one after the other: all of them, not only the last one, learn that the line is gone."""
    hung_up = asyncio.Event()

    async def app(scope: object, receive: object, send: Any) -> None:
        await hung_up.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"too late"})

    settings = Config(app, log_config=None)
    settings.load()
    protocol, cable = connections.PatientProtocol(settings, ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(3 * (HEAD + b"\r\n"))
    await asyncio.sleep(0)
    protocol.connection_lost(None)
    hung_up.set()
    await asyncio.gather(*protocol.tasks)
    assert cable.pieces == []


async def test_whoever_does_not_read_is_not_read() -> None:
    async def app(scope: object, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    protocol, cable = connections.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    while not cable.pieces:
        await asyncio.sleep(0)
    protocol.pause_writing()
    protocol.data_received(frame(9) * 100)
    await asyncio.sleep(0)
    assert (cable.reading, cable.pieces[1:]) == (False, [])
    protocol.resume_writing()
    while len(b"".join(cable.pieces[1:])) < 200:
        await asyncio.sleep(0)
    assert cable.reading
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


async def test_a_socket_that_sends_too_many_frames_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def app(scope: object, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await receive()
        await receive()

    monkeypatch.setattr(connections, "FRAMES_AT_ONCE", 100)
    protocol, cable = connections.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(UPGRADE)
    while not cable.pieces:
        await asyncio.sleep(0)
    began = time.monotonic()
    protocol.data_received(frame(9) * 300)
    while len(b"".join(cable.pieces[1:])) < 600:
        await asyncio.sleep(0.01)
    assert time.monotonic() - began > 0.9 * (300 - 100 - 85) / connections.FRAMES_PER_SECOND
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
