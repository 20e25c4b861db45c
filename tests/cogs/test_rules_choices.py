"""The rules that are listed while somebody types."""

import pytest

from bot.text import COMPLETE, words_for
from cogs.rules_choices import chosen, offers

COINCHE = ["coinche_bga", "coinche_ffb", "coinche_concours"]
CONTREE = ["contree_ffb", "contree_announced"]


@pytest.mark.parametrize("language", COMPLETE)
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
def test_a_game_is_found_by_what_people_call_it(
    language: str, typed: str, first: list[str]
) -> None:
    """In every language, also by a name that it has in another."""
    found = [each.value for each in offers(typed, [], words_for(language))]
    assert [each for each in found if each in first] == first
    assert found[0] == first[0]


@pytest.mark.parametrize("language", COMPLETE)
def test_what_everybody_calls_coinche_is_one_of_its_presets(language: str) -> None:
    assert chosen("coinche", [], words_for(language)).value == "coinche_bga"
