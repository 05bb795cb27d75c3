"""The application in this process, spoken to in ASGI events: for tests that look at bytes or reach behind the wire."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from litestar import Litestar

from cosmogony.server.players import Player
from cosmogony.server.socket import WIRE
from tests.server.house import PATIENCE


class Below:
    """The way below ASGI that the server gives the application."""

    has_room = True
    when_room: Callable[[], None] | None = None

    def __init__(self, to_app: asyncio.Queue[Any], from_app: asyncio.Queue[Any]) -> None:
        self.receive = to_app.get
        self.to_app, self.from_app = to_app, from_app
        self.hung_up = asyncio.Event()

    def send_at_once(self, texts: list[bytes]) -> None:
        for text in texts:
            self.from_app.put_nowait({"type": "websocket.send", "text": text.decode()})

    def hang_up(self) -> None:
        self.hung_up.set()
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1006})


class Wire:
    """A socket without a network."""

    def __init__(self, app: Litestar, cookie: str | None) -> None:
        self.app = app
        headers = [(b"host", b"testserver")]
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "subprotocols": [],
            "client": ("testclient", 1),
            "server": ("testserver", 80),
        }
        self.to_app: asyncio.Queue[Any] = asyncio.Queue()
        self.from_app: asyncio.Queue[Any] = asyncio.Queue()
        self.below = Below(self.to_app, self.from_app)
        self.scope["extensions"] = {WIRE: {"wire": self.below}}

    async def send(self, message: dict[str, Any]) -> None:
        await self.to_app.put({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def receive(self) -> bytes:
        while True:
            event = await asyncio.wait_for(self.from_app.get(), PATIENCE)
            if event["type"] == "websocket.send":
                data: str = event["text"]
                return data.encode()
            assert event["type"] == "websocket.accept", event

    async def receive_until(self, *types: str) -> list[bytes]:
        """Receive up to and including a message of some type."""
        received = []
        while True:
            received.append(await self.receive())
            if msgspec.json.decode(received[-1])["type"] in types:
                return received


@contextlib.asynccontextmanager
async def wire(app: Litestar, player: Player | None) -> AsyncIterator[Wire]:
    """Open a socket to the application as somebody."""
    cookie = app.state.doorkeeper.cookie(player) if player else None
    opened = Wire(app, f"{cookie.key}={cookie.value}" if cookie else None)
    await opened.to_app.put({"type": "websocket.connect"})
    task = asyncio.create_task(app(opened.scope, opened.to_app.get, opened.from_app.put))  # type: ignore[arg-type]
    try:
        yield opened
    finally:
        await opened.to_app.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(task, PATIENCE)
