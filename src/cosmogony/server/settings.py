"""Settings: by environment (``COSMOGONY_…``) and by the flags of ``cosmogony serve``, with safe defaults."""

import os
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from cosmogony.core.errors import SetupError

PREFIX = "COSMOGONY_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each field is read from the variable of its name, e.g. ``COSMOGONY_PORT``."""

    host: str = "127.0.0.1"
    port: Port = 8765
    workers: Positive = 1
    """Web processes; more than one needs PostgreSQL, which carries the news between them."""
    database_url: str = "sqlite:///cosmogony.db"
    """Where the tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."""
    secret: str = ""
    """Signs the cookies; without one, a random secret is made and kept in the database."""
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
    """How many requests an address may make, on average; bursts may be ten times that."""
    messages_per_second: Rate = 20
    """How many socket messages a connection may send, on average; bursts may be ten times that."""
    sockets_per_address: Positive = 200
    sign_ins_per_minute: Rate = 10
    """How often an address may try a password or open an account."""
    hints_per_minute: Rate = 20
    """How many hints a player may ask for, and how many analyses they may begin, on average."""
    open_table_days: Rate = 7
    """Days after which a table at which no game has begun is given up."""
    tables_in_memory: Positive = 5000
    """Tables kept ready; others are rebuilt from the log when somebody comes back."""
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
        if self.secret and len(self.secret) < 32:
            raise SetupError("secret: should have at least 32 characters")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SetupError(f'log_level: "{self.log_level}" is not debug, info, warning or error')

    @property
    def postgres(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.database_url.startswith(("postgresql://", "postgres://"))

    def to_environment(self) -> dict[str, str]:
        """Return the variables that give another process the same settings."""
        values = msgspec.to_builtins(self)
        return {PREFIX + name.upper(): _written(value) for name, value in values.items()}


def read_settings(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Read the settings: flags that were given win over the environment, which wins over the defaults."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if flags.get(name) is not None:
            values[name] = flags[name]
        elif PREFIX + name.upper() in environment:
            values[name] = environment[PREFIX + name.upper()]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise SetupError(f"settings: {fault}") from None


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
