"""The command line: one entry point, ``cosmogony``.

Every fault that a user can cause ends in one line on standard error and a non-zero exit; nothing is ever written over.
"""

import asyncio
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

import cosmogony
from cosmogony.bots.chair import Chair
from cosmogony.bots.commands import analyse, hint
from cosmogony.bots.levels import LEVELS, make_bot
from cosmogony.bots.team import TeamChair
from cosmogony.core.edition import SOURCES, Edition
from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.interpreted import is_compiled
from cosmogony.lab import bench as benching
from cosmogony.lab.balance_commands import balance
from cosmogony.lab.commands import arena
from cosmogony.lab.simulate import Summary
from cosmogony.lab.simulate import simulate as run_simulation
from cosmogony.options import (
    FiniteRange,
    edition_option,
    game_argument,
    json_option,
    lang_option,
    pick_edition,
    read_options,
    rules_options,
    seed_option,
)
from cosmogony.terminal import TerminalTable, winners_line
from cosmogony.texts import Seat, message, render, say


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(cosmogony.__version__, prog_name="cosmogony")
def cli() -> None:
    """Play the making of worlds, simulate it, replay it, measure it."""


# Looking around


@cli.command()
@lang_option
def games(lang: str) -> None:
    """List the games."""
    table = Table(box=None, pad_edge=False)
    for column in ("games-name", "games-title", "games-players", "games-about"):
        table.add_column(say(column, lang))
    for game in GAMES.values():
        players = f"{game.min_players} - {game.max_players}"
        table.add_row(game.name, render(game.title, lang), players, say(f"{game.name}-tagline", lang))
    Console().print(table)


@cli.command()
@game_argument
@click.argument("clause", required=False)
@click.option("--search", metavar="WORDS", help="Show only clauses with all these words.")
@lang_option
def rules(game: Game[Any], clause: str | None, search: str | None, lang: str) -> None:
    """Show our rulebook: all of it, one chapter (GEN-3) or one clause (GEN-3.2)."""
    book = game.rulebook(lang)
    clauses = book.find(clause) if clause else book.clauses
    if search:
        clauses = [found for found in book.search(search) if found in clauses]
        if not clauses:
            raise SetupError(f'no clause of {game.name} has the words "{search}"')
    chapter = ""
    for found in clauses:
        if found.chapter != chapter:
            chapter = found.chapter
            click.echo(f"\n{chapter}\n")
        click.echo(f"{found.id}  {found.text}")


# Playing


@cli.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--terminal", is_flag=True, help="Play in this terminal; naming a GAME means the same.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port of the server behind the browser. [default: 8765]")
@click.option("--browser/--no-browser", default=True, help="Open the browser, or only say where it should look.")
@click.option("--players", type=int, help="Number of players, bots included; the fewest by default.")
@click.option("--people", type=int, default=1, show_default=True, help="How many of them sit at this keyboard.")
@click.option(
    "--level",
    type=click.Choice(LEVELS),
    default="planet",
    show_default=True,
    help="How strong the bots are, from gentle to strongest.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes in which each bot thinks at the same time.",
)
@click.option("--watch", is_flag=True, help="Let bots play all seats.")
@click.option("--name", "names", multiple=True, help="A person's name; repeat for more people.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@seed_option
@rules_options
@lang_option
def play(
    game: str | None,
    terminal: bool,
    port: int | None,
    browser: bool,
    players: int | None,
    people: int,
    level: str,
    processes: int,
    watch: bool,
    names: tuple[str, ...],
    resume: str | None,
    seed: int,
    edition_file: str | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    """Play in the browser or, with GAME or --terminal, in this terminal.

    In the browser: against bots, with people at the same screen, or far away by link. In the terminal: against bots;
    without GAME you are asked which, and without a keyboard the bots play alone.
    """
    if game is None and resume is None and not terminal and not watch:
        play_in_browser(port, browser)
        return
    record = Record.load(resume) if resume else None
    watch = watch or (game is None and record is None and not sys.stdin.isatty())
    chosen = find_game(record.game if record else game or ask_game(lang, watch))
    edition = pick_edition(chosen, edition_file)
    if record:
        state = chosen.replay(record, edition)
    else:
        state = chosen.new(players or chosen.min_players, seed, edition, read_options(options))
    seats = int(state.n_players)
    if not 0 <= people <= seats:
        raise SetupError(f"{people} people do not fit at a table for {seats}")
    sitting = [] if watch else list(range(people))
    text = edition.text if edition_file else ""
    bots = {seat: seat_bot(level, seat, seed, processes, text) for seat in range(seats) if seat not in sitting}
    shown = [table_name(seat, sitting, names, record, level, lang) for seat in range(seats)]
    click.echo(edition_line(edition, lang))
    try:
        TerminalTable(chosen, state, sitting, bots, shown, lang, input, click.echo).run()
    finally:
        for chair in bots.values():
            chair.close()


def seat_bot(level: str, seat: int, seed: int, processes: int, edition: str) -> Chair:
    """Seat a bot that thinks here, or in several processes."""
    if processes > 1:
        return TeamChair(level, seat, seed * 31 + seat, processes, edition)
    return Chair(make_bot(level, seed * 31 + seat), seat, seed)


def edition_line(edition: Edition, lang: str) -> str:
    """Say how many of the values in play are printed ones and how many are ours."""
    counts = edition.by_source()
    return say(
        "terminal-edition",
        lang,
        edition=edition.label,
        game=edition.game,
        reconstructed=counts["reconstructed"],
        all=sum(counts.values()),
    )


def ask_game(lang: str, watch: bool) -> str:
    """Ask which game to play; the first one when nobody is there to answer."""
    if watch:
        return next(iter(GAMES))
    for number, game in enumerate(GAMES.values(), 1):
        click.echo(f"  {number}  {render(game.title, lang)}: {say(f'{game.name}-tagline', lang)}")
    number = click.prompt(say("terminal-which-game", lang), type=click.IntRange(1, len(GAMES)), default=1)
    return list(GAMES)[number - 1]


def table_name(
    seat: int, sitting: list[int], names: tuple[str, ...], record: Record | None, level: str, lang: str
) -> str:
    """Return what to call a seat: the name given, the record's, a level, or a number."""
    if seat in sitting and sitting.index(seat) < len(names):
        return names[sitting.index(seat)]
    if record and seat in record.names:
        return record.names[seat]
    if seat not in sitting:
        return say("bot-name", lang, level=message(f"level-{level}"), number=seat + 1)
    return render(message("player-name", player=Seat(seat)), lang)


# Advice


cli.add_command(hint)
cli.add_command(analyse)


# Serving


def play_in_browser(port: int | None, browser: bool) -> None:
    """Start a server on the embedded database and open the browser at it."""
    try:
        from cosmogony.server.play import play as run_server
    except ModuleNotFoundError:
        raise extra_needed("server") from None
    run_server(port, browser)


def extra_needed(extra: str) -> SetupError:
    """Say how to install what a command needs."""
    return SetupError(f'this needs more packages; install them with: pip install "cosmogony[{extra}]"')


@cli.command()
@click.option("--host", help="Address to listen at; 0.0.0.0 for all. [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen at. [default: 8765]")
@click.option(
    "--workers", type=click.IntRange(min=1), help="Web processes; more than one needs PostgreSQL. [default: 1]"
)
@click.option(
    "--database-url", metavar="URL", help="sqlite:///FILE or postgresql://… [default: sqlite:///cosmogony.db]"
)
@click.option("--bot-processes", type=click.IntRange(min=1), help="Processes in which bots think. [default: 1]")
@click.option("--bot-queue/--no-bot-queue", default=None, help="Leave bots' turns to `cosmogony worker` processes.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
def serve(**flags: Any) -> None:
    """Serve tables to browsers near and far.

    Everything can also be set by environment variables, such as COSMOGONY_PORT; docs/server.md lists them all.
    """
    try:
        from cosmogony.server.run import serve as run_server
        from cosmogony.server.settings import read_settings
    except ModuleNotFoundError:
        raise extra_needed("server") from None
    settings = read_settings(**flags)
    told = f"Cosmogony is open at http://{settings.host}:{settings.port}/ (Ctrl-C closes it)"
    run_server(settings, lambda: click.echo(told, err=True))


@cli.command()
@click.option("--database-url", metavar="URL", help="postgresql://… that the servers use as well.")
@click.option("--bot-processes", type=click.IntRange(min=1), help="Bots that think at the same time. [default: 1]")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
def worker(**flags: Any) -> None:
    """Think for the bots of servers that run with --bot-queue, on this machine or another."""
    try:
        from cosmogony.server.bot_queue import run_worker
        from cosmogony.server.ready import need_database
        from cosmogony.server.settings import read_settings
    except ModuleNotFoundError:
        raise extra_needed("server,postgres") from None
    settings = read_settings(bot_queue=True, **flags)
    need_database(settings)
    asyncio.run(run_worker(settings))


# Records


@cli.command()
@click.argument("file", metavar="FILE")
@click.option("--to", "plies", type=click.IntRange(min=0), help="Stop after this many actions.")
@click.option("--board/--no-board", default=True, show_default=True, help="Draw the final position.")
@edition_option
@lang_option
def replay(file: str, plies: int | None, board: bool, edition_file: str | None, lang: str) -> None:
    """Tell a recorded game event by event."""
    record = Record.load(file)
    game = find_game(record.game)
    state = game.replay(record, pick_edition(game, edition_file), plies)
    names = [record.names.get(seat, say("player", lang, number=seat + 1)) for seat in range(record.players)]
    for event in state.events:
        click.echo(f"{event.ply:>5}  {render(game.event_message(state, event), lang, names)}")
    if board:
        click.echo("\n" + game.board(state, None, lang, names))
    if state.over:
        click.echo(winners_line(game, state, lang, names))


@cli.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@edition_option
def verify(files: tuple[str, ...], edition_file: str | None) -> None:
    """Check that records are whole, that every action was legal and that the result is right."""
    faults = 0
    for file in files:
        try:
            record = Record.load(file)
            game = find_game(record.game)
            state = game.verify(record, pick_edition(game, edition_file))
        except CosmogonyError as fault:
            faults += 1
            click.echo(f"Error: {fault}", err=True)
            continue
        told = f"finished, scores {' '.join(map(str, state.scores()))}" if state.over else "unfinished"
        told += ", shuffles that nobody chose" if record.shuffle else ""
        click.echo(f"{file}: good: {record.game}, {record.players} players, {len(record.lines)} actions, {told}")
    if faults:
        raise SystemExit(1)


# Editions


@cli.group()
def edition() -> None:
    """Look at, check and copy the values a game is played with."""


@edition.command("show")
@click.argument("game_or_file", metavar="GAME|FILE")
@click.option("--source", type=click.Choice(SOURCES), help="Show only values of this provenance.")
def edition_show(game_or_file: str, source: str | None) -> None:
    """Show every value with its provenance."""
    shown = open_edition(game_or_file)
    table = Table("key", "value", "source", "note")
    for value in shown:
        if source is None or source in value.sources:
            written = json.dumps(value.value, ensure_ascii=False)
            sources = value.sources[0] if len(set(value.sources)) == 1 else ", ".join(value.sources)
            table.add_row(value.key, written, sources, value.note)
    console = Console(width=None if sys.stdout.isatty() else 160)
    console.print(table)
    counts = ", ".join(f"{count} {word}" for word, count in shown.by_source().items() if count)
    console.print(f"{shown.label}: {counts}. Hash {shown.hash}.")


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
    return find_game(named).load_edition(game_or_file)


# Measuring


cli.add_command(arena)
cli.add_command(balance)


@cli.command()
@game_argument
@click.option("--players", type=int, help="Number of players; the most by default.")
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    multiple=True,
    default=("random",),
    metavar="BOT",
    help="Who plays: a level (comet, moon, planet, star, galaxy), random, greedy or ismcts:iterations=N. "
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
    console = Console(stderr=True)

    def progress(numbers: Iterable[int]) -> Iterable[int]:
        hidden = not console.is_terminal
        return track(numbers, say("simulate-playing", lang), console=console, transient=True, disable=hidden)

    seats = game.max_players if players is None else players
    chosen = pick_edition(game, edition_file)
    summary = run_simulation(game, seats, count, seed, chosen, read_options(options), progress, bots)
    if as_json:
        click.echo(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary, render(game.title, lang), lang)


def print_summary(summary: Summary, title: str, lang: str) -> None:
    """Print a simulation's tables."""
    console = Console()
    rate = summary.games / summary.seconds
    head = say("simulate-head", lang, title=title, players=summary.players, games=summary.games, seed=str(summary.seed))
    speed = say("simulate-speed", lang, decisions=f"{summary.decisions:.1f}", rate=f"{rate:,.0f}")
    console.print(f"{head} {speed}")
    columns = ("simulate-seat", "simulate-mean", "simulate-deviation", "simulate-lowest", "simulate-highest")
    table = Table(*(say(column, lang) for column in columns), say("simulate-wins", lang))
    for seat in summary.seats:
        cells = (f"{seat.mean:.2f}", f"{seat.deviation:.2f}", str(seat.lowest), str(seat.highest), f"{seat.wins:.1%}")
        table.add_row(str(seat.seat + 1), *cells)
    table.add_row(say("simulate-nobody", lang), "", "", "", "", f"{summary.nobody:.1%}")
    console.print(table)
    for title_of, rows, heads in finding_tables(summary, lang):
        table = Table(title_of, *heads)
        for row, cells_of in rows.items():
            table.add_row(row, *(f"{cells_of[head]:.2f}" if head in cells_of else "" for head in heads))
        console.print(table)


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


@cli.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--seconds", type=FiniteRange(0.01, 60), default=0.5, show_default=True, help="Time for each figure.")
@click.option("--interpreted/--no-interpreted", default=True, show_default=True, help="Also run uncompiled.")
@json_option
def bench(game: str | None, seconds: float, interpreted: bool, as_json: bool) -> None:
    """Measure random play and copying, compiled and interpreted, for each game and player count."""
    names = [find_game(game).name] if game else list(GAMES)
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
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    console.print("Decisions and games a second of random play; copies in the middle of a game.")


def main() -> None:
    """Run the command line; one line for each fault, no traceback."""
    try:
        code = cli.main(standalone_mode=False)
    except click.Abort:
        code = 130
    except click.ClickException as fault:
        fault.show()
        code = fault.exit_code
    except CosmogonyError as fault:
        click.echo(f"Error: {fault}", err=True)
        code = 1
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    raise SystemExit(code)


if __name__ == "__main__":
    main()
