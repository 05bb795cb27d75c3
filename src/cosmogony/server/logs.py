"""Structured logs: one JSON object a line on standard error, with no secrets, cookies, addresses or names.

A traceback tells types and places, never the values of variables, in which passwords and cookies lie about. What a
library says of a fault is cut to its first line, since databases quote values in the others, and addresses in it are
taken out. What libraries log in Python's own way joins ours; hostile bytes are no fault of ours and leave no traceback.
"""

import logging
import re
import sys
import traceback
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import unquote, urlsplit

import structlog
from sqlalchemy import make_url
from structlog.typing import EventDict, ExcInfo, WrappedLogger

from cosmogony.server.settings import Settings

MOST_FRAMES = 30
MOST_CAUSES = 6
"""Exceptions told of, of those that led to one another."""
HIDDEN = "(hidden)"
ADDRESSES = re.compile(
    r"\w+://[^\s\"',)]+"  # URLs
    r"|[^\s\"'<>@,;()]+@[^\s\"'<>@,;()]+"  # mail
    r"|\b\d{1,3}(?:\.\d{1,3}){3}\b"  # 127.0.0.1
    r"|\bport \d+"
    r"|(?:[0-9a-fA-F]{1,4}:){4,}[0-9a-fA-F:.]+|(?<![\w:])[0-9a-fA-F:]*::[0-9a-fA-F:.]*"  # fe80::1, but not 14:09:10
)
SHORTEST_SECRET = 4
"""Shorter ones would make holes in every line."""


def configure(settings: Settings) -> None:
    """Set up logging for this process."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(plain_traceback),
            Redaction(secrets_in(settings)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[settings.log_level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    for name in (
        "uvicorn.error",
        "asyncio",
        "websockets",
        "psycopg",
        "procrastinate",
        "sqlalchemy",
        "alembic",
        "cosmogony",
    ):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [Bridge(logging.WARNING)], False
        library.setLevel(logging.WARNING)


def secrets_in(settings: Settings) -> set[str]:
    """Return what of the settings must never be logged."""
    url, mail = make_url(settings.database_url), urlsplit(settings.smtp_url)
    parts = {*settings.secrets, settings.database_url, url.password or "", url.host or ""}
    parts |= {settings.smtp_url, mail.password or "", unquote(mail.password or ""), mail.hostname or ""}
    return {part for part in parts if len(part) >= SHORTEST_SECRET}


class Redaction:
    """Takes secrets and addresses out of whatever is about to be logged."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = sorted(secrets, key=len, reverse=True)

    def __call__(self, _: WrappedLogger, __: str, event: EventDict) -> EventDict:
        """Return the event without them."""
        return {name: value if name == "timestamp" else self.redacted(value) for name, value in event.items()}

    def redacted(self, value: Any) -> Any:
        """Return a value of a log line without secrets, whatever it is made of."""
        if isinstance(value, dict):
            return {name: self.redacted(inner) for name, inner in value.items()}
        if isinstance(value, list | tuple):
            return [self.redacted(inner) for inner in value]
        if not isinstance(value, str):
            return value
        for secret in self._secrets:
            value = value.replace(secret, HIDDEN)
        return ADDRESSES.sub(HIDDEN, value)


def plain_traceback(exc_info: ExcInfo) -> list[dict[str, Any]]:
    """Return an exception and those that led to it: type, what it said in one line, and where; no variables."""
    return [_told(one) for one, _ in zip(_causes(exc_info[1]), range(MOST_CAUSES), strict=False)]


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    while fault is not None:
        yield fault
        if isinstance(fault, BaseExceptionGroup):
            for part in fault.exceptions:
                yield from _causes(part)
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)


def _told(fault: BaseException) -> dict[str, Any]:
    places = traceback.extract_tb(fault.__traceback__)[-MOST_FRAMES:]
    return {
        "type": type(fault).__name__,
        "said": first_line(fault),
        "frames": [f"{place.filename}:{place.lineno} {place.name}" for place in places],
    }


def first_line(fault: BaseException) -> str:
    """Return what an exception says, in one line."""
    return next(iter(str(fault).splitlines()), "")


class Bridge(logging.Handler):
    """Takes in what libraries log in Python's own way."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; with the traceback only where it is not about what a visitor sent."""
        log, fault = structlog.get_logger("cosmogony.web"), record.exc_info
        said = next(iter(record.getMessage().splitlines()), "")
        if fault and not isinstance(fault[1], UnicodeDecodeError):
            log.error("a library failed", library=record.name, said=said, exc_info=fault)
        else:
            log.warning("a library reports", library=record.name, said=said)
