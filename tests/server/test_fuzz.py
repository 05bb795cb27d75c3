"""A hundred thousand hostile messages: never a traceback, never a changed game."""

import asyncio
import random
import string
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Guest, House, Line

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MESSAGES = 100_000
AT_ONCE = 100
NEEDS: dict[str, tuple[str, ...]] = {
    "watch": ("table", "since"),
    "unwatch": ("table",),
    "act": ("table", "seq", "action"),
    "why": ("table", "seq", "action"),
    "preview": ("table", "seq", "action"),
    "hint": ("table", "seq"),
    "undo": ("table", "seq"),
    "propose-end": ("table",),
    "propose-bot": ("table", "seat", "level"),
    "propose-seat": ("table", "seat"),
    "answer": ("table", "proposal", "agree"),
    "resign": ("table", "seat"),
    "ping": (),
}
"""Every message that a stranger to the game may not send, or may without changing it."""
TYPES = [*NEEDS, "", "x"]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**200,
    -(2**70),
    1.5,
    1e308,
    "",
    "a",
    "\x00",
    "é" * 50,
    [],
    [[]],
    {},
]


class Mischief:
    """Thinks up messages: half made of our own words, half of anything."""

    def __init__(self, seed: int, table: str, position: Any) -> None:
        self.dice = random.Random(seed)
        self.table = table
        self.position = position

    def message(self) -> str | bytes:
        kind = self.dice.randrange(10)
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(200))
        if kind == 1:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(200)))
        if kind == 2:
            return "[" * self.dice.randrange(1, 3000)
        if kind == 3 and self.dice.random() < 0.01:
            return "x" * self.dice.randrange(10_000, 200_000)
        encoded = msgspec.json.encode(self.wish())
        if kind == 4:
            cut = self.dice.randrange(len(encoded))
            return encoded[:cut] + self.dice.randbytes(1) + encoded[cut + 1 :]
        return encoded if kind == 5 else encoded.decode()

    def wish(self) -> Any:
        """Return an object that is nearly, or quite, a message of ours."""
        fields = ("type", "table", "seq", "action", "ref", "since", "seat", "proposal", "agree", "level", "text")
        chosen = {name: self.value(name) for name in fields if self.dice.random() < 0.8}
        if self.dice.random() < 0.5:
            return self.proper(self.dice.choice(list(NEEDS)))
        return self.dice.choice([chosen, [chosen], chosen, self.odd()])

    def proper(self, type: str) -> Any:  # noqa: A002
        """Return a well-formed message that a stranger to the game may not send."""
        return {"type": type, **{name: self.good(name) for name in NEEDS[type]}}

    def good(self, name: str) -> Any:
        return {
            "table": self.table,
            "since": self.dice.randrange(50),
            "seq": self.position["seq"] + self.dice.choice([0, 0, 0, 1, -1]),
            "action": self.dice.choice(self.position["choices"])["action"],
            "seat": self.dice.randrange(3),
            "level": "random",
            "proposal": self.dice.randrange(10),
            "agree": self.dice.random() < 0.5,
        }[name]

    def value(self, name: str) -> Any:
        if name == "type":
            return self.dice.choice(TYPES)
        known = name in ("table", "since", "seq", "action", "seat", "level", "proposal", "agree")
        return self.good(name) if known and self.dice.random() < 0.5 else self.odd()

    def odd(self) -> Any:
        return self.dice.choice(ODD)


async def pester(guest: Guest, mischief: Mischief, count: int) -> int:
    """Send hostile messages, coming back each time the server has had enough; count the answers."""
    answers = 0
    while count > 0:
        async with guest.socket() as line:
            while count > 0:
                batch = [mischief.message() for _ in range(min(AT_ONCE, count))]
                count -= len(batch)
                try:
                    for message in batch:
                        await line.socket.send(message)
                    answers += await drain(line)
                except ConnectionClosed:
                    break
    return answers


async def drain(line: Line) -> int:
    """Wait for a last answer, counting all before it."""
    count = 1
    ref = await line.send("ping")
    while (await line.receive()) != {"type": "pong", "ref": ref}:
        count += 1
    return count


async def test_hostile_messages_change_nothing(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Eve") as eve, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Hot seat")
        async with ada.socket() as line:
            before = await line.watch(table)
        stranger = Guest(house, "nobody")
        people = [eve, bo, stranger, eve]
        share = MESSAGES // len(people)
        work = [pester(one, Mischief(seed, table, before), share) for seed, one in enumerate(people)]
        answers = sum(await asyncio.gather(*work))
        await stranger.http.aclose()
        async with ada.socket() as line:
            after = await line.watch(table)
            assert after == before
            pick = after["choices"][0]["action"]
            assert (await line.ask("act", table=table, seq=after["seq"], action=pick))["type"] == "ok"
    assert answers > MESSAGES // 4
    assert "Traceback" not in house.told()
    assert '"level": "error"' not in house.told()
