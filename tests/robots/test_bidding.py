"""Robots in the auction with bids (C1): what they bid, and when they double."""

from collections import Counter

import pytest

from bot.robots import Level
from bot.robots.convention import forbidden, misleads
from bot.robots.strong.bids import MISLED, best_of
from bot.rules import (
    CAPOT_BID,
    Action,
    Ask,
    Bid,
    Coinche,
    Pass,
    Ruleset,
    State,
    Suit,
    Surcoinche,
    find_preset,
    legal_actions,
    view,
)
from tests.examples import sampled
from tests.robots.match import is_made, results, robot
from tests.robots.positions import DECOUVERTE, KLOPPEN, bid, bids, bids_view, chosen

NOTHING = "7S 8S QH 8D 9C 7D JC QS"
SPADES = "JS 9S AS 7S AH 8H 7D 8C"
MANY_SPADES = "JS 9S AS TS KS 8S AH AD"
MADE_ONLY = KLOPPEN.changed({"kloppen_score": "made_only"})
BID_ONLY = KLOPPEN.changed({"kloppen_score": "bid_only"})
REDOUBLED = KLOPPEN.changed({"surcoinche": "x4"})


# What it bids -----------------------------------------------------------------------------------


def test_it_opens_in_its_best_suit_and_higher_with_a_better_hand() -> None:
    fair, strong = bid(SPADES), bid(MANY_SPADES)
    assert fair.suit is strong.suit is Suit.SPADES
    assert 80 <= fair.points < strong.points


def test_of_a_first_bid_little_can_be_told() -> None:
    """Another call must seem better by more as long as nobody has bid."""
    usual, other = Bid(0, 100, Suit.SPADES), Pass(0)
    for calls, better in (("", 39), ("bid 80 H", 11)):
        seen = bids_view(SPADES, calls, first=0 if not calls else 3)
        assert best_of(seen, {usual: 0, other: better}, usual) == usual
        assert best_of(seen, {usual: 0, other: better + 2}, usual) == other


def test_a_bid_that_shows_the_partner_another_hand_must_be_better_by_more() -> None:
    """110 shows four trumps and an ace; of one's own cards 90 says no more than there is."""
    seen = bids_view("JS 9S 8S KH QH 7D 8C 7C", "bid 80 H", first=3)
    usual, other = Bid(0, 90, Suit.SPADES), Bid(0, 120, Suit.SPADES)
    assert not misleads(seen, usual)
    assert misleads(seen, other)
    assert not forbidden(seen, other)
    for better, best in ((MISLED + 11, usual), (MISLED + 13, other)):
        assert best_of(seen, {usual: 0, other: better}, usual) == best


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        (NOTHING, ""),
        (NOTHING, "bid 80 H, pass, pass"),
        (NOTHING, "bid 90 H, bid 100 D, bid 110 H"),
        ("JS 8S AH AD TC 8H 8D 8C", ""),
    ],
)
def test_with_nothing_or_two_trumps_it_passes(hand: str, calls: str) -> None:
    assert bids(hand, calls, first=bool(calls)) == Pass(0)


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("KS QS 8S TH 9H 8D 7D KC", ""),
        ("9S KS 7S AH 8H 8D 7D KC", ""),
        ("AS TS 8S KH 9H AD 8D 7C", "bid 80 S"),
        ("9S KS 7S 8S AH AD 8D 7C", "bid 80 S"),
    ],
)
def test_a_partner_would_not_understand_such_a_bid(hand: str, calls: str) -> None:
    """Without jack or nine, with the nine and nothing, or in the opponents' suit."""
    action = bids(hand, calls, first=3 if calls else 0)
    assert not (isinstance(action, Bid) and action.suit is Suit.SPADES)


def test_it_bids_over_the_opponents_no_higher_than_it_can() -> None:
    assert 90 <= bid(SPADES, "bid 80 H", first=3).points <= 120
    assert bid(MANY_SPADES, "bid 100 H", first=3).points >= 110
    assert bids(SPADES, "bid 140 H", first=3) == Pass(0)


def test_it_raises_its_partner_with_what_it_lacks() -> None:
    """Jack of their trump and two aces; with small cards it leaves them alone."""
    calls = "bid 100 H, pass"
    raised = bid("JH 8H AS AD 7D 8C 9C QS", calls, first=2)
    assert raised.suit is Suit.HEARTS
    assert 110 <= raised.points <= 140
    assert bids(NOTHING, calls, first=2) == Pass(0)


def test_it_leaves_its_partners_suit_for_a_far_better_one() -> None:
    assert bid(MANY_SPADES, "bid 80 H, pass", first=2).suit is Suit.SPADES


def test_belote_helps_to_make_a_bid() -> None:
    """C2; without belote at the table the same cards promise less."""
    hand, off = "JS KS QS 8S AH 8D 7D 8C", KLOPPEN.changed({"belote": "off"})
    assert bid(hand).points > bid(hand, "", off).points


def test_a_capot_is_announced_where_it_pays() -> None:
    """The scoring counts: in `made_plus_bid` 180 and all the tricks are worth more than the capot
    (E10)."""
    everything = "JS 9S AS TS KS QS 8S AH"
    assert bid(everything, "", BID_ONLY).points == CAPOT_BID
    assert bid(everything).points < CAPOT_BID


@pytest.mark.parametrize("hand", ["JS 9S AS TS AH KH AD AC", "JS AS TS KS QS 8S AH TH"])
def test_what_may_lose_a_trick_is_no_capot(hand: str) -> None:
    """The ten of hearts is out, or the nine of trump."""
    assert bid(hand, "", BID_ONLY).points < CAPOT_BID


# When it doubles --------------------------------------------------------------------------------


SURE_TRICKS = "JH 9H AH TH AS AD 8C 7C"
"""four of seat 1's trumps, the highest, and two aces"""


def test_it_coinches_what_it_beats_alone_in_its_turn_and_in_the_window() -> None:
    assert bids(SURE_TRICKS, "bid 120 H, pass, pass", first=1) == Coinche(0)
    seen = bids_view(SURE_TRICKS, "bid 120 H, pass, pass, pass", first=3)
    assert seen.decision is not None
    assert seen.decision.ask is Ask.KNOCK
    assert chosen(seen) == Coinche(0)


@pytest.mark.parametrize("hand", [NOTHING, SPADES])
def test_it_lets_a_fair_bid_go_by(hand: str) -> None:
    assert not isinstance(bids(hand, "bid 110 H, pass, pass", first=1), Coinche)
    assert bids(hand, "bid 110 H, pass, pass, pass", first=3) == Pass(0)


def test_a_coinche_that_costs_less_than_it_brings_is_left() -> None:
    """E9: a coinched 80 costs 160, not 162, unless the table wants at least that."""
    calls = "bid 80 H, pass, pass"
    assert not isinstance(bids(SURE_TRICKS, calls, first=1), Coinche)


def test_the_partners_bid_is_not_coinched() -> None:
    assert not isinstance(bids(SURE_TRICKS, "bid 120 C, pass", first=2), Coinche)


def test_it_redoubles_only_what_is_nearly_certain() -> None:
    calls = "bid 130 S, 1 coinche"
    assert bids("JS 9S AS TS KS QS AH TH", calls, REDOUBLED) == Surcoinche(0)
    assert bids(SPADES, calls, REDOUBLED) == Pass(0)


# Over many deals --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", sampled([KLOPPEN, BID_ONLY, MADE_ONLY, REDOUBLED]))
def test_robots_bid_sensible_contracts(rules: Ruleset) -> None:
    played = list(results(rules, 80, (robot(), robot())))
    assert len(played) > 76
    assert 0.5 < sum(map(is_made, played)) / len(played) < 0.85
    levels = Counter(result.bid.points for result in played if result.bid)
    assert levels[80] + levels[90] + levels[100] + levels[110] > 0.3 * len(played)
    assert len(levels) >= 5
    assert sum(result.multiplier > 1 for result in played) <= 0.15 * len(played)


def test_two_players_bid_sensible_contracts_as_well() -> None:
    rules = DECOUVERTE.changed({"auction": "bids", "extra_contracts": "both"})
    played = list(results(rules, 60, (robot(), robot())))
    assert 0.65 < sum(map(is_made, played)) / len(played) < 0.95
    assert len({result.trump for result in played}) == 6


def test_who_bids_what_they_cannot_make_is_coinched() -> None:
    """Team 1 bids 150 in the first suit it can, whatever it holds."""

    def reckless(state: State, seat: int) -> Action:
        options = legal_actions(state, seat)
        high = [each for each in options if isinstance(each, Bid) and each.points == 150]
        return high[0] if high else chosen(view(state, seat))

    played = list(results(KLOPPEN, 100, (robot(), reckless)))
    coinched = [result for result in played if result.multiplier > 1]
    assert len(coinched) >= 10
    assert sum(map(is_made, coinched)) <= len(coinched) / 10


UNHEADED = "KS TS QS AS 7S AH AD 8C"
"""a strong suit without its jack and nine"""


@pytest.mark.parametrize("level", [Level.CLUB, Level.STRONG])
@pytest.mark.parametrize("preset", ["kloppen", "contree_ffb"])
def test_nobody_opens_high_without_jack_and_nine(level: Level, preset: str) -> None:
    """Also not over an opponent's bid, where the lowest that is left would be higher."""
    rules = find_preset(preset)
    for calls, first in (("", 0), ("bid 90 H", 3)):
        call = chosen(bids_view(UNHEADED, calls, rules, first=first), level)
        assert not isinstance(call, Bid) or call.points <= 90
    robots_bid = chosen(bids_view("TS KS QS 9S 8H QH 7D 8C", "", rules), level)
    assert not isinstance(robots_bid, Bid) or robots_bid.points < 110


def test_nobody_surcoinches_on_weak_trumps() -> None:
    """On ten and queen of its partner's trump a strong robot would, by the numbers alone."""
    rules, calls = find_preset("contree_ffb"), "bid 90 C, pass, bid 120 C, bid 130 S, coinche"
    weak = bids_view("TS QS QH JH QC AD KD QD", calls, rules, first=3)
    strong = bids_view("JS 9S AS TS AH AD AC TH", calls, rules, first=3)
    for seen, misled in ((weak, True), (strong, False)):
        [again] = [each for each in seen.options if isinstance(each, Surcoinche)]
        assert forbidden(seen, again) is misled
        said = [chosen(seen, Level.STRONG, number) for number in range(4)]
        assert (again in said) is not misled
