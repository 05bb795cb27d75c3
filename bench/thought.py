"""What a thought of a learned player costs: iterations a second beside the plain search, in one interleaved run.

``python bench/thought.py`` goes over every table for which the package has something learned, in positions of several
games, and prints the ratio of both; no ratio may be below 0.7.
"""

import argparse
import statistics
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from cosmogony.bots.ismcts import Search
from cosmogony.bots.learned import Knowledge
from cosmogony.bots.minds import own_mind
from cosmogony.bots.search import BIAS, EXPLORE, NODES
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import ours

LEAST = 0.7
"""Iterations a second of a learned player, as a share of the plain search's."""


def positions(game: Game[Any], players: int, count: int) -> list[State]:
    """Return positions from all of a game, in which there is something to choose."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state, rng = game.new(players, seed), seeded(seed, "positions to think about")
        while not state.over:
            if len(state.legal_actions()) > 1 and rng.below(40) == 0 and len(found) < count:
                found.append(state.determinize(state.current_player, rng))
            state.apply(state.pick(rng))
    return found


def speed(search: Search, iterations: int) -> float:
    """Return iterations a second of processor time."""
    began = time.process_time()
    search.grow(iterations)
    return iterations / (time.process_time() - began)


def measure(game: Game[Any], players: int, count: int, iterations: int) -> tuple[float, float]:
    """Return the median speeds of the learned player and of the search, position by position in turn."""
    mind = own_mind(game.name, players)
    assert mind is not None  # noqa: S101 - only such tables are measured
    knowledge, evaluation = Knowledge(mind), game.evaluation()
    learned, plain = [], []
    for number, world in enumerate(positions(game, players, count)):
        rng = seeded(number, "thoughts")
        learned.append(speed(knowledge.plant(world.copy(), rng, NODES), iterations))
        search = Search(world.copy(), evaluation, rng, EXPLORE, BIAS, int(evaluation.horizon), True, NODES)
        plain.append(speed(search, iterations))
    return statistics.median(learned), statistics.median(plain)


def main() -> None:
    """Measure every table and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=40, help="positions of each table (default 40)")
    parser.add_argument("--iterations", type=int, default=400, help="iterations in each (default 400)")
    args = parser.parse_args()
    table = Table("game", "players", "learned, iterations/s", "search, iterations/s", "ratio")
    least = float("inf")
    for game in ours().values():
        for players in range(game.min_players, game.max_players + 1):
            if own_mind(game.name, players) is not None:
                learned, plain = measure(game, players, args.positions, args.iterations)
                least = min(least, learned / plain)
                row = (game.name, str(players), f"{learned:,.0f}", f"{plain:,.0f}", f"{learned / plain:.2f}")
                table.add_row(*row)
    Console().print(table)
    sys.exit(0 if least >= LEAST else f"a learned player thinks {least:.2f} times as fast as the search; bar {LEAST}")


if __name__ == "__main__":
    main()
