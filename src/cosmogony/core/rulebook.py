"""Our rulebooks: chapters to learn the game from, then numbered clauses with stable ids to look things up.

The source is Markdown. ``## Title {#name}`` begins a chapter to learn from. After ``# Reference`` come the clauses:
``## Chapter`` headings, and paragraphs that begin with a clause id in bold, ``**GEN-3.2** …``; what follows up to the
next clause belongs to it. A clause ends with what it rests on, in braces:

``{printed: Setup}``     the rules as printed say so, in that section
``{derived: …}``         it follows from what is printed, and how
``{ruling: NAME}``       the print is silent or unclear: we decided, and the option NAME decides otherwise

Legal actions, refusals, rulings and tests cite clauses. In chapters ``![words](picture:NAME)`` is a picture drawn with
the board's own parts, and ``![words](example:NAME@3-9)`` a recorded example, from its third action to its ninth.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import takewhile
from typing import Literal, cast, get_args

from cosmogony.core.errors import RulebookError

CLAUSE = re.compile(r"^\*\*([A-Z]{3}-\d+(?:\.\d+)*)\*\*\s+(.*)$")
CHAPTER = re.compile(r"^## (.+?)\s*\{#([a-z-]+)\}\s*$")
BASIS = re.compile(r"\{(\w+): ([^{}]+)\}")
REFERENCE = "# Reference"
Kind = Literal["printed", "derived", "ruling"]
RULING: Kind = "ruling"
KINDS: tuple[str, ...] = get_args(Kind)
CHAPTERS = ("about", "table", "setup", "turn", "actions", "end", "scoring", "glossary")
"""What every rulebook to learn from tells, in this order; a game may add chapters of its own."""


@dataclass(frozen=True)
class Basis:
    """What a clause rests on: the print, a derivation from it, or a ruling of ours."""

    kind: Kind
    detail: str
    """The section of the print, how it follows, or the option's name."""


@dataclass(frozen=True)
class Chapter:
    """One part of the rulebook to learn from, as Markdown."""

    name: str
    title: str
    text: str


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    chapter: str
    text: str
    basis: tuple[Basis, ...] = ()

    @property
    def options(self) -> list[str]:
        """The options that decide this rule otherwise."""
        return [basis.detail for basis in self.basis if basis.kind == RULING]


class Rulebook:
    """All chapters and clauses of a game, in order."""

    def __init__(
        self, title: str, clauses: Sequence[Clause], chapters: Sequence[Chapter] = (), preface: str = ""
    ) -> None:
        self.title = title
        self.preface = preface
        """What stands before the clauses."""
        self.clauses = list(clauses)
        self.chapters = list(chapters)
        self._by_id = {clause.id: clause for clause in clauses}

    @classmethod
    def parse(cls, markdown: str) -> "Rulebook":
        """Read a rulebook; a repeated id or name, and what rests on nothing we know, is refused."""
        lines = markdown.splitlines()
        title = next((line[2:].strip() for line in lines if line.startswith("# ")), "")
        cut = lines.index(REFERENCE) if REFERENCE in lines else 0
        chapters = _chapters(lines[:cut])
        clauses = [_with_basis(clause) for clause in _clauses(lines[cut:])]
        for kind, names in (("clause", [one.id for one in clauses]), ("chapter", [one.name for one in chapters])):
            repeated = [name for name in names if names.count(name) > 1]
            if repeated:
                raise RulebookError(f"{title}: {kind} {repeated[0]} stands twice")
        return cls(title, clauses, chapters, _preface(lines[cut:]))

    def __contains__(self, clause_id: str) -> bool:
        return clause_id in self._by_id

    def find(self, wanted: str) -> list[Clause]:
        """Return a clause by its id, or all clauses under it: ``GEN-3`` gives the whole of chapter 3."""
        wanted = wanted.upper()
        found = [clause for clause in self.clauses if clause.id == wanted or clause.id.startswith(f"{wanted}.")]
        if not found:
            known = f"they run from {self.clauses[0].id} to {self.clauses[-1].id}" if self.clauses else "it has none"
            raise RulebookError(f'no clause "{wanted}" in {self.title}; {known}')
        return found

    def search(self, words: str) -> list[Clause]:
        """Return the clauses whose text or chapter holds all the words."""
        wanted = words.lower().split()
        return [c for c in self.clauses if all(word in f"{c.chapter} {c.text}".lower() for word in wanted)]

    def fingerprints(self) -> dict[str, str]:
        """Return a short hash of each chapter and clause: a translation notes of which text it is one."""
        texts = {chapter.name: f"{chapter.title}\n{chapter.text}" for chapter in self.chapters}
        texts |= {clause.id: f"{clause.text}\n{clause.basis}" for clause in self.clauses}
        return {name: sha256(text.encode()).hexdigest()[:12] for name, text in texts.items()}


def _chapters(lines: Iterable[str]) -> list[Chapter]:
    found: list[tuple[str, str, list[str]]] = []
    for line in lines:
        match = CHAPTER.match(line)
        if match:
            found.append((match[2], match[1], []))
        elif found:
            found[-1][2].append(line.rstrip())
    return [Chapter(name, title, "\n".join(text).strip()) for name, title, text in found]


def _preface(lines: Iterable[str]) -> str:
    before = takewhile(lambda line: not line.startswith("## ") and not CLAUSE.match(line), lines)
    return "\n".join(line.rstrip() for line in before if not line.startswith("# ")).strip()


def _clauses(lines: Iterable[str]) -> list[Clause]:
    chapter, clauses = "", list[Clause]()
    for line in lines:
        match = CLAUSE.match(line)
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif match:
            clauses.append(Clause(match[1], chapter, match[2]))
        elif line.strip() and clauses and clauses[-1].chapter == chapter:
            last = clauses.pop()
            clauses.append(Clause(last.id, chapter, f"{last.text}\n{line.rstrip()}"))
    return clauses


def _with_basis(clause: Clause) -> Clause:
    """Take what the clause rests on out of its text."""
    basis = tuple(Basis(cast("Kind", kind), detail) for kind, detail in BASIS.findall(clause.text))
    unknown = [one.kind for one in basis if one.kind not in KINDS]
    if unknown:
        raise RulebookError(f'{clause.id}: "{unknown[0]}" is not one of {", ".join(KINDS)}')
    return Clause(clause.id, clause.chapter, " ".join(BASIS.sub("", clause.text).split(" ")).strip(), basis)
