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
from bot.storage.ratings import rating_rows, titles
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE, EVERYWHERE
from bot.storage.ratings.matches import Match
from bot.storage.ratings.rated_parties import Party
from bot.storage.ratings.rating_rows import (
    AVERAGES,
    MATCH_STEPS,
    PAIRS,
    RATINGS,
    STEPS,
    FoldedTable,
    Values,
)
from bot.storage.ratings.titles import DEEDS, TITLES


async def fetch(
    connection: AsyncConnection, books: Books, party: Party, places: Collection[BoardKey]
) -> None:
    """Put into the books what a party needs there, unless they have it already."""
    if party.pool is None:
        return
    people = [each for team in (0, 1) for each in party.people_of(team)]
    pairs = [party.people_of(team) for team in (0, 1)]
    await _fetch_board(connection, books, (party.pool, people, pairs), places)
    for row in await rating_rows.averages_of(connection, party.pool):
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
    wanted = (pool, {place.scope for place in places}, {place.season for place in places})
    for row in await rating_rows.ratings_of(connection, people, *wanted):
        key = RatingKey(row.scope, row.season, row.pool, row.person_id)
        books.ratings.setdefault(key, Standing(row.mu, row.sigma, row.parties, row.won))
    for team in teams:
        pair = sorted(team)
        if len(pair) == 2:
            for row in await rating_rows.pairs_of(connection, (pair[0], pair[1]), *wanted):
                key = PairKey(row.scope, row.season, row.pool, row.first_id, row.second_id)
                books.pairs.setdefault(key, Together(row.parties, row.won))
    for place in places:
        if place.season:
            await _fetch_carried(connection, books, place, pool, people)


async def _fetch_titles(
    connection: AsyncConnection, books: Books, party: Party, people: Collection[int]
) -> None:
    for row in await titles.deeds_of(connection, people):
        books.deeds.setdefault(row.person_id, Deeds(*row[1:]))
    for row in await titles.titles_of(connection, people):
        books.titles.setdefault(TitleKey(row.person_id, row.title), Earned(row.result_id, row.at))
    for team in (0, 1):
        pair = sorted(party.people_of(team))
        if len(pair) == 2:
            found = await titles.together(connection, (pair[0], pair[1]))
            for pool, counted in found.items():
                key = PairKey(EVERYWHERE, ALL_TIME, pool, pair[0], pair[1])
                books.pairs.setdefault(key, Together(*counted))


async def _fetch_carried(
    connection: AsyncConnection, books: Books, place: BoardKey, pool: str, people: Iterable[int]
) -> None:
    """Only who plays for the first time in a season needs to know how they ended another."""
    for person in people:
        key = (place.scope, pool, person)
        new = RatingKey(place.scope, place.season, pool, person) not in books.ratings
        if new and key not in books.carried:
            row = await rating_rows.before_season(
                connection, person, place.scope, pool, place.number
            )
            if row is not None:
                books.carried[key] = Carried(row.number, Rating(row.mu, row.sigma))


async def write(connection: AsyncConnection, books: Books) -> None:
    for folded, rows in rows_of(books).items():
        await rating_rows.write(connection, folded, rows)


def rows_of(books: Books) -> dict[FoldedTable, dict[Any, Values]]:
    """The rows of each table, by their keys."""
    return {
        RATINGS: {
            key: {
                **each._asdict(),
                "shown": each.rating.shown,
                "rate": each.rate,
            }
            for key, each in books.ratings.items()
        },
        PAIRS: {key: each._asdict() for key, each in books.pairs.items()},
        STEPS: {key: {"shown": shown} for key, shown in books.steps.items()},
        MATCH_STEPS: {key: {"shown": shown} for key, shown in books.match_steps.items()},
        AVERAGES: {key: each._asdict() for key, each in books.averages.items()},
        DEEDS: {(key,): each._asdict() for key, each in books.deeds.items()},
        TITLES: {key: each._asdict() for key, each in books.titles.items()},
    }
