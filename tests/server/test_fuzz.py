"""A hundred thousand hostile messages (as many as COSMOGONY_HOSTILE_MESSAGES says): no traceback, no changed game."""

import asyncio
import os
import random
import string
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cosmogony.server.messages import ClientMessage, ReactionKind
from tests.server.house import Guest, House, Line

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MESSAGES = int(os.environ.get("COSMOGONY_HOSTILE_MESSAGES", "100000"))
AT_ONCE = 100
NEEDS: dict[str, tuple[str, ...]] = {
    "watch": ("table", "since"),
    "unwatch": ("table",),
    "act": ("table", "seq", "action"),
    "why": ("table", "seq", "action"),
    "preview": ("table", "seq", "action"),
    "describe": ("table", "thing"),
    "hint": ("table", "seq"),
    "weigh": ("table", "seq", "action"),
    "learn": ("table", "seq", "walk"),
    "undo": ("table", "seq"),
    "propose-end": ("table",),
    "propose-bot": ("table", "seat", "level"),
    "propose-seat": ("table", "seat"),
    "answer": ("table", "proposal", "agree"),
    "resign": ("table", "seat"),
    "attend": ("table", "attentive"),
    "react": ("table", "reaction"),
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


def test_no_kind_of_message_is_left_out() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert kinds - set(NEEDS) == {"say"}, "whoever has the link may speak"


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
        encoded = msgspec.json.encode(self.request())
        if kind == 4:
            cut = self.dice.randrange(len(encoded))
            return encoded[:cut] + self.dice.randbytes(1) + encoded[cut + 1 :]
        return encoded if kind == 5 else encoded.decode()

    def request(self) -> Any:
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
            "attentive": self.dice.random() < 0.5,
            "reaction": self.dice.choice([*get_args(ReactionKind), "x"]),
            "thing": self.dice.choice(["angel 0", "region 1", "angel", "angel 99", "\x00"]),
            "walk": self.dice.choice(["next", "back", "show", "leave", "return"]),
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
    while (told := await line.receive())["type"] != "pong" or told["ref"] != ref:
        count += 1
    return count


async def test_a_hostile_player_leaves_no_table_stuck(house: House) -> None:
    """Somebody who holds a seat sends everything that players may, in any order; the other one still plays on."""
    async with Guest(house, "Ada") as ada, Guest(house, "Eve") as eve:
        table = await ada.open_table()
        await ada.sit(table)
        await eve.sit(table)
        async with ada.socket() as here, eve.socket() as there:
            seen = [await line.watch(table) for line in (here, there)]
            position = next(one for one in seen if one["choices"])
            await pester(eve, Mischief(5, table, position), MESSAGES // 20)
        async with ada.socket() as line:
            await line.send("watch", table=table)
            room = await line.until("table")
            after = await line.until("position")
            assert (room["status"], room["seats"][0]["mine"]) == ("playing", True), (
                "nobody but Ada may give up her seat"
            )
            while room["proposal"]:
                assert room["proposal"]["mine_to_answer"]
                await line.ask("answer", table=table, proposal=room["proposal"]["proposal"], agree=False)
                room = await line.until("table")
            while after["to_move"] != 0:
                after = await line.until("position")
            pick = after["choices"][0]["action"]
            assert (await line.ask("act", table=table, seq=after["seq"], action=pick))["type"] == "ok"
    assert "Traceback" not in house.told()
    assert '"level": "error"' not in house.told()


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
