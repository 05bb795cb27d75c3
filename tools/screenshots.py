"""Take pictures of every page and board, desktop and phone, into docs/images, and a sheet of all steps of each lesson.

python tools/screenshots.py            all of them
python tools/screenshots.py genesis    only those whose name holds the word
"""

import io
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

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, Playwright, Route, sync_playwright

from cosmogony.core.lesson import lesson_names
from cosmogony.games import GAMES, ours
from cosmogony.texts import LANGUAGES

TARGET = Path(__file__).parents[1] / "docs" / "images"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZES = {"desktop": (1440, 900, 1.0), "phone": (390, 844, 2.0), "tablet": (820, 1180, 1.0)}
EVERYWHERE = ("desktop", "phone")
"""The sizes at which everything is pictured; the tablet is for lessons and for what is this."""
SHEETS = {"desktop": (4, 640), "phone": (8, 300), "tablet": (6, 420)}
"""How many steps of a lesson stand side by side on its sheet, and how wide each is."""
CAPTION = 22
SHEET_QUALITY = 62
PAGES = {
    "home": "/",
    "new-table": "/#/new/genesis",
    "rules": "/#/rules/genesis",
    "components": "/#/components/genesis",
    "settings": "/#/settings",
}
MIDGAME = {"genesis": 15, "cosmogenesis": 36, "crafting": 55}
"""Decisions of ours before the picture of a board is taken."""
ASKED = {
    "genesis": '[data-thing="dark angel"]',
    "cosmogenesis": '[data-thing^="space I."]:not(:has(.gone)), [data-thing^="0/plan "]',
    "crafting": '[data-thing="0/De1"], [data-thing="cup light"]',
}
"""What is asked about on each board: the first that is there."""
DULL = ("discard", "pass", "end", "sell", "shift stop")
"""Choices that leave nothing to see."""
QUALITY = 78


STEP = """after => {
    const bar = document.querySelector("section.lesson");
    const at = bar && `${bar.dataset.seq} ${bar.dataset.step} ${bar.dataset.kind}`;
    return bar && bar.dataset.kind !== "watch" && at !== after && at;
}"""


def main() -> None:
    """Take the pictures asked for."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        for size in EVERYWHERE:
            for name, path in PAGES.items():
                if wanted in name:
                    picture(open_page(browser, size, address + path), f"{name}-{size}")
            for game in ours():
                if wanted in game:
                    table_pictures(open_page(browser, size, address), game, size)
        for size in SIZES:
            for game in ours():
                for lesson in lesson_names(GAMES[game]):
                    if wanted in f"lesson-{game}-{lesson}":
                        lesson_sheet(open_page(browser, size, address, "Mia"), game, lesson, size)
        for size in SIZES:
            for game, thing in ASKED.items():
                if wanted in f"what-is-{game}":
                    what_is_picture(open_page(browser, size, address), game, thing, size)
        for game in ours():
            for lang in LANGUAGES:
                if wanted in f"rulebook-{game}-{lang}":
                    rulebook_pictures(open_page(browser, "desktop", address, lang=lang), game, lang)
        browser.close()


def rulebook_pictures(page: Page, game: str, lang: str) -> None:
    """Take the pictures of a rulebook, for the documentation."""
    page.goto(f"{page.url.split('#')[0]}#/rules/{game}")
    page.wait_for_selector("figure[data-picture]")
    for figure in page.locator("figure[data-picture]").all():
        figure.scroll_into_view_if_needed()
        drawn = figure.locator("> .picture")
        drawn.locator("svg").first.wait_for()
        page.wait_for_timeout(300)
        name = f"rulebook-{game}-{figure.get_attribute('data-picture')}-{lang}"
        drawn.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(f"docs/images/{name}.jpg")


def lesson_sheet(page: Page, game: str, lesson: str, size: str) -> None:
    """Take a lesson, each way of it, and put pictures of all its steps on one sheet."""
    address = page.url.split("#")[0]
    room = page.request.post(f"{address}api/games/{game}/lessons/{lesson}").json()
    page.goto(f"{address}#/table/{room['table']}")
    at, pictures = "", dict[str, Image.Image]()
    while True:
        at = page.wait_for_function(STEP, arg=at).json_value()
        step, kind = at.split()[1:]
        tried = sum(name.startswith(f"{step}, try") for name in pictures)
        name = f"{step}, try {tried + 1}" if kind == "seen" else step
        if name not in pictures:
            pictures[name] = snapshot(page)
        if kind == "count":
            if size == "phone":
                pictures[f"{step}, its end"] = last_lines(page)
            break
        go_on(page, kind, tried)
    write_sheet(pictures, f"lesson-{game}-{lesson}-{size}", *SHEETS[size])


def last_lines(page: Page) -> Image.Image:
    """Return a picture of the end of a lesson, scrolled to what to do next: a phone shows only its beginning."""
    page.locator("[data-after]").last.scroll_into_view_if_needed()
    return snapshot(page)


def go_on(page: Page, kind: str, tried: int) -> None:
    """Do what a step asks for, or read on; of moves to compare, each in its turn."""
    other = page.locator(".lesson [data-answer=other]")
    if kind == "do":
        page.locator(".lesson .tools .button:nth-child(2)").click()
    elif kind == "compare":
        page.locator(".lesson .answers .choice").nth(tried).click()
    else:
        (other if other.count() else page.locator(".lesson [data-answer=next]")).click()


def snapshot(page: Page) -> Image.Image:
    """Return a picture of the page as it is when everything has settled."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    return Image.open(io.BytesIO(page.screenshot()))


def write_sheet(pictures: dict[str, Image.Image], name: str, across: int, width: int) -> None:
    """Put pictures of one size side by side, row by row, each with its name above it."""
    first = next(iter(pictures.values()))
    height = round(first.height * width / first.width)
    across = min(across, len(pictures))
    down = -(-len(pictures) // across)
    sheet = Image.new("RGB", (across * width, down * (height + CAPTION)), "#222")
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(15)
    for number, (step, shown) in enumerate(pictures.items()):
        x, y = number % across * width, number // across * (height + CAPTION)
        pen.text((x + 8, y + 2), f"{number + 1} {step}", "#ddd", font)
        sheet.paste(shown.convert("RGB").resize((width - 4, height), Image.Resampling.LANCZOS), (x + 2, y + CAPTION))
    sheet.save(TARGET / f"{name}.webp", quality=SHEET_QUALITY, method=6)
    print(f"docs/images/{name}.webp")


def what_is_picture(page: Page, game: str, thing: str, size: str) -> None:
    """Play for a while, then ask about something on the board."""
    rng = random.Random(4)
    page.click(f"[data-quick={game}]")
    for _ in range(MIDGAME.get(game, 3) // 3):
        page.wait_for_selector("button.choice", timeout=60_000)
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        choose(page, rng)
        page.wait_for_function("seq => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seq)
    page.wait_for_selector("button.choice", timeout=60_000)
    asked = page.locator("main").locator(thing).first
    asked.scroll_into_view_if_needed()
    asked.dispatch_event("contextmenu")
    page.wait_for_selector(".what")
    picture(page, f"what-is-{game}-{size}")


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
        if decision == MIDGAME.get(game, 3):
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
    page.keyboard.press("l")  # lists what the Now bar puts together
    texts: list[str] = page.locator("button.choice").evaluate_all("all => all.map(one => one.dataset.choice)")
    lively = [text for text in texts if not text.startswith(DULL)]
    page.locator("button.choice").nth(texts.index(rng.choice(lively[:6] or texts))).dispatch_event("click")


def theme(page: Page, name: str) -> None:
    """Change to the dark or the light theme."""
    page.evaluate("name => document.documentElement.dataset.theme = name", name)


def open_page(browser: Browser, size: str, address: str, name: str = "Ada", lang: str = "en") -> Page:
    """Open a page for a new visitor."""
    width, height, scale = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, reduced_motion="reduce", locale=lang
    )
    context.add_init_script("localStorage.setItem('cosmogony.settings', '{\"coach\": \"never\"}')")
    context.route("**/api/games", only_ours)
    context.request.post(address.split("#")[0].rstrip("/") + "/api/guest", data={"name": name})
    page = context.new_page()
    page.goto(address)
    return page


def only_ours(route: Route) -> None:
    """Leave out games that are installed here and do not come with the package, such as the example."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[game for game in answer.json() if game["game"] in ours()])


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
