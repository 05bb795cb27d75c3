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
from typing import Any

HERE = Path(__file__).parent
LOAD = HERE / "load"
PORT = 8791
LIFTED = {
    "COSMOGONY_REQUESTS_PER_SECOND": "1000000",
    "COSMOGONY_MESSAGES_PER_SECOND": "1000000",
    "COSMOGONY_SOCKETS_PER_ADDRESS": "100000",
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


def measure(kind: str, tables: int, seconds: float, think: int) -> dict[str, Any]:
    """Start one kind of server, let the players play, and return what was measured."""
    server = cosmogony_server if kind == "cosmogony" else peer_server
    with server() as pid:
        before = memory(pid)
        command = [
            program("node"),
            "players.mjs",
            kind,
            f"http://127.0.0.1:{PORT}",
            str(tables),
            str(seconds),
            str(think),
        ]
        done = subprocess.run(command, cwd=LOAD, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"the players failed: {done.stderr.strip()[-500:]}")
        found: dict[str, Any] = json.loads(done.stdout)
        found["kb_per_table"] = (memory(pid) - before) * 1024 / tables
        return found


def line(found: dict[str, Any]) -> str:
    """Write one measurement as a row."""
    pace = f"{found['think_ms'] / 1000:g} s" if found["think_ms"] else "none"
    return (
        f"{found['kind']:<14}{found['tables']:>7}{found['sockets']:>9}{pace:>9}{found['actions_per_second']:>11.0f}"
        f"{found['p50_ms']:>9.1f}{found['p99_ms']:>9.1f}{found['bytes_per_action']:>13.0f}{found['kb_per_table']:>11.0f}"
        f"{found['faults']:>8}"
    )


def main() -> None:
    """Run everything, or one short round with --quick."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="time of each measurement")
    parser.add_argument("--quick", action="store_true", help="only the comparison at 250 tables")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    subprocess.run([program("npm"), "install", "--no-audit", "--no-fund", "--silent"], cwd=LOAD, check=True)
    rounds = [("cosmogony", 250, 0), ("boardgame.io", 250, 0), ("cosmogony", 250, 0), ("boardgame.io", 250, 0)]
    if not chosen.quick:
        rounds += [(kind, tables, 2000) for tables in (10, 50, 250, 1000) for kind in ("cosmogony", "boardgame.io")]
    head = "server         tables  sockets    think  actions/s   p50 ms   p99 ms  bytes/action   kB/table  faults"
    print(head)
    rows = [head]
    for kind, tables, think in rounds:
        rows.append(line(measure(kind, tables, chosen.seconds, think)))
        print(rows[-1], flush=True)
    (HERE / "load.txt").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
