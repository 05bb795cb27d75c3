"""Hints that teach and a coach who asks back, as people meet them on the screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.tables import OUR_GAMES
from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks
from tests.web.test_any_screen import table_at

CHOICE = "button.choice"
CARD = "[role=alertdialog]"
GLOWS = """() => [...document.querySelectorAll("[data-place].glow:not(.later)")].map(one => one.dataset.place).sort()"""
PASS = f"{CHOICE}[data-choice=pass]"
RECORD = Path(__file__).parents[1] / "games" / "genesis" / "records" / "3-players.txt"
BLUNDER = 103
"""After so many decisions of this record, in the last round, a work can be done, and whoever passes loses its points:
the coach finds that however little time a busy machine gives it."""
SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]
GAMES = 4
"""More games than it takes until a bad choice is neither good enough for silence nor bad enough to be asked back."""
ANSWERED = f"""at => document.querySelector("{CARD}") || document.querySelector("dialog[open] table")
    || document.querySelector("[data-seq]")?.dataset.seq !== at"""
IN_SIGHT = """() => {
    const note = document.querySelector("[data-note^=coach-after]");
    const seen = (one, x, y) => {
        const box = one.getBoundingClientRect();
        return note.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
    };
    const [words, button] = [note.querySelector("p"), note.querySelector("button")];
    return [words, button].every(one => [0.02, 0.98].every(y => seen(one, 0.5, y)));
}"""
PATIENT = """const late = setTimeout;
    window.setTimeout = (run, ms, ...rest) => late(run, ms === 900 ? 60_000 : ms, ...rest);"""
"""A choice waits for the coach for 900 ms, and goes on without; here it waits until a busy machine has thought."""


def coached(open_page: OpenPage, **settings: object) -> Page:
    """Open a page for somebody who wants a coach."""
    page = open_page(**settings)
    page.add_init_script(PATIENT)
    page.get_by_role("heading").first.wait_for()
    page.evaluate("localStorage.setItem('cosmogony.settings', JSON.stringify({coach: 'always'}))")
    page.reload()
    return page


def until_asked_back(page: Page) -> str:
    """Pass where a work could be done, until the coach asks back; return the number of that position."""
    page.request.post(f"{page.url.split('#')[0]}api/guest", data={"name": "Ada"})
    page.goto(table_at(page, RECORD, BLUNDER))
    page.reload()
    at = await_turn(page)
    do_nothing(page)
    expect(page.locator(CARD)).to_be_visible()
    return at


def do_nothing(page: Page) -> None:
    """Pass; where the Now bar puts choices together, in the list of all."""
    if page.locator(PASS).count() == 0:
        page.keyboard.press("l")
    page.locator(PASS).click()


def test_a_bad_choice_is_asked_back_and_can_be_done_anyway(open_page: OpenPage) -> None:
    page = coached(open_page)
    at = until_asked_back(page)
    card = page.locator(CARD)
    expect(card.locator("#coach-why p").first).not_to_be_empty()
    expect(card.get_by_role("button", name="Let me think")).to_be_focused()
    card.get_by_role("button", name="What would be better?").click()
    expect(card.locator(".better")).to_contain_text("Better")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", at)
    do_nothing(page)
    expect(card).to_have_count(1)
    card.get_by_role("button", name="Do it anyway").click()
    expect(card).to_have_count(0)
    assert await_turn(page, at) != at


def test_the_coach_is_there_on_a_phone_and_is_switched_off_in_the_menu(open_page: OpenPage) -> None:
    page = coached(open_page, phone=True, locale="de")
    at = until_asked_back(page)
    box = page.locator(CARD).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    page.get_by_role("button", name="Ich überlege noch").click()
    page.get_by_role("button", name="Menü").click()
    page.get_by_label("Coach").select_option("never")
    page.keyboard.press("Escape")
    do_nothing(page)
    await_turn(page, at)
    expect(page.locator(CARD)).to_have_count(0)


def until_told_better(page: Page) -> Locator:
    """Play the last choice each time, whatever the coach asks back, until it says after a turn what was better."""
    remark = page.locator("[data-note^=coach-after]")
    for _ in range(GAMES):
        page.goto(page.url.split("#")[0])
        page.click("[data-quick=genesis]")
        at = ""
        while (at := await_turn(page, at)) != "over":
            if remark.count():
                return remark
            page.keyboard.press("l")  # lists what the Now bar puts together
            page.locator(CHOICE).last.click()
            page.wait_for_function(ANSWERED, arg=at)
            if page.locator(CARD).count():
                page.locator(f"{CARD} footer .button").nth(1).click()
    raise AssertionError("the coach never said what was better, though the last choice was taken each time")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_after_a_turn_the_coach_says_what_was_better(open_page: OpenPage, size: ViewportSize) -> None:
    page = coached(open_page, phone=size["width"] < 800)
    page.set_viewport_size(size)
    remark = until_told_better(page)
    expect(remark).to_have_count(1)
    expect(remark).to_contain_text("Coach: Better would have been")
    expect(page.locator("[data-note]")).to_have_count(1)  # what is new waits until the remark is read
    assert page.evaluate(IN_SIGHT), "the remark or its button is covered or cut"
    remark.get_by_role("button").click()
    expect(remark).to_have_count(0)


def test_while_hints_are_shown_only_advised_places_glow(open_page: OpenPage) -> None:
    page = open_page()
    for game in OUR_GAMES:
        page.goto(page.url.split("#")[0])
        page.click(f"[data-quick={game}]")
        choose, at, narrowed = by_clicks(3), "", False
        for _ in range(40):
            at = await_turn(page, at)
            before = page.evaluate(GLOWS)
            if len(before) > 3:
                page.keyboard.press("h")
                expect(page.locator(f"{CHOICE} small").first).not_to_be_empty()
                told = page.locator(CHOICE).evaluate_all("all => all.map(one => one.textContent)")
                assert len(set(told)) == len(told)
                lit = page.evaluate(GLOWS)
                assert len(set(lit)) <= len(told), f"{game}: {lit} glow beside {told}"
                assert set(lit) <= set(before)
                page.keyboard.press("Escape")
                assert page.evaluate(GLOWS) == before
                narrowed = True
                break
            choose(page)
        assert narrowed, f"{game}: never more than three places to choose from"
