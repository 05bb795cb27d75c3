"""The operator: bans, mutes, closed tables, reports, a person's data; beside running servers, on both databases."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text, update
from websockets.exceptions import ConnectionClosed

from cosmogony.core.errors import SetupError
from cosmogony.server.admin import DAY, Admin, opened_store
from cosmogony.server.schema import actions, players, tables
from cosmogony.server.settings import Settings, read_settings
from tests.server.house import PATIENCE, Guest, House, eventually
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server that was told nothing of the operator."""
    folder = tmp_path_factory.mktemp("operated")
    if request.param == "sqlite":
        with House(folder, reports_per_hour="720") as started:
            yield started
    else:
        with running_postgres() as url, House(folder, url, reports_per_hour="720") as started:
            yield started
    errors = [line for line in started.told().splitlines() if '"level": "error"' in line]
    assert all('"a table is damaged"' in line for line in errors), errors


@pytest.fixture
async def admin(house: House) -> AsyncIterator[Admin]:
    async with opened_store(read_settings(house.environment)) as store:
        yield Admin(store)


async def command(house: House, *arguments: str, code: int = 0) -> str:
    """Run ``cosmogony admin`` beside the server."""
    line = [sys.executable, "-m", "cosmogony.cli", "admin", *arguments]
    done = await asyncio.to_thread(
        subprocess.run, line, env=house.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


async def test_a_ban_closes_sockets_and_doors_within_seconds_and_ends(house: House) -> None:
    async with Guest(house, "Eve the banned") as eve, Guest(house, "Ada") as ada:
        async with eve.socket() as line, ada.socket() as other:
            await line.ask("ping")
            assert "Eve the banned" in await command(house, "ban", "eve the banned", "--days", "1", "--reason", "rude")
            began = time.monotonic()
            told = await line.receive()
            assert (told["type"], told["message"]["id"]) == ("dismissed", "door-banned")
            with pytest.raises(ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert time.monotonic() - began < 30
            assert (await other.ask("ping"))["type"] == "pong"
        refused = await eve.http.get("/api/me")
        assert (refused.status_code, refused.json()["message"]["id"]) == (403, "door-banned")
        async with eve.socket() as line:
            assert (await line.receive())["type"] == "dismissed"
            with pytest.raises(ConnectionClosed):
                await line.receive()
        assert (await ada.http.get("/api/me")).status_code == 200
        assert "rude" in await command(house, "orders")
        await command(house, "unban", "eve the banned")
        await until_status(eve, 200)


async def until_status(guest: Guest, status: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while (await guest.http.get("/api/me")).status_code != status:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


async def test_new_guests_from_a_banned_origin_stay_outside(house: House) -> None:
    async with Guest(house, "Eve of many names") as eve:
        await command(house, "ban", "Eve of many names", "--new-guests-too")
        await until_status(eve, 403)
        refused = house.post("/api/guest", json={"name": "Eva"})
        assert (refused.status_code, refused.json()["message"]["id"]) == (403, "door-banned-for-good")
        await command(house, "unban", "Eve of many names")
        await until_status(eve, 200)
        assert house.post("/api/guest", json={"name": "Eva"}).status_code == 200


async def test_who_is_muted_plays_on_in_silence(house: House) -> None:
    async with Guest(house, "Loud") as loud:
        table = await loud.open_table()
        async with loud.socket() as line:
            assert (await line.ask("say", table=table, text="hello"))["type"] == "ok"
            await command(house, "mute", "Loud")
            deadline = time.monotonic() + PATIENCE
            while (answer := await line.ask("say", table=table, text="HELLO"))["type"] == "ok":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.2)
            assert answer["message"]["id"] == "table-muted-for-good"
            answer = await line.ask("react", table=table, reaction="hello")
            assert answer["message"]["id"] == "table-muted-for-good", "by a sign as by a word"
            assert (await line.ask("ping"))["type"] == "pong"


async def test_a_closed_table_is_over_for_everyone_at_once(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        async with ada.socket() as line:
            position = await line.watch(table)
            assert table in await command(house, "tables", "--status", "playing")
            assert "genesis for 2, playing" in await command(house, "table", table)
            await command(house, "close", table)
            assert (await line.until("table", status="over"))["ending"] == "abandoned"
            pick = position["choices"][0]["action"]
            answer = await line.ask("act", table=table, seq=position["seq"], action=pick)
            assert (answer["type"], answer["message"]["id"]) == ("refused", "table-over")
        assert "is over" in await command(house, "close", table, code=1)
        assert "there is no table" in await command(house, "close", "a" * 16, code=1)


async def test_a_damaged_table_can_be_seen_and_closed(house: House, admin: Admin) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(listed=True)

        def damage(connection: Connection) -> None:
            row = {"id": table, "body": '[{"do": "dance"}]'}
            connection.execute(text("INSERT INTO actions (table_id, version, at, body) VALUES (:id, 2, 0, :body)"), row)

        await admin.store.database.change(damage)
        assert "DAMAGED: row 2" in await command(house, "table", table)
        await command(house, "close", table)
        assert table not in [row.id for row in await admin.tables("open", 100)]


async def test_players_report_and_the_operator_settles(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Eve") as eve:
        table = await ada.open_table()
        await ada.sit(table)
        await eve.sit(table)
        await ada.post("/api/reports", table=table, seat=1, text="swears all the time")
        told = await command(house, "reports")
        line = next(line for line in told.splitlines() if "swears all the time" in line)
        assert (await eve.get("/api/me"))["id"] in line
        await command(house, "settle", line.split()[0])
        assert "swears" not in await command(house, "reports")
        assert "swears" in await command(house, "reports", "--all")
        for body, status in (
            ({"table": "a" * 16, "text": "where?"}, 404),
            ({"table": table, "text": ""}, 400),
            ({"table": table, "text": "x" * 1001}, 400),
            ({"table": table, "seat": 7, "text": "who?"}, 409),
        ):
            assert (await ada.http.post("/api/reports", json=body)).status_code == status
        again = {"table": table, "text": "again"}
        statuses = [(await ada.http.post("/api/reports", json=again)).status_code for _ in range(9)]
        assert statuses[0] == 201
        assert statuses[-1] == 429
    assert house.post("/api/reports", json={"table": table, "text": "a stranger"}).status_code == 401


async def test_a_persons_data_can_be_had_and_deleted(house: House, admin: Admin, tmp_path: Path) -> None:
    async with Guest(house, "Ephemeral") as gone, Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        await gone.sit(table)
        me = (await gone.get("/api/me"))["id"]
        account = {"login": "ephemeral@x", "password": "a long password"}
        await gone.post("/api/account", **account)
        async with gone.socket() as line, ada.socket() as other:
            await line.ask("say", table=table, text="my secret words")
            await other.watch(table)
            file = tmp_path / "data.json"
            await command(house, "export", "ephemeral@x", str(file))
            data = json.loads(file.read_text())
            assert data["person"]["login"] == "ephemeral@x"
            assert "my secret words" in [entry.get("text") for entry in data["tables"][0]["entries"]]
            assert "File exists" in await command(house, "export", "ephemeral@x", str(file), code=1)
            await command(house, "forget", "ephemeral@x", "--yes")
            room = await other.until("table")
            while room["seats"][1]["kind"] != "bot":
                room = await other.until("table")
        assert await admin.people(me) == []
        for row in await admin.store.log(table):
            assert me not in row.body
            assert "Ephemeral" not in row.body
            assert "secret words" not in row.body
        _, fault = await admin.table(table)
        assert fault == ""
        seen = await ada.get(f"/api/tables/{table}")
        deadline = time.monotonic() + PATIENCE
        while "Ephemeral" in json.dumps(seen):
            assert time.monotonic() < deadline
            seen = await ada.get(f"/api/tables/{table}")
        signed = await ada.http.post("/api/sign-in", json=account)
        assert signed.status_code == 409


async def test_people_of_one_name_are_told_apart(house: House, admin: Admin) -> None:
    async with Guest(house, "Twin"), Guest(house, "twin"):
        with pytest.raises(SetupError, match="2 people are called"):
            await admin.person("Twin")
        with pytest.raises(SetupError, match="nobody is called"):
            await admin.person("Nobody at all")


async def test_pruning_deletes_what_the_settings_keep_no_longer(house: House, admin: Admin) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Idle") as idle:
        kept, old = await ada.open_table(), await ada.open_table()
        await ada.sit(old)
        long_ago = time.time() - 100 * DAY

        def age(connection: Connection) -> None:
            connection.execute(update(actions).where(actions.c.table_id == old).values(at=long_ago))
            connection.execute(update(tables).where(tables.c.id == old).values(opened_at=long_ago))
            me = "SELECT id FROM players WHERE name = 'Idle'"
            connection.execute(update(players).where(text(f"id IN ({me})")).values(since=long_ago))

        await admin.store.database.change(age)
        settings = Settings(keep_idle_days=0)
        assert (await admin.prune(settings, dry=True)).tables == 0
        settings = Settings(keep_idle_days=99)
        assert await admin.prune(settings, dry=True) == await admin.prune(settings, dry=False)
        assert await admin.store.log(old) == []
        assert len(await admin.store.log(kept)) == 1
        assert (await idle.http.get("/api/me")).status_code == 401
        assert (await ada.http.get("/api/me")).status_code == 200


async def test_a_new_key_signs_and_the_old_one_is_believed_until_it_is_retired(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        before = ada.http.cookies["cosmogony"]
        assert (await ada.http.get("/api/me")).headers.get("set-cookie") is None
        assert "2 keys" in await command(house, "rotate-key")

        async def renewed() -> str | None:
            await ada.get("/api/me")
            return ada.http.cookies["cosmogony"] if ada.http.cookies["cosmogony"] != before else None

        after = await eventually(renewed)
        assert house.get("/api/me", cookies={"cosmogony": before}).status_code == 200
        assert "1 keys" in await command(house, "rotate-key", "--retire")

        async def retired() -> bool | None:
            return house.get("/api/me", cookies={"cosmogony": before}).status_code == 401 or None

        await eventually(retired)
        assert house.get("/api/me", cookies={"cosmogony": after}).status_code == 200


async def test_no_database_is_made_by_mistyping_one(tmp_path: Path, house: House) -> None:
    missing = tmp_path / "typo.db"
    told = await command(house, "--database-url", f"sqlite:///{missing}", "tables", code=1)
    assert told == f"Error: there is no database {missing}\n"
    assert not missing.exists()
