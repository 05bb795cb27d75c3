"""Starting and stopping: nothing is lost when asked to close, and nothing lives on when killed."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from cosmogony.server import run
from tests.server.house import PATIENCE, Guest, House, eventually, free_port
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_asked_to_close_finishes_and_goes_on_later(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(bots=1)
        await ada.sit(table)
        async with ada.socket() as line:
            position = await line.watch(table)
            while not position["choices"]:
                position = await line.until("position")
            pick = position["choices"][0]["action"]
            answer = await line.ask("act", table=table, seq=position["seq"], action=pick)
            assert house.stop() == 0
        assert "closed" in house.told().splitlines()[-1]
        with house:
            async with ada.socket() as line:
                again = await line.watch(table, since=position["version"])
                assert again["version"] >= answer["version"]
                while again["to_move"] != 0 and again["to_move"] is not None:
                    again = await line.until("position")
    assert '"level": "error"' not in house.told()


def test_nothing_outlives_a_killed_server(tmp_path: Path) -> None:
    House(tmp_path).start().kill_main()


async def test_a_process_ends_with_a_parent_that_was_killed_before_it_looked(tmp_path: Path) -> None:
    file = tmp_path / "child"
    parent = subprocess.Popen([sys.executable, "-m", "tests.server.late_child", str(file)], start_new_session=True)
    try:

        async def child_started() -> int | None:
            return int(file.read_text()) if file.exists() and file.read_text() else None

        child = await eventually(child_started)
        assert is_running(child)
        parent.kill()
        parent.wait()

        async def child_ended() -> bool | None:
            return None if is_running(child) else True

        await eventually(child_ended, patience=30.0)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(parent.pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Say whether a process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):  # gone before, or while we read
        return False


def test_bad_settings_end_in_one_line(tmp_path: Path) -> None:
    house = House(tmp_path, workers="2")
    with pytest.raises(AssertionError, match="more than one needs PostgreSQL"):
        house.start()


def test_a_taken_port_ends_in_one_line(tmp_path: Path, house: House) -> None:
    second = House(tmp_path, port=house.port)
    command = [sys.executable, "-m", "cosmogony.cli", "serve"]
    done = subprocess.run(
        command, env=second.environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"Error: cannot listen at 127.0.0.1, port {house.port}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_cannot_be_opened_ends_in_one_line(command: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database " * 100)
    wrong = {"serve": f"sqlite:///{tmp_path / 'text.db'}", "worker": f"postgresql://u:hush@127.0.0.1:{free_port()}/x"}
    run = [sys.executable, "-m", "cosmogony.cli", command, "--database-url", wrong[command]]
    done = subprocess.run(run, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: the database ")
    assert " cannot be opened: " in done.stderr
    assert "hush" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
async def test_metrics_count_over_all_workers_and_forget_what_the_dead_had_open(tmp_path: Path) -> None:
    with running_postgres() as url, House(tmp_path, url, workers="3") as house:
        async with contextlib.AsyncExitStack() as stack:
            for number in range(12):
                guest = await stack.enter_async_context(Guest(house, f"Guest {number}"))
                line = await stack.enter_async_context(guest.socket())
                await line.ask("ping")
            for _ in range(6):  # whichever worker answers
                assert numbers(house)["cosmogony_sockets"] == 12
                assert numbers(house)['cosmogony_messages_total{kind="ping"}'] == 12
            assert house.process is not None
            os.kill(max(children(house.process.pid), key=open_sockets), signal.SIGKILL)  # one may have got no guest

            async def fewer() -> float | None:
                left = numbers(house)["cosmogony_sockets"]
                return left if left < 12 else None

            await eventually(fewer)
            assert numbers(house)['cosmogony_messages_total{kind="ping"}'] == 12


def numbers(house: House) -> dict[str, float]:
    """Return what Prometheus would read."""
    lines = [line for line in house.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def children(pid: int) -> list[int]:
    """Return the workers of a server: its children that listen."""
    found = []
    for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            found += [int(one)] if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes() else []
    return found


def open_sockets(pid: int) -> int:
    """Count the sockets that a process holds; a file that it closes meanwhile is none."""
    count = 0
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            count += str(file.readlink()).startswith("socket:")
    return count


async def test_sockets_are_closed_with_a_frame_when_the_server_closes(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        async with Guest(house, "Ada") as ada, ada.socket() as line:
            assert (await line.ask("ping"))["type"] == "pong"
            assert house.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


def test_a_huge_frame_is_refused_by_its_head_and_costs_no_memory(house: House) -> None:
    """A gigabyte is announced and half of it would be sent: the server closes the socket before it has read any."""
    assert house.process is not None
    before = memory(house.process.pid)
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        line.sendall((head + key).encode())
        assert b" 101 " in line.recv(4096)
        line.sendall(b"\x81\xff" + (1 << 30).to_bytes(8, "big") + b"mask")
        with contextlib.suppress(ConnectionError):
            for _ in range(512):
                line.sendall(b"x" * (1 << 20))
    assert memory(house.process.pid) - before < 50


def memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_old_garbage_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    knot = Knot()
    for _ in range(3):
        gc.collect()  # it is among the oldest now
    gone = weakref.ref(knot)
    del knot
    monkeypatch.setattr(run, "SECONDS_BETWEEN_CLEANINGS", 0.01)
    app = Litestar([])
    await run.begin_cleaning(app)

    async def is_gone() -> bool | None:
        return True if gone() is None else None

    await eventually(is_gone, 30)
    app.on_shutdown[-1]()  # type: ignore[call-arg]  # it takes nothing
    with pytest.raises(asyncio.CancelledError):
        await app.state.cleaning
