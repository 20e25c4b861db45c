"""The auction of coinche and contrée (H2), and belotes at all trumps (H5)."""

import pytest

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    TABLE,
    Ask,
    Bid,
    Close,
    Coinche,
    IllegalAction,
    NoSuit,
    Pass,
    Phase,
    Reason,
    Ruleset,
    State,
    Suit,
    Surcoinche,
    apply,
    belote_suits,
    decisions,
    find_preset,
    legal_actions,
    table_action,
    view,
)
from tests.rules.games.coinche.scenarios import ROYALS
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, do, finish

FFB = find_preset("contree_ffb")
BGA = find_preset("coinche_bga")
ANNOUNCED = find_preset("contree_announced")


def auction(script: str = "", rules: Ruleset = FFB, hands: tuple[str, ...] = FOUR_SUITS) -> State:
    """After these calls; seat 0 spoke first."""
    state = bidding(hands, rules)
    return do(state, script) if script else state


def bids(state: State, seat: int) -> list[Bid]:
    return [each for each in legal_actions(state, seat) if isinstance(each, Bid)]


def points(state: State, seat: int) -> list[int]:
    return list(dict.fromkeys(each.points for each in bids(state, seat)))


def asked(state: State) -> list[tuple[object, Ask]]:
    return [(each.actor, each.ask) for each in decisions(state)]


def refused(state: State, action: Bid | Coinche) -> Reason:
    with pytest.raises(IllegalAction) as refusal:
        apply(state, action)
    return refusal.value.reason


# The ladder --------------------------------------------------------------------------------------


def test_80_to_180_and_a_capot_in_four_suits() -> None:
    state = auction()
    assert points(state, 0) == [*range(80, 181, 10), CAPOT_BID]
    assert {each.suit for each in bids(state, 0)} == set(Suit)


def test_no_trumps_and_all_trumps_where_they_are_played() -> None:
    assert {each.suit for each in bids(auction(rules=BGA), 0)} == {*Suit, *NoSuit}
    assert refused(auction(), Bid(0, 80, NoSuit.NO_TRUMPS)) is Reason.NO_SUCH_BID


def test_another_trump_at_the_same_value_is_not_higher() -> None:
    state = auction("bid 100 H", rules=BGA)
    assert points(state, 1)[0] == 110
    assert refused(state, Bid(1, 100, NoSuit.ALL_TRUMPS)) is Reason.BID_HIGHER


def test_jumps() -> None:
    assert deal_of(auction("bid 80 H, bid 160 S")).bid == Bid(1, 160, Suit.SPADES)


def test_nothing_in_numbers_is_above_a_capot() -> None:
    assert points(auction("bid capot H"), 1) == []
    assert points(auction("bid capot H", rules=ANNOUNCED), 1) == [GENERALE_BID]


def test_a_lower_limit_and_none() -> None:
    assert points(auction(rules=ANNOUNCED), 0) == [*range(80, 161, 10), CAPOT_BID, GENERALE_BID]
    unlimited = find_preset("coinche_ffb")
    assert points(auction(rules=unlimited), 0) == [*range(80, 651, 10), CAPOT_BID]
    assert points(auction("bid 640 H", rules=unlimited), 1) == [650, CAPOT_BID]


@pytest.mark.parametrize("number", [250, 500])
def test_a_number_is_not_the_capot_or_generale_worth_as_much(number: int) -> None:
    rules = find_preset("coinche_ffb").changed({"generale": True})
    state = auction(f"bid {number - 10} H, bid {number} S", rules=rules)
    assert deal_of(state).bid == Bid(1, number, Suit.SPADES)
    assert points(state, 2) == [*range(number + 10, 651, 10), CAPOT_BID, GENERALE_BID]
    assert points(auction("bid capot H", rules=rules), 1) == [GENERALE_BID]


# Its end -----------------------------------------------------------------------------------------


def test_four_passes_throw_the_cards_in() -> None:
    state = auction("pass, pass, pass, pass")
    assert (state.phase, state.results, state.dealer) == (Phase.SHUFFLE, (), 0)


def test_three_passes_after_a_bid() -> None:
    state = auction("pass, bid 80 H, pass, pass, pass")
    assert (state.phase, deal_of(state).taker, deal_of(state).turn) == (Phase.PLAY, 1, 0)


def test_who_has_passed_may_bid_later() -> None:
    state = auction("pass, bid 80 H, pass, pass")
    assert asked_seat(state) == 0
    assert points(state, 0)[0] == 90


def test_who_may_raise_themselves_is_asked_once_more_and_in_another_trump() -> None:
    state = auction("pass, bid 80 H, pass, pass, pass", rules=BGA)
    assert state.phase is Phase.CALL
    assert asked_seat(state) == 1
    assert {each.suit for each in bids(state, 1)} == {*Suit, *NoSuit} - {Suit.HEARTS}
    assert refused(state, Bid(1, 90, Suit.HEARTS)) is Reason.NO_SUCH_BID
    window = act(state, Pass(1))  # seat 0 of the defenders has just passed
    assert asked(window) == [(2, Ask.KNOCK), (TABLE, Ask.CLOSE), (2, Ask.COINCHE)]
    assert deal_of(act(state, Bid(1, 90, Suit.SPADES))).bid == Bid(1, 90, Suit.SPADES)


# Coinche and surcoinche --------------------------------------------------------------------------


def test_a_coinche_in_turn() -> None:
    state = auction("bid 80 H")
    assert asked(state) == [(1, Ask.CALL), (1, Ask.COINCHE)]
    assert refused(state, Coinche(3)) is Reason.NOT_ASKED
    assert asked(act(state, Pass(1))) == [(2, Ask.CALL)]


def test_in_turn_the_bidders_are_asked_one_after_the_other() -> None:
    state = auction("bid 80 H, coinche")
    assert (state.phase, asked(state)) == (Phase.SURCOINCHE, [(2, Ask.ANSWER)])
    assert {type(each) for each in legal_actions(state, 2)} == {Surcoinche, Pass}
    state = act(state, Pass(2))
    assert asked(state) == [(0, Ask.ANSWER)]
    assert deal_of(act(state, Pass(0))).multiplier == 2
    assert act(state, Pass(0)).phase is Phase.PLAY
    assert deal_of(act(state, Surcoinche(0))).multiplier == 4


def test_no_clock_of_the_host_ends_what_is_answered_in_turn() -> None:
    state = auction("bid 80 H, coinche")
    assert table_action(state, bytes(32)) is None
    assert isinstance(table_action(auction("bid 80 H, 1 coinche", BGA), bytes(32)), Close)


def test_a_coinche_at_any_time_and_its_windows() -> None:
    state = auction("bid 80 H", rules=BGA)
    assert (3, Ask.COINCHE) in asked(state)
    state = act(state, Coinche(3))
    assert state.phase is Phase.SURCOINCHE
    assert {actor for actor, ask in asked(state) if ask is Ask.SURCOINCHE} == {0, 2}
    assert deal_of(act(state, Surcoinche(2))).multiplier == 4
    assert act(state, Pass(0), Pass(2)).phase is Phase.PLAY


# The générale ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lead", "leader"), [("first_hand", 0), ("bidder", 1)])
def test_who_leads_to_a_generale(lead: str, leader: int) -> None:
    rules = ANNOUNCED.changed({"generale_lead": lead})
    state = auction("pass, bid generale H, pass, pass, pass", rules=rules)
    assert (deal_of(state).turn, deal_of(state).leader) == (leader, leader)


def test_a_generale_is_the_bidders_own() -> None:
    made = auction("bid generale S, pass, pass, pass", rules=ANNOUNCED)
    for card in ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S"):
        made = do(made, card)
        for _ in range(3):
            made = act(made, legal_actions(made, asked_seat(made))[0])
    assert made.results[0].written == (500, 0)
    other = auction("pass, pass, bid generale S, pass, pass, pass", rules=ANNOUNCED)
    for card in ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S"):
        other = do(other, card)
        for _ in range(3):
            other = act(other, legal_actions(other, asked_seat(other))[0])
    assert other.results[0].written == (0, 500)


# Belotes at all trumps (H5) ----------------------------------------------------------------------


def all_trumps(belote_ta: str) -> State:
    changes = {"belote_ta": belote_ta, "belote_announce": "auto", "extra_contracts": "both"}
    rules = FFB.changed(changes)
    state = auction("bid 80 A, pass, pass, pass", rules=rules, hands=ROYALS)
    return finish(state)


def test_where_only_the_bid_counts_all_trumps_have_no_belote() -> None:
    added = ANNOUNCED.changed({"extra_contracts": "all_trumps"})
    assert belote_suits(added, NoSuit.ALL_TRUMPS) == ()


def test_each_suit_has_its_belote_at_all_trumps() -> None:
    assert all_trumps("each_suit").results[0].belotes == (3, 1)
    assert all_trumps("none").results[0].belotes == (0, 0)


def test_a_belote_said_names_its_suit() -> None:
    rules = FFB.changed({"belote_announce": "auto", "extra_contracts": "both"})
    state = do(auction("bid 80 A, pass, pass, pass", rules=rules, hands=ROYALS), "KS")
    [said] = view(state, None).belotes
    assert said == (0, Suit.SPADES, 1)


def test_no_trumps_have_no_belote() -> None:
    rules = FFB.changed({"extra_contracts": "both"})
    state = auction("bid 80 N, pass, pass, pass", rules=rules, hands=ROYALS)
    assert deal_of(state).belotes == ()
