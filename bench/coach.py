"""How often the coach asks back: over games of bots, how many of their choices it would have stopped or spoken of.

``make bench-coach`` plays games of Comet, who is still learning, and of Moon, who knows the rules and plays at a
glance, at tables of two, three and four, and lets the coach look at everything they choose where there is a choice. It
looks as hard as at a table, but counts iterations, not time, so that the same command gives the same figures anywhere.

A coach that asks more than now and then is switched off: the bars in ``bots/coach.py`` are set so that Moon is asked
back two or three times in a game. ``--losses FILE`` keeps what every choice lost, to try other bars.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from cosmogony.bots.base import Limit
from cosmogony.bots.coach import ITERATIONS, look_at, worded
from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import seat_bots
from cosmogony.games import GAMES, ours

LEVELS = ("comet", "moon")
SIZES = (2, 3, 4)


class Look(msgspec.Struct, frozen=True):
    """What the coach thought of one choice."""

    game: str
    level: str
    share: float
    """What it lost, as a share of the lead that decides a game."""
    regretted: bool
    """Whether the game itself has something against it."""
    asked: bool
    """Whether the coach would have asked back."""
    told: bool
    """Whether it would have said afterwards what was better."""


def looks(name: str, level: str, seed: int, players: int) -> Iterator[Look]:
    """Play one game, and let the coach look at every choice."""
    game = GAMES[name]
    state = game.new(players=players, seed=seed)
    seated = seat_bots([make_bot(level, seed + seat) for seat in range(players)], seed)
    while not state.over:
        action = seated[state.current_player].decide(state).action
        if len(state.legal_actions()) > 1:
            compared = look_at(game, state, action, Limit(iterations=ITERATIONS))
            doubt = worded(game, compared) if compared else None
            yield Look(
                name,
                level,
                compared.lost / game.evaluation().spread if compared else 0.0,
                bool(game.regrets(state, action)),
                asked=doubt is not None and doubt.grave,
                told=doubt is not None and not doubt.grave,
            )
        state.apply(action)


def main() -> None:
    """Play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each kind (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--only", default="", help="only games whose name holds this")
    parser.add_argument("--players", type=int, choices=SIZES, help="only tables of this size")
    parser.add_argument("--losses", type=Path, help="a file for what every choice lost, a line of JSON each")
    args = parser.parse_args()
    table = Table("game", "level", "choices", "asked back", "told afterwards", "asked back, a game and player")
    kept: list[Look] = []
    for name in (one for one in ours() if args.only in one):
        for level in LEVELS:
            seeds = range(args.seed, args.seed + args.games)
            sizes = [args.players or SIZES[seed % len(SIZES)] for seed in seeds]
            found = [look for seed, size in zip(seeds, sizes, strict=True) for look in looks(name, level, seed, size)]
            asked, told = sum(look.asked for look in found), sum(look.told for look in found)
            shares = (f"{asked / len(found):.1%}", f"{told / len(found):.1%}", f"{asked / sum(sizes):.1f}")
            table.add_row(name, level, f"{len(found):,}", *shares)
            kept += found
    if args.losses:
        args.losses.write_text("".join(json.dumps(msgspec.to_builtins(look)) + "\n" for look in kept))
    Console(width=None if sys.stdout.isatty() else 120).print(table)


if __name__ == "__main__":
    main()
