"""Our engine beside OpenSpiel, Catanatron and python-chess, in one run: ratios count, these machines are noisy.

``make bench-peers`` installs the peers into .venv-peers, which can be thrown away. Ours is measured before and after
the peers and the slower of the two counts.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cosmogony.games import ours
from cosmogony.interpreted import is_compiled
from cosmogony.lab.bench import Speed, measure

HERE = Path(__file__).parent
VENV = HERE.parent / ".venv-peers"
PLAYERS = 4


def install() -> Path:
    """Make the peers' environment and return its Python."""
    python = VENV / "bin" / "python"
    uv = Path(sys.executable).parent / "uv"
    if not python.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, VENV], check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, "-r", HERE / "peers.txt"], check=True)
    return python


def measure_peers(python: Path, seconds: float) -> list[dict[str, float | str]]:
    """Measure the peers in their own environment."""
    command = [str(python), str(HERE / "peer_games.py"), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def measure_ours(seconds: float) -> list[Speed]:
    """Measure all our games at four players."""
    return [measure(game, PLAYERS, seconds) for game in ours().values()]


def main() -> None:
    """Install, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    python = install()
    before = measure_ours(args.seconds)
    peers = measure_peers(python, args.seconds)
    after = measure_ours(args.seconds)
    ours: list[tuple[str, float, float]] = []
    for one, two in zip(before, after, strict=True):
        engine = f"Cosmogony {one.game}, {PLAYERS} players ({'compiled' if is_compiled() else 'interpreted'})"
        inside = min(one.inside, two.inside)
        ours.append((f"{engine}, from Python", min(one.driven, two.driven), one.inside / one.inside_games))
        ours.append((f"{engine}, inside the unit", inside, one.inside / one.inside_games))
    if args.json:
        print(json.dumps({"ours": ours, "peers": peers}))
        return
    rates = {str(peer["engine"]): float(peer["rate"]) for peer in peers if "rate" in peer}
    hanabi, catan = rates.get("OpenSpiel Hanabi, 4 players"), rates.get("Catanatron, 4 players")
    table = Table("engine", "decisions/s", "decisions a game", "x Hanabi", "x Catanatron")
    for name, rate, length in ours:
        table.add_row(name, f"{rate:,.0f}", f"{length:.0f}", times(rate, hanabi), times(rate, catan))
    for peer in peers:
        if "fault" in peer:
            table.add_row(str(peer["engine"]), f"not measured: {peer['fault']}", "", "", "")
        else:
            rate = float(peer["rate"])
            length = float(peer["decisions"])
            table.add_row(str(peer["engine"]), f"{rate:,.0f}", f"{length:.0f}", times(rate, hanabi), times(rate, catan))
    Console(width=None if sys.stdout.isatty() else 140).print(table)


def times(rate: float, other: float | None) -> str:
    """Write a ratio."""
    return f"{rate / other:.1f}" if other else "?"


if __name__ == "__main__":
    main()
