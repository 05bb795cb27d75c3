"""Backup and restore: online, checked, never over anything; on both databases."""

import asyncio
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from cosmogony.server import backup
from cosmogony.server.database import Row
from cosmogony.server.entries import Opened, encode
from cosmogony.server.players import new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.store import NewRow, Store
from tests.server.house import PATIENCE, Guest, House
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'before.db'}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(url: str) -> str:
    name = f"d{secrets.token_hex(6)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.rpartition("/")[0] + f"/{name}"


def run(*arguments: str, url: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "cosmogony.cli", *arguments, "--database-url", url]
    return subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)


async def test_a_server_is_copied_while_people_play_and_plays_on_from_the_copy(database: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    with House(tmp_path, database) as house:
        async with Guest(house, "Ada") as ada:
            table = await ada.open_table(bots=1)
            await ada.sit(table)
            playing = asyncio.create_task(play_on(ada, table))
            done = await asyncio.to_thread(run, "backup", str(file), url=database)
            assert done.returncode == 0, done.stderr
            assert done.stdout == f"{file}: 1 tables, 0 of them damaged\n"
            await playing
            over = await asyncio.to_thread(run, "backup", str(file), url=database)
            assert (over.returncode, over.stderr) == (1, f"Error: {file} exists; nothing is ever written over\n")
    target = new_database(database) if database.startswith("postgresql") else f"sqlite:///{tmp_path / 'after.db'}"
    done = await asyncio.to_thread(run, "restore", str(file), url=target)
    assert done.returncode == 0, done.stderr
    over = await asyncio.to_thread(run, "restore", str(file), url=target)
    assert over.returncode == 1
    assert "nothing is ever written over" in over.stderr
    with House(tmp_path, target) as house:
        again = Guest(house, "Ada")
        again.http.cookies = ada.http.cookies
        assert (await again.get("/api/me"))["name"] == "Ada"
        assert [line["table"] for line in await again.get("/api/my/tables")] == [table]
        async with again.socket() as line:
            await line.watch(table)
        await again.http.aclose()
    leftover = [path.name for path in tmp_path.iterdir() if path.name.startswith(".")]
    assert leftover == []


async def play_on(ada: Guest, table: str) -> None:
    async with ada.socket() as line:
        position = await line.watch(table)
        for _ in range(10):
            while not position["choices"]:
                position = await line.until("position")
            pick = position["choices"][0]["action"]
            await line.ask("act", table=table, seq=position["seq"], action=pick)
            position = await line.until("position")


async def test_damaged_tables_are_copied_and_told(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'some.db'}")
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=True, host="x", secret=new_secret())
    store = await Store.open(settings)
    for letter, body in {"a": encode([opened]), "b": "dust"}.items():
        await store.open_table(NewRow(letter * 16, "genesis", "open"), Row(1, 1.0, body))
    await store.close()
    done = run("backup", str(tmp_path / "copy"), url=settings.database_url)
    assert (done.returncode, done.stderr) == (1, f"damaged: {'b' * 16}\n")
    assert (tmp_path / "copy").exists()


def damage_pages(file: Path) -> None:
    """Write noise over a page in the middle of a database."""
    size = file.stat().st_size
    with file.open("r+b") as out:
        for page in range(2, size // 4096):
            out.seek(page * 4096)
            out.write(random.Random(page).randbytes(2000))


async def test_damaged_pages_are_told_at_the_start_and_never_copied(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    store = await Store.open(Settings(database_url=f"sqlite:///{file}"))
    await store.close()
    backup.settle_sqlite(file)
    damage_pages(file)
    done = run("backup", str(tmp_path / "copy"), url=f"sqlite:///{file}")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "copy").exists()
    done = run("serve", url=f"sqlite:///{file}")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: the database ")
    assert done.stderr.count("\n") == 1
