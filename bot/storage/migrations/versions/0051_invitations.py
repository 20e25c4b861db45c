"""Invitations have a table: to be asked to play with others is not yet to play with them"""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament_invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("answered_at", sa.Float(), nullable=True),
        sa.CheckConstraint(
            "answer in ('yes', 'no', 'elsewhere', 'none', 'taken_back')",
            name=op.f("ck_tournament_invitations_answer"),
        ),
        sa.ForeignKeyConstraint(
            ["by_id"], ["people.id"], name=op.f("fk_tournament_invitations_by_id")
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tournament_invitations_person_id")
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id", "number"],
            ["tournament_entries.tournament_id", "tournament_entries.number"],
            name=op.f("fk_tournament_invitations_tournament_id"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_invitations")),
    )
    op.create_index(
        "ix_tournament_invitations_tournament_id", "tournament_invitations", ["tournament_id"]
    )
    op.create_index(
        "ix_tournament_invitations_open",
        "tournament_invitations",
        ["at"],
        sqlite_where=sa.text("answer is null"),
    )
    with op.batch_alter_table("tournament_members") as batch:
        batch.drop_column("confirmed")
