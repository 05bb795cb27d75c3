"""Playing games in a process of their own, so that a bot which hangs or tears its process down loses only its game."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import msgspec

from cosmogony.core.errors import CosmogonyError
from cosmogony.lab.match import Outcome, ScheduledGame, lost_by_fault
from cosmogony.lab.worker import Report

START = 120.0
"""Seconds that a worker may take to start and begin a game."""
GRACE = 2.0
"""Seconds beyond the allowance before a bot that does not answer is stopped."""


class RefereeError(CosmogonyError):
    """A worker process that cannot play at all."""


class Referee:
    """Keeps one worker process, gives it games, and replaces it after a crash or an overrun."""

    def __init__(self) -> None:
        self._worker: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()

    def play(self, scheduled: ScheduledGame) -> Outcome:
        """Play one game; a bot that brings its process down, or does not answer in time, loses it."""
        worker = self._ready()
        assert worker.stdin is not None  # noqa: S101 - for the type checker: it was opened as a pipe
        with contextlib.suppress(BrokenPipeError):
            worker.stdin.write(msgspec.json.encode(scheduled) + b"\n")
            worker.stdin.flush()
        thinking, patience = -1, START
        while True:
            try:
                line = self._lines.get(timeout=patience)
            except queue.Empty:
                self.close()
                return self._blame(
                    scheduled, thinking, f"did not answer within {scheduled.allowance:g} seconds and was stopped"
                )
            if not line:
                code = worker.wait()
                self.close()
                return self._blame(scheduled, thinking, f"brought its process down (exit status {code})")
            report = msgspec.json.decode(line, type=Report)
            if report.outcome is not None:
                return report.outcome
            thinking, patience = report.thinking, scheduled.allowance + GRACE

    def close(self) -> None:
        """Stop the worker."""
        worker, self._worker = self._worker, None
        if worker is not None:
            _kill(worker)
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def _ready(self) -> "subprocess.Popen[bytes]":
        if self._worker is None or self._worker.poll() is not None:
            self.close()
            command = [sys.executable, "-m", "cosmogony.lab.worker"]
            self._worker = subprocess.Popen(  # noqa: S603 - our own worker
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._lines = queue.Queue()
            threading.Thread(target=_read, args=(self._worker, self._lines), daemon=True).start()
        return self._worker

    def _blame(self, scheduled: ScheduledGame, seat: int, fault: str) -> Outcome:
        if seat < 0:
            raise RefereeError(f"the worker process could not begin a game of {scheduled.start.game}: it {fault}")
        return lost_by_fault(scheduled, seat, fault)


def _kill(worker: "subprocess.Popen[bytes]") -> None:
    """End a worker, and with it every program that it started for its bots."""
    if sys.platform == "win32":  # pragma: no cover - there the programs end when their worker no longer speaks
        worker.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(worker.pid, signal.SIGKILL)


def _read(worker: "subprocess.Popen[bytes]", lines: "queue.Queue[bytes]") -> None:
    """Hand on the worker's lines; an empty one says that it ended."""
    assert worker.stdout is not None  # noqa: S101 - for the type checker: it was opened as a pipe
    with contextlib.suppress(ValueError):
        for line in worker.stdout:
            lines.put(line)
    lines.put(b"")


class Processes:
    """Games side by side in worker processes on this machine."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, schedule: list[ScheduledGame]) -> Iterator[Outcome]:
        """Yield outcomes as games end, in any order."""
        todo: queue.SimpleQueue[ScheduledGame] = queue.SimpleQueue()
        for scheduled in schedule:
            todo.put(scheduled)
        done: queue.SimpleQueue[Outcome | Exception] = queue.SimpleQueue()
        stop = threading.Event()
        referees = [Referee() for _ in range(min(self.processes, len(schedule)))]
        threads = [threading.Thread(target=_work, args=(one, todo, done, stop), daemon=True) for one in referees]
        for thread in threads:
            thread.start()
        try:
            for _ in schedule:
                ended = done.get()
                if isinstance(ended, Exception):
                    raise ended
                yield ended
        finally:
            stop.set()
            for referee in referees:
                referee.close()


def _work(
    referee: Referee,
    todo: "queue.SimpleQueue[ScheduledGame]",
    done: "queue.SimpleQueue[Outcome | Exception]",
    stop: threading.Event,
) -> None:
    while not stop.is_set():
        try:
            scheduled = todo.get_nowait()
        except queue.Empty:
            return
        try:
            outcome = referee.play(scheduled)
        except Exception as fault:
            if not stop.is_set():
                done.put(fault)
            return
        if not stop.is_set():
            done.put(outcome)
