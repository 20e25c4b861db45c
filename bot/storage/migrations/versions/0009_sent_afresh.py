"""A message that has to be sent once more has another nonce"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("afresh", sa.Integer(), server_default="0", nullable=False))
