"""Cards, suits and actions as texts, both ways."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    PACK,
    Action,
    Card,
    ChooseDealer,
    Cut,
    Draw,
    Gather,
    Pass,
    Play,
    Rank,
    Shuffle,
    Suit,
    Take,
    Unparseable,
    format_cards,
    parse_action,
    parse_cards,
)

SEATS = st.integers(0, 3)
CARDS = st.sampled_from(PACK)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.lists(CARDS, min_size=1, max_size=4).map(lambda cards: Draw(tuple(cards))),
    st.builds(ChooseDealer, SEATS),
    st.permutations(PACK).map(lambda cards: Shuffle(tuple(cards))),
    st.builds(Gather, st.integers(0, 1)),
    st.builds(Cut, SEATS, st.integers(0, 31)),
    st.builds(Pass, SEATS),
    st.builds(Take, SEATS, st.sampled_from(Suit)),
    st.builds(Play, SEATS, CARDS, st.booleans()),
)


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


def test_suits_and_ranks_are_parsed_or_refused() -> None:
    assert [Suit.parse(suit) for suit in "SHDC"] == list(Suit)
    assert [Rank.parse(rank) for rank in "AKQJT987"] == list(Rank)
    for parse in (Suit.parse, Rank.parse):
        with pytest.raises(Unparseable):
            parse("X")


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
        ("table gather 1", Gather(1)),
        ("table dealer 3", ChooseDealer(3)),
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
        "0 cut x", "table draw XX", "pass", "٣ pass", "0 PASS", "table shuffle " + "TS " * 60,
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
