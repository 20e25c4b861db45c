"""Tables that allow hints, and the hints that were given"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "games",
        sa.Column("hints", sa.Boolean(create_constraint=False), server_default="0", nullable=False),
    )
    op.create_table(
        "hints",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_hints_game_id"), ondelete="RESTRICT"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", "decision", name=op.f("pk_hints")),
    )
