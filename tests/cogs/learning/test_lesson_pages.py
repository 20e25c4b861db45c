"""Every page of the lessons, in every language and with the rules of every course."""

import discord
import pytest

from bot.rules import Card, IllegalAction, Suit
from bot.storage.engine.schema import LearnerRow
from bot.teaching.lessons import COURSES, LESSONS
from bot.text import COMPLETE, words_for
from bot.text.rulebook.pages import page_of
from card_images.look import look_for
from cogs.emojis import IN_TEXT
from cogs.learning.lessons_screen import (
    LessonPage,
    Reader,
    contents_screen,
    end_screen,
    step_screen,
)
from cogs.screens.screen import MAX_ALT, Screen
from tests.cogs.no_pictures import NoPictures

PAGES = [
    LessonPage(course, lesson, step)
    for course in COURSES.values()
    for lesson, each in enumerate(LESSONS)
    for step in range(len(each.steps))
]


def reader(language: str) -> Reader:
    words = words_for(language)
    return Reader(words, look_for(words), IN_TEXT, text_first=False)


def told(screen: Screen) -> str:
    return "\n".join(str(getattr(each, "content", "")) for each in screen.view.walk_children())


def ids(screen: Screen) -> list[str]:
    return [str(getattr(each, "custom_id", "")) for each in screen.view.walk_children()]


def verbs(screen: Screen) -> list[str]:
    return [each.split(":")[1] for each in ids(screen) if each.startswith("dd:")]


@pytest.mark.parametrize("language", COMPLETE)
async def test_every_answer_is_told_why(language: str) -> None:
    """Each page says something else than the question, and in words what its picture shows."""
    words = words_for(language)
    for page in PAGES:
        asked = await step_screen(page, reader(language), NoPictures())
        assert verbs(asked) == ["learn_answer"] * len(page.answers)
        preset = page.course.preset_of(page.asked.subject)
        assert bool(asked.pictures) is not page.asked.at.is_empty
        assert all(0 < len(each.alt) <= MAX_ALT for each in asked.pictures)
        for number, answer in enumerate(page.answers):
            shown = await step_screen(page._replace(pressed=number), reader(language), NoPictures())
            assert told(shown) != told(asked)
            assert (words("lesson-right") in told(shown)) is answer.is_right
            if isinstance(answer.wrong, IllegalAction):  # its rule is one press away
                chapter = page_of(answer.wrong.rule, page.rules)
                assert f"dd:rules:{preset}:{chapter}" in ids(shown)
            onward = {"learn_step", "learn_end"} & set(verbs(shown))
            assert bool(onward) is answer.is_right


@pytest.mark.parametrize(
    ("course", "counted"),
    [
        ("french", "(162 for the whole deal + 100 for the bid) × 2 = 524"),
        ("dutch", "100 for the bid × 2 = 200"),
    ],
)
async def test_what_a_coinche_brings_is_added_up(course: str, counted: str) -> None:
    """Also for a wrong answer, without the result."""
    [page] = (e for e in PAGES if e.asked.name == "doubled" and e.course is COURSES[course])
    for number, answer in enumerate(page.answers):
        shown = told(await step_screen(page._replace(pressed=number), reader("en"), NoPictures()))
        assert counted.partition(" =")[0] in shown
        assert (counted in shown) is answer.is_right


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_way_through_all_lessons(language: str) -> None:
    """Each page leads to the next one, the last to a game."""
    page: LessonPage | None = LessonPage(COURSES["french"], 0, 0)
    seen = 0
    while page is not None:
        seen, page = seen + 1, page.going_on()
    assert seen == sum(len(each.steps) for each in LESSONS)
    words = words_for(language)
    assert {"learn_contents", "puzzle"} < set(verbs(end_screen("french", words)))
    assert "dd:practice:french" in ids(end_screen("french", words))
    done = contents_screen(LearnerRow("french", finished=tuple(range(len(LESSONS)))), words)
    assert "learn_end" in verbs(done)
    assert "learn_step" in verbs(contents_screen(LearnerRow("dutch"), words))


def test_buttons_name_the_suit_of_a_card() -> None:
    """Its sign in colour may not be seen, and who begins may not know it."""
    queen = Card.parse("QD")
    emojis = {suit: discord.PartialEmoji(name=suit.name, id=1) for suit in Suit}
    seen = reader("fr")
    assert seen.card(queen) == ("D♦", None)
    assert seen._replace(suits=emojis).card(queen) == ("D carreau", emojis[Suit.DIAMONDS])
    assert seen._replace(suits=emojis, text_first=True).card(queen) == ("Dame de carreau", None)


async def test_a_picture_says_in_words_what_lies_there() -> None:
    page = next(each for each in PAGES if each.asked.name == "overtrump")
    [picture] = (await step_screen(page, reader("en"), NoPictures())).pictures
    assert picture.alt == (
        "Trump: hearts. On the table: Partner: ace of spades, Left: ten of hearts. "
        "Your hand: nine of hearts, seven of hearts, ace of diamonds, king of clubs."
    )
