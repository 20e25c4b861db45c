"""People choose what their cards lie on"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("light_felt", sa.Boolean(), server_default="0", nullable=False)
    op.add_column("people", column)
