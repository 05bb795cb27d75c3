"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Where a message goes was told by a visitor, so it could be an address inside our own network. We speak HTTPS to public
addresses only, looked up once and connected to as they were checked; redirects are not followed, answers are not read.
"""

import asyncio
import base64
import ipaddress
import socket
import ssl
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from cosmogony.server.nudges.outcome import Outcome
from cosmogony.server.nudges.wishes import SubscribedBrowser
from cosmogony.server.refusals import RefusalError
from cosmogony.texts import message

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has: a private key is a number below it, and not 0."""
PATIENCE = 10.0
"""Seconds that one message may take, from looking up the name to the answer."""
HOURS_SIGNED = 12
MOST_ADDRESSES = 4
"""Addresses of one name that are tried."""
GONE = (404, 410)
LATER = (408, 425, 429)
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that stand for those of the older kind."""


class PushService:
    """Writes to browsers."""

    def __init__(self, key: bytes, contact: str, anywhere: bool) -> None:
        number = int.from_bytes(key) % (ORDER - 1) + 1
        # It does not know every way to write whom to ask about us, and we have checked ours.
        self._vapid = Vapid02(ec.derive_private_key(number, CURVE), {"no-strict": True})
        self._contact = contact
        self.anywhere = anywhere
        """Whether unencrypted and private addresses will do: only for tests."""
        network = None if anywhere else PublicNetwork()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(), network_backend=network, max_connections=20, keepalive_expiry=30
        )

    @property
    def public_key(self) -> str:
        """What a browser must know to take messages from us and nobody else."""
        return encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what no browser would say."""
        try:
            need_endpoint(endpoint, self.anywhere)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
            if len(decoded(auth)) != 16:
                raise ValueError("no secret of 16 bytes")
        except ValueError:
            raise RefusalError(message("nudge-no-browser")) from None

    async def send(self, browser: SubscribedBrowser, text: bytes, seconds: int, topic: str) -> Outcome:
        """Send a message, which the push service keeps for some seconds and replaces by a newer one of its topic."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(browser, text, seconds, topic)
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            return Outcome.FAILED
        if status < 300:
            return Outcome.SENT
        if status in GONE:
            return Outcome.GONE
        return Outcome.FAILED if status in LATER or status >= 500 else Outcome.REFUSED

    async def _post(self, browser: SubscribedBrowser, text: bytes, seconds: int, topic: str) -> int:
        headers = {
            **self._signed(browser.endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(seconds),
            "Urgency": "normal",
            "Topic": topic,
        }
        async with self._pool.stream(
            "POST", browser.endpoint, headers=list(headers.items()), content=sealed(text, browser)
        ) as answer:
            return int(answer.status)

    def _signed(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        expires = int(time.time()) + HOURS_SIGNED * 3600
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": expires}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    async def close(self) -> None:
        """Let go of all connections."""
        await self._pool.aclose()


def sealed(text: bytes, browser: SubscribedBrowser) -> bytes:
    """Return a message that only the browser can read."""
    done: bytes = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(CURVE),
        dh=decoded(browser.p256dh),
        auth_secret=decoded(browser.auth),
        version="aes128gcm",
    )
    return done


def need_endpoint(endpoint: str, anywhere: bool) -> None:
    """Raise unless an address can be that of a push service."""
    parts = urlsplit(endpoint)
    if not parts.hostname or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        raise ValueError("no address")
    port = parts.port  # raises where it is no number
    if anywhere:
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise ValueError("not HTTPS")
    if is_address(parts.hostname):
        raise ValueError("no name")


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, whatever names are looked up to."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a name up, and connect to what was found and checked, not to what a second look would find."""
        found = await look_up(host, port)
        if not found or not all(is_public(address) for address in found):
            raise httpcore.ConnectError("not a public address")
        for address in found[:MOST_ADDRESSES]:
            try:
                return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as fault:
                last = fault
        raise last

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._inner.sleep(seconds)


async def look_up(host: str, port: int) -> list[str]:
    """Return the addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


def is_address(host: str) -> bool:
    """Say whether something is an address, and no name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Say whether an address is one of the open internet, also where it only stands for another one."""
    here = ipaddress.ip_address(address.partition("%")[0])
    found: list[ipaddress.IPv4Address | ipaddress.IPv6Address | None] = [here]
    if isinstance(here, ipaddress.IPv6Address):
        found += [here.ipv4_mapped, here.sixtofour, here.teredo[1] if here.teredo else None]
        if here in NAT64:
            found.append(ipaddress.IPv4Address(int(here) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in found if one is not None)


def encoded(data: bytes) -> str:
    """Write bytes as Web Push does."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Read bytes as browsers write them."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
