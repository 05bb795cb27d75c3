"""Copies of everything: made while servers run, checked before they count, never written over anything."""

import os
import secrets
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import make_url, select, text

from cosmogony.core.errors import SetupError
from cosmogony.server.admin import opened_store, read_log, sqlite_file
from cosmogony.server.schema import tables
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store, open_database

RESTORING = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")


class Checked(msgspec.Struct, frozen=True):
    """How many tables were folded, and those whose log could not be read."""

    tables: int
    damaged: list[str]


async def backup(settings: Settings, file: Path) -> Checked:
    """Write a copy of the database to a new file, and read all of it again."""
    need_new(file)
    making = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        if settings.postgres:
            run_tool("pg_dump", settings, "--format=custom", "--no-owner", "--no-privileges", f"--file={making}")
            run_tool("pg_restore", None, "--file=/dev/null", str(making))
            checked = await check(settings)
        else:
            copy_sqlite(sqlite_file(settings), making)
            checked = await check(msgspec.structs.replace(settings, database_url=f"sqlite:///{making}"))
            settle_sqlite(making)
        place(making, file)
    finally:
        remove(making)
    return checked


async def restore(settings: Settings, file: Path) -> Checked:
    """Fill a database that is not there yet, or empty, from a copy."""
    if not file.is_file():
        raise SetupError(f"there is no file {file}")
    if settings.postgres:
        await need_empty(settings)
        run_tool(
            "pg_restore",
            settings,
            "--no-owner",
            "--no-privileges",
            "--single-transaction",
            "--exit-on-error",
            str(file),
        )
        return await check(settings)
    target = sqlite_file(settings)
    need_new(target)
    making = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        copy_sqlite(file, making)
        checked = await check(msgspec.structs.replace(settings, database_url=f"sqlite:///{making}"))
        settle_sqlite(making)
        place(making, target)
    finally:
        remove(making)
    return checked


async def check(settings: Settings) -> Checked:
    """Fold every table of a database."""
    async with opened_store(settings) as store:
        ids = await store.database.read(lambda connection: list(connection.scalars(select(tables.c.id))))
        damaged = [id for id in ids if await is_damaged(store, id)]
    return Checked(len(ids), damaged)


async def is_damaged(store: Store, id: str) -> bool:
    """Say whether a table's log cannot be read to its end."""
    rows = await store.log(id)
    return not rows or bool(read_log(id, rows)[1])


# SQLite


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use by SQLite's own backup, and check the pages of the copy."""
    if not source.is_file():
        raise SetupError(f"there is no database {source}")
    try:
        opened = closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True))
        with opened as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)  # in one step: it reads one state of the file, and nobody who writes waits for it
            fault = there.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as problem:
        raise SetupError(f"{source}: {problem}") from None
    if fault != "ok":
        raise SetupError(f"{source} is damaged: {' '.join(fault.split())}")


def settle_sqlite(file: Path) -> None:
    """Put everything into the one file, without a log beside it, and onto the disk."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode=DELETE").fetchone()
    with file.open("rb") as written:
        os.fsync(written.fileno())


def need_new(file: Path) -> None:
    """Refuse to write over anything."""
    if file.exists():
        raise SetupError(f"{file} exists; nothing is ever written over")
    if not file.absolute().parent.is_dir():
        raise SetupError(f"there is no folder {file.absolute().parent}")


def place(made: Path, file: Path) -> None:
    """Give a file its name, unless somebody else took it meanwhile."""
    try:
        os.link(made, file)
    except FileExistsError:
        raise SetupError(f"{file} exists; nothing is ever written over") from None


def remove(made: Path) -> None:
    """Remove what was only needed on the way."""
    for name in (made, *(made.with_name(made.name + end) for end in ("-wal", "-shm", "-journal"))):
        name.unlink(missing_ok=True)


# PostgreSQL


def run_tool(name: str, settings: Settings | None, *arguments: str) -> None:
    """Run one of PostgreSQL's own programs; the password travels in the environment, where nobody else sees it."""
    command, environment = [find_tool(name), *arguments], dict(os.environ)
    if settings:
        url = make_url(settings.database_url)
        environment |= {"PGPASSWORD": url.password} if url.password else {}
        shown = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
        command.insert(1, f"--dbname={shown}")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise SetupError(f"{name}: {' '.join(done.stderr.split())[:500] or done.returncode}")


def find_tool(name: str) -> str:
    """Find a program of PostgreSQL: the newest that Debian has, else the one on the path."""
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: path.parts[-3].zfill(3))
    found = str(newest[-1]) if newest else shutil.which(name)
    if not found:
        raise SetupError(f"{name} is not installed; it comes with PostgreSQL's client programs")
    return found


async def need_empty(settings: Settings) -> None:
    """Refuse to restore into a database that holds tables of ours."""
    database = open_database(settings)
    try:
        there = await database.read(lambda connection: connection.scalar(text("SELECT to_regclass('actions')")))
    except Exception as fault:  # the driver's many faults
        raise SetupError(f"the database cannot be opened: {type(fault).__name__}") from None
    finally:
        await database.close()
    if there:
        raise SetupError("the database is not empty; nothing is ever written over")
