"""Several processes on one PostgreSQL: everyone sees everything, in order, and nobody wins twice."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.entries import Opened, Sat
from cosmogony.server.players import new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.table import RefusalError, StaleError
from cosmogony.server.tables import Tables
from tests.server.house import GENEROUS, PATIENCE, Guest, House, eventually
from tests.server.postgres import postgres, running_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="module")
def two_houses(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers, each its own worker, on one database: started together, so both want to make the tables."""
    folder = tmp_path_factory.mktemp("two")
    with House(folder, database) as one, House(folder, database) as two:
        yield one, two
    for house in (one, two):
        assert '"level": "error"' not in house.told()


class Neighbour(Guest):
    """The same person at another server: the cookie is as good there."""

    def __init__(self, house: House, guest: Guest) -> None:
        super().__init__(house, guest.name)
        self.http.cookies = guest.http.cookies

    async def __aenter__(self) -> "Neighbour":
        return self


async def test_players_on_different_workers_see_every_action_in_order(two_houses: tuple[House, House]) -> None:
    one, two = two_houses
    async with Guest(one, "Ada") as ada, Guest(two, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            positions = {0: await first.watch(table), 1: await second.watch(table)}
            sockets = {0: first, 1: second}
            told: dict[int, list[Any]] = {seat: list(positions[seat]["lines"]) for seat in (0, 1)}
            for _ in range(40):
                mover = positions[0]["to_move"]
                if mover is None:
                    break
                here = positions[mover]
                pick = here["choices"][here["seq"] % len(here["choices"])]["action"]
                answer = await sockets[mover].ask("act", table=table, seq=here["seq"], action=pick)
                assert answer["type"] == "ok", answer
                for seat in (0, 1):
                    positions[seat] = await sockets[seat].until("position", seq=answer["version"])
                    assert positions[seat]["kept"] == positions[seat]["actions"] - 1
                    told[seat] += positions[seat]["lines"]
            assert told[0] == told[1]


async def test_players_on_different_workers_see_who_is_there(two_houses: tuple[House, House]) -> None:
    one, two = two_houses
    async with Guest(one, "Ada") as ada, Guest(two, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first:
            await first.watch(table)
            await first.until("presence", here=[True, False])
            async with bo.socket() as second:
                await second.watch(table)
                await second.until("presence", here=[True, True])
                await first.until("presence", here=[True, True])
            await first.until("presence", here=[True, False])


async def test_two_clients_on_different_workers_race_and_one_wins(two_houses: tuple[House, House]) -> None:
    one, two = two_houses
    async with Guest(one, "Ada") as ada, Neighbour(two, ada) as there:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        async with ada.socket() as first, there.socket() as second:
            position = await first.watch(table)
            await second.watch(table)
            for _ in range(25):
                seq, choices = position["seq"], position["choices"]
                answers = await asyncio.gather(
                    first.ask("act", table=table, seq=seq, action=choices[0]["action"]),
                    second.ask("act", table=table, seq=seq, action=choices[-1]["action"]),
                )
                assert sorted(answer["type"] for answer in answers) == ["ok", "stale"]
                position = next(answer["position"] for answer in answers if answer["type"] == "stale")
                assert position["seq"] > seq
                if position["to_move"] is None:
                    break
            rows = await asyncio.to_thread(log_of, one.environment["COSMOGONY_DATABASE_URL"], table)
            assert [version for version, _ in rows] == list(range(1, len(rows) + 1))


@pytest.fixture
async def two_processes(database: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes on one database, between which no notifications come through."""
    stores = [await Store.open(Settings(database_url=database)) for _ in range(2)]
    processes = [Tables(store, BotPool(1), 100) for store in stores]
    yield processes[0], processes[1]
    for tables, store in zip(processes, stores, strict=True):
        await tables.close()
        await store.close()


async def opened_in(tables: Tables) -> str:
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=False, host="ada", secret=new_secret())
    return (await tables.open_table(opened, [Sat(0, "ada", "Ada", "1" * 64)])).table.id


async def test_a_reader_sees_what_another_process_wrote_without_any_notification(
    two_processes: tuple[Tables, Tables],
) -> None:
    one, two = two_processes
    table = await opened_in(one)
    before = (await two.read(table)).table
    await one.do(table, lambda at: at.decide_sit("bo", "Bo", None, "2" * 64))
    await one.do(table, lambda at: at.decide_propose_end("ada"))
    await one.do(table, lambda at: at.decide_answer("bo", at.pending.version if at.pending else 0, agree=True))
    assert before.status == "open", "no notification came through"
    assert (await two.need(table)).table.status == "open"
    assert (await two.read(table)).table.record().game == "genesis"


async def test_a_request_refused_on_an_old_position_is_decided_again(two_processes: tuple[Tables, Tables]) -> None:
    one, two = two_processes
    table = await opened_in(one)
    old = (await two.read(table)).table
    loaded = await one.do(table, lambda at: at.decide_sit("bo", "Bo", None, "2" * 64))
    seq, state = loaded.table.seq, loaded.table.state
    assert state is not None
    mover, action = ("ada", "bo")[state.current_player], state.legal_actions()[0]
    with pytest.raises(RefusalError, match="table-not-begun"):
        old.decide_act(mover, seq, action)
    done = await two.do(table, lambda at: at.decide_act(mover, seq, action))
    assert done.table.version == loaded.table.version + 1
    with pytest.raises(StaleError):  # decided on a position that has passed, as the store knows
        await one.do(table, lambda at: at.decide_act(mover, seq, action))
    assert loaded.table.version == done.table.version
    with pytest.raises(RefusalError, match="table-already-begun"):  # nothing new to decide it on
        await two.do(table, lambda at: at.decide_sit("cleo", "Cleo", None, "3" * 64))


async def test_an_action_whose_player_leaves_in_mid_commit_is_told_to_the_others(
    two_processes: tuple[Tables, Tables],
) -> None:
    one, _ = two_processes
    table = await opened_in(one)
    told = asyncio.Event()
    loaded = await one.need(table)
    loaded.crowd.enter(Onlooker(told))
    told.clear()
    sitting = asyncio.create_task(one.do(table, lambda at: at.decide_sit("bo", "Bo", None, "2" * 64)))
    while not loaded.lock.locked():
        await asyncio.sleep(0)
    sitting.cancel()
    await asyncio.wait_for(told.wait(), PATIENCE)
    assert loaded.table.status == "playing"


class Onlooker:
    """Somebody who only waits for something to happen."""

    name = "onlooker"

    def __init__(self, told: asyncio.Event) -> None:
        self.told = told

    def moved(self, table: str) -> None:
        self.told.set()


def log_of(url: str, table: str) -> list[tuple[int, str]]:
    with psycopg.connect(url) as connection:
        query = "SELECT version, body FROM actions WHERE table_id = %s ORDER BY version"
        return connection.execute(query, (table,)).fetchall()


async def play_to_the_end(guest: Guest, table: str, seed: int = 0) -> None:
    """Play whenever it is our turn, until the game has ended; then check the record."""
    dice = random.Random(seed)
    async with guest.socket() as line:
        position = await line.watch(table)
        while position["to_move"] is not None:
            if position["choices"]:
                pick = dice.choice(position["choices"])["action"]
                answer = await line.ask("act", table=table, seq=position["seq"], action=pick)
                assert answer["type"] == "ok", answer
            position = await line.until("position")
    record = Record.loads(await guest.text(f"/api/tables/{table}/record"))
    assert find_game(record.game).verify(record).over


async def test_two_workers_of_one_server_share_the_tables(database: str, tmp_path: Path) -> None:
    with House(tmp_path, database, workers="2") as house:
        async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
            tables = [await ada.open_table(name, 3, bots=1) for name in GAMES for _ in range(2)]
            for table in tables:
                await ada.sit(table)
                await bo.sit(table)
            work = [play_to_the_end(guest, table, seed) for seed, table in enumerate(tables) for guest in (ada, bo)]
            await asyncio.gather(*work)
    assert '"level": "error"' not in house.told()


async def test_workers_do_not_outlive_a_killed_server(database: str, tmp_path: Path) -> None:
    house = House(tmp_path, database, workers="2").start()
    await asyncio.to_thread(house.kill_main)


async def test_servers_hear_each_other_again_after_postgresql_was_restarted(tmp_path: Path) -> None:
    with postgres() as kept, House(tmp_path, kept.url) as one, House(tmp_path, kept.url) as two:
        async with Guest(one, "Ada") as ada, Guest(two, "Bo") as bo:
            table = await ada.open_table()
            await ada.sit(table)
            await bo.sit(table)
            async with ada.socket() as first, bo.socket() as second:
                lines = (first, second)
                positions = [await line.watch(table) for line in lines]
                for _ in range(2):
                    await asyncio.to_thread(kept.stop)
                    for house in (one, two):
                        await eventually(lambda house=house: lacks_its_database(house))  # type: ignore[misc]
                        away = await asyncio.to_thread(house.get, "/api/tables")
                        assert (away.status_code, away.headers["Retry-After"]) == (503, "5"), away.text
                    await asyncio.to_thread(kept.start)
                    for house in (one, two):
                        await eventually(lambda house=house: readiness(house, 200))  # type: ignore[misc]
                    for _ in range(3):
                        mover = positions[0]["to_move"]
                        seq, action = positions[mover]["seq"], positions[mover]["choices"][0]["action"]
                        answer = await lines[mover].ask("act", table=table, seq=seq, action=action)
                        assert answer["type"] == "ok", answer
                        positions = [await line.until("position", seq=answer["version"]) for line in lines]
    for house in (one, two):
        told = "\n".join(line for line in house.told().splitlines() if line.startswith("{"))
        assert "no notifications from the database" in told
        assert "127.0.0.1" not in told
        assert kept.url not in told


async def readiness(house: House, status: int) -> Any:
    """Return what a server says of its readiness, once it has a status."""
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
        answer = await http.get("/ready")
    return answer.json() if answer.status_code == status else None


async def lacks_its_database(house: House) -> Any:
    """Say whether a server knows that it can neither write nor hear the others."""
    told = await readiness(house, 503)
    return told if told and not told["database"] and not told["notifications"] else None


class Worker:
    """One running ``cosmogony worker``."""

    def __init__(self, url: str, folder: Path) -> None:
        self.log = folder / "worker.log"
        self.environment = os.environ | GENEROUS | {"COSMOGONY_DATABASE_URL": url}

    def start(self) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "cosmogony.cli", "worker"]
            return subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, start_new_session=True)

    def wait_until_open(self, times: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.log.read_text().count("worker open") < times:
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)


async def test_a_worker_that_dies_in_mid_thought_costs_a_delay_not_a_game(database: str, tmp_path: Path) -> None:
    kit = Worker(database, tmp_path)
    with House(tmp_path, database, bot_queue="true") as house:
        async with Guest(house, "Ada") as ada:
            table = await ada.open_table(bots=1)
            first = kit.start()
            kit.wait_until_open(1)
            await ada.sit(table)
            playing = asyncio.create_task(play_to_the_end(ada, table))
            await asyncio.sleep(0.3)
            os.killpg(first.pid, 9)
            first.wait()
            await asyncio.to_thread(take_and_die, database)
            second = kit.start()
            await playing
            second.terminate()
            assert second.wait(PATIENCE) == 0
    assert '"level": "error"' not in house.told()
    assert "a worker died" in kit.log.read_text()
    assert "Traceback" not in kit.log.read_text()


AWAY = 7
"""Seconds: a worker's ear for new jobs looks at its connection every five, and its worker ends where that is gone."""


async def test_a_worker_outlives_a_restart_of_postgresql(tmp_path: Path) -> None:
    """PostgreSQL is stopped in mid-game, twice: the bots' worker goes on by itself, and the game comes to its end."""
    with postgres() as kept, House(tmp_path, kept.url, bot_queue="true") as house:
        kit = Worker(kept.url, tmp_path)
        worker = kit.start()
        try:
            kit.wait_until_open(1)
            async with Guest(house, "Ada") as ada:
                table = await ada.open_table(bots=1)
                await ada.sit(table)
                for _ in range(2):
                    await play_some(ada, table, 3)
                    await asyncio.to_thread(kept.stop)
                    await asyncio.sleep(AWAY)
                    assert worker.poll() is None, kit.log.read_text()[-3000:]
                    await asyncio.to_thread(kept.start)
                    await eventually(lambda: readiness(house, 200))
                playing = asyncio.create_task(play_to_the_end(ada, table))
                await asyncio.to_thread(take_and_die, kept.url)
                await asyncio.wait_for(playing, PATIENCE)
        finally:
            worker.terminate()
        assert worker.wait(PATIENCE) == 0
    assert "a worker died" in kit.log.read_text(), "it still looks after the jobs of others"
    told = "\n".join(line for line in kit.log.read_text().splitlines() if line.startswith("{"))
    assert kept.url not in told
    assert "127.0.0.1" not in told
    assert "Traceback" not in kit.log.read_text()


async def play_some(guest: Guest, table: str, turns: int) -> None:
    """Play some turns of ours."""
    async with guest.socket() as line:
        position = await line.watch(table)
        while turns and position["to_move"] is not None:
            if position["choices"]:
                pick = position["choices"][0]["action"]
                assert (await line.ask("act", table=table, seq=position["seq"], action=pick))["type"] == "ok"
                turns -= 1
            position = await line.until("position")


def take_and_die(url: str) -> None:
    """Leave the queue as a worker does that took the next job and whose machine then lost power."""
    with psycopg.connect(url, autocommit=True) as connection:
        dead = "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 hour') RETURNING id"
        worker = connection.execute(dead).fetchone()
        take = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s WHERE status IN ('todo', 'doing')"
        deadline = time.monotonic() + PATIENCE
        while connection.execute(take, worker).rowcount < 1:
            assert time.monotonic() < deadline, "no bot's turn came"
            time.sleep(0.05)
