"""Learning on the command line: ``train``."""

import importlib.util
import os
from pathlib import Path
from typing import Any

import click

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.options import game_argument, seed_option


@click.command()
@game_argument
@click.option("--players", type=int, help="The number of players; each has weights of its own. [default: the fewest]")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="Where games, weights and the log are kept; the same command goes on from there.",
)
@click.option("--generations", type=click.IntRange(min=1), help="How often to play and to learn. [default: 6]")
@click.option("--games", type=click.IntRange(min=1), help="Games of a generation. [default: 1000]")
@click.option("--first-games", type=click.IntRange(min=1), help="Games of the first one. [default: 1000]")
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="Games at once.",
)
@click.option(
    "--manifest",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Repeat the run that this manifest describes; it decides everything but --processes.",
)
@click.option("--keep", is_flag=True, help="Put the last weights into the game's own room, for everybody to play.")
@seed_option
def train(
    game: Game[Any],
    players: int | None,
    folder: Path,
    generations: int | None,
    games: int | None,
    first_games: int | None,
    processes: int,
    manifest: Path | None,
    keep: bool,
    seed: int,
) -> None:
    """Let a player learn a game by playing it with itself."""
    if any(importlib.util.find_spec(name) is None for name in ("jax", "optax")):
        raise SetupError("training needs JAX: pip install 'cosmogony[train]'")
    from cosmogony.training.run import Run, keep_mind, manifest_for, read_manifest

    sizes = {"generations": generations, "games": games, "first_games": first_games}
    if manifest:
        plan = read_manifest(manifest)
    else:
        plan = manifest_for(game.name, game.min_players if players is None else players, seed=seed, **sizes)
    if plan.game != game.name:
        raise SetupError(f"{manifest}: a run of {plan.game}, not of {game.name}")
    run = Run(folder, plan)
    weights = run.go_on(processes, click.echo)
    click.echo(f"The weights are {weights}; play them with the bot learned:weights={weights}")
    if keep:
        click.echo(f"Kept as {keep_mind(weights)}.")
