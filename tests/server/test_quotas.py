"""Quotas: what one player and one address may have, refused with why and when again."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from cosmogony.games import game
from cosmogony.texts import LANGUAGES, Message, render
from tests.server.house import Guest, House, eventually

pytestmark = pytest.mark.anyio

SMALL = {
    "tables_per_player": "3",
    "bots_per_player": "4",
    "tables_per_address": "5",
    "bots_per_address": "5",
    "guests_per_hour": "4",
}


def refusal(answer: Any) -> str:
    """Return what was refused; it says when again, in every language."""
    assert answer.status_code == 429
    told = answer.json()["message"]
    again = told["args"]["again"]
    assert re.fullmatch(r"20\d\d-\d\d-\d\d \d\d:\d\d UTC", again)
    for lang in LANGUAGES:
        assert again in render(Message(told["id"], told["args"]), lang)
    name: str = told["id"]
    return name


async def test_tables_and_bots_are_counted_by_player_and_by_address(tmp_path: Path) -> None:
    with House(tmp_path, **SMALL) as house:  # type: ignore[arg-type]
        async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo, Guest(house, "Cy") as cy:
            new = {"game": "genesis", "players": 2}
            bot = {"seat": 1, "level": "random"}
            first = await ada.open_table(bots=1)
            await ada.open_table()
            third = await ada.open_table()
            assert refusal(await ada.http.post("/api/tables", json=new)) == "quota-tables"
            await ada.post(f"/api/tables/{third}/bot", seat=0, level="random")
            await ada.post(f"/api/tables/{third}/bot", seat=0, level=None)
            four = {"game": "genesis", "players": 4, "bots": [{"seat": seat, "level": "random"} for seat in range(4)]}
            await bo.post("/api/tables", **four)
            more = await bo.http.post("/api/tables", json={**new, "bots": [bot]})
            assert refusal(more) == "quota-bots"
            assert refusal(await cy.http.post("/api/tables", json={**new, "bots": [bot]})) == "quota-bots-address"
            await bo.open_table()
            assert refusal(await cy.http.post("/api/tables", json=new)) == "quota-tables-address"
            await ada.sit(first)
            async with ada.socket() as line:
                await line.watch(first)
                assert (await line.ask("resign", table=first, seat=0))["type"] == "ok"
            await ada.open_table()  # a table that is over counts no more
            house.kill()
            house.start()
            assert refusal(await ada.http.post("/api/tables", json=new)) == "quota-tables"
            assert house.post("/api/guest", json={"name": "Di"}).status_code == 200
            assert refusal(house.post("/api/guest", json={"name": "Ed"})) == "quota-guests"
            await ada.post("/api/guest", name="Ada the second")  # the same guest under another name


async def test_many_requests_at_once_get_no_more_than_one_after_the_other(tmp_path: Path) -> None:
    with House(tmp_path, **SMALL) as house:  # type: ignore[arg-type]
        async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
            new = {"game": "genesis", "players": 2}
            one_table = await bo.open_table(players=4)
            answers = await asyncio.gather(*(ada.http.post("/api/tables", json=new) for _ in range(40)))
            assert sum(answer.status_code == 201 for answer in answers) <= 3
            assert sum(answer.status_code == 201 for answer in answers) >= 1
            bot = {"seat": 1, "level": "random"}
            seats = (bo.http.post(f"/api/tables/{one_table}/bot", json=bot) for _ in range(40))
            assert {answer.status_code for answer in await asyncio.gather(*seats)} <= {200, 429}
            guests = await asyncio.gather(*(asyncio.to_thread(house.post, "/api/guest", json=NAMED) for _ in range(20)))
            assert sum(guest.status_code == 200 for guest in guests) <= 2
            await eventually(lambda: opened(bo))  # what was held is let go again


async def test_texts_that_are_kept_are_counted_by_address(tmp_path: Path) -> None:
    """Nobody fills the disk with tables that are over, or with records, which no other quota counts."""
    with House(tmp_path, text_mb_per_hour="1") as house:
        async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
            padded = game("genesis").edition.text.ljust(95_000, "#")
            new = {"game": "genesis", "players": 2, "edition": padded}
            for _ in range(10):
                await ada.post("/api/tables", **new)
            assert refusal(await ada.http.post("/api/tables", json=new)) == "quota-text"
            assert refusal(await bo.http.post("/api/tables", json=new)) == "quota-text"
            state = game("genesis").new(2, 7)
            game("genesis").play_text(state, "start C")
            record = {"text": game("genesis").record(state).dumps()}
            assert (await bo.post("/api/records", **record))["actions"] == 1
            assert refusal(await bo.http.post("/api/records", json=record | {"edition": padded})) == "quota-text"
            await bo.open_table()  # without a text of its own


NAMED = {"name": "One of many"}


async def opened(guest: Guest) -> bool | None:
    """Say that a table could be opened, once there is room."""
    return (await guest.http.post("/api/tables", json={"game": "genesis", "players": 2})).status_code == 201 or None
