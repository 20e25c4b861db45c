"""Between the books and the tables that keep them."""

from collections.abc import Collection
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.books import (
    Average,
    AverageKey,
    BoardStanding,
    Books,
    Carried,
    Earned,
    LeaderboardKey,
    PairKey,
    RatingKey,
    TitleKey,
    Together,
)
from bot.rankings.rating import Rating
from bot.rankings.titles import Deeds
from bot.storage.engine.result_schema import (
    deeds,
    match_steps,
    rating_steps,
    ratings,
    seat_averages,
    titles,
)
from bot.storage.engine.result_schema import pairs as pairs_table
from bot.storage.engine.statements import Named
from bot.storage.ratings import folds
from bot.storage.ratings.folds import Values
from bot.storage.ratings.leaderboards import ALL_TIME, EVERYWHERE, POOLS
from bot.storage.ratings.rated import Party


async def fetch(
    connection: AsyncConnection, books: Books, party: Party, places: Collection[LeaderboardKey]
) -> None:
    """Put into the books what a party needs there, unless they have it already."""
    if party.pool is None:
        return
    teams = [party.people_of(team) for team in sorted({*party.sides.values()})]
    people = [each for team in teams for each in team]
    await fetch_boards(connection, books, party.pool, teams, places)
    await _take(connection, seat_averages, books.averages, AverageKey, Average, pool=party.pool)
    for row in await folds.rows_of(connection, deeds, person_id=people):
        books.deeds.setdefault(row.person_id, Deeds(*row[1:]))
    await _take(connection, titles, books.titles, TitleKey, Earned, person_id=people)
    everywhere = {"pool": [*POOLS], "scope": EVERYWHERE, "season": ALL_TIME}
    for team in teams:
        await _fetch_pair(connection, books, team, **everywhere)


async def fetch_boards(
    connection: AsyncConnection,
    books: Books,
    pool: str,
    teams: Collection[Collection[int]],
    places: Collection[LeaderboardKey],
) -> None:
    """Fetch a pool's ratings of the people of these teams, and what pairs among them have done."""
    people = [each for team in teams for each in team]
    scopes = [*{place.scope for place in places}]
    # Some may be of another scope's season: they are nobody's standing.
    wanted = {"pool": pool, "scope": scopes, "season": [*{place.season for place in places}]}
    await _take(
        connection, ratings, books.ratings, RatingKey, BoardStanding, person_id=people, **wanted
    )
    for team in teams:
        await _fetch_pair(connection, books, team, **wanted)
    # Only who plays for the first time in a season needs to know how they ended another.
    for scope, season, number in places:
        for person in people if season else ():
            key = (scope, pool, person)
            new = RatingKey(scope, season, pool, person) not in books.ratings
            if new and key not in books.carried:
                row = await folds.before_season(connection, person, scope, pool, number)
                if row is not None:
                    books.carried[key] = Carried(row.number, Rating(row.mu, row.sigma))


async def _fetch_pair(
    connection: AsyncConnection, books: Books, team: Collection[int], **wanted: Any
) -> None:
    if len(team) == 2:
        first, second = sorted(team)
        wanted |= {"first_id": first, "second_id": second}
        await _take(connection, pairs_table, books.pairs, PairKey, Together, **wanted)


async def _take(
    connection: AsyncConnection,
    table: Named,
    book: dict[Any, Any],
    key_type: Any,
    row_type: Any,
    **wanted: Any,
) -> None:
    """Put the rows of a table that have these values into a book, unless it has them already."""
    for row in await folds.rows_of(connection, table, **wanted):
        key, line = (
            kind(*(getattr(row, each) for each in kind._fields)) for kind in (key_type, row_type)
        )
        book.setdefault(key, line)


async def write(connection: AsyncConnection, books: Books) -> None:
    for table, rows in rows_of(books).items():
        await folds.write(connection, table, rows)


def rows_of(books: Books) -> dict[Named, dict[Any, Values]]:
    """The rows of each table, by their keys."""
    return {
        ratings: {
            key: {**each._asdict(), "shown": each.rating.shown, "rate": each.rate}
            for key, each in books.ratings.items()
        },
        pairs_table: {key: each._asdict() for key, each in books.pairs.items()},
        rating_steps: {key: {"shown": shown} for key, shown in books.steps.items()},
        match_steps: {key: {"shown": shown} for key, shown in books.match_steps.items()},
        seat_averages: {key: each._asdict() for key, each in books.averages.items()},
        deeds: {(key,): each._asdict() for key, each in books.deeds.items()},
        titles: {key: each._asdict() for key, each in books.titles.items()},
    }
