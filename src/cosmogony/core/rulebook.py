"""Our rulebooks: numbered clauses with stable ids, which legal actions, refusals, rulings and tests cite.

The source is Markdown: ``## Chapter`` headings, and paragraphs that begin with a clause id in bold,
``**GEN-3.2** …``; what follows up to the next clause belongs to it.
"""

import re
from dataclasses import dataclass

from cosmogony.core.errors import RulebookError

CLAUSE = re.compile(r"^\*\*([A-Z]{3}-\d+(?:\.\d+)*)\*\*\s+(.*)$")


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    chapter: str
    text: str


class Rulebook:
    """All clauses of a game, in order."""

    def __init__(self, title: str, clauses: list[Clause]) -> None:
        self.title = title
        self.clauses = clauses
        self._by_id = {clause.id: clause for clause in clauses}

    @classmethod
    def parse(cls, markdown: str) -> "Rulebook":
        """Read a rulebook; a repeated id is refused."""
        title, chapter, clauses = "", "", list[Clause]()
        for line in markdown.splitlines():
            match = CLAUSE.match(line)
            if line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("## "):
                chapter = line[3:].strip()
            elif match:
                clauses.append(Clause(match[1], chapter, match[2]))
            elif line.strip() and clauses and clauses[-1].chapter == chapter:
                last = clauses.pop()
                clauses.append(Clause(last.id, chapter, f"{last.text}\n{line.rstrip()}"))
        repeated = [clause.id for clause in clauses if sum(other.id == clause.id for other in clauses) > 1]
        if repeated:
            raise RulebookError(f"{title}: clause {repeated[0]} stands twice")
        return cls(title, clauses)

    def __contains__(self, clause_id: str) -> bool:
        return clause_id in self._by_id

    def find(self, wanted: str) -> list[Clause]:
        """Return a clause by its id, or all clauses under it: ``GEN-3`` gives the whole of chapter 3."""
        wanted = wanted.upper()
        found = [clause for clause in self.clauses if clause.id == wanted or clause.id.startswith(f"{wanted}.")]
        if not found:
            first, last = self.clauses[0].id, self.clauses[-1].id
            raise RulebookError(f'no clause "{wanted}" in {self.title}; they run from {first} to {last}')
        return found

    def search(self, words: str) -> list[Clause]:
        """Return the clauses whose text or chapter holds all the words."""
        wanted = words.lower().split()
        return [c for c in self.clauses if all(word in f"{c.chapter} {c.text}".lower() for word in wanted)]
