"""Hands that go with bids: as many as can be told apart, and as good as what was called."""

import numpy as np
import pytest

from bot.robots.strong.bidders import bidder
from bot.robots.strong.coinches import against, chances_to_coinche
from bot.robots.strong.likelihood import likely_hands
from bot.robots.strong.worths import Hands, Values, added, expected
from bot.rules import PACK, Ruleset, Suit, find_preset, parse_cards, view
from bot.rules.games.bids import bid_trumps
from tests.robots.positions import bids_view
from tests.rules.parties import bidding, do

BGA, FFB = find_preset("coinche_bga"), find_preset("coinche_ffb")
HAND = "9S 7S AH 8H QD 8D JC 8C"
DEFENCE = "KS QS JS 9S JH KC 8C 8D"
LEFT, PARTNER, RIGHT = 1, 2, 3
MANY = 30


def after(
    calls: str, rules: Ruleset = BGA, *, hand: str = HAND, first: int = 0, worlds: int = 200
) -> Hands:
    """Return hands that go with these calls."""
    seen = bids_view(hand, calls, rules, first=first)
    return likely_hands(seen, 0, np.random.default_rng(1), worlds)


def test_many_bids_leave_many_hands() -> None:
    hands = after("bid 100 S, bid 110 H, pass, bid 120 D", first=LEFT)
    assert all(len(np.unique(hands[:, seat])) > MANY for seat in (LEFT, PARTNER, RIGHT))


@pytest.mark.parametrize("seat", range(4))
def test_as_many_deals_are_left_in_whichever_seat_one_sits(seat: int) -> None:
    """Two others have called as often: that they are dealt to in any fixed order is not enough."""
    rest = " ".join(card.text for card in PACK if card not in parse_cards(DEFENCE)).split()
    hands = [DEFENCE, *(" ".join(rest[n : n + 8]) for n in (0, 8, 16))]
    state = bidding([hands[(each - seat) % 4] for each in range(4)], BGA, dealer=(seat + 1) % 4)
    calls = "bid 120 H, pass, pass, bid 130 D, pass, bid 150 D, pass, pass, pass, pass"
    left = likely_hands(view(do(state, calls), seat), seat, np.random.default_rng(1), 400)
    assert len(np.unique(left, axis=0)) > 3 * MANY


def test_a_partner_is_content_with_a_bid_over_which_others_bid() -> None:
    """A pass over a partner's bid tells of more than one over a bid of the others."""
    ours = after("bid 100 S, pass, pass, bid 110 H")
    theirs = after("bid 100 S, pass, bid 110 H", first=LEFT)
    worth = [
        added(hands[:, seat], Suit.SPADES).mean()
        for hands, seat in ((ours, PARTNER), (theirs, PARTNER))
    ]
    assert worth[0] > worth[1] + 2


def test_who_coinches_has_tricks_against_it() -> None:
    calm = after("bid 120 S, pass, pass")
    warned = after("bid 120 S, coinche")
    worth = [added(hands[:, LEFT], Suit.SPADES).mean() for hands in (calm, warned)]
    assert worth[1] > worth[0] + 10


def test_who_coinches_has_trumps() -> None:
    """Three of them, where the jack is here: aces are worth more to a partner than against it."""
    hands = after("bid 90 S, coinche", hand=DEFENCE)[:, LEFT]
    assert (np.bitwise_count(hands & cards_of("S")) >= 3).mean() > 0.6


def test_trumps_coinche_and_aces_do_so_against_high_bids_alone() -> None:
    trumps, aces = "JS 8S 7S QH 8H 7D 8D 9C", "AS TS AH TH AD 7D 8C 9C"
    worth = against(np.array([cards_of(trumps), cards_of(aces)]), Suit.SPADES)
    low, high = (chance(BGA, worth, points) for points in (90, 150))
    assert low[0] > 0.2 > 0.05 > low[1]
    assert high[1] > 0.3


def test_who_bids_high_without_need_is_believed_and_who_loses_little_is_coinched_less() -> None:
    worth = against(np.array([cards_of("JS 8S 7S QH 8H 7D 8D 9C")]), Suit.SPADES)
    driven, jumped = (chance(BGA, worth, 100, each)[0] for each in (0, 20))
    assert driven > 2 * jumped
    assert chance(find_preset("kloppen"), worth, 90)[0] < chance(BGA, worth, 90)[0] / 2


def chance(rules: Ruleset, worth: Values, points: int, jumped: int = 0) -> Values:
    """Return how likely a bid of spades is coinched."""
    trumps = bid_trumps(rules)
    return chances_to_coinche(rules, worth, trumps.index(Suit.SPADES), points, jumped)


def cards_of(cards: str) -> np.uint32:
    """Return a hand, or all the cards of a suit."""
    wanted = [card for card in PACK if card.text in cards.split() or card.text[1] == cards]
    return np.uint32(sum(1 << card.index for card in wanted))


def test_who_outbids_others_has_less_than_who_bids_first() -> None:
    first = after("bid 110 H", first=LEFT, worlds=2000)
    over = after("bid 100 C, bid 110 H", worlds=2000)
    told = [expected(hands[:, LEFT], Suit.HEARTS).mean() for hands in (first, over)]
    assert told[0] > told[1] + 4.5


def test_a_first_bid_tells_of_its_trump() -> None:
    hands = after("bid 110 H, pass, pass", first=LEFT)
    hearts, clubs = (expected(hands[:, LEFT], suit).mean() for suit in (Suit.HEARTS, Suit.CLUBS))
    assert hearts > clubs + 40


def test_declarations_count_where_they_help() -> None:
    held = np.array([cards_of("KH QH JH TH 8D 7D 9S 8C")])
    trumps = bid_trumps(FFB)
    place = trumps.index(Suit.HEARTS)
    more = [
        bidder(rules, held).more[0, place] for rules in (FFB, FFB.changed({"declarations": "off"}))
    ]
    assert more == pytest.approx([20 + 0.95 * 50, 20])


def test_who_has_no_trump_to_name_passes_with_aces() -> None:
    """Ace, ten and eight are no trumps that a bidder names, whatever is beside them."""
    hands = ("AS TS 8S AH AD 8D 7C 8C", "AS TS 8S 7S AH 8D 7C 8C", "JS TS 8S AH AD 8D 7C 8C")
    held = np.array([cards_of(hand) for hand in hands])
    lacking, four, headed = bidder(BGA, held).alone[:, 0]
    assert lacking == 0
    assert min(four, headed) > 80


def test_a_high_bid_is_hardly_made_with_little() -> None:
    hands = after("bid 130 S, pass, pass", first=LEFT)
    assert (expected(hands[:, LEFT], Suit.SPADES) < 105).mean() < 0.03


def test_who_loses_no_more_than_the_points_bids_with_less() -> None:
    """At Kloppen a bid that fails costs all the points and not the bid besides (C2)."""
    kloppen, coinche = (
        after("bid 110 H, pass, pass", rules, first=LEFT)
        for rules in (find_preset("kloppen"), find_preset("contree_ffb"))
    )
    less, more = (expected(each[:, LEFT], Suit.HEARTS).mean() for each in (kloppen, coinche))
    assert less < more - 2
