"""The screen for everyone: languages, phones, screen readers, both themes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosmogony.games import GAMES
from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks, first_choice, play_to_the_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SENTENCES = {"en": "Make a cosmos tonight", "de": "Erschafft heute Abend", "it": "Create un cosmo stasera"}
TURNS = {"en": "Choose the cube", "de": "Wähle", "it": "Scegli"}


@pytest.mark.parametrize("lang", SENTENCES)
def test_the_screen_speaks_the_visitors_language(open_page: OpenPage, lang: str) -> None:
    page = open_page(locale=lang)
    expect(page.locator("h1")).to_contain_text(SENTENCES[lang])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.click("[data-quick=genesis]")
    await_turn(page)
    expect(page.locator(".sentence")).to_contain_text(TURNS[lang])


@pytest.mark.parametrize("lang", SENTENCES)
def test_every_page_is_told_in_full_and_fits_a_small_phone(open_page: OpenPage, lang: str) -> None:
    for path in PAGES.values():
        page = open_page(path, phone=True, locale=lang)
        page.set_viewport_size({"width": 360, "height": 740})
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        words = page.locator("body").inner_text()
        assert "web-" not in words, words
        assert sideways(page) == 0, path


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, game: str) -> None:
    page = open_page(phone=True, locale={"genesis": "it", "cosmogenesis": "de"}.get(game, "en"))
    assert sideways(page) == 0
    page.click(f"[data-quick={game}]")
    at = await_turn(page)
    assert sideways(page) == 0
    for button in page.locator("header .button").all():
        assert button.evaluate("button => button.scrollWidth - button.clientWidth") <= 1, button.inner_text()
    first_choice(page).tap()
    await_turn(page, at)
    if page.locator("[data-place].glow").count():
        page.wait_for_function(IN_SIGHT)
    for tab in ("players", "log", "chat", "board"):
        page.locator(f"#tab-{tab}").tap()
        assert sideways(page) == 0
    for button in page.locator("button.choice").all()[:6]:
        box = button.bounding_box()
        assert box is None or box["height"] >= 44


IN_SIGHT = """() => [...document.querySelectorAll("[data-place].glow, [data-here]")].some(place => {
    const [box, frame] = [place, document.querySelector("main")].map(one => one.getBoundingClientRect());
    return box.bottom > frame.top && box.top < frame.bottom;
})"""


def sideways(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


PAGES = {
    "home": "/",
    "new table": "/#/new/genesis",
    "rules": "/#/rules/genesis",
    "components of genesis": "/#/components/genesis",
    "components of cosmogenesis": "/#/components/cosmogenesis",
    "components of crafting": "/#/components/crafting",
    "settings": "/#/settings",
}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_on_a_page(open_page: OpenPage, name: str, phone: bool) -> None:
    page = open_page(PAGES[name], phone=phone)
    page.wait_for_load_state("networkidle")
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(open_page: OpenPage, game: str, phone: bool) -> None:
    page = open_page(phone=phone)
    page.click(f"[data-quick={game}]")
    at = await_turn(page)
    first_choice(page).click()
    await_turn(page, at)
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_the_lobby_and_in_the_drawers(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/#/new/genesis", phone=phone)
    page.get_by_label("Seat 2").select_option("link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#invite")
    assert serious(page) == []
    page.get_by_role("button", name="Add an opponent").click()
    await_turn(page)
    for drawer in ("Rules", "Menu"):
        page.get_by_role("button", name=drawer).click()
        page.wait_for_selector("dialog[open]")
        assert serious(page) == []
        page.keyboard.press("Escape")


@pytest.mark.slow
def test_axe_finds_nothing_serious_on_the_score_sheet_and_in_a_replay(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    play_to_the_end(page, by_clicks(5))
    assert serious(page) == []
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[type=range]")
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    """Return what axe-core calls serious or critical, in short."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:300]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def test_new_lines_of_the_log_are_announced(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    told = page.locator("[data-announced]")
    expect(told).not_to_be_empty()
    page.reload()
    await_turn(page)
    expect(page.locator("#panel-log li").first).to_be_visible()
    expect(told).to_be_empty()  # what happened before the table was opened is in the log, and is not read out


REWARDS = """() => [...document.querySelectorAll('main [data-thing^="active "]')]
    .map(one => [...one.querySelectorAll(":scope > g")].map(thing => thing.querySelectorAll("*").length))
"""


def test_every_control_of_crafting_the_cosmos_shows_all_that_it_gives(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=crafting]")
    await_turn(page)
    game = GAMES["crafting"]
    printed: Any = game.components_view(game.components(game.edition))
    drawn = page.evaluate(REWARDS)
    assert [len(things) for things in drawn] == [sum(part.number for part in parts) for parts in printed.active]
    assert all(shapes > 0 for things in drawn for shapes in things)
