"""What differs between two editions of a game: values, where they come from, and their order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cosmogony.core.edition import Edition, Value


@dataclass(frozen=True)
class Side:
    """A value as one of the two editions has it."""

    value: Any
    source: str


@dataclass(frozen=True)
class Difference:
    """One value, or one item of a list, that the two editions hold differently; None where one of them lacks it."""

    key: str
    before: Side | None
    after: Side | None


def differences(before: Edition, after: Edition) -> list[Difference]:
    """List what differs, in the order of the first edition, then what only the second has."""
    keys = [*before.values, *(key for key in after.values if key not in before.values)]
    return [found for key in keys for found in _of_value(key, before.values.get(key), after.values.get(key))]


def same_order(before: Edition, after: Edition) -> bool:
    """Say whether both list what they share in one order: tiles are numbered by it, so it decides what a seed deals."""
    shared = before.values.keys() & after.values.keys()
    return [key for key in before.values if key in shared] == [key for key in after.values if key in shared]


def _of_value(key: str, before: Value | None, after: Value | None) -> Iterator[Difference]:
    """Compare two values, item by item where both are lists of one length."""
    if before and after and _is_list(before) and _is_list(after) and len(before.value) == len(after.value):
        for place, (old, new) in enumerate(zip(_items(before), _items(after), strict=True), 1):
            if old != new:
                yield Difference(f"{key}.{place}", old, new)
        return
    old_side, new_side = _side(before), _side(after)
    if old_side != new_side:
        yield Difference(key, old_side, new_side)


def _is_list(value: Value) -> bool:
    return isinstance(value.value, list)


def _items(value: Value) -> list[Side]:
    return [Side(item, source) for item, source in zip(value.value, value.sources, strict=True)]


def _side(value: Value | None) -> Side | None:
    return Side(value.value, ", ".join(dict.fromkeys(value.sources))) if value else None
