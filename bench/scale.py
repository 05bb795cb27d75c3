"""Several servers on one PostgreSQL: what each addition brings, and what a table, a socket and an action cost.

``make bench-scale`` starts PostgreSQL (durable: fsync on), 1, 2 and 4 servers, and scripted players whose tables are
spread over all servers, so that every action must be told to the others; ``bench/scale.txt`` is the last run. Players,
servers and database share this machine: the processor time of each is what can be carried over to others.
"""

import argparse
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from tests.server.house import free_port  # noqa: E402 - PostgreSQL is started as for the tests
from tests.server.postgres import postgres  # noqa: E402

from load import LIFTED, LOAD, WARMING_UP, cpu_seconds, machine, memory, program  # noqa: E402 - from beside this file

HEAD = (
    "servers  tables  sockets   think  actions/s   p50 ms   p99 ms  server us/action  database us/action"
    "  commits/action  stored B/action  MB/server  faults"
)


@contextlib.contextmanager
def servers(count: int, url: str, folder: Path) -> Iterator[tuple[list[str], list[int]]]:
    """Run some servers on one database; yield their addresses and process ids."""
    with contextlib.ExitStack() as stack:
        ports = [free_port() for _ in range(count)]
        pids = []
        for port in ports:
            own = {"COSMOGONY_PORT": str(port), "COSMOGONY_DATABASE_URL": url}
            log = stack.enter_context((folder / f"{port}.log").open("wb"))
            command = [sys.executable, "-m", "cosmogony.cli", "serve"]
            process = subprocess.Popen(command, env=os.environ | LIFTED | own, stderr=log, start_new_session=True)
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)
            pids.append(process.pid)
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        for address in addresses:
            wait_until_ready(address)
        yield addresses, pids


def wait_until_ready(address: str) -> None:
    """Wait until a server would be sent visitors."""
    for _ in range(600):
        ask = [program("curl"), "--silent", "--fail", "--output", "/dev/null", f"{address}/ready"]
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.2)
    raise SystemExit("a server did not open")


def database_pids(data: str) -> list[int]:
    """Return all processes of PostgreSQL."""
    main = int(Path(data, "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, children)]


def spent(pids: list[int]) -> dict[int, float]:
    """Return the processor time of processes, as far as they are still there."""
    found = {}
    for pid in pids:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found[pid] = cpu_seconds(pid)
    return found


def more(before: dict[int, float], after: dict[int, float]) -> float:
    """Return the processor time between two looks; whoever came meanwhile began at nothing."""
    return sum(used - before.get(pid, 0.0) for pid, used in after.items())


class Gauge:
    """What a run costs, read before and after."""

    def __init__(self, url: str, data: str, pids: list[int]) -> None:
        self.pids, self.data = pids, data
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SELECT pg_stat_force_next_flush()")
            numbers = connection.execute(
                "SELECT xact_commit, (SELECT count(*) FROM actions), pg_total_relation_size('actions')"
                " FROM pg_stat_database WHERE datname = current_database()"
            ).fetchone()
        if numbers is None:
            raise SystemExit("PostgreSQL says nothing of itself")
        self.commits, self.rows, self.size = numbers
        self.servers, self.database = spent(pids), spent(database_pids(data))


def measure(count: int, tables: int, seconds: float, think: int) -> dict[str, Any]:
    """Start everything, let the players play, and return what was measured."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        kept = stack.enter_context(postgres(durable=True))
        addresses, pids = stack.enter_context(servers(count, kept.url, folder))
        numbers = [str(tables), str(seconds), str(think)]
        command = [program("node"), "players.mjs", "cosmogony", ",".join(addresses), *numbers]
        players = subprocess.Popen(command, cwd=LOAD, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert players.stderr is not None  # noqa: S101 - for the type checker: it was opened as a pipe
        players.stderr.readline()  # everyone is seated
        time.sleep(WARMING_UP)
        before = Gauge(kept.url, str(kept.data), pids)
        time.sleep(seconds)
        after = Gauge(kept.url, str(kept.data), pids)
        out, told = players.communicate()
        if players.returncode:
            raise SystemExit(f"the players failed: {told.strip()[-500:]}")
        found: dict[str, Any] = json.loads(out)
        return found | costs(before, after) | {"servers": count}


def costs(before: Gauge, after: Gauge) -> dict[str, float]:
    """Return what each action cost between two looks; a row of the log is an action."""
    rows = max(1, after.rows - before.rows)
    return {
        "server_us": more(before.servers, after.servers) / rows * 1e6,
        "database_us": more(before.database, after.database) / rows * 1e6,
        "commits": (after.commits - before.commits) / rows,
        "stored": (after.size - before.size) / rows,
        "mb": sum(memory(pid) for pid in after.pids) / len(after.pids),
    }


def line(found: dict[str, Any]) -> str:
    """Write one measurement as a row."""
    pace = f"{found['think_ms'] / 1000:g} s" if found["think_ms"] else "none"
    return (
        f"{found['servers']:>7}{found['tables']:>8}{found['sockets']:>9}{pace:>8}{found['actions_per_second']:>11.0f}"
        f"{found['p50_ms']:>9.1f}{found['p99_ms']:>9.1f}{found['server_us']:>18.0f}{found['database_us']:>20.0f}"
        f"{found['commits']:>16.2f}{found['stored']:>17.0f}{found['mb']:>11.0f}{found['faults']:>8}"
    )


def main() -> None:
    """Measure paced and hurried tables at 1, 2 and 4 servers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="time of each measurement")
    parser.add_argument("--paced", type=int, default=250, help="tables where a decision takes two seconds")
    parser.add_argument("--hurried", type=int, default=50, help="tables that answer at once")
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    subprocess.run([program("npm"), "install", "--no-audit", "--no-fund", "--silent"], cwd=LOAD, check=True)
    rows: list[str] = []

    def report(row: str) -> None:
        rows.append(row)
        print(row, flush=True)
        (HERE / "scale.txt").write_text("\n".join(rows) + "\n")

    report(machine())
    report(HEAD)
    for tables, think in ((chosen.paced, 2000), (chosen.hurried, 0)):
        for count in chosen.servers:
            report(line(measure(count, tables, chosen.seconds, think)))
    report(machine())


if __name__ == "__main__":
    main()
