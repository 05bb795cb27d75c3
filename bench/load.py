"""Load: many sockets at many tables playing scripted moves, and the same traffic against a boardgame.io server.

``python bench/load.py`` needs Node and npm; it starts each server in turn, with the same scripted players
(``bench/load/players.mjs``) on the same machine, and writes ``bench/load.txt``. Ours commits every action durably
(SQLite, WAL, synchronous=FULL) before it answers; boardgame.io keeps its matches in memory.
"""

import argparse
import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
LOAD = HERE / "load"
PORT = 8791
WARMING_UP = 2.0
"""Seconds that the players play before anything is counted (as in players.mjs)."""
LIFTED = {
    "COSMOGONY_REQUESTS_PER_SECOND": "1000000",
    "COSMOGONY_MESSAGES_PER_SECOND": "1000000",
    "COSMOGONY_SOCKETS_PER_ADDRESS": "100000",
    "COSMOGONY_GUESTS_PER_HOUR": "1000000",
    "COSMOGONY_TABLES_PER_PLAYER": "1000000",
    "COSMOGONY_TABLES_PER_ADDRESS": "1000000",
    "COSMOGONY_BOTS_PER_PLAYER": "1000000",
    "COSMOGONY_BOTS_PER_ADDRESS": "1000000",
    "COSMOGONY_LOG_LEVEL": "error",
    "COSMOGONY_PORT": str(PORT),
}
"""One machine plays all visitors, so what protects against one visitor's flood is lifted."""


@contextlib.contextmanager
def cosmogony_server() -> Iterator[int]:
    """Run our server on a new database; yield its process id."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | LIFTED | {"COSMOGONY_DATABASE_URL": f"sqlite:///{folder}/load.db"}
        command = [sys.executable, "-m", "cosmogony.cli", "serve"]
        process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            wait_until_open()
            yield process.pid
        finally:
            process.terminate()
            process.wait(30)


@contextlib.contextmanager
def peer_server() -> Iterator[int]:
    """Run the boardgame.io server; yield its process id."""
    process = subprocess.Popen([program("node"), "peer.cjs", str(PORT)], cwd=LOAD, stdout=subprocess.DEVNULL)
    try:
        wait_until_open()
        yield process.pid
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def program(name: str) -> str:
    """Return where a program is."""
    found = shutil.which(name)
    if not found:
        raise SystemExit(f"this bench needs {name} on the path")
    return found


def wait_until_open() -> None:
    """Wait until a server listens."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", PORT), timeout=5):
            return
        time.sleep(0.1)
    raise SystemExit("the server did not open")


def memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(kind: str, tables: int, seconds: float, think: int) -> dict[str, Any]:
    """Start one kind of server, let the players play, and return what was measured."""
    server = cosmogony_server if kind == "cosmogony" else peer_server
    with server() as pid:
        before = memory(pid)
        numbers = [str(tables), str(seconds), str(think)]
        command = [program("node"), "players.mjs", kind, f"http://127.0.0.1:{PORT}", *numbers]
        players = subprocess.Popen(command, cwd=LOAD, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert players.stderr is not None  # noqa: S101 - for the type checker: it was opened as a pipe
        players.stderr.readline()  # everyone is seated
        time.sleep(WARMING_UP)
        used = cpu_seconds(pid)
        time.sleep(seconds)
        used = cpu_seconds(pid) - used
        out, told = players.communicate()
        if players.returncode:
            raise SystemExit(f"the players failed: {told.strip()[-500:]}")
        found: dict[str, Any] = json.loads(out)
        found["kb_per_table"] = (memory(pid) - before) * 1024 / tables
        found["cpu_us"] = used / seconds / found["actions_per_second"] * 1e6
        return found


HEAD = (
    "server         tables  sockets    think  actions/s   p50 ms   p99 ms"
    "  cpu us/action  bytes/action   kB/table  games  opening ms  faults"
)


def line(found: dict[str, Any]) -> str:
    """Write one measurement as a row."""
    pace = f"{found['think_ms'] / 1000:g} s" if found["think_ms"] else "none"
    opening = f"{found['opening_p50_ms']:.0f}" if found["games"] else "-"
    return (
        f"{found['kind']:<14}{found['tables']:>7}{found['sockets']:>9}{pace:>9}{found['actions_per_second']:>11.0f}"
        f"{found['p50_ms']:>9.1f}{found['p99_ms']:>9.1f}{found['cpu_us']:>15.0f}{found['bytes_per_action']:>14.0f}"
        f"{found['kb_per_table']:>11.0f}{found['games']:>7}{opening:>12}{found['faults']:>8}"
    )


def machine() -> str:
    """Say how busy the machine and how slow its disk is: what a commit costs at least, and a wake-up."""
    synced, late = [], []
    with tempfile.TemporaryFile() as file:
        for _ in range(200):
            began = time.perf_counter()
            time.sleep(0.01)
            late.append(time.perf_counter() - began - 0.01)
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            synced.append(time.perf_counter() - began)
    told = [
        f"{name} p50 {p50:.1f} p99 {p99:.1f} ms"
        for name, p50, p99 in (spread("fdatasync", synced), spread("wake-up", late))
    ]
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {'; '.join(told)}"


def spread(name: str, seconds: list[float]) -> tuple[str, float, float]:
    """Return a median and a 99th percentile in milliseconds."""
    ordered = sorted(seconds)
    return name, ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000


def summary(pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> list[str]:
    """Compare the pairs: medians, and how often ours was ahead."""
    rows = []
    for name, ours in (("cosmogony", 0), ("boardgame.io", 1)):
        numbers = {key: median(pair[ours][key] for pair in pairs) for key in ("actions_per_second", "p99_ms", "cpu_us")}
        rows.append(
            f"median of {len(pairs)}: {name:<13} {numbers['actions_per_second']:.0f} actions/s, "
            f"p99 {numbers['p99_ms']:.0f} ms, {numbers['cpu_us']:.0f} us of processor time an action"
        )
    more = sum(ours["actions_per_second"] >= theirs["actions_per_second"] for ours, theirs in pairs)
    sooner = sum(ours["p99_ms"] <= theirs["p99_ms"] for ours, theirs in pairs)
    return [*rows, f"ours has at least the throughput in {more} and at most the p99 in {sooner} of {len(pairs)} pairs"]


class Report:
    """What is printed and kept."""

    def __init__(self) -> None:
        self.rows: list[str] = []

    def add(self, row: str) -> None:
        """Print a row, and keep all so far."""
        self.rows.append(row)
        print(row, flush=True)
        (HERE / "load.txt").write_text("\n".join(self.rows) + "\n")


def compare(report: Report, pairs: int, seconds: float) -> None:
    """Let both servers play as fast as they can, in turn, and each as often first as the other."""
    found = []
    for number in range(pairs):
        order = ("cosmogony", "boardgame.io") if number % 2 == 0 else ("boardgame.io", "cosmogony")
        pair = {kind: measure(kind, 250, seconds, 0) for kind in order}
        found.append((pair["cosmogony"], pair["boardgame.io"]))
        for kind in order:
            report.add(line(pair[kind]))
    for row in summary(found):
        report.add(row)


def main() -> None:
    """Run everything, or only the comparison with --quick."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="time of each measurement")
    parser.add_argument("--pairs", type=int, default=5, help="how often the two servers are compared")
    parser.add_argument("--quick", action="store_true", help="only the comparison at 250 tables")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    subprocess.run([program("npm"), "install", "--no-audit", "--no-fund", "--silent"], cwd=LOAD, check=True)
    report = Report()
    report.add(machine())
    report.add(HEAD)
    compare(report, chosen.pairs, chosen.seconds)
    for tables in () if chosen.quick else (10, 50, 250, 1000):
        for kind in ("cosmogony", "boardgame.io"):
            report.add(line(measure(kind, tables, chosen.seconds, 2000)))
    report.add(machine())


if __name__ == "__main__":
    main()
