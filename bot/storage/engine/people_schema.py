"""The tables of people and servers, of what somebody learns, and of who was forgotten."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    text,
)

from bot.storage.engine.metadata import metadata

people: Final = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    # Nullable: a person who wants to be forgotten leaves the parties without the name.
    Column("discord_id", BigInteger, unique=True),
    Column("name", Text, nullable=False),
    Column("locale", Text),  # of the last interaction
    Column("language", Text),  # chosen in /preferences
    Column("notices", Text, nullable=False, server_default="away"),
    Column("four_colours", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("dms_wanted", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("created_at", Float, nullable=False),
    Column("light_felt", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("hidden", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("robot_ladder", Boolean(create_constraint=False), nullable=False, server_default="0"),
    # of tournaments they have entered
    Column("reminders", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("cuts_alone", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("text_first", Boolean(create_constraint=False), nullable=False, server_default="0"),
    CheckConstraint("notices in ('always', 'away', 'never')", name="notices"),
    Index(  # who stands on no board
        "ix_people_unlisted",
        "id",
        sqlite_where=text("hidden or discord_id is null"),
        postgresql_where=text("hidden or discord_id is null"),
    ),
)

# How far somebody is in the lessons.
learners: Final = Table(
    "learners",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("course", Text, nullable=False),  # the preset that they learn
    Column("lesson", Integer, nullable=False),  # where they go on …
    Column("step", Integer, nullable=False),  # … at which of its positions
    Column("finished", JSON, nullable=False),  # the lessons that they have done
)

# A position for everybody, each day; nothing in it is from anybody's party.
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("day", Integer, primary_key=True),  # since 1970, in UTC
    Column("preset", Text, nullable=False),
    Column("actions", JSON, nullable=False),  # that lead to the position
    Column("seat", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # each card with its loss and reason, the best first
)

puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("day", ForeignKey("puzzles.day"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("card", Text, nullable=False),
    Column("right", Boolean(create_constraint=False), nullable=False),
    Index("ix_puzzle_answers_person_id", "person_id"),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("discord_id", BigInteger, nullable=False, unique=True),
    Column("language", Text),
    Column("channel_ids", JSON(none_as_null=True)),  # where tables may be opened; null: anywhere
    Column("organiser_role_id", BigInteger),
    Column("greeted_at", Float),
    Column("player_role_id", BigInteger),  # who may open tables and sit down; null: everybody
    Column("most_tables", Integer),  # open at the same time; null: the program's own limit
    Column("digest_channel_id", BigInteger),  # null: no weekly digest
    Column("digest_at", Float),  # when the next one is due
    Column("season_months", Integer, nullable=False, server_default="3"),
    Column("season_start", Float),  # of the first season; null: with the quarter of the year
    Column("podium_channel_id", BigInteger),
    Column("time_zone", Text),  # in which times are typed; null: guessed by the language
    Column("left_at", Float),  # the bot was removed; null: it is there
)

# People who may not sit down at a server's tables.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("server_id", ForeignKey("servers.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("blocked_by", ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
)

# A keyed hash of somebody who was forgotten, of each thing that must outlive it: see traces.py.
traces: Final = Table(
    "traces",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("game_id", ForeignKey("games.id")),  # whose cards they have seen …
    Column("seat", Integer),  # … in this seat
    Column("why", Text),  # as in `departures`
    Column("tournament_id", ForeignKey("tournaments.id")),  # whose boards they may have seen …
    Column("round", Integer),  # … in this round
    Column("server_id", ForeignKey("servers.id")),  # which has blocked them …
    Column("at", Float),  # … since then
    Index("ix_traces_game_id", "game_id"),
    Index("ix_traces_tournament_id", "tournament_id"),
    Index("ix_traces_server_id", "server_id"),
)
