"""Protection at the door: where a request comes from, how many of them, and what browsers may do with our pages.

Cross-site requests are told by what browsers themselves say (``Sec-Fetch-Site``, else ``Origin``), for posts and for
sockets alike, so no token has to travel; together with the same-site cookie this is our protection against CSRF.
"""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network
from operator import itemgetter
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from cosmogony.server.messages import Problem
from cosmogony.server.refusals import TooOftenError
from cosmogony.server.settings import Settings
from cosmogony.texts import Message as Text
from cosmogony.texts import message, render

AnyConnection = ASGIConnection[Any, Any, Any, Any]
OK = 200
TOO_OFTEN = 429
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
WATCHED = {"/health", "/ready"}
"""Whoever watches over us is never kept waiting, but for a flood."""
LOOKS_PER_SECOND = 20
"""How often one address may look after us, on average."""
SLOW_DOWN = 1.0
"""Seconds that the answer to one request too many takes: each connection waits for it before its next one."""
BURST = 10
"""Seconds of the average rate that may come at once."""
MOST_BUCKETS = 100_000
FORGET_SECONDS = 60.0
"""How often the buckets that are full again are dropped."""
ROUNDING = 1e-6
"""Seconds: as much as adding up many tokens may be off."""
LONGEST_NAME = 255
"""Bytes of a part of a path."""
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


ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
POLICY = b"content-security-policy"

PARTS = "/assets/"
"""Where the parts of the client lie, the workers among them."""
SHARE_OF_A_PART = 0.1
"""What a part of the client counts beside a request: a page has dozens, and a whole family may open it at once."""
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What a part may do when it is started as a worker: Python for the browser is WebAssembly, which no page may run."""


SIGNED = "/nudges/"
"""Links out of mails, whose signature says all: mail programs post a form to them, without anybody's cookie."""


def keeping(path: str, status: int) -> str:
    """Return how long browsers may keep an answer: parts of the client, whose names change with them, for ever."""
    if path.startswith("/api/"):
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith(PARTS) and status == OK else "no-cache"


def missing_headers(path: str, start: HTTPResponseStartEvent) -> list[tuple[bytes, bytes]]:
    """Return what the head of every answer has, as far as this one has not."""
    there = {name.lower() for name, _ in start["headers"]}
    policy = [(POLICY, WORKER_POLICY.encode())] if path.startswith(PARTS) else []
    wanted = dict([*ENCODED_HEADERS, *policy, (b"cache-control", keeping(path, start["status"]).encode())])
    return [(name, value) for name, value in wanted.items() if name not in there]


class Rates:
    """Token buckets by name: each fills at its rate and holds some seconds' worth.

    Of each bucket is kept when it will be full; one that is full again is as good as none, and is forgotten.
    """

    def __init__(self) -> None:
        self._full_at: dict[str, float] = {}
        self._looked_through = time.monotonic()

    def allow(self, name: str, per_second: float, tokens: float = 1.0, burst: float = BURST) -> bool:
        """Take tokens from a bucket that holds some seconds' worth, or say that so many are not left."""
        if self.seconds_until(name, per_second, tokens, burst) > ROUNDING:
            return False
        self._take(self._key(name), per_second, tokens, burst)
        return True

    def need(self, name: str, per_second: float) -> None:
        """Take one token, or refuse."""
        if not self.allow(name, per_second):
            raise TooOftenError(message("door-slow-down"))

    def seconds_until(self, name: str, per_second: float, tokens: float, burst: float) -> float:
        """Return how long it takes until so many tokens are left; below 0 while there are more."""
        now = time.monotonic()
        return max(now, self._full_at.get(self._key(name), now)) + tokens / per_second - latest(now, per_second, burst)

    def _key(self, name: str) -> str:
        """Return what a bucket is kept under."""
        return name

    def _take(self, key: str, per_second: float, tokens: float, burst: float) -> None:
        """Take tokens, as far as there are any."""
        now = time.monotonic()
        if now - self._looked_through > FORGET_SECONDS or len(self._full_at) >= MOST_BUCKETS:
            self._forget(now)
        full_at = max(now, self._full_at.get(key, now)) + tokens / per_second
        self._full_at[key] = min(full_at, latest(now, per_second, burst))

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; of too many others the half that is fullest, never one run empty."""
        self._looked_through = now
        self._full_at = {name: full_at for name, full_at in self._full_at.items() if full_at > now}
        if len(self._full_at) > MOST_BUCKETS // 2:
            emptiest_first = sorted(self._full_at.items(), key=itemgetter(1), reverse=True)
            self._full_at = dict(emptiest_first[: MOST_BUCKETS // 2])


def latest(now: float, per_second: float, burst: float) -> float:
    """Return when a bucket will be full that is empty now; it holds one token at least."""
    return now + max(1.0 / per_second, burst)


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
            return line_of(forwarded.rsplit(",", 1)[-1].strip())
    return line_of(connection.client.host) if connection.client else "unknown"


def line_of(host: str) -> str:
    """Return what one line has for itself: an address of IPv4, or the network of 2^64 addresses of IPv6."""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Network((int(address), 64), strict=False))


def comes_from_here(headers: Headers, allowed: Iterable[str]) -> bool:
    """Say whether a browser's request comes from our own pages (or from no page at all)."""
    origin = headers.get("origin")
    if origin is not None and origin in allowed:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def is_part(request: Request[Any, Any, Any]) -> bool:
    """Say whether a request asks for a part of the client."""
    return str(request.scope["path"]).startswith(PARTS)


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
                event["headers"] = [*event["headers"], *missing_headers(scope["path"], event)]
            await send(event)

        request: Request[Any, Any, Any] = Request(scope)
        refusal = self._refusal(request)
        if refusal:
            if refusal[0] == TOO_OFTEN:
                await asyncio.sleep(SLOW_DOWN)
            response = problem_response(*refusal).to_asgi_response(None, request)
            await response(scope, receive, send_with_headers)
        else:
            if scope["path"] not in WATCHED:
                await self.turnstile.enter()
            await self.app(scope, receive, send_with_headers)

    def _refusal(self, request: Request[Any, Any, Any]) -> tuple[int, Text] | None:
        if request.scope["path"] in WATCHED:
            watching = f"watching {address_of(request, self.settings)}"
            allowed = self.rates.allow(watching, LOOKS_PER_SECOND)
            return None if allowed else (TOO_OFTEN, message("door-slow-down"))
        if not is_address(request.scope["path"]):
            return 404, message("door-request-fault")
        visitors = {address_of(request, self.settings), request.app.state.doorkeeper.player_id(request)} - {None}
        rate, tokens = self.settings.requests_per_second, SHARE_OF_A_PART if is_part(request) else 1.0
        if not all(self.rates.allow(f"requests {who}", rate, tokens) for who in visitors):
            return TOO_OFTEN, message("door-slow-down")
        if request.scope["path"].startswith(SIGNED):
            return None
        if request.method not in SAFE_METHODS and not comes_from_here(request.headers, self.allowed):
            return 403, message("door-other-site")
        if has_body(request.headers) and not is_json(request.headers):
            return 415, message("door-not-json")
        if request.scope["path"].startswith("/api/"):
            banned: Text | None = request.app.state.orders.banned(request.app.state.doorkeeper.player_id(request))
            return (403, banned) if banned else None
        return None


def is_address(path: str) -> bool:
    """Say whether a path can be an address of ours or a file's name; no file system takes others."""
    return path.isprintable() and all(len(part.encode(errors="replace")) <= LONGEST_NAME for part in path.split("/"))


def has_body(headers: Headers) -> bool:
    """Say whether something comes after a request's head."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_json(headers: Headers) -> bool:
    """Say whether a request's body calls itself JSON; any page may send other kinds anywhere without being asked."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def problem_response(status: int, text: Text, detail: str = "") -> Response[Problem]:
    """Return the answer that tells a problem."""
    return Response(Problem(status, text, detail or render(text)), status_code=status, media_type="application/json")
