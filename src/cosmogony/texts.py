"""Everything a player reads, as Project Fluent messages in English, German and Italian.

Code names a message and its arguments; only ``render`` turns it into words. A missing message or argument is an
error, never a silent gap.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cosmogony.core.errors import TextError

LANGUAGES = ("en", "de", "it")


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """An argument that stands for a player: the reader sees the player's name."""

    seat: int


class Message(msgspec.Struct, frozen=True, tag="message"):
    """The name of a message with its arguments, which may be messages themselves."""

    id: str
    args: dict[str, Union[str, int, "Message", Seat]] = {}


Argument = str | int | Message | Seat


def message(id: str, /, **args: Argument) -> Message:  # noqa: A002 - it is what Fluent calls it
    """Name a message with its arguments; an underscore in an argument's name stands for a hyphen."""
    return Message(id, {name.replace("_", "-"): value for name, value in args.items()})


def render(text: Message, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Put a message into words; ``names`` are the players', by seat."""
    bundle = _bundle(lang)
    if not bundle.has_message(text.id):
        raise TextError(f'no message "{text.id}" in language {lang}')
    pattern = bundle.get_message(text.id).value
    if pattern is None:
        raise TextError(f'message "{text.id}" has no value in language {lang}')
    args = {name: _argument(value, lang, names) for name, value in text.args.items()}
    words, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise TextError(f'message "{text.id}" in language {lang}: {faults[0]}')
    return str(words)


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
    return bool(_bundle(lang).has_message(id))


def message_variables(lang: str) -> Mapping[str, frozenset[str]]:
    """Return the variables that each message of a language uses; the tests compare languages by it."""
    return {
        entry.id.name: frozenset(_variables(entry))
        for resource in _resources(lang)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def _argument(value: Argument, lang: str, names: Sequence[str]) -> str | int:
    if isinstance(value, Message):
        return render(value, lang, names)
    if isinstance(value, Seat):
        if 0 <= value.seat < len(names):
            return names[value.seat]
        return render(Message("player", {"number": value.seat + 1}), lang)
    return value


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([check_language(lang)], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str) -> list[ast.Resource]:
    return [FluentResource(path.read_text(encoding="utf-8")) for path in _files(lang)]


def _files(lang: str) -> Iterator[Traversable]:
    folder = files("cosmogony").joinpath("locale", check_language(lang))
    return (path for path in sorted(folder.iterdir(), key=lambda path: path.name) if path.name.endswith(".ftl"))


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from _variables(part)
