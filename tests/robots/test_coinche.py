"""Robots in coinche and contrée (H): six denominations, capot and générale, cards without ruffs."""

from collections import Counter

import pytest

from bot.robots.knowledge import knowledge_of
from bot.robots.prospects import of_own_bid
from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Bid,
    Card,
    NoSuit,
    State,
    find_preset,
    view,
)
from tests.examples import sampled
from tests.robots.match import is_made, never_bids, points_ahead, results, robot
from tests.robots.positions import bid, bids, bids_view, played
from tests.rules.parties import bidding, do

BGA = find_preset("coinche_bga")
FFB = find_preset("coinche_ffb")
ANNOUNCED = find_preset("contree_announced")
NO_TRUMPS, ALL_TRUMPS = NoSuit.NO_TRUMPS, NoSuit.ALL_TRUMPS
PRESETS = ["coinche_bga", "contree_ffb", "coinche_ffb", "coinche_concours", "contree_announced"]

ACES = "AS TS 7S AH TH AD 7D AC"
JACKS = "JS 9S JH 9H JD 8D JC 7C"


@pytest.mark.parametrize("last", [10, 0])
def test_it_expects_no_last_trick_where_none_counts(last: int) -> None:
    rules = BGA.changed({"na_values": "raw", "ta_last_trick": last > 0})
    prospect = of_own_bid(bids_view(JACKS, rules=rules), ALL_TRUMPS)
    assert prospect is not None
    assert prospect.total == 248 + last


# What it bids -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "trump"), [(ACES, NO_TRUMPS), (JACKS, ALL_TRUMPS)])
def test_aces_are_for_no_trumps_and_jacks_for_all_trumps(hand: str, trump: NoSuit) -> None:
    assert bid(hand, "", BGA).suit is trump
    raised = bid(hand, f"bid 80 {trump}, pass", BGA, first=2)
    assert (raised.suit, raised.points > 80) == (trump, True)


def test_where_suits_alone_are_played_it_bids_a_suit_or_passes() -> None:
    for hand in (ACES, JACKS):
        action = bids(hand, "", FFB)
        assert not (isinstance(action, Bid) and isinstance(action.suit, NoSuit))


def test_a_generale_is_bid_by_who_leads_and_has_everything() -> None:
    """A player who has to follow may see a master trumped, also by the partner."""
    everything = "JS 9S AS TS KS QS 8S AH"
    assert bid(everything, "", ANNOUNCED).points == GENERALE_BID
    assert bid(everything, "pass", ANNOUNCED, first=3).points < GENERALE_BID
    leading = ANNOUNCED.changed({"generale_lead": "bidder"})
    assert bid(everything, "pass", leading, first=3).points == GENERALE_BID


def test_without_trumps_a_capot_is_certain_with_the_lead() -> None:
    running = "AS TS KS AH TH KH AD TD"
    assert bid(running, "", BGA).points == CAPOT_BID
    assert bid(running, "pass", BGA, first=3).points < CAPOT_BID


def test_declarations_help_to_make_a_bid() -> None:
    hand, off = "JS 9S AS 7S AH KH QH 8C", FFB.changed({"declarations": "off"})
    assert bid(hand, "", FFB).points > bid(hand, "", off).points
    helpless = FFB.changed({"decl_helps_contract": False})
    assert bid(hand, "", helpless).points == bid(hand, "", off).points


# Cards where nothing can be trumped -------------------------------------------------------------


def playing(trump: str, *hands: str) -> State:
    """Seat 0 leads to a bid of its own."""
    return do(bidding(hands, BGA), f"bid 80 {trump}, pass, pass, pass, pass, table close")


HANDS = (
    "AS TS KS 7H 8H 7D 8D 7C",
    "7S 8S AH TH AD TD AC TC",
    "9S JS QS KH QH KD QD KC",
    "JH 9H JD 9D JC 9C QC 8C",
)


def test_it_cashes_its_masters_at_no_trumps() -> None:
    assert played(view(playing("N", *HANDS), 0)) == "AS"


def test_no_card_is_a_trump_at_all_trumps() -> None:
    state = playing("A", *HANDS)
    know = knowledge_of(view(state, 0))
    assert (know.own_trumps, know.unseen_trumps) == (0, 0)
    assert know.points(Card.parse("JH")) == pytest.approx(20 * 152 / 248)


# Over many deals --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sampled(PRESETS))
def test_robots_bid_sensible_contracts(name: str) -> None:
    played = list(results(find_preset(name), 60, (robot(), robot())))
    assert len(played) > 0.75 * 60
    assert 0.5 < sum(map(is_made, played)) / len(played) < 0.95
    trumps = Counter(result.trump for result in played)
    if name == "coinche_bga":
        assert trumps[NO_TRUMPS] + trumps[ALL_TRUMPS] > 3
        assert len(trumps) == 6


@pytest.mark.parametrize("name", sampled(PRESETS))
def test_bidding_brings_more_than_to_pass(name: str) -> None:
    bidder = robot()
    assert points_ahead(find_preset(name), 50, bidder, never_bids(bidder)) > 0
