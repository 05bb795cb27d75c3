"""The bots on the command line: ``hint`` and ``analyse``."""

import functools
import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from typing import Any

import click
import msgspec

from cosmogony.bots.base import Limit
from cosmogony.bots.chances import Chances, tell_chances
from cosmogony.bots.hints import SECOND_LOOK, Hint, Mistake, advise, weigh, worst_first
from cosmogony.bots.hints import analyse as find_mistakes
from cosmogony.bots.levels import LONGEST_THOUGHT
from cosmogony.bots.team import ask_team
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
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 64
"""Turns that are drawn on one line."""
processes_option = click.option(
    "--processes",
    type=click.IntRange(1, 256),
    help="Processes that think side by side; one by default, with --deep one a processor.",
)
deep_option = click.option("--deep", is_flag=True, help="Let Universe think: ten seconds, with all processors.")


def side_by_side(processes: int | None, deep: bool) -> int:
    """Return how many processes think."""
    return processes or ((os.cpu_count() or 1) if deep else 1)


@click.command()
@click.argument("file", metavar="RECORD")
@click.option("--at", "plies", type=click.IntRange(min=0), help="Look at the game after this many actions.")
@click.option("--best", type=click.IntRange(1, 20), default=3, show_default=True, help="How many choices to show.")
@click.option(
    "--seconds", type=FiniteRange(0.01, 600), help="How long the bot thinks; one second by default, with --deep ten."
)
@processes_option
@deep_option
@json_option
@edition_option
@lang_option
def hint(
    file: str,
    plies: int | None,
    best: int,
    seconds: float | None,
    processes: int | None,
    deep: bool,
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
    limit = Limit(seconds=seconds or (LONGEST_THOUGHT if deep else 1.0))
    hints = advise(game, state, limit, best, processes=side_by_side(processes, deep), edition=own)
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
@deep_option
@json_option
@edition_option
@lang_option
def analyse(
    file: str,
    seat: int | None,
    worst: int,
    iterations: int,
    processes: int | None,
    deep: bool,
    as_json: bool,
    edition_file: str | None,
    lang: str,
) -> None:
    """Tell how the chances went, and mark the decisions that lost most expected score, with what was better.

    With --deep Universe thinks again about the worst decisions that were found, ten seconds about each.
    """
    record = Record.load(file)
    game = named_game(record.game)
    state = game.replay(record, edition_for(game, record, edition_file))
    if seat is not None and seat > record.players:
        raise SetupError(f"{file}: has {record.players} players, no seat {seat}")
    plies = [ply for ply, decider in enumerate(state.deciders) if seat is None or decider == seat - 1]
    told = Transcript.of(state, state.setup.edition_text)
    working, thinkers = say("analyse-working", lang), side_by_side(processes, deep)
    mistakes = worst_first(look_through(told, iterations, plies, thinkers, working))[:worst]
    if deep:
        mistakes = worst_first(look_again(told, state, mistakes, thinkers, working))
    if as_json:
        click.echo(msgspec.json.encode(mistakes).decode())
        return
    names = player_names(record, lang)
    for line in [*chances_lines(tell_chances(game, state), names, lang), ""]:
        click.echo(line)
    for line in analysis_lines(mistakes, iterations, names, lang):
        click.echo(line)


def look_again(
    game: Transcript, final: State, mistakes: Sequence[Mistake], processes: int, working: str
) -> list[Mistake]:
    """Let Universe think about some decisions again; what was no mistake after all is left out."""
    rules, found = game.rules(), []
    for one in watched(mistakes, working, len(mistakes)):
        before, played = one.ply - 1, final.history[one.ply - 1]
        state = rules.rebuild(final, before)
        best = ask_team("learned", state, Limit(seconds=LONGEST_THOUGHT), one.ply, processes, game.edition).action
        again = weigh(rules, state, before, played, SECOND_LOOK, best)
        found += [again] if again else []
    return found


def chances_lines(found: Chances, names: Sequence[str], lang: str) -> Iterable[str]:
    """Draw everybody's chances, turn by turn, and tell the moments that decided the game."""
    yield say("analyse-chances", lang)
    wide = max(map(len, names))
    for name, curve in zip(names, found.chances, strict=True):
        drawn = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in thinned(curve))
        yield f"  {name:{wide}}  {drawn}  {curve[0]:.0%} → {curve[-1]:.0%}"
    for one in found.moments:
        did = render(one.deed, lang, names) if one.deed else names[one.seat]
        yield "  " + say("analyse-moment", lang, ply=one.action, did=did, swing=render(one.text, lang, names))


def thinned(curve: Sequence[float]) -> Sequence[float]:
    """Return as many values of a curve as have room on a line."""
    step = max(1, -(-len(curve) // WIDEST))
    return [*curve[:-1:step], curve[-1]]


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
