"""``admin``, ``backup`` and ``restore``: for whoever runs a server, beside it or without it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from cosmogony.commands.serving import config_option, extra_needed
from cosmogony.core.errors import SetupError

if TYPE_CHECKING:
    from cosmogony.server.admin import Admin
    from cosmogony.server.backup import Checked
    from cosmogony.server.settings import Settings

T = TypeVar("T")
DAY = 86400.0

database_option = click.option("--database-url", metavar="URL", help="sqlite:///FILE or postgresql://…")
person_argument = click.argument("who", metavar="PERSON")
table_argument = click.argument("table", metavar="TABLE")


def read(config: str | None, database_url: str | None) -> "Settings":
    """Read the settings as a server does."""
    try:
        from cosmogony.server.settings import read_settings
    except ModuleNotFoundError:
        raise extra_needed("server") from None
    return read_settings(config=config, database_url=database_url)


def carry_out(settings: "Settings", work: Callable[["Admin"], Awaitable[T]]) -> T:
    """Do something on the database."""
    from cosmogony.server.admin import Admin, opened_store

    async def do() -> T:
        async with opened_store(settings) as store:
            return await work(Admin(store))

    return asyncio.run(do())


def show(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Print rows in columns, as wide as they need."""
    lines = [[str(cell) for cell in row] for row in [tuple(heads), *rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def moment(at: float) -> str:
    """Write a moment; what lies beyond all calendars is for ever."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") if at < 1e11 else "for ever"


@click.group()
@config_option
@database_option
@click.pass_context
def admin(context: click.Context, config: str | None, database_url: str | None) -> None:
    """See to a server: tables, people, reports, data.

    It works on the database, while servers run or not; running ones follow within seconds. People are named by id,
    login or name.
    """
    context.obj = read(config, database_url)


@admin.command("tables")
@click.option("--status", type=click.Choice(["open", "playing", "over"]), help="Only these.")
@click.option("--limit", type=click.IntRange(min=1), default=50, show_default=True, help="How many at most.")
@click.pass_obj
def list_tables(settings: "Settings", status: str | None, limit: int) -> None:
    """List tables, the newest first."""
    found = carry_out(settings, lambda admin: admin.tables(status, limit))
    rows = [(t.id, t.game, t.status, t.bots, t.rows, moment(t.opened_at), moment(t.moved_at)) for t in found]
    show(("table", "game", "status", "bots", "rows", "opened", "last row"), rows)


@admin.command("table")
@table_argument
@click.pass_obj
def inspect_table(settings: "Settings", table: str) -> None:
    """Tell everything about one table but what is hidden in the game."""
    found, fault = carry_out(settings, lambda admin: admin.table(table))
    if fault:
        click.echo(f"DAMAGED: {fault}")
    if not found.version:
        return
    ending = f" ({found.ending})" if found.ending else ""
    click.echo(f"{found.opened.game} for {found.opened.players}, {found.status}{ending}, {found.version} rows")
    click.echo(f"opened by {found.opened.host}, last moved {moment(found.moved_at)}")
    seats = [(n, chair.name, chair.player or "", chair.level or "") for n, chair in enumerate(found.chairs)]
    show(("seat", "name", "person", "bot"), seats)
    for line in found.chat[-20:]:
        click.echo(f"{moment(line.at)}  {line.name}: {line.text}")


@admin.command("close")
@table_argument
@click.pass_obj
def close_table(settings: "Settings", table: str) -> None:
    """End a table without a result."""
    carry_out(settings, lambda admin: admin.close_table(table))
    click.echo(f"{table} is closed")


@admin.command("people")
@person_argument
@click.pass_obj
def find_people(settings: "Settings", who: str) -> None:
    """Find people by id, login or name."""
    found = carry_out(settings, lambda admin: admin.people(who))
    show(
        ("person", "name", "login", "since"), [(one.id, one.name, one.login or "", moment(one.since)) for one in found]
    )


def sanction(name: str, kind: Any, told: str) -> None:
    """Make the command that gives an order about a person, and the one that takes it back."""

    @admin.command(name, help=f"{told} a person, for some days or for good.")
    @person_argument
    @click.option("--days", type=click.FloatRange(min=0, min_open=True), help="For how long; for good without it.")
    @click.option("--reason", default="", help="A note for yourself.")
    @click.option("--new-guests-too", is_flag=True, help="Let no new guests in from where the person came from.")
    @click.pass_obj
    def give(settings: "Settings", who: str, days: float | None, reason: str, new_guests_too: bool) -> None:
        async def work(admin: "Admin") -> str:
            person = await admin.person(who)
            until = time.time() + days * DAY if days else 1e11
            subjects = [person.id, *([person.origin] if new_guests_too and person.origin else [])]
            await admin.give(*subjects, kind=kind, until=until, reason=reason)
            return f"{person.name} ({person.id}): {name} until {moment(until)}"

        click.echo(carry_out(settings, work))

    @admin.command(f"un{name}", help=f"Take it back: {name} a person no longer.")
    @person_argument
    @click.pass_obj
    def lift(settings: "Settings", who: str) -> None:
        async def work(admin: "Admin") -> str:
            person = await admin.person(who)
            lifted = await admin.lift(person.id, person.origin, kind=kind)
            return f"{person.name} ({person.id}): " + (f"no {name} any more" if lifted else f"there was no {name}")

        click.echo(carry_out(settings, work))


sanction("mute", "mute", "Silence")
sanction("ban", "ban", "Show the door to")


@admin.command("orders")
@click.pass_obj
def list_orders(settings: "Settings") -> None:
    """List the bans and mutes that hold."""
    found = carry_out(settings, lambda admin: admin.orders())
    rows = [(one.kind, one.subject, one.name or "", moment(one.until), one.reason) for one in found]
    show(("order", "person or origin", "name", "until", "reason"), rows)


@admin.command("reports")
@click.option("--all", "settled", is_flag=True, help="Also those that were settled.")
@click.pass_obj
def list_reports(settings: "Settings", settled: bool) -> None:
    """List what players reported."""
    found = carry_out(settings, lambda admin: admin.reports(settled))
    rows = [(one.id, moment(one.at), one.table_id, one.player_id, one.about or "", one.text) for one in found]
    show(("report", "when", "table", "by", "about", "text"), rows)


@admin.command("settle")
@click.argument("report", type=int)
@click.pass_obj
def settle_report(settings: "Settings", report: int) -> None:
    """Put a report aside."""
    carry_out(settings, lambda admin: admin.settle(report))


@admin.command("export")
@person_argument
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.pass_obj
def export_person(settings: "Settings", who: str, file: Path) -> None:
    """Write everything that is kept about a person into a new JSON file."""

    async def work(admin: "Admin") -> dict[str, Any]:
        return await admin.export(await admin.person(who))

    written = msgspec.json.format(msgspec.json.encode(carry_out(settings, work)), indent=2)
    try:
        with file.open("xb") as out:
            out.write(written + b"\n")
    except OSError as fault:
        raise SetupError(f"{file}: {fault.strerror}") from None
    click.echo(f"{file}: {len(written)} bytes")


@admin.command("forget")
@person_argument
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def forget_person(settings: "Settings", who: str, yes: bool) -> None:
    """Delete a person's data: account, ratings, reports, and in the logs their name and words.

    Games go on without them, and stay as they were played; a stand-in without a name has the seat.
    """

    async def work(admin: "Admin") -> str:
        from cosmogony.server.orders import LOOK

        person = await admin.person(who)
        if not yes:
            click.confirm(f"Delete {person.name} ({person.id}) for good?", abort=True)
        await admin.give(person.id, kind="ban", until=time.time() + 600, reason="being forgotten")
        await asyncio.sleep(LOOK + 1)  # their sockets are closed by then: nothing new is written
        touched = await admin.forget(person)
        return f"{person.id} is forgotten, at {touched} tables"

    click.echo(carry_out(settings, work))


@admin.command("prune")
@click.option("--dry-run", is_flag=True, help="Only count.")
@click.pass_obj
def prune(settings: "Settings", dry_run: bool) -> None:
    """Delete dead tables, as the settings keep_over_days and keep_idle_days say, and guests who never played."""
    gone = carry_out(settings, lambda admin: admin.prune(settings, dry_run))
    click.echo(f"{gone.tables} tables, {gone.guests} guests {'would be ' if dry_run else ''}deleted")


@admin.command("rotate-key")
@click.option("--retire", is_flag=True, help="Believe only the newest key from now on.")
@click.pass_obj
def rotate_key(settings: "Settings", retire: bool) -> None:
    """Sign cookies with a new key; those signed before are believed until the old keys are retired.

    Only for keys in the database; with the setting `secret`, write the new one before the old one there.
    """
    if settings.secret:
        raise SetupError("the secret stands in the settings: write the new one before the old one there")
    count = carry_out(settings, lambda admin: admin.store.add_cookie_key(retire))
    click.echo(f"{count} keys are believed")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
def backup(file: Path, config: str | None, database_url: str | None) -> None:
    """Copy the database into a new file, while servers run, and check the copy."""
    from cosmogony.server.backup import backup as make

    tell(file, asyncio.run(make(read(config, database_url), file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
def restore(file: Path, config: str | None, database_url: str | None) -> None:
    """Fill a database that is not there yet, or empty, from a backup."""
    from cosmogony.server.backup import restore as fill

    tell(file, asyncio.run(fill(read(config, database_url), file)))


def tell(file: Path, checked: "Checked") -> None:
    """Say what a copy holds; damaged tables are copied as they are, and the exit status tells of them."""
    click.echo(f"{file}: {checked.tables} tables, {len(checked.damaged)} of them damaged")
    for table in checked.damaged:
        click.echo(f"damaged: {table}", err=True)
    if checked.damaged:
        raise SystemExit(1)
