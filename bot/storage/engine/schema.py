"""The tables of the database, each followed by a name for its columns. Times are Unix seconds;
Discord ids are the platform's snowflakes.

`docs/design.md` says what of it is kept from version to version."""

from functools import partial
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

from bot.storage.games.counts import COUNTED

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Key: Final = partial(Column, primary_key=True)
Filled: Final = partial(Column, nullable=False)
"""a column that is never null"""


def _flag(name: str, default: str = "0") -> Column[bool]:
    return Filled(name, Boolean, server_default=default)


class Options(TypeDecorator[dict[str, Any]]):
    """JSON of which a damaged row does not make others unreadable: None stands there."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        read = super().result_processor(dialect, coltype)

        def readable(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError):
                return None

        return readable


# People and servers, what somebody learns, and who was forgotten ----------------------------------

PEOPLE: Final = Table(
    "people",
    metadata,
    Key("id", Integer),
    # Nullable: a person who wants to be forgotten leaves the parties without the name.
    Column("discord_id", BigInteger, unique=True),
    Filled("name", Text),
    Column("locale", Text),  # of the last interaction
    Column("language", Text),  # chosen in /preferences
    Filled("notices", Text, server_default="away"),
    _flag("four_colours"),
    _flag("dms_wanted", default="1"),
    Filled("created_at", Float),
    _flag("light_felt"),
    _flag("hidden"),
    _flag("robot_ladder"),
    # of tournaments they have entered
    _flag("reminders", default="1"),
    _flag("cuts_alone"),
    _flag("text_first"),
    CheckConstraint("notices in ('always', 'away', 'never')", name="notices"),
    Index(  # who stands on no board
        "ix_people_unlisted",
        "id",
        sqlite_where=text("hidden or discord_id is null"),
    ),
)
people: Final = PEOPLE.c

# How far somebody is in the lessons.
LEARNERS: Final = Table(
    "learners",
    metadata,
    Key("person_id", ForeignKey("people.id")),
    Filled("course", Text),  # the preset that they learn
    Filled("lesson", Integer),  # where they go on …
    Filled("step", Integer),  # … at which of its positions
    Filled("finished", JSON),  # the lessons that they have done
)
learners: Final = LEARNERS.c

# A position for everybody, each day; nothing in it is from anybody's party.
PUZZLES: Final = Table(
    "puzzles",
    metadata,
    Key("day", Integer),  # since 1970, in UTC
    Filled("preset", Text),
    Filled("actions", JSON),  # that lead to the position
    Filled("seat", Integer),
    Filled("options", JSON),  # each card with its loss and reason, the best first
)
puzzles: Final = PUZZLES.c

PUZZLE_ANSWERS: Final = Table(
    "puzzle_answers",
    metadata,
    Key("day", ForeignKey("puzzles.day")),
    Key("person_id", ForeignKey("people.id")),
    Filled("card", Text),
    Filled("right", Boolean),
    Index("ix_puzzle_answers_person_id", "person_id"),
)
puzzle_answers: Final = PUZZLE_ANSWERS.c

SERVERS: Final = Table(
    "servers",
    metadata,
    Key("id", Integer),
    Filled("discord_id", BigInteger, unique=True),
    Column("language", Text),
    Column("channel_ids", JSON(none_as_null=True)),  # where tables may be opened; null: anywhere
    Column("organiser_role_id", BigInteger),
    Column("greeted_at", Float),
    Column("player_role_id", BigInteger),  # who may open tables and sit down; null: everybody
    Column("most_tables", Integer),  # open at the same time; null: the program's own limit
    Column("digest_channel_id", BigInteger),  # null: no weekly digest
    Column("digest_at", Float),  # when the next one is due
    Filled("season_months", Integer, server_default="3"),
    Column("season_start", Float),  # of the first season; null: with the quarter of the year
    Column("podium_channel_id", BigInteger),
    Column("time_zone", Text),  # in which times are typed; null: guessed by the language
    Column("left_at", Float),  # the bot was removed; null: it is there
)
servers: Final = SERVERS.c

# People who may not sit down at a server's tables.
BLOCKS: Final = Table(
    "blocks",
    metadata,
    Key("server_id", ForeignKey("servers.id")),
    Key("person_id", ForeignKey("people.id")),
    Filled("blocked_by", ForeignKey("people.id")),
    Filled("at", Float),
)
blocks: Final = BLOCKS.c

# A keyed hash of somebody who was forgotten, of each thing that must outlive it: see traces.py.
TRACES: Final = Table(
    "traces",
    metadata,
    Key("id", Integer),
    Filled("key", Text),
    Filled("hash", Text),
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
traces: Final = TRACES.c


# Games and messages -------------------------------------------------------------------------------


GAMES: Final = Table(
    "games",
    metadata,
    Key("id", Integer),
    Column("server_id", ForeignKey("servers.id")),  # null: somebody practises, on no server
    Filled("channel_id", BigInteger),  # of the lobby; 0: there is none
    Column("thread_id", BigInteger),  # of the table
    Filled("host_id", ForeignKey("people.id")),
    Filled("status", Text),
    Filled("language", Text),
    Filled("preset", Text),
    Filled("options", Options),  # every option of the ruleset
    Column("rules_name", Text),  # under which they were saved when the table chose them
    Filled("rules_version", Integer),
    Filled("seed", LargeBinary),
    # From people's presses: by person in the lobby, by seat once it has started.
    Column("nonces", Options),
    Filled("version", Integer),  # raised by every change, in the lobby too
    Filled("events", Integer, server_default="0"),  # how many there are
    Column("trick_events", Integer),  # events and time at which the last trick was complete
    Column("trick_at", Float),
    Column("asked_at", Float),  # since when the present decision is open
    Column("due_at", Float),  # when the host has to do something next
    Column("again_id", ForeignKey("games.id")),  # the party that followed at this table
    Filled("created_at", Float),
    Column("started_at", Float),
    Column("ended_at", Float),
    Filled("turn_seconds", Float, server_default="90"),  # for one action
    Filled("bank_seconds", Float, server_default="300"),  # a seat's for a party
    Column("paused_at", Float),  # since when clocks stand and nobody may act
    Column("paused_why", Text),
    Column("paused_by", Integer),  # the person who did; null: the program itself
    Column("ended_why", Text),  # of a party closed before its end, without a result
    Column("published_at", Float),  # since when anybody may have the record
    # The table wants it; `Game.shows_hands` says where it may.
    _flag("open_hands"),
    # The table wants it; `Game.allows_hints` says where it may.
    _flag("hints"),
    Filled("robot_level", Text),  # of its robots
    # It plays one deal of another practice party again, and ends with it.
    _flag("once_more"),
    CheckConstraint("status in ('lobby', 'playing', 'over', 'expired', 'closed')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_server_id_status", "server_id", "status"),
    Index("ix_games_again_id", "again_id"),
    Index("ix_games_practice", "host_id", sqlite_where=text("server_id is null")),
)
games: Final = GAMES.c

SEATS: Final = Table(
    "seats",
    metadata,
    Key("game_id", ForeignKey("games.id")),
    Key("seat", Integer),
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    # To the rules as they are now: by sitting down, or again after they were changed.
    _flag("agreed", default="1"),
    Column("bank", Float),  # seconds left for turns that take longer; null: all of the table's
    Column("clock_from", Float),  # since when their clock runs; null: it does not
    Filled("told", Integer, server_default="0"),  # of this turn: see Reminder
    Filled("missed", Integer, server_default="0"),  # turns in a row played for them
    # A robot keeps the seat until its person is back.
    _flag("away"),
    _flag("offered"),
    _flag("wants_end"),
    Column("first_id", Integer),  # the person who sat here when the party began
    Column("wants_gone", Integer),  # the seat whose person is to go, if all the others want it too
    UniqueConstraint("game_id", "person_id"),
    CheckConstraint("seat between 0 and 3", name="seat"),
    Index("ix_seats_person_id", "person_id"),
)
seats: Final = SEATS.c

# Who held a seat and gave it up before the party was over.
DEPARTURES: Final = Table(
    "departures",
    metadata,
    Key("id", Integer),
    Filled("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Filled("seat", Integer),
    Filled("person_id", ForeignKey("people.id")),
    Filled("events", Integer),  # how many actions there had been
    Filled("why", Text),
    Filled("at", Float),
    CheckConstraint("why in ('left', 'replaced', 'removed')", name="why"),
    Index("ix_departures_game_id", "game_id"),
    Index("ix_departures_person_id", "person_id"),
)
departures: Final = DEPARTURES.c

RULESETS: Final = Table(
    "rulesets",
    metadata,
    Key("id", Integer),
    Filled("server_id", ForeignKey("servers.id")),
    Filled("name", Text),
    Filled("key", Text),  # the name as names are compared
    Filled("preset", Text),
    Filled("changes", JSON),  # option → value, where they differ from the preset
    Filled("saved_by", ForeignKey("people.id")),
    Filled("saved_at", Float),
    UniqueConstraint("server_id", "key"),
)
rulesets: Final = RULESETS.c

# The game itself. Events are never changed, and only those of practice are ever deleted.
EVENTS: Final = Table(
    "events",
    metadata,
    Key("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Key("number", Integer),  # 1, 2, 3 … within the game
    Filled("decision", Text),
    Filled("action", Text),  # text form of bot.rules.core.actions
    Filled("made_by", Text),
    Column("person_id", ForeignKey("people.id")),
    Filled("at", Float),
    UniqueConstraint("game_id", "decision"),  # a decision is answered once
    CheckConstraint("made_by in ('player', 'robot', 'clock', 'host')", name="made_by"),
)
events: Final = EVENTS.c

# For which decisions somebody asked for a hint.
HINTS: Final = Table(
    "hints",
    metadata,
    Key("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Key("seat", Integer),
    Key("decision", Text),
    Filled("deal", Integer),
)
hints: Final = HINTS.c

# What the decisions of a person cost in a deal that is over: bot/teaching/analysis.py.
ANALYSES: Final = Table(
    "analyses",
    metadata,
    Key("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Key("deal", Integer),
    Key("person_id", ForeignKey("people.id")),
    Filled("seat", Integer),
    Filled("found", JSON),
    Filled("lost", Float),  # points given away, as they could know it
    Column("chance", Float),  # of their contract, with all their cards; null: they had none
    Column("made", Boolean),  # null: it was tied, or there was none
    Filled("at", Float),
    Index("ix_analyses_person_id", "person_id"),
)
analyses: Final = ANALYSES.c

# Everything that the bot has sent and keeps, or is to send: see row.py.
MESSAGES: Final = Table(
    "messages",
    metadata,
    Key("id", Integer),
    Filled("subject", Text),  # what it shows: see Subject
    Column("game_id", ForeignKey("games.id")),
    Filled("viewer", Integer, server_default="-1"),  # a seat, or -1 for the table
    Column("tournament_id", ForeignKey("tournaments.id")),
    # What tells two of a subject apart: see Subject.
    Filled("number", Integer, server_default="0"),
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
    Filled("wanted", Integer),
    Filled("shown", Integer, server_default="0"),
    Filled("priority", Integer, server_default="2"),  # 0: who is next to act
    _flag("closing"),
    Filled("tries", Integer, server_default="0"),
    Column("retry_at", Float),  # of what could not be shown, or is held back
    # In a hand: which of the sets they may announce its owner has chosen; null: the proposal.
    Column("chosen", Integer),
    # Who gets a notification, or held the seat when the message was asked for.
    Column("person_id", Integer),
    Column("events", Integer),  # how many actions had happened in what it shows
    # Where others read it, for its reader does not get it.
    _flag("aloud"),
    Filled("afresh", Integer, server_default="0"),  # how often it was sent anew
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
messages: Final = MESSAGES.c


# Results, and what is counted from them: ratings, seasons, titles ---------------------------------

RESULTS: Final = Table(
    "results",
    metadata,
    Key("id", Integer),  # the order in which parties ended
    Filled("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Filled("server_id", ForeignKey("servers.id")),
    Filled("preset", Text),
    Filled("deals", Integer),
    Filled("ended_at", Float),
    Column("pool", Text),  # of the ratings that it counts for; null: none
    Column("unrated_why", Text),
    Column("company", Text),  # the people who began it, in one order: "12 45 77 90"
    Index("ix_results_server_id", "server_id"),
    Index("ix_results_company", "company", "ended_at"),
    Index("ix_results_game_id", "game_id", unique=True),
)
results: Final = RESULTS.c

# A side is one of the accounts of its game: partners, or somebody who plays alone.
RESULT_SIDES: Final = Table(
    "result_sides",
    metadata,
    Key("result_id", ForeignKey("results.id", ondelete="RESTRICT")),
    Key("side", Integer),
    Filled("score", Integer),
    Filled("won", Boolean),  # none in a draw
)
result_sides: Final = RESULT_SIDES.c

RESULT_PLAYERS: Final = Table(
    "result_players",
    metadata,
    Key("result_id", ForeignKey("results.id", ondelete="RESTRICT")),
    Key("seat", Integer),
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    # What happened in their seat: deals and their team's points, and how they fared as the taker.
    *(Filled(name, Integer, server_default="0") for name in COUNTED),
    Filled("side", Integer),  # for which the seat played
    Index("ix_result_players_person_id", "person_id", "result_id"),
)
result_players: Final = RESULT_PLAYERS.c

# Who left a party before its end, or was not there when it ended: rated as having lost.
RESULT_LEAVERS: Final = Table(
    "result_leavers",
    metadata,
    Key("result_id", ForeignKey("results.id", ondelete="RESTRICT")),
    Key("seat", Integer),
    Filled("person_id", ForeignKey("people.id")),
    Filled("side", Integer),
    Index("ix_result_leavers_person_id", "person_id", "result_id"),
)
result_leavers: Final = RESULT_LEAVERS.c

# What follows is made from the results, in their order, and can be made again (`bot rerate`).
# `scope`: a server, or 0 for all of them; `season`: one of `seasons`, or 0 for all time.
RATINGS: Final = Table(
    "ratings",
    metadata,
    Key("scope", Integer),
    Key("season", Integer),
    Key("pool", Text),
    Key("person_id", ForeignKey("people.id")),
    Filled("mu", Float),
    Filled("sigma", Float),
    Filled("shown", Float),  # 1000 + 40 × (μ − 3σ)
    Filled("parties", Integer),
    Filled("won", Integer),
    Column("rank_before", Integer),  # when the week began
    Column("rate", Float),  # won of all their parties; null: too few of them
    Index("ix_ratings_shown", "scope", "season", "pool", "shown", "person_id", "parties"),
    Index("ix_ratings_won", "scope", "season", "pool", "won", "shown", "person_id"),
    Index("ix_ratings_rate", "scope", "season", "pool", "rate", "parties", "person_id"),
    Index("ix_ratings_person_id", "person_id"),
)
ratings: Final = RATINGS.c

# Two who played together; `first_id` is the smaller one.
PAIRS: Final = Table(
    "pairs",
    metadata,
    Key("scope", Integer),
    Key("season", Integer),
    Key("pool", Text),
    Key("first_id", ForeignKey("people.id")),
    Key("second_id", ForeignKey("people.id")),
    Filled("parties", Integer),
    Filled("won", Integer),
    # By what pairs are ordered: those that have won more, and of equals those in fewer parties.
    Column("merit", Integer, Computed("won * 1000000 - parties", persisted=False)),
    Index("ix_pairs_merit", "scope", "season", "pool", "merit", "first_id", "second_id"),
    # Somebody's pairs: those in which they are the first are found by the key.
    Index("ix_pairs_second_id", "second_id", "scope", "season", "pool"),
)
pairs: Final = PAIRS.c

# The rating after each party, for its curve.
RATING_STEPS: Final = Table(
    "rating_steps",
    metadata,
    Key("person_id", ForeignKey("people.id")),
    Key("scope", Integer),
    Key("pool", Text),
    Key("result_id", ForeignKey("results.id")),
    Filled("shown", Float),
)
rating_steps: Final = RATING_STEPS.c

# Of everybody in a seat: what somebody's points are compared with.
SEAT_AVERAGES: Final = Table(
    "seat_averages",
    metadata,
    Key("pool", Text),
    Key("seat", Integer),
    Filled("deals", Integer),
    Filled("points", Integer),
)
seat_averages: Final = SEAT_AVERAGES.c

# How far the results have been reckoned with.
FOLDS: Final = Table(
    "folds",
    metadata,
    Key("name", Text),
    Filled("last_result", Integer),
)
folds: Final = FOLDS.c

SEASONS: Final = Table(
    "seasons",
    metadata,
    Key("id", Integer),
    Filled("scope", Integer),
    Filled("number", Integer),
    Filled("starts_at", Float),
    Filled("ends_at", Float),
    Filled("first_result", Integer),  # the last one before it, or 0
    Column("last_result", Integer),  # null: it goes on
    # The same of matches.
    Filled("first_match", Integer, server_default="0"),
    Column("last_match", Integer),
    UniqueConstraint("scope", "number"),
)
seasons: Final = SEASONS.c

# What somebody has done up to now, as far as titles ask for it: see bot/rankings/titles.py.
DEEDS: Final = Table(
    "deeds",
    metadata,
    Key("person_id", ForeignKey("people.id")),
    Filled("parties", Integer),
    Filled("won_in_a_row", Integer),
    Filled("made_in_a_row", Integer),
    Filled("belotes", Integer),
    # Those in which they have won, by name: "classique coinche".
    Filled("pools_won", Text),
)
deeds: Final = DEEDS.c

TITLES: Final = Table(
    "titles",
    metadata,
    Key("person_id", ForeignKey("people.id")),
    Key("title", Text),
    Filled("result_id", ForeignKey("results.id")),
    Filled("at", Float),
)
titles: Final = TITLES.c


# Matches: what a duplicate is to the ratings, one of all who were compared ------------------------

MATCHES: Final = Table(
    "matches",
    metadata,
    Key("id", Integer),  # the order in which they were over
    Filled("tournament_id", ForeignKey("tournaments.id")),
    Filled("section", Integer),  # a direction, a day: who is compared with whom
    Filled("server_id", ForeignKey("servers.id")),
    Filled("after_result", Integer),  # the last of `results` before it, or 0
    Filled("company", Text),  # the same for the same people
    Filled("ended_at", Float),
    # A match is never rewritten: a correction is another row, which stands in its place.
    Column("supersedes", ForeignKey("matches.id", ondelete="RESTRICT"), unique=True),
    Index("ix_matches_company", "company", "ended_at"),
    Index("ix_matches_section", "tournament_id", "section"),
    Index(
        "ix_matches_once",
        "tournament_id",
        "section",
        unique=True,
        sqlite_where=text("supersedes is null"),
    ),
)
matches: Final = MATCHES.c

MATCH_PLAYERS: Final = Table(
    "match_players",
    metadata,
    Key("match_id", ForeignKey("matches.id", ondelete="RESTRICT")),
    Key("person_id", ForeignKey("people.id")),
    Filled("team", Integer),
    Filled("rank", Integer),  # of their team, shared by equals
    Index("ix_match_players_person_id", "person_id"),
)
match_players: Final = MATCH_PLAYERS.c

# The rating after each match, for its curve. Made from the matches, and can be made again.
MATCH_STEPS: Final = Table(
    "match_steps",
    metadata,
    Key("person_id", ForeignKey("people.id")),
    Key("scope", Integer),
    Key("match_id", ForeignKey("matches.id")),
    Filled("shown", Float),
)
match_steps: Final = MATCH_STEPS.c


# Tournaments: what was paired and what came of it is never changed --------------------------------

TOURNAMENTS: Final = Table(
    "tournaments",
    metadata,
    Key("id", Integer),
    Filled("server_id", ForeignKey("servers.id")),
    Filled("channel_id", BigInteger),  # where it is announced and played
    Filled("name", Text),
    Filled("language", Text),
    Filled("state", Text),
    Filled("version", Integer),  # raised by every change
    Filled("created_by", ForeignKey("people.id")),
    Filled("created_at", Float),
    Filled("seed", LargeBinary),  # of every draw; published with the first round
    Filled("commitment", Text),  # its SHA-256, published from the beginning
    # Of the boards of a duplicate, which come from it: not shown before all of them are played.
    Column("secret", LargeBinary),
    Column("secret_commitment", Text),  # its SHA-256, published from the beginning
    Column("series_id", ForeignKey("daily_series.id")),  # a duplicate that comes back each day
    # What is played. `plan`: all of bot.tournaments.Plan; `rounds` 0 leaves it to the format.
    Filled("plan", JSON),
    Filled("preset", Text),
    Filled("options", JSON),  # every option of the ruleset
    Column("rules_name", Text),
    Filled("turn_seconds", Float),
    Filled("bank_seconds", Float),
    # Who may come.
    Filled("members", Integer),  # people of an entry: 1, 2, or 4 in a team
    Column("most_entries", Integer),  # null: as many as come
    Column("role_id", BigInteger),  # who may enter; null: everybody
    Filled("check_in", Boolean),
    # Robots play for a team that does not come; otherwise it forfeits.
    Filled("stand_ins", Boolean),
    # When.
    Column("opens_at", Float),  # registration; null: when the organiser opens it
    Filled("closes_at", Float),  # registration; then people check in
    Filled("starts_at", Float),
    Column("round_seconds", Float),  # of a round; null: as long as it takes
    Filled("break_seconds", Float),  # between rounds
    Column("due_at", Float),  # when something has to be done next; null: when something happens
    Column("paused_at", Float),
    Column("paused_why", Text),
    _flag("tables_paused"),
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
tournaments: Final = TOURNAMENTS.c

# A daily duplicate that opens anew each day when the one before closes: what each of them is.
DAILY_SERIES: Final = Table(
    "daily_series",
    metadata,
    Key("id", Integer),
    Filled("server_id", ForeignKey("servers.id")),
    Filled("channel_id", BigInteger),
    Filled("created_by", ForeignKey("people.id")),
    Filled("created_at", Float),
    Filled("name", Text),
    Filled("language", Text),
    Filled("zone", Text),  # whose midnight closes it, such as Europe/Paris
    Filled("plan", JSON),
    Filled("preset", Text),
    Filled("options", JSON),  # every option of the ruleset
    Column("rules_name", Text),
    Column("role_id", BigInteger),  # who may enter; null: everybody
    Column("due_at", Float),  # when the next one opens; null: it was stopped
    Index("ix_daily_series_due_at", "due_at"),
    Index("ix_daily_series_server_id", "server_id"),
)
daily_series: Final = DAILY_SERIES.c

TOURNAMENT_ENTRIES: Final = Table(
    "tournament_entries",
    metadata,
    Key("tournament_id", ForeignKey("tournaments.id")),
    Key("number", Integer),
    Column("name", Text),  # null: the names of its people
    Filled("standing", Text),
    Filled("strength", Float, server_default="0"),
    Filled("entered_at", Float),
    # In a tournament that is over, for profiles and lists; follows from its results.
    Column("final_rank", Integer),  # NULL: not over, or without a place
    CheckConstraint(
        "standing in ('asked', 'looking', 'in', 'waiting', 'out')",
        name="standing",
    ),
)
tournament_entries: Final = TOURNAMENT_ENTRIES.c

# The people of an entry; of one that is out before it has played, nobody is kept.
TOURNAMENT_MEMBERS: Final = Table(
    "tournament_members",
    metadata,
    Key("tournament_id", Integer),
    Key("number", Integer),  # of the entry
    Key("place", Integer),  # 0, 1, in a team of four up to 3
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    Filled("here", Boolean),  # has checked in
    ForeignKeyConstraint(
        ["tournament_id", "number"],
        ["tournament_entries.tournament_id", "tournament_entries.number"],
    ),
    UniqueConstraint("tournament_id", "person_id"),
    Index("ix_tournament_members_person_id", "person_id"),
)
tournament_members: Final = TOURNAMENT_MEMBERS.c

# Somebody is asked to play in an entry; they are none of it before they say yes.
TOURNAMENT_INVITATIONS: Final = Table(
    "tournament_invitations",
    metadata,
    Key("id", Integer),
    Filled("tournament_id", Integer),
    Filled("number", Integer),  # of the entry
    Filled("person_id", ForeignKey("people.id")),  # who is asked
    Filled("by_id", ForeignKey("people.id")),  # by whom
    Filled("at", Float),
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
tournament_invitations: Final = TOURNAMENT_INVITATIONS.c

TOURNAMENT_ROUNDS: Final = Table(
    "tournament_rounds",
    metadata,
    Key("tournament_id", ForeignKey("tournaments.id")),
    Key("number", Integer),
    Filled("byes", JSON),  # entries that sit out
    Filled("by_hand", Boolean),
    Filled("paired_at", Float),
    Column("until", Float),  # when its time is up; null: no limit
    Column("closed_at", Float),
)
tournament_rounds: Final = TOURNAMENT_ROUNDS.c

TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    metadata,
    Key("tournament_id", Integer),
    Key("round", Integer),
    Key("number", Integer),
    Filled("sides", JSON),  # the entries of each; 0 and below: robots of the house
    Filled("section", Text),  # this and the next two: of a bracket
    Filled("match", Integer),
    Filled("stage", Integer),
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), unique=True),
    Column("last_deal", Integer),  # the round's time is up: nothing counts after this deal
    ForeignKeyConstraint(
        ["tournament_id", "round"],
        ["tournament_rounds.tournament_id", "tournament_rounds.number"],
    ),
)
tournament_tables: Final = TOURNAMENT_TABLES.c

# Every game that was played at a table, the newest with the highest number: another one follows a
# draw in a bracket, and a party of a best of three.
TOURNAMENT_GAMES: Final = Table(
    "tournament_games",
    metadata,
    Key("game_id", ForeignKey("games.id", ondelete="RESTRICT")),
    Filled("tournament_id", Integer),
    Filled("round", Integer),
    Filled("number", Integer),  # of the table
    Filled("best_of", Integer, server_default="1"),  # parties, at the most
    Column("until", Float),  # when its time is up, as its people are told; null: no limit
    Column("told", Float),  # of how many seconds that are left they were told last
    # Its time is up: robots play the deals that are missing.
    _flag("robots"),
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
tournament_games: Final = TOURNAMENT_GAMES.c

TOURNAMENT_RESULTS: Final = Table(
    "tournament_results",
    metadata,
    Key("id", Integer),  # the order in which they were written
    Filled("tournament_id", ForeignKey("tournaments.id")),
    Filled("kind", Text),  # bot.tournaments.tournament
    Filled("round", Integer),
    Column("table_number", Integer),  # null: of an entry
    Column("entry", Integer),
    Filled("facts", JSON),
    # A result is never rewritten: a correction is another row, which stands in its place.
    Column("supersedes", ForeignKey("tournament_results.id", ondelete="RESTRICT"), unique=True),
    Filled("why", Text),  # the organiser's reason for a correction, or nothing
    Column("by_id", ForeignKey("people.id")),  # null: the program
    Filled("at", Float),
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
    ),
)
tournament_results: Final = TOURNAMENT_RESULTS.c

# What was done in a tournament, for everybody to read.
TOURNAMENT_LOG: Final = Table(
    "tournament_log",
    metadata,
    Key("id", Integer),
    Filled("tournament_id", ForeignKey("tournaments.id")),
    Filled("at", Float),
    Column("by_id", ForeignKey("people.id")),  # null: the program
    Filled("what", Text),
    Filled("facts", JSON),  # numbers and reasons; never names
    Index("ix_tournament_log_tournament_id", "tournament_id"),
)
tournament_log: Final = TOURNAMENT_LOG.c


# Leagues: series of tournaments with one table, which is made from the standings ------------------

LEAGUES: Final = Table(
    "leagues",
    metadata,
    Key("id", Integer),
    Filled("server_id", ForeignKey("servers.id")),
    Filled("name", Text),
    Filled("best", Integer),  # of somebody's tournaments so many count
    Column("out_of", Integer),  # how many there are to be; null: that is open
    Filled("worth", Text),  # of a tournament to somebody
    Filled("version", Integer),  # raised by every change
    Filled("created_by", ForeignKey("people.id")),
    Filled("created_at", Float),
    Column("ended_at", Float),
    CheckConstraint("worth in ('places', 'points')", name="worth"),
    Index("ix_leagues_server_id", "server_id"),
)
leagues: Final = LEAGUES.c
