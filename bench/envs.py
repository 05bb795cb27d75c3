"""Our environments beside PettingZoo's classic games and pgx, in one run: ratios count, these machines are noisy.

``make bench-envs`` installs the peers into .venv-peer-envs, which can be thrown away, and writes bench/envs.txt.
Everything is random play on one core with observations. We and the peers are measured in turns, several times after a
warm-up, and of each the best counts. Seconds are those of the process's own work, which others on the machine still
make longer: the load is told with the figures.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from cosmogony.core.game import Game
from cosmogony.core.memory import values_of
from cosmogony.core.state import State, blank
from cosmogony.envs import pettingzoo
from cosmogony.envs.gymnasium import TablesEnv
from cosmogony.games import ours
from cosmogony.interpreted import is_compiled
from cosmogony.testing import every_nth, play_through

HERE = Path(__file__).parent
VENV = HERE.parent / ".venv-peer-envs"
BATCH = 1024
WARM_UP = 200
"""Steps before the clock starts, after which games are in all stages."""
WIDTH = 140


def batched(game: Game[Any], players: int, seconds: float) -> float:
    """Measure decisions a second of a batch, choosing included."""
    envs, dice, rows = TablesEnv(game, BATCH, players), np.random.default_rng(1), np.arange(BATCH)
    seen, infos = envs.reset(seed=1)
    steps, start = -WARM_UP, time.process_time()
    while steps < 0 or time.process_time() - start < seconds:
        chosen = (dice.random(BATCH) * infos["count"]).astype(np.int64)
        seen, _, _, _, infos = envs.step(seen["legal_actions"][rows, chosen])
        steps += 1
        if steps == 0:
            start = time.process_time()
    return steps * BATCH / (time.process_time() - start)


def one_by_one(game: Game[Any], players: int, seconds: float) -> float:
    """Measure decisions a second of the environment for PettingZoo."""
    env, dice, decisions, seed = pettingzoo.env(game, players), np.random.default_rng(1), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=seed)
        seed += 1
        for _agent in env.agent_iter():
            seen, _, ended, cut_off, _ = env.last()
            env.step(None if ended or cut_off else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += not (ended or cut_off)
    return decisions / (time.process_time() - start)


def observing(game: Game[Any], players: int, seconds: float) -> float:
    """Return how many times as fast observations are written as a view is flattened."""
    states = [state.copy() for state in every_nth(play_through(game, players, 3), 4)]
    size = game.observation_size(players)
    zeros = blank(size)

    def write(state: State) -> None:
        state.observe_into(0, zeros[:], 0)

    def flatten(state: State) -> list[float]:
        named = values_of("", msgspec.to_builtins(game.view(state, 0)))
        return [float(value) for _, value in named if isinstance(value, int | float)]

    return rate(write, states, seconds) / rate(flatten, states, seconds)


def rate(look: Any, states: list[State], seconds: float) -> float:
    """Measure how often a second something looks at states."""
    looks, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for state in states:
            look(state)
        looks += len(states)
    return looks / (time.process_time() - start)


def measure_ours(seconds: float) -> list[tuple[Any, ...]]:
    """Measure all our games at every number of players."""
    return [
        (
            f"{name}, {players} players",
            *(measure(game, players, seconds) for measure in (batched, one_by_one, observing)),
        )
        for name, game in ours().items()
        for players in range(game.min_players, game.max_players + 1)
    ]


def start_peers(seconds: float) -> "subprocess.Popen[str]":
    """Install the peers where they are not, and start them in their own environment."""
    python, uv = VENV / "bin" / "python", Path(sys.executable).parent / "uv"
    if not python.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, VENV], check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, "-r", HERE / "peer_envs.txt"], check=True)
    command = [str(python), str(HERE / "peer_envs.py"), str(seconds)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def measure_peers(peers: "subprocess.Popen[str]") -> list[dict[str, Any]]:
    """Let the peers be measured once."""
    print(file=peers.stdin, flush=True)
    told: list[dict[str, Any]] = []
    for line in peers.stdout or ():
        if line == "done\n":
            return told
        if line.startswith("{"):
            told.append(json.loads(line))
    raise SystemExit("The peers ended before they were measured.")


def best_of(rounds: list[list[tuple[Any, ...]]]) -> list[tuple[Any, ...]]:
    """Return the best of each of our figures."""
    return [(same[0][0], *map(max, zip(*(one[1:] for one in same), strict=True))) for same in zip(*rounds, strict=True)]


def main() -> None:
    """Install, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each measurement (default 1)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each figure (default 3)")
    parser.add_argument("--no-peers", action="store_true", help="measure only our own")
    args = parser.parse_args()
    process = None if args.no_peers else start_peers(args.seconds)
    own_rounds, peer_rounds = [], []
    for _round in range(args.rounds):
        peer_rounds.append(measure_peers(process) if process else [])
        own_rounds.append(measure_ours(args.seconds))
    own = best_of(own_rounds)
    peers = [max(same, key=lambda one: one.get("rate", 0)) for same in zip(*peer_rounds, strict=True)]
    load = f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    told = [load, rates(own, peers), *([ratios(own, peers)] if peers else [])]
    Console(width=None if sys.stdout.isatty() else WIDTH).print(*told, sep="\n")
    if peers:
        with (HERE / "envs.txt").open("w") as out:
            Console(file=out, width=WIDTH).print(*told, sep="\n")


def rates(own: list[tuple[Any, ...]], peers: list[dict[str, Any]]) -> Table:
    """Tell how fast everything is."""
    kind = "compiled" if is_compiled() else "interpreted"
    table = Table(f"environment ({kind})", "decisions/s", "in PettingZoo", "x flattened view")
    for name, batch, single, looks in own:
        table.add_row(f"{name}, {BATCH} games", f"{batch:,.0f}", f"{single:,.0f}", f"{looks:.0f}")
    for peer in peers:
        table.add_row(peer["env"], f"{peer['rate']:,.0f}" if "rate" in peer else f"not measured: {peer['fault']}")
    return table


def ratios(own: list[tuple[Any, ...]], peers: list[dict[str, Any]]) -> Table:
    """Tell how many times as fast our batches are as each of PettingZoo's classic games."""
    classic = [peer for peer in peers if "rate" in peer and peer["env"].startswith("PettingZoo ")]
    names = [peer["env"].removeprefix("PettingZoo ").rsplit("_", 1)[0].replace("_", " ") for peer in classic]
    table = Table("times PettingZoo's", *names)
    for name, batch, *_ in own:
        table.add_row(name, *(f"{batch / peer['rate']:.0f}" for peer in classic))
    return table


if __name__ == "__main__":
    main()
