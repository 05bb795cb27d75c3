"""Making puzzles on the command line: ``puzzles``."""

import multiprocessing
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import click

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.puzzle import FILE, HARDEST, Head, Puzzle, Puzzles
from cosmogony.options import game_argument, seed_option
from cosmogony.puzzles.finding import Hunt, first_seed, hunt, hunts, searcher
from cosmogony.screen import counter

MOST_PLAYERS = 4
"""Players of the largest tables that are looked at, unless told otherwise: more are hard to read at a glance."""


@click.command()
@game_argument
@click.option("--players", type=int, multiple=True, help="Numbers of players, in turn. [default: all from 2 to 4]")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Puzzles to find in all.")
@click.option("--bot", default="learned", show_default=True, help="Who plays and thinks: a bot that searches.")
@click.option(
    "--iterations",
    type=click.IntRange(20, 1_000_000),
    default=1000,
    show_default=True,
    help="Thought for each look; ten times as much confirms.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="Games at once.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    help="Where the puzzles are written; the same command goes on from there.",
)
@click.option("--keep", is_flag=True, help="Put them into the game's own room when all are found, for everybody.")
@seed_option
def puzzles(
    game: Game[Any],
    players: tuple[int, ...],
    count: int,
    bot: str,
    iterations: int,
    processes: int,
    out: Path,
    keep: bool,
    seed: int,
) -> None:
    """Find positions with one choice that is clearly best, in games that bots play."""
    tables = list(players) or list(range(game.min_players, min(game.max_players, MOST_PLAYERS) + 1))
    for number in tables:
        game.setup(number, seed)  # refuses what the game is not made for
    searcher(bot, seed)
    head = Head.of(game, bot, iterations, seed)
    found = begun(out, head)
    after = max((puzzle.seed for puzzle in found), default=first_seed(seed) - 1) + 1 - first_seed(seed)
    with out.open("a", encoding="utf-8") as file, counter(f"{game.name}: puzzles", count) as bar:
        bar.update(min(len(found), count))
        if len(found) < count:
            for more in hunted(hunts(game, tables, seed, bot, iterations, after), processes):
                more = more[: count - len(found)]
                file.write(Puzzles(head, more).lines())
                file.flush()
                found = Puzzles(head, [*found, *more])
                bar.update(len(more))
                if len(found) >= count:
                    break
    tell(found, out)
    if keep:
        click.echo(f"Kept as {kept(game, found)}.")


def begun(out: Path, head: Head) -> Puzzles:
    """Return what a file holds already, and write the head of a new one; a line that was cut off is forgotten."""
    try:
        text = out.read_text(encoding="utf-8") if out.exists() else ""
        whole = text[: text.rfind("\n") + 1] or Puzzles(head, []).written()
        found = Puzzles.read(whole, str(out))
        if found.head != head:
            raise SetupError(f"{out}: holds puzzles that were made otherwise; choose another file or the same settings")
        if whole != text:
            out.write_text(whole, encoding="utf-8")
    except OSError as fault:
        raise SetupError(f"{out}: cannot be written: {fault.strerror}") from None
    return found


def hunted(tasks: Iterator[Hunt], processes: int) -> Iterator[list[Puzzle]]:
    """Look through games in several processes, or in this one; what comes of it is in the order of the games."""
    if processes == 1:
        yield from map(hunt, tasks)
        return
    pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
    try:
        waiting: deque[Future[list[Puzzle]]] = deque(pool.submit(hunt, task) for task in islice(tasks, 2 * processes))
        while True:
            yield waiting.popleft().result()
            waiting.append(pool.submit(hunt, next(tasks)))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def tell(found: Puzzles, out: Path) -> None:
    """Say what was found: how many of each difficulty, and for how many players."""
    levels = [sum(puzzle.difficulty == level for puzzle in found) for level in range(1, HARDEST + 1)]
    tables = sorted({puzzle.players for puzzle in found})
    shares = [f"{sum(puzzle.players == number for puzzle in found)} with {number} players" for number in tables]
    click.echo(f"{out}: {len(found)} puzzles; by difficulty from 1 to {HARDEST}: {', '.join(map(str, levels))};")
    click.echo(f"{', '.join(shares)}.")


def kept(game: Game[Any], found: Puzzles) -> Path:
    """Put puzzles into the game's room, after setting up every position."""
    for puzzle in found:
        puzzle.position(game)
    path = Path(str(game.folder.joinpath(FILE)))
    path.write_text(found.written(), encoding="utf-8")
    return path
