"""An Arena (T12) as it is played: tables come one by one, people come and go, and it ends with the
deals in play."""

from bot.tournaments.formats.arena import points
from bot.tournaments.live import Event, Refusal
from bot.tournaments.scoring import open_ledger
from tests.tables.evening import hosted
from tests.tournaments.live.club import HOUR, Club, now, person_at
from tests.tournaments.live.rounds.test_absence import play_without_those_away

WAITS = 40.0


async def begun(club: Club, people: int, **values: object) -> Event:
    """One in which so many people play, the first is 2."""
    usual = {"format": "arena", "deals": 1, "round_seconds": HOUR, "house": False}
    await club.create(**(usual | values))
    for person in range(2, people + 2):
        await club.do.enter(person)
    return await club.wait(2 * HOUR)


def sides(event: Event, table: int) -> set[int]:
    return {each for side in event.tables_of(1)[table - 1].sides for each in side if each > 0}


async def test_who_is_free_sits_down_within_a_minute(club: Club) -> None:
    event = await begun(club, 8)
    assert len(event.tables) == 2
    for table in event.tables:
        event = await club.play([table])
    assert len(event.tables) == 2, "they read what it has brought"
    event = await club.wait(WAITS)
    assert len(event.tables) == 4
    assert sides(event, 3) | sides(event, 4) == sides(event, 1) | sides(event, 2)
    assert sides(event, 3) not in (sides(event, 1), sides(event, 2))
    assert len(event.rounds) == 1
    assert all(each.game_id is not None for each in event.tables)


async def test_the_same_four_wait_for_somebody_else(club: Club) -> None:
    event = await begun(club, 8)
    event = await club.play(event.tables[:1])
    event = await club.wait(WAITS)
    assert len(event.tables) == 2, "the others still play"
    event = await club.play(event.tables[1:])
    event = await club.settle()
    assert len(event.tables) == 4


async def test_four_alone_go_on(club: Club) -> None:
    event = await begun(club, 4)
    event = await club.play(event.tables)
    event = await club.wait(WAITS)
    assert [sides(event, each) for each in (1, 2)] == [{1, 2, 3, 4}] * 2
    assert event.tables[0].sides != event.tables[1].sides, "with other partners"


async def test_robots_sit_down_with_who_has_waited(club: Club) -> None:
    event = await begun(club, 5, house=True)
    assert len(event.tables) == 1
    event = await club.wait(WAITS)
    assert len(event.tables) == 2
    assert len(sides(event, 2)) == 1


async def test_without_robots_they_wait_for_four(club: Club) -> None:
    event = await begun(club, 5)
    event = await club.wait(WAITS)
    assert len(event.tables) == 1
    for person in range(7, 10):
        await club.do.enter(person)
    event = await club.wait(WAITS)
    assert sides(event, 2) == {*range(1, 9)} - sides(event, 1)


async def test_they_leave_and_come_back(club: Club) -> None:
    event = await begun(club, 8)
    gone = event.people_of(min(sides(event, 1)))[0]
    event = await club.do.withdraw(gone)
    await club.do.withdraw(gone)
    for table in event.tables:
        event = await club.play([table])
    event = await club.wait(WAITS)
    seated = sides(event, 3)
    assert event.entry_of(gone).number not in seated
    assert len(event.tables) == 3
    await club.do.enter(gone)
    event = await club.do.enter(gone)
    assert [each.what for each in await club.tournaments.log(club.id)].count("came_back") == 1
    event = await club.wait(WAITS)
    assert len(event.tables) == 4, "with the three who were left over"
    await club.checked()


async def test_it_ends_with_the_deals_in_play(club: Club) -> None:
    event = await begun(club, 4)
    event = await club.play(event.tables)
    event = await club.wait(WAITS)
    until = now(event).until
    assert until is not None
    await club.clock.advance(until - club.clock.now())
    event = await club.settle()
    assert event.state == "running"
    assert await club.refused(club.do.enter(12)) is Refusal.TOO_LATE
    event = await club.play(event.tables[1:])
    assert event.state == "finished"
    assert len(event.tables) == 2
    ledger = open_ledger(event.pure)
    written = {
        entry: sum(each.score.points for each in ledger.of(entry)) for entry in sides(event, 1)
    }
    assert {entry: points(ledger, entry) for entry in written} == written, "no series of three"
    await club.checked()


async def test_who_does_nothing_is_seated_no_more(club: Club) -> None:
    event = await begun(club, 5, house=True)
    game = await club.first_game()
    away = person_at(game, 1).id
    await club.evening.seats.leave(game.id, away)
    async with hosted(club.evening) as host:
        await play_without_those_away(club, host, game)
    event = await club.settle()
    member = event.member(away)
    assert member is not None
    assert not member.here
    points = [each.facts["points"] for each in event.results if each.kind == "penalty"]
    assert points == [162]
    event = await club.wait(WAITS)
    assert all(away not in event.sitting(each).values() for each in event.tables[1:])


async def test_a_crash_changes_nothing(club: Club) -> None:
    event = await begun(club, 8)
    event = await club.play(event.tables)
    await club.kill()
    event = await club.wait(WAITS)
    assert len(event.tables) == 4
    await club.play_round()
    await club.checked()
