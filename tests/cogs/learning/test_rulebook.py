"""The pages of the rules, as they are turned."""

from typing import Any

import pytest
from discord.ui import Button, Item, Select, TextDisplay

from bot.rules import PRESETS, find_preset
from bot.teaching.lessons import COURSES
from bot.text import pages, words_for
from cogs.learning.rulebook import preset_subject, rules_screen

EN = words_for("en")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_of_each_preset_is_there_and_leads_to_the_others(preset: str) -> None:
    book = pages(find_preset(preset), preset, EN)
    for number, page in enumerate(book):
        children: list[Item[Any]] = list(
            rules_screen(preset_subject(preset), number, EN).view.walk_children()
        )
        [shown] = [each.content for each in children if isinstance(each, TextDisplay)]
        assert shown == f"## {page.title}\n{page.body}"
        [choice] = [each for each in children if isinstance(each, Select)]
        assert choice.custom_id == f"dd:rules_page:{preset}"
        assert [each.label for each in choice.options] == [each.title for each in book]
        assert [each.value for each in choice.options] == [str(n) for n in range(len(book))]
        back, on, *learn = (each for each in children if isinstance(each, Button))
        assert (back.disabled, on.disabled) == (number == 0, number == len(book) - 1)
        # From the first page there is a way to the lessons of the game.
        there = [f"dd:learn:{preset}"] if number == 0 and preset in COURSES else []
        assert [each.custom_id for each in learn] == there


def test_a_page_that_is_none_is_the_first() -> None:
    subject = preset_subject("french")
    first = rules_screen(subject, 0, EN).view.to_components()
    for number in (-1, 99):
        assert rules_screen(subject, number, EN).view.to_components() == first
