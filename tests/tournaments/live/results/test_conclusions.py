"""The traces of a tournament: final ranks, and for the ratings one match of all."""

from pathlib import Path

from sqlalchemy import select, update

from bot.rankings.fold import Fold
from bot.rankings.rebuild import differing
from bot.rankings.rerate import rerate
from bot.rules import find_preset
from bot.storage.engine.result_schema import ratings, results
from bot.storage.engine.tournament_schema import tournament_entries
from bot.storage.ratings import rated
from bot.storage.ratings.leaderboards import EVERYWHERE
from bot.storage.ratings.rated import Match
from bot.storage.tournaments.records import record_of
from bot.tables.finished.results import as_rated
from bot.tournaments import Board
from bot.tournaments.live import Event, LeagueDraft
from bot.tournaments.live.conclusions import check_final_ranks
from tests.storage.databases import add_server, check_file
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.rounds.test_duplicates import four
from tests.tournaments.live.test_daily import opened

FIRST = tournament_entries.number == 1


async def matches_of(club: Club) -> list[Match]:
    return await club.evening.database.ask(rated.matches_after, 0, 100)


async def teams_of(club: Club) -> list[tuple[int, ...]]:
    """Return who was compared in the one match there is."""
    [match] = await matches_of(club)
    return sorted(team.people for team in match.teams)


async def final_ranks(club: Club) -> dict[int, int | None]:
    columns = tournament_entries.number, tournament_entries.final_rank
    query = select(*columns).where(tournament_entries.tournament_id == club.id)
    async with club.evening.database.read() as connection:
        return {row.number: row.final_rank for row in await connection.execute(query)}


async def ratings_made(club: Club) -> dict[int, tuple[str, int, int]]:
    """Pool, matches and wins of everybody who has a rating, everywhere."""
    await Fold(club.evening.database).catch_up(club.clock.now())
    query = select(ratings).where(ratings.scope == 0, ratings.season == 0)
    async with club.evening.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.person_id: (row.pool, row.parties, row.won) for row in rows}


def ranked(event: Event, ranks: dict[int, int]) -> set[tuple[int, tuple[int, ...]]]:
    """Ranks with the people of the entries that have them."""
    return {
        (rank, tuple(sorted(each.person_id or 0 for each in event.members_of(entry))))
        for entry, rank in ranks.items()
    }


async def test_each_direction_of_a_mitchell_is_a_match(club: Club) -> None:
    await club.started(6, format="mitchell", rounds=2, deals=2)
    event = await club.play_to_end()
    standings = await club.tournaments.standings(event.id)
    ranks = {each.entry: each.rank for each in standings.places}
    assert await final_ranks(club) == ranks
    found = await matches_of(club)
    assert [(each.section, each.supersedes, len(each.teams)) for each in found] == [
        (0, None, 3),
        (1, None, 3),
    ]
    assert {tuple(team) for each in found for team in each.teams} == ranked(event, ranks)
    for each in found:
        direction = {standings.place(team_of(event, team.people)).values[0] for team in each.teams}
        assert direction == {each.section}
    people = {
        person: ("duplicate", 1, int(team.rank == 1))
        for each in found
        for team in each.teams
        for person in team.people
    }
    assert await ratings_made(club) == people
    async with club.evening.database.read() as connection:
        pools = (await connection.execute(select(results.pool))).scalars().all()
    assert pools == [None] * 6, "not a second time as games"
    await club.checked()


def team_of(event: Event, people: tuple[int, ...]) -> int:
    return event.entry_of(people[0]).number


async def test_a_correction_takes_the_place_of_the_match(club: Club) -> None:
    await club.started(4, format="howell", rounds=0, deals=1)
    event = await club.play_to_end()
    before = await ratings_made(club)
    [first] = await matches_of(club)
    assert (await rerate(club.evening.database, club.clock.now())).changed == 0
    last = next(team for team in first.teams if team.rank == max(each.rank for each in first.teams))
    entry = team_of(event, last.people)
    for table in event.tables:
        sides = [side[0] for side in table.sides]
        if entry in sides:
            points = [0, 500] if sides[1] == entry else [500, 0]
            await correct(club, event, (table.round, table.number), points)
    await club.settle()
    found = await matches_of(club)
    assert found[-1].place == first.number
    assert found[-1].ended_at == first.ended_at
    assert {team.people: team.rank for team in found[-1].teams}[last.people] == 1
    assert (await final_ranks(club))[entry] == 1
    after = await ratings_made(club)
    assert after.keys() == before.keys()
    assert {person for person, (_, _, won) in after.items() if won} == set(last.people)
    assert (await rerate(club.evening.database, club.clock.now())).changed == 0
    await club.decide.penalty(entry, 1, "a phone")
    event = await club.settle()
    assert event.row.due_at is None


async def correct(club: Club, event: Event, place: tuple[int, int], points: list[int]) -> None:
    boards = [Board(1, (points[0], points[1]))]
    await club.decide.correct_boards(place, boards, "a slip")


async def test_a_final_rank_and_a_rating_that_somebody_changed_are_found(club: Club) -> None:
    database = club.evening.database
    await club.started(4, format="howell", rounds=0, deals=1)
    await club.play_to_end()
    await ratings_made(club)
    assert [each async for each in check_final_ranks(database)] == []
    assert await differing(database) == 0
    async with database.write() as connection:
        await connection.execute(update(tournament_entries).values(final_rank=9).where(FIRST))
        await connection.execute(update(ratings).values(mu=40).where(ratings.person_id == 2))
    [said] = [each async for each in check_final_ranks(database)]
    assert said.startswith(f"tournament {club.id}: entry 1 has the final rank 9, and its results")
    assert await differing(database) > 0


async def test_teams_of_four_are_teams(club: Club) -> None:
    await club.create(format="teams", rounds=0, deals=2)
    await four(club, 2)
    await four(club, 6)
    await club.wait(2 * HOUR)
    event = await club.play_to_end()
    assert await teams_of(club) == [(2, 3, 4, 5), (6, 7, 8, 9)]
    made = await ratings_made(club)
    assert {person for person, (_, count, _) in made.items() if count == 1} == set(range(2, 10))
    assert event.state == "finished"


async def test_a_daily_that_one_alone_has_played_is_in_no_record(club: Club) -> None:
    """Nor is one of which somebody has finished no board, for them."""
    for finished, records in ((1, {2: 0, 3: 0, 4: 0}), (2, {2: 1, 3: 1, 4: 0})):
        event = await opened(club, 10)
        for person in (2, 3, 4):
            await club.do.enter(person)
        event = await club.settle()
        await club.play(event.tables[:finished])
        event = await club.wait(10 * HOUR)
        assert event.state == "finished"
        async with club.evening.database.read() as connection:
            found = {each: await record_of(connection, each, EVERYWHERE) for each in records}
        assert {person: each.played for person, each in found.items()} == records
        assert sum(each.won for each in found.values()) == finished - 1
    assert await teams_of(club) == [(2,), (3,)]
    assert (await ratings_made(club)).keys() == {2, 3}


async def test_with_a_robot_nobody_is_rated(club: Club) -> None:
    await club.create(format="howell", rounds=0, deals=1)
    await club.enter_pairs(3)
    await club.do.enter(8)
    await club.wait(2 * HOUR)
    await club.play_to_end()
    assert await teams_of(club) == [(2, 3), (4, 5), (6, 7)]


async def test_who_came_for_somebody_else_is_not_rated(club: Club) -> None:
    await club.started(4, format="howell", rounds=0, deals=1)
    await club.decide.replace(3, 20)
    await club.play_to_end()
    assert await teams_of(club) == [(4, 5), (6, 7), (8, 9)]


async def test_ordinary_tournaments_leave_ranks_and_no_match(club: Club) -> None:
    await club.started(4, rounds=1)
    event = await club.play_to_end()
    standings = await club.tournaments.standings(event.id)
    assert await final_ranks(club) == {each.entry: each.rank for each in standings.places}
    assert await matches_of(club) == []
    assert await ratings_made(club) == {}, "a party of one deal says nothing"


async def test_their_games_are_rated_as_games_are(club: Club) -> None:
    """They are rated where they follow the rules of a preset, between people; who forfeits has not
    played."""
    rules = as_rated(find_preset("contest"))
    event = await club.started(4, rounds=1, deals=rules.deals_limit, rules=rules)
    one, other = event.tables
    await club.play([one])
    absent = other.sides[0][0]
    place = other.round, other.number
    await club.decide.forfeit(place, (absent,), "not there")
    event = await club.settle()
    assert event.state == "finished"
    there = {
        member.person_id for side in one.sides for each in side for member in event.members_of(each)
    }
    found = await ratings_made(club)
    assert set(found) == there
    assert {(pool, count) for pool, count, _ in found.values()} == {("classique", 1)}
    assert sum(won for _, _, won in found.values()) == 2


async def test_what_does_not_hold_together_is_found(club: Club, tmp_path: Path) -> None:
    await club.started(4, format="howell", rounds=0, deals=1)
    event = await club.play_to_end()
    draft = LeagueDraft("Autumn", 2, 3)
    league = await club.tournaments.leagues.create(club.evening.server, 1, draft)
    await club.tournaments.leagues.attach(league.id, club.boss, event.id)
    await club.stop()
    file = tmp_path / "club.db"
    assert check_file(file).findings == ()
    other = await add_server(club.evening.database, 78)
    for damage, found in (
        (f"UPDATE leagues SET server_id = {other}", "which is of another server"),
        ("UPDATE leagues SET best = 9", "the best 9 of 3 cannot count"),
        ("UPDATE match_players SET rank = 9 WHERE person_id = 4", "person 4 has rank 9"),
    ):
        await club.sql(damage)
        assert found in str(check_file(file).findings)
