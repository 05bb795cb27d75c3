"""Measure the screen in real Chromium: what a first visit loads, how fast a click is answered, what shifts.

    python bench/screen.py                        all three games
    python bench/screen.py crafting --runs 1      one of them, played once

A first visit is one without a cache; bytes are as they come over the wire, compressed. Answers are measured as browsers
measure "interaction to next paint", with the processor slowed down four times: from the pointer or key going down to
the next picture, the slowest event of an interaction standing for all of it, and the slowest interaction for the page
(its 98th percentile, since there are fewer than fifty). A person plays with three hands in turn: a choice in the Now
bar, a place on the board, a number key; the pointer comes to rest before it is pressed, as a hand does, now and then
for long enough that a preview is shown. What shifts is the sum of all layout shifts while playing, in thousandths, as
browsers' own tools show it. Each figure is the median of the runs.
"""

import argparse
import random
import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from cosmogony.games import GAMES, ours

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from screenshots import FLAGS, chromium, server

SLOWDOWN = 4
DECISIONS = 18
REST = (100, 400)
"""How long the pointer rests on a choice before it is pressed, in milliseconds."""
HOLD = 70
"""How long a button or key stays down."""
HABITS = '{"coach": "never", "pace": "quick"}'
"""Nobody asks back, and rivals' turns are shown without long rests: a run takes a minute instead of five."""
UNITS = {"home": "bytes", "board": "bytes", "median": "ms", "slowest": "ms", "shift": ""}
LIMITS = {"home": 200_000, "board": 350_000, "median": 100.0, "slowest": 100.0, "shift": 0.0}
WATCH = """
window.answers = {}; window.shifts = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.interactionId)
    answers[e.interactionId] = Math.max(e.duration, answers[e.interactionId] ?? 0); })
    .observe({type: "event", durationThreshold: 16});
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) shifts += e.value; })
    .observe({type: "layout-shift"});
"""


def main() -> None:
    """Measure and print; a figure beyond its limit fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="which games; all three when none is named")
    parser.add_argument("--runs", type=int, default=3, help="how often each is played (default: 3)")
    options = parser.parse_args()
    games = options.games or list(ours())
    if unknown := set(games) - set(GAMES):
        parser.error(f"unknown game: {', '.join(sorted(unknown))} (there are {', '.join(GAMES)})")
    if options.runs < 1:
        parser.error("--runs must be 1 or more")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        results = {game: typical([measure(browser, address, game) for _ in range(options.runs)]) for game in games}
        browser.close()
    for game, figures in results.items():
        print(game)
        for name, value in figures.items():
            print(f"  {name:<8} {value:>10.6g} {UNITS[name]:<6} limit {LIMITS[name]:.0f}")
    if any(value > LIMITS[name] for figures in results.values() for name, value in figures.items()):
        raise SystemExit(1)


def typical(runs: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def measure(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Visit the home page, sit down at a table and play some decisions."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(f"localStorage.setItem('cosmogony.settings', '{HABITS}')")
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
    answers, shift = play(page, session)
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


def play(page: Page, session: CDPSession) -> tuple[list[float], float]:
    """Make decisions on a slow processor; return how long each answer took, in milliseconds, and how much shifted."""
    rng = random.Random(1)
    page.evaluate(WATCH)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    for decision in range(DECISIONS):
        page.wait_for_selector("button.choice")
        rest = rng.randint(*REST)
        places = page.locator("main [data-place].glow")
        if decision % 3 == 1 and places.count():
            press(page, places.first, rest)
        elif decision % 3 == 2:
            page.wait_for_timeout(rest)
            page.keyboard.press("1", delay=HOLD)
        else:
            press(page, page.locator("button.choice").first, rest)
        page.wait_for_timeout(600)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return list(page.evaluate("Object.values(answers)")), round(float(page.evaluate("shifts")), 3)


def press(page: Page, target: Locator, rest: int) -> None:
    """Move the pointer onto something, let it rest there and press."""
    box = target.bounding_box()
    if box is None:
        raise SystemExit("a choice went away before it could be pressed")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(rest)
    page.mouse.down()
    page.wait_for_timeout(HOLD)
    page.mouse.up()


if __name__ == "__main__":
    main()
