"""What a game answers in words: who may see what, why something is allowed, the score, choices and findings."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cosmogony.texts import Message, render

EVERYONE = "everyone"
OWNER = "owner"
"""Only the event's own seat may see it."""
OTHERS = "others"
"""Everyone but the event's own seat: the blurred twin of an event that only the owner sees."""


class Explanation(msgspec.Struct, frozen=True):
    """Why an action is legal or not: the clause, and a sentence with the actual values."""

    legal: bool
    clause: str
    message: Message

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the sentence with its clause, where a rulebook has one."""
        sentence = render(self.message, lang, names)
        return f"{sentence} [{self.clause}]" if self.clause else sentence


class ScoreItem(msgspec.Struct, frozen=True):
    """One thing that points came from; ``action`` is the moment: how many actions had been made then."""

    label: Message
    points: int
    action: int | None = None


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet; ``items`` say where its points came from, and add up to them."""

    label: Message
    points: int
    items: list[ScoreItem] = []


class ScoreColumn(msgspec.Struct, frozen=True):
    """One column of the score sheet; ``seat`` is -1 for a scorer who is no player."""

    seat: int
    label: Message
    lines: list[ScoreLine]

    @property
    def total(self) -> int:
        """Sum of the lines."""
        return sum(line.points for line in self.lines)


class Choice(msgspec.Struct, frozen=True):
    """One thing the current player may do."""

    action: int
    text: str
    message: Message


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened; ``action`` is how many actions had been made then."""

    action: int
    message: Message
    note: Message | None = None
    """What it means that this happened, for those who meet it for the first time."""


class Description(msgspec.Struct, frozen=True):
    """What something on the board is: its name, what it does, how it stands now, and where the rules speak of it."""

    name: Message
    does: Message
    now: list[Message] = []
    clauses: list[str] = []
    counts: list[str] = []
    """The other things that it is about: what counts for a goal, what a nebula needs."""


class Observation(msgspec.Struct, frozen=True):
    """All that one seat gets: what it sees, what happened, and in its turn what it is asked and may do."""

    view: Any
    events: list[LogLine]
    goal: Message | None
    """What wins, and what this moment is about."""
    prompt: Message | None
    choices: list[Choice]


class Finding(msgspec.Struct, frozen=True):
    """One number that a finished game adds to the tables of ``simulate`` and ``balance``: means over many games.

    ``row`` and ``column`` are messages; a finding belongs to the table of its title. A game may add several numbers to
    one cell, such as one for each player.
    """

    table: Message
    row: Message
    column: Message
    value: float
    victory: bool = False
    """Whether the value is a holder's share of the victory, to be set beside that of the holders of other rows."""
