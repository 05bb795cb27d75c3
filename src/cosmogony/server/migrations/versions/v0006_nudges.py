"""Nudges: who wants to be told that it is their turn, how, and of which turn they were."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; nobody wants anything yet."""
    op.create_table(
        "wishes",
        sa.Column("player_id", sa.String(length=26), nullable=False),
        sa.Column("mark", sa.String(length=32), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("zone", sa.String(length=40), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player_id"),
        sa.UniqueConstraint("mark"),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=26), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("browsers_by_player", "browsers", ["player_id", "since"], unique=False)
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("player_id", sa.String(length=26), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id"),
    )
