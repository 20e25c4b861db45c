"""Between the books and the tables that keep them."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.books import (
    Average,
    AverageKey,
    BoardKey,
    Books,
    Carried,
    Earned,
    PairKey,
    RatingKey,
    Standing,
    TitleKey,
    Together,
)
from bot.rankings.rating import Rating
from bot.rankings.titles import Deeds
from bot.storage.engine.schema import (
    deeds,
    match_steps,
    rating_steps,
    ratings,
    seat_averages,
    titles,
)
from bot.storage.engine.schema import pairs as pairs_table
from bot.storage.engine.statements import Named
from bot.storage.ratings import folds
from bot.storage.ratings.folds import Values
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE, EVERYWHERE, POOLS
from bot.storage.ratings.rated import Match, Party


async def fetch(
    connection: AsyncConnection, books: Books, party: Party, places: Collection[BoardKey]
) -> None:
    """Put into the books what a party needs there, unless they have it already."""
    if party.pool is None:
        return
    people = [each for team in (0, 1) for each in party.people_of(team)]
    pairs = [party.people_of(team) for team in (0, 1)]
    await _fetch_board(connection, books, (party.pool, people, pairs), places)
    for row in await folds.rows_of(connection, seat_averages, pool=party.pool):
        key = AverageKey(row.pool, row.seat)
        books.averages.setdefault(key, Average(row.deals, row.points))
    await _fetch_titles(connection, books, party, people)


async def fetch_match(
    connection: AsyncConnection, books: Books, match: Match, places: Collection[BoardKey]
) -> None:
    """The same of a match of many teams."""
    teams = [each.people for each in match.teams]
    await _fetch_board(connection, books, (DUPLICATE, match.people, teams), places)


async def _fetch_board(
    connection: AsyncConnection,
    books: Books,
    who: tuple[str, Collection[int], Iterable[Collection[int]]],
    places: Collection[BoardKey],
) -> None:
    """Fetch a pool's ratings of these people, and what the pairs among these teams have done."""
    pool, people, teams = who
    scopes = [*{place.scope for place in places}]
    # Some may be of another scope's season: they are nobody's standing.
    wanted = {"pool": pool, "scope": scopes, "season": [*{place.season for place in places}]}
    for row in await folds.rows_of(connection, ratings, person_id=[*people], **wanted):
        key = RatingKey(row.scope, row.season, row.pool, row.person_id)
        books.ratings.setdefault(key, Standing(row.mu, row.sigma, row.parties, row.won))
    for team in teams:
        await _fetch_pair(connection, books, team, **wanted)
    for place in places:
        if place.season:
            await _fetch_carried(connection, books, place, pool, people)


async def _fetch_titles(
    connection: AsyncConnection, books: Books, party: Party, people: Collection[int]
) -> None:
    for row in await folds.rows_of(connection, deeds, person_id=[*people]):
        books.deeds.setdefault(row.person_id, Deeds(*row[1:]))
    for row in await folds.rows_of(connection, titles, person_id=[*people]):
        books.titles.setdefault(TitleKey(row.person_id, row.title), Earned(row.result_id, row.at))
    everywhere = {"pool": [*POOLS], "scope": EVERYWHERE, "season": ALL_TIME}
    for team in (0, 1):
        await _fetch_pair(connection, books, party.people_of(team), **everywhere)


async def _fetch_pair(
    connection: AsyncConnection, books: Books, team: Collection[int], **wanted: Any
) -> None:
    if len(team) == 2:
        first, second = sorted(team)
        wanted |= {"first_id": first, "second_id": second}
        for row in await folds.rows_of(connection, pairs_table, **wanted):
            key = PairKey(row.scope, row.season, row.pool, first, second)
            books.pairs.setdefault(key, Together(row.parties, row.won))


async def _fetch_carried(
    connection: AsyncConnection, books: Books, place: BoardKey, pool: str, people: Iterable[int]
) -> None:
    """Only who plays for the first time in a season needs to know how they ended another."""
    for person in people:
        key = (place.scope, pool, person)
        new = RatingKey(place.scope, place.season, pool, person) not in books.ratings
        if new and key not in books.carried:
            row = await folds.before_season(connection, person, place.scope, pool, place.number)
            if row is not None:
                books.carried[key] = Carried(row.number, Rating(row.mu, row.sigma))


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
