"""The bots on the command line: ``hint`` and ``analyse``."""

from collections.abc import Iterable, Sequence
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import track

from cosmogony.bots.advice import Hint, Mistake, advise
from cosmogony.bots.advice import analyse as find_mistakes
from cosmogony.bots.base import Limit
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.state import State
from cosmogony.games import game as find_game
from cosmogony.options import edition_option, json_option, lang_option, pick_edition
from cosmogony.texts import render, say


@click.command()
@click.argument("file", metavar="RECORD")
@click.option("--at", "plies", type=click.IntRange(min=0), help="Look at the game after this many actions.")
@click.option("--best", type=click.IntRange(1, 20), default=3, show_default=True, help="How many choices to show.")
@click.option(
    "--seconds", type=click.FloatRange(0.01, 600), default=1.0, show_default=True, help="How long the bot thinks."
)
@json_option
@edition_option
@lang_option
def hint(
    file: str, plies: int | None, best: int, seconds: float, as_json: bool, edition_file: str | None, lang: str
) -> None:
    """Say what the player to move should do in a saved game, and why."""
    record = Record.load(file)
    game = find_game(record.game)
    if plies is not None and plies > len(record.lines):
        raise SetupError(f"{file}: has {len(record.lines)} actions, not {plies}")
    state = game.replay(record, pick_edition(game, edition_file), plies)
    if state.over:
        raise SetupError(f"{file}: the game is over; look at an earlier moment with --at, or use analyse")
    hints = advise(game, state, Limit(seconds=seconds), best)
    if as_json:
        click.echo(msgspec.json.encode(hints).decode())
        return
    for line in hint_lines(game, state, hints, player_names(record, lang), lang):
        click.echo(line)


def hint_lines(game: Game[Any], state: State, hints: Sequence[Hint], names: Sequence[str], lang: str) -> Iterable[str]:
    """Put hints into lines."""
    yield say("hint-head", lang, player=names[state.current_player], prompt=render(game.prompt(state), lang, names))
    for number, one in enumerate(hints, 1):
        choice = render(one.message, lang, names)
        yield say("hint-line", lang, number=number, choice=choice, text=one.text, reasons=one.sentence(lang, names))
        scores = ", ".join(
            say("hint-score", lang, player=names[seat], points=f"{points:.1f}")
            for seat, points in enumerate(one.scores)
        )
        yield "   " + say("hint-outlook", lang, share=f"{one.share:.0%}", scores=scores)


@click.command()
@click.argument("file", metavar="RECORD")
@click.option("--seat", type=click.IntRange(min=1), help="Look only at this player's decisions.")
@click.option("--worst", type=click.IntRange(1, 100), default=5, show_default=True, help="How many to show.")
@click.option(
    "--iterations", type=click.IntRange(20, 1_000_000), default=400, show_default=True, help="Thought for each choice."
)
@json_option
@edition_option
@lang_option
def analyse(
    file: str, seat: int | None, worst: int, iterations: int, as_json: bool, edition_file: str | None, lang: str
) -> None:
    """Mark the decisions of a game that lost most expected score, with what would have been better."""
    record = Record.load(file)
    game = find_game(record.game)
    if seat is not None and seat > record.players:
        raise SetupError(f"{file}: has {record.players} players, no seat {seat}")
    state = game.replay(record, pick_edition(game, edition_file))

    def progress(plies: Iterable[int]) -> Iterable[int]:
        console = Console(stderr=True)
        return track(list(plies), description=say("analyse-working", lang), console=console, transient=True)

    seats = None if seat is None else [seat - 1]
    mistakes = find_mistakes(game, record, state, iterations, seats, worst, progress)
    if as_json:
        click.echo(msgspec.json.encode(mistakes).decode())
        return
    for line in analysis_lines(mistakes, iterations, player_names(record, lang), lang):
        click.echo(line)


def analysis_lines(mistakes: Sequence[Mistake], iterations: int, names: Sequence[str], lang: str) -> Iterable[str]:
    """Put an analysis into lines."""
    yield say("analyse-head" if mistakes else "analyse-none", lang, **({} if mistakes else {"iterations": iterations}))
    for one in mistakes:
        played = render(one.played.message, lang, names)
        yield say("analyse-line", lang, ply=one.ply, player=names[one.seat], played=played, lost=f"{one.lost:.1f}")
        better = render(one.better.message, lang, names)
        yield "  " + say("analyse-better", lang, better=better, reasons=one.better.sentence(lang, names))


def player_names(record: Record, lang: str) -> list[str]:
    """Return the names in a record, with numbers for those who have none."""
    return [record.names.get(seat, say("player", lang, number=seat + 1)) for seat in range(record.players)]
