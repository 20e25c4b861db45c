"""Add the wish to read a picture's text above it"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("text_first", sa.Boolean(), server_default="0", nullable=False)
    op.add_column("people", column)
