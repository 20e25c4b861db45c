"""Podium posts at the end of a season, and somebody's best pair by index"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "podiums",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("tried_at", sa.Float()),
        sa.Column("message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_podiums_server_id")),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name=op.f("fk_podiums_season_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_podiums")),
        sa.UniqueConstraint("season_id", name=op.f("uq_podiums_season_id")),
    )
    op.create_index("ix_podiums_server_id", "podiums", ["server_id"])
    op.create_index("ix_pairs_second_id", "pairs", ["second_id", "scope", "season", "pool"])
