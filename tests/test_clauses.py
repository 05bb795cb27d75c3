"""Rules are cited: every clause of every rulebook is exercised by a test that names it."""

import re
from pathlib import Path

import pytest

from cosmogony.games import GAMES

CITED = re.compile(r"[A-Z]{3}-\d+(?:\.\d+)*")
ROOT = Path(__file__).parent.parent


def citations(folder: Path, patterns: tuple[str, ...], marker: bool) -> set[str]:
    """Return the clause ids that files cite, all of them or those in test markers."""
    found: set[str] = set()
    for pattern in patterns:
        for path in folder.rglob(pattern):
            text = path.read_text(encoding="utf-8")
            parts = re.findall(r"mark\.clause\(([^)]*)\)", text) if marker else [text]
            found |= {clause for part in parts for clause in CITED.findall(part)}
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_exercised_by_a_test(name: str) -> None:
    clauses = {clause.id for clause in GAMES[name].rulebook().clauses}
    cited = citations(ROOT / "tests" / "games" / name, ("test_*.py",), marker=True)
    assert clauses - cited == set(), "clauses that no test exercises"
    assert cited - clauses == set(), "clauses that the rulebook does not have"


@pytest.mark.parametrize("name", GAMES)
def test_the_code_cites_only_clauses_that_exist(name: str) -> None:
    game = GAMES[name]
    clauses = {clause.id for clause in game.rulebook().clauses}
    chapters = {clause.rsplit(".", 1)[0] for clause in clauses}
    source = ROOT / "src" / "cosmogony" / "games" / name
    assert citations(source, ("*.py", "edition.toml"), marker=False) - clauses - chapters == set()
