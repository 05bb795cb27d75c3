"""The database's history, kept by Alembic; ``upgrade`` brings any earlier schema up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Return Alembic's settings, which need no file."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to date, or to an earlier version, inside the connection's transaction."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, to)
