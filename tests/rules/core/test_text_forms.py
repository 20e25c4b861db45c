"""Cards, suits and actions as texts, both ways."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    PACK,
    Action,
    Bid,
    Card,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    Declare,
    Discard,
    Draw,
    Exchange,
    Gather,
    Keep,
    NoSuit,
    Pass,
    Play,
    Rank,
    Show,
    Shuffle,
    Stop,
    Suit,
    Surcoinche,
    Take,
    Unparseable,
    format_cards,
    parse_action,
    parse_cards,
    parse_declaration,
    parse_trump,
)
from tests.rules.any_action import ACTIONS

TIERCE, KINGS = parse_declaration("KS-QS-JS"), parse_declaration("KS-KH-KD-KC")


def test_a_pack_is_32_cards_each_one_object() -> None:
    assert len(set(PACK)) == 32
    for card in PACK:
        assert Card.parse(str(card)) is Card.of(card.rank, card.suit) is card
        assert copy.deepcopy(card) is pickle.loads(pickle.dumps(card)) is card
    assert PACK[0] < PACK[1] < PACK[31]
    assert {(card.rank, card.suit) for card in PACK} == {(r, s) for r in Rank for s in Suit}


def test_cards_are_read_as_they_are_written() -> None:
    assert parse_cards(format_cards(PACK)) == PACK
    assert parse_cards("TS 9H") == (Card.of(Rank.TEN, Suit.SPADES), Card.of(Rank.NINE, Suit.HEARTS))


@pytest.mark.parametrize("text", ["", "T", "ST", "10S", "ts", "TS ", "1S", "TX", "♠T"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(Unparseable) as refusal:
        Card.parse(text)
    assert refusal.value.kind == "card"


def test_trumps_are_parsed_or_refused() -> None:
    assert [parse_trump(text) for text in "SHDCNA"] == [*Suit, *NoSuit]
    with pytest.raises(Unparseable):
        parse_trump("X")


@given(ACTIONS)
def test_actions_are_read_as_they_are_written(action: Action) -> None:
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2 take S", Take(2, Suit.SPADES)),
        ("0 play KH !", Play(0, Card.parse("KH"), word=True)),
        ("3 pass", Pass(3)),
        ("1 cut 12", Cut(1, 12)),
        ("table gather " + format_cards(PACK), Gather(PACK)),
        ("table dealer 3", ChooseDealer(3)),
        ("table draw 7S KD", Draw(parse_cards("7S KD"))),
        ("table shuffle " + format_cards(PACK), Shuffle(PACK)),
        ("table close", Close()),
        ("2 packets 2-3", ChoosePackets(2, "2-3")),
        ("1 take N", Take(1, NoSuit.NO_TRUMPS)),
        ("1 take A", Take(1, NoSuit.ALL_TRUMPS)),
        ("1 bid 90 H", Bid(1, 90, Suit.HEARTS)),
        ("1 bid 250 H", Bid(1, 250, Suit.HEARTS)),
        ("1 bid capot A", Bid(1, CAPOT_BID, NoSuit.ALL_TRUMPS)),
        ("1 bid 500 H", Bid(1, 500, Suit.HEARTS)),
        ("1 bid generale H", Bid(1, GENERALE_BID, Suit.HEARTS)),
        ("1 bid S", Bid(1, 0, Suit.SPADES)),
        ("3 coinche", Coinche(3)),
        ("0 surcoinche", Surcoinche(0)),
        ("2 declare", Declare(2)),
        ("2 declare KS-QS-JS", Declare(2, (TIERCE,))),
        ("0 play KS ! KS-QS-JS", Play(0, Card.parse("KS"), word=True, declarations=(TIERCE,))),
        ("0 play 7H KS-KH-KD-KC KS-QS-JS", Play(0, Card.parse("7H"), False, (KINGS, TIERCE))),
        ("1 exchange", Exchange(1)),
        ("1 keep", Keep(1)),
        ("2 discard 7S", Discard(2, Card.parse("7S"))),
        ("1 show", Show(1)),
        ("1 claim", Claim(1)),
        ("0 stop", Stop(0)),
    ],
)
def test_the_texts_of_a_party(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "4 pass", "-1 pass", "0 play", "0 play XX", "0 play KH ?", "0 play KH ! !", "0 take",
        "0 take X", "table", "table pass", "table gather 2", "table dealer 4", "0 cut 32",
        "0 cut x", "table draw XX", "0 bid", "0 bid 90", "0 bid H 90", "0 bid 90 X", "0 bid 1000 H",
        "0 bid -90 H", "0 bid 0 H", "0 bid 80 90 H", "0 bid KAPOT H", "0 coinche 1",
        "table coinche", "0 close", "table close 1",
        "0 packets", "0 packets 4-4", "0 packets 3-2 2-3", "0 declare AS-QS-JS", "0 declare KS-QS",
        "0 declare QS-KS-JS", "0 play KH KH", "0 play KH QS-KS-JS", "0 show KH", "0 stop now",
        "table stop", "0 take AA", "0 surcoinche x4", "pass", "٣ pass", "0 PASS",
        "table shuffle " + "TS " * 60,
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Unparseable):
        parse_action(text)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except Unparseable:
        return
    assert parse_action(str(action)) == action
