"""The socket's own duties, in this process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from cosmogony.server import socket, tables
from cosmogony.server import table as table_module
from cosmogony.server.app import create_app
from cosmogony.server.conversation import Conversation
from cosmogony.server.entries import Opened, Sat
from cosmogony.server.players import new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.table import Chair
from tests.server.house import PATIENCE
from tests.server.wire import Wire, wire

pytestmark = pytest.mark.anyio


async def test_a_new_password_closes_the_sockets_of_other_browsers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "RECHECK", 0.01)
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'socket.db'}", log_level="error"))
    async with app.lifespan():
        door = app.state.doorkeeper
        ada = await door.open_account(await door.welcome("Ada"), "ada", "correct horse battery")
        async with wire(app, ada) as line:
            await line.send({"type": "ping", "ref": 1})
            await line.receive_until("pong")
            known = await app.state.store.player(ada.id)
            renewed = await door.change_password(known, "correct horse battery", "staple of a horse")
            closed = await asyncio.wait_for(line.from_app.get(), PATIENCE)
            assert (closed["type"], closed["code"]) == ("websocket.close", socket.POLICY_VIOLATION)
        async with wire(app, renewed) as line:
            await line.send({"type": "ping", "ref": 1})
            await line.receive_until("pong")
            await asyncio.sleep(0.1)
            assert line.from_app.empty()


async def test_one_hint_is_thought_about_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'socket.db'}", log_level="error"))
    async with app.lifespan():
        all_tables, found = app.state.tables, asyncio.Event()

        async def think(*_: Any) -> list[Any]:
            await found.wait()
            return []

        monkeypatch.setattr(all_tables.bots, "run", think)
        ada = await app.state.doorkeeper.welcome("Ada")
        opened = Opened("genesis", 2, None, {}, None, listed=False, rated=False, host=ada.id, secret=new_secret())
        table = (await all_tables.open_table(opened, [Sat(seat, ada.id, "Ada", "1" * 64) for seat in (0, 1)])).table
        async with wire(app, ada) as line:
            for ref in (1, 2):
                await line.send({"type": "hint", "ref": ref, "table": table.id, "seq": table.seq})
            refused = msgspec.json.decode((await line.receive_until("refused"))[-1])
            assert (refused["ref"], refused["message"]["id"]) == (2, "table-still-thinking")
            found.set()
            assert msgspec.json.decode((await line.receive_until("hints"))[-1])["ref"] == 1
            await line.send({"type": "hint", "ref": 3, "table": table.id, "seq": table.seq})
            assert msgspec.json.decode((await line.receive_until("hints"))[-1])["ref"] == 3


async def test_every_pong_tells_which_client_the_server_has(tmp_path: Path) -> None:
    told = []
    for page in ("<script src=one.js>", "<script src=two.js>", None):
        web = tmp_path / str(page is None)
        web.mkdir(exist_ok=True)
        if page:
            (web / "index.html").write_text(page)
        app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'socket.db'}", web=str(web), log_level="error"))
        async with app.lifespan(), wire(app, None) as line:
            await line.send({"type": "ping", "ref": 1})
            told.append(msgspec.json.decode((await line.receive_until("pong"))[-1])["build"])
    assert len(set(told)) == 3
    assert told[-1] == ""


async def test_who_is_there_is_never_thrown_out_and_who_was_away_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people, rated: the attack of a present player on another, then a real absence."""
    monkeypatch.setattr(table_module, "AWAY_SECONDS", 1)
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'socket.db'}", log_level="error"))
    async with app.lifespan():
        door = app.state.doorkeeper
        eve, bo = await door.welcome("Eve"), await door.welcome("Bo")
        opened = Opened("genesis", 2, None, {}, None, listed=False, rated=True, host=eve.id, secret=new_secret())
        seats = [Sat(0, eve.id, "Eve", "1" * 64), Sat(1, bo.id, "Bo", "2" * 64)]
        table_id = (await app.state.tables.open_table(opened, seats)).table.id
        async with wire(app, eve) as attacker:
            await attacker.send({"type": "watch", "table": table_id})
            async with wire(app, bo) as victim:
                await victim.send({"type": "watch", "table": table_id})
                await victim.receive_until("presence")
                await attacker.send({"type": "propose-bot", "table": table_id, "seat": 1, "level": "random", "ref": 1})
                await asyncio.sleep(1.5)
                assert (await seat_of(app, table_id, 1)).player == bo.id
                room = await told_room(victim, lambda room: room["proposal"])
                assert (room["proposal"]["name"], room["proposal"]["about_me"], room["away_after"]) == ("Eve", True, 1)
            await told_room(attacker, lambda room: room["seats"][1]["kind"] == "bot")
            await attacker.send({"type": "propose-seat", "table": table_id, "seat": 1, "ref": 2})
            refused = msgspec.json.decode((await attacker.receive_until("refused"))[-1])
            assert refused["message"]["id"] == "table-seat-kept"
            async with wire(app, bo) as victim:
                await victim.send({"type": "watch", "table": table_id})
                room = await told_room(victim, lambda room: room["seats"][1]["kept_for_me"])
                await victim.send({"type": "propose-seat", "table": table_id, "seat": 1, "ref": 3})
                await told_room(victim, lambda room: room["seats"][1]["mine"])
        table = (await app.state.tables.read(table_id)).table
        assert (table.chairs[1].player, table.counts(), table.askers) == (bo.id, True, {eve.id})


async def seat_of(app: Litestar, table: str, seat: int) -> Chair:
    chair: Chair = (await app.state.tables.read(table)).table.chairs[seat]
    return chair


async def told_room(line: Wire, wanted: Callable[[Any], Any]) -> Any:
    """Receive until a room comes that shows something."""
    while not wanted(room := msgspec.json.decode((await line.receive_until("table"))[-1])):
        pass
    return room


async def test_a_browser_that_cannot_be_told_what_happened_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Conversation) -> list[bytes]:
        raise ValueError("a position that cannot be built")

    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'socket.db'}", log_level="error"))
    async with app.lifespan(), wire(app, None) as line:
        await line.send({"type": "ping"})
        await line.receive_until("pong")
        monkeypatch.setattr(Conversation, "outgoing", broken)
        await line.send({"type": "ping"})
        await asyncio.wait_for(line.below.hung_up.wait(), PATIENCE)
