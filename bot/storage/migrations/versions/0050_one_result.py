"""A party has one result, which nobody corrects"""

from alembic import op

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_results_once", "results")
    op.drop_index("ix_results_game_id", "results")
    with op.batch_alter_table("results") as batch:
        batch.drop_column("supersedes")
        batch.drop_column("people_only")
    op.create_index("ix_results_game_id", "results", ["game_id"], unique=True)
