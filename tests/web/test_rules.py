"""The rulebook on the screen: chapters with pictures, examples to walk through, clauses, and the table's questions."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, render, say
from tests.tables import OUR_GAMES
from tests.web.conftest import OpenPage
from tests.web.play import await_turn
from tests.web.test_everyone import serious, sideways

PICTURE = re.compile(r"\(picture:([a-z0-9-]+)\)")
EXAMPLE = re.compile(r"\(example:([a-z0-9-]+)@(\d+)-(\d+)\)")
MESSAGE_ID = re.compile(r"\b(?:web|genesis|cosmogenesis|crafting)-[a-z]+-")
FEWEST_SHAPES = 4
"""The simplest picture of a rulebook shows more than this."""


def chapters_of(game: str, lang: str) -> str:
    """Return all that the chapters of a rulebook hold."""
    return "\n".join(chapter.text for chapter in GAMES[game].rulebook(lang).chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_rulebook_is_shown_whole_with_all_its_pictures(open_page: OpenPage, game: str, lang: str) -> None:
    page = open_page(f"/#/rules/{game}", locale=lang, phone=lang == "it")
    book = GAMES[game].rulebook(lang)
    expect(page.locator(".body")).to_have_attribute("lang", lang)
    assert page.locator("section[data-chapter] > h2").all_inner_texts() == [
        *(chapter.title for chapter in book.chapters),
        say("web-rules-reference", lang),
    ]
    for name in PICTURE.findall(chapters_of(game, lang)):
        expect(page.locator(f"[data-picture={name}] svg *").nth(FEWEST_SHAPES)).to_be_attached()
    expect(page.locator("[data-picture]")).to_have_count(len(PICTURE.findall(chapters_of(game, lang))))
    expect(page.locator("[data-clause]")).to_have_count(len(book.clauses))
    told = page.locator("main").inner_text()
    assert not MESSAGE_ID.search(told), MESSAGE_ID.findall(told)
    assert sideways(page) == 0


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_example_is_walked_through_to_its_end(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#/rules/{game}", phone=game == "genesis")
    found = EXAMPLE.findall(chapters_of(game, "en"))
    examples = page.locator("[data-example]")
    expect(examples).to_have_count(len(found))
    for example, (_, first, last) in zip(examples.all(), found, strict=True):
        steps = int(last) - int(first) + 1
        example.get_by_role("button", name="Watch step by step").press("Enter")
        expect(example.locator(".stage svg").first).to_be_visible()
        expect(page.locator("[data-example] .stage")).to_have_count(1)
        expect(example.get_by_text(f"Step 0 of {steps}")).to_be_visible()
        forward = example.get_by_role("button", name="One decision on")
        forward.press("ArrowRight")
        expect(example.get_by_text(f"Step 1 of {steps}")).to_be_visible()
        example.locator(".told button").last.click()
        expect(forward).to_be_disabled()
        assert not MESSAGE_ID.search(example.inner_text())


def test_contents_addresses_and_citations_lead_where_they_say(open_page: OpenPage) -> None:
    page = open_page("/#/rules/genesis/GEN-9.6")
    expect(page.locator("[data-clause='GEN-9.6'].wanted")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The dark angel", exact=True).click()
    expect(page.get_by_role("heading", name="The dark angel", exact=True)).to_be_in_viewport()
    page.locator("[data-clause='GEN-1.1']").get_by_role("link", name="GEN-1.2", exact=True).click()
    expect(page.locator("[data-clause='GEN-1.2'].wanted")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("dark angel switches")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("[data-clause='GEN-1.2']")).to_have_count(0)
    page.get_by_label("Search the rules").fill("no such words")
    expect(page.get_by_text("Nothing here holds all these words.")).to_be_visible()


def test_a_rulebook_is_printed_without_what_can_only_be_pressed(open_page: OpenPage) -> None:
    page = open_page("/#/rules/genesis")
    expect(page.locator("[data-picture=board] svg").first).to_be_visible()
    page.emulate_media(media="print")
    for part in ("nav", ".search", ".doors"):
        for one in page.locator(part).all():
            expect(one).to_be_hidden()
    expect(page.locator("[data-picture=board] svg").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", OUR_GAMES)
def test_axe_finds_nothing_serious_in_a_rulebook_with_an_open_example(
    open_page: OpenPage, game: str, phone: bool
) -> None:
    page = open_page(f"/#/rules/{game}", phone=phone)
    page.locator("[data-example] [aria-expanded]").first.click()
    expect(page.locator(".stage svg").first).to_be_visible()
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == []


def why_not(page: Page) -> Locator:
    """Ask about a day that has not begun, and return the clause that the answer cites."""
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator("button.choice").first.click()
    await_turn(page, at)
    page.locator("[data-place='move VII']").dispatch_event("click")
    expect(page.locator(".sentence.notice")).to_be_visible()
    return page.get_by_role("button", name=re.compile(r"GEN-\d"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawer_opens_at_the_clause_that_a_refusal_cites(open_page: OpenPage, lang: str) -> None:
    page = open_page(locale=lang)
    cited = why_not(page)
    clause = re.search(r"GEN-[\d.]+\d", cited.inner_text())
    assert clause
    cited.click()
    drawer = page.locator("dialog[open]")
    expect(drawer.locator(f"[data-clause='{clause[0]}'].wanted")).to_be_in_viewport()
    plain = GAMES["genesis"].rulebook(lang).find(clause[0])[0].text.split("**")[0].strip()
    expect(drawer.locator(".wanted")).to_contain_text(plain)
    chapter = GAMES["genesis"].rulebook(lang).chapters[1]
    drawer.locator("summary", has_text=chapter.title).click()
    expect(drawer.locator("[data-picture=board] svg").first).to_be_visible()


@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_rules_leave_open_is_asked_in_plain_words(open_page: OpenPage, game: str, lang: str) -> None:
    page = open_page(f"/#/new/{game}", locale=lang, phone=lang == "de")
    page.locator("details summary").first.click()
    for ruling in GAMES[game].rulings():
        question = page.get_by_role("group", name=render(GAMES[game].ruling_message(ruling.name), lang))
        expect(question.get_by_role("radio", checked=True)).to_have_value(ruling.value)
        for value in ruling.values:
            expect(question).to_contain_text(render(GAMES[game].ruling_message(ruling.name, value), lang))
        assert not re.search(r"\b(?:true|false)\b|_", question.inner_text()), ruling.name
    expect(page.locator(".provenance")).to_contain_text(GAMES[game].edition.label)
    assert sideways(page) == 0
    assert serious(page) == []


def test_an_answer_that_cannot_be_played_is_refused_beside_its_question(open_page: OpenPage) -> None:
    page = open_page("/#/new/genesis", locale="de", expected="400")
    page.locator("details summary").first.click()
    page.get_by_role("radio", name=re.compile("In einer eigenen Reihenfolge")).check()
    question = page.get_by_role("group", name="In welcher Reihenfolge")
    for typed, said in (("", "Schreib bitte eine Antwort"), ("3 1", "jeden Sitz am Tisch genau einmal")):
        question.get_by_role("textbox").fill(typed)
        page.get_by_role("button", name="Tisch eröffnen").click()
        expect(question.get_by_role("alert")).to_contain_text(said)
        expect(question.get_by_role("textbox")).to_be_focused()
    question.get_by_role("textbox").fill("3 1 2")
    page.get_by_role("button", name="Tisch eröffnen").click()
    await_turn(page)


def test_a_tables_own_answers_are_played_and_told_in_its_rules(open_page: OpenPage) -> None:
    page = open_page("/#/new/genesis")
    page.locator("details summary").first.click()
    page.get_by_role("radio", name="Nothing at all.").check()
    page.get_by_role("radio", name=re.compile("In an order of your own")).check()
    page.get_by_role("textbox", name=re.compile("In an order of your own")).fill("3 1 2")
    expect(page.locator("details summary").first).to_contain_text("2 decided otherwise")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    await_turn(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    here = page.locator("dialog[open] li", has_text="at this table")
    expect(here.filter(has_text="Nothing at all.")).to_have_count(1)
    expect(here.filter(has_text="3 1 2")).to_have_count(1)
