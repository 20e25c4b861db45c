"""Whoever plays for a rating is taken off the table only when all the others agree"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("wants_gone", sa.Integer(), nullable=True))
