"""A hand remembers which declarations its owner has chosen to announce"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("chosen", sa.Integer(), nullable=True))
