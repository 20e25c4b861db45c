"""Weekly digests: what each tells and where it stands"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", sa.Integer()),
        sa.Column("deal", sa.Integer()),
        sa.Column("tried_at", sa.Float()),
        sa.Column("message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_digests_server_id")),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_digests_game_id"), ondelete="RESTRICT"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_digests")),
        sa.UniqueConstraint("server_id", "until", name=op.f("uq_digests_server_id_until")),
    )
    op.create_index("ix_digests_game_id", "digests", ["game_id"])
