"""Long thoughts: short ones in fair turns, one at a time, refused with why and when."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cosmogony.bots.base import Alternative, Decision
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.long_thoughts import PARTS, LongThoughts
from cosmogony.server.refusals import RefusalError, TooOftenError
from cosmogony.server.thoughts import BotTurn, Pondering, ponder_position
from cosmogony.texts import LANGUAGES, render
from tests.server.house import Guest, House

pytestmark = pytest.mark.anyio

GAME = Transcript.of(GAMES["genesis"].new(2, 1))


class Counter:
    """Thinks nothing, and notes for whom."""

    def __init__(self, wait: Callable[[str], float] | None = lambda _: 0.0, at_once: int = 2) -> None:
        self.long = LongThoughts(self, at_once, wait)
        self.asked: list[tuple[str, int]] = []
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def think(self, turn: BotTurn, owner: str = "") -> int:
        raise AssertionError

    async def run(self, work: Callable[[Any], Any], given: Any, owner: str = "") -> Any:
        assert work is ponder_position
        assert isinstance(given, Pondering)
        self.asked.append((owner, given.seed))
        await self.go_on.wait()
        return Decision(7, [Alternative(7, 2, 0.5, [1.0, 2.0]), Alternative(8, 1, 0.25, [0.0, 2.0])], 3, 0.1)


async def test_a_long_thought_is_many_short_ones_of_its_owner() -> None:
    pool = Counter()
    found = await pool.long.decide(GAME, "ada")
    assert found.action == 7
    assert found.alternatives[0].visits == 2 * 2 * PARTS
    assert {owner for owner, _ in pool.asked} == {"ada"}
    assert len({seed for _, seed in pool.asked}) == len(pool.asked) == 2 * PARTS, "no two with the same dice"


async def test_one_is_under_way_at_a_time_and_the_next_is_told_when() -> None:
    pool = Counter()
    pool.go_on.clear()
    first = asyncio.create_task(pool.long.decide(GAME, "ada"))
    await asyncio.sleep(0)
    with pytest.raises(TooOftenError) as caught:
        await pool.long.decide(GAME, "bo")
    assert caught.value.message.id == "universe-busy"
    assert 1 <= int(str(caught.value.message.args["seconds"])) <= 10
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    pool.go_on.set()
    assert (await pool.long.decide(GAME, "bo")).action == 7, "whoever leaves makes room"


async def test_who_asks_too_often_is_told_when() -> None:
    pool = Counter(lambda player: 200.0 if player == "ada" else 0.0)
    with pytest.raises(TooOftenError) as caught:
        await pool.long.decide(GAME, "ada")
    assert all("4" in render(caught.value.message, lang) for lang in LANGUAGES)
    assert (await pool.long.decide(GAME, "bo")).action == 7


async def test_they_can_be_switched_off() -> None:
    pool = Counter(None)
    assert not pool.long.offered
    with pytest.raises(RefusalError):
        await pool.long.decide(GAME, "ada")
    assert not BotPool(1).long.offered
    assert BotPool(1, 12).long.offered


async def test_some_are_free_in_a_row_then_one_every_few_minutes() -> None:
    pool = BotPool(1, 12)
    waits = [pool._wait("ada") for _ in range(7)]
    assert waits[:6] == [0.0] * 6
    assert 290 < waits[6] <= 300
    assert pool._wait("bo") == 0.0


@pytest.mark.slow
async def test_a_hint_may_be_thought_about_for_longer(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(rated=False)
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        async with ada.socket() as line:
            position = await line.watch(table)
            quick = await line.ask("hint", table=table, seq=position["seq"])
            assert quick["deeper"]
            deep = await line.ask("hint", table=table, seq=position["seq"], deep=True)
            assert deep["type"] == "hints"
            assert not deep["deeper"]
            assert {hint["action"] for hint in deep["hints"]} <= {choice["action"] for choice in position["choices"]}
            assert all(hint["reasons"] or hint["plan"] for hint in deep["hints"])
