"""A server removes the bot: what runs there waits until the bot is back."""

from bot.storage.delivery import locations
from bot.storage.people import servers
from bot.storage.tournaments import news
from bot.tables.party.ending import PausedWhy
from bot.tournaments.live import Event
from tests.storage.databases import add_server
from tests.tournaments.live.club import HOUR, Club

DISCORD_ID = 77


async def leave(club: Club) -> Event:
    await club.evening.database.commit(servers.left, club.clock.now(), DISCORD_ID)
    club.tournaments.changed()
    return await club.settle()


async def come_back(club: Club) -> Event:
    await club.evening.database.commit(servers.back, DISCORD_ID)
    club.tournaments.changed()
    return await club.settle()


async def test_a_round_goes_on_where_it_was(club: Club) -> None:
    event = await club.started(4, rounds=1, round_seconds=HOUR)
    until = event.rounds[0].until
    assert until is not None
    event = await leave(club)
    assert event.row.paused_why == "server_left"
    assert await club.evening.database.ask(locations.in_server, DISCORD_ID) == []
    planned = await club.evening.database.ask(news.to_plan, club.clock.now())
    assert "stuck" not in {each.subject for each in planned}
    games = [await club.game_of(each) for each in event.tables]
    assert {(game.row.status, game.row.paused_why) for game in games} == {
        ("playing", PausedWhy.ASKED)
    }
    await club.kill()
    await club.wait(48 * HOUR)
    event = await come_back(club)
    assert event.row.paused_at is None
    assert event.rounds[0].until == until + 48 * HOUR
    event = await club.play_round()
    assert event.state == "finished"


async def test_nothing_begins_meanwhile(club: Club) -> None:
    await club.create()
    await club.enter_pairs(2)
    await leave(club)
    event = await club.wait(2 * HOUR)
    assert event.state == "registration"
    event = await come_back(club)
    assert event.state == "running"


async def test_what_an_organiser_has_paused_stays_paused(club: Club) -> None:
    await club.started(2, rounds=1)
    await club.decide.pause()
    await leave(club)
    event = await come_back(club)
    assert event.row.paused_why == "asked"


async def test_no_other_day_opens(club: Club) -> None:
    draft = club.draft(format="daily", rounds=0, deals=2)
    await club.tournaments.organising.create_daily(club.evening.server, 1, draft)
    await club.worker_settles()
    [today] = await club.tournaments.of_server(club.evening.server)
    club.id = today.id
    await leave(club)
    await club.wait(72 * HOUR)
    assert len(await club.tournaments.of_server(club.evening.server)) == 1
    await come_back(club)
    assert len(await club.tournaments.of_server(club.evening.server)) == 2


async def test_where_the_bot_is_when_it_begins(club: Club) -> None:
    event = await club.create()
    await add_server(club.evening.database, 78)
    for there, why in (({78}, "server_left"), ({77, 78}, None), ({77}, None)):
        await club.evening.database.commit(servers.are, club.clock.now(), there)
        club.tournaments.changed()
        event = await club.settle()
        assert event.row.paused_why == why
