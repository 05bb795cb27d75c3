"""Our tree search beside OpenSpiel's, in one run: iterations a second on one core, with the ratios that count.

``make bench-search`` installs OpenSpiel into .venv-peers, which can be thrown away. Ours plays four-player games,
every playout at random to the end of the game; the bots' own settings are shown beside it. Time is the process's own,
so that busy neighbours do not count; ours is measured before and after the peers and the slower of the two counts.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cosmogony.bots.ismcts import Search
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES, ours
from cosmogony.interpreted import is_compiled
from peers import install

HERE = Path(__file__).parent
PLAYERS = 4
CHUNK = 100
ROOM = 2_000_000


def iterations(name: str, seconds: float, plain: bool) -> float:
    """Measure one game from its start: plain full playouts, or as the bots search."""
    evaluation = GAMES[name].evaluation()
    world = GAMES[name].new(players=PLAYERS, seed=7).copy()
    bias, depth = (0.0, -1) if plain else (1.0, int(evaluation.horizon))
    search = Search(world, evaluation, seeded(1), 0.5, bias, depth, not plain, ROOM)
    search.grow(CHUNK)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search.grow(CHUNK)
        done += CHUNK
    return done / spent


def measure_ours(seconds: float) -> dict[str, float]:
    """Measure all our games both ways."""
    return {
        f"Cosmogony {name}, {PLAYERS} players, {way}": iterations(name, seconds, way == "full playouts")
        for name in ours()
        for way in ("full playouts", "as the bots play")
    }


def measure_peers(seconds: float) -> list[dict[str, float | str]]:
    """Measure OpenSpiel in its own environment."""
    command = [str(install()), str(HERE / "peer_search.py"), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    before = measure_ours(args.seconds)
    peers = measure_peers(args.seconds)
    after = measure_ours(args.seconds)
    ours = {engine: min(rate, after[engine]) for engine, rate in before.items()}
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "ours": ours, "peers": peers}))
        return
    rates = {str(peer["engine"]): float(peer["rate"]) for peer in peers if "rate" in peer}
    table = Table("engine", "iterations/s", *(f"x {name.removeprefix('OpenSpiel ')}" for name in rates))
    for engine, rate in (ours | rates).items():
        table.add_row(engine, f"{rate:,.0f}", *(f"{rate / other:.1f}" for other in rates.values()))
    for peer in peers:
        if "fault" in peer:
            table.add_row(str(peer["engine"]), f"not measured: {peer['fault']}")
    Console(width=None if sys.stdout.isatty() else 160).print(table)


if __name__ == "__main__":
    main()
