"""After the game: rows of the score sheet that explain themselves, turning points, and playing on from them."""

import re

import pytest
from playwright.sync_api import Page, expect

from cosmogony.games import ours
from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks, play_to_the_end

OPENER = "dialog[open] tbody button[aria-expanded]"


def rows_explain_themselves(page: Page) -> None:
    """Open every row: what lies behind it adds up to its points, column by column."""
    for row in range(page.locator(OPENER).count()):
        opener = page.locator(OPENER).nth(row)
        points = opener.locator("xpath=ancestor::tr").locator("td").all_inner_texts()
        opener.click()
        expect(opener).to_have_attribute("aria-expanded", "true")
        told = page.locator("tr.items section").evaluate_all(
            "all => all.map(one => [...one.querySelectorAll('li b')].reduce((sum, b) => sum + +b.textContent, 0))"
        )
        assert [int(value or 0) for value in points] == told, opener.inner_text()
        opener.click()


@pytest.mark.slow
@pytest.mark.parametrize("game", ours())
def test_a_finished_game_explains_itself_and_is_played_on_from_a_turning_point(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.click(f"[data-quick={game}]")
    play_to_the_end(page, by_clicks(3))
    rows_explain_themselves(page)
    ended = page.url
    point = page.locator("[data-turning]").first
    action = int(point.get_attribute("data-turning") or 0)
    point.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(ended)
    expect(page.locator("dialog[open]")).to_have_count(0)
    await_turn(page)
    numbers = [int(text) for text in page.locator("[aria-label=Log] li .number").all_inner_texts()]
    assert [number for number in numbers if number < action], f"the log begins after the parting at {action}"
    page.goto(ended)
    page.locator("[data-turning]").first.get_by_role("button", name="See the moment").click()
    expect(page).to_have_url(re.compile(rf"/replay/table/.*/{action}$"))
