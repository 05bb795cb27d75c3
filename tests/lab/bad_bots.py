"""Bots that misbehave, each in its own way, most of them from the middle of the game on."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import NoReturn

from cosmogony.bots.base import Alternative, Bot, Decision, Limit
from cosmogony.bots.random import RandomBot
from cosmogony.core.state import State


class Misbehaving(Bot):
    """Plays at random for some decisions, then misbehaves."""

    def __init__(self, seed: int, misbehave: Callable[[], Decision], after: int = 4) -> None:
        self._sane = RandomBot(seed)
        self._misbehave = misbehave
        self._left = after

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        self._left -= 1
        return self._misbehave() if self._left < 0 else self._sane.choose(world)


def crashing(seed: int) -> Bot:
    def crash() -> NoReturn:
        raise RuntimeError("out of\nstardust")

    return Misbehaving(seed, crash)


def hanging(seed: int) -> Bot:
    def hang() -> NoReturn:
        while True:
            time.sleep(1)

    return Misbehaving(seed, hang, after=0)


def exiting(seed: int) -> Bot:
    def leave() -> NoReturn:
        os._exit(3)

    return Misbehaving(seed, leave)


def cheating(seed: int) -> Bot:
    return Misbehaving(seed, lambda: Decision(99_999, [Alternative(99_999, 1, 0.0)]))


def chatty(seed: int) -> Bot:
    print("hello from a bot")  # noqa: T201 - must not disturb the referee
    return RandomBot(seed)


def waiting(seed: int) -> Bot:
    """Play at random, but wait for ever in the games from the seed in WAIT_FROM on."""
    while seed // 97 >= int(os.environ.get("WAIT_FROM", sys.maxsize)):
        time.sleep(1)
    return RandomBot(seed)


def no_bot(seed: int) -> object:
    return seed
