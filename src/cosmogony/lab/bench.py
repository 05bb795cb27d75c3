"""How fast the engine is: random play from a Python loop and inside the compiled unit, and copying."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.playout import copy_often, play_copies
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.interpreted import is_compiled, run_interpreted


class Speed(msgspec.Struct):
    """What was measured for one game and player count."""

    game: str
    players: int
    compiled: bool
    driven: float
    """Decisions a second, chosen one by one in a Python loop."""
    inside: float
    """Decisions a second of whole games inside the unit."""
    driven_games: float
    """Games a second from a Python loop."""
    inside_games: float
    """Games a second inside the unit."""
    copy_us: float
    """Microseconds to copy a position in the middle of a game."""


def measure_all(names: list[str], seconds: float) -> Iterator[Speed]:
    """Measure games at each player count, in this process."""
    for name in names:
        game = GAMES[name]
        for players in range(game.min_players, game.max_players + 1):
            yield measure(game, players, seconds)


def measure(game: Game[Any], players: int, seconds: float) -> Speed:
    """Measure one game at one player count; each figure takes about ``seconds``."""
    start = game.new(players=players, seed=7)
    driven, driven_games = _rate(lambda: drive(start, seed=1), seconds)
    inside, inside_games = _rate(lambda: (play_copies(start, seeded(1), 20), 20), seconds)
    middle = start.copy()
    half = drive(start, seed=2)[0] // 2
    dice = random.Random(2).random
    for _ in range(half):
        legal = middle.legal_actions()
        middle.apply(legal[int(dice() * len(legal))])
    copies, _ = _rate(lambda: (_copy(middle, 1000), 1), seconds / 4)
    return Speed(game.name, players, is_compiled(), driven, inside, driven_games, inside_games, 1e6 / copies)


def drive(start: State, seed: int) -> tuple[int, int]:
    """Play one random game the way a script would, and count its decisions."""
    dice = random.Random(seed).random
    state = start.copy()
    decisions = 0
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[int(dice() * len(legal))])
        decisions += 1
    return decisions, 1


def _copy(state: State, times: int) -> int:
    copy_often(state, times)
    return times


def _rate(work: Any, seconds: float) -> tuple[float, float]:
    """Repeat work until the time is up; return its two counts a second. The first turn only warms up.

    Seconds of this process's own work count, so that neighbours on a busy machine do not.
    """
    work()
    first, second = 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or first == 0:
        a, b = work()
        first += a
        second += b
    return first / spent, second / spent


def measure_interpreted(names: list[str], seconds: float) -> list[Speed]:
    """Measure the same in a process that runs the sources uncompiled."""
    call = f"from cosmogony.lab.bench import print_json; print_json({names!r}, {seconds})"
    done = run_interpreted(["-c", call], capture=True)
    done.check_returncode()
    return msgspec.json.decode(done.stdout.encode(), type=list[Speed])


def print_json(names: list[str], seconds: float) -> None:
    """Print the measurements of this process for another to read."""
    print(json.dumps([msgspec.to_builtins(speed) for speed in measure_all(names, seconds)]))  # noqa: T201 - the answer to the process that asked
