"""Running the server under uvicorn.

One worker is this very process. Several are children of it, which starts a new one when one dies and lets all of them
finish on SIGTERM or Ctrl-C; when it is killed itself they would live on and hold the port, so each ends with it.
"""

import asyncio
import contextlib
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.protocol import State

from cosmogony.core.errors import SetupError
from cosmogony.server.app import create_app
from cosmogony.server.processes import end_with_parent
from cosmogony.server.ready import need_database
from cosmogony.server.settings import Settings
from cosmogony.server.socket import LARGEST, MORE

SECONDS_TO_FINISH = 10
"""How long a worker may take to finish what it has begun."""
SECONDS_TO_START = 60
"""How long a worker may give no sign of life: on a busy machine even its start takes a while."""
SECONDS_FOR_A_HEAD = 15
"""How long the head of a request may take to arrive."""
SECONDS_BETWEEN_PINGS = 20
"""How often a socket is asked whether anybody is there; who does not answer for as long is gone."""
BACKLOG = 1024

GARBAGE = (20_000, 20, 50)
"""Looking for garbage keeps every table waiting: seldom makes each look long, often costs a tenth of all time."""


def serve(settings: Settings, announce: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; ``announce`` is called when the door is open."""
    os.environ.update(settings.to_environment())
    need_database(settings)
    with listening(settings.host, settings.port) as door, quiet_signals():
        announce()
        if settings.workers > 1:
            Multiprocess(config("worker_app", settings.workers), [door]).run()
        else:
            Server(config("only_app", 1)).run([door])


def config(factory: str, workers: int) -> Config:
    """Return uvicorn's settings."""
    return Config(
        f"{__name__}:{factory}",
        factory=True,
        workers=workers,
        http=PatientProtocol,
        ws=GatheringProtocol,
        ws_max_size=LARGEST,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_BETWEEN_PINGS,
        ws_per_message_deflate=False,  # positions are small, and packing them costs more than all the rest
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        timeout_worker_healthcheck=SECONDS_TO_START,
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Listen at an address, or say in one line why that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as fault:
        raise SetupError(f"cannot listen at {host}, port {port}: {fault.strerror}") from None
    door.set_inheritable(True)
    with door:
        yield door


@contextlib.contextmanager
def quiet_signals() -> Iterator[None]:
    """Let the signal that closed the server be the end of it: uvicorn raises it once more when it is done."""
    asked = (signal.SIGINT, signal.SIGTERM)
    before = {one: signal.signal(one, lambda *_: None) for one in asked}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


class PatientProtocol(HttpToolsProtocol):
    """HTTP that waits for the head of a request, but not for ever."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request's head."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Have the head."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Have nothing to wait for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(SECONDS_FOR_A_HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GatheringProtocol(WebSocketsSansIOProtocol):
    """Sockets that send in one piece what belongs together: every piece costs as much as making what it says."""

    async def send(self, message: Any) -> None:
        """Send a message, or only pack it when another one follows at once."""
        if message.get(MORE) and self.conn.state is State.OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)


def only_app() -> Litestar:
    """Return the application of the one process that serves."""
    app = create_app()
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what is here now stays to the end: no need to look at it again
    return app


def worker_app() -> Litestar:
    """Return the application inside one of several workers."""
    end_with_parent()
    return only_app()
