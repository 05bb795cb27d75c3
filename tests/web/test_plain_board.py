"""A game that the client has no board for is played all the same: its position as text beside the choices.

Pennies brings eight methods and nothing else: no words, no picture, no rules to read. Cups, the example, brings them.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import GUEST, OpenPage
from tests.web.play import await_turn, by_clicks, by_keyboard, play_to_the_end
from tests.web.test_everyone import sideways

DECISION = "button.choice"


@pytest.fixture(scope="module")
def penny_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that plays the first version of a stranger's game as well."""
    folder = tmp_path_factory.mktemp("pennies")
    with House(folder, bot_processes="1", games="tests.contract.pennies:Pennies") as house:
        yield house


def board(page: Page) -> str:
    """Return the position as it is drawn."""
    return page.locator("main pre").inner_text()


def test_it_stands_on_the_home_page_with_a_neutral_picture(open_page: OpenPage, penny_house: House) -> None:
    page = open_page(house=penny_house, locale="de")
    card = page.locator("li", has=page.locator("[data-quick=pennies]"))
    expect(card.get_by_role("heading")).to_have_text("Pennies")
    expect(card).to_contain_text(re.compile("2.4 Spieler"))
    drawn = card.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert drawn > 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_is_played_from_the_choices_with_its_position_as_text(
    open_page: OpenPage, penny_house: House, phone: bool
) -> None:
    page = open_page(house=penny_house, phone=phone)
    page.click("[data-quick=pennies]")
    await_turn(page)
    expect(page.locator(".sentence")).to_contain_text("Choose what to do")
    expect(page.locator("h1")).to_have_text("Pennies")
    assert re.search(r"^hands: (None )*\d( None)*$", board(page), re.MULTILINE), "one's own hand and no other"
    assert sideways(page) == 0
    assert play_to_the_end(page, by_keyboard(2) if phone else by_clicks(2)) == 1
    expect(page.locator("dialog[open] tfoot td")).to_have_count(3)
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(page.locator("main pre")).not_to_contain_text("None")


def test_pages_about_it_are_told_in_full(open_page: OpenPage, penny_house: House) -> None:
    for path in ("/#/new/pennies", "/#/rules/pennies", "/#/components/pennies"):
        page = open_page(path, house=penny_house)
        expect(page.locator("h1")).to_contain_text("Pennies")
        page.wait_for_load_state("networkidle")
        words = page.locator("body").inner_text()
        assert "web-" not in words, words
        assert "pennies-" not in words, words


def test_it_speaks_the_readers_language_and_changes_with_it(open_page: OpenPage) -> None:
    page = open_page(locale="it")
    page.click("[data-quick=cups]")
    await_turn(page)
    expect(page.locator("main pre")).to_contain_text("Turno 1 di 9")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_label("Lingua").select_option("de")
    page.locator("dialog[open]").get_by_role("button", name="Schließen").click()
    expect(page.locator("main pre")).to_contain_text("Runde 1 von 9")
    expect(page.locator(DECISION).first).to_contain_text("Würfel")


def test_its_games_are_looked_at_again_from_any_seat(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=cups]")
    play_to_the_end(page, by_clicks(1))
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    page.get_by_label("Moment of the game").fill("3")
    expect(page).to_have_url(re.compile(r"/3$"))
    expect(page.locator("main pre")).to_contain_text("?")
    hidden = board(page).count("?")
    page.get_by_label("Seen by").select_option(label=GUEST)
    page.wait_for_function(
        "hidden => document.querySelector('main pre').innerText.split('?').length - 1 < hidden", arg=hidden
    )
    assert board(page).count("?") == hidden - 1
