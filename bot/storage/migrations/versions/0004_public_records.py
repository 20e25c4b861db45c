"""The record of a finished party is its players' own until one of them makes it public"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("published_at", sa.Float(), nullable=True))
