"""Keep what must outlive a person's being forgotten: cards seen in what goes on, and blocks"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "traces",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("tournament_id", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("server_id", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_traces_game_id")),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_traces_tournament_id")
        ),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_traces_server_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_traces")),
    )
    for column in ("game_id", "tournament_id", "server_id"):
        op.create_index(f"ix_traces_{column}", "traces", [column])
