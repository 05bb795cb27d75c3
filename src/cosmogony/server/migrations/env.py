"""Alembic calls this for each command; the connection is given by ``migrations.upgrade``."""

from alembic import context

from cosmogony.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
