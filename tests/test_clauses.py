"""Rules are cited: every clause of every rulebook is exercised by a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from cosmogony.games import GAMES
from tests.tables import folder_of, own_tests

CITED = re.compile(r"[A-Z]{3}-\d+(?:\.\d+)*")


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
    cited = citations(own_tests(GAMES[name]), ("test_*.py",), marker=True)
    assert clauses - cited == set(), "clauses that no test exercises"
    assert cited - clauses == set(), "clauses that the rulebook does not have"


@pytest.mark.parametrize("name", GAMES)
def test_the_code_cites_only_clauses_that_exist(name: str) -> None:
    game = GAMES[name]
    clauses = {clause.id for clause in game.rulebook().clauses}
    chapters = {clause.rsplit(".", 1)[0] for clause in clauses}
    assert citations(folder_of(game), ("*.py", "edition.toml"), marker=False) - clauses - chapters == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_cites_its_clause(name: str) -> None:
    folder = folder_of(GAMES[name])
    files = [*folder.glob("rules.py"), *folder.glob("rules/**/*.py")]
    rules = [node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    functions = [node for node in rules if isinstance(node, ast.FunctionDef)]
    assert functions
    assert [rule.name for rule in functions if not CITED.search(ast.get_docstring(rule) or "")] == []
