"""Add direct messages on tournaments, and the wish to be reminded"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("reminders", sa.Boolean(), server_default="1", nullable=False)
    )
    op.create_table(
        "tournament_letters",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("planned_at", sa.Float(), nullable=False),
        sa.Column("tried_at", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("retry_at", sa.Float(), server_default="0", nullable=False),
        sa.Column("in_channel", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("done", sa.Boolean(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_letters_tournament_id")
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tournament_letters_person_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_letters")),
        sa.UniqueConstraint(
            "tournament_id",
            "person_id",
            "subject",
            "number",
            name=op.f("uq_tournament_letters_tournament_id_person_id_subject_number"),
        ),
    )
    op.create_index(
        "ix_tournament_letters_person_id", "tournament_letters", ["person_id"], unique=False
    )
