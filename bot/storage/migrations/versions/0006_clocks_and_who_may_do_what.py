"""Clocks, robots that keep a seat, parties ended early, and who is kept from a server's tables"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _clocks_of_tables()
    _seats_that_wait()
    op.create_table(
        "departures",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.CheckConstraint(
            "why in ('left', 'replaced', 'removed')", name=op.f("ck_departures_why")
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_departures_game_id"), ondelete="RESTRICT"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_departures_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_departures")),
    )
    op.create_index("ix_departures_game_id", "departures", ["game_id"])
    op.create_index("ix_departures_person_id", "departures", ["person_id"])
    _servers_decide()


def _clocks_of_tables() -> None:
    seconds = {"turn_seconds": "90", "bank_seconds": "300"}
    for name, default in seconds.items():
        column = sa.Column(name, sa.Float(), server_default=default, nullable=False)
        op.add_column("games", column)
    op.add_column("games", sa.Column("paused_at", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("paused_why", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("ended_why", sa.Text(), nullable=True))


def _seats_that_wait() -> None:
    op.add_column("seats", sa.Column("bank", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("clock_from", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("missed", sa.Integer(), server_default="0", nullable=False))
    for name in ("away", "offered", "wants_end"):
        op.add_column("seats", sa.Column(name, sa.Boolean(), server_default="0", nullable=False))


def _servers_decide() -> None:
    op.add_column("servers", sa.Column("player_role_id", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("most_tables", sa.Integer(), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("blocked_by", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["blocked_by"], ["people.id"], name=op.f("fk_blocks_blocked_by")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_blocks_person_id")),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_blocks_server_id")),
        sa.PrimaryKeyConstraint("server_id", "person_id", name=op.f("pk_blocks")),
    )
