"""The time that the lessons take: the words of all their pages, and the presses."""

import re
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.storage.engine.schema import LearnerRow
from bot.teaching.lessons.courses import course_for
from bot.text import COMPLETE, words_for
from cogs.learning.lessons_screen import LessonPage, contents_screen, end_screen, step_screen
from cogs.screens.screen import Screen
from tests.cogs.learning.test_lesson_pages import reader
from tests.cogs.no_pictures import NoPictures

WORDS_A_MINUTE = 180
"""of a text in which everything is new"""
SECONDS_A_PRESS = 5
"""to look at the cards, decide and press"""
WORD = re.compile(r"\w[\w’-]*")
MOST = 20
"""minutes that the first page promises"""


def read_on(screen: Screen) -> list[str]:
    """The lines that stand there, and what stands on buttons."""
    children = list(screen.view.walk_children())
    labels = [each.label or "" for each in children if isinstance(each, discord.ui.Button)]
    return [*labels, *(line for each in children for line in _text(each).splitlines())]


def _text(item: discord.ui.Item[Any]) -> str:
    return item.content if isinstance(item, discord.ui.TextDisplay) else ""


async def course(language: str) -> AsyncIterator[list[Screen]]:
    """The pages of each step, one press after the other, for who answers wrongly at first."""
    words, learned = words_for(language), course_for(language)
    yield [contents_screen(LearnerRow(learned.preset), words)]
    page: LessonPage | None = LessonPage(learned, 0, 0)
    while page is not None:
        right = [n for n, each in enumerate(page.answers) if each.is_right]
        wrong = [n for n, each in enumerate(page.answers) if not each.is_right]
        presses = (None, wrong[0], right[0])
        pages = (page._replace(pressed=each) for each in presses)
        yield [await step_screen(each, reader(language), NoPictures()) for each in pages]
        page = page.going_on()
    yield [end_screen(learned.preset, words)]


@pytest.mark.parametrize("language", COMPLETE)
async def test_it_takes_no_longer_than_it_promises(language: str) -> None:
    words = presses = 0
    async for pages in course(language):
        lines = {line for page in pages for line in read_on(page)}  # what stands still is read once
        words += sum(len(WORD.findall(line)) for line in lines)
        presses += len(pages)
    minutes = words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60
    assert minutes <= MOST
