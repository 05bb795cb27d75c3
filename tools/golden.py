"""Write the golden records and perft counts of our games anew: after a deliberate change of rules, never to pass."""

import random
from pathlib import Path
from typing import Any

from cosmogony.core.game import Game
from cosmogony.core.playout import perft
from cosmogony.games import ours

TESTS = Path(__file__).parent.parent / "tests" / "games"
MOST_LEAVES = 40_000
"""How far perft counts: deep enough to mean something, quick enough to run interpreted."""


def main() -> None:
    """Write both for all games."""
    for game in ours().values():
        folder = TESTS / game.name
        (folder / "records").mkdir(parents=True, exist_ok=True)
        for players in range(game.min_players, game.max_players + 1):
            write_record(game, players, folder / "records" / f"{players}-players.txt")
        (folder / "perft.txt").write_text("\n".join(perft_lines(game)) + "\n")


def write_record(game: Game[Any], players: int, path: Path) -> None:
    """Play one random game and keep it."""
    dice = random.Random(f"{game.name} {players}")
    state = game.new(players=players, seed=dice.randrange(10**6))
    while not state.over:
        state.apply(dice.choice(state.legal_actions()))
    game.record(state).save(path, overwrite=True)
    print(f"{path.name}: {len(state.history)} actions, scores {state.scores()}")


def perft_lines(game: Game[Any]) -> list[str]:
    """Count leaves from the start and from the middle of a game."""
    lines = ["# players seed plies depth leaves: random.Random(seed) chose the plies before the counted position"]
    for players in range(game.min_players, game.max_players + 1):
        for seed, plies in ((1, 0), (2, 60), (3, 100)):
            state = position(game, players, seed, plies)
            depth, leaves = 1, perft(state, 1)
            while leaves < MOST_LEAVES and depth < 6:
                lines.append(f"{players} {seed} {plies} {depth} {leaves}")
                depth += 1
                leaves = perft(state, depth)
    return lines


def position(game: Game[Any], players: int, seed: int, plies: int) -> Any:
    """Return the position after some random plies."""
    dice = random.Random(seed)
    state = game.new(players=players, seed=seed)
    for _ in range(plies):
        if not state.over:
            state.apply(dice.choice(state.legal_actions()))
    return state


if __name__ == "__main__":
    main()
