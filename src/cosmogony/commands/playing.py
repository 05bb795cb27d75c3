"""``play``: in the browser or in the terminal."""

import sys

import click

from cosmogony.bots.characters import character_of
from cosmogony.bots.learned import searches_because
from cosmogony.bots.levels import LEVELS, make_bot, opponent
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.bots.team import SeatedTeam
from cosmogony.commands.serving import play_in_browser
from cosmogony.core.edition import Edition
from cosmogony.core.errors import SetupError
from cosmogony.core.record import Record
from cosmogony.games import GAMES, named_game
from cosmogony.games import game as find_game
from cosmogony.options import edition_for, lang_option, pick_edition, read_options, rules_options, seed_option
from cosmogony.terminal import TerminalTable
from cosmogony.texts import Seat, message, render, say


@click.command()
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--terminal", is_flag=True, help="Play in this terminal; naming a GAME means the same.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port of the server behind the browser. [default: 8765]")
@click.option("--browser/--no-browser", default=True, help="Open the browser, or only say where it should look.")
@click.option("--players", type=int, help="Number of players, bots included; the fewest by default.")
@click.option("--people", type=int, default=1, show_default=True, help="How many of them sit at this keyboard.")
@click.option(
    "--level",
    type=click.Choice(list(LEVELS)),
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
    chosen = find_game(game) if game else named_game(record.game if record else ask_game(lang, watch))
    edition = edition_for(chosen, record, edition_file) if record else pick_edition(chosen, edition_file)
    if record:
        state = chosen.replay(record, edition)
    else:
        state = chosen.new(players or chosen.min_players, seed, edition, read_options(options))
    seats = int(state.n_players)
    if not 0 <= people <= seats:
        raise SetupError(f"{people} people do not fit at a table for {seats}")
    sitting = [] if watch else list(range(people))
    values = state.setup.edition_text
    bots = {seat: seat_bot(level, seat, seed, processes, values) for seat in range(seats) if seat not in sitting}
    shown = [table_name(seat, sitting, names, record, level, lang) for seat in range(seats)]
    click.echo(edition_line(edition, lang))
    why = searches_because(opponent(level, seed, chosen), state.setup) if bots else None
    if why:
        click.echo(say("opponent-searches", lang, level=say(f"level-{level}", lang), why=why))
    try:
        TerminalTable(chosen, state, sitting, bots, shown, lang, input, click.echo).run()
    finally:
        for bot in bots.values():
            bot.close()


def seat_bot(level: str, seat: int, seed: int, processes: int, edition: str) -> SeatedBot:
    """Seat a bot that thinks here, or in several processes."""
    if processes > 1:
        return SeatedTeam(level, seat, seed * 31 + seat, processes, edition)
    return SeatedBot(make_bot(level, seed * 31 + seat), seat, seed)


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
        click.echo(f"  {number}  {render(game.title, lang)}: {render(game.tagline, lang)}")
    number = click.prompt(say("terminal-which-game", lang), type=click.IntRange(1, len(GAMES)), default=1)
    return list(GAMES)[number - 1]


def table_name(
    seat: int, sitting: list[int], names: tuple[str, ...], record: Record | None, level: str, lang: str
) -> str:
    """Return what to call a seat: the name given, the record's, the bot's, or a number."""
    if seat in sitting and sitting.index(seat) < len(names):
        return names[sitting.index(seat)]
    if record and seat in record.names:
        return record.names[seat]
    if seat not in sitting:
        return say(f"character-{character_of('', seat, level)}", lang)
    return render(message("player-name", player=Seat(seat)), lang)
