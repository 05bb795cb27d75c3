"""What stands below a replay, and how a game ends before the reader's eyes."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks, play_to_the_end

RECORD = Path(__file__).parents[1] / "games" / "genesis" / "records" / "3-players.txt"
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]
CONTRADICTION = """() => {
    window.contradictions = 0;
    const look = () => {
        const said = document.querySelector("[data-seq]")?.innerText ?? "";
        if (/is thinking/.test(said) && /game is over|Rematch/.test(said)) window.contradictions += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


def analysed(page: Page) -> None:
    """Open a replay whose analysis has found many mistakes."""
    hint: dict[str, Any] = {"action": 0, "message": {"type": "message", "id": "web-board", "args": {}}}
    hint |= {"clause": None, "share": 1.0, "scores": [], "reasons": [], "plan": None, "text": "", "points": 0}
    found = [{"ply": 5 * n + 2, "seat": n % 3, "played": hint, "better": hint, "lost": 3.5} for n in range(12)]
    answer = {"done": 60, "total": 60, "mistakes": found}
    page.route("**/analysis", lambda route: route.fulfill(content_type="application/json", body=json.dumps(answer)))
    home = page.url.split("#")[0].rstrip("/")
    page.request.post(f"{home}/api/guest", data={"name": "Ada"})
    told = page.request.post(f"{home}/api/records", data={"text": RECORD.read_text(encoding="utf-8")}).json()
    page.goto(f"{home}/#/replay/record/{told['id']}")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("[data-mistake]")).to_have_count(12)


def test_no_mistake_is_cut_off_below(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("heading").first.wait_for()
    analysed(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for index in (0, 11):
            mark = page.locator("[data-mistake]").nth(index)
            mark.scroll_into_view_if_needed()
            box = mark.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (width, height, index)
            assert box["height"] >= 40


@pytest.mark.slow
def test_nobody_is_said_to_think_when_the_game_is_over(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    page.evaluate('localStorage.setItem(\'cosmogony.settings\', \'{"coach": "never", "pace": "quick"}\')')
    page.reload()
    page.click("[data-quick=genesis]")
    await_turn(page)
    page.evaluate(CONTRADICTION)
    play_to_the_end(page, by_clicks(3))
    assert page.evaluate("contradictions") == 0
