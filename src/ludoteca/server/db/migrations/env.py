"""What Alembic runs to migrate; the open connection comes from `ludoteca.server.db.migrate`."""

from alembic import context

from ludoteca.server.db.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
