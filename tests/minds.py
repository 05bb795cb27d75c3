"""Learned players for tests: networks with weights by chance, which play any game badly and quickly."""

import array
import random
from pathlib import Path

import msgspec

from cosmogony.bots.minds import WAYS, Header, Mind, hashed, observed_steps
from cosmogony.core.numbers import WHOLE
from cosmogony.games import game as find_game

WIDE, DEEP = 6, 4


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
        actions=game.n_actions,
        rows=sum(WHOLE // step for step in observed_steps(name, players)) + 1,
        wide=WIDE,
        deep=DEEP,
        hash="",
    )
    chance = random.Random(seed)
    numbers = array.array("h", (chance.randrange(-900, 900) for _ in range(sum(blank.sizes))))
    weights = numbers.tobytes()
    return Mind(msgspec.structs.replace(blank, hash=hashed(weights)), weights)


def written(mind: Mind, folder: Path) -> Path:
    """Write the weights into a folder and return the file."""
    path = folder / f"{mind.header.game}-{mind.header.players}-{mind.header.way}.mind"
    mind.write(path)
    return path
