"""Coinche and surcoinche at Kloppen, and the window after the third pass (C1)."""

import pytest

from bot.rules import (
    CAPOT_BID,
    TABLE,
    Bid,
    Coinche,
    Effect,
    Pass,
    Phase,
    Play,
    Reason,
    Suit,
    Surcoinche,
    apply,
    decisions,
    legal_actions,
)
from tests.rules.auctions import IN_TURN, KLOPPEN, REDOUBLED, auction, coinchers
from tests.rules.parties import asked_seat, deal_of, do, refusal

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
