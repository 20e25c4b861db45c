"""The tables of tournaments. What was paired and what came of it is never changed.

An entry, a round and a table have numbers of their own within their tournament, from 1.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.storage.engine.metadata import metadata

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),  # where it is announced and played
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("version", Integer, nullable=False),  # raised by every change
    Column("created_by", ForeignKey("people.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # of every draw; published with the first round
    Column("commitment", Text, nullable=False),  # its SHA-256, published from the beginning
    # Of the boards of a duplicate, which come from it: not shown before all of them are played.
    Column("secret", LargeBinary),
    Column("secret_commitment", Text),  # its SHA-256, published from the beginning
    Column("series_id", ForeignKey("daily_series.id")),  # a duplicate that comes back each day
    # What is played. `plan`: all of bot.tournaments.Plan; `rounds` 0 leaves it to the format.
    Column("plan", JSON, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", JSON, nullable=False),  # every option of the ruleset
    Column("rules_name", Text),
    Column("turn_seconds", Float, nullable=False),
    Column("bank_seconds", Float, nullable=False),
    # Who may come.
    Column("members", Integer, nullable=False),  # people of an entry: 1, 2, or 4 in a team
    Column("most_entries", Integer),  # null: as many as come
    Column("role_id", BigInteger),  # who may enter; null: everybody
    Column("check_in", Boolean(create_constraint=False), nullable=False),
    # Robots play for a team that does not come; otherwise it forfeits.
    Column("stand_ins", Boolean(create_constraint=False), nullable=False),
    # When.
    Column("opens_at", Float),  # registration; null: when the organiser opens it
    Column("closes_at", Float, nullable=False),  # registration; then people check in
    Column("starts_at", Float, nullable=False),
    Column("round_seconds", Float),  # of a round; null: as long as it takes
    Column("break_seconds", Float, nullable=False),  # between rounds
    Column("due_at", Float),  # when something has to be done next; null: when something happens
    Column("paused_at", Float),
    Column("paused_why", Text),
    Column("tables_paused", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("last_round", Integer),  # ended early, after this one
    Column("ended_at", Float),
    Column("league_id", ForeignKey("leagues.id")),  # of whose table it is a part
    Column("about", Text),  # what its organiser says of it
    Column("contact", Text),  # whom to ask, in the organiser's words
    CheckConstraint(
        "state in ('draft', 'registration', 'check_in', 'running', 'finished', 'cancelled')",
        name="state",
    ),
    CheckConstraint("members in (1, 2, 4)", name="members"),
    Index("ix_tournaments_server_id", "server_id", "state"),
    Index("ix_tournaments_due_at", "due_at"),
    Index("ix_tournaments_state", "state"),
    Index("ix_tournaments_league_id", "league_id"),
    Index("ix_tournaments_series_id", "series_id"),
)

# A daily duplicate that opens anew each day when the one before closes: what each of them is.
daily_series: Final = Table(
    "daily_series",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("created_by", ForeignKey("people.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # whose midnight closes it, such as Europe/Paris
    Column("plan", JSON, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", JSON, nullable=False),  # every option of the ruleset
    Column("rules_name", Text),
    Column("role_id", BigInteger),  # who may enter; null: everybody
    Column("due_at", Float),  # when the next one opens; null: it was stopped
    Index("ix_daily_series_due_at", "due_at"),
    Index("ix_daily_series_server_id", "server_id"),
)

tournament_entries: Final = Table(
    "tournament_entries",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text),  # null: the names of its people
    Column("standing", Text, nullable=False),
    Column("strength", Float, nullable=False, server_default="0"),
    Column("entered_at", Float, nullable=False),
    # In a tournament that is over, for profiles and lists; follows from its results.
    Column("final_rank", Integer),  # NULL: not over, or without a place
    CheckConstraint(
        "standing in ('asked', 'looking', 'in', 'waiting', 'out')",
        name="standing",
    ),
)

# The people of an entry; of one that is out before it has played, nobody is kept.
tournament_members: Final = Table(
    "tournament_members",
    metadata,
    Column("tournament_id", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry
    Column("place", Integer, primary_key=True),  # 0, 1, in a team of four up to 3
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    Column("here", Boolean(create_constraint=False), nullable=False),  # has checked in
    ForeignKeyConstraint(
        ["tournament_id", "number"],
        ["tournament_entries.tournament_id", "tournament_entries.number"],
    ),
    UniqueConstraint("tournament_id", "person_id"),
    Index("ix_tournament_members_person_id", "person_id"),
)

# Somebody is asked to play in an entry; they are none of it before they say yes.
tournament_invitations: Final = Table(
    "tournament_invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tournament_id", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the entry
    Column("person_id", ForeignKey("people.id"), nullable=False),  # who is asked
    Column("by_id", ForeignKey("people.id"), nullable=False),  # by whom
    Column("at", Float, nullable=False),
    Column("answer", Text),  # null: none yet
    Column("answered_at", Float),
    ForeignKeyConstraint(
        ["tournament_id", "number"],
        ["tournament_entries.tournament_id", "tournament_entries.number"],
    ),
    CheckConstraint(
        "answer in ('yes', 'no', 'elsewhere', 'none', 'taken_back')",
        name="answer",
    ),
    Index("ix_tournament_invitations_tournament_id", "tournament_id"),
    Index("ix_tournament_invitations_open", "at", sqlite_where=text("answer is null")),
)

tournament_rounds: Final = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("byes", JSON, nullable=False),  # entries that sit out
    Column("by_hand", Boolean(create_constraint=False), nullable=False),
    Column("paired_at", Float, nullable=False),
    Column("until", Float),  # when its time is up; null: no limit
    Column("closed_at", Float),
)

tournament_tables: Final = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("sides", JSON, nullable=False),  # the entries of each; 0 and below: robots of the house
    Column("section", Text, nullable=False),  # this and the next two: of a bracket
    Column("match", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), unique=True),
    Column("last_deal", Integer),  # the round's time is up: nothing counts after this deal
    ForeignKeyConstraint(
        ["tournament_id", "round"],
        ["tournament_rounds.tournament_id", "tournament_rounds.number"],
    ),
)

# Every game that was played at a table, the newest with the highest number: another one follows a
# draw in a bracket, and a party of a best of three.
tournament_games: Final = Table(
    "tournament_games",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), primary_key=True),
    Column("tournament_id", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the table
    Column("best_of", Integer, nullable=False, server_default="1"),  # parties, at the most
    Column("until", Float),  # when its time is up, as its people are told; null: no limit
    Column("told", Float),  # of how many seconds that are left they were told last
    # Its time is up: robots play the deals that are missing.
    Column("robots", Boolean(create_constraint=False), nullable=False, server_default="0"),
    ForeignKeyConstraint(
        ["tournament_id", "round", "number"],
        [
            "tournament_tables.tournament_id",
            "tournament_tables.round",
            "tournament_tables.number",
        ],
    ),
    Index("ix_tournament_games_table", "tournament_id", "round", "number"),
)

tournament_results: Final = Table(
    "tournament_results",
    metadata,
    Column("id", Integer, primary_key=True),  # the order in which they were written
    Column("tournament_id", ForeignKey("tournaments.id"), nullable=False),
    Column("kind", Text, nullable=False),  # bot.tournaments.core.results
    Column("round", Integer, nullable=False),
    Column("table_number", Integer),  # null: of an entry
    Column("entry", Integer),
    Column("facts", JSON, nullable=False),
    # A result is never rewritten: a correction is another row, which stands in its place.
    Column("supersedes", ForeignKey("tournament_results.id", ondelete="RESTRICT"), unique=True),
    Column("why", Text, nullable=False),  # the organiser's reason for a correction, or nothing
    Column("by_id", ForeignKey("people.id")),  # null: the program
    Column("at", Float, nullable=False),
    CheckConstraint(
        "kind in ('played', 'forfeit', 'bye', 'absence', 'late', 'withdrawal', 'penalty', 'void')",
        name="kind",
    ),
    Index("ix_tournament_results_tournament_id", "tournament_id"),
    Index(
        "ix_tournament_results_once",  # a table has one result, however often it is corrected
        "tournament_id",
        "round",
        "table_number",
        unique=True,
        sqlite_where=text("supersedes is null and table_number is not null"),
        postgresql_where=text("supersedes is null and table_number is not null"),
    ),
)

# What was done in a tournament, for everybody to read.
tournament_log: Final = Table(
    "tournament_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("by_id", ForeignKey("people.id")),  # null: the program
    Column("what", Text, nullable=False),
    Column("facts", JSON, nullable=False),  # numbers and reasons; never names
    Index("ix_tournament_log_tournament_id", "tournament_id"),
)
