"""Leaderboards in every language: their rows, short enough alt text, and the seasons offered."""

import pytest

from bot.storage.engine.result_schema import Season
from bot.storage.ratings.leaderboards import MOST_PAIRS, By, Line, PairLine
from bot.text import Words, words_for
from cogs.press import press_id
from cogs.rankings.leaderboard_screen import (
    MOST_SEASONS,
    RankedPerson,
    board_alt,
    drawn,
    movement,
    row_of,
    row_text,
    seasons_around,
)
from cogs.screens.screen import MAX_ALT

EN = words_for("en")
LINE = Line(2, 7, "Zoë", 1234.5, 12, 7, False, 3)


def test_a_row_has_everything() -> None:
    row = row_of(LINE, None, EN)
    assert row_text(row, EN) == "🥈 **Zoë** · 1,234 · won 7 of 12, 58% · ▲ 3"


def test_a_provisional_rating_is_marked_and_ones_own_name_underlined() -> None:
    row = row_of(LINE._replace(provisional=True, rank=1234, moved=0), 7, EN)
    assert row_text(row, EN) == "1,234 · **__Zoë__** · 1,234? · won 7 of 12, 58% · –"


def test_a_medal_is_for_who_has_played_enough() -> None:
    """The first of all has played twice: they keep the rank, and the next has the gold."""
    first = LINE._replace(rank=1, person_id=9, provisional=True)
    second = row_of(LINE, None, EN, {7: 1})
    assert row_text(row_of(first, None, EN, {7: 1}), EN).startswith("1 · **Zoë** · 1,234? · ")
    assert row_text(second, EN).startswith("🥇 **Zoë** · ")
    assert not drawn(row_of(first, None, EN, {7: 1}), By.RATING, EN).crowned
    assert drawn(second, By.RATING, EN).crowned
    # Elsewhere the first three have them.
    assert row_text(row_of(first, None, EN), EN).startswith("🥇")
    assert row_text(row_of(LINE._replace(rank=4), None, EN), EN).startswith("4 · ")


def test_names_do_no_harm_and_who_was_forgotten_has_none() -> None:
    harmful = row_of(LINE._replace(name="**@everyone**"), None, EN)
    assert "@everyone" not in row_text(harmful, EN)
    former = row_of(LINE._replace(name=""), None, EN)
    assert EN("former-player") in row_text(former, EN)
    assert drawn(former, By.RATING, EN).names == (EN("former-player"),)


def test_a_pair_has_no_rating_of_its_own() -> None:
    row = row_of(PairLine(1, 7, 8, "Zoë", "Anna", 12, 7), 8, EN)
    assert row_text(row, EN) == "🥇 **__Zoë and Anna__** · won 7 of 12, 58%"
    assert row.mine


@pytest.mark.parametrize(("moved", "shown"), [(12, "▲ 12"), (-1, "▼ 1"), (0, "–"), (None, "")])
def test_movement(moved: int | None, shown: str) -> None:
    assert movement(row_of(LINE._replace(moved=moved), None, EN), EN) == shown


def test_who_is_new_is_called_so_in_text_picture_and_alt_text(words: Words) -> None:
    row = row_of(LINE._replace(moved=None, new=True), None, words)
    assert row_text(row, words).endswith(f" · {words('leaderboard-new')}")
    assert drawn(row, By.RATING, words).new == words("leaderboard-new")
    assert f", {words('leaderboard-new')}." in board_alt("Title", [row], None, words)


def test_a_pair_too_far_back_is_not_counted_exactly() -> None:
    pair = PairLine(MOST_PAIRS + 1, 7, 8, "Zoë", "Anna", 12, 1)
    row = row_of(pair, 8, EN)
    assert row_text(row, EN).startswith("1,000+ · **__Zoë and Anna__**")
    assert drawn(row, By.PAIR, EN).place == "1000+"
    assert "1,000+: Zoë and Anna" in board_alt("Title", [], row, EN)
    french = board_alt("Titre", [], row, words_for("fr"))
    assert "000+\u202f: Zoë et Anna" in french  # as French has its colons
    last = row_of(pair._replace(rank=MOST_PAIRS), 8, EN)
    assert row_text(last, EN).startswith("1,000 · ")


@pytest.mark.parametrize(
    ("by", "value"), [(By.RATING, "1,234"), (By.WON, "7"), (By.RATE, "58%"), (By.PAIR, "7")]
)
def test_the_picture_has_what_the_board_is_ordered_by(by: By, value: str) -> None:
    assert drawn(row_of(LINE, None, EN), by, EN).value == value


def test_alt_text_tells_of_everybody_and_is_short_enough(words: Words) -> None:
    names = [f"{number} {'W' * 29}" for number in range(11)]
    rows = [
        RankedPerson(
            99_990 + n, (name, name), "12,345?", 1234, 2345, words.percent(0.5), -1200, n == 10
        )
        for n, name in enumerate(names)
    ]
    alt = board_alt("Title", rows[:10], rows[10], words)
    assert len(alt) <= MAX_ALT
    for row in rows:
        assert words.number(row.rank) in alt
        assert row.names[0][:3] in alt
    assert words("leaderboard-down", places=1200) in alt


def test_all_seasons_are_reached_however_many_there_are() -> None:
    """Seasons are reached by choosing the oldest that is offered, again and again."""
    many = [Season(n, 1, n, n, n + 1, n, n + 1) for n in range(100, 0, -1)]
    chosen, seen = None, set[int]()
    for _ in range(12):
        offered = seasons_around(many, chosen)
        assert len(offered) == MOST_SEASONS
        assert offered[0] == many[0]
        assert chosen is None or chosen in offered
        assert [each.number for each in offered] == sorted({s.number for s in offered})[::-1]
        seen |= {each.number for each in offered}
        chosen = offered[-1]
    assert seen == set(range(1, 101))
    assert seasons_around(many[:3], many[2]) == many[:3]
    assert seasons_around([], None) == []


def test_ids_are_short_enough() -> None:
    assert len(press_id("board_season", "declarations", "here", 2**40, "rating", 10**6)) <= 100
