"""Add an organiser's description of a tournament, and whom to ask"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("about", sa.Text(), nullable=True))
    op.add_column("tournaments", sa.Column("contact", sa.Text(), nullable=True))
