"""Let everybody see the hands of a deal that is over, where a table chose it"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("open_hands", sa.Boolean(), server_default="0", nullable=False)
    op.add_column("games", column)
