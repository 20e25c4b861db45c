"""What a seat may know, and nothing else (design.md, idea 5)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import PACK, Card, Cut, Gather, Phase, Play, State, View, view
from bot.rules.state import Belote, Deal
from tests.rules.parties import (
    FOUR_SUITS,
    FRENCH,
    act,
    at_first_cut,
    dealt,
    play,
    random_chooser,
    taken,
    walk,
)

POSITIONS = [
    state
    for seed in range(3)
    for state, _, _ in walk(FRENCH, bytes([seed] * 32), random_chooser(seed))
]
WITH_CARDS = [
    state for state in POSITIONS if state.deal is not None and state.phase is not Phase.CUT
]
SEATS = st.sampled_from([None, 0, 1, 2, 3])


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, Play):
        yield value.card


def otherwise_dealt(state: State, seat: int | None, chance: random.Random) -> State:
    """The same party with the cards that `seat` may not know exchanged among those places."""
    deal = state.deal
    assert deal is not None
    hidden = [n for n in range(4) if n != seat]
    cards = [card for n in hidden for card in deal.hands[n]] + list(deal.stock)
    chance.shuffle(cards)
    hands = list(deal.hands)
    for n in hidden:
        size = len(hands[n])
        hands[n], cards = tuple(cards[:size]), cards[size:]
    pack = list(state.pack)
    chance.shuffle(pack)
    deal = deal._replace(hands=tuple(hands), stock=tuple(cards))
    return state._replace(deal=_with_secrets(deal, seat, chance), pack=tuple(pack))


def _with_secrets(deal: Deal, seat: int | None, chance: random.Random) -> Deal:
    """What follows from hidden cards differs as well."""
    if deal.turn != seat and deal.taker is not None:
        deal = deal._replace(playable=deal.playable._replace(cards=deal.hands[deal.turn][:1]))
    unsaid = deal.belote is None or deal.belote.words == 0
    if unsaid and (deal.belote is None or deal.belote.seat != seat):
        other = chance.choice([n for n in range(4) if n != seat])
        deal = deal._replace(belote=chance.choice([None, Belote(other)]))
    return deal


@given(st.sampled_from(WITH_CARDS), SEATS, st.randoms(use_true_random=False))
def test_a_seat_sees_the_same_whatever_the_others_hold(
    state: State, seat: int | None, chance: random.Random
) -> None:
    assert view(otherwise_dealt(state, seat, chance), seat) == view(state, seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_the_order_of_the_pack_is_not_seen_before_the_deal(seat: int | None) -> None:
    assert view(at_first_cut(PACK), seat) == view(at_first_cut(PACK[::-1]), seat)
    between = next(state for state in POSITIONS if state.phase is Phase.SHUFFLE and state.deal)
    gathered = [view(act(between, Gather(top)), seat) for top in (0, 1)]
    assert gathered[0] == gathered[1]
    assert list(cards_in(gathered[0]._replace(draws=()))) == []


@given(st.sampled_from(POSITIONS), SEATS)
def test_a_view_holds_no_card_that_is_not_the_seats_own_or_seen_by_all(
    state: State, seat: int | None
) -> None:
    seen = view(state, seat)
    deal = state.deal
    known = {card for drawn in state.draws for _, card in drawn}
    if deal is not None and state.phase is not Phase.CUT:
        known |= {deal.turn_up, *deal.trick, *cards_in([trick.cards for trick in deal.tricks])}
        known |= set(deal.hands[seat] if seat is not None else ())
    assert set(cards_in(seen)) <= known


@given(st.sampled_from(POSITIONS))
def test_who_only_watches_sees_what_all_seats_see(state: State) -> None:
    watching = view(state, None)
    for seat in range(4):
        seen = view(state, seat)
        own: dict[str, Any] = {"seat": None, "hand": (), "options": ()}
        assert seen._replace(**own) == watching


@given(st.sampled_from(POSITIONS), st.sampled_from(range(4)))
def test_only_who_is_asked_has_options(state: State, seat: int) -> None:
    seen = view(state, seat)
    assert bool(seen.options) == (seen.asked == seat) == (seen.decision is not None)


def test_a_hand_is_sorted_trump_first_high_first() -> None:
    hands = ("JS 9S TS 7H KH AD 8C TC", "AS KS 8S 8H 9H QH 7D 7C",
             "QS 7S AH TH JH KD QD JD", "TD 9D 8D AC KC QC JC 9C")  # fmt: skip
    hand = view(taken(hands, "JS"), 0).hand
    assert [card.text for card in hand] == ["JS", "9S", "TS", "KH", "7H", "TC", "8C", "AD"]


def test_the_course_of_a_deal_is_seen_by_all() -> None:
    state = play(taken(FOUR_SUITS, "JS"), "JS AH AD AC 9S TH")
    seen = view(state, 2)
    assert isinstance(seen, View)
    assert (seen.taker, seen.trump, seen.leader, seen.asked) == (0, "S", 0, 2)
    assert [(seat, card.text) for seat, card in seen.trick] == [(0, "9S"), (1, "TH")]
    assert seen.last_trick is not None
    assert [card.text for card in seen.last_trick.cards] == ["JS", "AH", "AD", "AC"]
    assert {card.text for card in seen.played} == {"JS", "AH", "AD", "AC", "9S", "TH"}
    assert seen.hand_sizes == (6, 6, 7, 7)
    assert (seen.tricks_won, seen.points) == ((1, 0), (53, 0))
    assert seen.turn_up == Card.parse("JS")
    after = view(play(state, "TD TC AS"), 2)
    assert after.last_trick is not None
    assert [card.text for card in after.last_trick.cards] == ["9S", "TH", "TD", "TC"]


def test_in_the_auction_the_turn_up_and_the_calls_are_seen() -> None:
    seen = view(dealt(PACK), 1)
    assert seen.turn_up == PACK[20]
    assert seen.hand_sizes == (5, 5, 5, 5)
    assert (seen.taker, seen.trump, seen.leader, seen.last_trick) == (None, None, None, None)
    assert seen.played == frozenset()


def test_the_cutter_may_choose_his_place() -> None:
    seen = view(at_first_cut(PACK), 2)
    assert all(isinstance(option, Cut) for option in seen.options)
    assert (seen.hand, seen.turn_up, seen.dealer) == ((), None, 3)


def test_the_last_trick_stays_to_be_seen_until_the_next_deal() -> None:
    between = next(state for state in POSITIONS if state.phase is Phase.SHUFFLE and state.deal)
    seen = view(between, 0)
    assert seen.last_trick is not None
    assert sum(seen.tricks_won) == 8
    assert sum(seen.points) == 162
    assert len(seen.played) == 32
    assert seen.results[-1].dealer == seen.dealer
