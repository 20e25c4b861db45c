"""Asking somebody to play with others: what it keeps nobody from, and how it ends."""

from bot.storage.people import servers
from bot.storage.tournaments import entries as tournament_entries
from bot.tournaments.live import Event, Refusal
from bot.tournaments.live.entries import DAY, MOST_ASKED
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.posts import unsent
from tests.tournaments.live.registration.test_registration import people, standings


async def told(club: Club) -> list[tuple[int | None, str, list[int]]]:
    """Return what people are told of others, besides that they are asked."""
    return [
        (each.person_id, str(each.subject), (each.facts or {}).get("who", []))
        for each in await unsent(club)
        if each.subject != "asked"
    ]


async def days(club: Club, **values: object) -> Event:
    """Registration for a week."""
    now = club.clock.now()
    return await club.create(closes_at=now + 7 * DAY, starts_at=now + 8 * DAY, **values)


async def test_an_unanswered_request_reserves_nobody(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    await enter(2, partner=4)
    event = await enter(3, partner=4)
    assert [each.by_id for each in event.asked_for(4)] == [2, 3]
    # Four plays with the second who has asked: the first is told, and is free.
    confirm = club.do.confirm
    event = await confirm(event.asked_for(4)[1].id, 4)
    assert (standings(event), people(event, 2)) == ({1: "out", 2: "in"}, [3, 4])
    assert await told(club) == [(3, "confirmed", [4]), (2, "declined", [4])]
    event = await enter(2, partner=5)
    assert standings(event)[3] == "asked"


async def test_who_is_asked_may_ask_somebody_else_and_so_may_be_who_asks(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    await enter(2, partner=3)
    await enter(3, partner=4)
    event = await enter(5, partner=2)
    assert standings(event) == {1: "asked", 2: "asked", 3: "asked"}
    event = await club.agree(4)
    assert standings(event) == {1: "out", 2: "in", 3: "asked"}
    event = await club.agree(2)
    assert (standings(event)[3], people(event, 3)) == ("in", [5, 2])


async def test_each_has_chosen_the_other(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    await enter(2, partner=3)
    event = await enter(3, partner=2)
    assert (standings(event), people(event, 1)) == ({1: "in"}, [2, 3])


async def test_who_looks_for_a_partner_is_asked_no_more_once_there_is_one(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    await enter(2, partner=3)
    event = await enter(3)
    assert standings(event) == {1: "asked", 2: "looking"}
    event = await enter(4, partner=3)
    assert (standings(event), people(event, 2)) == ({1: "out", 2: "in", 3: "out"}, [3, 4])
    assert await told(club) == [(3, "partner", []), (2, "declined", [3])]


async def test_a_request_that_is_not_answered_goes_by_itself(club: Club) -> None:
    event = await days(club)
    enter = club.do.enter
    event = await enter(2, partner=3)
    [asked] = event.asked_for(3)
    assert standings(await club.wait(DAY - 1)) == {1: "asked"}
    event = await club.wait(1)
    assert standings(event) == {1: "out"}
    assert await told(club) == [(2, "unanswered", [3])]
    late = club.do.confirm(asked.id, 3)
    assert await club.refused(late) is Refusal.INVITATION_OVER


async def test_after_a_no_the_same_person_asks_once_more_that_day(club: Club) -> None:
    event = await days(club)
    enter = club.do.enter
    for _ in range(2):
        await enter(2, partner=3)
        await club.decline(3)
    assert await club.refused(enter(2, partner=3)) is Refusal.ASKED_ENOUGH
    await enter(4, partner=3)
    await club.decline(3)
    await club.wait(DAY)
    event = await enter(2, partner=3)
    assert len(event.asked_for(3)) == 1


async def test_nobody_is_asked_by_everybody(club: Club) -> None:
    await club.create()
    enter = club.do.enter
    for other in range(4, 4 + MOST_ASKED):
        await enter(other, partner=2)
    one_more = enter(4 + MOST_ASKED, partner=2)
    assert await club.refused(one_more) is Refusal.ASKED_ENOUGH


async def test_who_is_forgotten_or_blocked_answers_nobody(club: Club) -> None:
    event = await club.create()
    registration = club.tournaments.registration
    await club.do.enter(2, partner=3)
    await club.do.enter(4, partner=5)
    await club.evening.write(tournament_entries.forget_member, 3)
    await club.evening.write(servers.block, club.evening.server, 5, 1, club.clock.now())
    await registration.put_out(club.evening.server, 5, 1)
    event = await club.tournaments.load(event.id)
    assert standings(event) == {1: "out", 2: "out"}
    assert await told(club) == [(2, "declined", [3]), (4, "declined", [5])]


# Teams -------------------------------------------------------------------------------------------


async def team(club: Club, **values: object) -> Event:
    """Two has asked three others at once."""
    await club.create(format="teams", rounds=0, **values)
    return await club.do.enter(2, partners=[3, 4, 5])


async def test_each_change_of_a_team_is_told_to_the_others(club: Club) -> None:
    event = await team(club)
    assert [each.person_id for each in event.asked_of(1)] == [3, 4, 5]
    await club.agree(3)
    event = await club.decline(4)
    assert standings(event) == {1: "asked"}
    assert await told(club) == [(2, "confirmed", [3]), (2, "declined", [4]), (3, "declined", [4])]
    # Who is asked again is told again.
    event = await club.do.enter(3, partners=[4])
    asked = [each.number for each in await unsent(club) if each.subject == "asked"]
    assert asked == [each.id for each in event.invitations]
    await club.agree(4)
    event = await club.agree(5)
    assert (standings(event), people(event, 1)) == ({1: "in"}, [2, 3, 4, 5])
    assert (await told(club))[-3:] == [(each, "confirmed", [5]) for each in (2, 3, 4)]


async def test_one_of_a_team_may_leave_it(club: Club) -> None:
    event = await team(club)
    for each in (3, 4, 5):
        event = await club.agree(each)
    event = await club.do.withdraw(2)
    assert (standings(event), people(event, 1)) == ({1: "looking"}, [3, 4, 5])
    assert (await told(club))[-3:] == [(each, "left_team", [2]) for each in (3, 4, 5)]
    await club.do.enter(6, partners=[2])
    event = await club.do.enter(3, partners=[2])
    assert len(event.asked_for(2)) == 2


async def test_who_looks_for_a_team_is_taken_at_once_and_all_are_told(club: Club) -> None:
    event = await team(club)
    await club.agree(3)
    await club.decline(5)
    enter = club.do.enter
    await enter(6)
    event = await enter(3, partners=[6])
    assert people(event, 1) == [2, 3, 6]
    assert (await told(club))[-2:] == [(6, "partner", []), (2, "confirmed", [6])]
    event = await club.wait(2 * HOUR)
    assert [each for each in await told(club) if each[1] == "team"] == [
        (each, "team", []) for each in (2, 3, 6)
    ]


async def test_a_team_has_a_name_until_it_begins(club: Club) -> None:
    event = await team(club)
    name_team = club.do.name_team
    event = await name_team(2, "  Les As  ")
    assert event.entries[0].name == "Les As"
    await club.do.enter(6)
    assert await club.refused(name_team(6, "les as")) is Refusal.TEAM_NAME_TAKEN
    assert await club.refused(name_team(3, "Us")) is Refusal.NOT_ENTERED
    event = await name_team(2, " ")
    assert event.entries[0].name is None
