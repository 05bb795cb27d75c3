"""Write docs/rules-coverage.md: for each clause the tests that exercise it, and how often bots met it in play.

What plays met is counted once and kept in ``tests/games/<game>/coverage.json`` with what it was counted with; the
page is made of that, of the rulebooks and of the tests. Clauses that bots never meet get a record of their own, in
``tests/games/<game>/scripts``, of a game that does. ``--page`` writes only the page, from what was counted last;
``--check`` says whether it is current. The occasions stand beside the games' tests: run this with PYTHONPATH=.
"""

import ast
import itertools
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tests.occasions import Never, Occasions, count, met_in, occasions_of

from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.state import State
from cosmogony.games import ours

ROOT = Path(__file__).parent.parent
GAMES = 1_000
BOTS = "moon"
PAGE = ROOT / "docs" / "rules-coverage.md"
MOST_SEARCHED = 20_000
"""Random games among which one is looked for that meets a clause."""
TOP = """# Every clause: its tests, and how often play met it

Written by `make coverage`; a test checks that it is current. **Tests** are those marked with the clause, in
`tests/games/<game>`. **Games** says in how many of {games:,} games between bots the clause was met, and **times** at
how many decisions: something happened by it, or it forbade what the player might have tried
(`tests/games/<game>/occasions.py` says what counts). Clauses that bots never meet are listed below each game with the
reason; each has a recorded game of its own that meets it, in `tests/games/<game>/scripts`.
"""


def folder(game: Game[Any]) -> Path:
    """Return where a game's tests lie."""
    return ROOT / "tests" / "games" / game.name


# What the tests exercise


def tests_by_clause(game: Game[Any]) -> dict[str, list[str]]:
    """Return the tests that are marked with each clause, as file and function."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder(game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for clause in clauses_of(node):
                    found.setdefault(clause, []).append(f"{path.stem.removeprefix('test_')}: {words(node.name)}")
    return found


def printed_examples(tests: dict[str, list[str]]) -> list[str]:
    """Return the tests that play an example of the print, each once."""
    named = [test.partition(": example ")[2] for marked in tests.values() for test in marked]
    return sorted(set(filter(None, named)))


def clauses_of(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """Return the clauses in the markers of a test."""
    marks = [call for call in test.decorator_list if isinstance(call, ast.Call)]
    named = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.clause"]
    return [str(ast.literal_eval(argument)) for mark in named for argument in mark.args]


def words(name: str) -> str:
    """Read a test's name as a sentence."""
    return name.removeprefix("test_").replace("_", " ")


# What play meets


def played(game: Game[Any], first: int, last: int) -> Iterator[State]:
    """Play games between bots, at tables of every size in turn."""
    sizes = game.max_players - game.min_players + 1
    for seed in range(first, last):
        players = game.min_players + seed % sizes
        state = game.new(players, seed)
        bots = [make_bot(BOTS, seed * 31 + seat) for seat in range(players)]
        play_to_end(state, seat_bots(bots, seed))
        yield state


def golden(game: Game[Any]) -> Iterator[State]:
    """Replay the golden records: a sample that anybody can count again at once."""
    for path in sorted((folder(game) / "records").glob("*.txt")):
        yield game.replay(Record.load(path))


def count_part(name: str, first: int, last: int) -> dict[str, list[int]]:
    """Count some of the games."""
    game = ours()[name]
    found = count(game, played(game, first, last))
    return {clause: [found.games[clause], found.times[clause]] for clause in found.games}


def measure(game: Game[Any]) -> dict[str, Any]:
    """Play all games, in as many processes as there are processors, and say what they met."""
    step = GAMES // 20
    parts = [(game.name, first, first + step) for first in range(1, GAMES + 1, step)]
    with ProcessPoolExecutor() as pool:
        counted = list(pool.map(count_part, *zip(*parts, strict=True)))
    again = count(game, golden(game))
    clauses = {
        clause.id: {
            "games": sum(part.get(clause.id, [0, 0])[0] for part in counted),
            "times": sum(part.get(clause.id, [0, 0])[1] for part in counted),
            "golden": again.times[clause.id],
        }
        for clause in game.rulebook().clauses
    }
    return {**made_with(game), "clauses": clauses}


def made_with(game: Game[Any]) -> dict[str, Any]:
    """Say what the counts depend on."""
    return {
        "rules": game.rules_version,
        "edition": game.edition.hash,
        "bots": BOTS,
        "games": GAMES,
        "seeds": f"1 to {GAMES}",
    }


# Games of their own for what bots never meet


def write_script(game: Game[Any], clause: str, never: Never) -> None:
    """Look for a random game that meets a clause, and keep it up to there."""
    edition = game.edition.with_values(never.changes)
    occasion = occasions_of(game)._replace(table={clause: occasions_of(game).table[clause]})
    for seed in itertools.count(1):
        if seed > MOST_SEARCHED:
            sys.exit(f"{clause}: no random game meets it under {dict(never.options)}")
        dice = random.Random(seed)
        state = game.new(dice.randint(game.min_players, game.max_players), seed, edition, never.options)
        while not state.over:
            state.apply(dice.choice(state.legal_actions()))
        if met_in(game, state, occasion):
            break
    (folder(game) / "scripts").mkdir(exist_ok=True)
    game.record(shortest(game, state, occasion)).save(folder(game) / "scripts" / f"{clause}.txt", overwrite=True)


def shortest(game: Game[Any], state: State, occasion: Occasions) -> State:
    """Return the game as far as the clause is met for the first time."""
    low, high = 0, len(state.history)
    while low < high:
        middle = (low + high) // 2
        if met_in(game, game.rebuild(state, middle), occasion):
            high = middle
        else:
            low = middle + 1
    found: State = game.rebuild(state, low)
    return found


# The page


def page() -> str:
    """Write the page from what was counted last."""
    return "\n".join([TOP.format(games=GAMES), *(part for game in ours().values() for part in chapter(game))])


def chapter(game: Game[Any]) -> Iterator[str]:
    """Write the part of one game."""
    kept = json.loads((folder(game) / "coverage.json").read_text(encoding="utf-8"))
    tests = tests_by_clause(game)
    book = game.rulebook()
    yield f"## {book.title}\n"
    yield f"Rules version {kept['rules']}, {game.edition.label}; bots: {kept['bots'].title()}, seeds {kept['seeds']}.\n"
    yield "| clause | games | times | tests |\n|---|---|---|---|"
    for clause in book.clauses:
        met = kept["clauses"].get(clause.id, {"games": 0, "times": 0})
        yield f"| {clause.id} | {met['games']:,} | {met['times']:,} | {'; '.join(tests.get(clause.id, []))} |"
    never = occasions_of(game).never
    yield "\nNever met by bots:\n" if never else "\nBots met every clause.\n"
    for name, why in never.items():
        yield f"- **{name}**: {why.reason}. [A game that meets it](../tests/games/{game.name}/scripts/{name}.txt)."
    yield "\nThe examples of the print, each a test that names it:\n"
    yield from (f"- {example}" for example in printed_examples(tests))
    yield ""


def main() -> None:
    """Count, unless only the page is wanted; then write the page, or compare it."""
    if sys.argv[1:] == ["--check"]:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit(f"{PAGE}: is not current; `python tools/rules_coverage.py --page` writes it anew")
        return
    if sys.argv[1:] != ["--page"]:
        for game in ours().values():
            kept = measure(game)
            (folder(game) / "coverage.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            for clause, never in occasions_of(game).never.items():
                write_script(game, clause, never)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
