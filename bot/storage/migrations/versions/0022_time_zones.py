"""The time zone in which times are typed on a server"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("time_zone", sa.Text(), nullable=True))
