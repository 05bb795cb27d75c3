"""Mail: plain text to addresses whose readers agreed, each with a link that stops it."""

import asyncio
import contextlib
import re
import smtplib
import ssl
from collections.abc import Iterator
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from cosmogony.server.nudges.outcome import Outcome
from cosmogony.server.nudges.wishes import Wish
from cosmogony.server.refusals import RefusalError
from cosmogony.server.settings import Settings
from cosmogony.texts import message, say

PATIENCE = 8.0
"""Seconds that the mail server may take for each of its answers; the end of a server waits for it."""
AT_ONCE = 2
"""Mails that are handed over at the same time."""
DAYS_TO_CONFIRM = 3
LONGEST = 254
"""Letters of an address."""
WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"{WORD}(?:\.{WORD})*@(?:{LABEL}\.)+{LABEL}")
"""Addresses as nearly everybody has them: nothing in quotes, no comments, a domain with a dot."""


class Postman:
    """Writes mails and hands them to the operator's mail server; makes and reads the links in them."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        self.settings = settings
        self._stop = URLSafeSerializer(key, salt="stop")
        self._confirm = URLSafeTimedSerializer(key, salt="confirm")
        self._hands = asyncio.Semaphore(AT_ONCE)

    # Links

    def stop_link(self, wish: Wish) -> str:
        """Return the link that stops mails, for whoever has one of them."""
        return f"{self.settings.public_url}/nudges/stop/{self._stop.dumps(wish.mark)}"

    def confirm_link(self, wish: Wish) -> str:
        """Return the link by which whoever reads mail at an address agrees to more."""
        return (
            f"{self.settings.public_url}/nudges/confirm/{self._confirm.dumps([wish.mark, fingerprint(wish.address)])}"
        )

    def read_stop(self, token: str) -> str | None:
        """Return the mark in a link that stops, if we signed it."""
        try:
            return str(self._stop.loads(token))
        except BadData:
            return None

    def read_confirm(self, token: str) -> tuple[str, str] | None:
        """Return the mark, and which address is meant, in a link that we signed some days ago at most."""
        try:
            mark, meant = self._confirm.loads(token, max_age=DAYS_TO_CONFIRM * 86400)
        except BadData:
            return None
        return str(mark), str(meant)

    # Mails

    async def ask(self, wish: Wish, name: str) -> Outcome:
        """Ask whoever reads mail at an address whether they want more of it."""
        lang, site = wish.language, self.settings.public_url
        who = say("mail-confirm-who", lang, name=name, site=site)
        link = f"{say('mail-confirm-link', lang, days=DAYS_TO_CONFIRM)}\n{self.confirm_link(wish)}"
        return await self._send(wish, say("mail-confirm-subject", lang), [who, link, say("mail-confirm-else", lang)])

    async def nudge(self, wish: Wish, game: str, told: str, table: str) -> Outcome:
        """Tell somebody that it is their turn."""
        lang, stop = wish.language, self.stop_link(wish)
        link = f"{say('mail-nudge-link', lang)}\n{self.settings.public_url}/table/{table}"
        text = [told, link, f"-- \n{say('mail-nudge-stop', lang)}\n{stop}"]
        return await self._send(wish, say("mail-nudge-subject", lang, game=game), text, stop)

    async def _send(self, wish: Wish, subject: str, text: list[str], stop: str = "") -> Outcome:
        written = self._written(wish, subject, text, stop)
        async with self._hands:
            return await asyncio.to_thread(self._hand_over, written)

    def _written(self, wish: Wish, subject: str, text: list[str], stop: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self.settings.mail_from
        mail["To"] = Address(addr_spec=wish.address or "")
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=urlsplit(self.settings.public_url).hostname)
        mail["Auto-Submitted"] = "auto-generated"
        if stop:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(text) + "\n")
        mail["Content-Language"] = wish.language
        return mail

    def _hand_over(self, mail: EmailMessage) -> Outcome:
        try:
            with self._connected() as server:
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refusal:
            codes = [code for code, _ in refusal.recipients.values()]
            return Outcome.REFUSED if all(code >= 500 for code in codes) else Outcome.FAILED
        except (smtplib.SMTPException, OSError):
            return Outcome.FAILED
        return Outcome.SENT

    @contextlib.contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """Connect as the setting says: encrypted from the beginning, by STARTTLS, or plain on the same machine."""
        parts, secure = urlsplit(self.settings.smtp_url), ssl.create_default_context()
        host, port = parts.hostname or "", parts.port or 0
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port or 465, timeout=PATIENCE, context=secure)
        else:
            server = smtplib.SMTP(host, port or (587 if parts.scheme == "smtp" else 25), timeout=PATIENCE)
        with server:
            if parts.scheme == "smtp":
                server.starttls(context=secure)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            yield server


def fingerprint(address: str | None) -> str:
    """Tell one address from another without telling it: links end up in many logs."""
    return sha256((address or "").encode()).hexdigest()[:16]


def need_address(text: str) -> str:
    """Return an address as mail servers know it, or refuse; whether anybody reads mail there, only a mail tells."""
    name, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{name}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        plain = ""
    if len(plain) > LONGEST or not ADDRESS.fullmatch(plain):
        raise RefusalError(message("nudge-no-address"))
    return plain
