"""Learning on the command line: ``train``."""

import importlib.util
from pathlib import Path
from typing import Any

import click

from cosmogony.bots.minds import GUIDE, HABITS, WAYS, read_mind
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.options import backend_options, game_argument, seed_option


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
    "--matches",
    type=click.IntRange(min=0),
    default=40,
    show_default=True,
    help="Games against the plain search after each generation, on this machine.",
)
@backend_options
@click.option(
    "--manifest",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Repeat the run that this manifest describes; it decides everything but --processes.",
)
@click.option(
    "--begin",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Begin with weights for another number of players, instead of games of the plain search.",
)
@click.option(
    "--way",
    type=click.Choice(["guide", "habits"]),
    help="Learn a network, or habits that the search plays by. [default: habits, where a game tells them apart]",
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
    matches: int,
    processes: int,
    address: str | None,
    manifest: Path | None,
    begin: Path | None,
    way: WAYS | None,
    keep: bool,
    seed: int,
) -> None:
    """Let a player learn a game by playing it with itself."""
    if any(importlib.util.find_spec(name) is None for name in ("jax", "optax")):
        raise SetupError("training needs JAX: pip install 'cosmogony[train]'")
    from cosmogony.training.crews import crew
    from cosmogony.training.run import Run, keep_mind, manifest_for, read_manifest

    if manifest:
        plan = read_manifest(manifest)
    else:
        sizes = {"generations": generations, "games": games, "first_games": first_games}
        begun = read_mind(begin).header.hash if begin else None
        players = game.min_players if players is None else players
        way = way or (HABITS if game.evaluation().kinds else GUIDE)
        plan = manifest_for(game.name, players, way=way, seed=seed, begun=begun, **sizes)
    if plan.game != game.name:
        raise SetupError(f"{manifest}: a run of {plan.game}, not of {game.name}")
    run = Run(folder, plan, begin)
    with crew(processes, address) as playing:
        weights = run.go_on(playing, click.echo, matches, processes)
    click.echo(f"The weights are {weights}; play them with the bot learned:weights={weights}")
    if keep:
        click.echo(f"Kept as {keep_mind(weights)}.")
