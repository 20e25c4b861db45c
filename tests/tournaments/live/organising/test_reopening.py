"""Registration that was closed too early opens once more."""

import pytest

from bot.storage.delivery import messages
from bot.storage.tournaments import news
from bot.tournaments.live import Asker, Event, Refusal
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.posts import lagging, unsent


def people(event: Event, *standings: str) -> list[list[int | None]]:
    return [
        [each.person_id for each in event.members_of(entry.number)]
        for entry in event.standing(*standings)
    ]


async def plan_notifications(club: Club) -> list[tuple[str, int]]:
    """Return what is to be told now and was not planned before: subjects and people."""
    now = club.clock.now()
    planned = await club.evening.database.commit(news.to_plan, now)
    await club.evening.database.commit(news.plan, now, *planned)
    return sorted((each.subject, each.person_id) for each in planned)


async def send_notifications(club: Club) -> None:
    for each in await unsent(club):
        await club.evening.database.commit(messages.show, each, each.wanted, message_id=each.id)


async def test_it_is_as_if_it_had_not_been_closed(club: Club) -> None:
    event = await club.create()
    await club.enter(2, 3)
    organising = club.decide
    closed = await organising.close()
    reopened = await organising.reopen()
    assert closed.state == "check_in"
    [post] = await lagging(club)
    assert (post.subject, post.wanted) == ("announcement", reopened.row.version - 1)
    assert reopened.row._replace(version=event.row.version) == event.row
    [newest, *_] = await club.tournaments.log(event.id)
    assert (newest.what, newest.by_id) == ("reopened", 1)
    assert newest.facts == {"closes": event.row.closes_at}
    await club.kill()
    await club.enter(4, 5)
    event = await club.wait(HOUR)
    assert event.state == "check_in"
    event = await club.wait(HOUR)
    assert event.state == "running"
    assert people(event, "in") == [[2, 3], [4, 5]]


async def test_only_who_is_in_charge_between_closing_and_the_start(club: Club) -> None:
    event = await club.create()
    organising = club.tournaments.organising
    assert await club.refused(club.decide.reopen()) is Refusal.CHANGED
    await club.decide.close()
    assert await club.refused(organising.reopen(event.id, Asker(2))) is Refusal.NOT_IN_CHARGE
    event = await club.wait(2 * HOUR)
    assert event.row.paused_why == "too_few"
    assert await club.refused(club.decide.reopen()) is Refusal.BAD_TIMES
    now = club.clock.now()
    await club.decide.reschedule(now, now + HOUR)
    event = await club.decide.reopen()
    assert (event.state, event.row.paused_why) == ("registration", "too_few")
    assert event.row.closes_at == event.row.starts_at
    await club.decide.cancel()
    assert await club.refused(club.decide.reopen()) is Refusal.CHANGED


async def test_there_is_time_left_to_check_in(club: Club) -> None:
    event = await club.create(check_in=True)
    await club.enter(2, 3)
    await club.wait(HOUR)
    await club.do.check_in(2)
    event = await club.decide.reopen()
    assert event.row.closes_at == club.clock.now() + HOUR / 4
    await club.enter(4, 5)
    event = await club.wait(HOUR / 4)
    assert event.state == "check_in"
    assert [each.person_id for each in event.members if each.here] == [2]


async def test_pairs_that_were_put_together_stay_but_a_robot_goes_again(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    for person in (2, 3, 4):
        await enter(person)
    await club.decide.add((9, None))
    event = await club.decide.close()
    assert people(event, "in") == [[2, 4], [3, None], [9, None]]
    event = await club.decide.reopen()
    assert people(event, "in") == [[2, 4], [9, None]]
    assert people(event, "looking") == [[3]]
    await enter(5)
    event = await club.decide.close()
    assert people(event, "in") == [[2, 4], [3, 5], [9, None]]


async def test_a_team_that_robots_completed_looks_for_people_again(club: Club) -> None:
    event = await club.create(format="teams", rounds=1)
    enter = club.do.enter
    for person in (2, 3, 4):
        await enter(person)
    event = await club.decide.close()
    assert people(event, "in") == [[2, 3, 4, None]]
    event = await club.decide.reopen()
    assert people(event, "looking") == [[2, 3, 4]]
    await enter(5)
    event = await club.decide.close()
    assert people(event, "in") == [[2, 3, 4, 5]]


async def test_where_places_are_limited_nobody_loses_theirs(club: Club) -> None:
    event = await club.create(check_in=True, most_entries=2)
    enter = club.do.enter
    await enter(2)
    await club.enter(4, 5)
    await club.decide.close()
    event = await club.decide.reopen()
    assert people(event, "in") == [[2, None], [4, 5]]


async def test_who_waits_comes_before_who_enters_now(club: Club) -> None:
    event = await club.create(check_in=True, most_entries=1)
    await club.enter_pairs(2)
    organising = club.decide
    await organising.close()
    event = await club.do.withdraw(2)
    assert people(event, "waiting") == [[4, 5]]
    event = await organising.reopen()
    assert people(event, "in") == [[4, 5]]


@pytest.mark.parametrize("sent", [True, False])
async def test_everybody_is_told_once_that_check_in_is_open(club: Club, sent: bool) -> None:
    await club.create(check_in=True)
    await club.enter(2, 3)
    await club.do.enter(4)
    await club.do.enter(5)
    await plan_notifications(club)
    organising = club.decide
    await organising.close()
    reminders = [("check_in", person) for person in (2, 3, 4, 5)]
    assert await plan_notifications(club) == reminders
    if sent:
        await send_notifications(club)
    await organising.reopen()
    assert await plan_notifications(club) == []
    await organising.close()
    assert await plan_notifications(club) == ([] if sent else reminders)
