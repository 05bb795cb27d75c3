"""Measure the screen in real Chromium: what a first visit loads, how fast a click is answered, what shifts.

    python bench/screen.py             all three games
    python bench/screen.py crafting    one of them

A first visit is one without a cache; bytes are as they come over the wire, compressed. Answers are measured as browsers
measure "interaction to next paint": the slowest of all clicks, with the processor slowed down four times. What shifts
is the sum of all layout shifts while playing.
"""

import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from cosmogony.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from screenshots import FLAGS, chromium, server

SLOWDOWN = 4
CLICKS = 15
UNITS = {"home": "bytes", "board": "bytes", "median": "ms", "slowest": "ms", "shift": ""}
LIMITS = {"home": 200_000, "board": 350_000, "median": 100.0, "slowest": 100.0, "shift": 0.0}
WATCH = """
window.answers = []; window.shifts = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.interactionId) answers.push(e.duration); })
    .observe({type: "event", durationThreshold: 16});
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) shifts += e.value; })
    .observe({type: "layout-shift"});
"""


def main() -> None:
    """Measure and print; a figure beyond its limit fails."""
    games = sys.argv[1:] or list(GAMES)
    if unknown := set(games) - set(GAMES):
        raise SystemExit(f"unknown game: {', '.join(sorted(unknown))} (there are {', '.join(GAMES)})")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        results = {game: measure(browser, address, game) for game in games}
        browser.close()
    for game, figures in results.items():
        print(game)
        for name, value in figures.items():
            print(f"  {name:<8} {value:>10.1f} {UNITS[name]:<6} limit {LIMITS[name]:.0f}")
    if any(value > LIMITS[name] for figures in results.values() for name, value in figures.items()):
        raise SystemExit(1)


def measure(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Visit the home page, sit down at a table and play some decisions."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    loaded = count_bytes(session)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    home = loaded["bytes"]
    page.click(f"[data-quick={game}]")
    page.wait_for_selector("button.choice")
    page.wait_for_load_state("networkidle")
    board = loaded["bytes"]
    answers, shift = click_through(page, session)
    context.close()
    return {"home": home, "board": board, "median": median(answers), "slowest": max(answers), "shift": shift}


def count_bytes(session: CDPSession) -> dict[str, float]:
    """Count what comes over the wire from now on."""
    loaded: dict[str, float] = {"bytes": 0}

    def finished(event: dict[str, Any]) -> None:
        loaded["bytes"] += event["encodedDataLength"]

    session.send("Network.enable")
    session.on("Network.loadingFinished", finished)
    return loaded


def click_through(page: Page, session: CDPSession) -> tuple[list[float], float]:
    """Make decisions on a slow processor; return how long each answer took, in milliseconds, and how much shifted."""
    page.evaluate(WATCH)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    for _ in range(CLICKS):
        page.wait_for_selector("button.choice")
        page.locator("button.choice").first.click()
        page.wait_for_timeout(600)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return page.evaluate("answers"), float(page.evaluate("shifts"))


if __name__ == "__main__":
    main()
