"""Let all the others agree before a person is taken off a rated table"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("wants_gone", sa.Integer(), nullable=True))
