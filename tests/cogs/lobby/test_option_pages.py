"""The pages of options and the lobby stay within Discord's limits, whatever the rules."""

import json
from typing import Any

import pytest
from discord.ui import Item, Select
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import PRESETS
from bot.storage.engine.schema import Person, RulesetRow
from bot.tables import Game, Holder
from bot.tables.lobby.saved_rules import LONGEST, MOST
from bot.text import COMPLETE, Words, sentence, words_for
from bot.text.options import groups, option_name
from cogs.lobby.lobby_screen import lobby_more_screen, lobby_screen
from cogs.lobby.options_screen import group_page, overview, removal
from cogs.screens.screen import Screen
from tests.cogs.at_table import row_of
from tests.cogs.reading import custom_ids, written
from tests.examples import sampled
from tests.text.any_rules import Changed, any_rules

NAME = "*" * LONGEST
"""each character is escaped"""
SAVED = [RulesetRow(n, 1, NAME, NAME, "french", {}, 1) for n in range(MOST)]


def lobby(changed: Changed) -> Game:
    """A lobby in which everybody has a long name and has to agree."""
    row = row_of(
        id=10**14,
        status="lobby",
        preset=changed.preset,
        rules_name=NAME,
        host_id=1,
        turn_seconds=90.0,
        bank_seconds=300.0,
        robot_level="strong",
    )
    person = Person(1, 9, "*" * 32, "fr", None)
    seats = tuple(
        Holder(seat, person._replace(id=seat + 1), agreed=False)
        for seat in range(changed.rules.players)
    )
    return Game(row, changed.rules, seats, None)


def check(screen: Screen | None) -> None:
    assert screen is not None
    assert screen.view.total_children_count <= 40
    assert screen.view.content_length() <= 4000
    ids = custom_ids(screen)
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    screen.view.to_components()


# Boards are for duplicates alone: whoever opens a table cannot choose them.
@given(
    any_rules().filter(lambda changed: changed.rules.end_mode != "boards"),
    st.sampled_from(COMPLETE),
)
def test_every_page_is_small_enough(changed: Changed, language: str) -> None:
    words, game = words_for(language), lobby(changed)
    check(lobby_screen(game, words))
    check(lobby_more_screen(game, 1, words))
    check(overview(game, SAVED, words, "x" * 300))
    check(removal(game, SAVED, words))
    for group in groups(game.rules):
        check(group_page(game, group.name, words, "x" * 300))


@pytest.mark.parametrize(("preset", "language"), sampled(PRESETS, COMPLETE))
def test_every_page_of_every_preset(preset: str, language: str) -> None:
    """Each option that means something has its sentence, and a select that shows its value."""
    rules, words = PRESETS[preset], words_for(language)
    game = lobby(Changed(preset, rules))
    for group in groups(rules):
        screen = group_page(game, group.name, words)
        assert screen is not None
        shown = written(screen)
        assert words(f"options-group.{group.name}") in shown
        for option in group.options:
            value = getattr(rules, option)
            assert f"**{option_name(option, words)}**" in shown
            assert sentence(option, value, rules, words) in shown
            if option in ("target", "deals_limit"):
                assert found(screen, f"dd:options_number:{game.id}:{group.name}:{option}")
                continue
            [select] = found(screen, f"dd:options_set:{game.id}:{group.name}:{option}")
            assert isinstance(select, Select)
            [default] = [each for each in select.options if each.default]
            assert default.value == str(value)
            assert len(select.options) > 1
            assert all(each.description for each in select.options)
        assert "✏️" not in shown


def found(screen: Screen, custom_id: str) -> list[Item[Any]]:
    each_one = screen.view.walk_children()
    return [each for each in each_one if getattr(each, "custom_id", None) == custom_id]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_group_without_anything_to_choose_is_no_page(preset: str) -> None:
    game, words = lobby(Changed(preset, PRESETS[preset])), words_for("en")
    there = {group.name for group in groups(game.rules)}
    for name in ("coinche", "decouverte", "colours", ""):
        assert (group_page(game, name, words) is not None) == (name in there)


def test_the_lobby_says_what_it_means_that_the_pack_is_only_cut(words: Words) -> None:
    usual, short = PRESETS["french"], PRESETS["french"].changed({"target": 500})
    for rules, said in (
        (usual, "lobby-unrated.shuffle"),
        (short, "lobby-not-shuffled"),
        (short.changed({"shuffle": "every_deal"}), None),
    ):
        screen = lobby_screen(lobby(Changed("french", rules)), words)
        shown = json.dumps(screen.view.to_components(), ensure_ascii=False)
        for text_id in ("lobby-unrated.shuffle", "lobby-not-shuffled"):
            assert shown.count(words(text_id)) == int(text_id == said)
