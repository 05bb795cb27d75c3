"""Plainer names: a row of a log has a version, and a table with bots or clocks moves alone."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename two columns; SQLite and PostgreSQL both do it in place, keys included."""
    op.execute("ALTER TABLE actions RENAME COLUMN ply TO version")
    op.execute("ALTER TABLE tables RENAME COLUMN stirs TO moves_alone")
