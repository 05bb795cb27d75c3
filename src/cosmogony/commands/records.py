"""``replay`` and ``verify``: recorded games."""

import click

from cosmogony.core.errors import CosmogonyError, RecordError
from cosmogony.core.record import Record
from cosmogony.games import named_game
from cosmogony.options import edition_for, edition_option, lang_option
from cosmogony.terminal import winners_line
from cosmogony.texts import render, say


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--to", "plies", type=click.IntRange(min=0), help="Stop after this many actions.")
@click.option("--board/--no-board", default=True, show_default=True, help="Draw the final position.")
@edition_option
@lang_option
def replay(file: str, plies: int | None, board: bool, edition_file: str | None, lang: str) -> None:
    """Tell a recorded game event by event."""
    record = Record.load(file)
    game = named_game(record.game)
    state = game.replay(record, edition_for(game, record, edition_file), plies)
    names = [record.names.get(seat, say("player", lang, number=seat + 1)) for seat in range(record.players)]
    for event in state.events:
        click.echo(f"{event.ply:>5}  {render(game.event_message(state, event), lang, names)}")
    if board:
        click.echo("\n" + game.board(state, None, lang, names))
    if state.over:
        click.echo(winners_line(game, state, lang, names))


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--commitment", metavar="HEX", help="The commitment that the table showed before the game.")
@click.option("--number", metavar="HEX", help="The random number that your browser added to the shuffle.")
@edition_option
def verify(files: tuple[str, ...], commitment: str | None, number: str | None, edition_file: str | None) -> None:
    """Check that records are whole, that every action was legal and that the result is right.

    With what you noted before the game, the commitment and your own number, also that nobody chose the shuffle;
    docs/shuffle.md says how to check it with other tools.
    """
    faults = 0
    for file in files:
        try:
            record = Record.load(file)
            game = named_game(record.game)
            state = game.verify(record, edition_for(game, record, edition_file))
            check_shuffle(record, commitment, number)
        except CosmogonyError as fault:
            faults += 1
            click.echo(f"Error: {fault}", err=True)
            continue
        told = f"finished, scores {' '.join(map(str, state.scores()))}" if state.over else "unfinished"
        told += shuffle_told(record, commitment, number)
        click.echo(f"{file}: good: {record.game}, {record.players} players, {len(record.lines)} actions, {told}")
    if faults:
        raise SystemExit(1)


def check_shuffle(record: Record, commitment: str | None, number: str | None) -> None:
    """Compare a record with what somebody noted before the game."""
    if commitment is None and number is None:
        return
    if record.shuffle is None:
        raise RecordError(f"{record.file}: has no shuffle to check: it does not come from a table server")
    try:
        record.shuffle.check(commitment, number)
    except RecordError as fault:
        raise RecordError(f"{record.file}: {fault}") from None


def shuffle_told(record: Record, commitment: str | None, number: str | None) -> str:
    """Say what is proved about the shuffle of a record that passed."""
    if record.shuffle is None:
        return ""
    if commitment is not None and number is not None:
        return ", a shuffle that nobody chose: fixed by your commitment and your number"
    return ", its shuffle agrees with itself (--commitment and --number check it against what you noted)"
