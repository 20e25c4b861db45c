"""Rules are chosen at a table, agreed to by who sits there, and saved under a name"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("rules_name", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("agreed", sa.Boolean(), server_default="1", nullable=False))
    op.create_table(
        "rulesets",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("saved_by", sa.Integer(), nullable=False),
        sa.Column("saved_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["saved_by"], ["people.id"], name=op.f("fk_rulesets_saved_by")),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_rulesets_server_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rulesets")),
        sa.UniqueConstraint("server_id", "key", name=op.f("uq_rulesets_server_id_key")),
    )
