"""The socket's own duties, in this process."""

import asyncio
from pathlib import Path

import pytest

from cosmogony.server import socket
from cosmogony.server.app import create_app
from cosmogony.server.settings import Settings
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
            closed = await asyncio.wait_for(line.from_app.get(), 20)
            assert (closed["type"], closed["code"]) == ("websocket.close", socket.POLICY_VIOLATION)
        async with wire(app, renewed) as line:
            await line.send({"type": "ping", "ref": 1})
            await line.receive_until("pong")
            await asyncio.sleep(0.1)
            assert line.from_app.empty()
