"""Run the migrations on the connection that `bot.storage.engine.revisions` hands in."""

from alembic import context

from bot.storage.engine.tournament_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
