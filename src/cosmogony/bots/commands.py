"""The bots on the command line: ``hint`` and ``analyse``."""

import functools
import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from typing import Any

import click
import msgspec

from cosmogony.bots.base import Limit
from cosmogony.bots.hints import Hint, Mistake, advise, worst_first
from cosmogony.bots.hints import analyse as find_mistakes
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.games import named_game
from cosmogony.options import FiniteRange, edition_for, edition_option, json_option, lang_option
from cosmogony.screen import watched
from cosmogony.texts import render, say

PART = 8
"""How many decisions are looked at in one go."""
processes_option = click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Processes that think side by side.",
)


@click.command()
@click.argument("file", metavar="RECORD")
@click.option("--at", "plies", type=click.IntRange(min=0), help="Look at the game after this many actions.")
@click.option("--best", type=click.IntRange(1, 20), default=3, show_default=True, help="How many choices to show.")
@click.option("--seconds", type=FiniteRange(0.01, 600), default=1.0, show_default=True, help="How long the bot thinks.")
@processes_option
@json_option
@edition_option
@lang_option
def hint(
    file: str,
    plies: int | None,
    best: int,
    seconds: float,
    processes: int,
    as_json: bool,
    edition_file: str | None,
    lang: str,
) -> None:
    """Say what the player to move should do in a saved game, and why."""
    record = Record.load(file)
    game = named_game(record.game)
    if plies is not None and plies > len(record.lines):
        raise SetupError(f"{file}: has {len(record.lines)} actions, not {plies}")
    state = game.replay(record, edition_for(game, record, edition_file), plies)
    if state.over:
        raise SetupError(f"{file}: the game is over; look at an earlier moment with --at, or use analyse")
    own = state.setup.edition_text
    hints = advise(game, state, Limit(seconds=seconds), best, processes=processes, edition=own)
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
@processes_option
@json_option
@edition_option
@lang_option
def analyse(
    file: str,
    seat: int | None,
    worst: int,
    iterations: int,
    processes: int,
    as_json: bool,
    edition_file: str | None,
    lang: str,
) -> None:
    """Mark the decisions of a game that lost most expected score, with what would have been better."""
    record = Record.load(file)
    game = named_game(record.game)
    state = game.replay(record, edition_for(game, record, edition_file))
    if seat is not None and seat > record.players:
        raise SetupError(f"{file}: has {record.players} players, no seat {seat}")
    plies = [ply for ply, decider in enumerate(state.deciders) if seat is None or decider == seat - 1]
    told = Transcript.of(state, state.setup.edition_text)
    found = look_through(told, iterations, plies, processes, say("analyse-working", lang))
    mistakes = worst_first(found)[:worst]
    if as_json:
        click.echo(msgspec.json.encode(mistakes).decode())
        return
    for line in analysis_lines(mistakes, iterations, player_names(record, lang), lang):
        click.echo(line)


def look_through(
    game: Transcript, iterations: int, plies: Sequence[int], processes: int, working: str
) -> list[Mistake]:
    """Look for mistakes in some processes side by side, with a progress bar."""
    parts = [plies[start : start + PART] for start in range(0, len(plies), PART)]
    spawn = multiprocessing.get_context("spawn")
    found: list[Mistake] = []
    with ExitStack() as stack:
        do: Callable[..., Iterable[list[Mistake]]] = map
        if processes > 1:
            do = stack.enter_context(ProcessPoolExecutor(min(processes, len(parts)), mp_context=spawn)).map
        looked = do(functools.partial(look_at, game, iterations), parts)
        for mistakes in watched(looked, working, len(parts)):
            found += mistakes
    return found


def look_at(game: Transcript, iterations: int, plies: Sequence[int]) -> list[Mistake]:
    """Look for mistakes in a part of a game; may run in a process of its own."""
    return list(find_mistakes(game.rules(), game.state(), iterations, plies))


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
