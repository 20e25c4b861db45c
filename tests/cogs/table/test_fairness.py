"""Fair deals: one line at the table, the rest behind a button, the secret number afterwards."""

from dataclasses import replace

from bot.rules import commitment
from bot.tables import Game
from bot.text import Words, words_for
from cogs.table.table_screen import SHOWN, fair_line, fair_screen, may_be_revealed
from tests.cogs.at_table import game_of
from tests.cogs.reading import written
from tests.rules.parties import FOUR_SUITS, taken

PHONE = 36
"""signs of small text in one line of a phone"""
EN = words_for("en")


def told(game: Game, *, revealed: bool) -> str:
    return written(fair_screen(game, EN, revealed=revealed))


def test_at_the_table_it_is_one_line(words: Words) -> None:
    game = game_of(taken(FOUR_SUITS, "JS"))
    line = fair_line(game, words).removeprefix("-# ")
    assert len(line) <= PHONE
    assert commitment(game.row.seed)[:SHOWN] in line


def test_the_secret_number_is_told_afterwards() -> None:
    game = game_of(taken(FOUR_SUITS, "JS"))
    assert commitment(game.row.seed) in told(game, revealed=False)
    assert game.row.seed.hex() not in told(game, revealed=False)
    assert EN("fair-later") in told(game, revealed=False)
    assert game.row.seed.hex() in told(game, revealed=True)


def test_what_was_pressed_at_the_start_stands_there() -> None:
    """So that whoever plays can compare it with the record."""
    game = game_of(taken(FOUR_SUITS, "JS"))
    assert "1: 17" not in told(game, revealed=False)
    row = game.row._replace(nonces={"0": "17", "2": "4"}, started_at=0.0)
    assert EN("fair-pressed", numbers="1: 17 · 3: 4") in told(
        replace(game, row=row), revealed=False
    )


def test_it_is_revealed_once_nothing_is_left_to_play() -> None:
    game = game_of(taken(FOUR_SUITS, "JS"))
    assert not may_be_revealed(game)
    assert may_be_revealed(replace(game, row=game.row._replace(status="over")))
