"""The tables of tournaments and leagues, with what is read from each as a value.

With these `metadata` has all tables there are."""

from typing import Annotated, Any, Final, NamedTuple

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, UniqueConstraint, false, text

from bot.storage.engine.result_schema import metadata as metadata
from bot.storage.engine.schema import (
    Key,
    KeyOfGame,
    KeyOfPerson,
    KeyOfTournament,
    OfGame,
    OfPerson,
    OfServer,
    OfTournament,
    Unique,
)
from bot.storage.engine.statements import More, table

# Tournaments: what was paired and what came of it is never changed --------------------------------


class TournamentRow(NamedTuple):
    """A row of `tournaments`."""

    id: Key
    server_id: OfServer
    channel_id: int
    """where it is announced and played"""
    name: str
    language: str
    state: str
    version: int
    """raised by every change"""
    created_by: OfPerson
    created_at: float
    seed: bytes
    """of every draw; published with the first round"""
    commitment: str
    """its SHA-256, published from the beginning"""
    plan: dict[str, Any]
    """all of bot.tournaments.Plan; `rounds` 0 leaves it to the format"""
    preset: str
    options: dict[str, Any]
    """every option of the ruleset"""
    rules_name: str | None
    turn_seconds: float
    bank_seconds: float
    members: int
    """people of an entry: 1, 2, or 4 in a team"""
    most_entries: int | None
    """None: as many as come"""
    role_id: int | None
    """who may enter; None: everybody"""
    check_in: bool
    stand_ins: bool
    """robots play for a team that does not come; otherwise it forfeits"""
    opens_at: float | None
    """registration; None: when the organiser opens it"""
    closes_at: float
    """registration; then people check in"""
    starts_at: float
    round_seconds: float | None
    """of a round; None: as long as it takes"""
    break_seconds: float
    """between rounds"""
    due_at: float | None
    """when something has to be done next; None: when something happens"""
    paused_at: float | None
    paused_why: str | None
    tables_paused: Annotated[bool, More(server_default=false())]
    last_round: int | None
    """ended early, after this one"""
    ended_at: float | None
    league_id: Annotated[int, "leagues.id"] | None = None
    """of whose table it is a part"""
    secret: bytes | None = None
    """of the boards of a duplicate, which come from it: not shown before all of them are played"""
    secret_commitment: str | None = None
    """its SHA-256, published from the beginning"""
    series_id: Annotated[int, "daily_series.id"] | None = None
    """a duplicate that comes back each day"""
    weekly_id: Annotated[int, "weekly_series.id"] | None = None
    """a tournament that comes back each week"""
    about: str | None = None
    """what its organiser says of it"""
    contact: str | None = None
    """whom to ask, in the organiser's words"""
    protest_seconds: Annotated[float, More(server_default="0")] = 0.0
    """after a round, in which its tables may report (T9)"""


tournaments: Final = table(
    "tournaments",
    TournamentRow,
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
    Index("ix_tournaments_weekly_id", "weekly_id"),
)


# Who is in charge of one tournament, besides those who organise on its server.
tournament_organisers: Final = table(
    "tournament_organisers",
    Index("ix_tournament_organisers_person_id", "person_id"),
    tournament_id=KeyOfTournament,
    person_id=KeyOfPerson,
)


# The link under which a tournament is read in a browser; see page_links.py.
page_links: Final = table(
    "page_links",
    tournament_id=KeyOfTournament,
    token=Annotated[str, More(unique=True)],
    listed=Annotated[bool, More(server_default=false())],
    held=Annotated[bool, More(server_default=false())],
    delay=Annotated[int, More(server_default="0")],
    closed_from=Annotated[int, More(server_default="0")],
)


class SeriesRow(NamedTuple):
    """A daily duplicate that opens anew each day when the one before closes: what each of them
    is."""

    id: Key
    server_id: OfServer
    channel_id: int
    created_by: OfPerson
    created_at: float
    name: str
    language: str
    zone: str
    """whose midnight closes it, such as Europe/Paris"""
    plan: dict[str, Any]
    preset: str
    options: dict[str, Any]
    """every option of the ruleset"""
    rules_name: str | None
    role_id: int | None
    """who may enter; None: everybody"""
    due_at: float | None
    """when the next one opens; None: it was stopped"""


daily_series: Final = table(
    "daily_series",
    SeriesRow,
    Index("ix_daily_series_due_at", "due_at"),
    Index("ix_daily_series_server_id", "server_id"),
)


class WeeklyRow(NamedTuple):
    """A tournament that comes back each week: each is like the one before (T11)."""

    id: Key
    server_id: OfServer
    created_by: OfPerson
    created_at: float
    name: str
    zone: str
    """whose time of day it keeps, such as Europe/Paris"""
    usual_at: float
    """when the next one that is made would start"""
    starts_at: float
    """when it starts: as usual, or as it was moved"""
    due_at: float | None
    """when it is made; None: it was stopped"""


weekly_series: Final = table(
    "weekly_series",
    WeeklyRow,
    Index("ix_weekly_series_due_at", "due_at"),
    Index("ix_weekly_series_server_id", "server_id"),
)


class EntryRow(NamedTuple):
    """A row of `tournament_entries`."""

    number: Key
    name: str | None
    """None: the names of its people"""
    standing: str
    strength: Annotated[float, More(server_default="0")]
    entered_at: float
    seed: int | None = None
    """its place in the seeding, from 1; None: behind those who have one, by strength (T8 a)"""


# `final_rank`: in a tournament that is over, for profiles and lists; it follows from its results.
tournament_entries: Final = table(
    "tournament_entries",
    EntryRow,
    CheckConstraint(
        "standing in ('asked', 'looking', 'in', 'waiting', 'out')",
        name="standing",
    ),
    tournament_id=KeyOfTournament,
    final_rank=int | None,  # null: not over, or without a place
)


class MemberRow(NamedTuple):
    """A member of an entry. Of an entry that is out before it has played, none are kept."""

    number: Key
    """of the entry"""
    place: Key
    """0, 1, in a team of four up to 3"""
    person_id: OfPerson | None
    """None: a robot"""
    here: bool
    """has checked in"""


def _of_entry() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["tournament_id", "number"],
        ["tournament_entries.tournament_id", "tournament_entries.number"],
    )


tournament_members: Final = table(
    "tournament_members",
    MemberRow,
    _of_entry(),
    UniqueConstraint("tournament_id", "person_id"),
    Index("ix_tournament_members_person_id", "person_id"),
    tournament_id=Key,
)


class InvitationRow(NamedTuple):
    """A row of `tournament_invitations`: somebody is asked to play in an entry, of which they are
    none before they say yes."""

    id: Key
    number: int
    """of the entry"""
    person_id: OfPerson
    by_id: OfPerson
    """who asks"""
    at: float
    answer: str | None = None
    """None: none yet. Of who is asked: yes, no, elsewhere (they play with others). Without one:
    none in time, taken_back by an entry that has gone"""
    answered_at: float | None = None


tournament_invitations: Final = table(
    "tournament_invitations",
    InvitationRow,
    _of_entry(),
    CheckConstraint(
        "answer in ('yes', 'no', 'elsewhere', 'none', 'taken_back')",
        name="answer",
    ),
    Index("ix_tournament_invitations_tournament_id", "tournament_id"),
    Index("ix_tournament_invitations_open", "at", sqlite_where=text("answer is null")),
    tournament_id=int,
)


class RoundRow(NamedTuple):
    """A row of `tournament_rounds`."""

    number: Key
    byes: list[int]
    """entries that sit out"""
    by_hand: bool
    paired_at: float
    until: float | None
    """when its time is up; None: no limit"""
    closed_at: float | None
    protest_until: float | None = None
    """all its tables have a result: until then they may report (T9)"""


TheGame = Annotated[OfGame, More(unique=True)]
tournament_rounds: Final = table("tournament_rounds", RoundRow, tournament_id=KeyOfTournament)
tournament_tables: Final = table(
    "tournament_tables",
    ForeignKeyConstraint(
        ["tournament_id", "round"],
        ["tournament_rounds.tournament_id", "tournament_rounds.number"],
    ),
    tournament_id=Key,
    round=Key,
    number=Key,
    sides=list[list[int]],  # the entries of each; 0 and below: robots of the house
    section=str,  # this and the next two: of a bracket
    match=int,
    stage=int,
    game_id=TheGame | None,
    last_deal=int | None,  # the round's time is up: nothing counts after this deal
)


class GameAtTable(NamedTuple):
    """A game that was played at a table, the newest with the highest number: another one follows a
    draw in a bracket, and a party of a best of three."""

    game_id: KeyOfGame
    tournament_id: int
    round: int
    number: int
    """of the table"""
    best_of: int = 1
    """parties, at the most"""
    until: float | None = None
    """when its time is up, as its people are told; None: no limit"""
    told: float | None = None
    """of how many seconds that are left they were told last"""
    robots: bool = False
    """its time is up: robots play the deals that are missing"""


tournament_games: Final = table(
    "tournament_games",
    GameAtTable,
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


class ResultRow(NamedTuple):
    """A row of `tournament_results`, which is never rewritten: a correction is another row, which
    stands in its place."""

    id: Key
    """the order in which they were written"""
    kind: str
    """bot.tournaments.tournament"""
    round: int
    table_number: int | None
    """None: of an entry"""
    entry: int | None
    facts: dict[str, Any]
    supersedes: Annotated[Unique, "tournament_results.id"] | None
    why: str
    """the organiser's reason for a correction, or nothing"""
    by_id: OfPerson | None
    """None: the program"""
    at: float


tournament_results: Final = table(
    "tournament_results",
    ResultRow,
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
    tournament_id=OfTournament,
)


class LogRow(NamedTuple):
    """Something that was done, for everybody to read."""

    id: Key
    at: float
    by_id: OfPerson | None
    """None: the program"""
    what: str
    facts: dict[str, Any]
    """numbers and reasons; never names"""


tournament_log: Final = table(
    "tournament_log",
    LogRow,
    Index("ix_tournament_log_tournament_id", "tournament_id"),
    tournament_id=OfTournament,
)


# Leagues: series of tournaments with one table, which is made from the standings ------------------


class LeagueRow(NamedTuple):
    """A row of `leagues`. `worth`: "places" or "points", which a tournament is to somebody."""

    id: Key
    server_id: OfServer
    name: str
    best: int
    """of somebody's tournaments so many count"""
    out_of: int | None
    """how many there are to be; None: that is open"""
    worth: str
    version: int
    """raised by every change"""
    created_by: OfPerson
    created_at: float
    ended_at: float | None


leagues: Final = table(
    "leagues",
    LeagueRow,
    CheckConstraint("worth in ('places', 'points')", name="worth"),
    Index("ix_leagues_server_id", "server_id"),
)
