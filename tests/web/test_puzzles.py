"""Puzzles in the real browser: by mouse, by keyboard and at phone size, in three languages, on the real board."""

import pytest
from playwright.sync_api import Page, expect

from cosmogony.core.puzzle import Puzzle, Puzzles
from cosmogony.games import GAMES
from cosmogony.texts import render, say
from tests.tables import OUR_GAMES
from tests.web.conftest import OpenPage
from tests.web.test_everyone import serious

TAKEN = list(zip(OUR_GAMES, ("mouse", "keyboard", "phone"), ("en", "de", "it"), strict=True))


def first_of(name: str) -> Puzzle:
    found = Puzzles.of(GAMES[name])
    assert found is not None
    return next(iter(found))


def notation(name: str, puzzle: Puzzle, action: int) -> str:
    return GAMES[name].text(puzzle.position(GAMES[name]), action)


def choose(page: Page, hand: str, text: str) -> None:
    """Choose in the list of all choices, as a mouse, a finger or a keyboard does it."""
    wanted = page.locator(f'button.choice[data-choice="{text}"]')
    page.wait_for_selector("button.choice")
    if wanted.count() == 0:
        page.keyboard.press("l")
    expect(wanted).to_be_visible()
    if hand == "keyboard":
        number = wanted.evaluate("one => [...one.parentElement.querySelectorAll('button.choice')].indexOf(one)")
        page.keyboard.press("c")
        page.keyboard.press("Home")
        for _ in range(number):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        wanted.click()


@pytest.mark.parametrize(("name", "hand", "lang"), TAKEN)
def test_a_puzzle_is_tried_missed_and_solved(open_page: OpenPage, name: str, hand: str, lang: str) -> None:
    puzzle = first_of(name)
    state = puzzle.position(GAMES[name])
    names = [say("player", lang, number=seat + 1) for seat in range(puzzle.players)]
    page = open_page(f"/#/puzzles/{name}", phone=hand == "phone", locale=lang)
    page.locator(f'[data-puzzle="{puzzle.id}"]').click()
    expect(page.get_by_text(say("web-puzzle-ask", lang))).to_be_visible()

    wrong = puzzle.wrong[0]
    choose(page, hand, notation(name, puzzle, wrong.action))
    why = " ".join(render(one, lang, names) for one in wrong.why)
    missed = say(
        "web-puzzle-wrong", lang, choice=render(GAMES[name].message(state, wrong.action), lang, names), why=why
    )
    expect(page.locator(".sentence.notice")).to_have_text(missed)

    page.keyboard.press("Escape")
    choose(page, hand, notation(name, puzzle, puzzle.solution))
    solved = say("web-puzzle-right", lang, choice=render(GAMES[name].message(state, puzzle.solution), lang, names))
    expect(page.locator(".sentence")).to_have_text(solved)
    told = page.locator("dl.why")
    for reason in puzzle.reasons:
        expect(told).to_contain_text(render(reason, lang, names))
    expect(page.get_by_role("link", name=say("web-puzzle-next", lang))).to_be_attached()

    page.goto(page.url.split("#")[0] + f"#/puzzles/{name}")
    marked = page.locator(f'[data-puzzle="{puzzle.id}"]')
    expect(marked).to_contain_text(say("web-puzzle-solved", lang))


def test_the_solution_can_be_asked_for_and_does_not_count(open_page: OpenPage) -> None:
    puzzle = first_of("genesis")
    page = open_page(f"/#/puzzles/genesis/{puzzle.id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".sentence")).to_contain_text("The solution: ")
    page.get_by_role("button", name="Try it again").click()
    expect(page.get_by_text("One choice is clearly best.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('cosmogony.puzzles')") is None


def test_the_puzzle_of_the_day_waits_at_home(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("[data-today]").click()
    expect(page.get_by_text("One choice is clearly best.")).to_be_visible()


def test_a_link_that_leads_to_no_puzzle_says_so(open_page: OpenPage) -> None:
    page = open_page("/#/puzzles/genesis/9-9-9", expected="404")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle here.")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious_at_puzzles(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/#/puzzles", phone=phone)
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == []
    page.locator("[data-puzzle]").first.click()
    expect(page.get_by_text("One choice is clearly best.")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("dl.why")).to_be_visible()
    assert serious(page) == []
