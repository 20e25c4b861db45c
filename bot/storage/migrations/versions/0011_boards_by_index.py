"""Boards by index; a result knows its company, a seat who sat there first"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("ratings", sa.Column("rate", sa.Float(), nullable=True))
    board = ["scope", "season", "pool"]
    op.drop_index("ix_ratings_shown", "ratings")
    op.drop_index("ix_ratings_won", "ratings")
    op.create_index("ix_ratings_shown", "ratings", [*board, "shown", "person_id"])
    op.create_index("ix_ratings_won", "ratings", [*board, "won", "shown", "person_id"])
    op.create_index("ix_ratings_rate", "ratings", [*board, "rate", "parties", "person_id"])
    op.drop_index("ix_pairs_won", "pairs")
    op.create_index("ix_pairs_won", "pairs", [*board, "won", "first_id", "second_id"])
    op.add_column("results", sa.Column("company", sa.Text(), nullable=True))
    op.create_index("ix_results_company", "results", ["company", "ended_at"])
    op.drop_index("ix_result_players_person_id", "result_players")
    op.create_index("ix_result_players_person_id", "result_players", ["person_id", "result_id"])
    unlisted = sa.text("hidden or discord_id is null")
    op.create_index(
        "ix_people_unlisted", "people", ["id"], sqlite_where=unlisted, postgresql_where=unlisted
    )
    op.add_column("seats", sa.Column("first_id", sa.Integer(), nullable=True))
    op.execute(
        "UPDATE seats SET first_id = person_id"
        " WHERE game_id IN (SELECT id FROM games WHERE status = 'playing')"
    )
