"""The tables of results, and of what is counted from them: ratings, seasons, titles, matches."""

from typing import Annotated, Final, NamedTuple

from sqlalchemy import BigInteger, Column, Computed, Index, UniqueConstraint, text

from bot.storage.engine.schema import (
    KEY,
    Key,
    KeyOfPerson,
    KeyOfResult,
    OfGame,
    OfPerson,
    OfResult,
    OfServer,
    OfTournament,
    TextKey,
)
from bot.storage.engine.statements import More, table
from bot.storage.engine.statements import metadata as metadata
from bot.storage.games.counts import Counts

results: Final = table(
    "results",
    Index("ix_results_server_id", "server_id"),
    Index("ix_results_company", "company", "ended_at"),
    Index("ix_results_game_id", "game_id", unique=True),
    id=Key,  # the order in which parties ended
    game_id=OfGame,
    server_id=OfServer,
    preset=str,
    deals=int,
    ended_at=float,
    pool=str | None,  # of the ratings that it counts for; null: none
    unrated_why=str | None,
    company=str | None,  # the people who began it, in one order: "12 45 77 90"
)


class SideResult(NamedTuple):
    """How a party ended for one of its sides, an account of its game: partners, or somebody who
    plays alone. In a draw none has won."""

    score: int
    won: bool


result_sides: Final = table("result_sides", SideResult, result_id=KeyOfResult, side=Key)

# What happened in somebody's seat (null: a robot's) is counted as `Counts` says; they played for a
# side.
result_players: Final = table(
    "result_players",
    Counts,
    Index("ix_result_players_person_id", "person_id", "result_id"),
    result_id=KeyOfResult,
    seat=Key,
    person_id=OfPerson | None,
    side=int,
)

# Who left a party before its end, or was not there when it ended: rated as having lost.
result_leavers: Final = table(
    "result_leavers",
    Index("ix_result_leavers_person_id", "person_id", "result_id"),
    result_id=KeyOfResult,
    seat=Key,
    person_id=OfPerson,
    side=int,
)

# What follows is made from the results, in their order, and can be made again (`bot rerate`).
# `scope`: a server, or 0 for all of them; `season`: one of `seasons`, or 0 for all time.
ratings: Final = table(
    "ratings",
    Index("ix_ratings_shown", "scope", "season", "pool", "shown", "person_id", "parties"),
    Index("ix_ratings_won", "scope", "season", "pool", "won", "shown", "person_id"),
    Index("ix_ratings_rate", "scope", "season", "pool", "rate", "parties", "person_id"),
    Index("ix_ratings_person_id", "person_id"),
    scope=Key,
    season=Key,
    pool=TextKey,
    person_id=KeyOfPerson,
    mu=float,
    sigma=float,
    shown=float,  # 1000 + 40 × (μ − 3σ)
    parties=int,
    won=int,
    rank_before=int | None,  # when the week began
    rate=float | None,  # won of all their parties; null: too few of them
)

# Two who played together; `first_id` is the smaller one.
pairs: Final = table(
    "pairs",
    # By what pairs are ordered: those that have won more, and of equals those in fewer parties.
    Column("merit", BigInteger, Computed("won * 1000000 - parties", persisted=True)),
    Index("ix_pairs_merit", "scope", "season", "pool", "merit", "first_id", "second_id"),
    # Somebody's pairs: those in which they are the first are found by the key.
    Index("ix_pairs_second_id", "second_id", "scope", "season", "pool"),
    scope=Key,
    season=Key,
    pool=TextKey,
    first_id=KeyOfPerson,
    second_id=KeyOfPerson,
    parties=int,
    won=int,
)

# The rating after each party, for its curve.
rating_steps: Final = table(
    "rating_steps",
    person_id=KeyOfPerson,
    scope=Key,
    pool=TextKey,
    result_id=KeyOfResult,
    shown=float,
)

# Of everybody in a seat: what somebody's points are compared with.
seat_averages: Final = table("seat_averages", pool=TextKey, seat=Key, deals=int, points=int)

# How far the results have been reckoned with.
folds: Final = table("folds", name=TextKey, last_result=int)


class Season(NamedTuple):
    """A row of `seasons`: the results after `first_result` up to `last_result` (None: it goes on),
    and the matches likewise.

    `number` counts the seasons of a scope: 1, 2, 3 …
    """

    id: Key
    scope: int
    number: int
    starts_at: float
    ends_at: float
    first_result: int
    """the last one before it, or 0"""
    last_result: int | None
    first_match: int = 0
    last_match: int | None = None

    @property
    def results(self) -> tuple[int, int | None]:
        return self.first_result, self.last_result

    @property
    def matches(self) -> tuple[int, int | None]:
        return self.first_match, self.last_match


seasons: Final = table("seasons", Season, UniqueConstraint("scope", "number"))

# What somebody has done up to now, as far as titles ask for it: see bot/rankings/titles.py.
deeds: Final = table(
    "deeds",
    person_id=KeyOfPerson,
    parties=int,
    won_in_a_row=int,
    made_in_a_row=int,
    belotes=int,
    pools_won=str,  # those in which they have won, by name: "classique coinche"
)
titles: Final = table("titles", person_id=KeyOfPerson, title=TextKey, result_id=OfResult, at=float)


# Matches: what a duplicate is to the ratings, one of all who were compared ------------------------

OfMatch = Annotated[int, "matches.id"]
KeyOfMatch = Annotated[OfMatch, KEY]
Superseded = Annotated[OfMatch, More(unique=True)]
matches: Final = table(
    "matches",
    Index("ix_matches_company", "company", "ended_at"),
    Index("ix_matches_section", "tournament_id", "section"),
    Index(
        "ix_matches_once",
        "tournament_id",
        "section",
        unique=True,
        sqlite_where=text("supersedes is null"),
    ),
    id=Key,  # the order in which they were over
    tournament_id=OfTournament,
    section=int,  # a direction, a day: who is compared with whom
    server_id=OfServer,
    after_result=int,  # the last of `results` before it, or 0
    company=str,  # the same for the same people
    ended_at=float,
    # A match is never rewritten: a correction is another row, which stands in its place.
    supersedes=Superseded | None,
)
match_players: Final = table(
    "match_players",
    Index("ix_match_players_person_id", "person_id"),
    match_id=KeyOfMatch,
    person_id=KeyOfPerson,
    team=int,
    rank=int,  # of their team, shared by equals
)

# The rating after each match, for its curve. Made from the matches, and can be made again.
match_steps: Final = table(
    "match_steps", person_id=KeyOfPerson, scope=Key, match_id=KeyOfMatch, shown=float
)
