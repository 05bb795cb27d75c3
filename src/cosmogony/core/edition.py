"""Editions: every printed value of a game, each with its provenance, in one TOML file an owner can correct.

A leaf is ``{ value = …, source = "…" }``; a list may name one source for all its items or one for each. A game's
``components.py`` reads an edition through the methods below, which refuse a fault with the file, the key and what
is wrong; ``finish`` refuses keys that nobody asked for, so that a misspelt correction is never silently ignored.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import isfinite
from typing import Any, NoReturn

from cosmogony.core.bounds import edition_fault, whole_number
from cosmogony.core.errors import EditionError, RulingError

SOURCES = ("rulebook", "derived", "public", "reconstructed", "ruling")
"""Where a value comes from; ``ruling`` marks a decision where the rulebook is silent or contradicts itself."""


PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+")
CONTROL = re.compile(r"[\x7f-\x9f]")
LONGEST_NAME = 200
"""Letters of an edition's name, which stands in a line of a record."""
FEW = 10
"""A number that can be fewer than this many is a choice."""
RULINGS = "rulings."


@dataclass(frozen=True)
class Ruling:
    """One question that the print leaves open: what may be decided, and how this edition decides it."""

    name: str
    value: str
    values: list[str]
    note: str


@dataclass(frozen=True)
class Value:
    """One printed value with its provenance."""

    key: str
    value: Any
    sources: tuple[str, ...]
    note: str = ""


class Edition:
    """A parsed edition: values by dotted key, in the file's order."""

    def __init__(self, file: str, header: Mapping[str, str], values: dict[str, Value], text: str) -> None:
        self.file = file
        self.game = header["game"]
        self.name = header["name"]
        self.version = header["version"]
        self.values = values
        self.text = text
        self._asked: set[str] = set()
        self.allowed: dict[str, list[str]] = {}
        """By key: the texts that may stand there, as far as the game asked for one of a few."""

    @classmethod
    def parse(cls, text: str, file: str) -> "Edition":
        """Read an edition from its text; ``file`` is only for messages."""
        import tomllib

        if overstepped := edition_fault(text):
            raise EditionError(f"{file}: too much for an edition: {overstepped}")
        try:
            data = tomllib.loads(text)
        except ValueError as fault:  # besides TOML's own faults those of the numbers and dates in it
            raise EditionError(f"{file}: not TOML: {fault}") from None
        header = _header(data.pop("edition", None), file)
        values: dict[str, Value] = {}
        _collect(data, "", values, file)
        return cls(file, header, values, text)

    @property
    def label(self) -> str:
        """Name and version, as records show them."""
        return f"{self.name} {self.version}"

    @cached_property
    def hash(self) -> str:
        """Fingerprint of the game and all values: equal hashes play alike, whatever names and notes say.

        The order of the file counts: tiles are numbered by it, so another order deals other tiles from the same seed.
        """
        content = {"game": self.game, "values": {key: value.value for key, value in self.values.items()}}
        canonical = json.dumps(content, separators=(",", ":"), ensure_ascii=True)
        return sha256(canonical.encode()).hexdigest()[:32]

    @cached_property
    def written(self) -> str:
        """Write the edition anew as it is played, a row for each value: without comments, with what was altered."""
        header = {"game": self.game, "name": self.name, "version": self.version}
        rows = [f"edition.{key} = {_toml(text)}" for key, text in header.items()]
        return "\n".join([*rows, *(_row(value) for value in self)]) + "\n"

    def fail(self, key: str, fault: str) -> NoReturn:
        """Refuse a value: file, key and fault in one line, whatever the value quoted in it holds."""
        line = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in fault)
        told = f"{self.file}: {key}: {line}"
        if key.startswith(RULINGS):
            raise RulingError(self.game, key.removeprefix(RULINGS), told)
        raise EditionError(told)

    def value(self, key: str) -> Any:
        """Return any value, noting that it was asked for."""
        if key not in self.values:
            self.fail(key, "missing")
        self._asked.add(key)
        return self.values[key].value

    def integer(self, key: str, low: int, high: int) -> int:
        """Return a whole number between two bounds."""
        if high - low < FEW:
            self.allowed[key] = [str(number) for number in range(low, high + 1)]
        return self._integer(key, self.value(key), low, high)

    def integers(self, key: str, length: int, low: int, high: int) -> list[int]:
        """Return a list of whole numbers of known length."""
        return [self._integer(key, item, low, high) for item in self._items(key, length)]

    def word(self, key: str) -> str:
        """Return a text."""
        return self._word(key, self.value(key))

    def words(self, key: str, length: int | None = None) -> list[str]:
        """Return a list of texts, of known length where one is given."""
        return [self._word(key, item) for item in self._items(key, length)]

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        self.allowed[key] = ["true", "false"]
        if not isinstance(value, bool):
            self.fail(key, f"{value!r} is not true or false")
        return value

    def choice(self, key: str, choices: Sequence[str]) -> str:
        """Return one of a few words."""
        value = self.word(key)
        self.allowed[key] = list(choices)
        if value not in choices:
            self.fail(key, f'"{value}" is not one of {", ".join(choices)}')
        return value

    def children(self, prefix: str) -> list[str]:
        """List the names directly under a table, in the file's order: ``day`` gives I, II, …."""
        start = prefix + "."
        names = (key[len(start) :].split(".")[0] for key in self.values if key.startswith(start))
        return list(dict.fromkeys(names))

    def rulings(self) -> list[Ruling]:
        """List the open questions with what may be decided, once the game has asked for them."""
        return [
            Ruling(value.key.removeprefix(RULINGS), _shown(value.value), self.allowed.get(value.key, []), value.note)
            for value in self.values.values()
            if value.key.startswith(RULINGS)
        ]

    def finish(self) -> None:
        """Refuse keys that the game never asked for."""
        for key in self.values:
            if key not in self._asked:
                self.fail(key, "unknown key" + _nearest(key, self._asked))

    def with_rulings(self, options: Mapping[str, str]) -> "Edition":
        """Return this edition with some rulings decided otherwise; the texts are read as TOML values."""
        values = dict(self.values)
        for name, text in options.items():
            key = f"rulings.{name}"
            if key not in values:
                rulings = ", ".join(self.children("rulings")) or "none"
                raise EditionError(f'{self.file}: no ruling "{name}"; there are: {rulings}')
            values[key] = Value(key, _option(text, values[key].value), ("ruling",))
        header = {"game": self.game, "name": self.name, "version": self.version}
        return Edition(self.file, header, values, self.text)

    def with_values(self, changes: Mapping[str, str]) -> "Edition":
        """Return this edition with some values otherwise, for experiments; the texts are read as the values are.

        A key may name one item of a list by its number from 1 up: ``day.I.squares.2``.
        """
        values = dict(self.values)
        for key, text in changes.items():
            whole, place = self._place(key)
            old = values[whole]
            if place is None:
                new: Any = _changed(self, key, text, old.value)
            else:
                new = list(old.value)
                new[place] = _changed(self, key, text, old.value[place])
            values[whole] = Value(whole, new, old.sources, old.note)
        header = {"game": self.game, "name": self.name, "version": self.version}
        return Edition(self.file, header, values, self.text)

    def _place(self, key: str) -> tuple[str, int | None]:
        """Return the key of a value and, where one item of a list is meant, its index."""
        if key in self.values:
            return key, None
        whole, _, number = key.rpartition(".")
        items = self.values[whole].value if whole in self.values else None
        item = whole_number(number)
        if not isinstance(items, list) or item is None or not 1 <= item <= len(items):
            self.fail(key, "no such value" + _nearest(key, self.values))
        return whole, item - 1

    def by_source(self) -> dict[str, int]:
        """Count the single values by provenance."""
        counts = dict.fromkeys(SOURCES, 0)
        for value in self.values.values():
            for source in value.sources:
                counts[source] += 1
        return counts

    def __iter__(self) -> Iterator[Value]:
        return iter(self.values.values())

    def _items(self, key: str, length: int | None) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            self.fail(key, f"{value!r} is not a list")
        if length is not None and len(value) != length:
            self.fail(key, f"has {len(value)} items, not {length}")
        return value

    def _integer(self, key: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(key, f"{value!r} is not a whole number")
        if not low <= value <= high:
            self.fail(key, f"{value} is not between {low} and {high}")
        return value

    def _word(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            self.fail(key, f"{value!r} is not a text")
        return value


def _row(value: Value) -> str:
    """Write a value as a line of an edition."""
    alike = len(set(value.sources)) == 1
    parts = {"value": value.value, "source": value.sources[0] if alike else list(value.sources)}
    if value.note:
        parts["note"] = value.note
    key = ".".join(name if PLAIN_KEY.fullmatch(name) else _toml(name) for name in value.key.split("."))
    return f"{key} = {{ {', '.join(f'{part} = {_toml(held)}' for part, held in parts.items())} }}"


def _toml(value: Any) -> str:
    """Write a text, a number, a flag or a list as TOML does: as JSON, but for one sign that only JSON allows."""
    return CONTROL.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(value, ensure_ascii=False))


def _shown(value: Any) -> str:
    """Write a ruling as options of a table are written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _nearest(key: str, known: Iterable[str]) -> str:
    """Ask whether a key that is known was meant."""
    from difflib import get_close_matches

    near = get_close_matches(key, known, n=1)
    return f'; did you mean "{near[0]}"?' if near else ""


def _header(table: Any, file: str) -> dict[str, str]:
    if not isinstance(table, dict):
        raise EditionError(f"{file}: edition: missing table with game, name and version")
    for key in ("game", "name", "version"):
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise EditionError(f"{file}: edition.{key}: missing, or not a text")
        if len(table[key]) > LONGEST_NAME or not table[key].isprintable():
            raise EditionError(f"{file}: edition.{key}: is not one line of at most {LONGEST_NAME} letters")
    unknown = set(table) - {"game", "name", "version"}
    if unknown:
        raise EditionError(f"{file}: edition.{min(unknown)}: unknown key")
    return {key: table[key] for key in ("game", "name", "version")}


def _collect(table: Mapping[str, Any], prefix: str, values: dict[str, Value], file: str) -> None:
    for name, entry in table.items():
        key = f"{prefix}{name}"
        if not isinstance(entry, dict):
            raise EditionError(f'{file}: {key}: has no provenance; write {{ value = …, source = "…" }}')
        if "value" in entry or "source" in entry:
            values[key] = _leaf(key, entry, file)
        else:
            _collect(entry, f"{key}.", values, file)


def _leaf(key: str, entry: Mapping[str, Any], file: str) -> Value:
    for part in ("value", "source"):
        if part not in entry:
            raise EditionError(f"{file}: {key}: has no {part}")
    unknown = set(entry) - {"value", "source", "note"}
    if unknown:
        raise EditionError(f'{file}: {key}: unknown part "{min(unknown)}"; a value has value, source and note')
    value, source, note = entry["value"], entry["source"], entry.get("note", "")
    sources = source if isinstance(source, list) else [source]
    for word in sources:
        if word not in SOURCES:
            raise EditionError(f"{file}: {key}: source {word!r} is not one of {', '.join(SOURCES)}")
    if isinstance(source, list) and (not isinstance(value, list) or len(value) != len(source)):
        raise EditionError(f"{file}: {key}: {len(source)} sources do not match the value")
    if isinstance(value, list) and not isinstance(source, list):
        sources = [source] * len(value)
    if not isinstance(note, str):
        raise EditionError(f"{file}: {key}: note is not a text")
    if not _plain(value):
        raise EditionError(f"{file}: {key}: a value is a text, a number, true, false or a list of these")
    return Value(key, value, tuple(sources), note)


def _plain(value: Any) -> bool:
    """Say whether a value can be written down everywhere: dates and infinity cannot."""
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return isinstance(value, str | int) or (isinstance(value, float) and isfinite(value))


def _changed(edition: Edition, key: str, text: str, old: Any) -> Any:
    if isinstance(old, list):
        edition.fail(key, f"is a list; name one item of it, {key}.1 to {key}.{len(old)}")
    new = _option(text, old)
    if type(new) is not type(old):
        edition.fail(key, f'"{text}" cannot stand for {old!r}')
    return new


def _option(text: str, default: Any) -> Any:
    """Read an option from the command line or a record the way the default's type suggests."""
    if isinstance(default, bool) and text in ("true", "false"):
        return text == "true"
    number = whole_number(text) if isinstance(default, int) and not isinstance(default, bool) else None
    return text if number is None else number
