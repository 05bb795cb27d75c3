"""The lab on the command line: ``arena``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from cosmogony.bots.levels import find_bot
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.lab.arena import GAUNTLET, ROUND_ROBIN, Backend, Plan, Report, hold, need_ratings, report
from cosmogony.lab.cluster import RayCluster
from cosmogony.lab.match import Outcome, ScheduledGame
from cosmogony.lab.plots import need_plots, tournament_page
from cosmogony.lab.referee import Processes
from cosmogony.lab.results import Results
from cosmogony.options import (
    FiniteRange,
    backend_options,
    game_argument,
    json_option,
    opening_option,
    pick_edition,
    read_options,
    rules_options,
    seed_option,
)
from cosmogony.screen import Table, counter


@click.command()
@game_argument
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    help="A level, random, greedy, ismcts:…, your.module.bot, or a program in any language (docs/players.md): "
    '"command:node bot.js", tcp://host:port, https://…; repeat.',
)
@click.option("--players", type=int, help="Number of players; the fewest by default.")
@click.option(
    "--games", type=click.IntRange(min=1), default=40, show_default=True, help="Games for each table of bots."
)
@click.option(
    "--gauntlet", is_flag=True, help="Only the first bot against each of the others, who fill the other seats."
)
@opening_option
@click.option(
    "--allowance",
    type=FiniteRange(0.01),
    default=60.0,
    show_default=True,
    help="Seconds a decision may take; a bot that takes longer loses its game.",
)
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep outcomes here; a stopped tournament goes on from this file.",
)
@click.option("--page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page of plots (HTML).")
@backend_options
@rules_options
@seed_option
@json_option
def arena(
    game: Game[Any],
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    gauntlet: bool,
    opening: int,
    allowance: float,
    results: Path | None,
    page: Path | None,
    processes: int,
    address: str | None,
    options: tuple[str, ...],
    seed: int,
    as_json: bool,
    edition_file: str | None,
) -> None:
    """Let bots play a tournament, with rotated seats and shared seeds, and rate them."""
    plan = Plan(
        game=game.reference,
        players=game.min_players if players is None else players,
        bots=list(bots) or ["random", "greedy"],
        games=games,
        kind=GAUNTLET if gauntlet else ROUND_ROBIN,
        seed=seed,
        edition=pick_edition(game, edition_file).text if edition_file else "",
        options=read_options(options),
        allowance=allowance,
        opening=opening,
    )
    check(game, plan, edition_file)
    need_ratings()
    if page is not None:
        need_plots(page.parent)
    outcomes = play(plan.schedule(), pick_backend(processes, address), Results(results))
    found = report(plan, outcomes)
    if page is not None:
        tournament_page(found, outcomes, page)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        print_report(found)


def pick_backend(processes: int, address: str | None) -> Backend:
    """Return processes on this machine, or a Ray cluster where an address is given."""
    if address is None:
        return Processes(processes)
    return RayCluster(None if address == "local" else address)


def check(game: Game[Any], plan: Plan, edition_file: str | None) -> None:
    """Refuse what cannot be played before anything is started."""
    game.new(plan.players, plan.seed, pick_edition(game, edition_file), plan.options)
    for name in plan.bots:
        find_bot(name)


def play(schedule: Sequence[ScheduledGame], backend: Backend, results: Results) -> list[Outcome]:
    """Play games with a progress bar, and tell faults as they happen."""
    with counter("Playing", len(schedule)) as bar:

        def progress(done: int, total: int, outcome: Outcome | None) -> None:
            bar.update(done - bar.pos)
            if outcome is not None and outcome.fault:
                click.echo(f"seed {outcome.seed}: {outcome.fault}", err=True)

        try:
            return hold(schedule, backend, results, progress)
        except KeyboardInterrupt:
            kept = f"; {len(results.outcomes)} games are kept in {results.path}" if results.path else ""
            raise SetupError(f"stopped{kept}") from None


def print_report(found: Report) -> None:
    """Print a tournament's tables."""
    plan = found.plan
    click.echo(f"{plan.game}, {plan.players} players, {plan.kind}, seed {plan.seed}. Intervals are 95 %.")
    table = Table("bot", "games", "wins", "points", "rating", "faults", "ms a decision")
    for one in found.standings:
        cells = (
            one.wins.percent(),
            one.points.plain(),
            one.rating.plain(),
            str(one.faults),
            f"{1000 * one.seconds:.1f}",
        )
        table.add_row(one.bot, str(one.games), *cells)
    table.show()
    names = [one.bot for one in found.standings]
    table = Table("finishes ahead of", *names)
    for a in names:
        table.add_row(a, *(found.beats[a][b].percent() if a != b and found.beats[a][b].n else "" for b in names))
    table.show()
    seats = ", ".join(f"{seat + 1}: {value.percent()}" for seat, value in enumerate(found.seats))
    click.echo(f"Victories by seat: {seats}. Nobody won {found.nobody:.1%} of the games.")
    if found.faults:
        click.echo(f"{len(found.faults)} games were lost by a fault.")
