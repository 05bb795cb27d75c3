"""The socket's own duties, in this process."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmogony.server import socket
from cosmogony.server.app import create_app
from cosmogony.server.entries import Opened, Sat
from cosmogony.server.hall import new_secret
from cosmogony.server.settings import Settings
from tests.server.house import PATIENCE
from tests.server.wire import wire

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
        hall, found = app.state.hall, asyncio.Event()

        async def think(*_: Any) -> list[Any]:
            await found.wait()
            return []

        monkeypatch.setattr(hall.bots, "run", think)
        ada = await app.state.doorkeeper.welcome("Ada")
        opened = Opened("genesis", 2, None, {}, None, listed=False, rated=False, host=ada.id, secret=new_secret())
        table = (await hall.open_table(opened, [Sat(seat, ada.id, "Ada", "1" * 64) for seat in (0, 1)])).table
        async with wire(app, ada) as line:
            for ref in (1, 2):
                await line.send({"type": "hint", "ref": ref, "table": table.id, "seq": table.seq})
            refused = msgspec.json.decode((await line.receive_until("refused"))[-1])
            assert (refused["ref"], refused["message"]["id"]) == (2, "table-still-thinking")
            found.set()
            assert msgspec.json.decode((await line.receive_until("hints"))[-1])["ref"] == 1
            await line.send({"type": "hint", "ref": 3, "table": table.id, "seq": table.seq})
            assert msgspec.json.decode((await line.receive_until("hints"))[-1])["ref"] == 3
