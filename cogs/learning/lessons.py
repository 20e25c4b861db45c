"""`/learn`: six lessons in one private message, which each press brings further."""

from typing import Any

import discord

from bot.storage.people.people import Person
from bot.teaching.lessons import COURSES, LESSONS
from bot.text import Words
from cogs.answering import Sentence, show, update_own
from cogs.bot import DixDeDer
from cogs.choices import one_of
from cogs.commands import anywhere, slash_command
from cogs.feature import Feature, pressed
from cogs.learning.lessons_screen import (
    Page,
    Reader,
    contents_screen,
    end_screen,
    step_screen,
)
from cogs.pictures import look_of
from cogs.press import Press
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class Lessons(Feature):
    """All that a press means stands in its custom id; what was done is kept by `bot.learners`."""

    @anywhere
    @slash_command("command-learn")
    async def learn(self, interaction: Interaction) -> None:
        await self.open(interaction)

    @pressed("learn")
    async def open(self, interaction: Interaction, press: Press | None = None) -> None:
        """All lessons in a message of their own: what shows the button is not theirs."""
        await show(interaction, await self._contents(interaction))

    @pressed("learn_contents")
    async def contents(self, interaction: Interaction, press: Press) -> None:
        """All lessons, from one of them."""
        await update_own(interaction, await self._contents(interaction))

    async def _contents(self, interaction: Interaction) -> Screen:
        person, words = await self.bot.meet(interaction)
        progress = await self.bot.learners.progress(person.id, words.language)
        return contents_screen(progress, words)

    @pressed("learn_course")
    async def choose_course(self, interaction: Interaction, press: Press) -> None:
        """The rules of another game."""
        person, words = await self.bot.meet(interaction)
        course = one_of(press, tuple(COURSES))
        progress = await self.bot.learners.choose(person.id, words.language, course)
        await update_own(interaction, contents_screen(progress, words))

    @pressed("learn_go")
    async def go(self, interaction: Interaction, press: Press) -> None:
        """A lesson was chosen: it begins."""
        await self._show(interaction, _page(press, press.chosen(), 0))

    @pressed("learn_step")
    async def step(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, _page(press, press.number(1), press.number(2)))

    @pressed("learn_answer")
    async def answer(self, interaction: Interaction, press: Press) -> None:
        """A right answer is kept before it is shown; after a wrong one they try again."""
        page = _page(press, press.number(1), press.number(2))
        pressed = press.number(3)
        if not 0 <= pressed < len(page.answers):
            raise Sentence("refused-unknown-button")
        page = page._replace(pressed=pressed)
        if page.answers[pressed].is_right:
            person, words = await self.bot.meet(interaction)
            place = page.course.preset, page.lesson, page.step
            await self.bot.learners.done(person.id, words.language, *place)
        await self._show(interaction, page)

    async def _show(self, interaction: Interaction, page: Page) -> None:
        person, words = await self.bot.meet(interaction)
        screen = await step_screen(page, reader_of(self.bot, person, words), self.bot.pictures)
        await update_own(interaction, screen)

    @pressed("learn_end")
    async def end(self, interaction: Interaction, press: Press) -> None:
        """Show the way on from the last lesson."""
        _, words = await self.bot.meet(interaction)
        if press.text(0) not in COURSES:
            raise Sentence("refused-unknown-button")
        await update_own(interaction, end_screen(press.text(0), words))


def reader_of(bot: DixDeDer, person: Person, words: Words) -> Reader:
    """How somebody reads and sees cards."""
    suits = bot.suit_emojis.of(four_colours=person.four_colours)
    return Reader(words, look_of(person, words), suits, person.text_first)


def _page(press: Press, lesson: int, step: int) -> Page:
    """The step that a control names; raises a `Sentence` for none."""
    course = COURSES.get(press.text(0))
    known = 0 <= lesson < len(LESSONS) and 0 <= step < len(LESSONS[lesson].steps)
    if course is None or not known:
        raise Sentence("refused-unknown-button")
    return Page(course, lesson, step)
