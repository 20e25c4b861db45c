"""Add the wish to be asked where to cut"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("cuts_alone", sa.Boolean(), server_default="0", nullable=False)
    )
