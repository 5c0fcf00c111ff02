"""Lets Alembic work on the connection that the server has opened."""

from alembic import context

from mathom.server.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
