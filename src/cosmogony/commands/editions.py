"""``edition``: look at, check, compare and copy the values that a game is played with."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from cosmogony.core.differences import Difference, Side, differences, same_order
from cosmogony.core.edition import SOURCES, Edition
from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.core.game import Game
from cosmogony.games import GAMES, named_game
from cosmogony.options import game_argument
from cosmogony.screen import Table


@click.group()
def edition() -> None:
    """Look at, check, compare and copy the values a game is played with."""


@edition.command("show")
@click.argument("game_or_file", metavar="GAME|FILE")
@click.option("--source", type=click.Choice(SOURCES), help="Show only values of this provenance.")
def edition_show(game_or_file: str, source: str | None) -> None:
    """Show every value with its provenance."""
    shown = open_edition(game_or_file)
    table = Table("key", "value", "source", "note")
    for value in shown:
        if source is None or source in value.sources:
            sources = value.sources[0] if len(set(value.sources)) == 1 else ", ".join(value.sources)
            table.add_row(value.key, written(value.value), sources, value.note)
    table.show(160)
    counts = ", ".join(f"{count} {word}" for word, count in shown.by_source().items() if count)
    click.echo(f"{shown.label}: {counts}. Hash {shown.hash}.")


@edition.command("check")
@click.argument("file", metavar="FILE")
def edition_check(file: str) -> None:
    """Check an edition file: one line names the first fault, or says that it can be played."""
    checked = open_edition(file)
    click.echo(f"{file}: good: {checked.label} for {checked.game}, hash {checked.hash}")


@edition.command("export")
@game_argument
@click.argument("file", metavar="[FILE]", required=False)
def edition_export(game: Game[Any], file: str | None) -> None:
    """Copy a game's built-in edition to FILE (or print it), to correct a value and play it with --edition."""
    if file is None:
        click.echo(game.edition.text, nl=False)
        return
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(game.edition.text)
    except FileExistsError:
        raise SetupError(f"{file}: already exists; nothing was written") from None
    except OSError as fault:
        raise SetupError(f"{file}: cannot be written: {fault.strerror}") from None
    click.echo(f"{file}: written; correct it, then: cosmogony play {game.name} --terminal --edition {file}")


@edition.command("diff")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
def edition_diff(first: str, second: str) -> None:
    """Say which values differ between two editions of one game, and where each comes from.

    A and B are names of games, for the edition that comes with one, or edition files; to see what you corrected:
    cosmogony edition diff GAME mine.toml. An item of a list is named by its number: squares.2 is the second.

    The exit status is 0 if nothing differs, 1 if something does, and 2 if one of them cannot be read.
    """
    try:
        before, after = open_edition(first), open_edition(second)
        if before.game != after.game:
            raise SetupError(f"{first} is an edition of {before.game}, {second} one of {after.game}")
    except CosmogonyError as fault:
        click.echo(f"Error: {fault}", err=True)
        raise SystemExit(2) from None
    found = differences(before, after)
    for difference in found:
        click.echo(difference_line(difference))
    click.echo(verdict(before, after, found))
    if found or not same_order(before, after):
        raise SystemExit(1)


def difference_line(found: Difference) -> str:
    """Say in one line what both sides of a difference hold, and where they have it from."""
    old, new = found.before, found.after
    if old is None or new is None:
        here, side = ("only in B", new) if old is None else ("only in A", old)
        return f"{found.key}: {here}: {told(side)}"
    if old.value == new.value:
        return f"{found.key}: {written(old.value)} in both, but {old.source} in A and {new.source} in B"
    return f"{found.key}: {told(old)} in A, {told(new)} in B"


def verdict(before: Edition, after: Edition, found: Sequence[Difference]) -> str:
    """Sum up what differs, and whether it changes a game."""
    count = f"{len(found)} {'difference' if len(found) == 1 else 'differences'}" if found else "No differences"
    if before.hash == after.hash:
        told_end = "they play alike" if found else "they are the same"
    elif not same_order(before, after):
        told_end = "their values stand in another order, so a seed deals other games"
    else:
        told_end = "they play differently"
    first, second = (f"{edition.label} ({edition.file})" for edition in (before, after))
    return f"{count} between A, {first}, and B, {second}: {told_end}."


def told(side: Side | None) -> str:
    """Write a value with its provenance."""
    return f"{written(side.value)} ({side.source})" if side else ""


def written(value: Any) -> str:
    """Write a value as an edition does."""
    return json.dumps(value, ensure_ascii=False)


def open_edition(game_or_file: str) -> Edition:
    """Return a game's own edition, or the one in a file, checked by the game it names."""
    if game_or_file in GAMES:
        return GAMES[game_or_file].edition
    try:
        named = Edition.parse(Path(game_or_file).read_text(encoding="utf-8"), game_or_file).game
    except UnicodeDecodeError:
        raise SetupError(f"{game_or_file}: not a text file") from None
    except OSError as fault:
        raise SetupError(f'"{game_or_file}": no such game, and no such file: {fault.strerror}') from None
    return named_game(named).load_edition(game_or_file)
