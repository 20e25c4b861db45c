"""Entering, looking for a partner, checking in, going again; asking others, and how that ends."""

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.tournament_schema import MemberRow
from bot.storage.people import servers
from bot.storage.tournaments import entries as tournament_entries
from bot.tournaments.live import Asker, Event, Refusal
from bot.tournaments.live.entries import DAY, MOST_ASKED
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.posts import unsent


def standings(event: Event) -> dict[int, str]:
    return {each.number: each.standing for each in event.entries}


def people(event: Event, number: int) -> list[int | None]:
    return [each.person_id for each in event.members_of(number)]


async def test_a_partner_confirms(club: Club) -> None:
    event = await club.create()
    enter, confirm = club.do.enter, club.do.confirm
    event = await enter(2, partner=3)
    assert standings(event) == {1: "asked"}
    [invitation] = event.asked_for(3)
    assert await club.refused(confirm(invitation.id, 4)) is Refusal.NOTHING_ASKED
    event = await confirm(invitation.id, 3)
    assert standings(event) == {1: "in"}
    assert (await confirm(invitation.id, 3)).row.version == event.row.version
    assert await club.refused(enter(3)) is Refusal.ENTERED_ALREADY
    assert await club.refused(enter(4, partner=2)) is Refusal.PARTNER_ENTERED
    assert await club.refused(enter(4, partner=4)) is Refusal.OWN_PARTNER
    assert await club.refused(confirm(7, 5)) is Refusal.NOTHING_ASKED


async def test_who_looks_for_a_partner_is_taken_at_their_word(club: Club) -> None:
    event = await club.create()
    registration = club.do
    await registration.enter(2)
    event = await registration.enter(3, partner=2)
    assert people(event, 1) == [2, 3]
    assert standings(event) == {1: "in", 2: "out"}
    # And who looked and has found somebody enters with them.
    await registration.enter(4)
    await registration.enter(4, partner=5)
    event = await club.agree(5)
    assert people(event, 3) == [4, 5]


async def test_who_looks_while_somebody_enters_sees_all_of_it_or_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, members_of = await club.create(), tournament_entries.members_of
    await club.kill()  # nothing is remembered
    entering = iter([club.do.enter(2, partner=3)])

    async def while_he_enters(connection: AsyncConnection, number: int) -> list[MemberRow]:
        for each in entering:
            await each
        return await members_of(connection, number)

    monkeypatch.setattr(tournament_entries, "members_of", while_he_enters)
    seen = await club.tournaments.load(event.id)
    assert standings(seen) == {1: "asked"}
    assert (people(seen, 1), [each.person_id for each in seen.invitations]) == ([2], [3])
    assert seen.row.version == event.row.version + 1


async def test_when_registration_closes_those_who_look_are_paired(club: Club) -> None:
    event = await club.create()
    enter = club.do.enter
    for person, strength in ((2, 10.0), (3, 40.0), (4, 20.0), (5, 30.0), (6, 1.0)):
        await enter(person, strength=strength)
    await enter(7, partner=8)
    event = await club.wait(HOUR)
    assert event.state == "check_in"
    pairs = [people(event, each.number) for each in event.standing("in")]
    assert pairs == [[3, 6], [4, None], [5, 2]]
    assert standings(event)[6] == "out"
    assert await club.refused(enter(9, partner=10)) is Refusal.NOT_OPEN


async def test_places_are_limited_and_go_to_those_who_wait(club: Club) -> None:
    event = await club.create(most_entries=2)
    for first in (2, 4, 6, 8):
        await club.enter(first, first + 1)
    event = await club.settle()
    assert standings(event) == {1: "in", 2: "in", 3: "waiting", 4: "waiting"}
    event = await club.do.withdraw(3)
    assert standings(event) == {1: "out", 2: "in", 3: "in", 4: "waiting"}


@pytest.mark.parametrize("closes", [True, False])
async def test_a_place_that_became_free_goes_to_who_waits(club: Club, closes: bool) -> None:
    """When registration closes, or before whoever enters later."""
    await club.create(most_entries=1)
    await club.enter_pairs(2)
    await club.evening.database.commit(tournament_entries.forget_member, 2)
    await (club.decide.close() if closes else club.enter(6, 7))
    event = await club.tournaments.load(club.id)
    assert standings(event) == {1: "out", 2: "in"} | ({} if closes else {3: "waiting"})


async def test_who_named_somebody_whom_the_organiser_enters_is_told(club: Club) -> None:
    event = await club.create()
    await club.do.enter(2, partner=3)
    event = await club.decide.add((3, 4))
    assert standings(event) == {1: "out", 2: "in"}
    told = [(each.person_id, each.subject) for each in await unsent(club)]
    assert told == [(3, "asked"), (2, "declined"), (3, "added"), (4, "added")]


async def test_who_has_not_checked_in_does_not_play(club: Club) -> None:
    event = await club.create(check_in=True, most_entries=2)
    for first in (2, 4, 6):
        await club.enter(first, first + 1)
    registration = club.do
    assert await club.refused(registration.check_in(2)) is Refusal.NO_CHECK_IN
    await club.wait(HOUR)
    for person in (2, 4, 5, 6, 7):
        event = await registration.check_in(person)
    assert not event.is_here(1)
    event = await club.wait(HOUR / 2)
    assert event.state == "running"
    assert standings(event) == {1: "out", 2: "in", 3: "in"}
    assert sorted(side[0] for side in event.tables[0].sides) == [2, 3]


async def test_too_few_wait_for_the_organiser(club: Club) -> None:
    event = await club.create()
    await club.enter(2, 3)
    event = await club.wait(2 * HOUR)
    assert (event.state, event.row.paused_why) == ("check_in", "too_few")
    await club.kill()
    await club.decide.add((4, 5))
    await club.decide.resume()
    event = await club.settle()
    assert event.state == "running"
    assert len(event.tables) == 1


@pytest.mark.parametrize("all_here", [True, False])
async def test_what_waited_for_people_begins_once_all_are_here_or_it_is_started(
    club: Club, all_here: bool
) -> None:
    """Two pairs are in, and none of them was there when it was to start."""
    await club.create(check_in=True)
    await club.enter_pairs(2)
    event = await club.wait(2 * HOUR)
    assert (event.state, event.row.paused_why) == ("check_in", "too_few")
    for person in () if all_here else (2, 3, 4, 5):
        event = await club.do.check_in(person)
        assert event.row.paused_why == "too_few"
    event = await (club.decide.all_here() if all_here else club.decide.start())
    assert event.row.paused_why is None
    event = await club.settle()
    assert (event.state, len(event.tables)) == ("running", 1)


async def test_who_may_enter(club: Club) -> None:
    await club.create(role_id=55)
    enter = club.do.enter
    assert await club.refused(enter(2)) is Refusal.ROLE_NEEDED
    await enter(2, roles=[55], partner=3)
    assert await club.refused(club.agree(3)) is Refusal.ROLE_NEEDED
    await club.evening.database.commit(servers.block, club.evening.server, 4, 1, club.clock.now())
    assert await club.refused(enter(4, roles=[55])) is Refusal.BLOCKED


async def test_alone_where_partners_change(club: Club) -> None:
    """A Mêlée runs by the same rows: an entry is one person."""
    event = await club.create(format="melee", rounds=2)
    enter = club.do.enter
    assert await club.refused(enter(2, partner=3)) is Refusal.ALONE
    for person in range(2, 7):
        event = await enter(person)
    assert {each.standing for each in event.entries} == {"in"}
    event = await club.wait(2 * HOUR)
    for table in event.tables:
        game = await club.game_of(table)
        for side in (0, 1):
            for place, entry in enumerate(table.sides[side]):
                person = game.holder(side + 2 * place).person
                expected = None if entry <= 0 else people(event, entry)[0]
                assert (person and person.id) == expected
    await club.play_round()
    await club.wait(event.row.break_seconds)
    event = await club.play_round()
    assert event.state == "finished"
    assert sorted((await club.tournaments.standings(event.id)).order()) == [1, 2, 3, 4, 5]


async def test_a_late_yes_says_that_registration_is_closed(club: Club) -> None:
    event = await club.create()
    registration = club.do
    event = await registration.enter(2, partner=3)
    [asked] = event.asked_for(3)
    await club.decide.close()
    assert await club.refused(registration.confirm(asked.id, 3)) is Refusal.NOT_OPEN


async def test_who_is_blocked_leaves_what_has_not_begun(club: Club) -> None:
    event = await club.create()
    await club.enter_pairs(2)
    registration, server = club.tournaments.registration, club.evening.server
    assert await registration.put_out(server + 1, 2, 1) == []
    assert (await club.tournaments.load(event.id)).member(2) is not None, "another server's"
    assert await registration.put_out(server, 2, 1) == []
    event = await club.tournaments.load(event.id)
    assert standings(event) == {1: "out", 2: "in"}
    assert event.member(3) is None, "free for another partner"


async def test_who_is_blocked_while_it_is_played_is_left_to_its_organiser(club: Club) -> None:
    event = await club.started(4, rounds=2)
    [row] = await club.tournaments.registration.put_out(club.evening.server, 2, 1)
    assert row.id == event.id
    assert (await club.tournaments.load(event.id)).member(2) is not None


async def test_one_entry_is_checked_in_by_the_organiser(club: Club) -> None:
    event = await club.create(check_in=True)
    await club.enter_pairs(2)
    verdicts = club.tournaments.verdicts
    assert await club.refused(club.decide.check_in(1)) is Refusal.NO_CHECK_IN
    await club.decide.close()
    event = await club.decide.check_in(1)
    assert (event.is_here(1), event.is_here(2)) == (True, False)
    assert await club.refused(verdicts.check_in(event.id, Asker(2), 2)) is Refusal.NOT_IN_CHARGE


async def test_who_was_there_and_is_left_out_is_told(club: Club) -> None:
    """Pairs 1 and 2 play; of pair 3 one is missing, as of pair 4, which waited for a place."""
    event = await club.create(check_in=True, most_entries=3, house=False)
    for first in (2, 4, 6, 8):
        await club.enter(first, first + 1)
    await club.wait(HOUR)
    for person in (2, 3, 4, 5, 6, 8):
        await club.do.check_in(person)
    event = await club.wait(HOUR / 2)
    assert (event.state, standings(event)) == (
        "running",
        {1: "in", 2: "in", 3: "out", 4: "out"},
    )
    left = {each.person_id: each.facts for each in await unsent(club) if each.subject == "left_out"}
    assert left == {6: {"who": [7]}, 8: {"who": [9]}}


async def test_who_found_no_partner_to_the_last_is_told(club: Club) -> None:
    event = await club.create(house=False)
    for first in (2, 4):
        await club.enter(first, first + 1)
    await club.do.enter(6)
    event = await club.wait(2 * HOUR)
    assert (event.state, standings(event)[3]) == ("running", "out")
    left = [
        (each.person_id, each.facts) for each in await unsent(club) if each.subject == "left_out"
    ]
    assert left == [(6, {"who": []})]


# Asking others to play with one -------------------------------------------------------------------


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
    await club.evening.database.commit(tournament_entries.forget_member, 3)
    await club.evening.database.commit(servers.block, club.evening.server, 5, 1, club.clock.now())
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


async def test_a_pair_has_a_name_which_it_keeps_when_it_becomes_whole(club: Club) -> None:
    await club.create()
    await club.do.enter(2)
    await club.do.enter(3)
    await club.do.name_team(3, "Les As")
    event = await club.do.enter(2, partner=3)
    assert [each.name for each in event.standing("in")] == ["Les As"]
    await club.enter(4, 5)
    assert await club.refused(club.do.name_team(4, "LES AS")) is Refusal.TEAM_NAME_TAKEN
    event = await club.do.withdraw(2)
    assert event.own_names == {}


async def test_nobody_who_plays_alone_has_another_name(club: Club) -> None:
    await club.create(format="melee")
    await club.do.enter(2)
    assert await club.refused(club.do.name_team(2, "As")) is Refusal.TEAM_NAMED_BEFORE


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
