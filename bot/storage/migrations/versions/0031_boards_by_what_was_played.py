"""Order pairs that have won equally often by their parties, and note who played enough"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    board = ["scope", "season", "pool"]
    op.drop_index("ix_pairs_won", "pairs")
    merit = sa.Computed("won * 1000000 - parties", persisted=False)
    op.add_column("pairs", sa.Column("merit", sa.Integer(), merit))
    op.create_index("ix_pairs_merit", "pairs", [*board, "merit", "first_id", "second_id"])
    op.drop_index("ix_ratings_shown", "ratings")
    op.create_index("ix_ratings_shown", "ratings", [*board, "shown", "person_id", "parties"])
