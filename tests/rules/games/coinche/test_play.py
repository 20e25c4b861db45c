"""Which cards may be played in coinche and contrée (H4)."""

import pytest

from bot.rules import (
    NoSuit,
    Suit,
    Trump,
    card_tables,
    find_preset,
    parse_cards,
)
from tests.rules.parties import legal

FFB = find_preset("contree_ffb")
TA, SA, SPADES = NoSuit.ALL_TRUMPS, NoSuit.NO_TRUMPS, Suit.SPADES

LEGAL = [
    ("N1", TA, "9H", "JH 8H AS", "JH"),
    ("N2", TA, "9H", "AH 8H AS", "AH 8H"),
    ("N3", TA, "9H", "JS 9S 7C", "JS 9S 7C"),
    ("N4", TA, "9H 7H", "JH 8H AS", "JH"),
    ("N5", TA, "TH JS", "KH QH AS", "KH QH"),
    ("N6", SA, "9H", "7H AS", "7H"),
    ("N7", SA, "9H", "AS TC", "AS TC"),
    ("N8", SA, "9H", "AH 7H", "AH 7H"),
    ("N9", SPADES, "7H 8H QS", "8S 7S 8D", "8S 7S 8D"),
    ("N10", SPADES, "7H QS 8H", "AS 7S 8D", "AS 8D"),
    ("N11", SPADES, "7H QS 8H", "AS 7S", "AS 7S"),
    ("N12", SPADES, "7H QS 8H", "8S 7S 8D", "8S 7S 8D"),
    ("N13", SPADES, "AH 7H", "9S 8D", "9S 8D"),
]


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "cards"),
    [pytest.param(*example[1:], id=example[0]) for example in LEGAL],
)
def test_worked_examples(trump: Trump, trick: str, hand: str, cards: str) -> None:
    assert legal(hand, trick, FFB, trump) == {*cards.split()}


def test_undertrumping_where_it_is_asked_for() -> None:
    """slim0 and BGA: who cannot overtrump an opponent plays a lower trump."""
    for preset in ("coinche_bga", "contree_announced"):
        assert legal("8S 7S 8D", "7H 8H QS", find_preset(preset)) == {"8S", "7S"}


# Values (H3) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("trump", [SA, TA])
def test_a_table_makes_152(trump: Trump) -> None:
    assert card_tables(trump).pack == 152


def test_a_trick_at_all_trumps() -> None:
    """V1: J 9 A 10 of one suit."""
    trick = parse_cards("JH 9H AH TH")
    assert sum(card_tables(TA).points[card] for card in trick) == 33
    scaled = card_tables(TA, "scaled")
    assert scaled.worth(sum(scaled.points[card] for card in trick)) == 34


def test_scaled_points_of_both_sides() -> None:
    """V2 and V3, without the ten of the last trick."""
    ta, sa = card_tables(TA, "scaled"), card_tables(SA, "scaled")
    assert (ta.pack, ta.worth(125), ta.worth(123)) == (248, 77, 75)
    assert (sa.pack, sa.worth(70), sa.worth(50)) == (120, 89, 63)


@pytest.mark.parametrize("trump", [SA, TA])
def test_scaled_sides_always_make_152(trump: Trump) -> None:
    tables = card_tables(trump, "scaled")
    assert {tables.worth(n) + tables.worth(tables.pack - n) for n in range(tables.pack + 1)} == {
        152
    }
