"""The lab on the command line: ``balance``."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec
from click.core import ParameterSource

from cosmogony.bots.levels import find_bot
from cosmogony.core.errors import SetupError
from cosmogony.games import game as find_game
from cosmogony.lab.balance import Portrait, Sample, cells, look, portrait
from cosmogony.lab.commands import pick_backend, play
from cosmogony.lab.plots import need_plots
from cosmogony.lab.portraits import shown, shown_cell, study_page, write_plots
from cosmogony.lab.results import Results
from cosmogony.lab.study import AS_IT_IS, Study, read_vary
from cosmogony.lab.targets import VERDICTS, Judgement, judge
from cosmogony.options import (
    backend_options,
    json_option,
    opening_option,
    pick_edition,
    read_options,
    rules_options,
    seed_option,
)
from cosmogony.screen import Table
from cosmogony.texts import render

DEFAULT_BOT = "ismcts:iterations=100"


class Answer(msgspec.Struct, frozen=True):
    """All that ``balance --json`` prints."""

    study: Study
    targets: list[Judgement]
    portraits: list[Portrait]


@click.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--players", type=int, multiple=True, help="A number of players; repeat. All of them by default.")
@click.option(
    "--bot",
    default=DEFAULT_BOT,
    show_default=True,
    help="Who sits on every seat; a limit in iterations makes the games repeatable.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games for each number of players and each variant.",
)
@opening_option
@click.option(
    "--vary",
    multiple=True,
    metavar="KEY=VALUES",
    help="Play with other values of the edition: day.I.cost=3C,4C or planetary.cradle.points=3..6, an item of a list "
    "as day.I.squares.1=3C,2C; repeat for all combinations.",
)
@click.option(
    "--again",
    metavar="MANIFEST",
    type=click.Path(path_type=Path),
    help="Repeat the study of a manifest exactly, and say whether its games are the same.",
)
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep the games here; a stopped study goes on from this file.",
)
@click.option(
    "--manifest", metavar="FILE", type=click.Path(path_type=Path), help="Write what repeats the study (TOML)."
)
@click.option("--page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page of plots (HTML).")
@click.option("--plots", metavar="FOLDER", type=click.Path(path_type=Path), help="Write every plot as an SVG file.")
@click.option("--tables/--no-tables", default=True, show_default=True, help="Print the tables of findings, too.")
@backend_options
@rules_options
@seed_option
@json_option
def balance(
    game: str | None,
    players: tuple[int, ...],
    bot: str,
    games: int,
    opening: int,
    vary: tuple[str, ...],
    again: Path | None,
    results: Path | None,
    manifest: Path | None,
    page: Path | None,
    plots: Path | None,
    tables: bool,
    processes: int,
    address: str | None,
    options: tuple[str, ...],
    seed: int,
    as_json: bool,
    edition_file: str | None,
) -> None:
    """Study a game's balance: who wins from which place and with what, points, length, and the targets met.

    One bot plays itself. The games are looked at again for everything that the game tells of them; `--vary` compares
    values of the edition, and `--manifest` keeps a study so that `--again` repeats it.
    """
    if (game is None) == (again is None):
        raise SetupError("name a game to study, or a manifest with --again")
    if again is not None:
        refuse_changes()
        study = Study.read(again)
    else:
        study = new_study(str(game), players, bot, games, opening, vary, options, seed, edition_file)
    check(study)
    check_files(manifest, page, plots)
    outcomes = play(study.whole_schedule(), pick_backend(processes, address), Results(results))
    played = study.played(outcomes)
    samples = look(study, outcomes)
    judged = judge(study.game, samples)
    if manifest is not None:
        played.write(manifest)
    draw(study, samples, judged, page, plots)
    if as_json:
        answer = Answer(played, judged, [portrait(sample) for sample in samples])
        click.echo(msgspec.json.encode(answer).decode())
    else:
        print_study(study, samples, judged, tables)
    if study.fingerprint:
        click.echo(repeated(study, played), err=as_json)


def refuse_changes() -> None:
    """Refuse options that a manifest has already decided."""
    context = click.get_current_context()
    decided = ("players", "bot", "games", "opening", "vary", "options", "seed", "edition_file")
    given = [name for name in decided if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if given:
        flags = {"options": "--option", "edition_file": "--edition"}
        named = ", ".join(flags.get(name, f"--{name}") for name in given)
        raise SetupError(f"a manifest decides everything that the games depend on; leave out {named}")


def check_files(manifest: Path | None, page: Path | None, plots: Path | None) -> None:
    """Refuse files that could not be written when all games are played."""
    if manifest is not None and not manifest.parent.is_dir():
        raise SetupError(f"{manifest}: cannot be written: there is no such folder")
    if page is not None:
        need_plots(page.parent)
    if plots is not None:
        need_plots(plots if plots.exists() else Path())


def draw(
    study: Study, samples: Sequence[Sample], judged: Sequence[Judgement], page: Path | None, plots: Path | None
) -> None:
    """Write the plots that were asked for."""
    if page is not None:
        study_page(study, samples, judged, page)
    if plots is not None:
        write_plots(samples, judged, plots)


def repeated(before: Study, now: Study) -> str:
    """Say whether a repeated study played the same games."""
    if before.fingerprint == now.fingerprint:
        return "The games are the same as those of the manifest."
    return "The games are not those of the manifest: the bots or the rules have changed since, or time limits them."


def new_study(
    name: str,
    players: Sequence[int],
    bot: str,
    games: int,
    opening: int,
    vary: Sequence[str],
    options: Sequence[str],
    seed: int,
    edition_file: str | None,
) -> Study:
    """Make a study from what the command line says."""
    game = find_game(name)
    edition = pick_edition(game, edition_file)
    return Study(
        game=game.reference,
        edition_name=edition.label,
        edition_hash=edition.hash,
        players=list(dict.fromkeys(players)) or list(range(game.min_players, game.max_players + 1)),
        bot=bot,
        games=games,
        seed=seed,
        vary=read_vary(vary),
        options=read_options(options),
        edition=edition.text,
        opening=opening,
    )


def check(study: Study) -> None:
    """Refuse what cannot be played before anything is started."""
    find_bot(study.bot)
    for variant in study.variants():
        for players in study.players:
            study.schedule(variant, players)[0].start.begin()


def print_study(study: Study, samples: Sequence[Sample], judged: Sequence[Judgement], tables: bool) -> None:
    """Print what a study found."""
    head = f"{study.game}, {study.edition_name} ({study.edition_hash[:12]}), {study.bot} on every seat"
    click.echo(f"{head}, seeds {study.seed} to {study.seed + study.games - 1}. Intervals are 95 %.")
    portraits = [portrait(sample) for sample in samples]
    games_table(portraits).show()
    places_table(portraits).show()
    if judged:
        targets_table(judged).show()
    for table in finding_tables(samples) if tables else ():
        table.show()
    faults = sum(sample.faults for sample in samples)
    if faults:
        click.echo(f"{faults} games were lost by a fault and tell nothing.")


def games_table(portraits: Sequence[Portrait]) -> Table:
    """Tell points and length."""
    table = Table("variant", "players", "games", "points", "winner's", "decisions", "nobody wins")
    for one in portraits:
        numbers = (one.points.plain(), one.winning.plain(), one.decisions.plain(), one.nobody.percent())
        table.add_row(one.variant, str(one.players), str(one.games), *numbers)
    return without_empty_variant(table)


def places_table(portraits: Sequence[Portrait]) -> Table:
    """Tell victories by place in the turn order."""
    most = max(one.players for one in portraits)
    table = Table("variant", "players", *(f"place {place + 1}" for place in range(most)))
    for one in portraits:
        table.add_row(one.variant, str(one.players), *(part.percent() for part in one.places))
    return without_empty_variant(table)


def targets_table(judged: Sequence[Judgement]) -> Table:
    """Tell what was measured for each target, how many numbers meet it, and which do not."""
    table = Table("variant", "target", "measured", *VERDICTS, "outside")
    for one in judged:
        counts = [one.span(), *(str(one.count(verdict)) for verdict in VERDICTS)]
        outside = "\n".join(f"{check.of}: {shown(check.value, one.percent)}" for check in one.worst())
        table.add_row(one.variant, one.target, *counts, outside)
    return without_empty_variant(table)


def without_empty_variant(table: Table) -> Table:
    """Leave the first column out where nothing is varied."""
    if set(table.column(0)) == {AS_IT_IS}:
        table.remove_column(0)
    return table


def finding_tables(samples: Sequence[Sample]) -> Iterator[Table]:
    """Tell the findings, each variant by itself, all numbers of players together."""
    for variant in dict.fromkeys(sample.variant for sample in samples):
        rows: dict[str, dict[str, dict[str, str]]] = {}
        for cell in cells([sample for sample in samples if sample.variant == variant]):
            title, row, head = render(cell.table), render(cell.row), render(cell.column)
            rows.setdefault(title, {}).setdefault(row, {})[head] = shown_cell(cell)
        for title, lines in rows.items():
            heads = list(dict.fromkeys(head for line in lines.values() for head in line))
            table = Table(f"{title} ({variant})", *heads)
            for row, line in lines.items():
                table.add_row(row, *(line.get(head, "") for head in heads))
            yield table
