"""The vocabulary of rewards and icons: what planetary objectives and exotic objects give, from words to numbers.

An entry is one reward or one icon. It has one effect or several (``and``), and may leave a choice (``or``)::

    "2 asteroids"
    "comet or life anywhere"
    "monolith and body 2 or action"

All effects of an edition are numbered in order, and so are the alternatives that hold them and the entries that hold
those.
"""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

GAIN_ASTEROIDS: Final = 0
GAIN_COMET: Final = 1
GAIN_ACTION: Final = 2
GAIN_EVOLUTION: Final = 3
GAIN_LIFE: Final = 4
GAIN_MOON: Final = 5
"""An asteroid of the reserve becomes a moon."""
GAIN_COLLISION: Final = 6
"""An asteroid of the reserve collides."""
GAIN_STRIKE: Final = 7
"""A comet of the reserve collides."""
GAIN_EXPANSION: Final = 8
GAIN_MONOLITH: Final = 9
GAIN_BODY: Final = 10
"""A terrestrial body of the reserve becomes a planet or a moon, or collides."""
EFFECTS: Final = [
    *("asteroids", "comet", "action", "evolve", "life"),
    *("moon", "collide", "strike", "expand", "monolith", "body"),
]
MOST_ENTRIES: Final = 4
MOST_ALTERNATIVES: Final = 4
EFFECT: Final = re.compile(r"(?:([1-9]) )?([a-z]+)(?: ([1-4]))?( anywhere)?")
VOCABULARY: Final = (
    "write asteroid or 2 asteroids, comet, action, evolve, life (or evolve anywhere, life anywhere), moon, collide, "
    "strike, expand, monolith or body 1 to body 4; join effects by and, alternatives by or"
)


class Rewards:
    """All entries of an edition as flat lists."""

    kind: vec[i64]
    """By effect."""
    amount: vec[i64]
    """By effect: how many asteroids, or the size of the body."""
    anywhere: vec[i64]
    """By effect: 1 where life and evolution of a reward are not bound to its orbit."""
    effects: vec[i64]
    """By alternative: its first effect; one more at the end."""
    alternatives: vec[i64]
    """By entry: its first alternative; one more at the end."""
    alike: vec[i64]
    """By entry: the first entry of the edition that says the same."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.amounts: list[int] = []
        self.anywheres: list[int] = []
        self.first_effects: list[int] = [0]
        self.first_alternatives: list[int] = [0]
        self.known: list[str] = []
        self.likes: list[int] = []
        self.finish()

    def read(self, edition: "Edition", key: str, least: int) -> i64:
        """Read a tile's entries and return how many there are; they follow those read before."""
        texts = edition.words(key)
        if not least <= len(texts) <= MOST_ENTRIES:
            edition.fail(key, f"has {len(texts)} effects, not {least} to {MOST_ENTRIES}")
        for text in texts:
            self.read_entry(edition, key, text)
        self.finish()
        return len(texts)

    def read_entry(self, edition: "Edition", key: str, text: str) -> None:
        """Read one reward or icon."""
        alternatives = text.split(" or ")
        if len(alternatives) > MOST_ALTERNATIVES:
            edition.fail(key, f'"{text}" leaves a choice of {len(alternatives)}, not of up to {MOST_ALTERNATIVES}')
        for alternative in alternatives:
            for effect in alternative.split(" and "):
                self.read_effect(edition, key, effect)
            self.first_effects.append(len(self.kinds))
        self.first_alternatives.append(len(self.first_effects) - 1)
        self.likes.append(self.known.index(text) if text in self.known else len(self.known))
        self.known.append(text)

    def read_effect(self, edition: "Edition", key: str, text: str) -> None:
        """Read an effect such as ``2 asteroids``, ``evolve anywhere`` or ``body 3``."""
        match = EFFECT.fullmatch(text)
        word = match.group(2) if match is not None else ""
        name = "asteroids" if word == "asteroid" else word
        if match is None or name not in EFFECTS:
            edition.fail(key, f'"{text}" is no effect; {VOCABULARY}')
        if match.group(1) is not None and name != "asteroids":
            edition.fail(key, f'"{text}": only asteroids come in numbers; join effects by and instead')
        if (match.group(3) is not None) != (name == "body"):
            edition.fail(key, f'"{text}": a body has a size and nothing else has; write for example body 2')
        if match.group(4) is not None and name != "evolve" and name != "life":
            edition.fail(key, f'"{text}": only evolve and life may say anywhere')
        self.kinds.append(EFFECTS.index(name))
        self.amounts.append(int(match.group(1) or match.group(3) or "1"))
        self.anywheres.append(0 if match.group(4) is None else 1)

    def finish(self) -> None:
        """Turn what was read into flat lists."""
        self.kind = vec[i64](self.kinds)
        self.amount = vec[i64](self.amounts)
        self.anywhere = vec[i64](self.anywheres)
        self.effects = vec[i64](self.first_effects)
        self.alternatives = vec[i64](self.first_alternatives)
        self.alike = vec[i64](self.likes)

    def has_choice(self, entry: i64) -> bool:
        """Say whether an entry leaves a choice."""
        return self.alternatives[entry + 1] - self.alternatives[entry] > 1

    def is_simple(self, entry: i64) -> bool:
        """Say whether an entry is a single effect."""
        return self.effects[self.alternatives[entry + 1]] - self.effects[self.alternatives[entry]] == 1
