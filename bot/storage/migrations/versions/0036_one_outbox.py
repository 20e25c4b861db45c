"""Posts, letters, digests and podiums are messages like those of a table"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_messages_lagging", table_name="messages")
    with op.batch_alter_table("messages", recreate="always") as batch:
        for name in ("game_id", "viewer", "deal"):
            batch.alter_column(name, existing_type=sa.Integer(), nullable=True)
        for name, table in (
            ("tournament", "tournaments"),
            ("server", "servers"),
            ("season", "seasons"),
        ):
            column = f"{name}_id"
            batch.add_column(sa.Column(column, sa.Integer(), nullable=True))
            batch.create_foreign_key(f"fk_messages_{column}", table, [column], ["id"])
        batch.add_column(sa.Column("number", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("until", sa.Float(), nullable=True))
        batch.add_column(sa.Column("facts", sa.JSON(), nullable=True))
        batch.add_column(sa.Column("asked_at", sa.Float(), nullable=True))
    _move()
    for table in ("digests", "podiums", "tournament_posts", "tournament_letters"):
        op.drop_table(table)
    index = op.create_index
    index("ix_messages_lagging", "messages", ["priority"], sqlite_where=sa.text("shown < wanted"))
    index(
        "ix_messages_posts",
        "messages",
        ["tournament_id", "subject", "number"],
        sqlite_where=sa.text("tournament_id is not null and person_id is null"),
        unique=True,
    )
    index(
        "ix_messages_letters",
        "messages",
        ["tournament_id", "person_id", "subject", "number"],
        sqlite_where=sa.text("tournament_id is not null and person_id is not null"),
        unique=True,
    )
    weeks, seasons = sa.text("until is not null"), sa.text("season_id is not null")
    index("ix_messages_weeks", "messages", ["server_id", "until"], sqlite_where=weeks, unique=True)
    index("ix_messages_seasons", "messages", ["season_id"], sqlite_where=seasons, unique=True)


def _move() -> None:
    """Move what was sent or given up: it shows what it should. 0 was the number of a message that
    somebody had deleted, or that nobody could see; what was to be deleted had a game for its key
    alone.
    """
    op.execute(
        "UPDATE messages SET game_id = NULL, viewer = NULL, deal = NULL WHERE subject = 'gone'"
    )
    op.execute(
        "INSERT INTO messages (subject, server_id, until, game_id, deal, channel_id, message_id,"
        " asked_at, wanted, shown)"
        " SELECT 'digest', server_id, until, game_id, deal, channel_id, nullif(message_id, 0),"
        " until, 1, message_id IS NOT NULL FROM digests ORDER BY id"
    )
    op.execute(
        "INSERT INTO messages (subject, server_id, season_id, channel_id, message_id, asked_at,"
        " wanted, shown)"
        " SELECT 'season', server_id, season_id, podiums.channel_id, nullif(message_id, 0),"
        " seasons.ends_at, 1, message_id IS NOT NULL"
        " FROM podiums JOIN seasons ON seasons.id = season_id ORDER BY podiums.id"
    )
    op.execute(
        "INSERT INTO messages (subject, tournament_id, number, channel_id, message_id, asked_at,"
        " wanted, shown, priority, afresh)"
        " SELECT subject, tournament_id, number, channel_id, message_id, tried_at, 2,"
        " CASE WHEN shown >= wanted THEN 2 ELSE message_id IS NOT NULL END, 1,"
        " 0 FROM tournament_posts ORDER BY id"
    )
    op.execute(
        "INSERT INTO messages (subject, tournament_id, person_id, number, facts, channel_id,"
        " message_id, asked_at, wanted, shown, tries, retry_at)"
        " SELECT CASE subject WHEN 'place' THEN 'place_free' ELSE subject END, tournament_id,"
        " person_id, number, facts,"
        " CASE WHEN in_channel THEN (SELECT channel_id FROM tournaments WHERE id = tournament_id)"
        " END, message_id, coalesce(tried_at, planned_at), 1, done, tries,"
        " retry_at FROM tournament_letters ORDER BY id"
    )
