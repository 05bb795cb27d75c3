"""A study of a game's balance: which games are played, and the manifest that plays the very same again.

A manifest is one TOML file that holds everything the games depend on: the whole edition, the values that are varied,
player counts, the bot with its limit, seeds, openings by chance and the number of games. It also tells the fingerprint
of the games that were played, so that whoever repeats them can see that they are the same.
"""

import itertools
import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from cosmogony.core.edition import Edition
from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.lab.match import Outcome, ScheduledGame

AS_IT_IS = "as it is"
"""The name of the only variant where nothing is varied."""
MOST_VALUES = 1000
"""Of one key."""


class Study(msgspec.Struct, frozen=True):
    """Which games are played."""

    game: str
    edition_name: str
    """Name and version, for people."""
    edition_hash: str
    players: list[int]
    bot: str
    """The bot that sits on every seat."""
    games: int
    """Games for each variant and number of players."""
    seed: int = 1
    """The seed of the first game; the next has the next."""
    vary: dict[str, list[str]] = {}
    """Values by key of the edition; all combinations are played, on the same seeds."""
    options: dict[str, str] = {}
    allowance: float = 60.0
    opening: int = 0
    """So many actions at the start are drawn by chance, so that games of bots that choose alike do not repeat."""
    fingerprint: str = ""
    """Of the games played; empty before."""
    edition: str = ""
    """The whole edition."""

    def variants(self) -> dict[str, dict[str, str]]:
        """Return what each variant changes, by its name."""
        rows = itertools.product(*self.vary.values())
        changes = [dict(zip(self.vary, row, strict=True)) for row in rows]
        return {", ".join(f"{k}={v}" for k, v in change.items()) or AS_IT_IS: change for change in changes}

    def schedule(self, variant: str, players: int) -> list[ScheduledGame]:
        """Return the games of a variant at a number of players."""
        seats, changes = [self.bot] * players, self.variants()[variant]
        first = Transcript(self.game, players, self.seed, self.options, self.edition, changes)
        starts = (msgspec.structs.replace(first, seed=self.seed + number) for number in range(self.games))
        return [ScheduledGame(start, seats, self.allowance, keep=True, opening=self.opening) for start in starts]

    def whole_schedule(self) -> list[ScheduledGame]:
        """Return every game, seed by seed, so that a study stopped half way has looked at everything."""
        tables = [self.schedule(variant, players) for variant in self.variants() for players in self.players]
        return list(itertools.chain.from_iterable(zip(*tables, strict=True)))

    def played(self, outcomes: Sequence[Outcome]) -> "Study":
        """Return the study with the fingerprint of its games."""
        return msgspec.structs.replace(self, fingerprint=fingerprint(outcomes))

    def write(self, path: Path) -> None:
        """Write the manifest."""
        try:
            path.write_text(_toml(self), encoding="utf-8")
        except OSError as fault:
            raise SetupError(f"{path}: cannot be written: {fault.strerror}") from None

    @classmethod
    def read(cls, path: Path) -> "Study":
        """Read a manifest, refusing what is none."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            study = msgspec.convert(data, cls)
        except OSError as fault:
            raise SetupError(f"{path}: cannot be read: {fault.strerror}") from None
        except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
            raise SetupError(f"{path}: no manifest of a study: {fault}") from None
        found = Edition.parse(study.edition, str(path)).hash
        if found != study.edition_hash:
            raise SetupError(f"{path}: the edition in it has the hash {found}, not {study.edition_hash}")
        return study


def fingerprint(outcomes: Iterable[Outcome]) -> str:
    """Return a fingerprint of games: equal ones were played alike, action by action."""
    content = [[outcome.key, outcome.history, outcome.fault] for outcome in outcomes]
    return sha256(msgspec.json.encode(content)).hexdigest()[:32]


def read_vary(texts: Iterable[str]) -> dict[str, list[str]]:
    """Read what is varied: ``KEY=VALUE,VALUE…`` or ``KEY=FIRST..LAST`` for whole numbers."""
    vary: dict[str, list[str]] = {}
    for text in texts:
        key, equals, values = text.partition("=")
        span = re.fullmatch(r"\s*(-?\d+)\.\.(-?\d+)\s*", values)
        found = _numbers(span) if span else [value.strip() for value in values.split(",") if value.strip()]
        if not equals or not key.strip() or not found:
            raise SetupError(f'"{text}" varies nothing; write KEY=VALUE,VALUE or KEY=FIRST..LAST')
        vary[key.strip()] = list(dict.fromkeys(found))
    return vary


def _numbers(span: "re.Match[str]") -> list[str]:
    first, last = int(span[1]), int(span[2])
    if last - first >= MOST_VALUES:
        raise SetupError(f'"{span[0].strip()}" are more than {MOST_VALUES} values')
    return [str(number) for number in range(first, last + 1)]


def _toml(study: Study) -> str:
    """Write a study as TOML: strings and lists as JSON writes them, the edition as it stands in its file."""
    data: dict[str, Any] = msgspec.to_builtins(study)
    edition = data.pop("edition")
    tables = {name: data.pop(name) for name in ("vary", "options")}
    lines = ["# A study of balance; `cosmogony balance --again FILE` plays exactly these games again.", ""]
    lines += [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
    lines += ["", f"edition = {_block(edition)}"]
    for name, table in tables.items():
        lines += ["", f"[{name}]"] if table else []
        lines += [f"{json.dumps(key)} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def _block(text: str) -> str:
    return json.dumps(text, ensure_ascii=False) if "'''" in text else f"'''\n{text}'''"
