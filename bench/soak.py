"""A soak: people come, play, chat, look back, send nonsense and go, for half an hour; memory must come to rest.

``python bench/soak.py`` runs one server on SQLite and writes ``bench/soak.txt``: the memory of the server and of all
its processes, minute by minute, and how much the second half added. Few tables are kept in memory, so that their cache
is full long before the middle: what still grows after that would grow for ever.
"""

import argparse
import asyncio
import contextlib
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression, median

sys.path.insert(0, str(Path(__file__).parents[1]))  # the players are those of the tests

from tests.server.house import Guest, House
from tests.server.test_crash import Script

from cosmogony.games import GAMES

HERE = Path(__file__).parent
TABLES_IN_MEMORY = 40
LOOK = 5.0
"""Seconds between two looks at the memory."""
FLAT = 1.0
"""Megabytes that the second half may add in ten minutes, by the straight line through it."""
NONSENSE = ('{"type": "act"}', "[" * 2000, '{"type": "ping", "ref": -1}', '{"type": "watch", "table": "a"}', "\x00")


class Visitor(Script):
    """A person who plays game after game as somebody new each time, at a hand's pace, and does what people do."""

    def __init__(self, house: House, number: int, pause: float) -> None:
        super().__init__(house, number)
        self.pause = pause
        self.games = 0

    async def play(self) -> None:
        """Play until told to stop."""
        while not self.closing:
            self.guest = Guest(self.house, f"Visitor {secrets.token_hex(3)}")
            self.game = self.dice.choice(list(GAMES))
            self.acknowledged.clear()
            table = await self.take_table()
            await self.play_table(table)
            await self.look_around(table)
            await self.guest.http.aclose()
            self.games += 1

    async def play_table(self, table: str) -> None:
        """Play, with words and nonsense in between, and a new socket now and then; some games are left."""
        while not self.closing and self.dice.random() < 0.9:
            async with self.guest.socket() as line:
                position = await line.watch(table)
                for _ in range(self.dice.randrange(5, 60)):
                    if position["to_move"] is None or self.closing:
                        return
                    if position["choices"]:
                        await asyncio.sleep(self.pause)
                        if self.dice.random() < 0.1:
                            await line.ask("say", table=table, text="x" * self.dice.randrange(1, 400))
                            await line.socket.send(self.dice.choice(NONSENSE))
                        await self.act(line, table, position)
                    position = await line.until("position")

    async def look_around(self, table: str) -> None:
        """Ask for lists and a replay, and send an edition that is none."""
        for path in ("/api/tables", "/api/my/tables", f"/api/tables/{table}/replay?actions=5", "/api/me", "/nowhere"):
            await self.guest.http.get(path)
        await self.guest.http.post(f"/api/games/{self.game}/edition", json={"text": secrets.token_hex(2000)})


def memory(pid: int) -> float:
    """Return the megabytes that a process holds for itself and has written to; none when it has gone.

    Pages of libraries that it has only read are left out: the system takes those back when it needs room, and they
    count as private or not depending on who else runs the same libraries.
    """
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        told = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return next(int(line.split()[1]) for line in told.splitlines() if line.startswith("Private_Dirty:")) / 1024
    return 0.0


def processes(main: int) -> list[int]:
    """Return a process and all that it started."""
    found = [main]
    for pid in found:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return found


class Diary:
    """Memory over time."""

    def __init__(self, main: int) -> None:
        self.main = main
        self.began = time.monotonic()
        self.looks: list[tuple[float, float, float]] = []
        """Minutes, megabytes of the server, and of all its processes."""

    async def look_forever(self) -> None:
        """Look at the memory again and again."""
        while True:
            await asyncio.sleep(LOOK)
            everyone = {pid: memory(pid) for pid in processes(self.main)}
            minutes = (time.monotonic() - self.began) / 60
            self.looks.append((minutes, everyone[self.main], sum(everyone.values())))

    def rows(self) -> list[str]:
        """Write the medians, minute by minute."""
        rows = ["minute  server MB  all processes MB"]
        for minute in range(int(self.looks[-1][0]) + 1):
            here = [look for look in self.looks if int(look[0]) == minute]
            if here:
                server, everyone = (median(look[column] for look in here) for column in (1, 2))
                rows.append(f"{minute:>6}{server:>11.1f}{everyone:>18.1f}")
        return rows

    def growth(self) -> tuple[float, float]:
        """Return the megabytes in ten minutes that the second half added, for the server and for all processes."""
        later = [look for look in self.looks if look[0] > self.looks[-1][0] / 2]
        minutes = [look[0] for look in later]
        server, everyone = (linear_regression(minutes, [look[column] for look in later]).slope for column in (1, 2))
        return 10 * server, 10 * everyone


async def soak(minutes: float, people: int, pause: float) -> None:
    """Let people come and go, and write what became of the memory."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-soak-") as folder:
        with House(Path(folder), tables_in_memory=str(TABLES_IN_MEMORY)) as house:
            if house.process is None:
                raise SystemExit("the server did not start")
            diary = Diary(house.process.pid)
            looking = asyncio.create_task(diary.look_forever())
            visitors = [Visitor(house, number, pause) for number in range(people)]
            tasks = [asyncio.create_task(visitor.play()) for visitor in visitors]
            await asyncio.wait(tasks, timeout=60 * minutes, return_when=asyncio.FIRST_EXCEPTION)
            looking.cancel()
            for visitor in visitors:
                visitor.closing = True
            await asyncio.gather(*tasks)
        faults = house.told().count('"level": "error"')
    report(diary, sum(visitor.games for visitor in visitors), people, faults)


def report(diary: Diary, games: int, people: int, faults: int) -> None:
    """Print and keep what was seen; fail where memory did not come to rest or the server complained."""
    server, everyone = diary.growth()
    told = [
        f"{people} people at once, {games} games in {diary.looks[-1][0]:.0f} minutes,"
        f" {TABLES_IN_MEMORY} tables in memory, load average {os.getloadavg()[0]:.1f}",
        *diary.rows(),
        f"second half: {server:+.2f} MB in ten minutes for the server, {everyone:+.2f} for all its processes;"
        f" {faults} errors in the log",
    ]
    (HERE / "soak.txt").write_text("\n".join(told) + "\n")
    print("\n".join(told))
    if faults or max(server, everyone) > FLAT:
        raise SystemExit("that is not at rest")


def main() -> None:
    """Soak for as long as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds before each move")
    chosen = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(soak(chosen.minutes, chosen.people, chosen.pause))


if __name__ == "__main__":
    main()
