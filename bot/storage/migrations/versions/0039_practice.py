"""Games of no server: practice"""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as batch:
        batch.alter_column("server_id", existing_type=sa.Integer(), nullable=True)
    none = sa.text("server_id is null")
    op.create_index("ix_games_practice", "games", ["host_id"], sqlite_where=none)
