"""A real browser at a real server: Chromium drives the built client as people do."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect, sync_playwright

from cosmogony.server.app import BUILT_CLIENT
from tests.server.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PATIENCE = 120_000
"""Milliseconds before a test gives up on the screen; generous, because test machines are busy."""
expect.set_options(timeout=PATIENCE)

ALONE = """if (!localStorage.getItem('cosmogony.settings'))
    localStorage.setItem('cosmogony.settings', '{"coach": "never"}')"""
"""Nobody asks back about what tests choose at random, unless they want to be asked."""

GUEST = "Moon Fox"
"""What a guest of these tests is called who says no name."""
DRAWN = "if (!localStorage.getItem('cosmogony.guest')) localStorage.setItem('cosmogony.guest', '0')"
"""The number that this name is made of."""

OpenPage = Callable[..., Page]


def find_chromium(playwright: Playwright) -> str:
    """Return a Chromium: the system's, or the one that `playwright install chromium` brought."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    if not Path(own).exists():
        pytest.fail('no browser: run "apt-get install chromium" or ".venv/bin/playwright install chromium"')
    return own


@pytest.fixture(scope="session")
def web_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (BUILT_CLIENT / "index.html").is_file():
        pytest.fail('the client is not built: run "make client"')
    with House(tmp_path_factory.mktemp("web"), bot_processes="1") as house:
        yield house


@pytest.fixture(scope="package")  # Playwright's event loop must be gone when other tests begin theirs
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, web_house: House) -> Iterator[OpenPage]:
    """Open pages, each for a new visitor; whatever their consoles complained about fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(path: str = "/", house: House = web_house, phone: bool = False, **settings: Any) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            reduced_motion=settings.pop("reduced_motion", "reduce"),
            locale=settings.pop("locale", "en"),
            has_touch=phone,
        )
        contexts.append(context)
        context.add_init_script("localStorage.setItem('cosmogony.level', 'random')")  # the quickest bots
        context.add_init_script(ALONE)
        context.add_init_script(DRAWN)
        context.add_init_script(settings.pop("script", ""))
        context.route("**/api/tables", with_quickest_bots)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        expected = settings.pop("expected", "net::ERR_CONNECTION")
        page.on("console", lambda told: faults.append(told.text) if is_fault(told.type, told.text, expected) else None)
        page.goto(house.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def with_quickest_bots(route: Route) -> None:
    """Let the quickest bots sit at a new table, whoever would fit the player."""
    sent = route.request.post_data_json if route.request.method == "POST" else None
    for bot in (sent or {}).get("bots", []):
        bot["level"] = "random"
    route.continue_(post_data=json.dumps(sent)) if sent else route.continue_()


def is_fault(kind: str, text: str, expected: str) -> bool:
    """Say whether a console line is a fault: a server that is away is none."""
    harmless = ("net::ERR_CONNECTION", "net::ERR_EMPTY_RESPONSE", "WebSocket connection", expected)
    return kind == "error" and not any(part in text for part in harmless)
