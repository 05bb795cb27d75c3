"""``simulate`` and ``bench``: many games, and how fast they are."""

from collections.abc import Iterable
from typing import Any

import click
import msgspec

from cosmogony.core.game import Game
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.interpreted import is_compiled
from cosmogony.lab import bench as benching
from cosmogony.lab.simulate import Summary
from cosmogony.lab.simulate import simulate as run_simulation
from cosmogony.options import (
    FiniteRange,
    game_argument,
    json_option,
    lang_option,
    pick_edition,
    read_options,
    rules_options,
    seed_option,
)
from cosmogony.screen import Table, watched
from cosmogony.texts import render, say


@click.command()
@game_argument
@click.option("--players", type=int, help="Number of players; the most by default.")
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    multiple=True,
    default=("random",),
    metavar="BOT",
    help="Who plays: a level (comet to galaxy), random, greedy or ismcts:iterations=N. "
    "Once for all seats (random by default), or once for each seat.",
)
@seed_option
@json_option
@rules_options
@lang_option
def simulate(
    game: Game[Any],
    players: int | None,
    count: int,
    bots: tuple[str, ...],
    seed: int,
    as_json: bool,
    edition_file: str | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    """Let bots play many games and sum them up."""

    def progress(numbers: Iterable[int]) -> Iterable[int]:
        return watched(numbers, say("simulate-playing", lang))

    seats = game.max_players if players is None else players
    chosen = pick_edition(game, edition_file)
    summary = run_simulation(game, seats, count, seed, chosen, read_options(options), progress, bots)
    if as_json:
        click.echo(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary, render(game.title, lang), lang)


def print_summary(summary: Summary, title: str, lang: str) -> None:
    """Print a simulation's tables."""
    rate = summary.games / summary.seconds
    head = say("simulate-head", lang, title=title, players=summary.players, games=summary.games, seed=str(summary.seed))
    speed = say("simulate-speed", lang, decisions=f"{summary.decisions:.1f}", rate=f"{rate:,.0f}")
    click.echo(f"{head} {speed}")
    columns = ("simulate-seat", "simulate-mean", "simulate-deviation", "simulate-lowest", "simulate-highest")
    table = Table(*(say(column, lang) for column in columns), say("simulate-wins", lang))
    for seat in summary.seats:
        cells = (f"{seat.mean:.2f}", f"{seat.deviation:.2f}", str(seat.lowest), str(seat.highest), f"{seat.wins:.1%}")
        table.add_row(str(seat.seat + 1), *cells)
    table.add_row(say("simulate-nobody", lang), "", "", "", "", f"{summary.nobody:.1%}")
    table.show()
    for title_of, rows, heads in finding_tables(summary, lang):
        table = Table(title_of, *heads)
        for row, cells_of in rows.items():
            table.add_row(row, *(f"{cells_of[head]:.2f}" if head in cells_of else "" for head in heads))
        table.show()


def finding_tables(summary: Summary, lang: str) -> Iterable[tuple[str, dict[str, dict[str, float]], list[str]]]:
    """Sort a simulation's findings into tables: title, rows of named cells, column heads."""
    tables: dict[str, dict[str, dict[str, float]]] = {}
    heads: dict[str, list[str]] = {}
    for cell in summary.cells:
        table, row, column = (render(part, lang) for part in (cell.table, cell.row, cell.column))
        tables.setdefault(table, {}).setdefault(row, {})[column] = cell.mean
        if column not in heads.setdefault(table, []):
            heads[table].append(column)
    return [(title, rows, heads[title]) for title, rows in tables.items()]


@click.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--seconds", type=FiniteRange(0.01, 60), default=0.5, show_default=True, help="Time for each figure.")
@click.option("--interpreted/--no-interpreted", default=True, show_default=True, help="Also run uncompiled.")
@json_option
def bench(game: str | None, seconds: float, interpreted: bool, as_json: bool) -> None:
    """Measure random play and copying, compiled and interpreted, for each game and player count."""
    names = [find_game(game).reference] if game else list(GAMES)
    speeds = list(benching.measure_all(names, seconds))
    if interpreted and is_compiled():
        speeds += benching.measure_interpreted(names, seconds)
    if as_json:
        click.echo(msgspec.json.encode(speeds).decode())
        return
    table = Table("game", "players", "engine", "driven by Python", "games", "inside the unit", "games", "copy")
    for speed in speeds:
        engine = "compiled" if speed.compiled else "interpreted"
        driven = (f"{speed.driven / 1e3:,.0f} k/s", f"{speed.driven_games:,.0f}/s")
        inside = (f"{speed.inside / 1e3:,.0f} k/s", f"{speed.inside_games:,.0f}/s")
        table.add_row(speed.game, str(speed.players), engine, *driven, *inside, f"{speed.copy_us:.2f} µs")
    table.show()
    click.echo("Decisions and games a second of random play; copies in the middle of a game.")
