"""Readiness: no visitors while they could not play, and alive all the same."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar import Litestar

from cosmogony.server import readiness
from cosmogony.server.app import create_app
from cosmogony.server.settings import Settings
from tests.server.house import PATIENCE

pytestmark = pytest.mark.anyio


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Litestar:
    """The application; it waits for a slow disk, on which nothing here depends."""
    monkeypatch.setattr(readiness, "SECONDS", PATIENCE)
    return create_app(Settings(database_url=f"sqlite:///{tmp_path / 'ready.db'}", log_level="error"))


async def ask(app: Litestar, path: str) -> tuple[int, Any]:
    app.state.watch._told = None
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as http:
        answer = await http.get(path)
        return answer.status_code, answer.json()


async def test_it_is_ready_when_nothing_is_missing(app: Litestar) -> None:
    async with app.lifespan():
        status, told = await ask(app, "/ready")
        assert (status, told["ready"], told["disk"], told["bots"]) == (200, True, True, True)


async def test_a_full_disk_is_told_before_it_is_full(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app.lifespan():
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1 << 40, 1 << 40, 1 << 20))
        status, told = await ask(app, "/ready")
        assert (status, told["disk"], told["database"]) == (503, False, True)
        assert (await ask(app, "/health"))[0] == 200


async def test_a_database_that_takes_no_writes_is_told(
    app: Litestar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "SECONDS", 0.2)
    async with app.lifespan():
        with sqlite3.connect(tmp_path / "ready.db", isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            status, told = await ask(app, "/ready")
            assert (status, told["database"]) == (503, False)
            assert (await ask(app, "/health"))[0] == 200
            other.execute("ROLLBACK")
        other.close()
        monkeypatch.setattr(readiness, "SECONDS", PATIENCE)
        assert (await ask(app, "/ready"))[0] == 200


async def test_bots_that_wait_too_long_are_told(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app.lifespan():
        monkeypatch.setattr(app.state.tables.bots.slow.lane, "longest_wait", lambda: 31.0)
        status, told = await ask(app, "/ready")
        assert (status, told["bots"]) == (503, False)


async def test_a_server_that_closes_is_not_ready(app: Litestar) -> None:
    async with app.lifespan():
        app.state.tables.closing = True
        status, told = await ask(app, "/ready")
        assert (status, told["stopping"]) == (503, True)
