"""A real server for tests: started as users start it, spoken to over HTTP and sockets, killed at will."""

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cosmogony.server.positions import Positions

T = TypeVar("T")

ANSWERS = ("ok", "stale", "refused", "because", "previewed", "described", "hints", "weighed", "fault", "pong")
PATIENCE = 300.0
"""Seconds without any progress before a test gives up on a server; generous, because test machines are busy."""
FIRST_PORT = 10_100
"""Above all ports that browsers refuse to speak to."""
EPHEMERAL = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""Where Linux tells from which port on it lends ports to whoever connects somewhere."""
GENEROUS = {
    "COSMOGONY_REQUESTS_PER_SECOND": "100000",
    "COSMOGONY_MESSAGES_PER_SECOND": "100000",
    "COSMOGONY_SOCKETS_PER_ADDRESS": "10000",
    "COSMOGONY_SIGN_INS_PER_MINUTE": "100000",
    "COSMOGONY_REACTIONS_PER_MINUTE": "100000",
    "COSMOGONY_HINTS_PER_MINUTE": "100000",
    "COSMOGONY_LINES_SAID_PER_MINUTE": "100000",
    "COSMOGONY_GUESTS_PER_HOUR": "100000",
    "COSMOGONY_TEXT_MB_PER_HOUR": "100000",
    "COSMOGONY_TABLES_PER_PLAYER": "100000",
    "COSMOGONY_TABLES_PER_ADDRESS": "100000",
    "COSMOGONY_BOTS_PER_PLAYER": "100000",
    "COSMOGONY_BOTS_PER_ADDRESS": "100000",
}


def free_port() -> int:
    """Return a port that nobody listens at, and that no connection is lent before our server has started."""
    first_lent = int(EPHEMERAL.read_text().split()[0]) if EPHEMERAL.exists() else 32_768
    while True:
        port = FIRST_PORT + secrets.randbelow(first_lent - FIRST_PORT)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class House:
    """One running ``cosmogony serve``."""

    def __init__(self, folder: Path, url: str | None = None, port: int | None = None, **settings: str) -> None:
        self.port = port or free_port()
        self.folder = folder
        self.environment = (
            os.environ
            | GENEROUS
            | {"COSMOGONY_DATABASE_URL": url or f"sqlite:///{folder / 'house.db'}", "COSMOGONY_PORT": str(self.port)}
            | {f"COSMOGONY_{name.upper()}": value for name, value in settings.items()}
        )
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return httpx.post(self.url + path, timeout=PATIENCE, **more)

    def socket(self, headers: dict[str, str]) -> connect:
        """Open a socket as a browser does that sends these headers."""
        address = self.url.replace("http", "ws") + "/api/socket"
        limits: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
        return connect(address, additional_headers=headers, max_size=None, max_queue=None, **limits)

    def start(self) -> "House":
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "cosmogony.cli", "serve"]
            self.process = subprocess.Popen(
                command, env=self.environment, stderr=log, stdout=log, start_new_session=True
            )
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended: {self.told()[-3000:]}"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not open: {self.told()[-3000:]}")

    def kill_main(self) -> None:
        """Kill only the process that was started, and wait until nobody answers any more."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/health", timeout=5)
            except httpx.ConnectError:
                return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        os.killpg(self.process.pid, signal.SIGKILL)
        raise AssertionError("a worker went on serving without its parent")

    def kill(self) -> None:
        """Kill every process of the server at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask the server to close, and return its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def told(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def __enter__(self) -> "House":
        try:
            return self.start()
        except AssertionError:
            if self.process is not None and self.process.poll() is None:
                self.kill()
            raise

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            if kind is None:
                self.stop()
            else:
                self.kill()


async def eventually(look: Callable[[], Awaitable[T | None]], patience: float = PATIENCE) -> T:
    """Look again and again until something is there to be seen."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if (seen := await look()) is not None:
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError("what should be there did not come")


class Guest:
    """A person with a browser: a cookie, HTTP, and a socket when they watch."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        limits = httpx.Limits(max_keepalive_connections=0)  # no connection that the server is just closing as idle
        self.http = httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, limits=limits)

    async def __aenter__(self) -> "Guest":
        await self.post("/api/guest", name=self.name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def post(self, path: str, /, **body: Any) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code < 300, f"{path}: {response.status_code} {response.text}"
        return response.json()

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text}"
        return response.json()

    async def text(self, path: str) -> str:
        response = await self.http.get(path)
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text}"
        return response.text

    async def open_table(self, game: str = "genesis", players: int = 2, bots: int = 0, **more: Any) -> str:
        placed = [{"seat": players - 1 - number, "level": "random"} for number in range(bots)]
        room = await self.post("/api/tables", game=game, players=players, bots=placed, **more)
        table: str = room["table"]
        return table

    async def sit(self, table: str, seat: int | None = None, **more: Any) -> Any:
        return await self.post(f"/api/tables/{table}/sit", random=secrets.token_hex(32), seat=seat, **more)

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator["Line"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with self.house.socket({"Cookie": cookies} if cookies else {}) as socket:
            yield Line(socket)


def whole(positions: Positions, reader: str | None) -> bytes:
    """Return a position as a reader is told it who was told none before."""
    return positions.encoded(positions.told(reader))


def completed(told: Any, positions: dict[str, Any]) -> Any:
    """Return a message as it is meant: what a position leaves out is as in the one before it on the same socket."""
    if told["type"] == "next":
        before = positions[told["table"]]
        told = {**before, **told, "type": "position", "view": {**before["view"], **told.get("view", {})}}
    if told["type"] == "position":
        positions[told["table"]] = told
    elif told["type"] == "stale":
        positions[told["table"]] = told["position"]
    return told


class Line:
    """A socket with our messages on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.refs = 0
        self.positions: dict[str, Any] = {}
        """By table: the last position told here."""

    async def send(self, type: str, /, **fields: Any) -> int:  # noqa: A002
        self.refs += 1
        await self.socket.send(msgspec.json.encode({"type": type, "ref": self.refs, **fields}).decode())
        return self.refs

    async def receive(self) -> Any:
        return completed(msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE)), self.positions)

    async def until(self, *types: str, **fields: Any) -> Any:
        """Receive until a message of some type with some fields comes, whatever else is told meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await self.receive()
                if told["type"] in types and all(told.get(name) == value for name, value in fields.items()):
                    return told

    async def ask(self, type: str, /, **fields: Any) -> Any:  # noqa: A002
        """Send a message and return its answer."""
        ref = await self.send(type, **fields)
        return await self.until(*ANSWERS, ref=ref)

    async def watch(self, table: str, **fields: Any) -> Any:
        await self.send("watch", table=table, **fields)
        return await self.until("position", table=table)
