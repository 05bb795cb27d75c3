"""A damaged table is one damaged table: it is reported and refused, and everything else goes on."""

import secrets
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from cosmogony.server.app import create_app
from cosmogony.server.entries import BotSat, Opened
from cosmogony.server.players import Player, new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.tables import Tables
from tests.server.house import eventually
from tests.server.wire import wire

pytestmark = pytest.mark.anyio

OVERWRITE = "UPDATE actions SET body = :body WHERE table_id = :id AND version = 2"
DAMAGE = {
    "no JSON": (OVERWRITE, "[{"),
    "no entry of ours": (OVERWRITE, '[{"do": "dance"}]'),
    "a seat that is not there": (OVERWRITE, '[{"do": "stand", "seat": 77}]'),
    "a game that has not begun": (OVERWRITE, '[{"do": "act", "seat": 0, "action": 1}]'),
    "an unknown game": ("UPDATE actions SET body = replace(body, 'genesis', :body) WHERE table_id = :id", "go"),
    "a row is missing": ("DELETE FROM actions WHERE table_id = :id AND version = 1 AND :body = ''", ""),
    "no rows": ("DELETE FROM actions WHERE table_id = :id AND :body = ''", ""),
}


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(Settings(database_url=f"sqlite:///{tmp_path / 'damage.db'}", log_level="error"))


async def open_table(tables: Tables, ada: Player) -> str:
    """Open a table where Ada plays with a bot."""
    opened = Opened("genesis", 2, None, {}, None, listed=True, rated=True, host=ada.id, secret=new_secret())
    table = (await tables.open_table(opened, [BotSat(1, "random")])).table.id
    await tables.do(table, lambda at: at.decide_sit(ada.id, "Ada", None, secrets.token_hex(32)))
    return table


async def damage(store: Store, table: str, statement: str, body: str) -> None:
    def change(connection: Connection) -> None:
        connection.execute(text(statement), {"id": table, "body": body})

    await store.database.change(change)


@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_damaged_table_hurts_no_other(app: Litestar, kind: str) -> None:
    async with app.lifespan():
        tables, store = app.state.tables, app.state.store
        ada = await app.state.doorkeeper.welcome("Ada")
        broken, sound = await open_table(tables, ada), await open_table(tables, ada)
        await damage(store, broken, *DAMAGE[kind])
    with capture_logs() as told:
        await check_another_life(app, ada, broken, sound, kind)
    damaged = [line for line in told if line["event"] == "a table is damaged"]
    assert [line["table"] for line in damaged] == ([] if kind == "no rows" else [broken])
    assert "sweeping failed" not in [line["event"] for line in told]


async def check_another_life(app: Litestar, ada: Player, broken: str, sound: str, kind: str) -> None:
    """Everything is read from the store again."""
    async with app.lifespan():
        cookie = app.state.doorkeeper.cookie(ada)
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as http:
            http.cookies.set(cookie.key, str(cookie.value))
            for path in ("/api/tables", "/api/my/tables"):
                answer = await http.get(path)
                assert (answer.status_code, [line["table"] for line in answer.json()]) == (200, [sound])
            seen = await http.get(f"/api/tables/{broken}")
            assert seen.json()["message"]["id"] == ("table-unknown" if kind == "no rows" else "table-damaged")
            assert seen.status_code < 500
        async with wire(app, ada) as line:
            await line.send({"type": "watch", "table": broken})
            assert msgspec.json.decode((await line.receive_until("refused"))[-1])["table"] == broken
            await line.send({"type": "watch", "table": sound})
            await line.receive_until("position")
        await eventually(lambda: bots_turn_is_over(app.state.tables, sound))


async def bots_turn_is_over(tables: Tables, table: str) -> bool | None:
    """The bot was woken by the sweep and has decided, where it was its turn."""
    found = (await tables.need(table)).table
    return True if found.bot_to_move is None else None


async def test_a_row_that_comes_damaged_leaves_the_last_sound_position(app: Litestar) -> None:
    async with app.lifespan():
        tables, store = app.state.tables, app.state.store
        ada = await app.state.doorkeeper.welcome("Ada")
        table = await open_table(tables, ada)
        loaded = await tables.need(table)
        version = loaded.table.version

        def write(connection: Connection) -> None:
            row = text("INSERT INTO actions (table_id, version, at, body) VALUES (:id, :version, 0, 'dust')")
            connection.execute(row, {"id": table, "version": version + 1})

        await store.database.change(write)
        await tables.catch_up_all()
        assert loaded.table.version == version
        async with wire(app, ada) as line:
            await line.send({"type": "watch", "table": table})
            await line.receive_until("table")
            await line.send({"type": "say", "table": table, "text": "hello?"})
            refused = msgspec.json.decode((await line.receive_until("refused"))[-1])
            assert refused["message"]["id"] == "table-damaged"
