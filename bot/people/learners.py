"""Learning: which course somebody has chosen, and how far they are."""

from bot.storage.engine.schema import LearnerRow
from bot.storage.people import people
from bot.tables import Tables
from bot.teaching.lessons import COURSES, LESSONS, course_for


class Learners:
    """Everybody who learns, on the database of the tables."""

    def __init__(self, tables: Tables) -> None:
        self._database = tables.database

    async def progress(self, person_id: int, language: str, course: str = "") -> LearnerRow:
        """How far somebody is in the lessons of a course; without one of that which they have
        chosen, or else the one of a language.

        Who had done all when there were fewer lessons goes on with the next one.
        """
        found = await self._database.ask(people.find_learner, person_id)
        found = found or LearnerRow(course_for(language).preset)
        found = found._replace(course=course or found.course)
        numbers, left = COURSES[found.course].numbers, _left(found.course, found.finished)
        is_done = found.step == 0 and found.lesson in found.finished
        if found.lesson not in numbers or (left and is_done):
            return found._replace(lesson=(left or numbers)[0], step=0)
        return found

    async def choose(self, person_id: int, language: str, course: str) -> LearnerRow:
        """Learn another game from now on; what was done stays done, also for a course that shares
        its lessons."""
        before = await self.progress(person_id, language)
        await self._keep(person_id, before._replace(course=course))
        return await self.progress(person_id, language)

    async def done(
        self, person_id: int, language: str, course: str, lesson: int, step: int
    ) -> LearnerRow:
        """Note that somebody has found a right answer: they go on at the next step."""
        before = await self.progress(person_id, language)
        if step + 1 < len(LESSONS[lesson].steps):
            after = before._replace(course=course, lesson=lesson, step=step + 1)
            return await self._keep(person_id, after)
        finished = tuple(sorted({*before.finished, lesson}))
        numbers, left = COURSES[course].numbers, _left(course, finished)
        later = numbers[numbers.index(lesson) :]
        following = next((number for number in left if number in later), (left or numbers)[0])
        after = LearnerRow(course, lesson=following, step=0, finished=finished)
        return await self._keep(person_id, after)

    async def _keep(self, person_id: int, progress: LearnerRow) -> LearnerRow:
        await self._database.commit(people.keep_learner, person_id, progress)
        return progress


def _left(course: str, finished: tuple[int, ...]) -> list[int]:
    """Return the lessons of a course that are not done."""
    return [number for number in COURSES[course].numbers if number not in finished]
