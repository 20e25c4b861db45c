"""Auctions (A4, C1, H2, H5): why a call is refused, keys, windows, and what all see.

Which calls there are and what comes of each is counted a second time by `test_perft.py`.
"""

import pytest

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    PACK,
    TABLE,
    Ask,
    Bid,
    Close,
    NoSuit,
    Reason,
    Ruleset,
    State,
    Suit,
    belote_suits,
    decisions,
    find_preset,
    legal_actions,
    parse_action,
    table_action,
    view,
)
from bot.rules.games.bids import bid_values
from tests.rules.games.coinche.scenarios import ROYALS
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, dealt, do, refusal

FRENCH, KLOPPEN, FFB, BGA, ANNOUNCED = (
    find_preset(name)
    for name in ("french", "kloppen", "contree_ffb", "coinche_bga", "contree_announced")
)
REDOUBLED = KLOPPEN.changed({"surcoinche": "x4"})
IN_TURN = KLOPPEN.changed({"coinche_mode": "in_turn"})
PASSES = ", pass, pass, pass"


def auction(script: str, rules: Ruleset, hands: tuple[str, ...] = FOUR_SUITS) -> State:
    """After these calls; seat 0 spoke first, and of a turned card diamonds are the suit."""
    turned = rules.auction == "turn_up"
    state = dealt(PACK, rules=rules) if turned else bidding(hands, rules)
    return do(state, script) if script else state


def waiting(state: State) -> set[tuple[object, Ask]]:
    return {(each.actor, each.ask) for each in decisions(state) if each.waits}


@pytest.mark.parametrize(
    ("script", "rules", "reason", "rule", "actions"),
    [
        ("", FRENCH, Reason.NOT_THIS_CALL, "A4", "0 take S"),
        ("pass" + PASSES, FRENCH, Reason.TURNED_SUIT, "A4", "0 take D, 0 take N"),
        ("", FRENCH, Reason.NOT_ASKED, "", "0 bid 80 S, 0 play AS, 1 pass, 2 take D, table close"),
        ("", FRENCH, Reason.NOTHING_TO_COINCHE, "", "0 coinche"),
        ("pass", KLOPPEN, Reason.NOTHING_TO_COINCHE, "", "0 coinche, 1 coinche, 2 coinche"),
        ("", KLOPPEN, Reason.NO_SUCH_BID, "C1",
         "0 bid 70 S, 0 bid 85 S, 0 bid 190 S, 0 bid 249 S, 0 bid 260 S, 0 bid 80 N, 0 bid 80 A"),
        ("bid 90 H, bid 140 S", KLOPPEN, Reason.BID_HIGHER, "C1",
         "2 bid 80 H, 2 bid 130 S, 2 bid 140 C"),
        ("bid capot D", KLOPPEN, Reason.BID_HIGHER, "C1", "1 bid 180 S"),
        ("bid 80 H", KLOPPEN, Reason.NOT_ASKED, "",
         "2 bid 90 S, 0 pass, 0 coinche, 2 coinche, 1 take S, 1 play AH, 1 declare, table close"),
        ("bid 80 H", IN_TURN, Reason.NOT_ASKED, "", "3 coinche"),
        ("bid 80 H" + PASSES, KLOPPEN, Reason.NOT_ASKED, "",
         "0 pass, 2 pass, 3 pass, 0 coinche, 3 coinche, 1 bid 90 S, 0 play AS"),
        ("bid 80 H, 1 coinche, 0 pass", REDOUBLED, Reason.NOT_ASKED, "",
         "0 surcoinche, 1 surcoinche, 3 surcoinche, 3 coinche, 0 coinche, 1 pass"),
        ("pass, bid 80 H" + PASSES, BGA, Reason.NO_SUCH_BID, "H2", "1 bid 90 H"),
        ("bid 100 H", BGA, Reason.BID_HIGHER, "C1", "1 bid 100 A"),
    ],
)  # fmt: skip
def test_why_a_call_is_refused(
    script: str, rules: Ruleset, reason: Reason, rule: str, actions: str
) -> None:
    state = auction(script, rules)
    for action in actions.split(", "):
        assert refusal(state, parse_action(action)) == (reason, rule), action


def test_there_is_no_generale_in_kloppen() -> None:
    assert bid_values(KLOPPEN.changed({"generale": True}))[-1] == CAPOT_BID


@pytest.mark.parametrize("number", [250, 500])
def test_a_number_is_not_the_capot_or_generale_worth_as_much(number: int) -> None:
    rules = find_preset("coinche_ffb").changed({"generale": True})
    state = auction(f"bid {number - 10} H, bid {number} S", rules)
    assert deal_of(state).bid == Bid(1, number, Suit.SPADES)
    points = {each.points for each in legal_actions(state, 2) if isinstance(each, Bid)}
    assert points == {*range(number + 10, 651, 10), CAPOT_BID, GENERALE_BID}


def test_the_bid_and_its_bidder_are_seen_by_all() -> None:
    for seat in (None, 0, 1, 2, 3):
        seen = view(auction("bid 80 H, pass, bid 100 S", KLOPPEN), seat)
        assert (seen.bid, seen.multiplier, seen.taker) == (Bid(2, 100, Suit.SPADES), 1, None)
        assert [str(call) for call in seen.calls] == ["0 bid 80 H", "1 pass", "2 bid 100 S"]
        seen = view(auction("bid 80 H, 3 coinche", KLOPPEN), seat)
        assert (seen.bid, seen.multiplier, seen.taker) == (Bid(0, 80, Suit.HEARTS), 2, 0)


def test_a_coinche_is_asked_of_nobody_in_particular_and_a_bid_makes_it_stale() -> None:
    state = auction("bid 80 H", KLOPPEN)
    keys = {each.actor: each.key for each in decisions(state)[1:]}
    assert keys == {1: keys[1], 3: keys[1]}  # the first of them answers for both
    assert not any(each.waits for each in decisions(state)[1:])
    assert decisions(do(state, "pass"))[1].key == keys[1]
    assert decisions(do(state, "bid 90 H, pass"))[1].key != keys[1]


def test_who_is_waited_for_in_windows() -> None:
    window = auction("bid 80 H" + PASSES, KLOPPEN)
    assert waiting(window) == {(1, Ask.KNOCK), (TABLE, Ask.CLOSE)}
    both = {(0, Ask.SURCOINCHE), (2, Ask.SURCOINCHE), (TABLE, Ask.CLOSE)}
    assert waiting(auction("bid 80 H, 1 coinche", REDOUBLED)) == both
    assert waiting(auction("bid 80 H, coinche", FFB)) == {(2, Ask.ANSWER)}
    assert waiting(auction("bid 80 H, coinche, pass", FFB)) == {(0, Ask.ANSWER)}


def test_no_clock_of_the_host_ends_what_is_answered_in_turn() -> None:
    assert table_action(auction("bid 80 H, coinche", FFB), bytes(32)) is None
    assert isinstance(table_action(auction("bid 80 H, 1 coinche", BGA), bytes(32)), Close)


@pytest.mark.parametrize(
    ("script", "written"), [("bid generale S", (500, 0)), ("pass, pass, bid generale S", (0, 500))]
)
def test_a_generale_is_the_bidders_own(script: str, written: tuple[int, int]) -> None:
    """Seat 0 wins every trick, alone."""
    state = auction(script + PASSES, ANNOUNCED)
    while not state.results:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    assert state.results[0].written == written


def test_where_only_the_bid_counts_all_trumps_have_no_belote() -> None:
    added = ANNOUNCED.changed({"extra_contracts": "all_trumps"})
    assert belote_suits(added, NoSuit.ALL_TRUMPS) == ()


def test_a_belote_said_names_its_suit() -> None:
    rules = FFB.changed({"belote_announce": "auto", "extra_contracts": "both"})
    state = do(auction("bid 80 A" + PASSES, rules, ROYALS), "KS")
    assert view(state, None).belotes == ((0, Suit.SPADES, 1),)
