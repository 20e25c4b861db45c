"""Profiles as they are read from the database, for whoever shows one: a message, or a page for
browsers."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.people.puzzles import day_of
from bot.rankings.titles import CLEAN
from bot.storage.engine.schema import Person
from bot.storage.games import analyses
from bot.storage.people import player_stats, puzzles
from bot.storage.people.player_stats import StatsScope
from bot.storage.ratings import folds, leaderboards
from bot.storage.ratings.folds import HeldTitle
from bot.storage.ratings.leaderboards import POOLS, By, Rating
from bot.storage.tournaments import records as tournament_records
from cogs.people.profile_screen import CURVE, Profile, Whose

Played = Sequence[Sequence[Rating]]
"""the ratings of all time of each of some people, that of the most parties first"""


async def played_by(
    connection: AsyncConnection, people: Sequence[Person], scope: int | None
) -> Played:
    """The rated games of each; an empty list for all where there is no scope."""
    played: list[Sequence[Rating]] = []
    for person in people:
        found: Sequence[Rating] = ()
        if scope is not None:
            found = await leaderboards.of_person(connection, person.id, scope)
        listed = [e for e in found if e.season == leaderboards.ALL_TIME and e.pool in POOLS]
        played.append(sorted(listed, key=lambda each: (-each.parties, POOLS.index(each.pool))))
    return played


def favourite(played: Played) -> str:
    """The pool in which all have played most; without one, the first one's favourite."""
    counts = [{each.pool: each.parties for each in own} for own in played]
    least = {
        pool: min(own[pool] for own in counts)
        for pool in counts[0]
        if all(pool in own for own in counts)
    }
    return max(least, key=lambda pool: least[pool]) if least else played[0][0].pool


async def read_profile(
    connection: AsyncConnection,
    owner: Person,
    whose: Whose,
    ratings: Sequence[Rating],
    scope: int,
    now: float,
) -> Profile:
    """The profile of somebody with these ratings, on the server `scope` or everywhere, as others
    read it."""
    board = leaderboards.RankingBoard(scope, 0, whose.pool)
    stats_scope = StatsScope(scope, whose.pool)
    clean = await analyses.clean_deals(connection, owner.id)
    server = None if scope == leaderboards.EVERYWHERE else scope
    return Profile(
        whose=whose,
        person=owner,
        own=False,
        ratings=ratings,
        line=await leaderboards.line_of(connection, board, By.RATING, owner.id),
        figures=await player_stats.figures(connection, owner.id, stats_scope),
        run=await player_stats.longest_run(connection, owner.id, stats_scope),
        steps=await leaderboards.curve(connection, owner.id, scope, whose.pool, CURVE),
        titles=[
            *await folds.titles_of_person(connection, owner.id),
            *(
                HeldTitle(each, clean[most - 1])
                for each, most in CLEAN.items()
                if len(clean) >= most
            ),
        ],
        has_here=False,
        record=await tournament_records.record_of(connection, owner.id, scope),
        streak=await puzzles.streak(connection, owner.id, day_of(now)),
        progress=await analyses.progress(connection, owner.id, whose.pool, server, CURVE),
    )
