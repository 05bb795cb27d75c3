"""Playing with people: quick reactions, who is thinking, whom one hears, names and faces; and what is heard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, GUEST, PHONE, OpenPage
from tests.web.play import await_turn, new_table

LISTEN = """
window.heard = []; window.opened = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.heard.push(this.type); return start.call(this, at); };
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.opened += 1; } };
"""
"""Note every tone that is sounded."""
OUT_OF_SIGHT = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
HELD = """() => {
    const later = window.setTimeout;
    window.held = [];
    window.setTimeout = (run, ms, ...rest) => ms === 3500 ? void held.push(run) : later(run, ms, ...rest);
}"""
"""A reaction goes after 3500 ms; here it stays until a busy machine has looked at it, and somebody lets it go."""


def two_people(open_page: OpenPage, *, phone: bool = False, **settings: Any) -> tuple[Page, Page]:
    """Open a table for two, in two browsers; return first whose turn it is."""
    host = open_page("/#/new/genesis", phone=phone, **settings)
    new_table(host, "me", "link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Share this link").input_value()
    friend = open_page("/" + link.split("/", 3)[3], phone=phone)
    friend.get_by_label("You play as").fill("Caroline")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.wait_for_selector("[data-seq]")
    one, other = (host, friend) if has_the_turn(host) else (friend, host)
    one.wait_for_selector("button.choice")
    return one, other


def has_the_turn(page: Page) -> bool:
    """Say whether the turn is that of whoever sits here, as the position shown there has it."""
    turn = page.locator("li.turn").first
    return bool(turn.evaluate("one => one.classList.contains('mine')"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_reaction_is_seen_at_the_seat_and_read_out(open_page: OpenPage, phone: bool) -> None:
    one, other = two_people(open_page, phone=phone)
    for page in (one, other):
        page.evaluate(HELD)
    one.get_by_role("button", name="Quick reactions").click()
    expect(one.locator("[data-react]")).to_have_count(6)
    for box in one.locator("[data-react]").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert box["height"] >= 40
        assert 0 <= box["left"] < box["right"] <= (PHONE if phone else DESKTOP)["width"]
    one.get_by_role("button", name="Well played!").click()
    expect(one.locator("[data-react]")).to_have_count(0)
    shown = other.locator("[data-reaction=bravo]")
    expect(shown).to_contain_text("Well played!")
    expect(other.locator("[data-reacted]")).to_contain_text(": Well played!")
    expect(one.locator("[data-reacted]")).to_be_empty()  # nobody is told what they did themselves
    other.evaluate("held.forEach(end => end())")
    expect(shown).to_have_count(0)
    expect(other.locator("[data-reacted]")).to_be_empty()


def test_whoever_is_silenced_is_neither_read_nor_seen(open_page: OpenPage) -> None:
    one, other = two_people(open_page)
    for page in (one, other):
        page.evaluate(HELD)
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Hear nothing from").click()
    expect(other.get_by_role("button", name="again")).to_be_visible()
    other.keyboard.press("Escape")
    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("boo")
    one.keyboard.press("Enter")
    one.get_by_role("button", name="Quick reactions").click()
    one.get_by_role("button", name="Wow!").click()
    expect(one.locator("[data-reaction=wow]")).to_be_visible()
    one.get_by_role("tab", name="Log").click()
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("Nobody has said anything yet.")).to_be_visible()
    assert other.locator("[data-reaction]").count() == 0


def test_the_others_see_whether_somebody_thinks_looks_elsewhere_or_is_away(open_page: OpenPage) -> None:
    thinker, other = two_people(open_page)
    expect(other.locator(".sentence")).to_contain_text("is thinking")
    expect(other.locator("aside .thinks")).to_have_count(1)
    expect(thinker.locator("aside .thinks")).to_have_count(0)
    thinker.evaluate(OUT_OF_SIGHT, True)
    expect(other.locator(".sentence")).to_contain_text("looking elsewhere")
    expect(other.locator("aside .thinks")).to_have_count(0)
    thinker.evaluate(OUT_OF_SIGHT, False)
    expect(other.locator(".sentence")).to_contain_text("is thinking")
    thinker.close()
    expect(other.locator(".sentence")).to_contain_text("away just now")


def test_alone_with_bots_nobody_is_offered_reactions(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    await_turn(page)
    assert page.get_by_role("button", name="Quick reactions").count() == 0
    assert page.get_by_role("button", name="Sound: on").count() == 1


@pytest.mark.parametrize(
    ("locale", "name", "other"),
    [
        ("en", GUEST, "Another name"),
        ("de", "Mondfuchs", "Ein anderer Name"),
        ("it", "Volpe della Luna", "Un altro nome"),
    ],
)
def test_a_guest_has_a_name_and_a_face_before_they_say_any(
    open_page: OpenPage, locale: str, name: str, other: str
) -> None:
    page = open_page(locale=locale)
    expect(page.locator("#name")).to_have_attribute("placeholder", name)
    before = page.locator("form.who svg").inner_html()
    page.get_by_role("button", name=other).click()
    expect(page.locator("#name")).not_to_have_attribute("placeholder", name)
    assert page.locator("form.who svg").inner_html() != before
    called = page.locator("#name").get_attribute("placeholder") or ""
    page.click("[data-quick=genesis]")
    expect(page.locator("aside li.mine .name")).to_contain_text(called)


def test_nothing_is_heard_before_the_first_touch_nor_when_silenced(open_page: OpenPage) -> None:
    page = open_page(script=LISTEN)
    page.click("[data-quick=genesis]")
    await_turn(page)
    page.wait_for_function("() => heard.length > 0")
    page.reload()  # a new page that nobody has touched yet
    await_turn(page)
    assert page.evaluate("[heard.length, opened]") == [0, 0]
    page.locator("button.choice").first.click()
    page.wait_for_function("() => heard.length > 0")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()
    count = page.evaluate("heard.length")
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    assert page.evaluate("heard.length") == count
    page.get_by_role("button", name="Sound: off").click()
    page.get_by_label("Sounds").check()
    page.wait_for_function(f"() => heard.length > {count}")
    page.get_by_label("Volume").fill("0")
    count = page.evaluate("heard.length")
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    assert page.evaluate("heard.length") == count


def test_out_of_sight_only_the_turn_is_heard(open_page: OpenPage) -> None:
    thinker, other = two_people(open_page, script=LISTEN)
    listener = next(page for page in (thinker, other) if page.evaluate("'heard' in window"))
    speaker = other if listener is thinker else thinker
    listener.mouse.click(5, 5)
    mover = thinker
    while mover is not speaker:  # until the one who listens waits
        at = mover.locator("[data-seq]").get_attribute("data-seq") or ""
        mover.locator("button.choice").first.click()
        mover.wait_for_function(f"() => document.querySelector('[data-seq]').dataset.seq !== '{at}'")
        mover = mover if has_the_turn(mover) else speaker
    speaker.wait_for_selector("button.choice")
    listener.evaluate(OUT_OF_SIGHT, True)
    listener.evaluate("heard.length = 0")
    play_until_the_turn_passes(speaker)
    listener.wait_for_function("() => heard.length > 0")
    assert listener.evaluate("heard.length") == 6, "two bells: the sign for the turn, and nothing else"


def play_until_the_turn_passes(page: Page) -> None:
    while has_the_turn(page):
        at = page.locator("[data-seq]").get_attribute("data-seq") or ""
        page.locator("button.choice").first.click()
        page.wait_for_function(f"() => document.querySelector('[data-seq]').dataset.seq !== '{at}'")


def test_less_motion_is_honoured_and_said(open_page: OpenPage) -> None:
    page = open_page("/#/settings", reduced_motion="reduce")
    expect(page.get_by_label("Motion")).to_be_disabled()
    expect(page.get_by_label("Motion")).to_have_value("off")
    expect(page.get_by_text("Your device asks for less motion")).to_be_visible()
    page = open_page("/#/settings", reduced_motion="no-preference")
    expect(page.get_by_label("Motion")).to_be_enabled()
    page.get_by_label("Motion").select_option("off")
    assert page.evaluate("getComputedStyle(document.body).transitionDuration") == "0s"
    assert page.locator("html").get_attribute("data-motion") == "off"
