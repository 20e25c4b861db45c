"""All messages have the same keys; the deal that a digest shows is none of them"""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "update messages set facts = json_object('game', game_id, 'deal', deal), game_id = null"
        " where subject = 'digest' and game_id is not null and deal is not null"
    )
    op.execute("update messages set game_id = null where subject = 'digest'")
    op.execute("update messages set viewer = -1 where viewer is null")
    op.execute("update messages set number = 0 where number is null")
    with op.batch_alter_table("messages") as batch:
        batch.drop_column("deal")
        for name, default in (("viewer", "-1"), ("number", "0")):
            batch.alter_column(
                name, existing_type=sa.Integer(), nullable=False, server_default=default
            )
