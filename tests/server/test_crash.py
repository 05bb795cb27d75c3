"""The server is killed twenty times in the middle of everything; nothing that was acknowledged is ever lost."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from tests.server.house import PATIENCE, Guest, House, Line, eventually

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 20
TABLES = 24
MID_MOVES = 8
TROUBLE = (WebSocketException, httpx.HTTPError, OSError, TimeoutError, AssertionError)
"""What a client sees of a killed server; requests that ended in a fault of ours are asserted on the log."""


class Script:
    """A person who plays game after game, and remembers what the server has acknowledged."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.dice = random.Random(number)
        self.guest = Guest(house, f"Script {number}")
        self.game = list(GAMES)[number % len(GAMES)]
        self.acknowledged: list[tuple[str, int, int]] = []
        self.finished: list[str] = []
        self.closing = False

    async def play(self) -> None:
        """Play until told to stop, and then to the end of the game."""
        while True:
            table = await self.again(self.take_table)
            await self.again(lambda table=table: self.play_table(table))
            self.finished.append(table)
            if self.closing:
                return

    async def again(self, work: Any) -> Any:
        """Do something until no crash comes between."""
        while True:
            try:
                return await work()
            except TROUBLE:
                await asyncio.sleep(0.1)

    async def take_table(self) -> str:
        if "cosmogony" not in self.guest.http.cookies:
            await self.guest.post("/api/guest", name=self.guest.name)
        least = find_game(self.game).min_players
        table = await self.guest.open_table(self.game, least, bots=least - 1, rated=True)
        await self.guest.sit(table)
        return table

    async def play_table(self, table: str) -> None:
        async with self.guest.socket() as line:
            position = await line.watch(table)
            while position["to_move"] is not None:
                if position["choices"]:
                    await self.act(line, table, position)
                position = await line.until("position")

    async def act(self, line: Line, table: str, position: Any) -> None:
        action = self.dice.choice(position["choices"])["action"]
        answer = await line.ask("act", table=table, seq=position["seq"], action=action)
        if answer["type"] == "ok":
            self.acknowledged.append((table, answer["version"], action))


def missing(database: Path, acknowledged: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Return what was acknowledged and is not in the log."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT table_id, version, body FROM actions").fetchall()
    written = {
        (table, version, entry["action"])
        for table, version, body in rows
        for entry in msgspec.json.decode(body)
        if entry["do"] == "act"
    }
    return [one for one in acknowledged if one not in written]


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    dice = random.Random(11)
    house = House(tmp_path, bot_processes="1").start()
    scripts = [Script(house, number) for number in range(TABLES)]
    tasks = [asyncio.create_task(script.play()) for script in scripts]
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(0.2, 0.9))
        house.kill()
        acknowledged = [one for script in scripts for one in script.acknowledged]
        assert missing(tmp_path / "house.db", acknowledged) == []
        await asyncio.to_thread(house.start)
    for script in scripts:
        script.closing = True
    await asyncio.wait_for(asyncio.gather(*tasks), 2 * PATIENCE)
    await check_end(house, scripts)
    house.stop()
    assert '"level": "error"' not in house.told()


async def check_end(house: House, scripts: list[Script]) -> None:
    """Every game came to its end, its record verifies, holds what was acknowledged, and was counted once."""
    played = 0
    for script in scripts:
        assert len(script.finished) >= 1
        for table in script.finished:
            record = Record.loads(await script.guest.text(f"/api/tables/{table}/record"))
            assert find_game(record.game).verify(record).over
            played += 1
        await script.guest.http.aclose()
    await counted(house.folder / "house.db", played)


async def counted(database: Path, games: int) -> None:
    """Wait until every finished game is counted on the ladder, and see that none is counted twice."""

    async def all_counted() -> list[tuple[str, int]] | None:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            over = connection.execute("SELECT count(*) FROM tables WHERE status = 'over' AND rated").fetchone()[0]
            found: list[tuple[str, int]] = connection.execute("SELECT entrant, games FROM ratings").fetchall()
        return found if over == games else None

    entrants = await eventually(all_counted)
    assert sum(count for entrant, count in entrants if not entrant.startswith("bot:")) == games


async def test_two_tabs_and_a_server_killed_in_mid_move_make_one_move(tmp_path: Path) -> None:
    """One person chooses in two tabs at once, and the server dies meanwhile: the move counts once, or not at all."""
    dice = random.Random(5)
    house = House(tmp_path, bot_processes="1").start()
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        for _ in range(MID_MOVES):
            position, sent = await kill_in_mid_move(house, ada, table, dice)
            await asyncio.to_thread(house.start)
            async with ada.socket() as one, ada.socket() as two:
                now = await one.watch(table)
                await two.watch(table)
                assert now["actions"] - position["actions"] in (0, 1), (position, now)
                again = await asyncio.gather(
                    *(line.ask("act", table=table, seq=position["seq"], action=action)
                      for line, action in zip((one, two), sent, strict=True))
                )  # fmt: skip
                kinds = sorted(answer["type"] for answer in again)
                assert kinds == (["ok", "stale"] if now["seq"] == position["seq"] else ["stale", "stale"])
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as connection:
        query = "SELECT version FROM actions WHERE table_id = ? ORDER BY version"
        versions = [row[0] for row in connection.execute(query, (table,))]
    assert versions == list(range(1, len(versions) + 1))
    house.stop()
    assert '"level": "error"' not in house.told()


async def kill_in_mid_move(house: House, ada: Guest, table: str, dice: random.Random) -> tuple[Any, list[int]]:
    """Choose in two tabs at once, and kill the server a moment later; return the position and what was chosen."""
    async with ada.socket() as one, ada.socket() as two:
        position = await one.watch(table)
        await two.watch(table)
        sent = [position["choices"][0]["action"], position["choices"][-1]["action"]]
        for line, action in zip((one, two), sent, strict=True):
            await line.send("act", table=table, seq=position["seq"], action=action)
        await asyncio.sleep(dice.uniform(0, 0.01))
        house.kill()
        return position, sent
