"""Whatever is marked on a board says what it is: pointed at, pressed, or walked to by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.tables import OUR_GAMES
from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks

ASKED = """async () => {
    const names = new Set([...document.querySelectorAll("main [data-thing]")].map(one => one.dataset.thing));
    const silent = [];
    for (const name of names) {
        const one = document.querySelector(`main [data-thing="${CSS.escape(name)}"]`);
        if (!one || one.getBoundingClientRect().width === 0) continue;
        one.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true}));
        const told = () => document.querySelector(`[data-what="${CSS.escape(name)}"] h2`)?.textContent;
        for (let tries = 0; tries < 400 && !told(); tries++) await new Promise(done => setTimeout(done, 10));
        if (!told()) silent.push(name);
    }
    return [names.size, silent];
}"""
"""Right-click every thing on the board, one after the other; tell how many there are, and which do not answer."""
LEAST = {"genesis": 120, "cosmogenesis": 40, "crafting": 150}
"""How many things a board shows at least."""


def play_on(page: Page, game: str, decisions: int) -> None:
    """Open a table against bots and play for a while."""
    page.click(f"[data-quick={game}]")
    choose, at = by_clicks(5), ""
    for _ in range(decisions):
        at = await_turn(page, at)
        assert at != "over", "the game ended too early for this test"
        choose(page)
    await_turn(page, at)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_marked_element_says_what_it_is(open_page: OpenPage, game: str) -> None:
    page = open_page()
    play_on(page, game, 12)
    number, silent = page.evaluate(ASKED)
    assert silent == []
    assert number >= LEAST.get(game, 1)


def test_a_pointer_that_rests_a_finger_that_stays_and_the_keyboard_ask(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    await_turn(page)
    card = page.locator(".what")
    page.locator("[data-thing='dark angel']").hover()
    expect(card).to_contain_text("Nobody plays him")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.keyboard.press("?")
    expect(card).to_have_count(1)
    first = card.get_attribute("data-what")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(card).not_to_have_attribute("data-what", first or "")
    page.keyboard.press("Enter")
    expect(card.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator("[data-thing='stock C']").click(button="right")
    expect(card).to_contain_text("Stock of chaos")
    card.get_by_role("button", name="GEN-4.5").click()
    expect(page.locator("dialog[open]")).to_contain_text("GEN-4.5")


def test_a_log_line_lights_what_it_names_and_many_choices_are_put_together(open_page: OpenPage) -> None:
    page = open_page()
    play_on(page, "crafting", 40)
    lines = page.locator("#panel-log button", has_text="o'clock")
    lines.last.hover()
    expect(page.locator(".light").first).to_be_visible()
    assert page.locator("button.choice").count() <= 10
