"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("discord_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("notices", sa.Text(), server_default="away", nullable=False),
        sa.Column("four_colours", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("dms_wanted", sa.Boolean(), server_default="1", nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.CheckConstraint(
            "notices in ('always', 'away', 'never')", name=op.f("ck_people_notices")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("discord_id", name=op.f("uq_people_discord_id")),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("discord_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("channel_ids", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("organiser_role_id", sa.BigInteger(), nullable=True),
        sa.Column("greeted_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
        sa.UniqueConstraint("discord_id", name=op.f("uq_servers_discord_id")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("events", sa.Integer(), server_default="0", nullable=False),
        sa.Column("trick_events", sa.Integer(), nullable=True),
        sa.Column("trick_at", sa.Float(), nullable=True),
        sa.Column("asked_at", sa.Float(), nullable=True),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("again_id", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=True),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.CheckConstraint(
            "status in ('lobby', 'playing', 'over', 'expired', 'closed')",
            name=op.f("ck_games_status"),
        ),
        sa.ForeignKeyConstraint(["again_id"], ["games.id"], name=op.f("fk_games_again_id")),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_games_host_id")),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_games_server_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index("ix_games_due_at", ["due_at"], unique=False)
        batch_op.create_index("ix_games_server_id_status", ["server_id", "status"], unique=False)

    op.create_table(
        "events",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.CheckConstraint(
            "made_by in ('player', 'robot', 'clock', 'host')", name=op.f("ck_events_made_by")
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_events_game_id"), ondelete="RESTRICT"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_events_person_id")),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_events")),
        sa.UniqueConstraint("game_id", "decision", name=op.f("uq_events_game_id_decision")),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("token_until", sa.Float(), nullable=True),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), server_default="0", nullable=False),
        sa.Column("priority", sa.Integer(), server_default="2", nullable=False),
        sa.Column("closing", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("retry_at", sa.Float(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_messages_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
        sa.UniqueConstraint(
            "game_id",
            "subject",
            "viewer",
            "deal",
            name=op.f("uq_messages_game_id_subject_viewer_deal"),
        ),
    )
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.create_index(
            "ix_messages_lagging",
            ["priority"],
            unique=False,
            sqlite_where=sa.text("shown < wanted"),
        )

    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("score_0", sa.Integer(), nullable=False),
        sa.Column("score_1", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=False),
        sa.Column("people_only", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_results_game_id"), ondelete="RESTRICT"
        ),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_results_server_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sa.UniqueConstraint("game_id", name=op.f("uq_results_game_id")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index("ix_results_server_id", ["server_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.CheckConstraint("seat between 0 and 3", name=op.f("ck_seats_seat")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "person_id", name=op.f("uq_seats_game_id_person_id")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("ix_seats_person_id", ["person_id"], unique=False)

    op.create_table(
        "result_players",
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_result_players_person_id")
        ),
        sa.ForeignKeyConstraint(
            ["result_id"],
            ["results.id"],
            name=op.f("fk_result_players_result_id"),
            ondelete="RESTRICT",
        ),
        sa.PrimaryKeyConstraint("result_id", "seat", name=op.f("pk_result_players")),
    )
    with op.batch_alter_table("result_players", schema=None) as batch_op:
        batch_op.create_index("ix_result_players_person_id", ["person_id"], unique=False)
