"""Bots by name: the levels that players meet, and the plain bots that experiments use.

A name may carry settings after a colon, as in ``ismcts:seconds=0.5,bias=0``. A dotted name is a bot of one's own:
``my_package.my_bot`` is imported and called with the seed.
"""

import importlib
from collections.abc import Callable
from typing import Any

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.random import RandomBot
from cosmogony.bots.search import SearchBot
from cosmogony.core.errors import SetupError

LEVELS = ("comet", "moon", "planet", "star", "galaxy")
"""From gentle to the strongest that a second a move allows."""


def comet(seed: int) -> Bot:
    """Sees one decision ahead through a haze: takes what looks good, not always what is best."""
    return GreedyBot(seed, noise=0.1, breadth=1, worlds=1)


def moon(seed: int) -> Bot:
    """Takes what looks best now, at a glance."""
    return GreedyBot(seed, noise=0.035, breadth=3, worlds=1)


def planet(seed: int) -> Bot:
    """Thinks a few turns ahead, briefly."""
    return SearchBot(seed, Limit(iterations=100))


def star(seed: int) -> Bot:
    """Thinks ahead for a fraction of a second."""
    return SearchBot(seed, Limit(iterations=1000))


def galaxy(seed: int) -> Bot:
    """Thinks for up to a second."""
    return SearchBot(seed, Limit(seconds=1.0))


def greedy(seed: int, noise: float = 0.01, breadth: int = 6, worlds: int = 3) -> Bot:
    """One decision ahead, with settings."""
    return GreedyBot(seed, noise, breadth, worlds)


def ismcts(
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    explore: float = 0.5,
    bias: float = 1.0,
    depth: int | None = None,
    light: bool = True,
    reuse: bool = True,
) -> Bot:
    """Search, with settings."""
    limit = Limit(seconds, iterations) if seconds or iterations else None
    return SearchBot(seed, limit, explore, bias, depth, light, reuse)


BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": greedy,
    "ismcts": ismcts,
    "comet": comet,
    "moon": moon,
    "planet": planet,
    "star": star,
    "galaxy": galaxy,
}
SETTINGS: dict[str, dict[str, Callable[[str], Any]]] = {
    "greedy": {"noise": float, "breadth": int, "worlds": int},
    "ismcts": {
        "seconds": float,
        "iterations": int,
        "explore": float,
        "bias": float,
        "depth": int,
        "light": lambda text: _flag(text),
        "reuse": lambda text: _flag(text),
    },
}


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name, such as ``star`` or ``ismcts:iterations=500``."""
    kind, _, rest = name.strip().partition(":")
    if "." in kind:
        return _imported(kind, seed)
    kind = kind.lower()
    if kind not in BOTS:
        raise SetupError(f'no bot "{name}"; there are: {", ".join(BOTS)}')
    return BOTS[kind](seed, **_settings(name, kind, rest))


def _imported(path: str, seed: int) -> Bot:
    module, _, attribute = path.rpartition(".")
    try:
        factory = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as fault:
        raise SetupError(f'no bot "{path}": {fault}') from None
    bot = factory(seed)
    if not isinstance(bot, Bot):
        raise SetupError(f'"{path}" made {type(bot).__name__}, which is no Bot')
    return bot


def _settings(name: str, kind: str, rest: str) -> dict[str, Any]:
    known = SETTINGS.get(kind, {})
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, text = part.partition("=")
        if key not in known:
            there = f"it has: {', '.join(known)}" if known else "it has none"
            raise SetupError(f'bot "{name}": no setting "{key}"; {there}')
        try:
            settings[key] = known[key](text)
        except ValueError:
            raise SetupError(f'bot "{name}": "{text}" does not fit the setting {key}') from None
    return settings


def _flag(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"
