"""A connection that breaks at the wrong moment: no click is lost in silence, and none counts twice."""

import json
import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import GUEST, PATIENCE, OpenPage
from tests.web.play import await_turn

DECISION = "button.choice"


class Line:
    """The line between a page and the server: it can swallow messages and be cut."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.open: list[WebSocketRoute] = []
        self.reachable = True
        self.from_page: Callable[[dict[str, object]], bool] = lambda message: True
        self.from_server: Callable[[dict[str, object]], bool] = lambda message: True
        page.route_web_socket("**/api/socket", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if not self.reachable:
            route.close()
            return
        server = route.connect_to_server()
        route.on_message(lambda text: server.send(text) if self.from_page(json.loads(text)) else None)
        server.on_message(lambda text: route.send(text) if self.from_server(json.loads(text)) else None)
        self.open.append(route)

    def cut(self) -> None:
        """Cut the line; the page may open a new one, while the server can be reached."""
        self.from_page = self.from_server = lambda message: True
        self.open.pop().close()


def sits_at_a_table(open_page: OpenPage) -> tuple[Page, Line, str]:
    """Sit down at a table, through a line that can be cut, and wait for a turn in mid-game."""
    page = open_page()
    line = Line(page)
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator(DECISION).first.click()
    return page, line, await_turn(page, at)


def await_message(page: Page, noted: list[object]) -> None:
    """Wait until a message of the page has come through the line and was noted, and see that it was one."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not noted and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert len(noted) == 1


def entries(page: Page) -> list[str]:
    """Return the lines of the log."""
    return page.locator("[aria-label=Log] li").all_inner_texts()


def test_a_click_lost_on_its_way_is_sent_again(open_page: OpenPage) -> None:
    page, line, at = sits_at_a_table(open_page)
    swallowed: list[object] = []

    def swallow(message: dict[str, object]) -> bool:
        if message["type"] == "act":
            swallowed.append(message["ref"])
        return message["type"] != "act"

    line.from_page = swallow
    line.reachable = False
    page.locator(DECISION).first.click()
    await_message(page, swallowed)
    line.cut()
    expect(page.locator(".sentence")).to_contain_text("Sending")
    expect(page.get_by_text("The connection is lost").first).to_be_visible()
    expect(page.locator(".chosen").first).to_be_visible()
    line.reachable = True
    await_turn(page, at)
    expect(page.locator(".sentence.notice")).to_have_count(0)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)


def test_a_click_whose_answer_was_lost_counts_once_and_is_not_called_too_late(open_page: OpenPage) -> None:
    page, line, at = sits_at_a_table(open_page)
    acted: list[object] = []

    def watch(message: dict[str, object]) -> bool:
        if message["type"] == "act":
            acted.append(message["ref"])
        return True

    line.from_page = watch
    line.from_server = lambda message: False
    before = len(entries(page))
    page.locator(DECISION).first.click()
    page.wait_for_function("() => document.querySelector('.sentence').textContent.includes('Sending')")
    await_message(page, acted)
    line.cut()
    later = await_turn(page, at)
    expect(page.locator(".sentence.notice")).to_have_count(0)
    assert int(later) > int(at)
    mine = [entry for entry in entries(page)[before:] if GUEST in entry]
    assert mine
    assert len(mine) == len(set(mine))


def test_a_choice_that_never_got_through_is_told_and_can_be_made_again(open_page: OpenPage) -> None:
    page, line, at = sits_at_a_table(open_page)
    page.clock.install()
    line.reachable = False
    line.cut()
    page.locator(DECISION).first.click()
    page.clock.run_for(35_000)
    expect(page.locator(".sentence.notice")).to_contain_text("may not have been sent")
    line.reachable = True
    page.clock.run_for(10_000)
    page.clock.resume()
    expect(page.get_by_text("The connection is lost;")).to_have_count(0)
    page.locator(DECISION).first.click()
    await_turn(page, at)


def test_what_was_not_heard_comes_back_into_the_field(open_page: OpenPage) -> None:
    page, line, _ = sits_at_a_table(open_page)
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    field.fill("Good evening!")
    line.reachable = False
    line.cut()
    expect(page.get_by_text("The connection is lost").first).to_be_visible()
    field.press("Enter")
    expect(field).to_have_value("Good evening!")
    line.reachable = True
    expect(page.get_by_text("The connection is lost;")).to_have_count(0)
    field.press("Enter")
    expect(page.locator("[aria-label=Chat] li")).to_contain_text("Good evening!")
    expect(field).to_have_value("")
