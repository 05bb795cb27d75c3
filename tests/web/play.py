"""How people play through the screen."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from cosmogony.core.record import Record
from tests.server.house import House

MOST = 3000
"""More decisions than any game needs."""

READY = """() => document.querySelector("dialog[open] table") ? "over"
    : document.querySelector("button.choice") ? document.querySelector("[data-seq]").dataset.seq : false"""


def new_table(page: Page, *seats: str) -> None:
    """Fill in the form for a new table: what each seat's menu should say."""
    page.get_by_role("button", name=str(len(seats)), exact=True).click()
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}").select_option(seat)


def await_turn(page: Page, after: str = "") -> str:
    """Wait until it is one's turn in a new position, and return its number, or "over"."""
    found = page.wait_for_function(f"(after) => {{ const at = ({READY})(); return at !== after && at; }}", arg=after)
    told: str = found.json_value()
    return told


def first_choice(page: Page) -> Locator:
    """Return the first choice that is one; where all are put together with others, what is first among them."""
    single = page.locator("button.choice:not(.group)")
    if single.count() == 0:
        page.locator("button.choice").first.click()
    return single.first


def recorded_decisions(page: Page, house: House) -> int:
    """Count the decisions of the first seat in the record of the game that was played on a page."""
    table = page.url.rsplit("/", 1)[1]
    record = Record.loads(house.get(f"/api/tables/{table}/record").text)
    return sum(line.seat == 0 for line in record.lines)


def play_to_the_end(page: Page, choose: Callable[[Page], None]) -> int:
    """Choose until the score sheet lies open; return how many decisions that took."""
    at = ""
    for decisions in range(MOST):
        at = await_turn(page, at)
        if at == "over":
            return decisions
        choose(page)
    raise AssertionError("the game does not end")


def by_clicks(seed: int) -> Callable[[Page], None]:
    """Click on glowing places of the board where there are any, else on buttons, at random."""
    rng = random.Random(seed)

    def choose(page: Page) -> None:
        places = page.locator("[data-place].glow").evaluate_all("all => all.map(one => one.dataset.place)")
        if places and rng.random() < 0.6:
            # By its name: a board that just leaves the stage may show its places for a moment, and then be gone.
            page.locator(f'[data-place="{rng.choice(places)}"].glow').first.dispatch_event("click")
            if page.locator("[data-place].selected").count() == 0:
                return
        buttons = page.locator("button.choice")
        one = buttons.nth(rng.randrange(buttons.count()))
        group = "group" in (one.get_attribute("class") or "")
        one.click()
        if group:
            buttons.nth(rng.randrange(buttons.count())).click()

    return choose


def by_keyboard(seed: int) -> Callable[[Page], None]:
    """Choose with number keys, or walk along the choices with arrows and press Enter."""
    rng = random.Random(seed)

    def choose(page: Page) -> None:
        page.keyboard.press("l")  # lists what the Now bar puts together
        count = page.locator("button.choice").count()
        wanted = rng.randrange(count)
        if wanted < 9 and rng.random() < 0.5:
            page.keyboard.press(str(wanted + 1))
            return
        page.keyboard.press("c")
        for _ in range(wanted):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    return choose
