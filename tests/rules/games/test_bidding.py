"""Auctions of points, and coinche and surcoinche in them (C1)."""

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
    Surcoinche,
    Take,
    apply,
    decisions,
    find_preset,
    legal_actions,
    view,
)
from bot.rules.games.bids import bid_values
from tests.rules.auctions import IN_TURN, KLOPPEN, REDOUBLED, TWO, auction, coinchers
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


# Coinche ----------------------------------------------------------------------------------------


def test_there_is_nothing_to_coinche_before_a_bid() -> None:
    for seat in range(4):
        assert refusal(auction("pass"), Coinche(seat)) == (Reason.NOTHING_TO_COINCHE, "")
    assert coinchers(auction("pass")) == set()


def test_the_opponents_of_the_last_bid_may_coinche_at_any_moment() -> None:
    state = auction("bid 80 H")
    assert coinchers(state) == {1, 3}
    assert coinchers(do(state, "pass")) == {1, 3}
    assert coinchers(do(state, "bid 90 S")) == {0, 2}
    for seat in (0, 2):
        assert refusal(state, Coinche(seat))[0] is Reason.NOT_ASKED


@pytest.mark.parametrize(
    "script", ["1 coinche", "3 coinche", "pass, 1 coinche", "pass, pass, 1 coinche"]
)
def test_a_coinche_ends_the_bidding_and_doubles_also_out_of_turn(script: str) -> None:
    *before, last = script.split(", ")
    applied = apply(auction(", ".join(["bid 80 H", *before])), Coinche(int(last[0])))
    deal = deal_of(applied.state)
    assert applied.effects == (Effect.COINCHED, Effect.TAKEN)
    assert (applied.state.phase, asked_seat(applied.state)) == (Phase.PLAY, 0)
    assert (deal.taker, deal.trump, deal.multiplier) == (0, Suit.HEARTS, 2)


def test_in_turn_only_who_is_asked_to_call_may_coinche() -> None:
    state = auction("bid 80 H", IN_TURN)
    assert coinchers(state) == {1}
    assert refusal(state, Coinche(3))[0] is Reason.NOT_ASKED
    assert coinchers(do(state, "pass")) == set()  # the partner of the bidder is in turn
    assert coinchers(do(state, "pass, pass")) == {3}
    assert do(state, "pass, pass, 3 coinche").phase is Phase.PLAY


def test_in_turn_there_is_no_window_after_the_third_pass() -> None:
    assert auction("bid 80 H, pass, pass, pass", IN_TURN).phase is Phase.PLAY


def test_a_coinche_is_asked_of_nobody_in_particular_and_a_bid_makes_it_stale() -> None:
    state = auction("bid 80 H")
    keys = {each.actor: each.key for each in decisions(state)[1:]}
    assert keys == {1: keys[1], 3: keys[1]}  # the first of them answers for both
    assert not any(each.waits for each in decisions(state)[1:])
    assert decisions(do(state, "pass"))[1].key == keys[1]
    assert decisions(do(state, "bid 90 H, pass"))[1].key != keys[1]


# The window after the third pass ----------------------------------------------------------------

WINDOW = "bid 80 H, pass, pass, pass"


def test_the_third_pass_opens_a_window_for_the_defender_who_did_not_speak_last() -> None:
    state = auction(WINDOW)
    assert state.phase is Phase.KNOCK
    assert deal_of(state).taker is None
    waiting = {(each.actor, each.ask.value) for each in decisions(state) if each.waits}
    assert waiting == {(1, "knock"), (TABLE, "close")}
    assert legal_actions(state, 1) == (Pass(1), Coinche(1))
    assert coinchers(state) == {1}
    for seat in (0, 2, 3):
        assert legal_actions(state, seat) == ()
        assert refusal(state, Pass(seat))[0] is Reason.NOT_ASKED
        assert refusal(state, Coinche(seat))[0] is Reason.NOT_ASKED
    assert refusal(state, Bid(1, 90, Suit.SPADES))[0] is Reason.NOT_ASKED
    assert refusal(state, Play(0, deal_of(state).hands[0][0]))[0] is Reason.NOT_ASKED


@pytest.mark.parametrize(
    ("script", "multiplier"), [("1 pass", 1), ("table close", 1), ("1 coinche", 2)]
)
def test_the_window_closes_with_a_pass_or_a_coinche_or_when_the_time_is_over(
    script: str, multiplier: int
) -> None:
    state = do(auction(WINDOW), script)
    assert (state.phase, deal_of(state).multiplier) == (Phase.PLAY, multiplier)
    assert (deal_of(state).taker, deal_of(state).trump) == (0, Suit.HEARTS)


def test_a_capot_bid_is_coinched_like_any_other() -> None:
    state = auction("bid capot H, pass, pass, pass, 1 coinche")
    assert (deal_of(state).bid, deal_of(state).multiplier) == (Bid(0, CAPOT_BID, Suit.HEARTS), 2)


# Surcoinche -------------------------------------------------------------------------------------


def test_a_coinche_is_the_last_word_where_nobody_redoubles() -> None:
    assert auction("bid 80 H, 1 coinche").phase is Phase.PLAY


@pytest.mark.parametrize("script", ["bid 80 H, 1 coinche", WINDOW + ", 1 coinche"])
@pytest.mark.parametrize(("value", "multiplier"), [("x4", 4), ("x3", 3)])
def test_each_of_the_bidders_may_redouble(script: str, value: str, multiplier: int) -> None:
    state = auction(script, KLOPPEN.changed({"surcoinche": value}))
    assert state.phase is Phase.SURCOINCHE
    waiting = {(each.actor, each.ask.value) for each in decisions(state) if each.waits}
    assert waiting == {(0, "surcoinche"), (2, "surcoinche"), (TABLE, "close")}
    for seat in (0, 2):
        assert legal_actions(state, seat) == (Surcoinche(seat), Pass(seat))
        applied = apply(state, Surcoinche(seat))
        assert applied.effects == (Effect.SURCOINCHED, Effect.TAKEN)
        assert (applied.state.phase, deal_of(applied.state).taker) == (Phase.PLAY, 0)
        assert deal_of(applied.state).multiplier == multiplier


@pytest.mark.parametrize(
    "script", ["0 pass, 2 pass", "2 pass, 0 pass", "table close", "2 pass, table close"]
)
def test_bidders_who_do_not_redouble_play_for_double(script: str) -> None:
    state = do(auction("bid 80 H, 1 coinche", REDOUBLED), script)
    assert (state.phase, deal_of(state).multiplier) == (Phase.PLAY, 2)


def test_the_other_side_does_not_redouble_and_nobody_does_twice() -> None:
    state = auction("bid 80 H, 1 coinche", REDOUBLED)
    for action in (Surcoinche(1), Surcoinche(3), Coinche(3), Coinche(0), Pass(1)):
        assert refusal(state, action)[0] is Reason.NOT_ASKED
    passed = do(state, "0 pass")
    assert refusal(passed, Surcoinche(0))[0] is Reason.NOT_ASKED
    assert deal_of(do(passed, "2 surcoinche")).multiplier == 4
    assert refusal(auction("bid 80 H", REDOUBLED), Surcoinche(0))[0] is Reason.NOT_ASKED
