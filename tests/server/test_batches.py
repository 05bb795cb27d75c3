"""Gathering: nothing waits longer than one writing, and what fails harms nobody else."""

import asyncio

import pytest

from cosmogony.server.batches import Batches

pytestmark = pytest.mark.anyio


class Writer:
    """Notes its batches, and writes only while its gate is open."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.gate = asyncio.Event()

    async def write(self, batch: list[int]) -> list[object]:
        self.batches.append(batch)
        await self.gate.wait()
        if 13 in batch:
            raise OSError("the disk is full")
        return [ValueError("odd") if item % 2 else item * 10 for item in batch]


async def test_what_arrives_during_a_writing_shares_the_next() -> None:
    writer = Writer()
    batches = Batches(writer.write)
    first = [batches.put(2), batches.put(4)]
    await asyncio.sleep(0)
    later = [batches.put(6), batches.put(8)]
    await asyncio.sleep(0)
    writer.gate.set()
    assert await asyncio.gather(*first, *later) == [20, 40, 60, 80]
    await batches.finish()
    assert writer.batches == [[2, 4], [6, 8]]
    assert await batches.put(10) == 100


async def test_a_fault_is_its_items_own_unless_the_whole_writing_failed() -> None:
    writer = Writer()
    writer.gate.set()
    batches = Batches(writer.write)
    told = await asyncio.gather(batches.put(2), batches.put(3), batches.put(4), return_exceptions=True)
    assert (told[0], type(told[1]), told[2]) == (20, ValueError, 40)
    both = await asyncio.gather(batches.put(2), batches.put(13), return_exceptions=True)
    assert [type(one) for one in both] == [OSError, OSError]
    assert await batches.put(6) == 60


async def test_whoever_stops_waiting_stops_nothing() -> None:
    writer = Writer()
    batches = Batches(writer.write)
    gone, stays = batches.put(2), batches.put(4)
    gone.cancel()
    writer.gate.set()
    assert await stays == 40
    assert writer.batches == [[2, 4]]


async def test_what_nobody_waits_for_any_more_is_told_to_who_stands_in() -> None:
    writer = Writer()
    batches = Batches(writer.write)
    heard: list[int] = []
    gone, stays, fails = batches.put(2, heard.append), batches.put(4, heard.append), batches.put(5, heard.append)
    gone.cancel()
    fails.cancel()
    writer.gate.set()
    assert await stays == 40
    assert heard == [20]
