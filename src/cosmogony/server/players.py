"""Who plays, under which name, and the numbers that nobody can guess."""

import base64
import secrets
import unicodedata

import msgspec

from cosmogony.server.messages import Me
from cosmogony.server.refusals import RefusalError
from cosmogony.texts import message


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    stamp: str = ""
    """What a cookie must carry to be believed; renewed with the password."""


def me_of(player: Player) -> Me:
    """Return what a player may know of themselves."""
    return Me(player.id, player.name, player.login)


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


def new_id() -> str:
    """Return 80 random bits as 16 letters and digits that are easy to read."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_secret() -> str:
    """Return the server's share in a seed: 256 random bits."""
    return secrets.token_hex(32)
