"""What links to tables and replays show in chat apps."""

import asyncio
import re
from urllib.parse import urlsplit

from cosmogony.server.link_previews import replay_shown
from tests.server.house import Guest, House
from tests.server.test_branching import replay_of


def tags(page: str) -> dict[str, str]:
    """Return what a page says about itself."""
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))


def test_a_link_to_a_table_shows_who_plays_and_how_it_stands(house: House) -> None:
    async def open_table() -> str:
        async with Guest(house, "<b>Ada</b>") as ada:
            table = await ada.open_table(players=3, bots=1)
            await ada.sit(table, 0)
            return table

    link = f"/table/{asyncio.run(open_table())}"
    told = house.get(link, headers={"Accept-Language": "de-CH,de;q=0.9"})
    shown = tags(told.text)
    assert shown["title"].startswith("Genesis: Im Anfang: &lt;b&gt;Ada&lt;/b&gt;, ")
    assert "<b>Ada" not in told.text
    assert shown["description"] == "Ein Platz ist frei. Spiel mit!"
    assert f'content="0; url=/#{link}"' in told.text
    assert house.get(urlsplit(shown["image"]).path).content.startswith(b"\x89PNG")


def test_an_ended_game_shows_its_points_the_most_first() -> None:
    shown = replay_shown(replay_of("genesis"), "en")
    points = [int(number) for number in re.findall(r" (-?\d+)", shown.text)]
    assert shown.title.startswith("Genesis: In the Beginning: Ada, ")
    assert points == sorted(points, reverse=True)
    assert len(points) == 3


def test_a_link_that_leads_nowhere_says_so(house: House) -> None:
    told = house.get("/table/aaaaaaaaaaaaaaaa")
    assert told.status_code == 404
    assert tags(told.text)["image"].endswith("/icons/icon-512.png")


def test_an_unknown_address_leads_people_to_the_client_and_programs_to_an_answer(house: House) -> None:
    told = house.get("/rules/genesis", headers={"Accept": "text/html", "Accept-Language": "de"})
    assert told.status_code == 404
    assert 'content="0; url=/#/rules/genesis"' in told.text
    assert tags(told.text)["title"] == "Unter dieser Adresse gibt es nichts"
    for asked, accept in (("/nowhere", "*/*"), ("/api/tables/aaaaaaaaaaaaaaaa", "text/html")):
        assert house.get(asked, headers={"Accept": accept}).json()["status"] == 404
    assert "<script" not in house.get("/%22%3E%3Cscript%3E", headers={"Accept": "text/html"}).text
