"""Who somebody is: guests at once under a name of their choice, accounts by password on any device.

The cookie holds the player's id, a stamp and a session, signed; nothing else is trusted. A new password renews the
stamp, which signs out every browser but the one it was changed in; signing out revokes the session. The key that signs
can be changed: cookies signed by an earlier one are believed until that is retired. Passwords are argon2 hashes.
"""

import asyncio
import secrets
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

from cosmogony.server.guard import AnyConnection
from cosmogony.server.players import Player, clean_name
from cosmogony.server.store import Store
from cosmogony.server.table import RefusalError
from cosmogony.texts import message

COOKIE = "cosmogony"
YEAR = 365 * 86400
LONGEST_COOKIE = 200
COOKIES_REMEMBERED = 10_000
"""Checking a signature costs more than looking it up, and every request brings one."""


class Claim(NamedTuple):
    """What a cookie that we signed says; cookies from before sessions were counted have none."""

    player: str | None = None
    stamp: str = ""
    session: str = ""


NOBODY = Claim()


class Doorkeeper:
    """Signs and reads cookies, opens accounts, checks passwords."""

    def __init__(self, store: Store, keys: Sequence[bytes], secure: bool) -> None:
        self.store = store
        self.secure = secure
        self._hasher = PasswordHasher()
        self.change_keys(keys)

    def change_keys(self, keys: Sequence[bytes]) -> None:
        """Sign with the first of the keys from now on, and believe all of them."""
        self.keys = list(keys)
        self._signer = URLSafeSerializer(self.keys[::-1], salt="player")  # it signs with the last
        self._newest = URLSafeSerializer(self.keys[0], salt="player")
        self._believe = lru_cache(COOKIES_REMEMBERED)(self._check)

    # Cookies

    def cookie(self, player: Player, session: str = "") -> Cookie:
        """Return the cookie that says who somebody is, in a session of its own or in the one they have."""
        return self._cookie(self._signer.dumps([player.id, player.stamp, session or secrets.token_hex(8)]), YEAR)

    def renewed(self, connection: AnyConnection, player: Player) -> list[Cookie]:
        """Return the same cookie signed with the newest key, if an older one signed it."""
        value = connection.cookies.get(COOKIE, "")
        if self._newest.loads_unsafe(value)[0]:
            return []
        return [self.cookie(player, self._read_cookie(connection).session)]

    def no_cookie(self) -> Cookie:
        """Return the cookie that makes a browser forget."""
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE, value=value, max_age=seconds, httponly=True, secure=self.secure, samesite="lax", path="/"
        )

    def player_id(self, connection: AnyConnection) -> str | None:
        """Return the id that a connection's cookie names, if any; whether it is still believed, ``player`` says."""
        return self._read_cookie(connection).player

    def _read_cookie(self, connection: AnyConnection) -> Claim:
        """Return what a cookie says that we signed."""
        value = connection.cookies.get(COOKIE)
        return self._believe(value) if value and len(value) <= LONGEST_COOKIE else NOBODY

    def _check(self, value: str) -> Claim:
        try:
            found = self._signer.loads(value)
        except BadSignature:
            return NOBODY
        return Claim(found) if isinstance(found, str) else Claim(*found)

    async def player(self, connection: AnyConnection) -> Player | None:
        """Return who somebody is, if they told us before and neither signed out nor changed their password since."""
        claim = self._read_cookie(connection)
        found = await self.store.visitor(claim.player, claim.session) if claim.player else None
        return found if found and found.stamp == claim.stamp else None

    async def sign_out(self, connection: AnyConnection) -> None:
        """Believe this browser's cookie no more; one from before sessions were counted takes all others with it."""
        claim = self._read_cookie(connection)
        if claim.session:
            await self.store.revoke(claim.session)
        elif claim.player:
            await self.store.renew_stamp(claim.player)

    # Guests and accounts

    async def welcome(self, name: str, origin: str = "") -> Player:
        """Take in a new guest."""
        player = Player(secrets.token_hex(13), clean_name(name))
        await self.store.add_player(player, origin)
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
