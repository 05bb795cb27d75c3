"""Bots by name: the levels that players meet, and the plain bots that experiments use.

A name may carry settings after a colon, as in ``ismcts:seconds=0.5,bias=0``. A dotted name is a bot of one's own:
``my_package.my_bot`` is imported and called with the seed. ``command:…`` and addresses are programs of their own.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cosmogony.bots.base import Bot, Decision, Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.learned import LearnedBot
from cosmogony.bots.outside import find_outside, is_outside
from cosmogony.bots.random import RandomBot
from cosmogony.bots.search import BIAS, EXPLORE, SearchBot
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.games import game as find_game

Real = TypeVar("Real", int, float)

LEVELS: dict[str, str] = {
    "comet": "greedy:noise=0.1,breadth=1,worlds=1",
    "moon": "greedy:noise=0.035,breadth=3,worlds=1",
    "planet": "ismcts:iterations=20",
    "star": "ismcts:iterations=100",
    "pulsar": "learned:iterations=150,search=400,seconds=0.2",
    "quasar": "learned:iterations=800,search=1500,seconds=0.2",
    "galaxy": "learned:seconds=1",
}
"""From gentle to the strongest that a second a move allows, and the bot behind each level: one decision ahead through a
haze, the same at a glance, a moment's thought, and so on. A game that needs other steps says so in ``opponents``."""
LONGEST_THOUGHT = 10.0
"""Seconds that Universe thinks about one decision."""


class LevelBot(Bot):
    """Plays at a level, which is what the game it is asked about says."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self._seed = seed
        self._bots: dict[str, Bot] = {}

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Let the bot behind the level choose."""
        game = find_game(world.setup.game)
        if game.name not in self._bots:
            self._bots[game.name] = opponent(self.level, self._seed, game)
        return self._bots[game.name].choose(world, limit, since)

    def close(self) -> None:
        """Let it go."""
        for bot in self._bots.values():
            bot.close()


def opponent(level: str, seed: int, game: Game[Any]) -> Bot:
    """Return the bot behind a level in a game; whatever is no level is made by its own name."""
    return make_bot(game.opponents.get(level, LEVELS.get(level, level)), seed)


def universe(seed: int) -> Bot:
    """Galaxy with ten seconds: for hints, analyses and the arena; nobody waits so long for an opponent."""
    return LearnedBot(seed, Limit(seconds=LONGEST_THOUGHT))


def greedy(seed: int, noise: float = 0.01, breadth: int = 6, worlds: int = 3) -> Bot:
    """One decision ahead, with settings."""
    return GreedyBot(seed, noise, breadth, worlds)


def ismcts(
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    explore: float = EXPLORE,
    bias: float = BIAS,
    depth: int | None = None,
    light: bool = True,
    reuse: bool = True,
) -> Bot:
    """Search, with settings."""
    limit = None if seconds is None and iterations is None else Limit(seconds, iterations)
    return SearchBot(seed, limit, explore, bias, depth, light, reuse)


def learned(
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    explore: float | None = None,
    weights: Path | None = None,
    search: int | None = None,
) -> Bot:
    """Search guided by what was learned, with settings."""
    limit = None if seconds is None and iterations is None else Limit(seconds, iterations)
    return LearnedBot(seed, limit, explore, weights, search)


BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": greedy,
    "ismcts": ismcts,
    "learned": learned,
    "universe": universe,
    **{level: partial(LevelBot, level) for level in LEVELS},
}
LARGEST = 1_000_000_000
"""No setting is larger: beyond it lie only slips of the finger."""


class Setting(NamedTuple):
    """What may stand after a setting's name."""

    read: Callable[[str], Any]
    """Raises a ValueError or a KeyError for what does not fit."""
    fits: str
    """What does, in words."""


def whole(least: int) -> Setting:
    """Return a setting that is a whole number."""
    return Setting(lambda text: _within(int(text), least), f"a whole number from {least} on")


def number(least: float) -> Setting:
    """Return a setting that is any number."""
    return Setting(lambda text: _within(float(text), least), f"a number from {least:g} on")


FLAG = Setting({"true": True, "false": False}.__getitem__, "true or false")
SETTINGS: dict[str, dict[str, Setting]] = {
    "greedy": {"noise": number(0), "breadth": whole(1), "worlds": whole(1)},
    "ismcts": {
        "seconds": number(0.001),
        "iterations": whole(1),
        "explore": number(0),
        "bias": number(0),
        "depth": whole(-1),
        "light": FLAG,
        "reuse": FLAG,
    },
    "learned": {
        "seconds": number(0.001),
        "iterations": whole(1),
        "explore": number(0),
        "weights": Setting(Path, "a file of weights"),
        "search": whole(1),
    },
}


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name, such as ``star`` or ``ismcts:iterations=500``."""
    return find_bot(name)(seed)


def find_bot(name: str) -> Callable[[int], Bot]:
    """Find what makes a bot, or refuse its name or its settings; nothing is made yet."""
    if is_outside(name.strip()):
        return find_outside(name.strip())
    kind, colon, rest = name.strip().partition(":")
    if "." in kind:
        if colon:
            raise SetupError(f'bot "{name}": a bot of your own has no settings')
        return _imported(kind)
    kind = kind.lower()
    if kind not in BOTS:
        raise SetupError(f'no bot "{name}"; there are: {", ".join(BOTS)}, your_module.your_bot, command:…, tcp://…')
    return partial(BOTS[kind], **_settings(name, kind, rest))


def _imported(path: str) -> Callable[[int], Bot]:
    """Import from where Python looks, and from the current folder, as the processes that play games do."""
    module, _, attribute = path.rpartition(".")
    try:
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        factory: Callable[[int], Bot] = getattr(importlib.import_module(module), attribute)
    except Exception as fault:  # whatever goes wrong in a module that is not ours
        raise SetupError(f'no bot "{path}": {_line(fault)}') from None
    if not callable(factory):
        raise SetupError(f'"{path}" is {type(factory).__name__}, which makes no bot')
    return partial(_made, path, factory)


def _made(path: str, factory: Callable[[int], Bot], seed: int) -> Bot:
    try:
        bot = factory(seed)
    except Exception as fault:  # see above
        raise SetupError(f'bot "{path}" could not be made: {_line(fault)}') from None
    if not isinstance(bot, Bot):
        raise SetupError(f'"{path}" made {type(bot).__name__}, which is no Bot')
    return bot


def _line(fault: Exception) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"


def _settings(name: str, kind: str, rest: str) -> dict[str, Any]:
    known = SETTINGS.get(kind, {})
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, text = part.partition("=")
        if key not in known:
            there = f"it has: {', '.join(known)}" if known else "it has none"
            raise SetupError(f'bot "{name}": no setting "{key}"; {there}')
        try:
            settings[key] = known[key].read(text)
        except (ValueError, KeyError):
            raise SetupError(f'bot "{name}": "{text}" does not fit {key}, which is {known[key].fits}') from None
    return settings


def _within(value: Real, least: float) -> Real:
    if not least <= value <= LARGEST:
        raise ValueError(value)
    return value
