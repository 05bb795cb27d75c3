"""Starting and stopping: nothing is lost when asked to close, and nothing lives on when killed."""

import os
import signal
import time
from pathlib import Path

import httpx
import pytest

from tests.server.house import Guest, House

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


async def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    assert house.process is not None
    os.kill(house.process.pid, signal.SIGKILL)
    house.process.wait()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            httpx.get(f"{house.url}/health", timeout=1)
        except httpx.HTTPError:
            return
        time.sleep(0.1)
    os.killpg(house.process.pid, signal.SIGKILL)
    raise AssertionError("a worker went on serving without its parent")


def test_bad_settings_end_in_one_line(tmp_path: Path) -> None:
    house = House(tmp_path, workers="2")
    with pytest.raises(AssertionError, match="more than one needs PostgreSQL"):
        house.start()
