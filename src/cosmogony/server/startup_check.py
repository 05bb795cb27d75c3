"""Opening the database once before anything is served, so that what is wrong with it is told in one line."""

import asyncio

from sqlalchemy import Connection, make_url, text

from cosmogony.core.errors import SetupError
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store


def check_database(settings: Settings) -> None:
    """Make or bring up to date what the database holds, or say why that is not possible."""
    try:
        asyncio.run(_open(settings))
    except ModuleNotFoundError:
        raise SetupError('PostgreSQL needs more packages: pip install "cosmogony[server,postgres]"') from None
    except Exception as fault:  # two databases and the migrations have nothing in common
        shown = make_url(settings.database_url).render_as_string(hide_password=True)
        raise SetupError(f"the database {shown} cannot be opened: {_reason(fault)}") from None


async def _open(settings: Settings) -> None:
    store = await Store.open(settings)
    try:
        if not settings.postgres:
            await store.database.read(_look_at_pages)
    finally:
        await store.close()


def _look_at_pages(connection: Connection) -> None:
    """Refuse a file whose pages are damaged: it would seem to work until somebody needs what is lost."""
    found = connection.scalar(text("PRAGMA quick_check(1)"))
    if found != "ok":
        raise SetupError(f"its pages are damaged ({found}); restore a backup, or see sqlite3's .recover")


def _reason(fault: Exception) -> str:
    """Return what the driver itself said, in one line."""
    said = str(getattr(fault, "orig", None) or fault)
    return " ".join(said.split()) or type(fault).__name__
