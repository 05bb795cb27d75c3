"""Weights for another number of players: what was learned at one table is where another begins to learn.

Numbers of an observation are matched by their names. A rival who is not there at the smaller table is taken for the
last one who is.
"""

import re
from collections.abc import Iterator

import numpy as np

from cosmogony.bots.minds import HABITS, Header, Mind
from cosmogony.core.errors import SetupError
from cosmogony.core.numbers import WHOLE, Field
from cosmogony.games import game as find_game

RIVAL = re.compile(r"next_(\d+)\.")
"""How the name of a number begins that tells of the player so many seats on."""


def seated_anew(mind: Mind, header: Header) -> bytes:
    """Return weights for the table that a header describes, made from those of another table of the same game."""
    before = mind.header
    if shape(before) != shape(header):
        raise SetupError(f"weights of another game or another shape, for {before.game}, do not fit this run")
    if header.way == HABITS:
        return mind.weights
    game = find_game(header.game)
    here, there = game.observation_fields(header.players), game.observation_fields(before.players)
    rows = [*matched(here, there, before.players), before.rows - 1]
    flat = np.frombuffer(mind.weights, "<i2")
    first, second, values, policy = np.split(flat, np.cumsum(before.sizes)[:-1])
    places = [min(place, before.players - 1) for place in range(header.players)]
    heads = values.reshape(2, before.players, before.deep + 1)[:, places]
    parts = (first.reshape(before.rows, before.wide)[rows], second, heads, policy)
    return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)


def shape(header: Header) -> tuple[object, ...]:
    """Return what must be the same at both tables."""
    network = (header.actions, header.wide, header.deep)
    return header.way, header.game, header.numbering, header.stages, header.kinds, header.parts, *network


def matched(here: list[Field], there: list[Field], players: int) -> Iterator[int]:
    """Yield the row of the first layer there for each row here; there so many players sit."""
    starts, at = {}, 0
    for field in there:
        starts[field.name] = (at, field.count)
        at += field.count * (WHOLE // field.step)
    for field in here:
        start, count = starts[known_rival(field.name, players)]
        amounts = WHOLE // field.step
        for index in range(field.count):
            first = start + min(index, count - 1) * amounts
            yield from range(first, first + amounts)


def known_rival(name: str, players: int) -> str:
    """Return the name of the same number of a rival who sits at a table of so many."""
    return RIVAL.sub(lambda found: f"next_{min(int(found[1]), players - 1)}.", name)
