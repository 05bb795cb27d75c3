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
import sys
import tempfile
from collections.abc import Callable, Iterator

from litestar import Litestar
from prometheus_client import multiprocess
from uvicorn import Config, Server
from uvicorn.supervisors import Multiprocess

from cosmogony.core.errors import SetupError
from cosmogony.server.app import create_app
from cosmogony.server.connections import GatheringProtocol, PatientProtocol
from cosmogony.server.processes import end_with_parent
from cosmogony.server.settings import Settings
from cosmogony.server.socket import LARGEST
from cosmogony.server.startup_check import check_database

SECONDS_TO_FINISH = 10
"""How long a worker may take to finish what it has begun."""
SECONDS_TO_START = 60
"""How long a worker may give no sign of life: on a busy machine even its start takes a while."""
SECONDS_BETWEEN_PINGS = 20
"""How often a socket is asked whether anybody is there; who does not answer for as long is gone."""
BACKLOG = 1024

GARBAGE = (20_000, 20, 50)
"""Looking for garbage keeps every table waiting: seldom makes each look long, often costs a tenth of all time."""

SECONDS_BETWEEN_THREADS = 0.0005
"""How long the thread that writes to SQLite waits for a busy event loop, after each of its statements."""

SECONDS_BETWEEN_CLEANINGS = 30.0
"""Sockets that lived for a while leave garbage among what is old, and there Python looks hardly ever by itself."""


def serve(settings: Settings, announce: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; ``announce`` is called when the door is open."""
    os.environ.update(settings.to_environment())
    check_database(settings)
    with listening(settings.host, settings.port) as door, quiet_signals():
        announce()
        if settings.workers > 1:
            with shared_metrics():
                Workers(config("worker_app", settings.workers), [door]).run()
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


@contextlib.contextmanager
def shared_metrics() -> Iterator[None]:
    """Give the workers a folder for their numbers, in which Prometheus' client adds up those of all of them."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        try:
            yield
        finally:
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]


class Workers(Multiprocess):
    """Several workers; of one that died, what it had open no longer counts."""

    def keep_subprocess_alive(self) -> None:
        """Replace those that died."""
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def only_app() -> Litestar:
    """Return the application of the one process that serves."""
    app = create_app()
    app.on_startup.append(begin_cleaning)
    sys.setswitchinterval(SECONDS_BETWEEN_THREADS)
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what is here now stays to the end: no need to look at it again
    return app


async def begin_cleaning(app: Litestar) -> None:
    """Look for old garbage from time to time, until the server closes."""
    app.state.cleaning = asyncio.create_task(clean_forever())
    app.on_shutdown.append(app.state.cleaning.cancel)


async def clean_forever() -> None:
    """Look through everything for garbage: some hundredths of a second, seldom enough to be no matter."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_CLEANINGS)
        gc.collect()


def worker_app() -> Litestar:
    """Return the application inside one of several workers."""
    end_with_parent()
    return only_app()
