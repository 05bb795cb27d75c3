"""Our rulebooks: numbered clauses that can be found."""

import pytest

from cosmogony.core.errors import RulebookError
from cosmogony.core.rulebook import Rulebook
from cosmogony.games import GAMES

SAMPLE = """# A Game

Words before the first clause belong to nobody.

## 1. Start

**ABC-1.1** First
goes on here.

**ABC-1.2** Second.

## 2. End

**ABC-2.1** Last.
"""


def test_clauses_are_read_with_chapters_and_continuations() -> None:
    book = Rulebook.parse(SAMPLE)
    assert book.title == "A Game"
    assert [(c.id, c.chapter, c.text) for c in book.clauses] == [
        ("ABC-1.1", "1. Start", "First\ngoes on here."),
        ("ABC-1.2", "1. Start", "Second."),
        ("ABC-2.1", "2. End", "Last."),
    ]
    assert [c.id for c in book.find("abc-1")] == ["ABC-1.1", "ABC-1.2"]
    assert [c.id for c in book.search("goes FIRST")] == ["ABC-1.1"]
    assert "ABC-2.1" in book


def test_unknown_and_repeated_clauses_are_refused() -> None:
    with pytest.raises(RulebookError, match=r'no clause "ABC-9" in A Game; they run from ABC-1.1 to ABC-2.1'):
        Rulebook.parse(SAMPLE).find("ABC-9")
    with pytest.raises(RulebookError, match=r"ABC-1.1 stands twice"):
        Rulebook.parse(SAMPLE + "\n**ABC-1.1** Again.\n")


@pytest.mark.parametrize("name", GAMES)
def test_clauses_run_in_order(name: str) -> None:
    ids = [[int(part) for part in clause.id[4:].split(".")] for clause in GAMES[name].rulebook().clauses]
    assert ids == sorted(ids)
    assert len(ids) >= 30
