"""Rivals one can watch: captions in the log's words, the stage, pace, pause, skip, and the end in its order."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosmogony.games import GAMES
from tests.web.conftest import GUEST, OpenPage
from tests.web.play import await_turn, by_clicks, play_to_the_end

CAPTION = "[data-caption]"
NOTE_CAPTIONS = """() => {
    window.captions = [];
    const note = () => {
        const deed = document.querySelector("[data-deed]")?.dataset.deed;
        if (!deed || deed === window.captions.at(-1)?.deed) return;
        const told = [...document.querySelectorAll("[data-caption]")].map(one => one.textContent);
        const stage = document.querySelector("main .owner")?.textContent ?? "";
        if (told.length) window.captions.push({deed, told, stage});
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Note every caption with the owner of the board that fills the stage then."""
NOTE_ENDING = """() => {
    window.endings = [];
    const note = () => {
        const told = document.querySelector("dialog[open] [role=status]")?.textContent?.trim();
        if (!told || told === window.endings.at(-1)?.told) return;
        const buttons = [...document.querySelectorAll("button")];
        const offered = buttons.filter(one => one.textContent.includes("Rematch")).length;
        window.endings.push({told, crowned: document.querySelectorAll(".wins").length, offered});
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Note what the score sheet says, one after the other, how many winners are marked then and whether more is offered."""
MY_TURN = """async () => (await (await fetch("/api/my/tables")).json()).some(table => table.my_turn)"""
SKIP = """async () => {
    document.querySelector("button[data-skip]").click();
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll("button.choice").length;
}"""
"""Skip, and count the choices that the next picture shows."""


def moving_page(open_page: OpenPage, pace: str, **settings: Any) -> Page:
    """Open a page with moving pieces at which the others act at a pace."""
    page = open_page(reduced_motion="no-preference", **settings)
    wanted = f"{{pace: '{pace}', motion: 'fast', coach: 'never'}}"
    page.evaluate(f"localStorage.setItem('cosmogony.settings', JSON.stringify({wanted}))")
    page.reload()
    return page


def play_my_turn(page: Page) -> None:
    """Choose until the others act, after those who began."""
    choose = by_clicks(5)
    await_turn(page)
    for _ in range(200):
        page.wait_for_selector(f"button.choice, {CAPTION}")
        if page.locator(CAPTION).count():
            return
        before = page.locator("[data-seq]").get_attribute("data-seq")
        choose(page)
        page.wait_for_function("at => document.querySelector('[data-seq]').dataset.seq !== at", arg=before)
    raise AssertionError("the turn does not end")


def test_a_round_of_two_rivals_is_told_in_the_log_s_words_with_their_board_on_the_stage(open_page: OpenPage) -> None:
    page = moving_page(open_page, "quick")
    page.click("[data-quick=crafting]")
    await_turn(page)
    page.evaluate(NOTE_CAPTIONS)
    rivals = page.locator("aside li:not(.mine) .name").all_inner_texts()
    noted: list[Any] = []
    while not all(any(caption["told"][0].startswith(f"{rival} ") for caption in noted) for rival in rivals):
        page.evaluate("window.captions.length = 0")  # where a new round begins with somebody else, one may not act
        play_my_turn(page)
        await_turn(page)
        noted = page.evaluate("window.captions")
    told = [line for caption in noted for line in caption["told"]]
    log = page.locator("[aria-label=Log] li span:last-child").all_inner_texts()
    assert told == log[-len(told) :]
    assert told[0].startswith(tuple(rivals)), told
    before = [line for line in log[: -len(told)] if line.startswith((f"{GUEST} ", "You ", *rivals))]
    assert before[-1].startswith((f"{GUEST} ", "You ")), f"the first deed of the others has no caption: {log}"
    for rival in rivals:
        acted = [caption for caption in noted if caption["told"][0].startswith(f"{rival} ")]
        assert acted
        stages = {"".join(caption["stage"].split()) for caption in acted}
        assert stages == {"".join(f"Galaxy of {rival}".split())}
    expect(page.locator("main .owner")).to_contain_text(GUEST)


def test_the_recap_tells_three_deeds_of_the_others_and_goes_with_the_next_choice(open_page: OpenPage) -> None:
    page = open_page()  # people who want less motion are told what happened, not shown
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_be_visible()
    log = page.locator("[aria-label=Log] li span:last-child").all_inner_texts()
    lines = recap.locator("ol li").all_inner_texts()
    assert 1 <= len(lines) <= 3
    assert set(lines) <= set(log)
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)


def noted_choices(page: Page) -> list[str]:
    """Note every message of the server that says what there is to choose: nothing, while others act."""
    noted: list[str] = []

    def note(frame: str | bytes) -> None:
        if isinstance(frame, str) and '"choices":[' in frame:
            noted.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return noted


def test_a_pause_holds_and_a_skip_ends_within_one_picture(open_page: OpenPage) -> None:
    page = moving_page(open_page, "calm")
    noted = noted_choices(page)
    page.click("[data-quick=crafting]")
    play_my_turn(page)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    held = page.locator("[data-seq]").get_attribute("data-seq")
    while '"choices":[{' not in noted[-1]:  # on a busy machine the turn may come to the page later than to the server
        page.wait_for_timeout(100)
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", held or "")
    assert page.locator("button.choice").count() == 0
    assert page.evaluate(SKIP) > 0


def test_one_rival_is_skipped_and_the_next_one_is_shown(open_page: OpenPage) -> None:
    page = moving_page(open_page, "calm")
    page.click("[data-quick=crafting]")
    skip = page.get_by_role("button", name=re.compile("^Skip (?!to)"))
    while True:  # where a new round begins with somebody else, one of the two may not act before us
        play_my_turn(page)
        page.keyboard.press(" ")
        page.wait_for_function(MY_TURN, polling=500)
        first = skip.inner_text()
        skip.click()
        expect(page.locator("button.choice").or_(skip.filter(has_not_text=first)).first).to_be_visible()
        if skip.count():
            break
    assert skip.inner_text() != first
    page.keyboard.press("Escape")
    await_turn(page)


def test_the_pace_is_kept(open_page: OpenPage) -> None:
    page = moving_page(open_page, "calm")
    page.click("[data-quick=genesis]")
    play_my_turn(page)
    page.get_by_role("button", name="At once").click()
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    page.reload()
    assert page.evaluate("JSON.parse(localStorage.getItem('cosmogony.settings')).pace") == "once"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_shown_in_order(open_page: OpenPage, game: str) -> None:
    page = moving_page(open_page, "once")
    page.click(f"[data-quick={game}]")
    await_turn(page)
    page.evaluate(NOTE_ENDING)
    play_to_the_end(page, by_clicks(2))
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("status")).to_have_text(re.compile("win|share|lose"))
    first, *_ = page.evaluate("window.endings")
    assert first == {"told": "The scores are counted …", "crowned": 0, "offered": 0}
    assert page.locator("dialog[open] tbody tr.hidden").count() == 0
