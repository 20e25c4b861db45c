"""Keep what a report of a problem at a tournament's table says, until its letter is sent"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournament_letters", sa.Column("facts", sa.JSON(), nullable=True))
