"""`/learn`: six lessons in one private message, which each press brings further."""

from bot.teaching.lessons import COURSES, LESSONS
from cogs.answering import Sentence
from cogs.choices import one_of
from cogs.commands import anywhere, slash_command
from cogs.feature import Click, Feature, clicked
from cogs.learning.lessons_screen import (
    LessonPage,
    Reader,
    contents_screen,
    end_screen,
    step_screen,
)
from cogs.pictures import look_of
from cogs.press import NOT_OURS, Interaction, Press
from cogs.screens.screen import Screen


class Lessons(Feature):
    """A press carries its whole meaning in its custom id; progress is kept by `bot.learners`."""

    @anywhere
    @slash_command("command-learn")
    async def learn(self, interaction: Interaction) -> None:
        await self.open(interaction, NOT_OURS)

    @clicked("learn")
    async def open(self, click: Click) -> None:
        """All lessons in a message of their own: what shows the button is not theirs."""
        await click.show(await self._contents(click))

    @clicked("learn_contents")
    async def contents(self, click: Click) -> None:
        """All lessons, from one of them."""
        await click.update_own(await self._contents(click))

    async def _contents(self, click: Click) -> Screen:
        progress = await self.bot.learners.progress(click.person.id, click.words.language)
        return contents_screen(progress, click.words)

    @clicked("learn_course")
    async def choose_course(self, click: Click) -> None:
        """The rules of another game."""
        course = one_of(click.press, tuple(COURSES))
        progress = await self.bot.learners.choose(click.person.id, click.words.language, course)
        await click.update_own(contents_screen(progress, click.words))

    @clicked("learn_go")
    async def go(self, click: Click) -> None:
        """A lesson was chosen: it begins."""
        await self._show(click, _page(click.press, click.press.chosen(), 0))

    @clicked("learn_step")
    async def step(self, click: Click) -> None:
        await self._show(click, _page(click.press, click.press.number(1), click.press.number(2)))

    @clicked("learn_answer")
    async def answer(self, click: Click) -> None:
        """A right answer is kept before it is shown; after a wrong one they try again."""
        page = _page(click.press, click.press.number(1), click.press.number(2))
        pressed = click.press.number(3)
        if not 0 <= pressed < len(page.answers):
            raise Sentence("refused-unknown-button")
        page = page._replace(pressed=pressed)
        if page.answers[pressed].is_right:
            place = page.course.preset, page.lesson, page.step
            await self.bot.learners.done(click.person.id, click.words.language, *place)
        await self._show(click, page)

    async def _show(self, click: Click, page: LessonPage) -> None:
        await click.update_own(await step_screen(page, reader_of(click), self.bot.pictures))

    @clicked("learn_end")
    async def end(self, click: Click) -> None:
        """Show the way on from the last lesson."""
        if click.press.text(0) not in COURSES:
            raise Sentence("refused-unknown-button")
        await click.update_own(end_screen(click.press.text(0), click.words))


def reader_of(click: Click) -> Reader:
    """How somebody reads and sees cards."""
    suits = click.bot.suit_emojis.of(four_colours=click.person.four_colours)
    return Reader(click.words, look_of(click.person, click.words), suits, click.person.text_first)


def _page(press: Press, lesson: int, step: int) -> LessonPage:
    """The step that a control names; raises a `Sentence` for none."""
    course = COURSES.get(press.text(0))
    known = 0 <= lesson < len(LESSONS) and 0 <= step < len(LESSONS[lesson].steps)
    if course is None or not known:
        raise Sentence("refused-unknown-button")
    return LessonPage(course, lesson, step)
