"""`/learn`: six lessons in one private message, which each press brings further."""

from bot.teaching.lessons import COURSES, LESSONS
from cogs.answering import Sentence
from cogs.choices import one_of
from cogs.commands import anywhere
from cogs.feature import Click, Feature, clicked, command
from cogs.learning.lessons_screen import (
    LessonPage,
    Reader,
    contents_screen,
    end_screen,
    step_screen,
)
from cogs.pictures import look_of
from cogs.screens.screen import Screen


class Lessons(Feature):
    """A press carries its whole meaning in its custom id; progress is kept by `bot.learners`."""

    @anywhere
    @command("command-learn")
    @clicked("learn", beside=True)
    @clicked("learn_contents")
    async def contents(self, click: Click) -> Screen:
        """All lessons; from elsewhere in a message of their own, as what was pressed is not
        theirs."""
        progress = await self.bot.learners.progress(click.person_id, click.words.language)
        return contents_screen(progress, click.words)

    @clicked("learn_course")
    async def choose_course(self, click: Click) -> Screen:
        """The rules of another game."""
        course = one_of(click.press, tuple(COURSES))
        progress = await self.bot.learners.choose(click.person_id, click.words.language, course)
        return contents_screen(progress, click.words)

    @clicked("learn_go")
    async def go(self, click: Click) -> Screen:
        """A lesson was chosen: it begins."""
        return await _step(click, _page(click, click.chosen, 0))

    @clicked("learn_step")
    async def step(self, click: Click) -> Screen:
        return await _step(click, _page(click, click.number(1), click.number(2)))

    @clicked("learn_answer")
    async def answer(self, click: Click) -> Screen:
        """A right answer is kept before it is shown; after a wrong one they try again."""
        page = _page(click, click.number(1), click.number(2))
        pressed = click.number(3)
        if not 0 <= pressed < len(page.answers):
            raise Sentence("refused-unknown-button")
        page = page._replace(pressed=pressed)
        if page.answers[pressed].is_right:
            place = page.course.preset, page.lesson, page.step
            await self.bot.learners.done(click.person_id, click.words.language, *place)
        return await _step(click, page)

    @clicked("learn_end")
    async def end(self, click: Click) -> Screen:
        """Show the way on from the last lesson."""
        if click.text(0) not in COURSES:
            raise Sentence("refused-unknown-button")
        return end_screen(click.text(0), click.words)


def reader_of(click: Click) -> Reader:
    """How somebody reads and sees cards."""
    suits = click.bot.suit_emojis.of(four_colours=click.person.four_colours)
    return Reader(click.words, look_of(click.person, click.words), suits, click.person.text_first)


async def _step(click: Click, page: LessonPage) -> Screen:
    return await step_screen(page, reader_of(click), click.bot.pictures)


def _page(click: Click, lesson: int, step: int) -> LessonPage:
    """The step that a control names; raises a `Sentence` for none."""
    course = COURSES.get(click.text(0))
    known = 0 <= lesson < len(LESSONS) and 0 <= step < len(LESSONS[lesson].steps)
    if course is None or not known:
        raise Sentence("refused-unknown-button")
    return LessonPage(course, lesson, step)
