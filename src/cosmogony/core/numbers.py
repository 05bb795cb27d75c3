"""A game in numbers, for those who learn: how many actions it has, how long it lasts, what an observation holds.

An observation is a row of bytes in which 255 stands for one: flags and choices among several are 0 or 255, an amount is
written times its ``step``, and ``most`` times the step is at most 255. The seat that looks comes first, then the others
as they sit after it.
"""

import re
from collections.abc import Sequence

import msgspec

WHOLE = 255
"""What stands for one."""


class Bounds(msgspec.Struct, frozen=True):
    """What no table of a game oversteps."""

    actions: int
    """One more than the highest number of a legal action."""
    choices: int
    """The most actions that are legal at once."""
    length: int
    """The most decisions of a game."""


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation that stand side by side."""

    name: str
    count: int
    """How many numbers."""
    step: int
    """What one is written as: 255 for a flag and for one of several."""
    text: str
    """What they say, in words."""

    @property
    def most(self) -> int:
        """The highest amount that can be told; whatever is more is told as this."""
        return WHOLE // self.step


def flags(name: str, count: int, text: str) -> Field:
    """Describe numbers that are 0 or 255."""
    return Field(name, count, WHOLE, text)


def amounts(name: str, count: int, step: int, text: str) -> Field:
    """Describe amounts, each written times ``step``."""
    return Field(name, count, step, text)


def of(owner: str, fields: Sequence[Field]) -> list[Field]:
    """Describe the same fields for somebody or something of which there are several."""
    return [msgspec.structs.replace(field, name=f"{owner}.{field.name}") for field in fields]


def size(fields: Sequence[Field]) -> int:
    """Return how many numbers an observation has."""
    return sum(field.count for field in fields)


def named(fields: Sequence[Field], observation: Sequence[int]) -> dict[str, list[int]]:
    """Read an observation: by the name of the field its amounts, and 1 for a flag that is up."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = [byte // field.step for byte in observation[at : at + field.count]]
        at += field.count
    return found


def table(fields: Sequence[Field]) -> str:
    """Write the fields as a table in Markdown; fields that differ only in the number of their owner share a line."""
    lines = ["| first at | field | numbers | times | step | meaning |", "|---|---|---|---|---|---|"]
    alike: dict[str, list[tuple[int, Field]]] = {}
    at = 0
    for field in fields:
        alike.setdefault(re.sub(r"\d+", "N", field.name), []).append((at, field))
        at += field.count
    for name, group in alike.items():
        first, field = group[0]
        step = "flag" if field.step == WHOLE else str(field.step)
        lines.append(f"| {first} | `{name}` | {field.count} | {len(group)} | {step} | {field.text} |")
    return "\n".join(lines) + "\n"
