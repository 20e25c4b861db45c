"""Which cards may be played (A6)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    PACK,
    Card,
    IllegalAction,
    Play,
    Reason,
    Suit,
    card_tables,
    legal_cards,
    parse_cards,
)
from bot.rules.core.sides import TEAMS
from bot.rules.core.tricks import allowed_cards, by_partners
from tests.rules.cases import card, load, preset
from tests.rules.parties import FOUR_SUITS, FRENCH, act, legal, play, taken

CASES = load("legal")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']}-{case['preset']}")
def test_worked_case(case: dict[str, Any]) -> None:
    legal = legal_cards(
        [card(each) for each in case["hand"]],
        [card(each) for each in case["trick"]],
        Suit(case["trump"]),
        preset(case["preset"]),
    )
    assert sorted(map(str, legal)) == sorted(each[1] + each[0] for each in case["legal"])


def test_the_queen_waits_for_the_king_where_the_king_is_first() -> None:
    rules = FRENCH.changed({"belote_order": "king_first"})
    assert legal("KS QS 7H", "", rules) == {"KS", "7H"}
    assert legal("QS 7H", "", rules) == {"QS", "7H"}
    assert legal("KS QS 7H", "", rules.changed({"belote": "off"})) == {"KS", "QS", "7H"}


# Each value of an option does what no other value of it does (test_coverage.py) -----------------

# Rules that are changed, the hand, the trick, and what may be played with spades as trump.
VALUES = {
    "head_trump=always": [("JS 7S 8D", "8S 9S 7D", "JS")],
    "head_trump=unless_partner_master": [("JS 7S 8D", "8S 9S 7D", "JS 7S")],
    "head_plain=no": [("AH 7H", "KH", "AH 7H")],
    "head_plain=unless_partner_master": [("AH 7H", "KH", "AH"), ("AH 7H", "8H KH QH", "AH 7H")],
    "head_plain=always": [("AH 7H", "8H KH QH", "AH")],
    "partner_plain=free": [("7S 8D", "AH 7H", "7S 8D")],
    "partner_plain=must_trump": [("7S 8D", "AH 7H", "7S")],
    "partner_trump=no_undertrump_if_can_over": [
        ("9S 7S 8D", "7H QS 8H", "9S 8D"),
        ("8S 7S 8D", "7H QS 8H", "8S 7S 8D"),
        ("9S 7S", "7H QS 8H", "9S"),
    ],
    "partner_trump=must_piss": [
        ("9S 7S 8D", "7H QS 8H", "9S 8D"),
        ("8S 7S 8D", "7H QS 8H", "8S 7S"),
    ],
    "partner_trump=free": [("9S 7S 8D", "7H QS 8H", "9S 7S 8D")],
    "partner_trump=must_trump_any": [("9S 7S 8D", "7H QS 8H", "9S 7S")],
    "partner_trump=ffb": [
        ("9S 7S 8D", "7H QS 8H", "9S 8D"),
        ("8S 7S 8D", "7H QS 8H", "8S 7S 8D"),
        ("9S 7S", "7H QS 8H", "9S 7S"),
    ],
    "partner_trump=must_over": [("9S 7S 8D", "7H QS 8H", "9S"), ("8S 7S 8D", "7H QS 8H", "8S 7S")],
    "partner_trump=never_under": [
        ("9S 7S 8D", "7H QS 8H", "9S 8D"),
        ("8S 7S 8D", "7H QS 8H", "8D"),
    ],
    "undertrump_opp=required": [("8S 7S 8D", "KH 9S", "8S 7S")],
    "undertrump_opp=optional": [("8S 7S 8D", "KH 9S", "8S 7S 8D")],
    "undertrump_opp=forbidden": [("8S 7S 8D", "KH 9S", "8D"), ("8S 7S", "KH 9S", "8S 7S")],
    "belote_order=free": [("KS QS 7H", "", "KS QS 7H")],
    "belote_order=king_first": [("KS QS 7H", "", "KS 7H")],
}


NO, OVER, UNDER = Reason.NO_UNDERTRUMP, Reason.MUST_OVERTRUMP, Reason.MUST_UNDERTRUMP

# Refusals: the reason, the row that asks it, and what may be played instead ---------------------


@pytest.mark.parametrize(
    ("hand", "trick", "options", "reason", "rule", "instead"),
    [
        ("9S 7S AH", "AS", {}, Reason.MUST_BEAT_TRUMP, "A6 a", "9S"),
        ("8S 7S AH", "AS", {}, Reason.MUST_FOLLOW, "A6 a", "8S 7S"),
        ("AH 7H 9S", "KH", {}, Reason.MUST_FOLLOW, "A6 c", "AH 7H"),
        ("AH 7H 9S", "KH", {"head_plain": "always"}, Reason.MUST_BEAT_PLAIN, "A6 c", "AH"),
        ("QH 7H 9S", "KH", {"head_plain": "always"}, Reason.MUST_FOLLOW, "A6 c", "QH 7H"),
        ("7S 8D", "KH", {}, Reason.MUST_TRUMP, "A6 d", "7S"),
        ("JS 7S 8D", "KH 9S", {}, Reason.MUST_OVERTRUMP, "A6 e", "JS"),
        ("AS 7S 8D", "KH 9S", {}, Reason.MUST_UNDERTRUMP, "A6 e", "AS 7S"),
        ("AS 8D", "AH 7H", {"partner_plain": "must_trump"}, Reason.MUST_TRUMP, "A6 f", "AS"),
        (
            "9S 7S 8D",
            "7H AS 8H",
            {"partner_trump": "no_undertrump_if_can_over"},
            Reason.NO_UNDERTRUMP,
            "A6 g",
            "9S 8D",
        ),
        (
            "9S 7S 8D",
            "7H AS 8H",
            {"partner_trump": "must_trump_any"},
            Reason.MUST_TRUMP,
            "A6 g",
            "9S 7S",
        ),
        (
            "8S 7S 8D",
            "7H AS 8H",
            {"partner_trump": "must_trump_any"},
            Reason.MUST_TRUMP,
            "A6 h",
            "8S 7S",
        ),
        (
            "8S 7S 8D",
            "7H AS 8H",
            {"partner_trump": "must_piss"},
            Reason.MUST_UNDERTRUMP,
            "A6 h",
            "8S 7S",
        ),
        *(
            (hand, trick, {option: value}, reason, rule, instead)
            for hand, trick, option, value, reason, rule, instead in (
                ("8S 8D", "KH 9S", "undertrump_opp", "forbidden", NO, "A6 e", "8D"),
                ("9S 7S 8D", "7H AS 8H", "partner_trump", "never_under", NO, "A6 g", "9S 8D"),
                ("8S 7S 8D", "7H AS 8H", "partner_trump", "never_under", NO, "A6 h", "8D"),
                ("9S 7S 8D", "7H AS 8H", "partner_trump", "must_over", OVER, "A6 g", "9S"),
                ("8S 8D", "7H AS 8H", "partner_trump", "must_over", UNDER, "A6 h", "8S"),
            )
        ),
    ],
)
def test_a_refusal_names_its_row_and_what_may_be_played(
    hand: str, trick: str, options: dict[str, Any], reason: Reason, rule: str, instead: str
) -> None:
    cards, tables = parse_cards(trick), card_tables(Suit.SPADES)
    partners = by_partners(TEAMS, 0, len(cards))
    allowed = allowed_cards(parse_cards(hand), cards, tables, FRENCH.changed(options), partners)
    assert (allowed.reason, allowed.rule) == (reason, rule)
    assert allowed.cards == parse_cards(instead)


HEARTS_LED = (
    "JS AH TH 7H 8D 7D 9D 8C",
    "9S AC TC KC QC JC 9C 7C",
    "KS QS TS 7S AS AD TD KD",
    "8S KH QH JH 9H 8H QD JD",
)


def test_apply_refuses_with_the_row_and_the_cards() -> None:
    state = play(taken(HEARTS_LED, "JS"), "7H 9S")
    with pytest.raises(IllegalAction) as refusal:
        act(state, Play(2, Card.parse("AD")))
    assert refusal.value.reason is Reason.MUST_UNDERTRUMP
    assert refusal.value.rule == "A6 e"
    assert refusal.value.instead == ("KS", "QS", "TS", "7S", "AS")
    assert str(refusal.value) == "must_undertrump (A6 e)"


def test_apply_refuses_the_queen_before_the_king_where_the_king_is_first() -> None:
    rules = FRENCH.changed({"belote_order": "king_first"})
    hands = ("JS KS QS 7H 8D 7D 9D 8C", HEARTS_LED[1], "AH TH TS 7S AS AD TD KD", HEARTS_LED[3])
    state = taken(hands, "JS", rules=rules)
    with pytest.raises(IllegalAction) as refusal:
        act(state, Play(0, Card.parse("QS")))
    assert (refusal.value.reason, refusal.value.rule) == (Reason.KING_FIRST, "A8")
    assert "KS" in refusal.value.instead
    assert "QS" not in refusal.value.instead


def test_a_card_of_another_hand_is_refused() -> None:
    state = taken(FOUR_SUITS, "JS")
    with pytest.raises(IllegalAction) as refusal:
        act(state, Play(0, Card.parse("AH")))
    assert refusal.value.reason is Reason.NOT_IN_HAND


# On random positions (the table of A6 once more: test_legal_rows.py) ----------------------------


@st.composite
def positions(draw: st.DrawFn) -> tuple[list[Card], list[Card], Suit]:
    cards = draw(st.permutations(PACK))
    trick = draw(st.integers(0, 3))
    size = draw(st.integers(1, 8))
    return cards[trick : trick + size], cards[:trick], draw(st.sampled_from(Suit))


@given(positions(), st.sampled_from(["french", "pagat", "pagat_pisser", "dutch", "german_club"]))
def test_something_of_the_hand_is_always_legal(
    position: tuple[list[Card], list[Card], Suit], name: str
) -> None:
    hand, trick, trump = position
    allowed = legal_cards(hand, trick, trump, preset(name))
    assert allowed
    assert allowed <= set(hand)


@given(positions())
def test_the_winner_of_a_trick_beats_every_card_of_its_suit_and_all_plain_cards(
    position: tuple[list[Card], list[Card], Suit],
) -> None:
    hand, trick, trump = position
    cards = [*trick, hand[0]]
    tables = card_tables(trump)
    winner = cards[tables.winner(cards)]
    assert winner.suit is trump or all(each.suit is not trump for each in cards)
    same = [each for each in cards if each.suit is winner.suit]
    assert winner is max(same, key=tables.strength.__getitem__)
    assert winner.suit in (trump, cards[0].suit)
