"""Everything a player reads, as Project Fluent messages in English, German and Italian.

Code names a message and its arguments; only ``render`` turns it into words. A missing message or argument is an
error, never a silent gap. What all games share stands in ``cosmogony/locale``; each game brings its own words and
adds them with ``add_texts`` when it is found. Fluent is loaded when something is first said, and reads only the
messages that are said.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Union

import msgspec

from cosmogony.core.errors import TextError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from cosmogony.fluent import Entry, Speaker

LANGUAGES = ("en", "de", "it")


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """An argument that stands for a player: the reader sees the player's name."""

    seat: int


class Message(msgspec.Struct, frozen=True, tag="message"):
    """The name of a message with its arguments, which may be messages themselves."""

    id: str
    args: dict[str, Union[str, int, "Message", Seat]] = {}


Argument = str | int | Message | Seat
Source = Callable[[str], str]
"""Gives the Fluent text of a language."""


def message(id: str, /, **args: Argument) -> Message:  # noqa: A002 - it is what Fluent calls it
    """Name a message with its arguments; an underscore in an argument's name stands for a hyphen."""
    if "_" in "".join(args):
        args = {name.replace("_", "-"): value for name, value in args.items()}
    return Message(id, args)


def render(text: Message, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Put a message into words; ``names`` are the players', by seat."""
    args = {name: _argument(value, lang, names) for name, value in text.args.items()}
    return _lexicon(lang).say(text.id, args)


def say(id: str, lang: str = "en", /, **args: Argument) -> str:  # noqa: A002
    """Render a message named in place."""
    return render(message(id, **args), lang)


def check_language(lang: str) -> str:
    """Return the language, or refuse one we do not speak."""
    if lang not in LANGUAGES:
        raise TextError(f'no language "{lang}"; there are: {", ".join(LANGUAGES)}')
    return lang


def has_message(id: str, lang: str = "en") -> bool:  # noqa: A002
    """Say whether a language has a message."""
    return id in _lexicon(lang).entries


def message_variables(lang: str) -> Mapping[str, frozenset[str]]:
    """Return the variables that each message of a language uses; the tests compare languages by it."""
    from fluent.syntax import FluentParser, ast

    parsed = (FluentParser().parse(source(check_language(lang))) for source in _sources.values())
    return {
        entry.id.name: frozenset(_variables(entry))
        for resource in parsed
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def package_files(package: str) -> "Traversable":
    """Return the folder of a package; what finds it is slow to import, and needed only when something is read."""
    from importlib.resources import files

    return files(package)


def common_texts(lang: str) -> str:
    """Return what all games share, as Fluent text."""
    folder = package_files("cosmogony").joinpath("locale", check_language(lang))
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


_sources: dict[str, Source] = {"": common_texts}
"""By game, with the texts that all share first."""


def add_texts(game: str, source: Source) -> None:
    """Add the words of a game."""
    _sources[game] = source
    _lexicon.cache_clear()


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins."""
BREAK = re.compile(r"^(?:#|-?[a-zA-Z][\w-]*) *", re.MULTILINE)
"""Where it ends at the latest: with a comment, or with the next one."""
PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])\s*")
"""A message of one line without arguments: what it says can be read off without Fluent."""


class _Lexicon:
    """The messages of one language: known by name at once, read by Fluent when they are first said."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.entries: dict[str, str] = {}
        for source in _sources.values():
            self.entries.update(_split(source(lang)))
        self._read: dict[str, Entry | None] = {}
        self._speaker: Speaker | None = None

    def say(self, id: str, args: dict[str, str | int]) -> str:  # noqa: A002
        """Put one message into words."""
        if id not in self.entries:
            raise TextError(f'no message "{id}" in language {self.lang}')
        plain = PLAIN.fullmatch(self.entries[id])
        if plain:
            return plain[1]
        entry = self.find(id)
        if entry is None or entry.value is None:
            raise TextError(f'message "{id}" has no value in language {self.lang}')
        try:
            return self.speaker.say(entry.value, args, (id,))
        except TextError as fault:
            raise TextError(f'message "{id}" in language {self.lang}: {fault}') from None

    @property
    def speaker(self) -> "Speaker":
        """What puts messages into words, made when something is first said."""
        if self._speaker is None:
            from cosmogony.fluent import Speaker

            self._speaker = Speaker(self.lang, self.find)
        return self._speaker

    def find(self, id: str) -> "Entry | None":  # noqa: A002
        """Return a message or term as Fluent reads it; None where there is none."""
        if id not in self._read:
            from cosmogony.fluent import parse

            self._read[id] = parse(self.entries[id]) if id in self.entries else None
        return self._read[id]


@cache
def _lexicon(lang: str) -> _Lexicon:
    return _Lexicon(lang)


def _split(source: str) -> dict[str, str]:
    """Cut Fluent text into its messages and terms, by name."""
    starts = [match.start() for match in BREAK.finditer(source)] + [len(source)]
    parts = (source[start:end] for start, end in pairwise(starts))
    found = ((ENTRY.match(part), part) for part in parts)
    return {match[1]: part for match, part in found if match}


def _argument(value: Argument, lang: str, names: Sequence[str]) -> str | int:
    if isinstance(value, Message):
        return render(value, lang, names)
    if isinstance(value, Seat):
        if 0 <= value.seat < len(names):
            return names[value.seat]
        return render(Message("player", {"number": value.seat + 1}), lang)
    return value


def _variables(node: Any) -> Iterator[str]:
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from _variables(part)
