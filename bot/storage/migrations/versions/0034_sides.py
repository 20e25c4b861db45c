"""Each seat of a result knows the side that it played for"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("result_players", "result_leavers"):
        op.add_column(table, sa.Column("side", sa.Integer(), nullable=True))
        # In every game that was played until now partners sat opposite each other, or there were
        # none: seats 0 and 2 against 1 and 3, or seat 0 against 1.
        op.execute(f"UPDATE {table} SET side = seat % 2")
        with op.batch_alter_table(table) as batch:
            batch.alter_column("side", existing_type=sa.Integer(), nullable=False)
