"""Any screen: every game in three languages, from a small phone to a large desk, measured instead of judged."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cosmogony.games import ours
from tests.web.conftest import OpenPage
from tests.web.play import await_turn
from tests.web.test_everyone import serious

MEASURE = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")
SIZES = {
    "wide": [(1440, 900), (2560, 1440)],
    "low": [(1280, 720), (1180, 820)],
    "upright": [(820, 1180), (768, 1024)],
    "phone": [(390, 844), (320, 568)],
    "sideways": [(844, 390), (720, 450)],  # the second is a desk of 1440 by 900 at 200 %
}
"""The sizes of screens, by the shape that the frame gives them."""
VISITS = (
    ("en", "dark", "fewest", 0.1),
    ("it", "dark", "three", 0.05),
    ("de", "light", "most", 0.45),
    ("it", "dark", "fewest", 0.75),
    ("en", "dark", "three", 0.6),
    ("de", "dark", "most", 0.9),
)
"""In which language and theme what is measured: the game of how many players, and how far it has come."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
SPEAK = "([lang, theme]) => localStorage.setItem('cosmogony.settings', JSON.stringify({language: lang, theme}))"
TOUCHABLE = """places => places.map(place => {
    const box = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""
"""Whether a finger meets each of some places in its middle."""
RECORDS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", ours())
def test_a_table_fits_every_screen_in_every_language(open_page: OpenPage, game: str) -> None:
    page = open_page(phone=True)
    page.get_by_role("heading").first.wait_for()
    page.request.post(f"{page.url.split('#')[0]}api/guest", data={"name": "Ada"})
    faults = []
    for lang, theme, crowd, part in VISITS:
        page.evaluate(SPEAK, [lang, theme])
        page.goto(table_at(page, recorded(game, crowd), part))
        page.reload()
        await_turn(page)
        faults += measured(page, lang, axe=theme == "light")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ours())
def test_a_score_sheet_of_every_number_of_players_fits_a_phone(open_page: OpenPage, game: str) -> None:
    page = open_page(phone=True, locale="de")
    page.get_by_role("heading").first.wait_for()
    home = page.url.split("#")[0]
    page.request.post(f"{home}api/guest", data={"name": "Ada"})
    for record in (RECORDS / game / "records").glob("*-players.txt"):
        told = page.request.post(f"{home}api/records", data={"text": record.read_text(encoding="utf-8")}).json()
        page.goto(f"{home}#/replay/record/{told['id']}")
        page.get_by_role("button", name="Wertungsblatt").click()
        page.locator("dialog[open] .opener").first.click()
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 568})
            page.evaluate(SETTLED)
            room, needed = page.locator("dialog[open] .scroller").evaluate("one => [one.clientWidth, one.scrollWidth]")
            assert needed <= room, (record.name, width)


@pytest.mark.parametrize("game", ["cosmogenesis", "crafting"])
def test_every_side_of_a_board_can_be_read_in_the_hand(open_page: OpenPage, game: str) -> None:
    page = open_page(phone=True)
    page.get_by_role("heading").first.wait_for()
    page.request.post(f"{page.url.split('#')[0]}api/guest", data={"name": "Ada"})
    faults = []
    for lang, crowd in (("it", "three"), ("de", "most"), ("en", "fewest")):
        page.evaluate(SPEAK, [lang, "dark"])
        page.goto(table_at(page, recorded(game, crowd), 0.5))
        page.reload()
        await_turn(page)
        for width, height in ((390, 844), (320, 568)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            for tab in page.locator("main.board [role=tab]").all():
                tab.click()
                page.evaluate(SETTLED)
                # What can be chosen lies on one side only.
                found = [
                    fault for fault in page.evaluate(MEASURE) if fault != "reach: no choice on the board is in sight"
                ]
                faults += [f"{lang} {width}x{height} {tab.inner_text()}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def recorded(game: str, crowd: str) -> Path:
    """Return a recorded game of the fewest, of three or of the most players."""
    records = sorted((RECORDS / game / "records").glob("*-players.txt"))
    return {"fewest": records[0], "three": records[1], "most": records[-1]}[crowd]


def table_at(page: Page, record: Path, moment: float) -> str:
    """Open a table that goes on from a moment of a recorded game, where we decide; return its address.

    The moment is after so many decisions or, below one, after such a part of them.
    """
    home = page.url.split("#")[0].rstrip("/")
    told = page.request.post(f"{home}/api/records", data={"text": record.read_text(encoding="utf-8")}).json()
    actions = int(told["actions"] * moment) if moment < 1 else int(moment)
    wanted = {"actions": actions, "seat": None}
    table = page.request.post(f"{home}/api/records/{told['id']}/play-on", data=wanted).json()["table"]
    return f"{home}/#/table/{table}"


def measured(page: Page, lang: str, axe: bool) -> list[str]:
    """Return what is wrong with the position shown, at every size; where axe is to look too, what it finds."""
    faults = []
    for shape, sizes in SIZES.items():
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(f".frame.{shape}")
            page.evaluate(SETTLED)
            found = page.evaluate(MEASURE)
            if axe:
                found += serious(page)
            seq = page.locator("[data-seq]").first.get_attribute("data-seq")
            faults += [f"{lang} {width}x{height} position {seq}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize("height", [844, 568])
def test_on_a_phone_where_a_star_may_go_is_in_sight(open_page: OpenPage, height: int) -> None:
    page = open_page(phone=True)
    page.get_by_role("heading").first.wait_for()
    page.request.post(f"{page.url.split('#')[0]}api/guest", data={"name": "Ada"})
    page.goto(table_at(page, RECORDS / "crafting" / "records" / "2-players.txt", 4))
    page.set_viewport_size({"width": 390 if height > 600 else 320, "height": height})
    page.reload()
    await_turn(page)
    page.evaluate(SETTLED)
    first = page.locator(".choices > button:not(.unseen)").first
    assert "End your turn" not in first.inner_text()  # what loses the star must not be all that is offered
    page.locator('[data-place="held O"].glow').tap()
    spaces = page.locator('[data-place^="s"].glow')
    expect(spaces).to_have_count(36)
    page.evaluate(SETTLED)
    touchable = spaces.evaluate_all(TOUCHABLE)
    assert sum(touchable) >= (36 if height > 600 else 20)
