"""Build the documentation site: gather the pages, let Zensical make them HTML, and check every link.

python tools/docs_site.py            into build/site
python tools/docs_site.py FOLDER     into FOLDER/site

Pages are the Markdown in docs/, and what is made of other things in the repository: the rulebooks with their pictures,
the functions' own words, the notebooks and a gallery. Nothing is downloaded.
"""

import json
import posixpath
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from cosmogony.core.game import Game
from cosmogony.games import ours
from cosmogony.texts import LANGUAGES, render

ROOT = Path(__file__).parents[1]
NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
FROM_ELSEWHERE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Files in the root that are pages; the README's place is taken by the index of docs/."""
GAMES_API = {
    "The engine": ["cosmogony.core.game", "cosmogony.core.state", "cosmogony.core.answers", "cosmogony.core.rng"],
    "Games that are kept": ["cosmogony.core.record", "cosmogony.core.transcript", "cosmogony.core.edition"],
    "Learning": ["cosmogony.core.numbers", "cosmogony.core.memory", "cosmogony.core.batch"],
    "Environments": [f"cosmogony.envs.{name}" for name in ("gymnasium", "pettingzoo", "openspiel", "textarena")],
    "Bots": ["cosmogony.bots.base", "cosmogony.bots.levels", "cosmogony.bots.outside", "cosmogony.bots.hints"],
    "The lab": ["cosmogony.lab.arena", "cosmogony.lab.match", "cosmogony.lab.study", "cosmogony.lab.dataset"],
    "Agents": ["cosmogony.agents.table", "cosmogony.agents.mcp_server"],
}
"""Pages of the API, and whose words each holds."""
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:([\w-]+)\)")
EXAMPLE = re.compile(r"!\[([^\]]*)\]\(example:[^)]+\)")
CLAUSE = re.compile(r"^\*\*([A-Z]{3}-[\d.]+)\*\*", re.MULTILINE)
BASIS = re.compile(r" \{(printed|derived|ruling): ([^{}]+)\}")
GALLERY = {
    "Boards": r"GAME-(desktop|phone)(-daylight)?",
    "Around the games": r"(home|new-table|rules|components|settings)-(desktop|phone)",
    "Asking what something is": r"what-is-GAME-desktop",
    "After the game": r"GAME-(score-sheet|replay)-desktop",
    "Learning": r"lesson-GAME-(first|strategy)-tablet-end",
}
"""Headings of the gallery, and which pictures stand under each; GAME is any of our games."""
Nav = list[dict[str, "str | Nav"]]


def main() -> None:
    """Build the site and refuse it if a link leads nowhere."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "build"
    site = build(folder)
    faults = list(broken_links(site))
    if faults:
        raise SystemExit("\n".join(faults))
    print(f"{site / 'index.html'}: {len(list(site.rglob('*.html')))} pages, every link leads somewhere")


def build(folder: Path) -> Path:
    """Gather all pages in a folder and build them; return where the site is."""
    pages, site = folder / "docs", folder / "site"
    for old in (pages, site):
        shutil.rmtree(old, ignore_errors=True)
    nav = gather(pages)
    config = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    config = config.replace("nav = []", f"nav = {toml_of(nav)}").replace('["src"]', json.dumps([str(ROOT / "src")]))
    (folder / "zensical.toml").write_text(config, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(folder / "zensical.toml")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"Zensical failed:\n{done.stdout}\n{done.stderr}")
    return site


def toml_of(nav: Nav) -> str:
    """Write a list of pages as TOML does, in one line."""
    entries = []
    for entry in nav:
        for title, page in entry.items():
            shown = json.dumps(page) if isinstance(page, str) else toml_of(page)
            entries.append(f"{{ {json.dumps(title, ensure_ascii=False)} = {shown} }}")
    return f"[{', '.join(entries)}]"


def gather(pages: Path) -> Nav:
    """Copy and make all pages; return how they are listed."""
    shutil.copytree(ROOT / "docs", pages)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", pages / "images")
    (pages / "README.md").rename(pages / "index.md")
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, pages / FROM_ELSEWHERE[name])
    for page in sorted(pages.rglob("*.md")):
        home = ROOT if page.name in ("contributing.md", "changelog.md") else ROOT / "docs"
        text = page.read_text(encoding="utf-8")
        page.write_text(relinked(text, home, page.relative_to(pages).parent), encoding="utf-8")
    return [
        {"Home": "index.md"},
        {"Start": [{title: f"start/{name}.md"} for name, title in starts(pages)]},
        {"Rules": rule_pages(pages)},
        {"Play": [*listed(pages, ["notation", "lessons", "puzzles", "shuffle"]), {"Gallery": gallery_page(pages)}]},
        {"Host": listed(pages, ["operate", "server", "scale", "protocol", "web"])},
        {"Research": listed(pages, ["research", "observations", "bots", "players", "agents", "lab"]) + balance(pages)},
        {"Notebooks": notebook_page(pages)},
        {"API": api_pages(pages)},
        {"Contribute": listed(pages, ["contributing", "architecture", "add-a-game", "glossary", "decisions"])
         + listed(pages, ["rules-coverage", "release", "changelog"])},
    ]  # fmt: skip


def starts(pages: Path) -> list[tuple[str, str]]:
    """Return the pages for beginners, with whom they are for."""
    order = ["players", "hosts", "researchers", "bot-authors"]
    return [(name, title_of(pages / "start" / f"{name}.md").removeprefix("Start: ").capitalize()) for name in order]


def listed(pages: Path, names: list[str]) -> Nav:
    """List pages by their own titles."""
    return [{title_of(pages / f"{name}.md"): f"{name}.md"} for name in names]


def balance(pages: Path) -> Nav:
    """List the balance studies."""
    return [{title_of(page): f"balance/{page.name}"} for page in sorted((pages / "balance").glob("*.md"))]


def title_of(page: Path) -> str:
    """Return the first heading of a page."""
    found = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].strip() if found else page.stem


def relinked(text: str, home: Path, inside: Path) -> str:
    """Let links lead to pages of the site, and to the sources where something is none."""
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]

    def lead(match: re.Match[str]) -> str:
        link = match[1]
        parts = urlsplit(link)
        if parts.scheme or not parts.path:
            return link
        target = (home / inside / unquote(parts.path)).resolve()
        where = page_of(target)
        if where is None:
            return f"{source}/blob/main/{target.relative_to(ROOT).as_posix()}"
        anchor = f"#{parts.fragment}" if parts.fragment else ""
        return posixpath.relpath(where, inside.as_posix()) + anchor

    return LINK.sub(lead, text)


def page_of(target: Path) -> str | None:
    """Return where a file of the repository lies in the site, or None."""
    if target.parent == ROOT and target.name in FROM_ELSEWHERE:
        return FROM_ELSEWHERE[target.name]
    docs = ROOT / "docs"
    if target == docs / "README.md":
        return "index.md"
    return target.relative_to(docs).as_posix() if target.is_relative_to(docs) else None


def rule_pages(pages: Path) -> Nav:
    """Write the rulebooks of our games in every language."""
    nav: Nav = []
    for lang in LANGUAGES:
        folder = pages / "rules" / lang
        folder.mkdir(parents=True)
        of_language: Nav = []
        for game in ours().values():
            (folder / f"{game.name}.md").write_text(rule_page(game, lang), encoding="utf-8")
            of_language.append({render(game.title, lang): f"rules/{lang}/{game.name}.md"})
        nav.append({NAMES[lang]: of_language})
    return nav


def rule_page(game: Game, lang: str) -> str:  # type: ignore[type-arg]  # any game
    """Write a rulebook as a page: with pictures, and a place to link to for every clause."""
    text = game.file("rulebook", f"{lang}.md") or ""
    picture = rf"![\1](../../images/rulebook-{game.name}-\2-{lang}.jpg)"
    text = EXAMPLE.sub(r"*\1 (`cosmogony play`)*", PICTURE.sub(picture, text))
    text = CLAUSE.sub(r'<span id="\1"></span>**\1**', text)
    return BASIS.sub(r" *(\1: \2)*", text)


def gallery_page(pages: Path) -> str:
    """Write the gallery from the pictures that there are."""
    lines = ["# Gallery", "", "Taken by `make screenshots` from real games; every board at night and in daylight."]
    for heading, pattern in GALLERY.items():
        lines += ["", f"## {heading}", ""]
        wanted = re.compile(pattern.replace("GAME", f"({'|'.join(ours())})"))
        for file in sorted((pages / "images").glob("*.jpg"), key=lambda path: ("phone" in path.stem, path.stem)):
            if wanted.fullmatch(file.stem):
                words = file.stem.replace("-", " ").capitalize()
                width = 160 if "phone" in file.stem else 330
                lines.append(f'[![{words}](images/{file.name}){{ width="{width}" }}](images/{file.name})')
    (pages / "gallery.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "gallery.md"


def notebook_page(pages: Path) -> str:
    """Show the notebooks whole: they are plain Python."""
    lines = [(pages / "notebooks.md").read_text(encoding="utf-8").rstrip()]
    for file in sorted((ROOT / "notebooks").glob("*.py")):
        lines += ["", f"## {file.stem.replace('_', ' ').capitalize()}", "", f"`notebooks/{file.name}`", ""]
        lines += ["````python", file.read_text(encoding="utf-8").rstrip(), "````"]
    (pages / "notebooks.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "notebooks.md"


def api_pages(pages: Path) -> Nav:
    """Write a page for each part of the API; its words are those of the functions."""
    nav: Nav = []
    (pages / "api").mkdir()
    for title, modules in GAMES_API.items():
        name = f"api/{title.lower().replace(' ', '-')}.md"
        blocks = [f"::: {module}" for module in modules]
        (pages / name).write_text("\n\n".join([f"# {title}", *blocks]) + "\n", encoding="utf-8")
        nav.append({title: name})
    return nav


class Anchors(HTMLParser):
    """Reads the links and the places to link to of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag links to, and its own name."""
        for name, value in attrs:
            if value and name == "id":
                self.ids.add(value)
            elif value and ((name == "href" and tag == "a") or (name == "src" and tag == "img")):
                self.links.append(value)


def broken_links(site: Path) -> Iterator[str]:
    """Tell which links lead to no page, no picture or no place in a page; those to other sites are not followed."""
    read: dict[Path, Anchors] = {}
    for page in sorted(site.rglob("*.html")):
        read[page.resolve()] = Anchors()
        read[page.resolve()].feed(page.read_text(encoding="utf-8"))
    for page, found in read.items():
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or page.name == "404.html":
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists():
                yield f"{page.relative_to(site)}: {link} leads nowhere"
            elif parts.fragment and target in read and unquote(parts.fragment) not in read[target].ids | {"__top"}:
                yield f"{page.relative_to(site)}: {link} leads to no place there"


if __name__ == "__main__":
    main()
