"""Fair turns: quick levels never wait for slow ones, and nobody's tables keep everybody else's waiting."""

import asyncio
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmogony.server.bot_queue import BotQueue
from cosmogony.server.entries import BotSat, Opened, Sat
from cosmogony.server.lanes import Lane
from cosmogony.server.table import Table
from tests.server.house import PATIENCE, Guest, House, eventually
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


async def test_turns_go_round_over_those_who_wait() -> None:
    lane, order, begin = Lane(1), list[str](), asyncio.Event()

    async def work(owner: str) -> None:
        async with lane.turn(owner):
            order.append(owner)
            await begin.wait()

    tasks = [asyncio.create_task(work(owner)) for owner in ("greedy",) * 5 + ("ada", "ada", "bo")]
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)
    assert order == ["greedy", "greedy", "ada", "bo", "greedy", "ada", "greedy", "greedy"]


async def test_whoever_goes_away_leaves_the_lane_free() -> None:
    lane = Lane(1)
    held = asyncio.Event()

    async def hold() -> None:
        async with lane.turn("a"):
            await held.wait()

    first = asyncio.create_task(hold())
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(hold()) for _ in range(3)]
    await asyncio.sleep(0)
    assert lane.longest_wait() > 0
    waiting[0].cancel()
    first.cancel()
    await asyncio.gather(first, waiting[0], return_exceptions=True)
    waiting[1].cancel()  # its turn may have come already
    held.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    async with asyncio.timeout(PATIENCE), lane.turn("b"):
        assert lane.longest_wait() == 0


LONGEST_WAIT = 2.0
"""Seconds that a quick bot's answer may take, whatever slow ones think about."""
TRIES = 3
"""Games in which that is tried: a busy machine is slow once, a quick bot that waits for slow ones always waits."""


async def wait_for_comet(house: House, tables: int) -> tuple[float, int]:
    """Let one guest ask for many tables of Galaxy bots; return how long another person's Comet takes, at worst."""
    async with Guest(house, "Greedy") as greedy, Guest(house, "Ada") as ada:
        bots = [{"seat": seat, "level": "galaxy"} for seat in (1, 2, 3)]
        refused = 0
        for _ in range(tables):
            answer = await greedy.http.post("/api/tables", json={"game": "genesis", "players": 4, "bots": bots})
            refused += answer.status_code == 429
            if answer.status_code == 201:
                table = answer.json()["table"]
                await greedy.sit(table)
                async with greedy.socket() as line:
                    position = await line.watch(table)
                    if position["choices"]:
                        pick = position["choices"][0]["action"]
                        await line.ask("act", table=table, seq=position["seq"], action=pick)
        longest: list[float] = []
        while len(longest) < TRIES and min(longest, default=LONGEST_WAIT) >= LONGEST_WAIT:
            comet = [{"seat": 1, "level": "comet"}]
            table = (await ada.post("/api/tables", game="genesis", players=2, bots=comet))["table"]
            await ada.sit(table)
            longest.append(await longest_answer(ada, table, 8))
        return min(longest), refused


async def longest_answer(ada: Guest, table: str, moves: int) -> float:
    """Play some moves; return the longest time from a move of ours that is followed by the bot's to that one."""
    longest = 0.0
    async with ada.socket() as line:
        position = await line.watch(table)
        while moves and position["to_move"] is not None:
            while not position["choices"] and position["to_move"] is not None:
                position = await line.until("position")
            began = time.monotonic()
            pick = position["choices"][0]["action"]
            assert (await line.ask("act", table=table, seq=position["seq"], action=pick))["type"] == "ok"
            position = await line.until("position")
            if position["to_move"] == 1:
                position = await line.until("position")
                longest, moves = max(longest, time.monotonic() - began), moves - 1
    return longest


@pytest.mark.slow
async def test_a_comet_answers_beside_a_hundred_tables_of_galaxies(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        longest, refused = await wait_for_comet(house, 100)
    assert refused == 0
    assert longest < LONGEST_WAIT


@pytest.mark.slow
async def test_so_it_does_with_quotas_and_these_say_why(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_player="30", bots_per_player="60") as house:
        longest, refused = await wait_for_comet(house, 40)
    assert refused == 20
    assert longest < LONGEST_WAIT


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.mark.slow
async def test_so_it_does_with_workers_of_their_own(database: str, tmp_path: Path) -> None:
    with House(tmp_path, database, bot_queue="true") as house:
        command = [sys.executable, "-m", "cosmogony.cli", "worker"]
        worker = subprocess.Popen(command, env=house.environment, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            longest, _ = await wait_for_comet(house, 60)
        finally:
            worker.terminate()
            assert worker.wait(PATIENCE) == 0
    assert longest < LONGEST_WAIT


def bots_turn(host: str, level: str) -> Table:
    """Return a table at which a bot is to move."""
    table = Table(secrets.token_hex(8))
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=False, host=host, secret="5" * 64)
    table.fold([opened, BotSat(0, level), BotSat(1, level), Sat(1, host, host, "1" * 64)], 0.0)
    return table


@pytest.mark.slow
async def test_jobs_in_the_database_go_round_as_well(database: str) -> None:
    queue = BotQueue(database)
    async with queue.opened():
        await queue.app.connector.execute_query_async("DELETE FROM procrastinate_jobs")
        for host in ("greedy",) * 4 + ("ada", "bo", "ada"):
            await queue.put(bots_turn(host, "galaxy"))
        await queue.put(bots_turn("greedy", "comet"))
        waiting = "SELECT queue_name, args->>'owner' AS owner FROM procrastinate_jobs ORDER BY priority DESC, id"
        rows = await queue.app.connector.execute_query_all_async(waiting)
        slow = [row["owner"] for row in rows if row["queue_name"] == "bots"]
        assert slow == ["greedy", "ada", "bo", "greedy", "ada", "greedy", "greedy"]
        assert [row["owner"] for row in rows if row["queue_name"] == "bots-quick"] == ["greedy"]

        async def waited() -> bool | None:
            return await queue.longest_wait() > 0 or None

        await eventually(waited)
        await queue.app.connector.execute_query_async("DELETE FROM procrastinate_jobs")
