"""Protection at the door: where a request comes from, how many of them, and what browsers may do with our pages.

Cross-site requests are told by what browsers themselves say (``Sec-Fetch-Site``, else ``Origin``), for posts and for
sockets alike, so no token has to travel; together with the same-site cookie this is our protection against CSRF.
"""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmogony.server.messages import Problem
from cosmogony.server.settings import Settings
from cosmogony.server.table import RefusalError
from cosmogony.texts import Message as Text
from cosmogony.texts import message, render

AnyConnection = ASGIConnection[Any, Any, Any, Any]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEALTH = "/health"
"""Whoever watches over us is never kept waiting."""
BURST = 10
"""Seconds of the average rate that may come at once."""
MOST_BUCKETS = 100_000
AT_ONCE = 1
"""Requests that are let in each time that the event loop comes round."""

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class TooOftenError(RefusalError):
    """Too many attempts."""


class Rates:
    """Token buckets by name: each fills at its rate and holds some seconds' worth."""

    def __init__(self) -> None:
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, name: str, per_second: float) -> bool:
        """Take one token, or say that none is left."""
        now = time.monotonic()
        size = max(1.0, per_second * BURST)
        tokens, then = self._buckets.get(name, (size, now))
        tokens = min(size, tokens + (now - then) * per_second)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(now)
        self._buckets[name] = (max(0.0, tokens - 1), now)
        return tokens >= 1

    def need(self, name: str, per_second: float) -> None:
        """Take one token, or refuse."""
        if not self.allow(name, per_second):
            raise TooOftenError(message("door-slow-down"))

    def _forget(self, now: float) -> None:
        """Drop the buckets that nobody used for a while: they are full again."""
        old = [name for name, (_, then) in self._buckets.items() if now - then > 10 * BURST]
        for name in old or list(self._buckets):
            del self._buckets[name]


class Turnstile:
    """Lets few requests in each time that the event loop comes round, the others in their order after that.

    A request costs several times what a move does: when a crowd wants in at once, those who play go on in between.
    Nothing is held while a request is answered, so that slow visitors keep nobody out.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._let_in = 0

    async def enter(self) -> None:
        """Wait for a turn; while there is no crowd, there is nothing to wait for."""
        loop = asyncio.get_running_loop()
        if not self._let_in:
            loop.call_soon(self._next_round)
        if self._let_in < AT_ONCE:
            self._let_in += 1
            return
        self._waiting.append(loop.create_future())
        await self._waiting[-1]

    def _next_round(self) -> None:
        self._let_in = 0
        while self._waiting and self._let_in < AT_ONCE:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
                self._let_in += 1
        if self._let_in:
            asyncio.get_running_loop().call_soon(self._next_round)


def address_of(connection: AnyConnection, settings: Settings) -> str:
    """Return where a connection comes from."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()
    return connection.client.host if connection.client else "unknown"


def comes_from_here(headers: Headers, allowed: Iterable[str]) -> bool:
    """Say whether a browser's request comes from our own pages (or from no page at all)."""
    origin = headers.get("origin")
    if origin is not None and origin in allowed:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Stands before the whole application: checks each request and adds the security headers to each answer."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.allowed = settings.origins.split()
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(event: Message) -> None:
            if event["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(event)
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(event)

        request: Request[Any, Any, Any] = Request(scope)
        refusal = self._refusal(request)
        if refusal:
            response = problem_response(*refusal).to_asgi_response(None, request)
            await response(scope, receive, send_with_headers)
        else:
            if scope["path"] != HEALTH:
                await self.turnstile.enter()
            await self.app(scope, receive, send_with_headers)

    def _refusal(self, request: Request[Any, Any, Any]) -> tuple[int, Text] | None:
        if request.scope["path"] == HEALTH:
            return None
        visitors = {address_of(request, self.settings), request.app.state.doorkeeper.player_id(request)} - {None}
        if not all(self.rates.allow(f"requests {who}", self.settings.requests_per_second) for who in visitors):
            return 429, message("door-slow-down")
        if request.method not in SAFE_METHODS and not comes_from_here(request.headers, self.allowed):
            return 403, message("door-other-site")
        return None


def problem_response(status: int, text: Text, detail: str = "") -> Response[Problem]:
    """Return the answer that tells a problem."""
    return Response(Problem(status, text, detail or render(text)), status_code=status, media_type="application/json")
