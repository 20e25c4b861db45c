"""Nobody has written down for long which DM is somebody's: where their hands stand says so"""

from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("people", "dm_channel_id")
