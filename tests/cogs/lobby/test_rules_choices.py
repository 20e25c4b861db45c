"""The rules that are listed while somebody types."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from bot.rules import HOMES, PRESETS, usual_preset
from bot.storage.engine.schema import RulesetRow
from bot.text import COMPLETE, Words, words_for
from bot.text.names import folded, searched
from bot.text.options import by_country, game_names, preset_name
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
    ("typed", "only"),
    [
        ("belote à trois", "belote3"),
        ("Belote a 3", "belote3"),
        ("drei", "belote3"),
        ("DRIE", "belote3"),
        ("трима", "belote3"),
        ("belote for three", "belote3"),
        ("three-player belote", "belote3"),
        ("clobyosh", "clobyosh"),
        ("clob", "clobyosh"),
        ("klabberjass", "clobyosh"),
        ("klaberjas", "clobyosh"),
        ("Klaberjass zu zweit", "clobyosh"),
        ("bela à deux", "clobyosh"),
        ("бела за двама", "clobyosh"),
    ],
)
def test_games_of_two_and_three_are_found_by_each_of_their_names(
    words: Words, typed: str, only: str
) -> None:
    assert listed(typed, words) == [only]
    assert chosen(typed, [], words, "lobby_open").value == only
    assert {"belote3", "clobyosh"} <= {*listed("bela", words)}, "which both are called"


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("générale", ["contree_announced"]),
        ("surcoinche", [*COINCHE, *CONTREE, "bulgarian"]),
        ("terugkloppen", [*COINCHE, *CONTREE, "bulgarian"]),
        ("SA", ["coinche_bga", "bulgarian"]),
        ("TA", ["coinche_bga", "bulgarian"]),
        ("sans atout", ["coinche_bga", "bulgarian"]),
        ("tout-atout", ["coinche_bga", "bulgarian"]),
        ("ohne Trumpf", ["coinche_bga", "bulgarian"]),
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


def meant(typed: str, words: Words, *saved: RulesetRow) -> list[str]:
    """What opens; or what is offered, if several may be meant."""
    try:
        return [chosen(typed, saved, words, "lobby_open", "calm", "").value]
    except Sentence as error:
        told = error
    [control] = told.below
    assert isinstance(control, ui.Select)
    assert control.custom_id == "dd:lobby_open:calm:"
    several = [each.value for each in control.options]
    unclear = len(several) < len(PRESETS)
    assert told.text_id == ("game-sought.several" if unclear else "game-sought.none")
    return several


@pytest.mark.parametrize("name", ["Kloppen", "kloppen"])
def test_rules_that_are_saved_under_the_name_of_a_preset_are_found_too(
    words: Words, name: str
) -> None:
    """In the list both stand, each with a value of its own."""
    saved = RulesetRow(1, 1, name, "kloppen", "kloppen", {"target": 500}, 1)
    preset, own = listed("kloppen", words, saved)
    assert preset == "kloppen" != own
    for value in (preset, own):
        assert meant(value, words, saved) == [value]


def test_of_several_that_have_it_all_are_offered(words: Words) -> None:
    assert set(meant("surcoinche", words)) == {*COINCHE, *CONTREE, "bulgarian"}
    assert set(meant("contree", words)) == set(CONTREE)


def test_what_everybody_calls_coinche_is_one_of_its_presets(words: Words) -> None:
    for typed in ("coinche", "COINCHE", "koinche", "coinhce", "coinhe"):
        assert meant(typed, words) == ["coinche_bga"]


def test_every_name_finds_its_preset_in_every_language(words: Words) -> None:
    """Names and ids mean it and nothing else, without accents and with a word between; of the
    other names of a game all that it may be is offered."""
    for language in COMPLETE:
        for preset in PRESETS:
            name = preset_name(preset, words_for(language))
            for typed in (preset, name, name.upper(), folded(name), searched(name)):
                assert meant(typed, words) == [preset], typed
    for preset in PRESETS:
        for typed in game_names(preset):
            assert preset in listed(typed, words), typed


def misspelt(name: str) -> Iterator[str]:
    """A letter left out, doubled, or changed for the next one, somewhere in the middle."""
    at = len(name) // 2
    yield name[:at] + name[at + 1 :]
    yield name[:at] + name[at] + name[at:]
    yield name[: at - 1] + name[at] + name[at - 1] + name[at + 1 :]


def test_a_name_with_an_error_is_found(words: Words) -> None:
    for preset in PRESETS:
        for typed in misspelt(preset_name(preset, words)):
            assert preset in meant(typed, words), typed
            assert preset in listed(typed, words), typed
    for typed in ("klopen", "kloppn", "Klöppen"):
        assert meant(typed, words) == ["kloppen"]


@pytest.mark.parametrize("typed", ["poker", "x" * 300, "\u200d", "skat", "🃏", "*x*\n@everyone"])
def test_with_what_is_no_name_nothing_is_kept_back(words: Words, typed: str) -> None:
    assert set(meant(typed, words)) == set(PRESETS)


def test_the_games_of_ones_country_stand_first() -> None:
    first = {language: by_country(language)[:2] for language in COMPLETE}
    assert first["fr"] == first["en"] == ["french", "pagat"]
    assert first["nl"] == ["klaverjas_amsterdam", "dutch"]
    assert first["de"][0] == "german_club"
    for language in COMPLETE:
        listed = by_country(language)
        assert sorted(listed) == sorted(PRESETS)
        assert listed[0] == usual_preset(language)
        homes = [HOMES[each] for each in listed]
        assert homes == sorted(homes, key=homes.index), "countries stand together"
        for home in set(homes):
            players = [PRESETS[each].players for each in listed if HOMES[each] == home][1:]
            assert players == sorted(players, reverse=True)


def test_a_line_says_where_and_by_how_many_it_is_played() -> None:
    offered = {each.value: each.name for each in offers("", [], words_for("en"))}
    assert offered["dutch"] == "🇳🇱 Dutch belote · 4 players"
    assert offered["decouverte"] == "🇫🇷 Belote découverte · 2 players"
