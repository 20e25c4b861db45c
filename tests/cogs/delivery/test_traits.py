"""Each subject has its traits, and turns are so many in a second."""

import pytest

from bot.clock import ManualClock
from bot.storage.delivery.subjects import NOTIFICATIONS, OF_CHANNEL, OF_PERSON, Subject
from cogs.delivery.kinds import TRAITS, Stands
from cogs.delivery.pace import Turns


def test_each_subject_has_traits() -> None:
    assert set(TRAITS) == set(Subject)
    assert {TRAITS[each].per_second for each in NOTIFICATIONS} == {5}
    assert all(TRAITS[each].edit_every > 0 for each in OF_CHANNEL)


def test_what_is_of_a_person_is_sent_to_them_alone() -> None:
    """The query for what waits for a channel leaves it out."""
    in_dms = {each for each in Subject if TRAITS[each].stands is Stands.IN_DM}
    assert in_dms - set(NOTIFICATIONS) == OF_PERSON - {Subject.PEEK}


def test_only_what_people_need_comes_back_when_somebody_deletes_it() -> None:
    assert [each for each in OF_CHANNEL if TRAITS[each].comes_back] == [Subject.ANNOUNCEMENT]


def test_only_questions_calls_and_seats_are_said_aloud_to_whom_they_cannot_be_sent() -> None:
    said = {each for each in Subject if TRAITS[each].aloud}
    assert said == {Subject.ASKED, Subject.REPORT, Subject.NOTICE, Subject.HELD_SEAT}


@pytest.mark.parametrize("count", [1, 5, 12])
async def test_so_many_turns_in_a_second_each_told_once(count: int) -> None:
    clock = ManualClock(1000)
    turns = Turns(clock, 5)
    first = [turns.of(row) for row in range(count)]
    assert first == [clock.now() + row // 5 for row in range(count)]
    await clock.advance(count // 5)
    # Who was told to wait gets the same turn again, which has come.
    assert [turns.of(row) for row in range(5, count)] == first[5:]
    # Whoever comes next does so after all of them.
    assert turns.of(count) >= first[-1]
