"""A seat knows whether its person was reminded of this turn, or warned that a robot will play"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("told", sa.Integer(), server_default="0", nullable=False))
