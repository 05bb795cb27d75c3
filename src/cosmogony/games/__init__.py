"""The games, by the names that records, links and scripts use.

A game is found by the entry point group ``cosmogony.games``, ours as well as anybody's, or by a dotted name such as
``my_package.my_module:MyGame``. ``COSMOGONY_GAMES`` lists dotted names of games that should stand in the list, too;
processes started from here inherit it.
"""

import importlib
import os
import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.texts import add_texts

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "cosmogony.games"
VARIABLE = "COSMOGONY_GAMES"


class Games(Mapping[str, Game[Any]]):
    """All games that are installed, each imported when it is first asked for; the quickest to play come first."""

    def __init__(self) -> None:
        self._known: dict[str, Game[Any]] = {}

    @cached_property
    def _installed(self) -> "dict[str, EntryPoint]":
        from importlib.metadata import entry_points

        return {point.name: point for point in entry_points(group=GROUP)}

    @cached_property
    def _listed(self) -> list[str]:
        """The names of all games that can be played; one that cannot be imported is told of and left out."""
        found = []
        wanted = [*self._installed, *filter(None, os.environ.get(VARIABLE, "").split(","))]
        for reference in wanted:
            try:
                found.append(self[reference])
            except SetupError as fault:
                warnings.warn(str(fault), stacklevel=2)
        return [game.name for game in sorted(found, key=lambda game: (game.minutes_per_player, game.name))]

    def __getitem__(self, reference: str) -> Game[Any]:
        """Return a game by its name or its dotted name."""
        if reference not in self._known:
            game = self._made(reference)
            self._known[reference] = self._known.setdefault(game.name, game)
            add_texts(game.name, game.texts)
        return self._known[reference]

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, name: object) -> bool:
        return name in self._known or name in self._listed

    def named(self, name: str) -> Game[Any]:
        """Return a game by its name alone: nothing is imported for a name that is not in the list."""
        if name not in self:
            raise SetupError(f'no game "{name}"; there are: {", ".join(self)}')
        return self[name]

    def _made(self, reference: str) -> Game[Any]:
        if reference in self._installed:
            game = _game(reference, self._installed[reference].value)
            game.reference = reference
            return game
        if "." in reference or ":" in reference:
            installed = [name for name, point in self._installed.items() if point.value == reference]
            return self[installed[0]] if installed else _game(reference, reference)
        if reference in self._listed:  # named by its dotted name in the environment
            return self._known[reference]
        raise SetupError(f'no game "{reference}"; there are: {", ".join(self)}')


def _game(name: str, address: str) -> Game[Any]:
    """Import a class from where Python looks, and from the current folder, and make the game."""
    module, colon, attribute = address.partition(":")
    if not colon:
        module, _, attribute = address.rpartition(".")
    try:
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        made = getattr(importlib.import_module(module), attribute)()
    except Exception as fault:  # whatever goes wrong in a module that is not ours
        told = " ".join(str(fault).split())
        raise SetupError(f'no game "{name}": {type(fault).__name__}: {told}') from None
    if not isinstance(made, Game):
        raise SetupError(f'"{name}" is {type(made).__name__}, which is no game')
    return made


GAMES = Games()


def game(reference: str) -> Game[Any]:
    """Return a game by its name, or by a dotted name such as ``my_module:MyGame``, which runs that module."""
    return GAMES[reference]


def named_game(name: str) -> Game[Any]:
    """Return a game by a name from outside, such as a request's or a record's, which must not run anything."""
    return GAMES.named(name)


def ours() -> dict[str, Game[Any]]:
    """Return the games that live in this package, without those that were installed beside it."""
    return {name: game for name, game in GAMES.items() if type(game).__module__.startswith(f"{__name__}.")}
