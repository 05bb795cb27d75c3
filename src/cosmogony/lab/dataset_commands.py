"""``dataset``: decisions of bots, to learn from."""

import os
from pathlib import Path
from typing import Any

import click

from cosmogony.commands.serving import extra_needed
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.options import game_argument, pick_edition, read_options, rules_options, seed_option
from cosmogony.screen import counter


@click.command()
@game_argument
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@click.option("--players", type=int, help="Number of players; the fewest by default.")
@click.option(
    "--bots",
    multiple=True,
    default=("ismcts:iterations=200",),
    show_default=True,
    metavar="BOT",
    help="Who decides: any bot of the arena, once for all seats or once for each.",
)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--games-a-part", type=click.IntRange(min=1), default=100, show_default=True, help="How many games a file holds."
)
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=lambda: os.cpu_count() or 1,
    help="Files written side by side; one a processor by default.",
)
@rules_options
@seed_option
def dataset(
    game: Game[Any],
    folder: Path,
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    games_a_part: int,
    processes: int,
    options: tuple[str, ...],
    seed: int,
    edition_file: str | None,
) -> None:
    """Write the decisions of bots to Parquet files in FOLDER: observation, legal actions, choice, visits, outcome.

    A dataset that was stopped goes on when the same command is given again. docs/research.md tells more.
    """
    try:
        from cosmogony.lab.dataset import DatasetPlan, write_dataset
    except ModuleNotFoundError:
        raise extra_needed("dataset") from None
    seats = game.min_players if players is None else players
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    edition = pick_edition(game, edition_file).text if edition_file else ""
    plan = DatasetPlan(game.reference, seats, names, games, seed, games_a_part, read_options(options), edition)
    with counter("Playing", games) as bar:
        try:
            manifest = write_dataset(game, plan, folder, processes, bar.update)
        except KeyboardInterrupt:
            raise SetupError(f"stopped; the finished files are kept in {folder}, the same command goes on") from None
    decisions = sum(part["decisions"] for part in manifest["parts"])
    click.echo(f"{folder}: {decisions} decisions of {games} games in {len(manifest['parts'])} files")
