"""Starting and stopping: nothing is lost when asked to close, and nothing lives on when killed."""

import asyncio
import contextlib
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from cosmogony.server import run
from cosmogony.server.socket import MORE
from tests.server.house import PATIENCE, Guest, House, free_port

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
                again = await line.watch(table, since=position["ply"])
                assert again["ply"] >= answer["ply"]
                while again["to_move"] != 0 and again["to_move"] is not None:
                    again = await line.until("position")
    assert '"level": "error"' not in house.told()


def test_nothing_outlives_a_killed_server(tmp_path: Path) -> None:
    House(tmp_path).start().kill_main()


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


class Cable(asyncio.Transport):
    """A connection that notes what is written to it, and when it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = asyncio.Event()
        self.pieces: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed.is_set()

    def close(self) -> None:
        self.closed.set()


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: sl"])
async def test_a_request_whose_head_never_ends_is_let_go(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(run, "SECONDS_FOR_A_HEAD", 0.05)

    async def app(scope: object, receive: object, send: object) -> None: ...

    protocol, cable = run.PatientProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(sent)
    await asyncio.wait_for(cable.closed.wait(), PATIENCE)


async def test_messages_that_belong_together_leave_in_one_piece() -> None:
    async def app(scope: object, receive: object, send: Any) -> None:
        await send({"type": "websocket.accept"})
        for text in ("one", "two", "three"):
            await send({"type": "websocket.send", "text": text, MORE: text != "three"})
        await send({"type": "websocket.close"})
        await send({"type": "websocket.send", "text": "too late", MORE: True})

    protocol, cable = run.GatheringProtocol(Config(app, log_config=None), ServerState(), {}), Cable()
    protocol.connection_made(cable)
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await asyncio.gather(*protocol.tasks)
    protocol.connection_lost(None)
    assert cable.pieces[1:] == [b"\x81\x03one\x81\x03two\x81\x05three", b"\x88\x02\x03\xe8"]
