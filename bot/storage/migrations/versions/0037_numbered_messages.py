"""A game's messages are numbered like all others, and what was never held back has no moment"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE messages SET number = deal, deal = NULL WHERE viewer IS NOT NULL")
    with op.batch_alter_table("messages") as batch:
        batch.drop_constraint("uq_messages_game_id_subject_viewer_deal", type_="unique")
        batch.create_unique_constraint(
            "uq_messages_game_id_subject_viewer_number", ["game_id", "subject", "viewer", "number"]
        )
        batch.alter_column("retry_at", existing_type=sa.Float(), nullable=True, server_default=None)
    op.execute("UPDATE messages SET retry_at = NULL WHERE retry_at = 0")
