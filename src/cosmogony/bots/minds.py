"""Weights of learned players as files: what they were trained on, and whether they fit a table.

A file is one line of JSON, which says what the weights are for, and the weights themselves, packed. A game's own stand
in its room, ``games/<game>/minds/<players>.mind``.
"""

import array
import sys
import zlib
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from cosmogony.bots.network import WIDEST, Network, paired
from cosmogony.core.errors import SetupError
from cosmogony.core.state import Setup
from cosmogony.games import game as find_game
from cosmogony.texts import Message, message

LARGEST = 8_000_000
"""Bytes of a file of weights, and of the weights themselves: no network of ours comes near."""


GUIDE: Final = "guide"
HABITS: Final = "habits"
WAYS = Literal["guide", "habits"]
"""How a search uses what was learned: see ``bots/guided.py``."""
WORTH: Final = 1024
"""What a worth of one is written as."""


class Header(msgspec.Struct, frozen=True):
    """What weights are for."""

    way: WAYS
    game: str
    players: int
    edition_hash: str
    rules_version: int
    numbering: int
    hash: str
    """Of the weights."""
    actions: int = 0
    rows: int = 0
    """Of the first layer: one for each amount that an observation can tell, and the constants."""
    wide: int = 0
    deep: int = 0
    stages: int = 0
    """Of habits: stages of the game, kinds of choices, and parts of the evaluation."""
    kinds: int = 0
    parts: int = 0
    manifest: str = ""
    """The hash of the manifest they were trained by."""
    generation: int = 0
    """How often, after the first, they had been learned anew from their own games."""

    @property
    def sizes(self) -> list[int]:
        """How many weights each layer has: first, second, values, policy; or each table: urges and worths."""
        if self.way == HABITS:
            return [self.stages * self.kinds, self.stages * (self.parts + 1)]
        rows = [2 * self.players, self.actions]
        deep = [count * (self.deep + 1) for count in rows]
        return [self.rows * self.wide, (self.wide + 1) * self.deep, *deep]

    def misfit(self, setup: Setup) -> Message | None:
        """Say why the weights do not fit a table; None where they do."""
        if (self.game, self.players) != (setup.game, setup.players):
            return message("misfit-table", players=self.players, game=find_game(self.game).title)
        if self.rules_version != setup.rules_version or self.numbering != find_game(setup.game).numbering:
            return message("misfit-rules")
        if self.way == HABITS and (self.stages, self.kinds, self.parts) != told_apart(setup.game):
            return message("misfit-rules")
        if self.edition_hash != setup.edition_hash:
            return message("misfit-edition")
        return message("misfit-rulings") if setup.options else None


class Mind(msgspec.Struct, frozen=True):
    """A header with its weights."""

    header: Header
    weights: bytes
    """16-bit whole numbers, the lower byte first."""

    def layers(self) -> "list[array.array[int]]":
        """Return the weights as whole numbers, layer by layer or table by table."""
        numbers = array.array("h", self.weights)
        if sys.byteorder == "big":
            numbers.byteswap()
        layers, at = [], 0
        for size in self.header.sizes:
            layers.append(numbers[at : at + size])
            at += size
        return layers

    def network(self) -> Network:
        """Return the network of a guide to think with; each thinker needs one of its own."""
        head = self.header
        first, second, values, policy = self.layers()
        steps = vec[i64](observed_steps(head.game, head.players))
        pairs = (vec[i64](in_pairs(first)), vec[i64](in_pairs(second)))
        return Network(
            head.players, head.actions, steps, head.wide, head.deep, *pairs, vec[i16](values), vec[i16](policy)
        )

    def tables(self) -> tuple[vec[i64], vec[float]]:
        """Return the tables of habits: by stage the urges, and by stage the worths of parts."""
        urges, worths = self.layers()
        return vec[i64](urges), vec[float]([worth / WORTH for worth in worths])

    def write(self, path: Path) -> None:
        """Write the file."""
        path.write_bytes(msgspec.json.encode(self.header) + b"\n" + zlib.compress(self.weights, 9))

    def misfit(self, setup: Setup) -> Message | None:
        """Say why the weights do not fit a table; None where they do."""
        return self.header.misfit(setup)


def told_apart(game: str) -> tuple[int, int, int]:
    """Return how many stages, kinds of choices and parts the evaluation of a game tells apart."""
    evaluation = find_game(game).evaluation()
    return int(evaluation.stages), int(evaluation.kinds), len(evaluation.names)


def observed_steps(game: str, players: int) -> list[int]:
    """Return what an amount of one is written as, by number of an observation."""
    fields = find_game(game).observation_fields(players)
    return [field.step for field in fields for _ in range(field.count)]


def in_pairs(numbers: "array.array[int]") -> list[int]:
    """Put two numbers each into one."""
    return [paired(one, other) for one, other in zip(numbers[::2], numbers[1::2], strict=True)]


def hashed(weights: bytes) -> str:
    """Return the hash that a header holds."""
    return sha256(weights).hexdigest()[:32]


def read_mind(path: "Path | Traversable") -> Mind:
    """Read a file of weights, or refuse it in one line."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise SetupError(f"{path}: cannot be read: {fault.strerror}") from None
    return unpacked(data, str(path))


def unpacked(data: bytes, path: str) -> Mind:
    """Return the weights that a file holds, or refuse them in one line."""
    head, _, packed = data.partition(b"\n")
    try:
        header = msgspec.json.decode(head, type=Header)
        weights = zlib.decompressobj().decompress(packed, LARGEST)
    except (msgspec.DecodeError, zlib.error) as fault:
        raise SetupError(f"{path}: no weights of a learned player: {fault}") from None
    if header.wide > WIDEST or header.wide % 2 or header.deep % 2:
        raise SetupError(f"{path}: no weights of a learned player: layers are even, and the first has at most {WIDEST}")
    if hashed(weights) != header.hash or len(weights) != 2 * sum(header.sizes):
        raise SetupError(f"{path}: the weights are damaged: they do not have the hash {header.hash}")
    return Mind(header, weights)


@lru_cache(maxsize=16)
def own_mind(game: str, players: int) -> Mind | None:
    """Return the weights that come with a game for a number of players, or None."""
    path = own_file(game, players)
    return read_mind(path) if path.is_file() else None


def own_header(game: str, players: int) -> Header | None:
    """Return what the weights that come with a game are for, without reading them; None where there are none."""
    path = own_file(game, players)
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return msgspec.json.decode(file.readline(), type=Header)


def own_file(game: str, players: int) -> "Traversable":
    """Return where the weights of a game lie, if there are any."""
    return find_game(game).folder.joinpath("minds", f"{players}.mind")
