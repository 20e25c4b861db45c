"""The tables of the database. Times are Unix seconds; Discord ids are the platform's snowflakes."""

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
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.storage.engine.league_schema import leagues
from bot.storage.engine.match_schema import match_players, match_steps, matches
from bot.storage.engine.metadata import Options, metadata
from bot.storage.engine.people_schema import (
    blocks,
    learners,
    people,
    puzzle_answers,
    puzzles,
    servers,
    traces,
)
from bot.storage.engine.rating_schema import (
    PLAYER_COUNTS,
    deeds,
    folds,
    pairs,
    rating_steps,
    ratings,
    result_leavers,
    result_players,
    result_sides,
    results,
    seasons,
    seat_averages,
    titles,
)
from bot.storage.engine.tournament_schema import (
    daily_series,
    tournament_entries,
    tournament_games,
    tournament_invitations,
    tournament_log,
    tournament_members,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)

__all__ = [
    "PLAYER_COUNTS",
    "analyses",
    "blocks",
    "daily_series",
    "deeds",
    "departures",
    "events",
    "folds",
    "games",
    "hints",
    "leagues",
    "learners",
    "match_players",
    "match_steps",
    "matches",
    "messages",
    "metadata",
    "pairs",
    "people",
    "puzzle_answers",
    "puzzles",
    "rating_steps",
    "ratings",
    "result_leavers",
    "result_players",
    "result_sides",
    "results",
    "rulesets",
    "seasons",
    "seat_averages",
    "seats",
    "servers",
    "titles",
    "tournament_entries",
    "tournament_games",
    "tournament_invitations",
    "tournament_log",
    "tournament_members",
    "tournament_results",
    "tournament_rounds",
    "tournament_tables",
    "tournaments",
    "traces",
]

games: Final = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id")),  # null: somebody practises, on no server
    Column("channel_id", BigInteger, nullable=False),  # of the lobby; 0: there is none
    Column("thread_id", BigInteger),  # of the table
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("status", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Options, nullable=False),  # every option of the ruleset
    Column("rules_name", Text),  # under which they were saved when the table chose them
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # From people's presses: by person in the lobby, by seat once it has started.
    Column("nonces", Options),
    Column("version", Integer, nullable=False),  # raised by every change, in the lobby too
    Column("events", Integer, nullable=False, server_default="0"),  # how many there are
    Column("trick_events", Integer),  # events and time at which the last trick was complete
    Column("trick_at", Float),
    Column("asked_at", Float),  # since when the present decision is open
    Column("due_at", Float),  # when the host has to do something next
    Column("again_id", ForeignKey("games.id")),  # the party that followed at this table
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("turn_seconds", Float, nullable=False, server_default="90"),  # for one action
    Column("bank_seconds", Float, nullable=False, server_default="300"),  # a seat's for a party
    Column("paused_at", Float),  # since when clocks stand and nobody may act
    Column("paused_why", Text),
    Column("paused_by", Integer),  # the person who did; null: the program itself
    Column("ended_why", Text),  # of a party closed before its end, without a result
    Column("published_at", Float),  # since when anybody may have the record
    # The table wants it; `Game.shows_hands` says where it may.
    Column("open_hands", Boolean(create_constraint=False), nullable=False, server_default="0"),
    # The table wants it; `Game.allows_hints` says where it may.
    Column("hints", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("robot_level", Text, nullable=False),  # of its robots
    # It plays one deal of another practice party again, and ends with it.
    Column("once_more", Boolean(create_constraint=False), nullable=False, server_default="0"),
    CheckConstraint("status in ('lobby', 'playing', 'over', 'expired', 'closed')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_server_id_status", "server_id", "status"),
    Index("ix_games_again_id", "again_id"),
    Index("ix_games_practice", "host_id", sqlite_where=text("server_id is null")),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    # To the rules as they are now: by sitting down, or again after they were changed.
    Column("agreed", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("bank", Float),  # seconds left for turns that take longer; null: all of the table's
    Column("clock_from", Float),  # since when their clock runs; null: it does not
    Column("told", Integer, nullable=False, server_default="0"),  # of this turn: see Reminder
    Column("missed", Integer, nullable=False, server_default="0"),  # turns in a row played for them
    # A robot keeps the seat until its person is back.
    Column("away", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("offered", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("wants_end", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("first_id", Integer),  # the person who sat here when the party began
    Column("wants_gone", Integer),  # the seat whose person is to go, if all the others want it too
    UniqueConstraint("game_id", "person_id"),
    CheckConstraint("seat between 0 and 3", name="seat"),
    Index("ix_seats_person_id", "person_id"),
)

# Who held a seat and gave it up before the party was over.
departures: Final = Table(
    "departures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("events", Integer, nullable=False),  # how many actions there had been
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    CheckConstraint("why in ('left', 'replaced', 'removed')", name="why"),
    Index("ix_departures_game_id", "game_id"),
    Index("ix_departures_person_id", "person_id"),
)

rulesets: Final = Table(
    "rulesets",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),  # the name as names are compared
    Column("preset", Text, nullable=False),
    Column("changes", JSON, nullable=False),  # option → value, where they differ from the preset
    Column("saved_by", ForeignKey("people.id"), nullable=False),
    Column("saved_at", Float, nullable=False),
    UniqueConstraint("server_id", "key"),
)

# The game itself. Events are never changed, and only those of practice are ever deleted.
events: Final = Table(
    "events",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 … within the game
    Column("decision", Text, nullable=False),
    Column("action", Text, nullable=False),  # text form of bot.rules.core.actions
    Column("made_by", Text, nullable=False),
    Column("person_id", ForeignKey("people.id")),
    Column("at", Float, nullable=False),
    UniqueConstraint("game_id", "decision"),  # a decision is answered once
    CheckConstraint("made_by in ('player', 'robot', 'clock', 'host')", name="made_by"),
)

# For which decisions somebody asked for a hint.
hints: Final = Table(
    "hints",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Text, primary_key=True),
    Column("deal", Integer, nullable=False),
)

# What the decisions of a person cost in a deal that is over: bot/teaching/analysis.py.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("found", JSON, nullable=False),
    Column("lost", Float, nullable=False),  # points given away, as they could know it
    Column("chance", Float),  # of their contract, with all their cards; null: they had none
    Column("made", Boolean(create_constraint=False)),  # null: it was tied, or there was none
    Column("at", Float, nullable=False),
    Index("ix_analyses_person_id", "person_id"),
)

# Everything that the bot has sent and keeps, or is to send: see row.py.
messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("subject", Text, nullable=False),  # what it shows: see Subject
    Column("game_id", ForeignKey("games.id")),
    Column("viewer", Integer, nullable=False, server_default="-1"),  # a seat, or -1 for the table
    Column("tournament_id", ForeignKey("tournaments.id")),
    # What tells two of a subject apart: see Subject.
    Column("number", Integer, nullable=False, server_default="0"),
    Column("server_id", ForeignKey("servers.id")),  # of the post after a week or a season
    Column("season_id", ForeignKey("seasons.id")),
    Column("until", Float),  # when the week ended
    # Of a report: from whom, about which table; of a digest: the game and the deal that it shows.
    Column("facts", JSON(none_as_null=True)),
    # Where it is, or is to be; null: a thread that is not open yet, or somebody's DM.
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("asked_at", Float),  # before which it was not sent; null: not known
    Column("token", Text),  # of an ephemeral message: the interaction it came from
    Column("token_until", Float),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("priority", Integer, nullable=False, server_default="2"),  # 0: who is next to act
    Column("closing", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("retry_at", Float),  # of what could not be shown, or is held back
    # In a hand: which of the sets they may announce its owner has chosen; null: the proposal.
    Column("chosen", Integer),
    # Who gets a notification, or held the seat when the message was asked for.
    Column("person_id", Integer),
    Column("events", Integer),  # how many actions had happened in what it shows
    # Where others read it, for its reader does not get it.
    Column("aloud", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("afresh", Integer, nullable=False, server_default="0"),  # how often it was sent anew
    UniqueConstraint("game_id", "subject", "viewer", "number"),
    Index(
        "ix_messages_posts",
        "tournament_id",
        "subject",
        "number",
        unique=True,
        sqlite_where=text("tournament_id is not null and person_id is null"),
    ),
    Index(
        "ix_messages_letters",
        "tournament_id",
        "person_id",
        "subject",
        "number",
        unique=True,
        sqlite_where=text("tournament_id is not null and person_id is not null"),
    ),
    Index(
        "ix_messages_weeks",
        "server_id",
        "until",
        unique=True,
        sqlite_where=text("until is not null"),
    ),
    Index(
        "ix_messages_seasons",
        "season_id",
        unique=True,
        sqlite_where=text("season_id is not null"),
    ),
    Index("ix_messages_lagging", "priority", sqlite_where=text("shown < wanted")),
)
