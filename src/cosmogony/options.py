"""Options and arguments that several commands share."""

import functools
import math
import os
from collections.abc import Callable, Iterable
from typing import Any

import click

from cosmogony.core.edition import Edition
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.games import game as find_game
from cosmogony.texts import LANGUAGES

Command = Callable[..., Any]


class FiniteRange(click.FloatRange):
    """A number within limits; to Python ``nan`` is a number, too."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Refuse what is no number, or too small or too large."""
        found = super().convert(value, param, ctx)
        if not math.isfinite(found):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return found


def lang_option(command: Command) -> Command:
    """Add --lang."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default="en",
        show_default=True,
        envvar="COSMOGONY_LANG",
        help="Language of everything a player reads.",
    )(command)


def rules_options(command: Command) -> Command:
    """Add --edition and --option: the values and rulings to play by."""
    command = click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="Decide a ruling otherwise, e.g. dark_angel_rests=false; `cosmogony edition show GAME` lists them.",
    )(command)
    return edition_option(command)


def edition_option(command: Command) -> Command:
    """Add --edition."""
    return click.option(
        "--edition", "edition_file", metavar="FILE", help="Play by this edition file instead of the built-in one."
    )(command)


def backend_options(command: Command) -> Command:
    """Add --processes and --ray: where many games are played."""
    command = click.option(
        "--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster instead; `local` starts one here."
    )(command)
    return click.option(
        "--processes",
        type=click.IntRange(min=1),
        default=lambda: os.cpu_count() or 1,
        help="Games side by side on this machine; one a processor by default.",
    )(command)


def seed_option(command: Command) -> Command:
    """Add --seed."""
    return click.option(
        "--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The same seed gives the same games."
    )(command)


def opening_option(command: Command) -> Command:
    """Add --opening."""
    return click.option(
        "--opening",
        type=click.IntRange(min=0),
        default=0,
        show_default=True,
        help="Actions at the start of each game that are drawn by chance, so that games do not repeat.",
    )(command)


def json_option(command: Command) -> Command:
    """Add --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")(command)


def game_argument(command: Command) -> Command:
    """Add GAME, turned into the game itself."""

    @functools.wraps(command)
    def with_game(*args: Any, game: str, **kwargs: Any) -> Any:
        return command(*args, game=find_game(game), **kwargs)

    return click.argument("game", metavar="GAME")(with_game)


def read_options(options: Iterable[str]) -> dict[str, str]:
    """Read NAME=VALUE pairs."""
    pairs = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise SetupError(f'"{option}" is not an option such as dark_angel_rests=false')
        pairs[name.strip()] = value.strip()
    return pairs


def edition_for(game: Game[Any], record: Record, file: str | None) -> Edition:
    """Return the edition that a record is replayed with: the one in a file, the one it carries, or the game's own."""
    return game.load_edition(file) if file else game.edition_of(record)


def pick_edition(game: Game[Any], file: str | None) -> Edition:
    """Return the edition in a file, or the game's own."""
    return game.load_edition(file) if file else game.edition
