"""The list of a server's tournaments: within Discord's limits, with who has won."""

import pytest

from bot.storage.tournaments.records import Winner
from bot.text import COMPLETE, words_for
from cogs.screens.tournaments.listing import MOST, listing_screen
from tests.cogs.screens.tournaments.test_leagues import EN, LONG, check, told, tournament


@pytest.mark.parametrize("language", COMPLETE)
def test_the_longest_list_is_within_all_limits(language: str) -> None:
    rows = [tournament(number, name="W*" * 38) for number in range(1, 40)]
    pair = [Winner(1, LONG, hidden=False), Winner(2, LONG, hidden=False)]
    screen = listing_screen(rows, {each.id: [pair] * 9 for each in rows}, words_for(language))
    check(screen)
    assert told(screen).count("🏆") <= 2 * MOST


def test_who_has_won_is_named_unless_he_hides() -> None:
    rows = [tournament(1), tournament(2, "running"), tournament(3)]
    pair = [Winner(1, "Anna", hidden=False), Winner(2, "Ben", hidden=True)]
    gone = [Winner(3, "", hidden=True), Winner(4, "Cl_o", hidden=False)]
    text = told(listing_screen(rows, {1: [pair], 2: [pair], 3: [gone]}, EN))
    assert text.count("🏆") == 2, "what is not over has no winner"
    assert f"🏆 Anna and {EN('tournament-league-hidden')}" in text
    assert f"🏆 {EN('former-player')} and Cl\\_o" in text
    assert "Ben" not in text


def test_what_goes_on_comes_first_and_what_is_over_is_dated_by_its_end() -> None:
    day = 86_400.0
    rows = [
        tournament(1)._replace(name="long ago", starts_at=9 * day, ended_at=2 * day),
        tournament(2)._replace(name="just now", starts_at=5 * day, ended_at=3 * day),
        tournament(3, "registration")._replace(name="later", starts_at=8 * day),
        tournament(4, "check_in")._replace(name="soon", starts_at=4 * day),
        tournament(5, "running")._replace(name="now", starts_at=7 * day),
    ]
    text = told(listing_screen(rows, {}, EN))
    order = sorted(rows, key=lambda each: text.index(f"**{each.name}**"))
    assert [each.name for each in order] == ["now", "soon", "later", "just now", "long ago"]
    moments = [EN.timestamp(each * day, "f") for each in (4, 8, 3, 2)]
    assert [text.count(each) for each in moments] == [1, 1, 1, 1]
    assert text.count("<t:") == 4, "when the other one was to start says nothing any more"
