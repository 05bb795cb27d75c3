"""Our rulebooks: chapters to learn from, and numbered clauses that can be found and say what they rest on."""

import pytest

from cosmogony.core.errors import RulebookError
from cosmogony.core.rulebook import Basis, Rulebook
from cosmogony.games import GAMES

SAMPLE = """# A Game

Words before the first chapter belong to nobody.

## What it is about {#about}

Two sentences.

![The board](picture:board)

## A turn {#turn}

One step.

# Reference

What every clause rests on.

## 1. Start

**ABC-1.1** First
goes on here. {printed: Setup} {ruling: start_order}

**ABC-1.2** Second. {derived: two sides make two}

## 2. End

**ABC-2.1** Last.
"""


def test_clauses_are_read_with_chapters_and_continuations() -> None:
    book = Rulebook.parse(SAMPLE)
    assert book.title == "A Game"
    assert book.preface == "What every clause rests on."
    assert [(c.id, c.chapter, c.text) for c in book.clauses] == [
        ("ABC-1.1", "1. Start", "First\ngoes on here."),
        ("ABC-1.2", "1. Start", "Second."),
        ("ABC-2.1", "2. End", "Last."),
    ]
    assert [c.id for c in book.find("abc-1")] == ["ABC-1.1", "ABC-1.2"]
    assert [c.id for c in book.search("goes FIRST")] == ["ABC-1.1"]
    assert "ABC-2.1" in book


def test_clauses_say_what_they_rest_on() -> None:
    first, second, last = Rulebook.parse(SAMPLE).clauses
    assert first.basis == (Basis("printed", "Setup"), Basis("ruling", "start_order"))
    assert first.options == ["start_order"]
    assert second.basis == (Basis("derived", "two sides make two"),)
    assert last.basis == ()


def test_chapters_to_learn_from_come_before_the_reference() -> None:
    book = Rulebook.parse(SAMPLE)
    assert [(chapter.name, chapter.title) for chapter in book.chapters] == [
        ("about", "What it is about"),
        ("turn", "A turn"),
    ]
    assert book.chapters[0].text == "Two sentences.\n\n![The board](picture:board)"


def test_a_changed_text_has_another_fingerprint() -> None:
    before = Rulebook.parse(SAMPLE).fingerprints()
    after = Rulebook.parse(SAMPLE.replace("Two sentences.", "Three.").replace("Setup", "Set-up")).fingerprints()
    assert before.keys() == after.keys() == {"about", "turn", "ABC-1.1", "ABC-1.2", "ABC-2.1"}
    assert {name for name in before if before[name] != after[name]} == {"about", "ABC-1.1"}


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("**ABC-1.1** Again.\n", "clause ABC-1.1 stands twice"),
        ("**ABC-3.1** Odd. {guessed: no}\n", 'ABC-3.1: "guessed" is not one of printed, derived, ruling'),
    ],
)
def test_faults_are_refused(more: str, fault: str) -> None:
    with pytest.raises(RulebookError, match=fault):
        Rulebook.parse(f"{SAMPLE}\n{more}")
    with pytest.raises(RulebookError, match=r'no clause "ABC-9" in A Game; they run from ABC-1.1 to ABC-2.1'):
        Rulebook.parse(SAMPLE).find("ABC-9")


@pytest.mark.parametrize("name", GAMES)
def test_clauses_run_in_order(name: str) -> None:
    ids = [[int(part) for part in clause.id[4:].split(".")] for clause in GAMES[name].rulebook().clauses]
    assert ids == sorted(ids)
