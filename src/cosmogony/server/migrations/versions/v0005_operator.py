"""For the operator: who opened which table from where, orders, reports, sessions that were signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; of tables and players from before nobody knows where they came from."""
    op.add_column("tables", sa.Column("host", sa.String(length=26), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bots", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("players", sa.Column("origin", sa.String(length=16), nullable=False, server_default=""))
    op.create_index("tables_by_host", "tables", ["host", "opened_at"], unique=False)
    op.create_index("tables_by_origin", "tables", ["origin", "opened_at"], unique=False)
    op.create_index("players_by_origin", "players", ["origin", "since"], unique=False)
    op.create_table(
        "revoked",
        sa.Column("session", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_table(
        "orders",
        sa.Column("subject", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "kind"),
    )
    op.create_index("orders_by_until", "orders", ["until"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("player_id", sa.String(length=26), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=26), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "pulses",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
