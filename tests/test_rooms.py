"""A game is one package: nothing outside its own room, in Python or in the client, names it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables import OUR_GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cosmogony"
ROOMS_OF_ALL = ("core", "bots", "lab", "puzzles", "server", "commands", "testing", "locale")
CLIENT = ROOT / "web" / "src"
SOURCES = (".py", ".ts", ".svelte", ".css", ".html", ".ftl")


def sources() -> Iterator[Path]:
    """Return the files of everything that is the same for all games; tests name games as examples."""
    yield from PACKAGE.glob("*.py")
    for room in ROOMS_OF_ALL:
        yield from (PACKAGE / room).rglob("*")
    rooms = [CLIENT / "games" / name for name in OUR_GAMES]
    yield from (path for path in CLIENT.rglob("*") if not any(room in path.parents for room in rooms))


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_game_is_named_in_its_own_room_only(name: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if path.suffix in SOURCES and ".test." not in path.name and path != PACKAGE / "__init__.py"
        for number, line in enumerate(path.read_text(encoding="utf-8").lower().splitlines(), 1)
        if name in line
    ]
    assert found == [], "src/cosmogony/__init__.py alone shows one, as an example"
