"""Structured logs: one JSON object a line on standard error, with no secrets, cookies, addresses or names.

What the web server itself reports joins them; hostile bytes are no fault of ours and leave no traceback.
"""

import logging
import sys

import structlog


def configure(level: str) -> None:
    """Set up logging for this process."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    web = logging.getLogger("uvicorn.error")
    web.handlers, web.propagate = [Bridge(logging.WARNING)], False
    web.setLevel(logging.WARNING)


class Bridge(logging.Handler):
    """Takes in what libraries log in Python's own way."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; with the traceback only where it is not about what a visitor sent."""
        log, fault = structlog.get_logger("cosmogony.web"), record.exc_info
        if fault and not isinstance(fault[1], UnicodeDecodeError):
            log.error("the web server failed", said=record.getMessage(), exc_info=fault)
        else:
            log.warning("the web server reports", said=record.getMessage())
