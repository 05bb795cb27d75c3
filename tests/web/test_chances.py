"""The chances under a replay: drawn, told, and a way to the moments that decided the game."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.games import GAMES
from tests.web.conftest import OpenPage

SIZES = [(1920, 1080), (1440, 900), (820, 1180), (390, 844), (844, 390)]


def game_text() -> str:
    """Return a game of two bots who know what they want, as a record."""
    game = GAMES["genesis"]
    state = game.new(2, 11)
    play_to_end(state, seat_bots([make_bot("moon", 1), make_bot("planet", 2)], 11))
    return game.record(state).dumps()


def replayed(page: Page) -> None:
    """Open the replay of a game, as a guest."""
    home = page.url.split("#")[0].rstrip("/")
    page.request.post(f"{home}/api/guest", data={"name": "Ada"})
    told = page.request.post(f"{home}/api/records", data={"text": game_text()}).json()
    page.goto(f"{home}/#/replay/record/{told['id']}")
    page.reload()


def moment(page: Page, number: int) -> Any:
    """Return the button of a moment that decided the game."""
    return page.get_by_role("button", name=re.compile(f"^{number}, a moment that decided it"))


def test_the_curve_leads_to_the_moments_that_decided_the_game(open_page: OpenPage) -> None:
    page = open_page()
    replayed(page)
    curve = page.get_by_role("img", name=re.compile("% at first"))
    expect(curve).to_be_visible()
    moment(page, 1).wait_for()
    spoken = curve.get_attribute("aria-label") or ""
    assert spoken.count("at the end") == 2, "one sentence for each player"
    assert curve.locator("polyline").count() == 2
    dashes = curve.locator("polyline").evaluate_all("all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 2, "lines are told apart without colour"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        one = moment(page, 1)
        one.focus()
        page.keyboard.press("Enter")
        expect(one).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".now .sentence")).to_contain_text("The chances of")
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
        page.get_by_role("button", name="To the beginning").click()


def test_a_click_on_the_curve_goes_to_the_turn_there(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    replayed(page)
    moment(page, 1).wait_for()
    curve = page.get_by_role("img", name=re.compile("% at first"))
    before = page.url
    curve.click(position={"x": 120, "y": 20})
    page.wait_for_function("(before) => location.href !== before", arg=before)
    assert 0 < int(page.url.rsplit("/", 1)[1]) < int(before.rsplit("/", 1)[1] if before[-1].isdigit() else 10_000)


def test_somebody_without_a_name_asks_first(open_page: OpenPage) -> None:
    page = open_page()
    home = page.url.split("#")[0].rstrip("/")
    other = open_page()
    other.request.post(f"{home}/api/guest", data={"name": "Ada"})
    told = other.request.post(f"{home}/api/records", data={"text": game_text()}).json()
    page.goto(f"{home}/#/replay/record/{told['id']}")
    page.get_by_role("button", name="Show the chances to win").click()
    moment(page, 1).wait_for()


def test_longer_thought_takes_the_place_of_the_verdict(open_page: OpenPage) -> None:
    page = open_page()
    hint: dict[str, Any] = {"action": 0, "message": {"type": "message", "id": "web-board", "args": {}}}
    hint |= {"clause": "", "share": 1.0, "scores": [], "reasons": [], "plan": None, "text": ""}
    mistake = {"ply": 5, "seat": 0, "played": hint, "better": hint, "lost": 3.5}
    answer = {"done": 60, "total": 60, "mistakes": [mistake], "deeper": True}
    again = {"ply": 5, "mistake": None}
    page.route("**/analysis", lambda route: route.fulfill(content_type="application/json", body=json.dumps(answer)))
    page.route("**/analysis/5", lambda route: route.fulfill(content_type="application/json", body=json.dumps(again)))
    replayed(page)
    page.get_by_role("button", name="Analyse the game").click()
    page.locator("[data-mistake]").click()
    page.get_by_role("button", name="Think longer").click()
    expect(page.get_by_role("alert")).to_contain_text("nothing better than decision 5")
    expect(page.locator("[data-mistake]")).to_have_count(0)


def test_a_new_table_says_when_an_opponent_can_only_search(open_page: OpenPage) -> None:
    page = open_page()
    home = page.url.split("#")[0].rstrip("/")
    games = page.request.get(f"{home}/api/games").json()
    learned = [game | {"learners": ["galaxy"], "learned": [2]} for game in games]
    page.route("**/api/games", lambda route: route.fulfill(content_type="application/json", body=json.dumps(learned)))
    page.reload()
    page.goto(f"{home}/#/new/genesis")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option("bot:galaxy")
    said = page.get_by_text("only searches")
    expect(said).to_have_count(0)
    page.get_by_role("button", name="6", exact=True).click()
    expect(said).to_contain_text("nobody has learned this table yet")
