"""Settings: by file, by environment (``COSMOGONY_…``) and by the flags of ``cosmogony serve``, with safe defaults."""

import difflib
import os
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from cosmogony.core.errors import SetupError

PREFIX = "COSMOGONY_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]
Days = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each field is read from the variable of its name, e.g. ``COSMOGONY_PORT``."""

    host: str = "127.0.0.1"
    port: Port = 8765
    workers: Positive = 1
    """Web processes; more than one needs PostgreSQL, which tells each of them what the others did."""
    database_url: str = "sqlite:///cosmogony.db"
    """Where the tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."""
    secret: str = ""
    """Signs the cookies; without one, a random secret is made and kept in the database. Several, separated by spaces:
    the first signs, all are believed."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only: switch it on wherever there is HTTPS."""
    origins: str = ""
    """Other origins that may open sockets and post, separated by spaces; the server's own always may."""
    trust_proxy: bool = False
    """Take visitors' addresses from the last entry of X-Forwarded-For: only behind a proxy of yours."""
    bot_processes: Positive = 1
    """Processes in which bots think."""
    bot_queue: bool = False
    """Leave the bots' turns to `cosmogony worker` processes; needs PostgreSQL."""
    requests_per_second: Rate = 20
    """How many requests an address may make, on average, parts of the client a tenth each; in bursts ten times that."""
    messages_per_second: Rate = 20
    """How many socket messages a connection may send, on average; bursts may be ten times that."""
    sockets_per_address: Positive = 200
    sign_ins_per_minute: Rate = 10
    """How often an address may try a password or open an account."""
    reactions_per_minute: Rate = 20
    """How many quick reactions a player may show, on average."""
    hints_per_minute: Rate = 20
    """How many hints a player may ask for, and how many analyses they may begin, on average."""
    long_thoughts_per_hour: Annotated[float, Meta(ge=0)] = 12
    """How many hints and decisions of ended games a player may have thought about for ten seconds; 0 for none."""
    choices_coached_per_minute: Rate = 90
    """How many choices of a player the coach looks at, on average."""
    lines_said_per_minute: Rate = 60
    """How many lines a player may say at tables, on average."""
    reports_per_hour: Rate = 10
    """How many reports a player may send, on average."""
    guests_per_hour: Positive = 120
    """How many new guests may come from an address within an hour."""
    text_mb_per_hour: Positive = 20
    """How many megabytes of records and of tables' own editions are kept for an address within an hour."""
    tables_per_player: Positive = 30
    """Tables opened within a day and not over that a player may have."""
    tables_per_address: Positive = 300
    """The same for all players of an address together."""
    bots_per_player: Positive = 60
    """Bots at these tables of a player."""
    bots_per_address: Positive = 600
    """The same for all players of an address together."""
    open_table_days: Rate = 7
    """Days after which a table at which no game has begun is given up."""
    keep_over_days: Days = 0
    """Days after which `cosmogony admin prune` deletes tables where the game is over; 0 keeps them for ever."""
    keep_idle_days: Days = 365
    """Days after which it deletes tables where nothing happens any more, and guests who never played; 0 never."""
    least_free_mb: Annotated[int, Meta(ge=0)] = 200
    """Megabytes on the disk of an SQLite file below which `/ready` says no."""
    longest_bot_wait: Rate = 30
    """Seconds that a bot's turn may have waited before `/ready` says no."""
    tables_in_memory: Positive = 5000
    """Tables kept ready; others are rebuilt from the log when somebody comes back."""
    public_url: str = ""
    """Where people find this server, such as https://play.example.org: links in nudges lead there. Without it nobody is
    nudged."""
    smtp_url: str = ""
    """The mail server that takes our mail: smtps://USER:PASSWORD@HOST (encrypted), smtp://… (by STARTTLS), or
    smtp+plain://localhost for one on the same machine. Without it there is no mail."""
    mail_from: str = ""
    """Who mails are from: an address, or Name <address>."""
    nudge_after: Rate = 60
    """Seconds that somebody must have had the turn and been away before they are nudged."""
    push_anywhere: bool = False
    """Let push messages go to private and unencrypted addresses, which visitors name: only for tests."""
    web: str = ""
    """Folder with the built client; empty means the one in the package."""
    log_level: str = "info"

    def __post_init__(self) -> None:
        if not self.postgres and not self.database_url.startswith("sqlite:///"):
            raise SetupError("database_url: should begin with sqlite:/// or postgresql://")
        if not self.postgres and self.workers > 1:
            raise SetupError("workers: more than one needs PostgreSQL, by COSMOGONY_DATABASE_URL=postgresql://…")
        if not self.postgres and self.bot_queue:
            raise SetupError("bot_queue: needs PostgreSQL, by COSMOGONY_DATABASE_URL=postgresql://…")
        if any(len(secret) < 32 for secret in self.secrets):
            raise SetupError("secret: should have at least 32 characters")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SetupError(f'log_level: "{self.log_level}" is not debug, info, warning or error')
        self._check_nudges()

    def _check_nudges(self) -> None:
        """Say what is missing for push messages and mails."""
        public, mail = urlsplit(self.public_url), urlsplit(self.smtp_url)
        local = public.hostname in ("localhost", "127.0.0.1")
        whole = public.hostname and not (public.path or public.query or public.fragment)
        if self.public_url and not (whole and (public.scheme == "https" or (public.scheme == "http" and local))):
            raise SetupError("public_url: should look like https://play.example.org, with nothing behind the name")
        if self.smtp_url and (mail.scheme not in ("smtps", "smtp", "smtp+plain") or not mail.hostname):
            raise SetupError(
                "smtp_url: should look like smtps://USER:PASSWORD@HOST, smtp://… or smtp+plain://localhost"
            )
        if mail.scheme == "smtp+plain" and mail.password:
            raise SetupError("smtp_url: a password is not sent unencrypted; use smtps:// or smtp://")
        if self.smtp_url and "@" not in parseaddr(self.mail_from)[1]:
            raise SetupError("mail_from: should be an address, or Name <address>; smtp_url needs it")
        if self.smtp_url and not self.public_url:
            raise SetupError("public_url: smtp_url needs it for the links in mails")

    @property
    def postgres(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.database_url.startswith(("postgresql://", "postgres://"))

    @property
    def secrets(self) -> list[str]:
        """The secrets that were given: the first signs, all are believed."""
        return self.secret.split()

    @property
    def contact(self) -> str:
        """Whom push services may ask about this server: who mails are from, else where it is."""
        mail = parseaddr(self.mail_from)[1]
        return f"mailto:{mail}" if mail else f"https://{urlsplit(self.public_url).hostname}"

    def to_environment(self) -> dict[str, str]:
        """Return the variables that give another process the same settings."""
        values = msgspec.to_builtins(self)
        return {PREFIX + name.upper(): _written(value) for name, value in values.items()}


def read_settings(environment: Mapping[str, str] = os.environ, config: str | None = None, **flags: object) -> Settings:
    """Read the settings: flags that were given win over the environment, which wins over the file and the defaults."""
    values = read_file(Path(config)) if config else {}
    for name in Settings.__struct_fields__:
        if flags.get(name) is not None:
            values[name] = flags[name]
        elif PREFIX + name.upper() in environment:
            values[name] = environment[PREFIX + name.upper()]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise SetupError(f"settings: {fault}") from None


def read_file(path: Path) -> dict[str, object]:
    """Read the settings in a TOML file; each has its own name and type."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as fault:  # what is no TOML or no UTF-8 is a ValueError
        raise SetupError(f"{path}: {getattr(fault, 'strerror', None) or fault}") from None
    types = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for name, value in found.items():
        if name not in types:
            near = difflib.get_close_matches(name, types, 1)
            raise SetupError(f'{path}: no setting "{name}"' + (f'; did you mean "{near[0]}"?' if near else ""))
        found[name] = _of_type(value, types[name], f"{path}: {name}")
    return found


def _of_type(value: object, kind: object, where: str) -> object:
    """Return a value as its setting has it; a list of texts stands for those texts separated by spaces."""
    if kind is str and isinstance(value, list) and all(isinstance(one, str) for one in value):
        value = " ".join(value)
    try:
        checked: object = msgspec.convert(value, kind)
    except msgspec.ValidationError as fault:
        raise SetupError(f"{where}: {fault}") from None
    return checked


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
