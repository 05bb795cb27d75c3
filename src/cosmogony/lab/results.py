"""Outcomes of games in a file that only grows: anybody may read it, one process at a time plays into it.

A game is one line. Whoever only reads leaves the file as it is: a last line without an end is a game that another
process is writing at this moment, or one that was never finished. Whoever plays holds the file alone: it may cut such a
line off, and no game is played twice.
"""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from cosmogony.core.errors import SetupError
from cosmogony.lab.match import Outcome

if sys.platform == "win32":  # pragma: no cover - there the file is not guarded

    def lock(file: IO[bytes]) -> None:
        """Trust that nobody else plays into the file."""

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold the file until it is closed, also by the end of this process; BlockingIOError if another holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Results:
    """The outcomes of games, by key; without a path they are kept in memory only."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.outcomes: dict[str, Outcome] = {}
        self._file: IO[bytes] | None = None
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> int:
        """Take in the finished lines and return how many bytes they are."""
        try:
            lines = path.read_bytes().split(b"\n")[:-1]
        except OSError as fault:
            raise SetupError(f"{path}: cannot be read: {fault.strerror}") from None
        for number, line in enumerate(lines, 1):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except (msgspec.DecodeError, UnicodeDecodeError) as fault:
                raise SetupError(f"{path}: line {number}: no outcome of a game: {fault}") from None
            self.outcomes[outcome.key] = outcome
        return sum(len(line) + 1 for line in lines)

    @contextlib.contextmanager
    def playing(self) -> Iterator[None]:
        """Hold the file alone, with all that is in it by now, to add to it."""
        if self.path is None:
            yield
            return
        with self._opened(self.path) as self._file:
            self._file.truncate(self._read(self.path))
            try:
                yield
            finally:
                self._file = None

    @staticmethod
    def _opened(path: Path) -> IO[bytes]:
        try:
            file = path.open("ab")
        except OSError as fault:
            raise SetupError(f"{path}: cannot be written: {fault.strerror}") from None
        try:
            lock(file)
        except BlockingIOError:
            file.close()
            raise SetupError(f"{path}: another process plays into this file; let it end, or name another") from None
        return file

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome, at once also in the file."""
        self.outcomes[outcome.key] = outcome
        if self._file is not None:
            try:
                self._file.write(msgspec.json.encode(outcome) + b"\n")
                self._file.flush()
            except OSError as fault:
                raise SetupError(f"{self.path}: cannot be written: {fault.strerror}") from None
