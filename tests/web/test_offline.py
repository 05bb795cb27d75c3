"""Playing without any server in a real browser: from files that any host can serve, and with the network cut."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cosmogony.core.puzzle import Puzzles
from cosmogony.core.record import Record
from cosmogony.games import named_game, ours
from tests.server.house import House
from tests.web.conftest import ALONE, DESKTOP, PATIENCE, is_fault
from tests.web.play import await_turn, by_clicks, play_to_the_end

SITE = Path(__file__).parents[2] / "site"
READY = "You are playing without a server"
KEPT = "() => localStorage.getItem('cosmogony.kept') === 'yes'"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own server of files, without its chatter."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its parent calls it that
        pass


@contextmanager
def static_host(root: Path) -> Iterator[str]:
    """Serve the site from a folder below the root, as `python -m http.server` does."""
    if not (SITE / "service-worker.js").is_file():
        pytest.fail('the site is not written: run "make site"')
    (root / "play").symlink_to(SITE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/play/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def cut_off(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """Open the site once, then close its host and cut the network: what follows comes from the browser itself."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]
    context.add_init_script(ALONE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, faults = watched(context)
    with static_host(tmp_path) as home:
        page.goto(home)
        page.wait_for_function(KEPT)
    context.set_offline(True)
    page.goto(home)
    expect(page.get_by_text(READY)).to_be_visible()
    yield page
    context.close()
    assert faults == []


def watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """Open a page, and note what its console complains about."""
    faults: list[str] = []
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda told: faults.append(told.text) if is_fault(told.type, told.text, "401") else None)
    return page, faults


def saved_record(page: Page) -> str:
    with page.expect_download() as saved:
        page.locator("dialog[open]").get_by_role("button", name="Save the record").click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.slow
def test_with_the_network_cut_a_game_of_each_kind_is_played_kept_and_shared(cut_off: Page, tmp_path: Path) -> None:
    page, home = cut_off, cut_off.url.split("#")[0]
    for name in ours():
        page.goto(f"{home}#/")
        page.click(f"[data-quick={name}]")
        play_to_the_end(page, by_clicks(3))
        record = saved_record(page)
        assert named_game(name).verify(Record.loads(record)).over
    page.locator("dialog[open]").get_by_role("button", name="Copy a link that holds the whole game").click()
    expect(page.get_by_role("button", name="Copied: the link is the game")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{home}#/shared/")
    page.goto(link)
    expect(page).to_have_url(re.compile("#/replay/record/"))
    expect(page.get_by_label("Moment of the game")).to_be_visible()
    page.goto(f"{home}#/")
    page.reload()
    expect(page.locator(".tables li a")).to_have_count(len(ours()))
    (tmp_path / "saved.txt").write_text(record, encoding="utf-8")
    page.get_by_label("Open a record from a file").set_input_files(tmp_path / "saved.txt")
    expect(page).to_have_url(re.compile("#/replay/record/"))
    expect(page.get_by_label("Moment of the game")).to_be_visible()


@pytest.mark.slow
def test_with_the_network_cut_lessons_rules_and_hints_are_there(cut_off: Page) -> None:
    page, home = cut_off, cut_off.url.split("#")[0]
    for lang, said in (("de", "Im Anfang"), ("it", "In principio"), ("en", "In the Beginning")):
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        page.goto(f"{home}#/rules/genesis")
        expect(page.get_by_role("heading", name=said).first).to_be_visible()
        page.goto(f"{home}#/")
    page.click("[data-lesson=genesis]")
    expect(page).to_have_url(re.compile("#/table/"))
    page.goto(f"{home}#/")
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("button.choice.advised").first).to_be_visible()
    page.locator("button.choice").first.click()
    await_turn(page, at)
    page.reload()
    await_turn(page)


@pytest.mark.slow
def test_what_was_kept_goes_on_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]
    context.add_init_script(ALONE)
    page, faults = watched(context)
    with House(tmp_path, bot_processes="1") as house:
        page.goto(house.url)
        card = page.locator("[data-keep]")
        card.get_by_role("button", name="Keep it").click()
        expect(card).to_contain_text("Kept.")
        page.reload()
        expect(page.locator("[data-quick]").first).to_be_visible()
        expect(card).to_have_count(0)  # asked once
        house.stop()
        page.reload()
        expect(page.get_by_text("The server does not answer. You can play on here")).to_be_visible()
        page.click("[data-quick=genesis]")
        at = await_turn(page)
        page.locator("button.choice").first.click()
        await_turn(page, at)
    context.close()
    assert faults == []


def test_a_puzzle_is_solved_with_the_network_cut(cut_off: Page) -> None:
    name = next(iter(ours()))
    puzzles = Puzzles.of(named_game(name))
    assert puzzles is not None
    puzzle = next(iter(puzzles))
    cut_off.goto(f"{cut_off.url.split('#')[0]}#/puzzles/{name}/{puzzle.id}")
    expect(cut_off.get_by_text("One choice is clearly best.")).to_be_visible()
    cut_off.wait_for_selector("button.choice")
    cut_off.keyboard.press("l")
    solution = named_game(name).text(puzzle.position(named_game(name)), puzzle.solution)
    cut_off.locator(f'button.choice[data-choice="{solution}"]').click()
    expect(cut_off.locator("dl.why")).to_be_visible()
    expect(cut_off.locator(".sentence")).to_contain_text("Right: ")
