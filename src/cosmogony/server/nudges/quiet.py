"""Quiet hours: from one time of day to another, where the person lives."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from cosmogony.server.refusals import RefusalError
from cosmogony.texts import message

BEGIN, END = "22:00", "08:00"
"""When nobody wants to be woken, unless they say otherwise."""


def is_quiet(now: float, zone: str, begin: int | None, end: int | None) -> bool:
    """Say whether a moment lies in somebody's quiet hours, given in minutes after midnight in their time zone."""
    if begin is None or end is None:
        return False
    there = datetime.fromtimestamp(now, clock_in(zone))
    minute = there.hour * 60 + there.minute
    if begin <= end:
        return begin <= minute < end
    return minute >= begin or minute < end  # over midnight


def clock_in(zone: str) -> tzinfo:
    """Return a time zone; one that the machine does not know any more keeps nobody from being told."""
    try:
        return ZoneInfo(zone)
    except (OSError, ValueError, LookupError):
        return UTC


def need_zone(zone: str) -> str:
    """Return the name of a time zone, or refuse one that there is not."""
    try:
        ZoneInfo(zone)
    except (OSError, ValueError, LookupError):  # a folder of the database, a path out of it, or nothing
        raise RefusalError(message("nudge-no-zone")) from None
    return zone


def minutes(clock: str) -> int:
    """Return the minutes after midnight of a time such as 22:30."""
    hours, _, rest = clock.partition(":")
    return int(hours) * 60 + int(rest)


def clock(minutes: int) -> str:
    """Write minutes after midnight as a time."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
