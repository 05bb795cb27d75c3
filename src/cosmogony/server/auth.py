"""Who somebody is: guests at once under a name of their choice, accounts by password on any device.

The cookie holds the player's id and stamp, signed; nothing else is trusted. A new password renews the stamp, which
signs out every browser but the one it was changed in. Passwords are kept as argon2 hashes.
"""

import asyncio
import secrets
import unicodedata
from functools import cache, lru_cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

from cosmogony.server.guard import AnyConnection
from cosmogony.server.store import Player, Store
from cosmogony.server.table import RefusalError
from cosmogony.texts import message

COOKIE = "cosmogony"
YEAR = 365 * 86400
LONGEST_COOKIE = 200
COOKIES_REMEMBERED = 10_000
"""Checking a signature costs more than looking it up, and every request brings one."""


class Doorkeeper:
    """Signs and reads cookies, opens accounts, checks passwords."""

    def __init__(self, store: Store, secret: bytes, secure: bool) -> None:
        self.store = store
        self.secure = secure
        self._signer = URLSafeSerializer(secret, salt="player")
        self._hasher = PasswordHasher()
        self._believe = lru_cache(COOKIES_REMEMBERED)(self._check)

    # Cookies

    def cookie(self, player: Player) -> Cookie:
        """Return the cookie that says who somebody is."""
        return self._cookie(self._signer.dumps([player.id, player.stamp] if player.stamp else player.id), YEAR)

    def no_cookie(self) -> Cookie:
        """Return the cookie that makes a browser forget."""
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE, value=value, max_age=seconds, httponly=True, secure=self.secure, samesite="lax", path="/"
        )

    def player_id(self, connection: AnyConnection) -> str | None:
        """Return the id that a connection's cookie names, if any; whether it is still believed, ``player`` says."""
        return self._read_cookie(connection)[0]

    def _read_cookie(self, connection: AnyConnection) -> tuple[str | None, str]:
        """Return the id and the stamp of a cookie that we signed; a bare id carries the empty stamp."""
        value = connection.cookies.get(COOKIE)
        return self._believe(value) if value and len(value) <= LONGEST_COOKIE else (None, "")

    def _check(self, value: str) -> tuple[str | None, str]:
        try:
            found = self._signer.loads(value)
        except BadSignature:
            return None, ""
        return (found, "") if isinstance(found, str) else (found[0], found[1])

    async def player(self, connection: AnyConnection) -> Player | None:
        """Return who somebody is, if they have told us before and have not changed their password since."""
        wanted, stamp = self._read_cookie(connection)
        found = await self.store.player(wanted) if wanted else None
        return found if found and found.stamp == stamp else None

    # Guests and accounts

    async def welcome(self, name: str) -> Player:
        """Take in a new guest."""
        player = Player(secrets.token_hex(13), clean_name(name))
        await self.store.add_player(player)
        return player

    async def open_account(self, player: Player, login: str, password: str) -> Player:
        """Let a guest come back on other devices, keeping everything they played."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await self.store.set_account(player.id, login.lower(), hashed):
            raise RefusalError(message("account-login-taken"))
        return Player(player.id, player.name, login.lower())

    async def change_password(self, player: Player, password: str, new: str) -> Player:
        """Change an account's password and stamp; whoever only found the browser open does not know the old one."""
        if player.password is None or not await asyncio.to_thread(self._matches, player.password, password):
            raise RefusalError(message("account-wrong"))
        changed = msgspec.structs.replace(player, stamp=secrets.token_hex(8))
        await self.store.set_password(player.id, await asyncio.to_thread(self._hasher.hash, new), changed.stamp)
        return changed

    async def sign_in(self, login: str, password: str) -> Player:
        """Return the account that login and password open; the refusal does not tell which of them was wrong."""
        player = await self.store.player_by_login(login.lower())
        known = player.password if player else None
        right = await asyncio.to_thread(self._matches, known, password)
        if player is None or not right:
            raise RefusalError(message("account-wrong"))
        return player

    def _matches(self, hashed: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hashed or nobodys_password(), password)
        except (VerificationError, InvalidHashError):
            return False


@cache
def nobodys_password() -> str:
    """Return a hash that no password opens: checked when there is no such account, so that time tells nothing."""
    return PasswordHasher().hash(secrets.token_hex(16))


def clean_name(name: str) -> str:
    """Return a name fit to be shown, or refuse one of which nothing is left."""
    cleaned = clean_text(name)[:40]
    if not cleaned:
        raise RefusalError(message("account-no-name"))
    return cleaned


def clean_text(text: str) -> str:
    """Return a text without control characters and needless spaces."""
    printable = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(printable.split())
