"""The log tells what went wrong, and no secret: failures are driven at every door with secrets in hand."""

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from cosmogony.server.logs import HIDDEN, Redaction, plain_traceback, secrets_in
from cosmogony.server.settings import Settings
from tests.server.house import PATIENCE, Guest, House
from tests.server.postgres import postgres

pytestmark = pytest.mark.anyio

NAME, LOGIN, PASSWORD = "Secretive Ada", "secretive.login", "correct horse battery"


async def test_failures_at_every_door_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    with House(tmp_path, secret="k" * 20 + "signing-key" + "k" * 20) as house:
        async with Guest(house, NAME) as ada:
            await ada.post("/api/account", login=LOGIN, password=PASSWORD)
            table = await ada.open_table()
            await ada.sit(table)
            cookie = ada.http.cookies["cosmogony"]
            await drive_bad_requests(ada, table)
            async with ada.socket() as line:
                assert (await line.ask("ping"))["type"] == "pong"
                secrets = break_database(tmp_path / "house.db")
                assert (await line.ask("say", table=table, text=PASSWORD))["type"] == "fault"
            await drive_failures(ada, table)
    told = "\n".join(line for line in house.told().splitlines() if line.startswith("{"))
    assert "a request failed" in told
    assert "a message failed" in told
    secrets += [NAME, LOGIN, PASSWORD, cookie, "signing-key", house.environment["COSMOGONY_DATABASE_URL"], "127.0.0.1"]
    assert [secret for secret in secrets if secret in told] == []


@pytest.mark.slow
async def test_a_database_that_is_away_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    """PostgreSQL goes away before somebody signs in, and a crash in a handler follows when it comes back in pieces."""
    with postgres() as kept:
        url = kept.url.replace("postgres@", "postgres:hush-hush-database@")
        with House(tmp_path, url, secret="k" * 20 + "signing-key" + "k" * 20) as house:
            async with Guest(house, NAME) as ada:
                await ada.post("/api/account", login=LOGIN, password=PASSWORD)
                table = await ada.open_table()
                await ada.sit(table)
                cookie = ada.http.cookies["cosmogony"]
                with psycopg.connect(url) as connection:
                    hashed = connection.execute("SELECT password FROM players WHERE login = %s", [LOGIN]).fetchone()
                await drive_bad_requests(ada, table)
                await asyncio.to_thread(kept.stop)
                await drive_failures(ada, table)
                await asyncio.to_thread(kept.start)
                with psycopg.connect(url) as connection:
                    connection.execute("ALTER TABLE players RENAME TO lost_players")
                await drive_failures(ada, table)
    told = "\n".join(line for line in house.told().splitlines() if not line.startswith("Cosmogony is open at"))
    assert "a request failed" in told
    assert hashed is not None
    secrets = [
        NAME,
        LOGIN,
        PASSWORD,
        cookie,
        hashed[0],
        "signing-key",
        url,
        "hush-hush",
        "127.0.0.1",
        f"port {kept.port}",
    ]
    assert [line for line in told.splitlines() for secret in secrets if secret in line] == []


def break_database(file: Path) -> list[str]:
    """Take away what signing in and playing need, and return the secrets that were in it."""
    with contextlib.closing(sqlite3.connect(file, PATIENCE)) as connection, connection:
        found = connection.execute("SELECT id, password FROM players WHERE password IS NOT NULL").fetchone()
        log = connection.execute("SELECT body FROM actions WHERE version = 1").fetchone()[0]
        connection.execute("ALTER TABLE players RENAME TO lost_players")
        connection.execute("ALTER TABLE actions RENAME TO lost_actions")
    return [*found, msgspec.json.decode(log)[0]["secret"]]


async def drive_bad_requests(guest: Guest, table: str) -> None:
    """Ask for what cannot be: never a fault of ours."""
    for path in (
        "/%00",
        "/" + "x" * 300,
        "/%ff%fe",
        f"/api/tables/{table}%00",
        "/api/games/%00/rules",
        "/..%2f..%2fetc",
    ):
        assert (await guest.http.get(path)).status_code < 500, path
    for body in (b'{"\xff":1}', b"[" * 5000, b'{"name": 1}', b"\x00"):
        headers = {"Content-Type": "application/json"}
        assert (await guest.http.post("/api/guest", content=body, headers=headers)).status_code < 500, body


async def drive_failures(guest: Guest, table: str) -> None:
    """Knock at every door while the database fails."""
    with contextlib.suppress(ConnectionClosed):
        async with guest.socket() as line:
            await line.send("say", table=table, text=PASSWORD)
            await line.receive()
    await guest.http.post("/api/sign-in", json={"login": LOGIN, "password": PASSWORD})
    await guest.http.post("/api/guest", json={"name": NAME})
    await guest.http.post("/api/password", json={"password": PASSWORD, "new_password": PASSWORD})
    for path in ("/api/me", "/api/my/tables", f"/api/tables/{table}"):
        await guest.http.get(path)
    async with httpx.AsyncClient(base_url=guest.house.url, timeout=PATIENCE) as stranger:
        await stranger.post("/api/guest", json={"name": NAME})


def test_a_traceback_tells_places_and_no_values() -> None:
    def fail(password: str) -> None:
        try:
            raise KeyError("inner\nDETAIL: " + password)
        except KeyError as fault:
            raise RuntimeError(f"at postgresql://u:{password}@db.example/x, 10.1.2.3 and fe80::1") from fault

    try:
        fail(PASSWORD)
    except RuntimeError:
        outer, inner = plain_traceback(sys.exc_info())  # type: ignore[arg-type]
    assert (outer["type"], inner["type"]) == ("RuntimeError", "KeyError")
    assert any(frame.endswith(" fail") for frame in outer["frames"])
    settings = Settings(database_url=f"postgresql://u:{PASSWORD.split()[0]}@db.example/x", secret="s" * 32)
    told = Redaction(secrets_in(settings))(None, "error", {"exception": [outer], "at": ["s" * 32], "timestamp": "::"})
    assert PASSWORD not in str(told)
    assert "10.1.2.3" not in str(told)
    assert "fe80" not in str(told)
    assert (told["at"], told["timestamp"]) == ([HIDDEN], "::")
