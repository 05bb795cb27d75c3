"""Draw the icons of the installed client, and the games' pictures for link previews, from their SVGs in a real browser.

The results are kept with the sources; run it anew after a change of web/public/favicon.svg or of a game's picture.svg.
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import browser
from cosmogony.games import ours

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
NIGHT = "#070b16"
PREVIEW = (1200, 630)
"""What chat apps show."""


def main() -> None:
    """Draw everything."""
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_here(), args=["--no-sandbox"])
        page = chromium.new_page()
        icons = PUBLIC / "icons"
        for size in (192, 512):
            draw(page, sign, (size, size), icons / f"icon-{size}.png", share=0.94)
        draw(page, sign, (512, 512), icons / "maskable-512.png", share=0.66, ground=NIGHT)
        draw(page, sign, (180, 180), icons / "apple-touch-icon.png", share=0.8, ground=NIGHT)
        for game in ours().values():
            draw(page, game.picture, PREVIEW, folder_of(game.name) / "picture.png", share=1, ground=NIGHT)
        chromium.close()


def chromium_here() -> str | None:
    """Return the system's Chromium; None for Playwright's own."""
    return next((found for name in browser.NAMES if (found := shutil.which(name))), None)


def folder_of(game: str) -> Path:
    """Return where a game of ours lives."""
    return ROOT / "src" / "cosmogony" / "games" / game


def draw(page: Page, svg: str, size: tuple[int, int], path: Path, share: float, ground: str = "transparent") -> None:
    """Draw a picture of a size; it takes up a share of it, and fills a wide one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{share * 100}%;height:{share * 100}%}}</style>{svg}"
    )
    if size[0] != size[1]:
        page.eval_on_selector("svg", "svg => svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')")
    path.parent.mkdir(exist_ok=True)
    page.screenshot(path=path, omit_background=ground == "transparent")
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
