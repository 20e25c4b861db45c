"""Analyses of deals that are over, each made once"""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.Column("chance", sa.Float()),
        sa.Column("made", sa.Boolean()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_analyses_game_id"), ondelete="RESTRICT"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_analyses_person_id")),
        sa.PrimaryKeyConstraint("game_id", "deal", "person_id", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_person_id", "analyses", ["person_id"])
