"""A practice party that plays one deal of another once more ends with that deal"""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("once_more", sa.Boolean(), server_default="0", nullable=False))
