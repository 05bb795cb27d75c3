"""A game as a record: what it was started with, and its actions, as readable text.

::

    cosmogony record 1
    game: cups
    edition: Cups 1.0.0
    edition-hash: 0f0c…
    rules: 1
    players: 2
    seed: 7
    option open_dice: false
    name 1: Ada

    1 [1] bid 2 3
    2 [2] doubt
    end 2 sha256:…

The number in brackets is the seat. The last line counts the actions and seals everything above it, so that a cut or
altered file is noticed before it is replayed; a finished game also states its scores and winners, which ``verify``
compares with the replay. A game from a table server also carries what its seed was made of (``commitment``, ``secret``
and ``random 1`` …), which ``verify`` checks: see ``core/shuffle.py``. A game played with an owner's edition carries its
values in rows that begin with ``|``, so that the record replays where that file is not.
"""

import os
import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from cosmogony.core.bounds import LONGEST_EDITION
from cosmogony.core.errors import RecordError
from cosmogony.core.shuffle import Shuffle, is_number

FIRST_LINE = "cosmogony record 1"
ACTION = re.compile(r"([0-9]{1,6}) \[([0-9]{1,2})\] (\S.*)")
END = re.compile(r"end ([0-9]{1,6}) sha256:([0-9a-f]{64})")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
EDITION_ROW = "| "
HEADERS = {"game", "edition", "edition-hash", "rules", "players", "seed", "scores", "winners", "commitment", "secret"}
LARGEST = 4_000_000
"""A record is text of a few kilobytes; anything near this size is something else."""
MOST_ROWS = 10_000
"""Rows of a record; long games have a few hundred."""
LONGEST_ROW = 1_000
"""Letters of a row; a value of an edition may be longer, all of them together are bounded as its file is."""


@dataclass(frozen=True)
class Line:
    """One action: who decided, and what, in the game's notation."""

    seat: int
    text: str


@dataclass(frozen=True)
class Record:
    """Everything that a game is."""

    game: str
    edition: str
    edition_hash: str
    rules: int
    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    lines: tuple[Line, ...] = ()
    shuffle: Shuffle | None = None
    edition_text: str = ""
    """An owner's edition; empty for the game's own."""
    file: str = "record"

    def dumps(self) -> str:
        """Write the record as text."""
        head = [
            FIRST_LINE,
            f"game: {self.game}",
            f"edition: {self.edition}",
            f"edition-hash: {self.edition_hash}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
        head += [f"{EDITION_ROW}{row}" for row in self.edition_text.split("\n") if row]
        head += [f"option {name}: {value}" for name, value in sorted(self.options.items())]
        head += [f"name {seat + 1}: {name}" for seat, name in sorted(self.names.items())]
        if self.shuffle is not None:
            head += [f"commitment: {self.shuffle.commitment}", f"secret: {self.shuffle.secret}"]
            head += [f"random {seat + 1}: {number}" for seat, number in sorted(self.shuffle.randoms.items())]
        if self.scores is not None and self.winners is not None:
            head.append("scores: " + " ".join(map(str, self.scores)))
            head.append("winners: " + (" ".join(str(seat + 1) for seat in self.winners) or "nobody"))
        body = [f"{ply} [{line.seat + 1}] {line.text}" for ply, line in enumerate(self.lines, 1)]
        text = "\n".join([*head, "", *body]) + "\n"
        return f"{text}end {len(self.lines)} sha256:{_seal(text)}\n"

    @classmethod
    def loads(cls, text: str, file: str = "record") -> "Record":
        """Read a record from text; ``file`` is only for messages."""
        return _Reader(text, file).read()

    def save(self, path: str | Path, overwrite: bool = False) -> None:
        """Write the record to a file, whole or not at all; an existing file is kept unless told otherwise."""
        import tempfile

        path = Path(path)
        if path.exists() and not overwrite:
            raise RecordError(f"{path}: already exists; nothing was written")
        try:
            handle, partial = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(self.dumps())
            Path(partial).replace(path)
        except OSError as fault:
            raise RecordError(f"{path}: cannot be written: {fault.strerror}") from None

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file."""
        path = Path(path)
        try:
            if path.stat().st_size > LARGEST:
                raise RecordError(f"{path}: too large for a record")
            return cls.loads(path.read_text(encoding="utf-8"), str(path))
        except UnicodeDecodeError:
            raise RecordError(f"{path}: not a text file") from None
        except OSError as fault:
            raise RecordError(f"{path}: cannot be read: {fault.strerror}") from None


def _seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class _Reader:
    """Reads one record, keeping the line number for messages."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.file = file
        self.header: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.randoms: dict[int, str] = {}
        self.edition: list[str] = []
        self.lines: list[Line] = []

    def fail(self, number: int, fault: str) -> RecordError:
        return RecordError(f"{self.file}: line {number}: {fault}")

    def read(self) -> Record:
        rows = self.bounded_rows()
        if rows[0] != FIRST_LINE:
            raise self.fail(1, f'is not a record: it should begin with "{FIRST_LINE}"')
        end = self.check_end(rows)
        ended_header = False
        for number, row in enumerate(rows[1:end], 2):
            if not row.strip():
                ended_header = True
            elif ended_header:
                self.read_action(number, row)
            else:
                self.read_header(number, row)
        return self.build()

    def bounded_rows(self) -> list[str]:
        """Return the rows, if they are few, short and without control characters."""
        if len(self.text) > LARGEST or self.text.count("\n") > MOST_ROWS:
            raise RecordError(f"{self.file}: too large for a record")
        rows = self.text.split("\n")
        for number, row in enumerate(rows, 1):
            longest = LONGEST_EDITION if row.startswith(EDITION_ROW) else LONGEST_ROW
            if len(row) > longest:
                raise self.fail(number, f"is longer than {longest} letters")
            if CONTROL.search(row):
                raise self.fail(number, "has control characters")
        return rows

    def check_end(self, rows: list[str]) -> int:
        """Find the sealing last line: without it, or with another seal, the file was cut or altered."""
        filled = [index for index, row in enumerate(rows) if row.strip()]
        last = filled[-1]
        match = END.fullmatch(rows[last].strip())
        if not match:
            raise self.fail(last + 1, "the record is cut short: its last line should be the seal, end …")
        sealed = "\n".join(rows[:last]) + "\n"
        if _seal(sealed) != match[2]:
            raise self.fail(last + 1, "the record was altered: its text does not match its seal")
        return last

    def read_header(self, number: int, row: str) -> None:
        if row.startswith(EDITION_ROW):
            self.edition.append(row.removeprefix(EDITION_ROW) + "\n")
            return
        key, colon, value = row.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            raise self.fail(number, f'"{row}" is not a header line such as "seed: 7"')
        if key.startswith("option "):
            self.options[key.removeprefix("option ").strip()] = value
        elif key.startswith("name "):
            self.names[self.whole(number, key.removeprefix("name "), 1, 99) - 1] = value
        elif key.startswith("random "):
            self.randoms[self.whole(number, key.removeprefix("random "), 1, 99) - 1] = self.hexadecimal(number, value)
        elif key in HEADERS:
            self.header[key] = f"{number}:{value}"
        else:
            raise self.fail(number, f'unknown header "{key}"')

    def read_action(self, number: int, row: str) -> None:
        match = ACTION.fullmatch(row.strip())
        if not match:
            raise self.fail(number, f'"{row}" is not an action such as "1 [1] pass"')
        if int(match[1]) != len(self.lines) + 1:
            raise self.fail(number, f"action {match[1]} stands where action {len(self.lines) + 1} should")
        self.lines.append(Line(int(match[2]) - 1, match[3]))

    def whole(self, number: int, text: str, low: int, high: int | None = None) -> int:
        text = text.strip()
        if not re.fullmatch(r"-?[0-9]{1,80}", text):
            raise self.fail(number, f'"{text}" is not a whole number')
        value = int(text)
        if value < low or (high is not None and value > high):
            raise self.fail(number, f"{value} is out of range")
        return value

    def hexadecimal(self, number: int, text: str) -> str:
        if not is_number(text):
            raise self.fail(number, f'"{text}" is not a number of 64 hexadecimal digits')
        return text

    def take_shuffle(self) -> Shuffle | None:
        if not self.randoms and not self.header.keys() & {"commitment", "secret"}:
            return None
        commitment, secret = (self.hexadecimal(*self.take(key)) for key in ("commitment", "secret"))
        return Shuffle(commitment, secret, self.randoms)

    def take(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise RecordError(f'{self.file}: the header "{key}" is missing')
        number, _, value = self.header[key].partition(":")
        return int(number), value

    def take_whole(self, key: str, low: int, high: int | None = None) -> int:
        number, value = self.take(key)
        return self.whole(number, value, low, high)

    def take_wholes(self, key: str, shift: int = 0) -> tuple[int, ...] | None:
        if key not in self.header:
            return None
        number, value = self.take(key)
        if value == "nobody":
            return ()
        return tuple(self.whole(number, word, -999, 9999) - shift for word in value.split())

    def build(self) -> Record:
        return Record(
            game=self.take("game")[1],
            edition=self.take("edition")[1],
            edition_hash=self.take("edition-hash")[1],
            rules=self.take_whole("rules", 1, 9999),
            players=self.take_whole("players", 1, 99),
            seed=self.take_whole("seed", 0),
            options=self.options,
            names=self.names,
            scores=self.take_wholes("scores"),
            winners=self.take_wholes("winners", shift=1),
            lines=tuple(self.lines),
            shuffle=self.take_shuffle(),
            edition_text="".join(self.edition),
            file=self.file,
        )
