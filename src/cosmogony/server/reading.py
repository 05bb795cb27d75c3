"""Reading what strangers send: editions and records are parsed and played through in a process of their own.

A thread would not do, since parsers hold the interpreter. The process may take only so much time and memory; one that
takes more is ended, whoever sent the text is refused, and nobody else notices. One text is read at a time, and each
visitor has one in the line, so that whoever sends many waits for themselves.
"""

import asyncio
import contextlib
import math
import multiprocessing
import signal
import time
from collections.abc import AsyncIterator, Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any

import structlog

from cosmogony.core.edition import Edition
from cosmogony.core.errors import CosmogonyError
from cosmogony.games import GAMES
from cosmogony.server import logs
from cosmogony.server.checking import CheckedRecord, read_edition, read_record
from cosmogony.server.editions import editions
from cosmogony.server.processes import end_with_parent
from cosmogony.server.refusals import RefusalError, TooOftenError
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.reading")

CPU_SECONDS = 5
"""Processor time for one text."""
PATIENCE = 20.0
"""Seconds for one text on a busy machine, or on a system that cannot limit processor time."""
START_PATIENCE = 120.0
"""Seconds that the process may take to start."""
MOST_MEMORY = 1 << 30
"""Bytes that the process may take."""
MOST_WAITING = 4
"""Texts of one visitor that may wait."""


# In the process


def read_forever(pipe: Connection) -> None:
    """Read what comes through the pipe until the server ends."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    list(GAMES)  # what is loaded now is no text's fault
    limit_memory()
    pipe.send(None)
    while True:
        work, given = pipe.recv()
        limit_time()
        pipe.send(outcome(work, given))


def outcome(work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[Any, CosmogonyError | None, list[Any]]:
    """Return what reading led to: a result, a fault of the text, or where a fault of ours is."""
    try:
        return work(*given), None, []
    except CosmogonyError as fault:
        return None, fault, []
    except Exception as fault:
        return None, None, logs.plain_traceback((type(fault), fault, fault.__traceback__))


def limit_memory() -> None:
    """Let this process take only so much memory, where the system can see to it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_time() -> None:
    """End this process when the next text takes too long, where the system can see to it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        spent = math.ceil(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (spent + CPU_SECONDS, resource.getrlimit(resource.RLIMIT_CPU)[1]))


# In the server


class TooHeavyError(RefusalError):
    """The text takes more time or memory than any edition or record should."""

    def __init__(self) -> None:
        super().__init__(message("door-too-heavy"))


class Reader:
    """The process that reads; it is started when there is something to read, and again when it was ended."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def read(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Let the process do some work, and wait for it: for a thread."""
        try:
            with self._lock:
                result, fault, trace = self._ask(work, given)
        except (EOFError, OSError):  # it took too long or too much, or was ended by somebody
            self.close()
            log.warning("a text took too long to read", work=work.__name__)
            raise TooHeavyError from None
        if trace:
            log.warning("a text could not be read", work=work.__name__, trace=trace)
            raise TooHeavyError
        if fault is not None:
            raise fault
        return result

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        pipe = self._ready()
        pipe.send((work, given))
        if not pipe.poll(PATIENCE):
            raise TimeoutError
        return pipe.recv()

    def _ready(self) -> Connection:
        """Return the way to the process, starting it where there is none."""
        if self._process is None or self._pipe is None or not self._process.is_alive():
            spawn = multiprocessing.get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=read_forever, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            if not self._pipe.poll(START_PATIENCE):
                raise TimeoutError
            self._pipe.recv()
        return self._pipe

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()


class Readings:
    """The one line of texts to be read."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._turn = asyncio.Lock()
        self._visitors: dict[str, tuple[asyncio.Lock, int]] = {}
        """By visitor: their place in the line, and how many texts of theirs there are."""

    async def edition(self, game: str, text: str, who: str, options: Mapping[str, str] | None = None) -> Edition:
        """Read an edition and check it whole; tables then find it ready."""
        edition: Edition = await self._read(who, read_edition, game, text, dict(options or {}))
        return editions.keep(game, text, edition)

    async def record(self, text: str, edition: str | None, who: str) -> CheckedRecord:
        """Read a record and check it whole."""
        checked: CheckedRecord = await self._read(who, read_record, text, edition)
        return checked

    async def _read(self, who: str, work: Callable[..., Any], *given: Any) -> Any:
        async with self._place(who), self._turn:
            return await asyncio.to_thread(self._reader.read, work, given)

    @contextlib.asynccontextmanager
    async def _place(self, who: str) -> AsyncIterator[None]:
        """Wait until this visitor's earlier texts are read; refuse one who sends many at once."""
        lock, waiting = self._visitors.get(who, (asyncio.Lock(), 0))
        if waiting >= MOST_WAITING:
            raise TooOftenError(message("door-slow-down"))
        self._visitors[who] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            left = self._visitors[who][1] - 1
            self._visitors[who] = (lock, left)
            if not left:
                del self._visitors[who]

    def close(self) -> None:
        """End the process."""
        self._reader.close()
