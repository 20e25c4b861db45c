"""The rules that are listed while somebody types."""

from typing import Any

import pytest

from bot.storage.engine.schema import RulesetRow
from bot.text import Words, words_for
from cogs.answering import Sentence
from cogs.lobby.rules_choices import chosen, offers

COINCHE = ["coinche_bga", "coinche_ffb", "coinche_concours"]
CONTREE = ["contree_ffb", "contree_announced"]


def listed(typed: str, words: Words, *saved: RulesetRow) -> list[str]:
    return [each.value for each in offers(typed, list(saved), words)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("coinche", COINCHE),
        ("Coinchée", ["coinche_bga", "coinche_ffb"]),
        ("contrée", CONTREE),
        ("CONTREE", CONTREE),
        ("kloppen", ["kloppen"]),
        ("klop", ["kloppen"]),
        ("FFB", ["contree_ffb", "coinche_ffb"]),
    ],
)
def test_a_game_is_found_by_what_people_call_it(words: Words, typed: str, first: list[str]) -> None:
    """A preset is found in every language, also by a name that it has in another."""
    found = listed(typed, words)
    assert [each for each in found if each in first] == first
    assert found[0] == first[0]


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("générale", ["contree_announced"]),
        ("surcoinche", [*COINCHE, *CONTREE]),
        ("terugkloppen", [*COINCHE, *CONTREE]),
        ("SA", ["coinche_bga"]),
        ("TA", ["coinche_bga"]),
        ("sans atout", ["coinche_bga"]),
        ("tout-atout", ["coinche_bga"]),
        ("ohne Trumpf", ["coinche_bga"]),
    ],
)
def test_rules_are_found_by_what_they_have(words: Words, typed: str, played: list[str]) -> None:
    """A word finds them in any language, also before it is typed to its end."""
    found = listed(typed, words)
    assert sorted(found) == sorted(played)
    begun = listed(typed[:5], words)
    assert set(played) <= set(begun)


@pytest.mark.parametrize(
    ("changes", "found"), [({"generale": True}, True), ({}, False), ({"generale": "yes"}, False)]
)
def test_saved_rules_are_found_by_what_they_have(changes: dict[str, Any], found: bool) -> None:
    """Rules that are not valid any more are found by their name alone."""
    saved = RulesetRow(1, 1, "Friday", "friday", "coinche_bga", changes, 1)
    words = words_for("en")
    assert ("Friday" in listed("générale", words, saved)) is found
    assert listed("frid", words, saved) == ["Friday"]


def test_of_several_that_have_it_all_are_named() -> None:
    with pytest.raises(Sentence) as told:
        chosen("surcoinche", [], words_for("fr"))
    names = str(told.value.values["names"])
    assert "Coinche de concours" in names
    assert "Belote" not in names


def test_what_everybody_calls_coinche_is_one_of_its_presets(words: Words) -> None:
    assert chosen("coinche", [], words).value == "coinche_bga"
