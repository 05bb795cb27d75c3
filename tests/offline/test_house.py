"""The house that stands for a server, without any browser: requests and messages in, the server's answers out."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cosmogony.core.record import Record
from cosmogony.core.transcript import Transcript
from cosmogony.games import named_game, ours
from cosmogony.offline.house import ROUTES, House
from cosmogony.offline.shelf import MemoryShelf
from cosmogony.offline.tables import folded
from cosmogony.offline.thinking import Remembered, think_aloud
from cosmogony.server.thoughts import BotTurn, decide, think
from tests.server.house import completed

CLIENT = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
RECORD = Path(__file__).parents[1] / "games" / "genesis" / "records" / "2-players.txt"
NEEDS_A_SERVER = {
    *("POST /api/account", "POST /api/password", "POST /api/sign-in", "POST /api/sign-out", "POST /api/reports"),
    *("GET /health", "GET /ready"),
    *("GET /api/nudges", "POST /api/nudges/browser", "POST /api/nudges/browser/stop", "POST /api/nudges/quiet"),
    *("POST /api/nudges/address", "POST /api/nudges/address/stop"),
}


class Page:
    """A page at a house, as the client's: it asks, and acts on the choices that it is sent."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: list[dict[str, Any]] = []
        self.positions: dict[str, Any] = {}
        self.news = asyncio.Event()
        house.enter(1, self.take)

    def take(self, data: str) -> None:
        self.told.append(completed(json.loads(data), self.positions))
        self.news.set()

    async def ask(self, method: str, address: str, body: object = None, status: int = 200) -> Any:
        answer = await self.house.request(method, address, json.dumps(body) if body is not None else "")
        assert answer.status == status, answer
        return json.loads(answer.body) if answer.kind == "application/json" else answer.body

    async def say(self, **message: object) -> None:
        await self.house.take(1, json.dumps({"ref": len(self.told) + 1, **message}))

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            for message in self.told:
                if wanted(message):
                    self.told.clear()
                    return message
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)


def at_home(work: Callable[[Page], Awaitable[None]], shelf: MemoryShelf | None = None) -> None:
    """Open a house and do something in it."""

    async def run() -> None:
        house = House(shelf or MemoryShelf(), helper)
        await house.open()
        page = Page(house)
        await page.ask("POST", "/api/guest", {"name": "Ada"})
        house.leave(1)
        house.enter(1, page.take)
        await work(page)

    asyncio.run(run())


async def helper(work: str, given: str) -> str:
    return think_aloud(work, given)


async def play(page: Page, game: str, levels: list[str]) -> str:
    """Play a game with the first choice each time, and return its table."""
    bots = [{"seat": seat + 1, "level": level} for seat, level in enumerate(levels)]
    room = await page.ask("POST", "/api/tables", {"game": game, "players": len(levels) + 1, "bots": bots})
    table: str = room["table"]
    await page.ask("POST", f"/api/tables/{table}/sit", {"random": "5" * 64, "seat": 0})
    await page.say(type="watch", table=table)
    while True:
        at = await page.until(
            lambda told: told["type"] == "position" and (told["choices"] or told["winners"] is not None)
        )
        if at["sheet"]:
            return table
        await page.say(type="act", table=table, seq=at["seq"], action=at["choices"][0]["action"])


def test_it_answers_every_request_of_the_client_but_what_only_a_server_can() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    wanted = {line.split('"')[1] for line in text[text.index("interface Routes") :].splitlines() if '  "' in line}
    answered = {f"{method} {pattern.pattern}" for method, routes in ROUTES.items() for pattern, _ in routes}
    missing = {route for route in wanted if route.replace("{", "(?P<").replace("}", ">[^/]+)") not in answered}
    assert missing == NEEDS_A_SERVER


@pytest.mark.parametrize("game", list(ours()))
def test_a_game_is_played_to_its_end_and_looked_at_again(game: str) -> None:
    async def work(page: Page) -> None:
        table = await play(page, game, ["comet"] * (named_game(game).min_players - 1))
        record = await page.ask("GET", f"/api/tables/{table}/record")
        assert named_game(game).verify(Record.loads(record)).over
        replay = await page.ask("GET", f"/api/tables/{table}/replay?actions=3&seat=0")
        assert replay["actions"] == 3
        story = await page.ask("GET", f"/api/tables/{table}/story")
        assert story
        line = (await page.ask("GET", "/api/my/tables"))[0]
        assert (line["table"], line["status"]) == (table, "over")
        imported = await page.ask("POST", "/api/records", {"text": record})
        assert await page.ask("GET", f"/api/records/{imported['id']}/record") == record
        again = await page.ask("POST", f"/api/records/{imported['id']}/play-on", {"actions": 2})
        assert again["status"] == "playing"

    at_home(work)


def test_a_table_is_found_again_when_the_house_is_opened_anew() -> None:
    shelf = MemoryShelf()
    tables: list[str] = []

    async def begin(page: Page) -> None:
        room = await page.ask("POST", "/api/games/genesis/lessons/first", None)
        tables.append(room["table"])

    async def go_on(page: Page) -> None:
        room = await page.ask("GET", f"/api/tables/{tables[0]}")
        assert room["lesson"] == "first"
        assert [seat["mine"] for seat in room["seats"]].count(True) == 1
        table = folded(tables[0], await shelf.rows(tables[0]))
        assert table.version == room["version"]

    at_home(begin, shelf)
    at_home(go_on, shelf)


def test_hints_strong_bots_and_analyses_are_thought_about_by_a_helper() -> None:
    async def work(page: Page) -> None:
        bots = [{"seat": 1, "level": "star"}]
        room = await page.ask("POST", "/api/tables", {"game": "genesis", "players": 2, "bots": bots})
        await page.ask("POST", f"/api/tables/{room['table']}/sit", {"random": "7" * 64, "seat": 0})
        await page.say(type="watch", table=room["table"])
        at = await page.until(lambda told: told["type"] == "position" and bool(told["choices"]))
        await page.say(type="hint", table=room["table"], seq=at["seq"])
        hints = (await page.until(lambda told: told["type"] == "hints"))["hints"]
        assert hints[0]["action"] in [choice["action"] for choice in at["choices"]]

    at_home(work)


def test_the_chances_of_a_game_are_told_at_home() -> None:
    async def work(page: Page) -> None:
        record = RECORD.read_text(encoding="utf-8")
        imported = await page.ask("POST", "/api/records", {"text": record})
        found: dict[str, Any] = {"done": 0, "total": 1}
        while found["done"] < found["total"]:
            found = await page.ask("GET", f"/api/records/{imported['id']}/chances")
            await asyncio.sleep(0)
        assert [len(curve) for curve in found["chances"]] == [len(found["actions"])] * 2
        assert found["moments"]
        assert await page.ask("GET", f"/api/records/{imported['id']}/chances") == found, "it is kept"

    at_home(work)


def test_what_was_played_already_is_remembered_and_changes_no_choice() -> None:
    remembered = Remembered()
    state = named_game("crafting").new(2, 11)
    for _ in range(8):
        state.apply(state.legal_actions()[0])
    whole = Transcript.of(state)
    other = Transcript.of(named_game("genesis").new(2, 11))
    for game in (whole.first(3), whole, whole.first(5), other, whole):  # going on, taken back, another table
        turn = BotTurn(game, "planet")
        assert decide(turn, remembered.state(game)) == think(turn)


def test_what_cannot_be_done_says_why() -> None:
    async def work(page: Page) -> None:
        for method, address, body, status, said in (
            ("GET", "/api/tables/aaaaaaaaaaaaaaaa", None, 404, "table-unknown"),
            ("POST", "/api/sign-in", {}, 404, "offline-not-here"),
            ("POST", "/api/tables", {"game": "genesis"}, 400, "door-request-fault"),
            ("POST", "/api/records", {"text": "nonsense"}, 400, "table-fault"),
        ):
            answer = await page.ask(method, address, body, status)
            assert answer["message"]["id"] == said

    at_home(work)
