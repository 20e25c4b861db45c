"""A puzzle for each day, and what people have answered"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("day", sa.Integer(), primary_key=True),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("day", sa.Integer(), sa.ForeignKey("puzzles.day"), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_puzzle_answers_person_id", "puzzle_answers", ["person_id"])
