"""Kills: servers are killed at random moments while games are played, and nothing acknowledged may be lost.

``python bench/kills.py`` kills one server on SQLite again and again, then one of two servers on PostgreSQL, which is
itself restarted at the end. After each kill every action that any player was told of is looked for in the log; after
each restart of PostgreSQL it is measured how long it takes until one server shows what is played at the other. Every
game is played to its end and its record verified. The players are those of ``tests/server/test_crash.py``.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the players are those of the tests

import msgspec
import psycopg
from tests.server.house import PATIENCE, Guest, House, Line
from tests.server.postgres import Postgres, postgres
from tests.server.test_crash import TROUBLE, Script, missing

from cosmogony.core.record import Record
from cosmogony.games import game as find_game

SOON = 5.0
"""Seconds within which servers should hear each other again."""
Acknowledged = list[tuple[str, int, int]]
Look = Callable[[Acknowledged], Acknowledged]


class Wanderer(Script):
    """A player who goes to another server when theirs does not answer."""

    def __init__(self, houses: list[House], number: int) -> None:
        super().__init__(houses[number % len(houses)], number)
        self.houses = houses
        self.left: list[Guest] = []
        """Browsers that were left behind; each holds connections until it is closed."""

    async def again(self, work: Any) -> Any:
        """Do something until no crash comes between, at whichever server is there."""
        while True:
            try:
                return await work()
            except TROUBLE:
                await asyncio.sleep(0.2)
                self.move(self.dice.choice(self.houses))

    def move(self, house: House) -> None:
        """Go on at another server, as the same person."""
        cookies = self.guest.http.cookies
        self.left.append(self.guest)
        self.house, self.guest = house, Guest(house, self.guest.name)
        self.guest.http.cookies = cookies


def missing_in_postgres(url: str, acknowledged: Acknowledged) -> Acknowledged:
    """Return what was acknowledged and is not in the log."""
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT table_id, version, body FROM actions").fetchall()
    entries = ((table, version, entry) for table, version, body in rows for entry in msgspec.json.decode(body))
    written = {(table, version, entry["action"]) for table, version, entry in entries if entry["do"] == "act"}
    return [one for one in acknowledged if one not in written]


async def kill_again_and_again(houses: list[House], times: int, players: int, look: Look, seed: int) -> list[Wanderer]:
    """Let people play while their servers are killed; return them in mid-game."""
    dice = random.Random(seed)
    scripts = [Wanderer(houses, number) for number in range(players)]
    tasks = [asyncio.create_task(script.play()) for script in scripts]
    for kill in range(1, times + 1):
        await asyncio.sleep(dice.uniform(0.2, 1.5))
        house = dice.choice(houses)
        house.kill()
        acknowledged = [one for script in scripts for one in script.acknowledged]
        lost = await asyncio.to_thread(look, acknowledged)
        if lost:
            raise SystemExit(f"lost after kill {kill}: {lost[:5]}")
        print(f"kill {kill}: {len(acknowledged)} acknowledged, none lost", flush=True)
        await asyncio.to_thread(house.start)
    for script in scripts:
        script.closing = True
    await asyncio.wait_for(asyncio.gather(*tasks), 4 * PATIENCE)
    need_alive(houses)
    return scripts


def need_alive(houses: list[House]) -> None:
    """Stop here if a server ended that nobody killed, and say how."""
    for house in houses:
        ended = None if house.process is None else house.process.poll()
        if ended is not None:
            raise SystemExit(f"a server ended by itself with {ended}: {house.told()[-3000:]}")


async def verify_all(scripts: list[Wanderer]) -> int:
    """Verify the record of every game that was finished; return how many there are."""
    games = 0
    for script in scripts:
        for table in script.finished:
            record = Record.loads(await script.guest.text(f"/api/tables/{table}/record"))
            games += find_game(record.game).verify(record).over
        for guest in (*script.left, script.guest):
            await guest.http.aclose()
    return games


async def on_sqlite(folder: Path, kills: int, players: int) -> None:
    """Kill one server on SQLite."""
    with House(folder, bot_processes="1") as house:
        scripts = await kill_again_and_again([house], kills, players, partial(missing, folder / "house.db"), 11)
        games = await verify_all(scripts)
    told(f"SQLite: {kills} kills", scripts, games, [house])


async def on_postgres(folder: Path, kills: int, restarts: int, players: int) -> None:
    """Kill one of two servers on PostgreSQL; then restart PostgreSQL under both."""
    with postgres() as kept:
        houses = [House(folder, kept.url, bot_processes="1") for _ in range(2)]
        with contextlib.ExitStack() as stack:
            for house in houses:
                stack.enter_context(house)
            look = partial(missing_in_postgres, kept.url)
            scripts = await kill_again_and_again(houses, kills, players, look, 12)
            games = await verify_all(scripts)
            waits = [await restart(kept, houses) for _ in range(restarts)]
    told(f"PostgreSQL, two servers: {kills} kills", scripts, games, houses)
    shown = ", ".join(f"{wait:.2f}" for wait in waits)
    print(f"PostgreSQL restarted {restarts} times: servers heard each other again after {shown} s")
    if max(waits, default=0.0) > SOON:
        raise SystemExit(f"that took longer than {SOON} s")


async def restart(kept: Postgres, houses: list[House]) -> float:
    """Restart PostgreSQL; return after how many seconds one server shows what is played at the other."""
    async with two_players(houses) as (table, people):
        await asyncio.to_thread(kept.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(kept.start)
        began = time.perf_counter()
        async with people[0].socket() as one, people[1].socket() as two:
            lines = (one, two)
            positions = [await watch_again(line, table) for line in lines]
            mover = positions[0]["to_move"]
            while True:
                choice, seq = positions[mover]["choices"][0]["action"], positions[mover]["seq"]
                answer = await lines[mover].ask("act", table=table, seq=seq, action=choice)
                if answer["type"] == "ok":
                    break
                await asyncio.sleep(0.05)
            await lines[1 - mover].until("position", seq=answer["version"])
        return time.perf_counter() - began


async def watch_again(line: Line, table: str) -> Any:
    """Watch a table, asking again while the database is not there yet."""
    while (await line.ask("watch", table=table))["type"] != "ok":
        await asyncio.sleep(0.05)
    return await line.until("position", table=table)


@contextlib.asynccontextmanager
async def two_players(houses: list[House]) -> AsyncIterator[tuple[str, list[Guest]]]:
    """Seat two people, each at a server of their own."""
    async with Guest(houses[0], "Ada") as ada, Guest(houses[1], "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        yield table, [ada, bo]


def told(what: str, scripts: list[Wanderer], games: int, houses: list[House]) -> None:
    """Write what came of it."""
    acknowledged = sum(len(script.acknowledged) for script in scripts)
    faults = sum(house.told().count('"level": "error"') for house in houses)
    print(
        f"{what}, {acknowledged} acknowledged actions, none lost; {games} games verified; {faults} errors in the logs"
    )


def main() -> None:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=50)
    parser.add_argument("--postgres", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--players", type=int, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cosmogony-kills-") as name:
        if options.sqlite:
            asyncio.run(on_sqlite(Path(name), options.sqlite, options.players))
        if options.postgres or options.restarts:
            asyncio.run(on_postgres(Path(name), options.postgres, options.restarts, options.players))


if __name__ == "__main__":
    main()
