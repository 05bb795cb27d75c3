"""The example game from outside the package, in the browser: the client has no board for it and knows nothing of it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.house import House
from tests.web.conftest import GUEST, OpenPage
from tests.web.play import await_turn, by_clicks, new_table, play_to_the_end, recorded_decisions

DECISION = "button.choice"
DICE = re.compile(r"\[\d( \d){4}\]")


def board(page: Page) -> Locator:
    """Return the position as text."""
    return page.locator("main pre")


def test_it_stands_on_the_home_page_with_its_own_picture(open_page: OpenPage) -> None:
    page = open_page(locale="it")
    card = page.locator("li", has=page.locator("[data-quick=cups]"))
    expect(card.get_by_role("heading")).to_have_text("Bicchieri")
    expect(card).to_contain_text("Dadi sotto i bicchieri")
    picture = card.locator("img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    drawn = page.request.get(page.url.split("#")[0].rstrip("/") + "/api/games/cups/picture").text()
    assert "#a4622f" in drawn


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "said"), [("en", "Round 1 of 9"), ("de", "Runde 1 von 9"), ("it", "Turno 1 di 9")])
def test_a_whole_game_in_every_language(open_page: OpenPage, web_house: House, lang: str, said: str) -> None:
    page = open_page(locale=lang, phone=lang == "it")
    page.click("[data-quick=cups]")
    await_turn(page)
    expect(board(page)).to_contain_text(said)
    assert play_to_the_end(page, by_clicks(7)) == recorded_decisions(page, web_house) > 0
    totals = page.locator("dialog[open] tfoot td").all_inner_texts()
    assert sum(map(int, totals)) == 9, "the stones of three players"
    assert "cups-" not in page.locator("body").inner_text()


def test_dice_are_seen_by_their_owner_only(open_page: OpenPage) -> None:
    host = open_page("/#/new/cups")
    new_table(host, "me", "link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Share this link").input_value()
    friend = open_page("/" + link.split("/", 3)[3])
    friend.get_by_label("You play as").fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    await_turn(host)
    spectator = open_page("/" + link.split("/", 3)[3])
    own = [seen_dice(page) for page in (host, friend, spectator)]
    assert [len(dice) for dice in own] == [1, 1, 0]
    host.locator("[data-choice='1x6']").click()
    await_turn(friend)
    friend.locator("[data-choice='doubt']").click()
    for page, name in ((host, GUEST), (friend, "Bo")):
        log = page.get_by_role("list", name="Log")
        expect(log).to_contain_text("takes a stone from")
        assert re.findall(r"([\w ]+) has [\d ]+ under the cup", log.inner_text()) == [name]
        expect(board(page)).to_contain_text(f"before: {own[0][0].strip('[]')}")
    log = spectator.get_by_role("list", name="Log")
    expect(log).to_contain_text("takes a stone from")
    expect(log).not_to_contain_text("under the cup")


def seen_dice(page: Page) -> list[str]:
    """Return the dice that a reader sees under cups."""
    expect(board(page)).to_contain_text("?")
    return [found[0] for found in DICE.finditer(board(page).inner_text())]


def test_its_rules_and_values_can_be_read(open_page: OpenPage) -> None:
    rules = open_page("/#/rules/cups", locale="de")
    expect(rules.locator("main")).to_contain_text("CUP-4.2")
    expect(rules.locator("main")).to_contain_text("Einsen zählen als jede Augenzahl")
    values = open_page("/#/components/cups", locale="it")
    expect(values.get_by_role("heading", level=1)).to_contain_text("Bicchieri")
    expect(values.locator("main")).to_contain_text("each.dice")


def test_a_hint_and_a_preview_are_given(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=cups]")
    await_turn(page)
    page.locator(DECISION).first.hover()
    expect(page.locator(".foretold")).to_contain_text("bids")
    page.mouse.move(0, 0)
    page.keyboard.press("h")
    expect(page.locator(f"{DECISION} small").first).not_to_be_empty()
