"""Duplicates: the secret of their boards, teams of four, and those that come back each day"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_series",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("created_by", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_name", sa.Text(), nullable=True),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["created_by"], ["people.id"], name=op.f("fk_daily_series_created_by")
        ),
        sa.ForeignKeyConstraint(
            ["server_id"], ["servers.id"], name=op.f("fk_daily_series_server_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_daily_series")),
    )
    op.create_index("ix_daily_series_due_at", "daily_series", ["due_at"], unique=False)
    op.create_index("ix_daily_series_server_id", "daily_series", ["server_id"], unique=False)
    with op.batch_alter_table("tournaments") as table:
        table.add_column(sa.Column("secret", sa.LargeBinary(), nullable=True))
        table.add_column(sa.Column("secret_commitment", sa.Text(), nullable=True))
        table.add_column(sa.Column("series_id", sa.Integer(), nullable=True))
        table.create_foreign_key(
            op.f("fk_tournaments_series_id"), "daily_series", ["series_id"], ["id"]
        )
        table.drop_constraint(op.f("ck_tournaments_members"), type_="check")
        table.create_check_constraint(op.f("ck_tournaments_members"), "members in (1, 2, 4)")
    op.create_index("ix_tournaments_series_id", "tournaments", ["series_id"], unique=False)
