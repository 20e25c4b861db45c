"""Servers that have removed the bot: what runs by itself there rests until it is back"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("left_at", sa.Float(), nullable=True))
