"""Limits over all processes: what is used up at one is used up at all."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from cosmogony.server import guard, notifications, shared_limits
from cosmogony.server.database import CHANNEL, MOST_MOVED, packed
from cosmogony.server.shared_limits import SharedLimits, SharedRates, hash_of
from cosmogony.server.socket import SocketCount
from cosmogony.server.tables import DamagedTableError, Tables
from tests.server.house import House, eventually
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


async def send(payloads: list[str]) -> None: ...


def test_tokens_taken_elsewhere_are_missing_here(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    for module in (guard, shared_limits):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now))
    one, two = (SharedLimits(SharedRates(), 100, send) for _ in range(2))
    burst = 2 * guard.BURST
    assert sum(one.rates.allow("ada", 2) for _ in range(burst)) == burst
    assert one.rates.allow("bo", 20)
    told = one.payloads(1.0)
    assert len(told) == 1
    assert "ada" not in told[0], "names travel as hashes"
    assert hash_of("bo") not in told[0], "who does little is not worth telling"
    two.heard(told[0])
    one.heard(told[0])  # one's own words come back as well
    assert [limits.rates.allow("ada", 2) for limits in (one, two)] == [False, False]
    assert two.rates.allow("bo", 20)
    now += 1
    assert [two.rates.allow("ada", 2) for _ in range(3)] == [True, True, False]
    assert one.payloads(1.0) == []


def test_sockets_count_over_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(shared_limits, "time", SimpleNamespace(monotonic=lambda: now))
    one, two = (SharedLimits(SharedRates(), 4, send) for _ in range(2))
    here, there = SocketCount(4, one.sockets_elsewhere), SocketCount(4, two.sockets_elsewhere)
    one.open, two.open = here.open, there.open
    assert [here.enter("address") for _ in range(3)] == [True] * 3
    two.heard(one.payloads(1.0)[0])
    assert [there.enter("address"), there.enter("address"), there.enter("elsewhere")] == [True, False, True]
    now += shared_limits.SILENT
    assert there.enter("address"), "who says nothing any more is gone"


def test_a_commit_of_many_tables_is_told_in_few_pieces() -> None:
    lines = [f"{number:016} {2**31 - 1}" for number in range(1000)]
    pieces = packed(lines)
    assert len(pieces) == -(-1000 // MOST_MOVED)
    assert all(len(piece.encode()) < 8000 for piece in pieces)
    assert "\n".join(pieces).splitlines() == lines
    assert packed([]) == []


async def test_of_a_batch_every_table_is_caught_up_even_beside_a_damaged_one() -> None:
    caught = []

    class Few(Tables):
        def __init__(self) -> None: ...

        async def catch_up(self, id: str, version: int) -> None:  # noqa: A002
            caught.append((id, version))
            if id == "b":
                raise DamagedTableError

    notice = psycopg.Notify(CHANNEL, "a 1\nb 2\nnonsense\nc 3", 1)
    await notifications._take_in(notice, Few())
    assert caught == [("a", 1), ("b", 2), ("c", 3)]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as url:
        yield url


AGAIN = 12
"""Seconds from one guess to the next that is allowed."""


@pytest.mark.slow
async def test_guesses_at_one_server_count_at_the_other(database: str, tmp_path: Path) -> None:
    slow = {"sign_ins_per_minute": str(60 / AGAIN)}
    with House(tmp_path, database, **slow) as one, House(tmp_path, database, **slow) as two:  # type: ignore[arg-type]
        guess = {"login": "nobody", "password": "wrong wrong wrong"}

        async def refused_at_the_other() -> bool | None:
            """Guess at one and, when that was told, at the other; all earlier guesses are forgiven by then."""
            await asyncio.sleep(AGAIN + 3 * shared_limits.EVERY)
            if one.post("/api/sign-in", json=guess).status_code != 409:
                return None
            await asyncio.sleep(2 * shared_limits.EVERY)
            return two.post("/api/sign-in", json=guess).status_code == 429 or None

        await eventually(refused_at_the_other)
