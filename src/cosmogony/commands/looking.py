"""Looking around: ``games`` and ``rules``."""

import re
from collections.abc import Sequence
from typing import Any

import click

from cosmogony.core.edition import Ruling
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.rulebook import RULING, Clause
from cosmogony.games import GAMES
from cosmogony.options import game_argument, lang_option
from cosmogony.texts import render, say


@click.command()
@lang_option
def games(lang: str) -> None:
    """List the games."""
    rows = [[say(column, lang) for column in ("games-name", "games-title", "games-players", "games-about")]]
    for game in GAMES.values():
        players = f"{game.min_players} - {game.max_players}"
        rows.append([game.name, render(game.title, lang), players, render(game.tagline, lang)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        click.echo("  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True)).rstrip())


@click.command()
@game_argument
@click.argument("part", metavar="[CLAUSE|CHAPTER]", required=False)
@click.option("--search", metavar="WORDS", help="Show only clauses with all these words.")
@lang_option
def rules(game: Game[Any], part: str | None, search: str | None, lang: str) -> None:
    """Show our rulebook: all of it, a chapter to learn from (turn), clauses (GEN-3) or one clause (GEN-3.2)."""
    book = game.rulebook(lang)
    chapters = [chapter for chapter in book.chapters if part in (None, chapter.name) and not search]
    for chapter in chapters:
        click.echo(f"\n{chapter.title}\n\n{plain_text(chapter.text)}")
    if chapters and part:
        return
    clauses = book.find(part) if part else book.clauses
    if search:
        clauses = [found for found in book.search(search) if found in clauses]
        if not clauses:
            raise SetupError(f'no clause of {game.name} has the words "{search}"')
    show_clauses(game, clauses, lang)


def show_clauses(game: Game[Any], clauses: Sequence[Clause], lang: str) -> None:
    """Print clauses under their headings, each with what it rests on."""
    rulings = {ruling.name: ruling for ruling in game.rulings()}
    heading = ""
    for clause in clauses:
        if clause.chapter != heading:
            heading = clause.chapter
            click.echo(f"\n{heading}\n")
        click.echo(f"{clause.id}  {clause.text}")
        for basis in clause.basis:
            if basis.kind == RULING:
                show_ruling(game, rulings[basis.detail], lang)
            else:
                click.echo("    " + say(f"rules-{basis.kind}", lang, detail=basis.detail))


def show_ruling(game: Game[Any], ruling: Ruling, lang: str) -> None:
    """Print a question that the print leaves open, with its answers; ours is marked."""
    question = game.ruling_message(ruling.name)
    click.echo("    " + say("rules-ruling", lang, name=ruling.name, question=question))
    for value in ruling.values:
        mark = "*" if value == ruling.value else " "
        click.echo(f"    {mark} {value}: {render(game.ruling_message(ruling.name, value), lang)}")


def plain_text(markdown: str) -> str:
    """Leave out of Markdown what a terminal cannot show: pictures are told by their words."""
    return re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"[\1]", markdown).replace("**", "").replace("`", "")
