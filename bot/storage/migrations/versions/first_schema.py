"""The schema of this program, until the first release: it is changed in place, and no file that an
earlier day wrote is read. With 1.0.0 it gets tables of its own here, and stays as it is."""

from alembic import op

from bot.storage.engine.revisions import first
from bot.storage.engine.tournament_schema import metadata

revision = first()
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
