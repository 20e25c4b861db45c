"""Duplicates in the ratings: each is one match of all who were compared, reckoned once."""

from typing import Any

from bot.rankings.rating import DUPLICATE, Rating, partly, rate_field
from bot.storage.people.player_stats import Between, StatsScope, between
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import By, RankingBoard
from tests.rankings.club import DAY, Club, new_club, rating_of

POOL = "duplicate"
PAIRS = [(1, ("Anna", "Ben")), (2, ("Cléo", "Dora")), (2, ("Emil", "Fanny"))]


async def shown(club: Club, name: str, **values: Any) -> Any:
    return await club.standing(name, pool=POOL, **values)


async def test_a_match_is_rated_as_many_teams(club: Club) -> None:
    await club.match(PAIRS)
    await club.reckon()
    found = rate_field([[Rating(), Rating()] for _ in PAIRS], [1, 2, 2], DUPLICATE)
    for (rank, names), team in zip(PAIRS, found, strict=True):
        for name, rating in zip(names, team, strict=True):
            for server in (0, None):
                row = await shown(club, name, server=server)
                assert rating_of(row) == rating
                assert (row.parties, row.won) == (1, rank == 1)


async def test_boards_and_curves_show_it(club: Club) -> None:
    number = await club.match(PAIRS)
    other = await club.match([(2, ("Anna",)), (1, ("Emil",))])
    await club.reckon()
    server = club.servers[0]
    lines = await club.database.ask(
        leaderboards.page, RankingBoard(server, 0, POOL), By.RATING, 0, 10
    )
    pairs = await club.database.ask(leaderboards.best_pairs, RankingBoard(server, 0, POOL), 0, 10)
    curve = await club.database.ask(leaderboards.curve, club.people["Anna"], server, POOL, 9)
    assert {each.name for each in lines} == set(club.people)
    best = pairs[0]
    assert (best.first, best.second, best.parties, best.won) == ("Anna", "Ben", 1, 1)
    assert [step.number for step in curve] == [number, other]
    assert curve[-1].shown == (await shown(club, "Anna")).shown
    assert await club.standing("Anna") is None


async def test_what_two_people_have_to_do_with_each_other(club: Club) -> None:
    await club.match(PAIRS)
    await club.match([(1, ("Emil", "Fanny")), (2, ("Anna", "Ben"))])
    await club.match([(2, ("Anna",)), (1, ("Ben",))], server=1)
    await club.match([(1, ("Anna",)), (2, ("Ben",))], server=1, again=2)
    anna, ben, emil = (club.people[name] for name in ("Anna", "Ben", "Emil"))
    everywhere, here = StatsScope(0, POOL), StatsScope(club.servers[0], POOL)
    async with club.database.read() as connection:
        assert await between(connection, anna, ben, everywhere) == Between(2, 1, 1, 1, 0)
        assert await between(connection, anna, ben, here) == Between(2, 1, 0, 0, 0)
        assert await between(connection, emil, anna, here) == Between(0, 0, 2, 1, 1)
        assert await between(connection, anna, 99, here) == Between()


async def test_it_counts_where_it_stands_among_the_results(club: Club) -> None:
    """A season that begins with a party after it does not have the match in it."""
    await club.party()
    await club.match(PAIRS)
    club.now += 100 * DAY
    await club.party()
    await club.match(PAIRS)
    await club.reckon()
    made = await club.made()
    spans = [row[5:] for row in made["seasons"] if row[1] == 0]
    assert spans == [(0, 1, 0, 1), (1, None, 1, None)]
    assert await club.rebuild() == 0


async def test_a_correction_counts_as_if_it_had_been_so(club: Club) -> None:
    async with new_club() as right:
        await right.match(list(zip((3, 1, 2), (names for _, names in PAIRS), strict=True)))
        await right.match(PAIRS)
        await right.reckon()
        expected = [(await shown(right, name))[4:9] for name in right.people]
    await club.match(PAIRS)
    await club.match(PAIRS)
    await club.reckon()
    assert [(await shown(club, name))[4:9] for name in club.people] != expected
    corrected = list(zip((3, 1, 2), (names for _, names in PAIRS), strict=True))
    assert await club.match(corrected, again=0) == 3
    await club.reckon()
    assert [(await shown(club, name))[4:9] for name in club.people] == expected
    made = await club.made()
    assert {row[2] for row in made["match_steps"]} == {1, 2}
    assert await club.match(corrected, again=0) is None  # nothing new
    assert await club.match([], again=0) == 4
    await club.reckon()
    assert {row[2] for row in (await club.made())["match_steps"]} == {2}


async def test_the_same_people_again_count_less(club: Club) -> None:
    for _ in range(3):
        await club.match(PAIRS)
    await club.reckon()
    teams = [[rating_of(await shown(club, name)) for name in names] for _, names in PAIRS]
    await club.match(PAIRS)
    await club.reckon()
    fully = rate_field(teams, [1, 2, 2], DUPLICATE)
    assert rating_of(await shown(club, "Anna")) == partly(teams[0][0], fully[0][0], 3 / 4)


async def test_alone_nobody_is_rated(club: Club) -> None:
    await club.match(PAIRS[:1])
    await club.reckon()
    assert (await club.made())["ratings"] == []
