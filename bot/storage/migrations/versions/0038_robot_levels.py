"""How well robots play at a table; null: its party was over before there were levels"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("robot_level", sa.Text()))
    op.execute("update games set robot_level = 'strong' where status in ('lobby', 'playing')")
