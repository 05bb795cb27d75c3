"""The documentation: it builds without a network, every link leads somewhere, and what it shows works."""

import re
import sys
from pathlib import Path

import pytest

from cosmogony.bots.levels import find_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.games import GAMES, ours
from cosmogony.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import docs_site  # noqa: E402 - found by the line above


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = docs_site.build(tmp_path_factory.mktemp("docs"))
    return folder


def test_every_link_leads_somewhere(site: Path) -> None:
    assert list(docs_site.broken_links(site)) == []


def test_every_page_is_listed(tmp_path: Path) -> None:
    def listed(nav: object) -> set[str]:
        if isinstance(nav, str):
            return {nav}
        parts = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
        return set().union(*map(listed, parts))

    found = listed(docs_site.gather(tmp_path / "docs"))
    assert found == {page.relative_to(tmp_path / "docs").as_posix() for page in (tmp_path / "docs").rglob("*.md")}


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">x</a><a href="c.html">y</a><img src="z.png"><a href="#no">n</a>'
    )
    (tmp_path / "b.html").write_text('<p id="there"></p><a href="https://elsewhere.org/">z</a>')
    assert list(docs_site.broken_links(tmp_path)) == [
        "a.html: b.html#here leads to no place there",
        "a.html: c.html leads nowhere",
        "a.html: z.png leads nowhere",
        "a.html: #no leads to no place there",
    ]


def test_rules_have_their_pictures_and_clauses_in_every_language(site: Path) -> None:
    for lang in LANGUAGES:
        for game in ours().values():
            page = (site / "rules" / lang / f"{game.name}.html").read_text(encoding="utf-8")
            assert all(f'id="{clause.id}"' in page for clause in game.rulebook(lang).clauses)
            assert "picture:" not in page
            drawn = set(re.findall(r"\(picture:([\w-]+)\)", game.file("rulebook", f"{lang}.md") or ""))
            assert all(f"rulebook-{game.name}-{name}-{lang}.jpg" in page for name in drawn)


def test_the_api_is_told_by_docstrings(site: Path) -> None:
    page = (site / "api" / "the-engine.html").read_text(encoding="utf-8")
    assert 'id="cosmogony.core.game.Game.observe"' in page
    assert "the one door through which a game is seen" in page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert (
        re.findall(r'<(?:script|img)[^>]+src="https?://[^"]+|<link[^>]+stylesheet[^>]+href="https?://[^"]+', page) == []
    )


def test_the_bot_of_the_first_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / "start" / "bot-authors.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert code is not None
    (tmp_path / "bot_of_the_first_page.py").write_text(code[1])
    monkeypatch.syspath_prepend(tmp_path)
    make = find_bot("bot_of_the_first_page.Hasty")
    for game in GAMES.values():
        state = game.new(game.min_players, seed=1)
        play_to_end(state, seat_bots([make(seat) for seat in range(state.n_players)], 1))
        assert state.over
