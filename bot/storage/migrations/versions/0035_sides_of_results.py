"""Results have a row for each side that played: its points, and whether it won"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "result_sides",
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["result_id"],
            ["results.id"],
            name=op.f("fk_result_sides_result_id"),
            ondelete="RESTRICT",
        ),
        sa.PrimaryKeyConstraint("result_id", "side", name=op.f("pk_result_sides")),
    )
    for side in (0, 1):
        op.execute(
            "INSERT INTO result_sides (result_id, side, score, won)"
            f" SELECT id, {side}, score_{side}, winner = {side} FROM results"
        )
    for column in ("score_0", "score_1", "winner"):
        op.drop_column("results", column)
    # Who sat on a side that won has won.
    op.drop_column("result_players", "won")
