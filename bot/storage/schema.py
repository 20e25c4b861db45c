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

from bot.storage.metadata import metadata
from bot.storage.tournament_schema import (
    tournament_entries,
    tournament_log,
    tournament_members,
    tournament_posts,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)

__all__ = [
    "COUNTED_LATER",
    "PLAYER_COUNTS",
    "blocks",
    "deeds",
    "departures",
    "digests",
    "events",
    "folds",
    "games",
    "messages",
    "metadata",
    "pairs",
    "people",
    "podiums",
    "rating_steps",
    "ratings",
    "result_leavers",
    "result_players",
    "results",
    "rulesets",
    "seasons",
    "seat_averages",
    "seats",
    "servers",
    "titles",
    "tournament_entries",
    "tournament_log",
    "tournament_members",
    "tournament_posts",
    "tournament_results",
    "tournament_rounds",
    "tournament_tables",
    "tournaments",
]

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
    Column("dm_channel_id", BigInteger),
    Column("created_at", Float, nullable=False),
    Column("light_felt", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("hidden", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("robot_ladder", Boolean(create_constraint=False), nullable=False, server_default="0"),
    CheckConstraint("notices in ('always', 'away', 'never')", name="notices"),
    Index(  # who stands on no board
        "ix_people_unlisted",
        "id",
        sqlite_where=text("hidden or discord_id is null"),
        postgresql_where=text("hidden or discord_id is null"),
    ),
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

games: Final = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),  # of the lobby
    Column("thread_id", BigInteger),  # of the table
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("status", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", JSON, nullable=False),  # every option of the ruleset
    Column("rules_name", Text),  # under which they were saved when the table chose them
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
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
    CheckConstraint("status in ('lobby', 'playing', 'over', 'expired', 'closed')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_server_id_status", "server_id", "status"),
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
    Column("clock_from", Float),  # since when his clock runs; null: it does not
    Column("told", Integer, nullable=False, server_default="0"),  # of this turn: see Told
    Column("missed", Integer, nullable=False, server_default="0"),  # turns in a row played for him
    # A robot keeps the seat until its person is back.
    Column("away", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("offered", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("wants_end", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("first_id", Integer),  # the person who sat here when the party began
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

# The game itself. Events are never changed, and nothing deletes them along with something else.
events: Final = Table(
    "events",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 … within the game
    Column("decision", Text, nullable=False),
    Column("action", Text, nullable=False),  # text form of bot.rules.actions
    Column("made_by", Text, nullable=False),
    Column("person_id", ForeignKey("people.id")),
    Column("at", Float, nullable=False),
    UniqueConstraint("game_id", "decision"),  # a decision is answered once
    CheckConstraint("made_by in ('player', 'robot', 'clock', 'host')", name="made_by"),
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id"), nullable=False),
    Column("subject", Text, nullable=False),  # what it shows: see bot/tables/marks.py
    Column("viewer", Integer, nullable=False),  # a seat, or -1 for the table
    Column("deal", Integer, nullable=False),  # a fresh message each deal; 0 for the lobby
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("token", Text),  # of an ephemeral message: the interaction it came from
    Column("token_until", Float),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("priority", Integer, nullable=False, server_default="2"),  # 0: who is next to act
    Column("closing", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("retry_at", Float, nullable=False, server_default="0"),
    # In a hand: which of the sets he may announce its owner has chosen; null: the proposal.
    Column("chosen", Integer),
    Column("person_id", Integer),  # who held the seat when the message was asked for
    Column("events", Integer),  # how many actions had happened in what it shows
    Column("afresh", Integer, nullable=False, server_default="0"),  # how often it was sent anew
    UniqueConstraint("game_id", "subject", "viewer", "deal"),
    Index("ix_messages_lagging", "priority", sqlite_where=text("shown < wanted")),
)

results: Final = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),  # the order in which parties ended
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), nullable=False, index=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("preset", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    Column("winner", Integer, nullable=False),  # team, or -1 for a draw
    Column("people_only", Boolean(create_constraint=False), nullable=False),
    Column("ended_at", Float, nullable=False),
    # A result is never rewritten: a correction is another row, which stands in its place.
    Column("supersedes", ForeignKey("results.id", ondelete="RESTRICT"), unique=True),
    Column("pool", Text),  # of the ratings that it counts for; null: none
    Column("unrated_why", Text),
    Column("company", Text),  # the people who began it, in one order: "12 45 77 90"
    Index("ix_results_server_id", "server_id"),
    Index("ix_results_company", "company", "ended_at"),
    Index(
        "ix_results_once",  # a party has one result, however often that is corrected
        "game_id",
        unique=True,
        sqlite_where=text("supersedes is null"),
        postgresql_where=text("supersedes is null"),
    ),
)

PLAYER_COUNTS: Final = (
    "deals",
    "points",
    "taken",
    "made",
    "dedans",
    "capots",
    "coinches",
    "belotes",
    "behind",
    "made_first",
    "made_most",
    "made_last",
)
"""what a row of `result_players` counts"""
COUNTED_LATER: Final = frozenset({"behind", "made_first", "made_most", "made_last"})
"""null where nobody has counted them: `bot rerate` does"""

result_players: Final = Table(
    "result_players",
    metadata,
    Column("result_id", ForeignKey("results.id", ondelete="RESTRICT"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    Column("won", Boolean(create_constraint=False), nullable=False),
    # What happened in his seat: deals and his team's points, and how he fared as the taker.
    *(
        Column(name, Integer)
        if name in COUNTED_LATER
        else Column(name, Integer, nullable=False, server_default="0")
        for name in PLAYER_COUNTS
    ),
    Index("ix_result_players_person_id", "person_id", "result_id"),
)

# Who left a party before its end, or was not there when it ended: rated as having lost.
result_leavers: Final = Table(
    "result_leavers",
    metadata,
    Column("result_id", ForeignKey("results.id", ondelete="RESTRICT"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Index("ix_result_leavers_person_id", "person_id", "result_id"),
)

# What follows is made from the results, in their order, and can be made again (`bot rerate`).
# `scope`: a server, or 0 for all of them; `season`: one of `seasons`, or 0 for all time.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("scope", Integer, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # 1000 + 40 × (μ − 3σ)
    Column("parties", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("rank_before", Integer),  # when the week began
    Column("rate", Float),  # won of all his parties; null: too few of them
    Index("ix_ratings_shown", "scope", "season", "pool", "shown", "person_id"),
    Index("ix_ratings_won", "scope", "season", "pool", "won", "shown", "person_id"),
    Index("ix_ratings_rate", "scope", "season", "pool", "rate", "parties", "person_id"),
    Index("ix_ratings_person_id", "person_id"),
)

# Two who played together; `first_id` is the smaller one.
pairs: Final = Table(
    "pairs",
    metadata,
    Column("scope", Integer, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("first_id", ForeignKey("people.id"), primary_key=True),
    Column("second_id", ForeignKey("people.id"), primary_key=True),
    Column("parties", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ix_pairs_won", "scope", "season", "pool", "won", "first_id", "second_id"),
    # Somebody's pairs: those in which he is the first are found by the key.
    Index("ix_pairs_second_id", "second_id", "scope", "season", "pool"),
)

# The rating after each party, for its curve.
rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("scope", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("result_id", ForeignKey("results.id"), primary_key=True),
    Column("shown", Float, nullable=False),
)

# Of everybody in a seat: what somebody's points are compared with.
seat_averages: Final = Table(
    "seat_averages",
    metadata,
    Column("pool", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)

# How far the results have been reckoned with.
folds: Final = Table(
    "folds",
    metadata,
    Column("name", Text, primary_key=True),
    Column("last_result", Integer, nullable=False),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("scope", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("starts_at", Float, nullable=False),
    Column("ends_at", Float, nullable=False),
    Column("first_result", Integer, nullable=False),  # the last one before it, or 0
    Column("last_result", Integer),  # null: it goes on
    UniqueConstraint("scope", "number"),
)

# What somebody has done up to now, as far as titles ask for it: see bot/rankings/titles.py.
deeds: Final = Table(
    "deeds",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("parties", Integer, nullable=False),
    Column("won_in_a_row", Integer, nullable=False),
    Column("made_in_a_row", Integer, nullable=False),
    Column("belotes", Integer, nullable=False),
    Column("pools_won", Text, nullable=False),  # in which he has won, by name: "classique coinche"
)

titles: Final = Table(
    "titles",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, primary_key=True),
    Column("result_id", ForeignKey("results.id"), nullable=False),
    Column("at", Float, nullable=False),
)

# The weekly posts, each planned before it is sent: see cogs/digest.py.
digests: Final = Table(
    "digests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("until", Float, nullable=False),  # when its week ended
    Column("channel_id", BigInteger, nullable=False),
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT")),  # of the deal of the week
    Column("deal", Integer),
    Column("tried_at", Float),  # when it was sent for the first time
    Column("message_id", BigInteger),  # null: it is not known to stand in the channel
    UniqueConstraint("server_id", "until"),
    Index("ix_digests_game_id", "game_id"),
)

# The posts after a season's end, each planned as the season is closed: see cogs/podium.py.
podiums: Final = Table(
    "podiums",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("season_id", ForeignKey("seasons.id"), nullable=False, unique=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("tried_at", Float),  # when it was sent for the first time
    Column("message_id", BigInteger),  # null: it is not known to stand in the channel
    Index("ix_podiums_server_id", "server_id"),
)
