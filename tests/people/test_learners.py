"""How far somebody is in the lessons."""

from bot.people import Learners
from bot.storage.engine.schema import LearnerRow
from bot.teaching.lessons import LESSONS
from tests.people.conftest import Door

ANNA = 900
"""an id on Discord"""


async def test_who_learns_goes_on_where_they_were(door: Door) -> None:
    learners = Learners(door.evening.tables)
    anna = (await door.people.meet(ANNA, "Anna")).id
    assert await learners.progress(anna, "nl") == LearnerRow("dutch")
    assert not LearnerRow("dutch").has_begun
    await learners.done(anna, "nl", "dutch", 0, 0)
    assert await learners.progress(anna, "nl") == LearnerRow("dutch", 0, 1)
    await learners.choose(anna, "nl", "french")
    assert await learners.progress(anna, "nl") == LearnerRow("french", 0, 1)


async def test_a_lesson_is_done_with_its_last_step(door: Door) -> None:
    learners = Learners(door.evening.tables)
    anna = (await door.people.meet(ANNA, "Anna")).id
    last = [len(each.steps) - 1 for each in LESSONS]
    after = await learners.done(anna, "en", "french", 1, last[1])
    assert after == LearnerRow("french", 2, 0, (1,))
    for lesson in (5, 4, 3, 2):
        after = await learners.done(anna, "en", "french", lesson, last[lesson])
    assert (after.lesson, after.finished) == (0, (1, 2, 3, 4, 5))
    assert (await learners.done(anna, "en", "french", 0, last[0])).finished == (0, 1, 2, 3, 4, 5)


async def test_nothing_of_it_outlives_being_forgotten(door: Door) -> None:
    learners = Learners(door.evening.tables)
    anna = (await door.people.meet(ANNA, "Anna")).id
    await learners.done(anna, "en", "french", 0, 0)
    await door.people.forget(anna)
    assert not (await learners.progress(anna, "en")).has_begun
