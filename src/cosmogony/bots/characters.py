"""Who plays for a bot: astronomers of the past, a circle of them for each level.

Everyone at a table meets somebody else, and a seat keeps its character as long as the table stands.
"""

from collections.abc import Sequence

from cosmogony.bots.levels import LEVELS
from cosmogony.texts import LANGUAGES, say

CHARACTERS: dict[str, tuple[str, ...]] = {
    "comet": ("caroline", "halley", "messier", "mitchell", "tempel", "encke"),
    "moon": ("galileo", "aglaonice", "hevelius", "cunitz", "thales", "riccioli"),
    "planet": ("kepler", "somerville", "copernicus", "tycho", "huygens", "cassini"),
    "star": ("hypatia", "bessel", "cannon", "al-sufi", "leavitt", "aryabhata"),
    "pulsar": ("hipparchus", "ptolemy", "ulugh-beg", "al-biruni", "su-song", "zhenyi"),
    "quasar": ("fraunhofer", "maxwell", "huggins", "payne", "chandrasekhar", "schwarzschild"),
    "galaxy": ("herschel", "noether", "lemaitre", "eddington", "hubble", "friedmann"),
}
"""By level, those who hunted comets, mapped the moon, followed planets, measured stars,
kept the time of the sky, read its light, thought of galaxies."""


def character_of(table: str, seat: int, level: str) -> str:
    """Return who plays a bot's seat at a table; a level without a circle of its own borrows the gentlest."""
    circle = circle_of(level)
    return circle[(sum(table.encode()) + seat) % len(circle)]


def circle_of(level: str) -> tuple[str, ...]:
    """Return those of whom one plays at a level."""
    return CHARACTERS.get(level, CHARACTERS[next(iter(LEVELS))])


def characters_of(table: str, levels: Sequence[str | None], people: Sequence[str]) -> list[str | None]:
    """Return who plays at a table, by seat (None: no bot); nobody bears the name of one of the people there."""
    found = [character_of(table, seat, level) if level else None for seat, level in enumerate(levels)]
    taken = {name.casefold() for name in people}
    for seat, level in enumerate(levels):
        one = found[seat]
        if one and level and not taken.isdisjoint(names_of(one)):
            others = (other for other in circle_of(level) if other not in found)
            found[seat] = next((other for other in others if taken.isdisjoint(names_of(other))), one)
    return found


def names_of(character: str) -> set[str]:
    """Return what a character is called, in any language."""
    return {say(f"character-{character}", lang).casefold() for lang in LANGUAGES}
