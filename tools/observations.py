"""Write docs/observations.md: what the numbers of an observation mean, from the games' own fields.

``python tools/observations.py`` writes it; a test says when it is old.
"""

import sys
from pathlib import Path
from typing import Any

from cosmogony.core.game import Game
from cosmogony.core.numbers import table
from cosmogony.games import ours
from cosmogony.texts import render

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD = """# What an observation holds

Made by `tools/observations.py` from `Game.observation_fields`; for other numbers of players and editions ask that. An
observation is a row of bytes in which 255 stands for one. A flag is 0 or 255; an amount is written times its step, so
`byte // step` is the amount, and what would be more than 255 is told as 255. The seat that looks is `own`, the others
follow as they sit (`next_N`). Lines stand for all fields whose names differ only in their numbers N.
"""


def page() -> str:
    """Write the whole page."""
    return HEAD + "".join(part(game) for game in ours().values())


def part(game: Game[Any]) -> str:
    """Write what belongs to one game, at its largest table."""
    players, size = game.max_players, game.observation_size(game.max_players)
    bounds = (
        f"{game.n_actions:,} actions, at most {game.max_choices} legal at once, at most {game.max_length:,} decisions"
    )
    told = (
        f"{size:,} numbers with {players} players, {game.observation_size(game.min_players):,} with {game.min_players}"
    )
    return f"\n## {render(game.title)}\n\n{told}; {bounds}.\n\n{table(game.observation_fields(players))}"


def main() -> None:
    """Write the page, or with ``--check`` say whether it is old."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit(f"{PAGE.name} is old: run python tools/observations.py")


if __name__ == "__main__":
    main()
