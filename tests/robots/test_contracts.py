"""The points that contracts bring, by who holds each card."""

from itertools import pairwise

import numpy as np
import pytest

from bot.robots.strong.contracts import outlook, points_of
from bot.robots.strong.worths import Hands
from bot.rules import DEAL_POINTS, PACK, NoSuit, Suit, find_preset, parse_cards, start

RULES = find_preset("kloppen")
ACCOUNTS = start(RULES).game_type.accounts


def deals(hand: str, count: int = 500) -> Hands:
    """Return deals in which seat 0 has this hand."""
    cards, chance = parse_cards(hand), np.random.default_rng(1)
    rest = np.array([1 << card.index for card in PACK if card not in cards], np.uint32)
    packs = chance.permuted(np.tile(rest, (count, 1)), axis=1).reshape(count, 3, 8)
    hands = np.full((count, 4), sum(1 << card.index for card in cards), np.uint32)
    hands[:, 1:] = packs.sum(axis=2, dtype=np.uint32)
    return hands


def expected_of(hand: str, trump: Suit | NoSuit = Suit.SPADES, taker: int = 0) -> float:
    points, *_ = outlook(ACCOUNTS, trump, taker, 0, deals(hand))
    return float(points.mean())


def test_every_trump_is_worth_more_than_a_card_beside() -> None:
    trumps = ("JS", "JS 7S", "JS 7S 8S", "JS 7S 8S QS")
    rest = ["AH", "AD", "7C", "9C", "8H", "8D", "QH"]
    found = [expected_of(" ".join([each, *rest][: 9 - len(each.split())])) for each in trumps]
    gains = [more - less for less, more in pairwise(found)]
    assert min(gains) > 4


def test_all_suits_are_alike() -> None:
    hands = [
        f"J{one} 9{one} 7{one} A{two} 8{two} T{three} 7{three} Q{four}"
        for one, two, three, four in ("SHDC", "HDCS", "CSHD")
    ]
    found = [expected_of(hand, Suit(hand[1])) for hand in hands]
    assert max(found) - min(found) < 4


def test_both_of_a_side_make_the_same() -> None:
    hands = deals("JS 9S 7S AH 8H TD 7D QC")
    one, other = (points_of(RULES, ACCOUNTS, Suit.SPADES, taker, 1, hands) for taker in (0, 2))
    assert (one == other).all()


def test_all_the_tricks_are_as_likely_as_they_look() -> None:
    hands = deals("JS 9S AS TS KS QS AH AD")
    points = points_of(RULES, ACCOUNTS, Suit.SPADES, 0, 0, hands)
    assert (points > DEAL_POINTS).mean() > 0.6
    others = points_of(RULES, ACCOUNTS, Suit.SPADES, 1, 0, hands)
    assert others.max() <= DEAL_POINTS
    assert others.mean() < 20


def test_of_so_many_worlds_chance_has_its_share_in_any_order() -> None:
    hands = np.repeat(deals("JS 9S 7S AH 8H TD 7D QC", 1), 200, axis=0)
    points, differs, _ = outlook(ACCOUNTS, Suit.SPADES, 0, 0, hands)
    made = points_of(RULES, ACCOUNTS, Suit.SPADES, 0, 0, hands)
    short = made[made <= DEAL_POINTS]
    assert abs(short.mean() - points[0]) < 3
    assert 1.2 < short.std() / differs[0] < 2.0


def test_an_even_number_of_points_stands_for_the_next_one_too() -> None:
    """A bid of 130 is made with 130 and 131, not with 129."""
    hands = np.repeat(deals("JS 9S 7S AH 8H TD 7D QC", 1), 1024, axis=0)
    points, differs, all_tricks = (each[0] for each in outlook(ACCOUNTS, Suit.SPADES, 0, 0, hands))
    made = points_of(RULES, ACCOUNTS, Suit.SPADES, 0, 0, hands)
    for bid in (120, 130, 140):
        falls_short = 1 / (1 + np.exp((points - (bid - 0.5)) / differs))
        assert (made < bid).mean() == pytest.approx((1 - all_tricks) * falls_short, abs=0.003)
