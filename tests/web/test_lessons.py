"""Lessons in the real browser: each to its end in three languages, by mouse, by keyboard alone and at phone size."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosmogony.core.lesson import Lesson, Step, lesson_names
from cosmogony.games import GAMES, ours
from cosmogony.texts import LANGUAGES, render, say
from tests.web.conftest import OpenPage

LESSONS = [(game, name) for game in ours() for name in lesson_names(GAMES[game])]
HANDS = ("mouse", "keyboard", "phone")
TAKEN = [(game, name, hand) for game, name in LESSONS for hand in HANDS]
TABLET = {"width": 820, "height": 1180}
"""Held upright. Moves that are compared are the longest words of a lesson: those lessons are taken there, too."""
TAKEN += [(game, name, "tablet") for game, name in LESSONS if name == "strategy"]

NEXT = "next"
OTHER = "other"
STANDING = """({after, points, small}) => {
    const bar = document.querySelector("section.lesson");
    const at = bar && `${bar.dataset.seq} ${bar.dataset.step} ${bar.dataset.kind}`;
    if (!bar || bar.dataset.kind === "watch" || at === after) return false;
    const frame = document.querySelector("main").getBoundingClientRect();
    const inSight = (box) =>
        box.width > 0 && box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left;
    const boxesOf = (thing) =>
        [...document.querySelectorAll("main [data-thing]")]
            .filter(one => one.dataset.thing === thing).map(one => one.getBoundingClientRect());
    const lit = bar.dataset.kind === "seen" ? [] : points[bar.dataset.step] ?? [];
    const shown = (thing, number) => boxesOf(thing).some(small && number ? box => box.width > 0 : inSight);
    if (!lit.every(shown)) return false;
    if (bar.dataset.kind === "seen" && !(document.querySelector("svg.light")?.dataset.lit > 0)) return false;
    const hit = (one) => {
        const box = one.getBoundingClientRect();
        for (const dx of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const dy of [0.5, 0.25, 0.75, 0.1, 0.9]) {
            const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
            if (document.elementFromPoint(x, y)?.closest("[data-place]") === one) return [x, y];
        }
        return null;
    };
    const places = [...document.querySelectorAll("main [data-place].glow:not(.later)")].map(hit);
    const before = window.stoodAt;
    window.stoodAt = JSON.stringify([at, places]);
    if (before !== window.stoodAt) return false;  // the board may still scroll to what is lit
    const cut = (bar) => {
        const [said, head] = [".said", "header"].map(part => bar.querySelector(part).getBoundingClientRect());
        const lines = [...bar.querySelectorAll(".said p")].map(one => one.getBoundingClientRect());
        return lines.some(line => line.top < head.bottom - 1 || line.bottom > bar.getBoundingClientRect().bottom
            || line.right > said.right + 1);
    };
    const hidden = (list) => list.scrollHeight > list.clientHeight + 1;
    const answers = [...bar.querySelectorAll(".answers button")];
    return {
        at, step: bar.dataset.step, kind: bar.dataset.kind, told: bar.innerText,
        beyond: document.documentElement.scrollWidth - innerWidth, cut: cut(bar),
        hidden: hidden(bar.querySelector(".answers")),
        answers: answers.map(one => ({move: one.dataset.choice, key: one.dataset.answer})),
        places,
    };
}"""
"""Where a learner stands, once a new step wants something and all that it points at is on the board and in sight.

Where not everything fits, the first thing is in sight. Of each lit place a point at which a pointer really meets it.
"""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 50)))"
"""A second touch while the first is not shown to be answered does nothing: wait for two pictures."""


def await_step(page: Page, after: str = "", lesson: Lesson | None = None) -> dict[str, Any]:
    """Wait until a new step, or a new side of it, wants something; return where the learner stands."""
    points = {step.id: step.point for step in lesson.steps} if lesson else {}
    small = (page.viewport_size or {"width": 0})["width"] < 800
    wanted = {"after": after, "points": points, "small": small}
    told: dict[str, Any] = page.wait_for_function(STANDING, arg=wanted).json_value()
    return told


def answer(page: Page, hand: str, number: int, standing: dict[str, Any], wanted: str) -> None:
    """Give an answer of the bar, or make the only lit move on the board, as a mouse, a keyboard or a finger does it."""
    answers = standing["answers"]
    if all(wanted not in (one["move"], one["key"]) for one in answers):
        open_the_group_of(page, hand, answers, wanted)
        return
    index = next(at for at, one in enumerate(answers) if wanted in (one["move"], one["key"]))
    on_board = number % 2 == 0 and answers[index]["move"] and len(standing["places"]) == len(answers) == 1
    if hand == "keyboard":
        press(page, index, number, bool(on_board))
        return
    if on_board:
        spot = standing["places"][0]
        assert spot, f"nothing lets a pointer meet the lit place at {standing['at']}"
        (page.touchscreen.tap if hand == "phone" else page.mouse.click)(*spot)
    else:
        button = page.locator("section.lesson .answers button").nth(index)
        (button.tap if hand == "phone" else button.click)()


def open_the_group_of(page: Page, hand: str, answers: list[dict[str, Any]], wanted: str) -> None:
    """Find a move among those that stand together under one answer, and make it."""
    move = page.locator(f'section.lesson [data-choice="{wanted}"]')
    for index, one in enumerate(answers):
        if one["key"] != "group":
            continue
        button = page.locator("section.lesson .answers button").nth(index)
        page.keyboard.press(
            str(index + 1)
        ) if hand == "keyboard" else button.tap() if hand == "phone" else button.click()
        page.locator("section.lesson [data-answer=all]").wait_for()
        if move.count():
            move.press("Enter") if hand == "keyboard" else move.tap() if hand == "phone" else move.click()
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"no answer leads to {wanted}")


def press(page: Page, index: int, number: int, on_board: bool) -> None:
    """Answer with keys: on the board, by number, or by walking along the answers."""
    if on_board:
        page.keyboard.press("b")
        page.keyboard.press("Enter")
    elif number % 3:
        page.keyboard.press(str(index + 1))
    else:
        page.keyboard.press("c")
        for _ in range(index):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "hand"), TAKEN)
def test_a_lesson_is_taken_to_its_end_in_every_language(open_page: OpenPage, game: str, name: str, hand: str) -> None:
    lesson = Lesson.load(GAMES[game], name)
    page = open_page(phone=hand == "phone", locale=LANGUAGES[0])
    if hand == "tablet":
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    open_lesson(page, game, name, hand)
    take(page, lesson, hand, LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        settings = json.dumps({"coach": "never", "language": lang})
        page.evaluate("settings => localStorage.setItem('cosmogony.settings', settings)", settings)
        begin(page, game, name)
        take(page, lesson, hand, lang)


def take(page: Page, lesson: Lesson, hand: str, lang: str) -> None:
    """Take a lesson from its first step to the score sheet."""
    at, seen = "", []
    while True:
        standing = await_step(page, at, lesson)
        at, step, kind = standing["at"], standing["step"], standing["kind"]
        seen.append(step)
        if kind == "count":
            break
        told = next(one for one in lesson.steps if one.id == step)
        look_at(standing, lesson, lang)
        answer(page, hand, len(seen), standing, way(told, kind, seen.count(step)))
    assert list(dict.fromkeys(seen)) == [step.id for step in lesson.steps]
    the_end(page, lesson, lang)


def open_lesson(page: Page, game: str, name: str, hand: str) -> None:
    """Take a lesson: the first one as a newcomer does, any other by its own address."""
    offered = page.locator(f"[data-lesson={game}]")
    offered.wait_for()
    if name != "first":
        page.request.post(f"{home(page)}api/guest", data={"name": "Mia"})
        begin(page, game, name)
    elif hand == "keyboard":
        offered.press("Enter")
    else:
        (offered.tap if hand == "phone" else offered.click)()


def begin(page: Page, game: str, name: str) -> None:
    """Open a new table for a lesson."""
    room = page.request.post(f"{home(page)}api/games/{game}/lessons/{name}").json()
    page.goto(f"{home(page)}#/table/{room['table']}")
    page.reload()


def home(page: Page) -> str:
    """Return the address of the home page."""
    return page.url.split("#")[0]


def way(step: Step, kind: str, time: int) -> str:
    """Return the answer to give: the step's own move, each of those to compare in turn, else to read on."""
    moves = [one.play for one in step.ways] or step.play
    tries = (time + 1) // 2
    if kind == "seen" and tries < len(moves):
        return OTHER
    return moves[min(tries, len(moves)) - 1] if kind in ("do", "compare") else NEXT


def look_at(standing: dict[str, Any], lesson: Lesson, lang: str) -> None:
    """See that a step says what it should, with every line in sight, and that nothing reaches beyond the screen."""
    step, kind, told = standing["step"], standing["kind"], " ".join(standing["told"].split())
    if kind != "seen":
        assert render(lesson.sentence(step), lang) in told
    if kind in ("do", "compare"):
        assert render(lesson.sentence(step, "do"), lang) in told
    assert standing["beyond"] == 0, step
    assert not standing["cut"], f"{step} in {lang}: {told}"
    assert not standing["hidden"], f"{step} in {lang}, not all answers are in sight: {told}"


def the_end(page: Page, lesson: Lesson, lang: str) -> None:
    """See the score sheet with a because for every row, and what to do next."""
    end = page.locator("dialog[open]")
    expect(end.locator("[data-after=play]")).to_have_text(say("web-lesson-play", lang))
    expect(end).to_contain_text(render(lesson.sentence(lesson.steps[-1].id), lang))
    words = end.inner_text()
    assert "lesson-" not in words, words
    if lesson.optional("row", "1"):
        assert end.locator("dd").count() == len(end.locator("tbody tr").all())
    compared = [render(one, lang) for moment in lesson.moments() for one in (moment.name, *moment.outcomes)]
    assert [one for one in compared if one not in words] == []
    assert lesson.optional("row", "1") or compared, "a lesson ends with its points or with what was compared"


@pytest.mark.parametrize("game", dict(LESSONS))
def test_whoever_has_not_played_is_offered_the_lesson_first(open_page: OpenPage, game: str) -> None:
    page = open_page()
    offered = page.locator(f"[data-lesson={game}]")
    expect(offered).to_have_class(re.compile("main"))
    offered.click()
    await_step(page)
    page.goto(home(page))
    expect(offered).to_have_text("Go on with the lesson")
    offered.click()
    await_step(page)


def test_another_move_is_for_later_and_the_lesson_can_be_left_and_found_again(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-lesson=genesis]")
    standing = await_step(page)
    answer(page, "mouse", 1, standing, NEXT)
    await_step(page, standing["at"])
    bar = page.locator("section.lesson")
    stray(page, "start L")
    expect(bar).to_contain_text("Legal, and for later. Now: Take a red cube from the stock.")
    page.wait_for_function(PAINTED)
    stray(page, "start M")
    expect(bar).to_contain_text("You want to try something else?")
    bar.locator("[data-answer=return]").click()
    expect(bar).to_contain_text("work costs three red cubes")
    bar.get_by_role("button", name="Play on freely").click()
    expect(page.locator(".now")).to_be_visible()
    page.get_by_role("button", name="Back to the lesson").click()
    await_step(page)
    bar.get_by_role("button", name="Do it for me").click()
    page.wait_for_selector("section.lesson[data-step=gather]:not([data-kind=watch])")
    bar.get_by_role("button", name="Step back").click()
    page.wait_for_selector("section.lesson[data-step=cube]:not([data-kind=watch])")


def stray(page: Page, place: str) -> None:
    """Touch a place that nobody speaks of."""
    page.locator(f'main [data-place="{place}"]').dispatch_event("click")


def test_a_place_that_waits_for_long_lights_up_once_more(open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    page.click("[data-lesson=genesis]")
    walk_to(page, "find")
    expect(page.locator("svg.light")).to_have_count(0)
    page.clock.run_for(21_000)
    expect(page.locator("svg.light")).to_have_attribute("data-lit", re.compile("[1-9]"))


def test_on_a_phone_what_is_to_be_found_is_in_sight(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    page.locator("[data-lesson=genesis]").tap()
    walk_to(page, "find")
    expect(page.locator('main [data-thing="dark angel"]').first).to_be_in_viewport(ratio=1)


def walk_to(page: Page, wanted: str) -> None:
    """Have everything done up to a step."""
    at = ""
    while True:
        standing = await_step(page, at)
        at = standing["at"]
        if standing["step"] == wanted:
            return
        if standing["kind"] == "do":
            page.get_by_role("button", name="Do it for me").click()
        else:
            page.locator("[data-answer=next]").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_a_lesson(open_page: OpenPage, phone: bool) -> None:
    from tests.web.test_everyone import serious

    page = open_page(phone=phone)
    page.click("[data-lesson=genesis]")
    walk_to(page, "gather")
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == []
