"""Learned players for tests: networks with weights by chance, which play any game badly and quickly."""

import array
import random
from pathlib import Path

import msgspec

from cosmogony.bots.minds import GUIDE, HABITS, WAYS, Header, Mind, hashed, observed_steps, told_apart
from cosmogony.core.numbers import WHOLE
from cosmogony.games import GAMES
from cosmogony.games import game as find_game

WIDE, DEEP = 6, 4
LEARNED: list[tuple[str, WAYS]] = [
    *((name, GUIDE) for name in GAMES),
    *((name, HABITS) for name, game in GAMES.items() if game.evaluation().kinds),
]
"""Every game with every way in which something can be learned of it."""


def made_up_mind(name: str, players: int, way: WAYS = "guide", seed: int = 1) -> Mind:
    """Return weights by chance that fit the tables of a game."""
    game = find_game(name)
    blank = Header(
        way=way,
        game=game.name,
        players=players,
        edition_hash=game.edition.hash,
        rules_version=game.rules_version,
        numbering=game.numbering,
        hash="",
    )
    sized = with_network if way == GUIDE else with_tables
    blank = sized(blank)
    chance = random.Random(seed)
    least = -900 if way == GUIDE else 1  # an urge is never less
    numbers = array.array("h", (chance.randrange(least, 900) for _ in range(sum(blank.sizes))))
    weights = numbers.tobytes()
    return Mind(msgspec.structs.replace(blank, hash=hashed(weights)), weights)


def with_network(blank: Header) -> Header:
    """Describe a network as well."""
    rows = sum(WHOLE // step for step in observed_steps(blank.game, blank.players)) + 1
    actions = find_game(blank.game).n_actions
    return msgspec.structs.replace(blank, actions=actions, rows=rows, wide=WIDE, deep=DEEP)


def with_tables(blank: Header) -> Header:
    """Describe tables of habits as well."""
    stages, kinds, parts = told_apart(blank.game)
    return msgspec.structs.replace(blank, stages=stages, kinds=kinds, parts=parts)


def written(mind: Mind, folder: Path) -> Path:
    """Write the weights into a folder and return the file."""
    path = folder / f"{mind.header.game}-{mind.header.players}-{mind.header.way}.mind"
    mind.write(path)
    return path
