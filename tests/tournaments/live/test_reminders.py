"""Reminders of a start: a day, an hour and ten minutes before, each once and in its time."""

from bot.storage.delivery.subjects import Subject
from bot.storage.people import people
from bot.storage.tournaments.news import REMINDERS
from tests.tournaments.live import club as clubs
from tests.tournaments.live.club import Club
from tests.tournaments.live.organising.test_reopening import plan_notifications, send_notifications

AN_HOUR = clubs.HOUR
MINUTE = 60.0


async def planned(club: Club, seconds: float = 0.0) -> list[tuple[str, int]]:
    """The reminders that are planned after a while; the worker of the notifications looks then."""
    await club.wait(seconds)
    found = [each for each in await plan_notifications(club) if each[0] in REMINDERS]
    await send_notifications(club)
    return found


async def entered(club: Club, hours: float, **values: object) -> None:
    """A pair has entered a tournament that starts in so many hours."""
    starts = club.clock.now() + hours * AN_HOUR
    await club.create(closes_at=starts - MINUTE, starts_at=starts, **values)
    await club.enter(2, 3)


async def test_a_day_an_hour_and_ten_minutes_before_also_without_check_in(club: Club) -> None:
    await entered(club, 30)
    assert await planned(club) == []
    assert await planned(club, 6 * AN_HOUR) == [(Subject.DAY, 2), (Subject.DAY, 3)]
    assert await planned(club, 22 * AN_HOUR) == []
    assert await planned(club, AN_HOUR) == [(Subject.HOUR, 2), (Subject.HOUR, 3)]
    assert await planned(club, 49 * MINUTE) == []
    assert await planned(club, MINUTE) == [(Subject.SOON, 2), (Subject.SOON, 3)]
    assert await planned(club, MINUTE) == []


async def test_who_enters_later_gets_what_is_still_to_come(club: Club) -> None:
    await entered(club, 1)
    await club.wait(MINUTE)
    await club.enter(4, 5)
    assert await planned(club) == []
    assert await planned(club, 49 * MINUTE) == [(Subject.SOON, each) for each in (2, 3, 4, 5)]


async def test_after_the_bot_was_away_nothing_comes_late_or_twice(club: Club) -> None:
    await entered(club, 30)
    await club.wait(29 * AN_HOUR + 30 * MINUTE)  # both windows have passed
    assert await planned(club) == []
    assert await planned(club, 25 * MINUTE) == [(Subject.SOON, 2), (Subject.SOON, 3)]


async def test_nobody_who_wants_none_is_reminded(club: Club) -> None:
    await entered(club, 2)
    await club.evening.database.commit(people.change, 2, reminders=False)
    assert await planned(club, AN_HOUR) == [(Subject.HOUR, 3)]


async def test_another_start_has_its_own_reminders(club: Club) -> None:
    await entered(club, 2)
    assert len(await planned(club, AN_HOUR)) == 2
    later = club.clock.now() + 5 * AN_HOUR
    await club.decide.reschedule(later, later)
    assert await planned(club) == []
    assert await planned(club, 4 * AN_HOUR) == [(Subject.HOUR, 2), (Subject.HOUR, 3)]


async def test_with_a_check_in_who_is_here_needs_no_last_reminder(club: Club) -> None:
    now = club.clock.now()
    times = {"closes_at": now + 0.5 * AN_HOUR, "starts_at": now + 2 * AN_HOUR}
    await club.create(check_in=True, **times)
    await club.enter(2, 3)
    assert await planned(club, 0.5 * AN_HOUR) == []  # they are asked to check in
    await club.do.check_in(2)
    assert await planned(club, 0.5 * AN_HOUR) == [(Subject.HOUR, 2), (Subject.HOUR, 3)]
    assert await planned(club, 50 * MINUTE) == [(Subject.SOON, 3)]
