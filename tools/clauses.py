"""List the clauses that no test cites, and those that no simulated game has cited in an explanation.

The second list is a hint, not a fault: clauses about set-up, the score or the world's own moves are never cited by a
player's action.
"""

import random
import re
import sys
from pathlib import Path
from typing import Any

from cosmogony.core.game import Game
from cosmogony.games import GAMES

TESTS = Path(__file__).parent.parent / "tests"


def cited_by_tests(game: Game[Any]) -> set[str]:
    """Return the clauses in the markers of a game's tests."""
    text = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "games" / game.name).glob("test_*.py"))
    return {
        clause for marker in re.findall(r"mark\.clause\(([^)]*)\)", text) for clause in re.findall(r'"(.*?)"', marker)
    }


def cited_by_play(game: Game[Any], games: int) -> set[str]:
    """Return the clauses that explain what was chosen, and what was refused, in random games."""
    cited: set[str] = set()
    for seed in range(games):
        dice = random.Random(seed)
        state = game.new(players=dice.randint(game.min_players, game.max_players), seed=seed)
        seen: list[int] = []
        while not state.over:
            legal = state.legal_actions()
            seen += legal
            asked = [dice.choice(legal), dice.choice(seen)]
            cited |= {game.explain(state, action).clause for action in asked}
            state.apply(asked[0])
    return cited


def main() -> None:
    """Print both lists for every game, or for those named."""
    for name in sys.argv[1:] or GAMES:
        game = GAMES[name]
        clauses = [clause.id for clause in game.rulebook().clauses]
        untested = set(clauses) - cited_by_tests(game)
        unplayed = set(clauses) - cited_by_play(game, 30)
        print(f"{name}: {len(clauses)} clauses")
        print("  no test:", " ".join(clause for clause in clauses if clause in untested) or "none")
        print("  no explanation in 30 games:", " ".join(clause for clause in clauses if clause in unplayed) or "none")


if __name__ == "__main__":
    main()
