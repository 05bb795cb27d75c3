"""Stamps that a new password renews, so that cookies given out before are no longer believed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give every player the empty stamp, which the cookies given out so far carry."""
    op.add_column("players", sa.Column("stamp", sa.String(length=16), nullable=False, server_default=""))
