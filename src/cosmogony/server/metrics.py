"""What Prometheus is told."""

import time
from functools import cache

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("cosmogony_entries", "Entries committed to the tables' logs")
COMMIT_SECONDS = Histogram(
    "cosmogony_commit_seconds",
    "Time from a decision to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_SECONDS = Histogram("cosmogony_bot_seconds", "Time that bots' decisions take, waiting for a process included")
MESSAGES = Counter("cosmogony_messages", "Socket messages received", ["kind"])
REFUSALS = Counter("cosmogony_refusals", "Requests answered with stale or refused", ["answer"])
NUDGES = Counter("cosmogony_nudges", "People told that it is their turn, by way and outcome", ["kind", "outcome"])
TABLES = Gauge("cosmogony_tables_in_memory", "Tables kept ready in this process", multiprocess_mode="livesum")
SOCKETS = Gauge("cosmogony_sockets", "Open sockets", multiprocess_mode="livesum")


@cache
def messages(kind: str) -> Counter:
    """Return what counts the messages of a kind: finding it costs more than counting."""
    return MESSAGES.labels(kind)


REQUEST_SECONDS = Histogram(
    "cosmogony_request_duration_seconds", "Time that requests take, by route and outcome", ["method", "path", "status"]
)
REQUESTS = Gauge("cosmogony_requests_in_progress", "Requests under way", multiprocess_mode="livesum")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


@cache
def requests(method: str, path: str, status: int) -> Histogram:
    """Return what notes the requests of a route that had an outcome: finding it costs more than noting."""
    return REQUEST_SECONDS.labels(method, path, status)


class CountRequests:
    """Notes how long requests take; Litestar's own middleware does so at several times the cost."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and note it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 200

        async def noting(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
            await send(event)

        REQUESTS.inc()
        try:
            await self.app(scope, receive, noting)
        finally:
            REQUESTS.dec()
            method = scope["method"] if scope["method"] in METHODS else "other"
            requests(method, scope.get("path_template", ""), status).observe(time.perf_counter() - began)
