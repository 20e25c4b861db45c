"""Tournaments: entries, rounds, tables, results, what organisers did, and posts"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_by", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_name", sa.Text(), nullable=True),
        sa.Column("turn_seconds", sa.Float(), nullable=False),
        sa.Column("bank_seconds", sa.Float(), nullable=False),
        sa.Column("members", sa.Integer(), nullable=False),
        sa.Column("most_entries", sa.Integer(), nullable=True),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.Column("check_in", sa.Boolean(), nullable=False),
        sa.Column("stand_ins", sa.Boolean(), nullable=False),
        sa.Column("opens_at", sa.Float(), nullable=True),
        sa.Column("closes_at", sa.Float(), nullable=False),
        sa.Column("starts_at", sa.Float(), nullable=False),
        sa.Column("round_seconds", sa.Float(), nullable=True),
        sa.Column("break_seconds", sa.Float(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("paused_at", sa.Float(), nullable=True),
        sa.Column("paused_why", sa.Text(), nullable=True),
        sa.Column("tables_paused", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("last_round", sa.Integer(), nullable=True),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.CheckConstraint(
            "state in ('draft', 'registration', 'check_in', 'running', 'finished', 'cancelled')",
            name=op.f("ck_tournaments_state"),
        ),
        sa.CheckConstraint("members between 1 and 2", name=op.f("ck_tournaments_members")),
        sa.ForeignKeyConstraint(
            ["created_by"], ["people.id"], name=op.f("fk_tournaments_created_by")
        ),
        sa.ForeignKeyConstraint(
            ["server_id"], ["servers.id"], name=op.f("fk_tournaments_server_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_due_at", "tournaments", ["due_at"], unique=False)
    op.create_index("ix_tournaments_server_id", "tournaments", ["server_id", "state"], unique=False)
    op.create_index("ix_tournaments_state", "tournaments", ["state"], unique=False)
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.Column("strength", sa.Float(), server_default="0", nullable=False),
        sa.Column("entered_at", sa.Float(), nullable=False),
        sa.CheckConstraint(
            "standing in ('asked', 'looking', 'in', 'waiting', 'out')",
            name=op.f("ck_tournament_entries_standing"),
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_entries_tournament_id")
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_entries")),
    )
    op.create_table(
        "tournament_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name=op.f("fk_tournament_log_by_id")),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_log_tournament_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_log")),
    )
    op.create_index(
        "ix_tournament_log_tournament_id", "tournament_log", ["tournament_id"], unique=False
    )
    op.create_table(
        "tournament_posts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), server_default="0", nullable=False),
        sa.Column("tried_at", sa.Float(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_posts_tournament_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_posts")),
        sa.UniqueConstraint(
            "tournament_id",
            "subject",
            "number",
            name=op.f("uq_tournament_posts_tournament_id_subject_number"),
        ),
    )
    op.create_table(
        "tournament_results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table_number", sa.Integer(), nullable=True),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("supersedes", sa.Integer(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.CheckConstraint(
            "kind in ('played', 'forfeit', 'bye', 'absence', 'late', 'withdrawal', 'penalty',"
            " 'void')",
            name=op.f("ck_tournament_results_kind"),
        ),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name=op.f("fk_tournament_results_by_id")),
        sa.ForeignKeyConstraint(
            ["supersedes"],
            ["tournament_results.id"],
            name=op.f("fk_tournament_results_supersedes"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_results_tournament_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_results")),
        sa.UniqueConstraint("supersedes", name=op.f("uq_tournament_results_supersedes")),
    )
    op.create_index(
        "ix_tournament_results_once",
        "tournament_results",
        ["tournament_id", "round", "table_number"],
        unique=True,
        sqlite_where=sa.text("supersedes is null and table_number is not null"),
        postgresql_where=sa.text("supersedes is null and table_number is not null"),
    )
    op.create_index(
        "ix_tournament_results_tournament_id", "tournament_results", ["tournament_id"], unique=False
    )
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("byes", sa.JSON(), nullable=False),
        sa.Column("by_hand", sa.Boolean(), nullable=False),
        sa.Column("paired_at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("closed_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_rounds_tournament_id")
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_rounds")),
    )
    op.create_table(
        "tournament_members",
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tournament_members_person_id")
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id", "number"],
            ["tournament_entries.tournament_id", "tournament_entries.number"],
            name=op.f("fk_tournament_members_tournament_id"),
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "number", "place", name=op.f("pk_tournament_members")
        ),
        sa.UniqueConstraint(
            "tournament_id", "person_id", name=op.f("uq_tournament_members_tournament_id_person_id")
        ),
    )
    op.create_index(
        "ix_tournament_members_person_id", "tournament_members", ["person_id"], unique=False
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("sides", sa.JSON(), nullable=False),
        sa.Column("section", sa.Text(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("last_deal", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["games.id"],
            name=op.f("fk_tournament_tables_game_id"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id", "round"],
            ["tournament_rounds.tournament_id", "tournament_rounds.number"],
            name=op.f("fk_tournament_tables_tournament_id"),
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "number", name=op.f("pk_tournament_tables")
        ),
        sa.UniqueConstraint("game_id", name=op.f("uq_tournament_tables_game_id")),
    )
