"""The auction of Kloppen: bids, and what is written for them (C1)."""

import pytest

from bot.rules import (
    CAPOT_BID,
    PACK,
    TABLE,
    Bid,
    Close,
    Coinche,
    Declare,
    Effect,
    NoSuit,
    Pass,
    Phase,
    Play,
    Reason,
    State,
    Suit,
    Take,
    apply,
    decisions,
    find_preset,
    legal_actions,
    view,
)
from bot.rules.games.bids import bid_values
from tests.rules.auctions import IN_TURN, KLOPPEN, TWO, auction, coinchers
from tests.rules.parties import FOUR_SUITS, act, asked_seat, deal_of, dealt, do, next_pack, refusal


def bids(state: State, seat: int) -> set[tuple[int, str]]:
    return {(e.points, e.suit) for e in legal_actions(state, seat) if isinstance(e, Bid)}


# Bids -------------------------------------------------------------------------------------------


def test_all_eight_cards_are_dealt_before_the_first_word() -> None:
    state = auction()
    assert [len(hand) for hand in deal_of(state).hands] == [8] * 4
    assert (deal_of(state).turn_up, deal_of(state).stock) == (None, ())
    assert asked_seat(state) == 0  # next after the dealer


def test_80_to_180_in_tens_and_capot_in_four_suits() -> None:
    values = (80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, CAPOT_BID)
    assert bids(auction(), 0) == {(value, suit) for value in values for suit in "SHDC"}
    assert legal_actions(auction(), 0)[0] == Pass(0)
    assert Bid(0, CAPOT_BID, Suit.CLUBS) in legal_actions(auction(), 0)
    assert str(Bid(0, CAPOT_BID, Suit.CLUBS)) == "0 bid capot C"


def test_there_is_no_generale_in_kloppen() -> None:
    assert bid_values(find_preset("kloppen").changed({"generale": True}))[-1] == CAPOT_BID


@pytest.mark.parametrize("points", [0, 70, 85, 190, 249, 260, -80])
def test_what_is_no_value_is_refused(points: int) -> None:
    assert refusal(auction(), Bid(0, points, Suit.SPADES)) == (Reason.NO_SUCH_BID, "C1")


@pytest.mark.parametrize("trump", NoSuit)
def test_there_is_no_bid_without_a_suit(trump: NoSuit) -> None:
    assert refusal(auction(), Bid(0, 80, trump)) == (Reason.NO_SUCH_BID, "C1")


def test_a_bid_is_higher_in_points_jumps_are_allowed_and_any_suit() -> None:
    state = auction("bid 90 H, bid 140 S")
    assert deal_of(state).bid == Bid(1, 140, Suit.SPADES)
    assert min(bids(state, 2)) == (150, "C")
    for points in (80, 130, 140):
        for suit in Suit:
            assert refusal(state, Bid(2, points, suit)) == (Reason.BID_HIGHER, "C1")


@pytest.mark.parametrize("suit", Suit)
def test_partners_may_outbid_each_other_in_the_same_suit_or_another(suit: Suit) -> None:
    state = act(auction("bid 80 C, pass"), Bid(2, 100, suit))
    assert deal_of(state).bid == Bid(2, 100, suit)


def test_who_passed_may_bid_when_it_is_his_turn_again() -> None:
    state = auction("pass, bid 80 H, pass, pass")
    assert (asked_seat(state), (90, "S") in bids(state, 0)) == (0, True)
    state = do(state, "bid 90 S, bid 100 D, bid 110 H")
    assert deal_of(state).bid == Bid(2, 110, Suit.HEARTS)  # who passed as well


def test_after_a_capot_nothing_is_higher() -> None:
    state = auction("bid capot D")
    assert bids(state, 1) == set()
    assert legal_actions(state, 1) == (Pass(1), Coinche(1))
    assert refusal(state, Bid(1, 180, Suit.SPADES)) == (Reason.BID_HIGHER, "C1")


def test_nobody_bids_out_of_turn_or_takes() -> None:
    state = auction("bid 80 H")
    assert refusal(state, Bid(2, 90, Suit.SPADES))[0] is Reason.NOT_ASKED
    assert refusal(state, Pass(0))[0] is Reason.NOT_ASKED
    assert refusal(state, Take(1, Suit.SPADES))[0] is Reason.NOT_ASKED
    assert refusal(state, Play(1, deal_of(state).hands[1][0]))[0] is Reason.NOT_ASKED
    assert refusal(state, Declare(1))[0] is Reason.NOT_ASKED
    assert refusal(state, Close())[0] is Reason.NOT_ASKED


def test_nobody_bids_where_a_card_is_turned() -> None:
    assert refusal(dealt(PACK), Bid(0, 80, Suit.SPADES))[0] is Reason.NOT_ASKED
    assert refusal(dealt(PACK), Coinche(0))[0] is Reason.NOTHING_TO_COINCHE


# The end of the bidding -------------------------------------------------------------------------


def test_four_opening_passes_throw_the_deal_in_and_the_next_player_deals() -> None:
    state = auction("pass, pass, pass")
    applied = apply(state, Pass(3))
    assert applied.effects == (Effect.THROWN_IN,)
    assert (applied.state.phase, applied.state.dealer) == (Phase.SHUFFLE, 0)
    assert next_pack(applied.state).phase is Phase.CUT
    assert applied.state.results == ()


def test_the_same_dealer_where_the_table_plays_so() -> None:
    same = KLOPPEN.changed({"allpass_dealer": "same"})
    assert auction("pass, pass, pass, pass", same).dealer == 3


@pytest.mark.parametrize(
    "script", ["bid 80 H, pass, pass", "pass, pass, bid 80 H, pass, pass",
               "bid 80 C, bid 90 H, pass, pass", "pass, bid 80 H, pass, pass"]
)  # fmt: skip
def test_two_passes_after_a_bid_do_not_end_the_bidding(script: str) -> None:
    assert auction(script).phase is Phase.CALL


def test_after_the_third_pass_first_hand_leads_in_the_suit_of_the_bid() -> None:
    applied = apply(auction("pass, pass, bid 80 H, pass, pass", IN_TURN), Pass(1))
    deal = deal_of(applied.state)
    assert applied.effects == (Effect.TAKEN,)
    assert (applied.state.phase, deal.taker, deal.trump) == (Phase.PLAY, 2, Suit.HEARTS)
    assert (deal.bid, deal.multiplier) == (Bid(2, 80, Suit.HEARTS), 1)
    assert asked_seat(applied.state) == deal.leader == 0


# Bids for two -----------------------------------------------------------------------------------


def test_two_players_bid_and_one_pass_ends_it() -> None:
    state = auction("bid 80 S, bid 100 H, pass", TWO)
    assert (state.phase, deal_of(state).taker, deal_of(state).trump) == (Phase.PLAY, 1, Suit.HEARTS)
    assert asked_seat(state) == 0  # who does not deal leads


def test_two_opening_passes_throw_the_deal_in() -> None:
    state = auction("pass, pass", TWO)
    assert (state.phase, state.dealer, state.deal_number) == (Phase.SHUFFLE, 0, 1)


@pytest.mark.parametrize("mode", ["any_time", "in_turn"])
def test_of_two_players_the_one_in_turn_may_coinche(mode: str) -> None:
    state = auction("bid 80 S", TWO.changed({"coinche_mode": mode}))
    assert coinchers(state) == {1}
    assert deal_of(do(state, "1 coinche")).multiplier == 2


def test_of_two_players_the_bidder_alone_redoubles() -> None:
    state = auction("bid 80 S, 1 coinche", TWO.changed({"surcoinche": "x3"}))
    assert [each.actor for each in decisions(state)] == [0, TABLE]
    assert deal_of(do(state, "0 surcoinche")).multiplier == 3
    assert deal_of(do(state, "0 pass")).multiplier == 2


# What is seen -----------------------------------------------------------------------------------


def test_the_bid_and_its_bidder_are_seen_by_all() -> None:
    for seat in (None, 0, 1, 2, 3):
        seen = view(auction("bid 80 H, pass, bid 100 S"), seat)
        assert (seen.bid, seen.multiplier, seen.taker) == (Bid(2, 100, Suit.SPADES), 1, None)
        assert [str(call) for call in seen.calls] == ["0 bid 80 H", "1 pass", "2 bid 100 S"]
        seen = view(auction("bid 80 H, 3 coinche"), seat)
        assert (seen.bid, seen.multiplier, seen.taker) == (Bid(0, 80, Suit.HEARTS), 2, 0)


# The points of a bid ----------------------------------------------------------------------------

SPADES_PLAYED = ", ".join(
    ", ".join(cards) for cards in zip(*(hand.split() for hand in FOUR_SUITS), strict=True)
)
"""seat 0 plays all its spades, which are trump and take every trick"""


@pytest.mark.parametrize(
    ("script", "written"),
    [
        ("bid 80 S, pass, pass, pass, table close", (350, 0)),  # 250 + 80, and belote
        ("bid 80 S, 1 coinche", (680, 0)),  # (250 + 80) x 2, and belote once
        ("bid capot S, pass, pass, pass, table close", (370, 0)),  # 350, and belote
        ("bid capot S, 3 coinche", (720, 0)),
        ("pass, bid 80 S, pass, pass, pass, table close", (182, 0)),  # the bidders have no trick
        ("pass, bid 80 S, pass, pass, 0 coinche", (182, 0)),  # 162, which is more than 2 x 80
        ("pass, bid capot S, pass, pass, 2 coinche", (720, 0)),
    ],
)
def test_what_is_written_for_a_bid(script: str, written: tuple[int, int]) -> None:
    state = do(auction(script), SPADES_PLAYED)
    result = state.results[-1]
    assert (result.written, result.tricks, sum(result.points)) == (written, (8, 0), 162)
    assert state.scores == written


@pytest.mark.parametrize(("value", "factor"), [("x4", 4), ("x3", 3)])
def test_what_is_written_for_a_redoubled_bid(value: str, factor: int) -> None:
    rules = KLOPPEN.changed({"surcoinche": value, "target": 5000})
    state = do(auction("bid 80 S, 1 coinche, 2 surcoinche", rules), SPADES_PLAYED)
    assert state.results[-1].written == (330 * factor + 20, 0)


def test_when_both_reach_the_target_the_bidders_win() -> None:
    """`last_bidder`: team 1 fails and team 0 has more points, but team 1 bid."""
    state = auction("pass, bid 80 S, pass, pass, pass, table close")
    state = state._replace(scores=(1490, 1500))
    ended = do(state, SPADES_PLAYED)
    assert (ended.scores, ended.winner) == ((1672, 1500), 1)
