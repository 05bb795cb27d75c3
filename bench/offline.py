"""Measure playing without a server in real Chromium, on a processor slowed down four times.

    make site && python bench/offline.py             all three games
    python bench/offline.py crafting --seconds 60    one of them, for a minute at most

Chromium's own throttling does not reach workers ("Operation is only supported for pages, not workers"), so the whole
process that draws the page and thinks in its workers is stopped for three quarters of every 20 milliseconds. On a
machine that does other work as well, clocks on the wall count that work too; so everything is also measured by the
processor time that the workers' threads took, times four. Ready: from opening the page, with everything kept from an
earlier visit and the network cut, until the worker with Python says that it is. A choice: from the position in which
Planet is to move until the next position, as the page is told them.
"""

import argparse
import bisect
import functools
import http.server
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from cosmogony.games import GAMES, ours

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from screenshots import FLAGS, chromium

SITE = Path(__file__).parents[1] / "site"
RUNS, STOPS = 0.005, 0.015
"""Seconds that the process runs and stands still, in turn: a quarter of the time is left to it."""
SLOWDOWN = (RUNS + STOPS) / RUNS
LOOK_AGAIN = 5
"""After so many rounds new processes are looked for."""
WORKER = "DedicatedWorker"
"""What Chromium calls the threads of workers."""
LIMITS = {"ready": 6.0, "median": 0.5, "worst": 0.5}
PATIENCE = 180_000
NOTE = """
window.told = [];
const Real = window.Worker;
window.Worker = class extends Real {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (data.type === "ready") window.readyAt = (performance.timeOrigin + performance.now()) / 1000;
            const said = data.type === "told" ? JSON.parse(data.data) : null;
            if (said?.type !== "position" && said?.type !== "next") return;
            const to_move = said.to_move === undefined ? told.at(-1)[2] : said.to_move;
            told.push([(performance.timeOrigin + performance.now()) / 1000, said.actions, to_move]);
        });
    }
};
localStorage.setItem("cosmogony.settings", '{"coach": "never", "pace": "once", "motion": "off", "sound": false}');
"""
"""Note when Python is ready, when the page is told a position, and whose turn it is there."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own server of files, without its chatter."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its parent calls it that
        """Say nothing."""


class Slowed:
    """Slows down what draws pages and thinks in workers, and keeps note of the workers' processor time."""

    def __init__(self) -> None:
        self.pids: list[int] = []
        self.samples: list[tuple[float, float]] = []
        self._seconds: dict[Path, float] = {}
        """By thread: its processor time, when it was last there."""
        self._on = threading.Event()
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def begin(self) -> None:
        """Slow everything down."""
        self.samples = []
        self._on.set()

    def end(self) -> None:
        """Let everything run again."""
        self._on.clear()
        time.sleep(4 * (RUNS + STOPS))

    def close(self) -> None:
        """Stop slowing down, for good."""
        self.end()
        self._done.set()

    def spent(self, begin: float, end: float) -> float:
        """Return the seconds of processor time that workers took between two moments."""
        return self._at(end) - self._at(begin)

    def _at(self, moment: float) -> float:
        index = bisect.bisect([at for at, _ in self.samples], moment)
        if index in (0, len(self.samples)):
            return self.samples[min(index, len(self.samples) - 1)][1]
        (t0, c0), (t1, c1) = self.samples[index - 1], self.samples[index]
        return c0 + (c1 - c0) * (moment - t0) / (t1 - t0)

    def _work(self) -> None:
        while not self._done.is_set():
            if not self._on.wait(0.1):
                continue
            if len(self.samples) % LOOK_AGAIN == 0:
                self.pids = renderers()
            self._signal(signal.SIGSTOP)
            self._seconds |= {task: seconds for pid in self.pids for task, seconds in workers(pid)}
            self.samples.append((time.time(), sum(self._seconds.values())))
            time.sleep(STOPS)
            self._signal(signal.SIGCONT)
            time.sleep(RUNS)

    def _signal(self, which: signal.Signals) -> None:
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, which)


def renderers() -> list[int]:
    """Return the processes of our browser that draw pages."""
    parents: dict[int, int] = {}
    drawing: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                drawing.append(int(process.name))
    return [pid for pid in drawing if os.getpid() in ancestors(pid, parents)]


def ancestors(pid: int, parents: dict[int, int]) -> set[int]:
    """Return whose child a process is, and theirs."""
    found: set[int] = set()
    while (pid := parents.get(pid, 0)) > 0:
        found.add(pid)
    return found


def workers(pid: int) -> Iterator[tuple[Path, float]]:
    """Return the threads of a process's workers, and the processor time that each has taken."""
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                if (task / "comm").read_text().strip() == WORKER:
                    yield task, int((task / "schedstat").read_text().split()[0]) / 1e9


@contextmanager
def host() -> Iterator[str]:
    """Serve the site as `python -m http.server` does."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def main() -> None:
    """Measure and print; a figure beyond its limit fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="which games; all three when none is named")
    parser.add_argument("--seconds", type=float, default=240, help="the longest that one game is played (default: 240)")
    parser.add_argument("--visits", type=int, default=3, help="how often the page is opened (default: 3)")
    options = parser.parse_args()
    games = options.games or list(ours())
    if unknown := set(games) - set(GAMES):
        parser.error(f"unknown game: {', '.join(sorted(unknown))} (there are {', '.join(GAMES)})")
    if not (SITE / "service-worker.js").is_file():
        raise SystemExit('the site is not written: run "make site"')
    figures: dict[str, dict[str, float]] = {}
    with host() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        slowed = Slowed()
        context = kept(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en"), address)
        try:
            opened = [open_slowly(context, address, slowed) for _ in range(options.visits)]
            wall, processor = (median(one[index] for one in opened) for index in (0, 1))
            figures["the page"] = {"ready": wall}
            print(f"ready after {wall:.2f} s on the wall, {processor:.2f} s by the worker's processor time", flush=True)
            for game in games:
                found = choices(context, address, game, slowed, options.seconds)
                figures[game] = tell(game, *found)
        finally:
            slowed.close()
        browser.close()
    if any(value > LIMITS[name] for found in figures.values() for name, value in found.items()):
        raise SystemExit(1)


def kept(context: BrowserContext, address: str) -> BrowserContext:
    """Visit the site once, so that the browser keeps it, and cut the network."""
    context.add_init_script(NOTE)
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => localStorage.getItem('cosmogony.kept') === 'yes'", timeout=PATIENCE)
    page.close()
    context.set_offline(True)
    return context


def open_slowly(context: BrowserContext, address: str, slowed: Slowed) -> tuple[float, float]:
    """Open the page on a slow processor; return how long Python took to be ready, by the wall and by the processor."""
    page = context.new_page()
    slowed.begin()
    begin = time.time()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("[data-quick]", timeout=PATIENCE)
    end = float(page.wait_for_function("() => window.readyAt", timeout=PATIENCE).json_value())
    slowed.end()
    spent = slowed.spent(begin, end)
    page.close()
    return end - begin, SLOWDOWN * spent


def choices(
    context: BrowserContext, address: str, game: str, slowed: Slowed, longest: float
) -> tuple[list[float], list[float], int]:
    """Play against Planet on a slow processor; return how long each of its choices took, and of how many decisions."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}#/new/{game}")
    page.get_by_role("button", name=str(max(2, GAMES[game].min_players)), exact=True).click()
    page.get_by_label("Seat 1").select_option("me")
    for seat in range(2, max(2, GAMES[game].min_players) + 1):
        page.get_by_label(f"Seat {seat}").select_option("bot:planet")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-seq]")
    slowed.begin()
    play(page, time.time() + longest)
    slowed.end()
    told: list[Any] = page.evaluate("told")
    page.close()
    turns = [(a, b) for a, b in pairwise(told) if a[2] not in (0, None) and b[1] == a[1] + 1]
    wall = [b[0] - a[0] for a, b in turns]
    processor = [SLOWDOWN * slowed.spent(a[0], b[0]) for a, b in turns]
    return wall, processor, told[-1][1]


def play(page: Page, until: float) -> None:
    """Choose at random, until the game is over or the time is."""
    rng = random.Random(5)
    while time.time() < until:
        page.wait_for_selector("button.choice, dialog[open] table")
        if page.locator("dialog[open] table").count():
            return
        at = page.locator("[data-seq]").get_attribute("data-seq")
        page.keyboard.press("l")
        buttons = page.locator("button.choice")
        buttons.nth(rng.randrange(max(1, buttons.count()))).evaluate("button => button.click()")
        page.wait_for_function("(at) => document.querySelector('[data-seq]')?.dataset.seq !== at", arg=at)


def tell(game: str, wall: list[float], processor: list[float], decisions: int) -> dict[str, float]:
    """Print what was measured of a game; by processor time it counts, which leaves out other work on the machine."""
    if not processor:
        raise SystemExit(f"{game}: Planet chose nothing")
    late = processor[-max(1, len(processor) // 4) :]
    print(
        f"{game}: {len(processor)} choices of Planet in {decisions} decisions; "
        f"by processor time median {median(processor):.3f} s, worst {max(processor):.3f} s, "
        f"of the last quarter {median(late):.3f} and {max(late):.3f} s; "
        f"on the wall median {median(wall):.3f} s, worst {max(wall):.3f} s",
        flush=True,
    )
    return {"median": median(processor), "worst": max(processor)}


if __name__ == "__main__":
    main()
