"""The tables of the database, each with the value that is read from it; those of results are in
`result_schema.py`, those of tournaments and leagues in `tournament_schema.py`.

Times are Unix seconds; ids of Discord are snowflakes.

`docs/design.md` says what of it is kept from version to version."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from sqlalchemy import (
    CheckConstraint,
    Index,
    UniqueConstraint,
    false,
    text,
)

from bot.storage.delivery.subjects import IN_DM, NOTHING, TABLE_VIEWER, Subject
from bot.storage.engine.statements import ELSEWHERE, More, Options, table

KEY = More(primary_key=True)
Key = Annotated[int, KEY]
TextKey = Annotated[str, KEY]
Unique = Annotated[int, More(unique=True)]
UniqueText = Annotated[str, More(unique=True)]
Lenient = Annotated[dict[str, Any], Options]
OfPerson = Annotated[int, "people.id"]
OfServer = Annotated[int, "servers.id"]
OfGame = Annotated[int, "games.id"]
OfResult = Annotated[int, "results.id"]
OfTournament = Annotated[int, "tournaments.id"]
KeyOfPerson = Annotated[OfPerson, KEY]
KeyOfServer = Annotated[OfServer, KEY]
KeyOfGame = Annotated[OfGame, KEY]
KeyOfResult = Annotated[OfResult, KEY]
KeyOfTournament = Annotated[OfTournament, KEY]


# What is done once --------------------------------------------------------------------------------


class TakenRow(NamedTuple):
    """A press or command that has changed something: Discord may bring it to two processes."""

    interaction_id: Key
    """the number that Discord gave it"""
    taker: str
    """the process, by a word that it has made up"""


taken: Final = table("taken", TakenRow)


# People and servers, what somebody learns, and who was forgotten ----------------------------------


class Person(NamedTuple):
    """A row of `people`."""

    id: Key
    discord_id: Unique | None
    """None: they want to be forgotten, and leave the parties without the name"""
    name: str
    locale: str | None
    """of the last interaction"""
    language: str | None
    """chosen in /preferences"""
    notices: str = "away"
    four_colours: bool = False
    light_felt: bool = False
    dms_wanted: bool = True
    hidden: bool = False
    """from leaderboards"""
    robot_ladder: bool = False
    """parties with robots count on a ladder of their own"""
    reminders: bool = True
    """of tournaments they have entered"""
    cuts_alone: bool = False
    """the pack is cut for them at once, anywhere"""
    text_first: bool = False
    """the text of a picture stands above it"""
    phrases: bool = True
    """what others at the table say is shown to them"""
    dm_channel_id: int | None = None
    """of their DM with the bot, once they have pressed something there"""


people: Final = table(
    "people",
    Person,
    CheckConstraint("notices in ('always', 'away', 'never')", name="notices"),
    Index(  # who stands on no board
        "ix_people_unlisted",
        "id",
        sqlite_where=text("hidden or discord_id is null"),
    ),
    created_at=float,
    page_token=UniqueText | None,
)


class LearnerRow(NamedTuple):
    """The course that somebody has chosen, where they go on, and what they have done."""

    course: str
    """the preset that they learn"""
    lesson: int = 0
    step: int = 0
    """of the lesson's positions"""
    finished: tuple[int, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Tell whether there is anything to go on with."""
        return bool(self.lesson or self.step or self.finished)


learners: Final = table("learners", LearnerRow, person_id=KeyOfPerson)


class PuzzleRow(NamedTuple):
    """A position for everybody, each day; nothing in it is from anybody's party."""

    preset: str
    kind: str
    """`cards` or `bids`"""
    seed: bytes
    """of the chance in it"""
    actions: Sequence[str]
    """that lead to the position"""
    seat: int
    options: Sequence[Sequence[Any]]
    """each answer with its loss and reason, the best first"""


# By days since 1970, in UTC.
puzzles: Final = table("puzzles", PuzzleRow, day=Key)
puzzle_answers: Final = table(
    "puzzle_answers",
    Index("ix_puzzle_answers_person_id", "person_id"),
    day=Annotated[int, KEY, "puzzles.day"],
    person_id=KeyOfPerson,
    action=str,
    right=bool,
    late=bool,  # when the day was over: it counts for no row of days
)


class Server(NamedTuple):
    """A row of `servers`."""

    id: Key
    discord_id: Unique
    language: str | None
    """in which everybody there reads; None: nobody has said, and nothing was opened yet"""
    channel_ids: list[int] | None
    """where tables may be opened; None: anywhere"""
    organiser_role_id: int | None
    greeted_at: float | None
    player_role_id: int | None = None
    """who may open tables and sit down; None: everybody"""
    most_tables: int | None = None
    """open at the same time; None: the program's own limit"""
    digest_channel_id: int | None = None
    """None: no weekly digest"""
    digest_at: float | None = None
    """when the next one is due"""
    season_months: int = 3
    season_start: float | None = None
    """of the first season; None: with the quarter of the year"""
    podium_channel_id: int | None = None
    time_zone: str | None = None
    """in which times are typed; None: guessed by the language"""
    pages: bool = False
    """it and its tournaments may have a link for browsers"""
    page_token: UniqueText | None = None
    """what the address of its own pages ends with; None: it has none"""
    page_name: str = ""
    """what it is called there: as on Discord, kept as long as it has a link"""
    page_listed: bool = False
    """everybody finds its pages on the first one, and search engines may"""
    scheduled_events: bool = False
    """its tournaments stand among its scheduled events, Discord's own list"""


# `left_at`: the bot was removed; null: it is there.
servers: Final = table("servers", Server, left_at=float | None)

# People who may not sit down at a server's tables.
blocks: Final = table(
    "blocks", server_id=KeyOfServer, person_id=KeyOfPerson, blocked_by=OfPerson, at=float
)

# A keyed hash of somebody who was forgotten, of each thing that must outlive it: see traces.py.
traces: Final = table(
    "traces",
    Index("ix_traces_game_id", "game_id"),
    Index("ix_traces_tournament_id", "tournament_id"),
    Index("ix_traces_server_id", "server_id"),
    id=Key,
    key=str,
    hash=str,
    game_id=OfGame | None,  # whose cards they have seen …
    seat=int | None,  # … in this seat
    why=str | None,  # as in `departures`
    tournament_id=OfTournament | None,  # whose boards they may have seen …
    round=int | None,  # … in this round
    server_id=OfServer | None,  # which has blocked them …
    at=float | None,  # … since then
)


# Games and messages -------------------------------------------------------------------------------


class GameRow(NamedTuple):
    """A row of `games`."""

    id: Key
    server_id: Annotated[OfServer, More(nullable=True)]
    """`NO_SERVER` for practice, which is on none"""
    channel_id: int
    """of the lobby; 0: there is none"""
    thread_id: int | None
    """of the table"""
    host_id: OfPerson
    status: str
    language: str
    preset: str
    options: Lenient
    """every option of the ruleset"""
    rules_name: str | None
    """under which they were saved when the table chose them"""
    rules_version: int
    seed: bytes
    version: int
    """raised by every change, in the lobby too"""
    events: Annotated[int, More(server_default="0")]
    """how many there are"""
    trick_events: int | None
    """events and time at which the last trick was complete"""
    trick_at: float | None
    asked_at: float | None
    """since when the present decision is open"""
    due_at: float | None
    """when the host has to do something next"""
    again_id: OfGame | None
    """the party that followed at this table"""
    created_at: float
    started_at: float | None
    turn_seconds: float = 90.0
    """for one action"""
    bank_seconds: float = 300.0
    """a seat's for a party"""
    paused_at: float | None = None
    """since when clocks stand and nobody may act"""
    paused_why: str | None = None
    ended_why: str | None = None
    """of a party closed before its end, without a result"""
    paused_by: int | None = None
    """the person who did; None: the program itself"""
    nonces: Lenient | None = None
    """from people's presses: by person in the lobby, by seat once it has started"""
    open_hands: bool = False
    """everybody may see the hands of a deal that is over, where `Game.shows_hands` allows it"""
    hints: bool = False
    """people may ask for them, where `Game.allows_hints` says so"""
    robot_level: str = "strong"
    """how well its robots play"""
    once_more: bool = False
    """practice that ends with a deal, which begins in its middle or is another party's again"""
    theme: str | None = None
    """of that deal, which was chosen for it"""
    server_discord_id: Annotated[int, ELSEWHERE] = 0
    """Discord's number of its server; 0 for practice"""

    @property
    def of_seats(self) -> tuple[str | None, ...]:
        """Return what each seat's press mixed into the seed of a party that has started."""
        by_seat = {} if self.started_at is None else self.nonces or {}
        seats = range(self.options["players"])
        return tuple(by_seat.get(str(seat)) for seat in seats) if by_seat else ()


games: Final = table(
    "games",
    GameRow,
    CheckConstraint("status in ('lobby', 'playing', 'over', 'expired', 'closed')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_server_id_status", "server_id", "status"),
    Index("ix_games_again_id", "again_id"),
    Index("ix_games_practice", "host_id", sqlite_where=text("server_id is null")),
    ended_at=float | None,
    published_at=float | None,  # since when anybody may have the record
    share=UniqueText | None,  # ends its link for browsers; see shared.py
)


class SeatRow(NamedTuple):
    """A held seat; `person_id` is None for a robot."""

    seat: Key
    person_id: OfPerson | None
    agreed: bool = True
    """to the rules as they are now: by sitting down, or again after they were changed"""
    bank: float | None = None
    """seconds left for turns that take longer; None: all of the table's"""
    clock_from: float | None = None
    """since when their clock runs; None: it does not"""
    missed: int = 0
    """turns in a row played for them"""
    away: bool = False
    """a robot keeps the seat until its person is back"""
    offered: bool = False
    wants_end: bool = False
    told: int = 0
    """of this turn: see Reminder"""
    wants_gone: int | None = None
    """the seat whose person is to go, if all the others want it too"""
    phrase: str | None = None
    """what they said last, by its name …"""
    phrase_events: int = 0
    """… and after how many actions"""
    note: str | None = None
    """what they leave with their next card or call"""


seats: Final = table(
    "seats",
    SeatRow,
    UniqueConstraint("game_id", "person_id"),
    CheckConstraint("seat >= 0", name="seat"),
    Index("ix_seats_person_id", "person_id"),
    game_id=KeyOfGame,
    first_id=int | None,  # the person who sat here when the party began
)


class Departure(NamedTuple):
    """A seat at a table that a person gave up before the party was over, after `events` actions.

    `why`: "left" (they were away when another took it), "replaced" (they had offered it),
    "removed".
    """

    seat: int
    person_id: OfPerson
    events: int
    why: str
    at: float


departures: Final = table(
    "departures",
    Departure,
    CheckConstraint("why in ('left', 'replaced', 'removed')", name="why"),
    Index("ix_departures_game_id", "game_id"),
    Index("ix_departures_person_id", "person_id"),
    id=Key,
    game_id=OfGame,
)


class RulesetRow(NamedTuple):
    """A row of `rulesets`. What it holds was valid when it was saved."""

    id: Key
    server_id: OfServer
    name: str
    key: str
    """the name as names are compared"""
    preset: str
    changes: dict[str, Any]
    """option → value, where they differ from the preset"""
    saved_by: OfPerson


rulesets: Final = table(
    "rulesets", RulesetRow, UniqueConstraint("server_id", "key"), saved_at=float
)


class GameEvent(NamedTuple):
    """One action of a game, as it was committed: the game itself. Events are never changed, and
    only those of practice are ever deleted."""

    number: Key
    """1, 2, 3 … within the game"""
    decision: str
    action: str
    """text form of bot.rules.core.actions"""
    made_by: str
    person_id: OfPerson | None
    at: float


events: Final = table(
    "events",
    GameEvent,
    UniqueConstraint("game_id", "decision"),  # a decision is answered once
    CheckConstraint("made_by in ('player', 'robot', 'clock', 'host')", name="made_by"),
    game_id=KeyOfGame,
)


class Note(NamedTuple):
    """A note of a person about a move, or about a moment of the replay."""

    deal: int
    step: int
    """of the replay: 0 for the auction, or the number of a trick"""
    person_id: OfPerson
    text: str
    at: float
    number: int | None = None
    """of the action it was left with; None: it was written in the replay"""
    action: Annotated[str | None, ELSEWHERE] = None
    name: Annotated[str, ELSEWHERE] = ""
    """of the person"""


notes: Final = table(
    "notes",
    Note,
    Index("ix_notes_moment", "game_id", "deal", "step"),
    Index("ix_notes_person_id", "person_id"),
    id=Key,
    game_id=OfGame,
)

# For which decisions somebody asked for a hint, and the `Weighing` it was found from.
hints: Final = table(
    "hints", game_id=KeyOfGame, seat=Key, decision=TextKey, deal=int, weighing=list[Any]
)


class AnalysisRow(NamedTuple):
    """The review of a person's decisions in a deal that is over: bot/teaching/analysis.py."""

    game_id: KeyOfGame
    deal: Key
    person_id: KeyOfPerson
    seat: int
    found: dict[str, Any]
    lost: float
    """points given away, as they could know it"""
    chance: float | None
    """of their contract, with all their cards; None: they had none"""
    made: bool | None
    """None: it was tied, or there was none"""
    at: float


analyses: Final = table("analyses", AnalysisRow, Index("ix_analyses_person_id", "person_id"))


class MessageRow(NamedTuple):
    """A message on Discord, whatever its subject: what it shows, and what it should show. A key
    that its subject does not have is None."""

    id: Key
    subject: Subject
    wanted: int
    """the version that it should show: of a game the game's own; else each mark wants one more, so
    that one which comes while the message is shown is not lost"""
    shown: int = NOTHING
    priority: int = 2
    """0 for who is next to act, 1 what all read, 2 the rest"""
    closing: bool = False
    tries: int = 0
    retry_at: float | None = None
    """when to try again a message that failed or was held back; None: neither happened"""
    game_id: OfGame | None = None
    viewer: int = TABLE_VIEWER
    """of a game: a seat, or TABLE_VIEWER"""
    number: int = 0
    """what tells two of a subject apart: see `Subject`"""
    tournament_id: OfTournament | None = None
    person_id: int | None = None
    """who gets a notification, or held the seat when the message was asked for"""
    server_id: OfServer | None = None
    """of the post after a week or a season"""
    season_id: Annotated[int, "seasons.id"] | None = None
    until: float | None = None
    """when the week ended"""
    facts: dict[str, Any] | None = None
    """of a report: from whom, about which table; of a digest: the game and the deal that it
    shows; of a scheduled event: what Discord was told of it, or `why` there is none yet"""
    channel_id: int | None = None
    """where it stands or is to stand, a scheduled event on its server; None: where its subject
    says, which is not open yet"""
    message_id: int | None = None
    asked_at: float | None = None
    """when it was asked for: it was not sent before"""
    token: str | None = None
    """of the last click that it answered: by that it can be edited"""
    token_until: float | None = None
    chosen: int | None = None
    """in a hand: which of the sets they may announce its owner has chosen; None: the proposal"""
    events: int | None = None
    """how many actions had happened in what it shows"""
    aloud: bool = False
    """it is sent where others read it, because its reader's DM is closed"""
    afresh: int = 0
    """how often it was sent anew, because its message was gone or could not be edited"""
    claimed_until: float | None = None
    """until when it is left to a press that is answered with it: `storage/delivery/claims.py`"""

    @property
    def held_until(self) -> float:
        """Return when it may be shown; in the past: now."""
        return max(self.retry_at or 0.0, self.claimed_until or 0.0)

    @property
    def of_tournament(self) -> int:
        """Return its tournament. Raises `ValueError` for a message of none."""
        if self.tournament_id is None:
            raise ValueError(f"message {self.id} ({self.subject}) belongs to no tournament")
        return self.tournament_id

    @property
    def is_ephemeral(self) -> bool:
        """Return whether its message can be reached by the token of an interaction alone."""
        own = self.token is not None and self.subject not in IN_DM
        return own or self.subject is Subject.PEEK

    @property
    def kept(self) -> dict[str, Any]:
        """Return what changes once it is sent, or never will be: nobody keeps what somebody
        wrote."""
        wrote = self.facts is not None and "text" in self.facts
        return {"facts": {**(self.facts or {}), "text": ""}} if wrote else {}


messages: Final = table(
    "messages",
    MessageRow,
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
    Index("ix_messages_begun", "id", sqlite_where=text("begun")),
    claims=Annotated[int, More(server_default="0")],  # presses that are answered with it
    begun=Annotated[bool, More(server_default=false())],  # something is on its way to Discord
)


# Processes ----------------------------------------------------------------------------------------


class LeaseRow(NamedTuple):
    """What one process at a time may do, and which one that is: bot/storage/leases.py."""

    name: TextKey
    holder: str
    fence: int
    """the number with which its holder writes: each who takes it has the next one"""
    since: float
    until: float
    """by the database's clock"""


leases: Final = table("leases", LeaseRow)


class JobRow(NamedTuple):
    """Something to be found, which any process may do that claims it: bot/storage/jobs.py."""

    id: Key
    kind: str
    about: str
    """what its kind needs to know, and nothing that anybody hides"""


jobs: Final = table(
    "jobs",
    JobRow,
    UniqueConstraint("kind", "about"),
    at=float,  # by the database's clock, as all of these
    claimed_by=str | None,
    claimed_until=float | None,
    result=str | None,  # None: it is not done
)
thinkers: Final = table("thinkers", name=TextKey, room=int, until=float)
