"""How people play through the screen."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

MOST = 3000
"""More decisions than any game needs."""

READY = """() => document.querySelector("dialog[open] table") ? "over"
    : document.querySelector("button.choice") ? document.querySelector("[data-seq]").dataset.seq : false"""


def await_turn(page: Page, after: str = "") -> str:
    """Wait until it is one's turn in a new position, and return its number, or "over"."""
    found = page.wait_for_function(f"(after) => {{ const at = ({READY})(); return at !== after && at; }}", arg=after)
    told: str = found.json_value()
    return told


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
        places = page.locator("[data-place].glow")
        if places.count() and rng.random() < 0.6:
            places.nth(rng.randrange(places.count())).dispatch_event("click")
            if page.locator("[data-place].selected").count() == 0:
                return
        buttons = page.locator("button.choice")
        buttons.nth(rng.randrange(buttons.count())).click()

    return choose


def by_keyboard(seed: int) -> Callable[[Page], None]:
    """Choose with number keys, or walk along the choices with arrows and press Enter."""
    rng = random.Random(seed)

    def choose(page: Page) -> None:
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
