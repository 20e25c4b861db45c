"""T10: who organises, besides those who do on the server."""

from bot.storage.people import privacy, servers
from bot.storage.tournaments import news, tournaments
from bot.tournaments.live import Asker, LeagueDraft, Refusal
from bot.tournaments.live.organising import MOST_ORGANISERS
from tests.storage.databases import everything
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.posts import unsent

CO = Asker(4, manages=True, only_here=True)


async def named(club: Club) -> list[int]:
    return await club.evening.database.ask(tournaments.co_organisers, club.id)


async def in_charge(club: Club, person: int) -> bool:
    who = club.evening.server, club.id, person
    return await club.evening.database.ask(tournaments.is_co_organiser, *who)


async def test_co_organisers_are_named_by_who_organises_and_each_is_told_once(club: Club) -> None:
    await club.create()
    await club.decide.name_organisers([4, 5, 4])
    await club.decide.name_organisers([5, 4])
    await club.decide.name_organisers([4, 6])
    assert await named(club) == [4, 6]
    told = [each.person_id for each in await unsent(club) if each.subject == "organiser"]
    assert told == [4, 5, 6]
    lines = [
        each.facts for each in await club.tournaments.log(club.id) if each.what == "organisers"
    ]
    assert lines == [{"organisers": [4, 6]}, {"organisers": [4, 5]}]
    await club.decide.name_organisers(range(2, 20))
    assert len(await named(club)) == MOST_ORGANISERS


async def test_a_co_organiser_runs_it_but_names_nobody_and_has_no_league(club: Club) -> None:
    await club.create(check_in=True)
    await club.decide.name_organisers([4])
    leagues = club.tournaments.leagues
    league = await leagues.create(club.evening.server, 1, LeagueDraft("Season", 3))
    for refused, reason in (
        (club.tournaments.organising.name_organisers(club.id, CO, [5]), "NAMED_BY_ORGANISERS"),
        (leagues.attach(league.id, CO, club.id), "LEAGUE_NOT_IN_CHARGE"),
        (leagues.end(league.id, CO), "LEAGUE_NOT_IN_CHARGE"),
    ):
        assert await club.refused(refused) is Refusal[reason]
    organising = club.tournaments.organising
    await organising.edit(club.id, CO, lambda draft: draft._replace(most_entries=20))
    await club.enter_pairs(4)
    await organising.close(club.id, CO)
    await organising.all_here(club.id, CO)
    await organising.start(club.id, CO)
    event = await club.settle()
    assert event.state == "running"
    absent = event.tables[0].sides[0]
    await club.tournaments.verdicts.forfeit(club.id, CO, (1, 1), tuple(absent), "Gone home.")
    await club.checked()


async def test_who_is_blocked_is_none_and_cannot_be_named(club: Club) -> None:
    await club.create()
    await club.decide.name_organisers([4])
    assert await in_charge(club, 4)
    assert not await in_charge(club, 5)
    for who in (4, 5):
        blocked = club.evening.server, who, 1, club.clock.now()
        await club.evening.database.commit(servers.block, *blocked)
    assert not await in_charge(club, 4)
    assert await club.refused(club.decide.name_organisers([5])) is Refusal.ORGANISER_BLOCKED


async def test_who_is_forgotten_is_forgotten_here_too(club: Club) -> None:
    await club.create()
    await club.decide.name_organisers([4, 5])
    async with club.evening.database.write() as connection:
        kept = await privacy.export(connection, 4)
        await privacy.forget(connection, 4)
    assert kept["more"]["tournament_organisers by person_id"]
    assert await named(club) == [5]
    rows = (await everything(club.evening.database))["tournament_organisers"]
    assert "4" not in str(rows)


async def test_when_its_maker_is_gone_co_organisers_are_told_what_its_maker_is_told(
    club: Club,
) -> None:
    await club.create()
    await club.decide.name_organisers([4, 5])
    async with club.evening.database.write() as connection:
        await privacy.forget(connection, 1)
    await club.wait(2 * HOUR)  # nobody has come
    async with club.evening.database.read() as connection:
        planned = await news.to_plan(connection, club.clock.now())
        assert (await news.organisers(connection, club.id))[:3] == [1, 4, 5]
    assert [each.person_id for each in planned if each.subject == "stuck"] == [4, 5]
