"""Take pictures of every page and board, desktop and phone, into docs/images.

python tools/screenshots.py            all of them
python tools/screenshots.py genesis    only those whose name holds the word
"""

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from cosmogony.games import GAMES

TARGET = Path(__file__).parents[1] / "docs" / "images"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZES = {"desktop": (1440, 900, 1.0), "phone": (390, 844, 2.0)}
PAGES = {
    "home": "/",
    "new-table": "/#/new/genesis",
    "rules": "/#/rules/genesis",
    "components": "/#/components/genesis",
    "settings": "/#/settings",
}
MIDGAME = {"genesis": 15, "cosmogenesis": 36, "crafting": 55}
"""Decisions of ours before the picture of a board is taken."""
DULL = ("discard", "pass", "end", "sell", "shift stop")
"""Choices that leave nothing to see."""
QUALITY = 78


def main() -> None:
    """Take the pictures asked for."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        for size in SIZES:
            for name, path in PAGES.items():
                if wanted in name:
                    picture(open_page(browser, size, address + path), f"{name}-{size}")
            for game in GAMES:
                if wanted in game:
                    table_pictures(open_page(browser, size, address), game, size)
        browser.close()


def chromium(playwright: Playwright) -> str:
    """Return the system's Chromium, or Playwright's own."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return found or playwright.chromium.executable_path


def table_pictures(page: Page, game: str, size: str) -> None:
    """Play a game, with pictures in the middle, in daylight, at the end and of the replay."""
    rng = random.Random(4)
    page.click(f"[data-quick={game}]")
    for decision in range(3000):
        page.wait_for_selector("button.choice, dialog[open] table", timeout=60_000)
        if page.locator("dialog[open] table").count():
            break
        if decision == MIDGAME[game]:
            picture(page, f"{game}-{size}")
            theme(page, "light")
            picture(page, f"{game}-{size}-daylight")
            theme(page, "dark")
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        choose(page, rng)
        with suppress(Exception):
            page.wait_for_function(
                "seq => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seq, timeout=5000
            )
    picture(page, f"{game}-score-sheet-{size}")
    page.locator("dialog[open] a[href*=replay]").click()
    page.wait_for_selector("[type=range]")
    page.locator("[type=range]").fill("40")
    picture(page, f"{game}-replay-{size}")


def choose(page: Page, rng: random.Random) -> None:
    """Make a decision that leaves something to see, where there is one."""
    texts: list[str] = page.locator("button.choice").evaluate_all("all => all.map(one => one.dataset.choice)")
    lively = [text for text in texts if not text.startswith(DULL)]
    page.locator("button.choice").nth(texts.index(rng.choice(lively[:6] or texts))).click()


def theme(page: Page, name: str) -> None:
    """Change to the dark or the light theme."""
    page.evaluate("name => document.documentElement.dataset.theme = name", name)


def open_page(browser: Browser, size: str, address: str) -> Page:
    """Open a page for a new visitor named Ada."""
    width, height, scale = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, reduced_motion="reduce", locale="en"
    )
    context.request.post(address.split("#")[0].rstrip("/") + "/api/guest", data={"name": "Ada"})
    page = context.new_page()
    page.goto(address)
    return page


def picture(page: Page, name: str) -> None:
    """Take one picture."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"docs/images/{name}.jpg")


@contextmanager
def server() -> Iterator[str]:
    """Run a server on a database of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"COSMOGONY_PORT": str(port), "COSMOGONY_DATABASE_URL": f"sqlite:///{folder}/pictures.db"}
        command = [sys.executable, "-m", "cosmogony.cli", "serve", "--log-level", "error"]
        process = subprocess.Popen(command, env=os.environ | settings)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=2):  # noqa: S310 - our own server
            return
        time.sleep(0.1)
    raise SystemExit("the server did not open")


if __name__ == "__main__":
    main()
