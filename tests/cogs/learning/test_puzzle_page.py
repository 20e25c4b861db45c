"""The puzzle of the day as a page."""

import pytest

from bot.people.puzzles import Today
from bot.rules import Card
from bot.storage.people.puzzles import Streak
from bot.text import COMPLETE, words_for
from cogs.learning.puzzle import MANY, puzzle_screen
from tests.cogs.learning.test_lesson_pages import ids, reader, told
from tests.cogs.no_pictures import NoPictures
from tests.people.positions import position

PUZZLE = position()
BEST, WORSE = (each.card for each in PUZZLE.options[:2])


def answered(*counts: int) -> Today:
    return Today(
        1, PUZZLE, Card.parse(BEST), dict(zip((BEST, WORSE), counts, strict=False)), Streak()
    )


@pytest.mark.parametrize("language", COMPLETE)
async def test_shares_are_told_once_many_have_answered(language: str) -> None:
    words = words_for(language)
    for today in (answered(1), answered(2, MANY - 3)):
        page = told(await puzzle_screen(today, reader(language), NoPictures()))
        assert "%" not in page
        assert (
            words("puzzle-few", count=sum(today.counts.values()), right=today.counts[BEST]) in page
        )
    page = told(await puzzle_screen(answered(MANY - 1, 1), reader(language), NoPictures()))
    assert f"{words.card(Card.parse(BEST))} {words.percent(1 - 1 / MANY)}" in page


async def test_the_way_on_is_practice_by_the_same_rules() -> None:
    shown = ids(await puzzle_screen(answered(1), reader("en"), NoPictures()))
    assert {f"dd:practice:{PUZZLE.preset}", "dd:learn"} <= set(shown)
    asked = ids(await puzzle_screen(answered(1)._replace(answer=None), reader("en"), NoPictures()))
    assert "dd:learn" not in asked
