"""Worlds: what is proven holds in all, and of what could be each is as likely as another."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations

import numpy as np
import pytest

from bot.robots.search import deal_worlds, situation_of, without_some
from bot.robots.search.stage import plays_of
from bot.robots.search.worlds import Situation
from bot.rules import (
    PACK,
    Card,
    Ruleset,
    State,
    View,
    find_preset,
    legal_cards,
    parse_cards,
    view,
)
from tests.robots.search.agree import EVERY_GAME, a_party
from tests.rules.parties import FRENCH, asked_seat, bidding, deal_of, do


def cards_of(number: int) -> frozenset[Card]:
    return frozenset(card for card in PACK if number >> card.index & 1)


def goes_with(seen: View, hands: list[frozenset[Card]]) -> bool:
    """Tell whether these hands, as they are now, could have played what was played."""
    plays = plays_of(seen)
    had = [
        hand.union(card for who, card in plays if who == seat) for seat, hand in enumerate(hands)
    ]
    assert seen.trump is not None
    trick: list[Card] = []
    for seat, card in plays:
        if card not in legal_cards(had[seat], trick, seen.trump, seen.rules):
            return False
        had[seat] -= {card}
        trick = [*trick, card] if len(trick) + 1 < seen.game_type.seats else []
    return True


def some_positions(rules: Ruleset, number: int, seed: int) -> Iterator[State]:
    chance = random.Random(seed)
    parties = (a_party(rules, party.to_bytes(32, "big"), chance) for party in count())
    states = (state for party in parties for state in party if chance.random() < 0.3)
    return islice(states, number)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_worlds_go_with_all_that_was_seen(name: str) -> None:
    for state in some_positions(EVERY_GAME[name], 12, seed=4):
        seat = deal_of(state).turn
        seen = view(state, seat)
        dealing = seen.game_type.dealing
        worlds = deal_worlds(situation_of(seen), 10, seed=1)
        assert len(worlds) == 10
        for number, row in enumerate(worlds.hands):
            hands = [cards_of(int(row[each])) for each in range(seen.game_type.seats)]
            beneath = [int(each) for each in worlds.under[number % len(worlds.under)]]
            covered = [PACK[each] for each in beneath if each >= 0]
            assert hands[seat] == set(seen.hand)
            dealt = [*seen.played, *covered, *(e for hand in hands for e in hand)]
            unplayed = dealing.unplayed(seen.game_type.seats)
            assert len(dealt) == len(set(dealt)) == len(dealing.pack) - unplayed
            assert set(dealt) <= set(dealing.pack).difference(seen.known_out)
            if seen.fields:
                assert hands == [{p.up for p in field if p.up} for field in seen.fields]
            else:
                assert [len(hand) for hand in hands] == list(seen.hand_sizes)
                assert goes_with(seen, hands)


@pytest.mark.parametrize("name", [name for name in EVERY_GAME if "decouverte" not in name])
def test_nothing_that_is_true_is_ruled_out(name: str) -> None:
    """Where all the cards but two are known, worlds have those two in either way, if they may."""
    for state in some_positions(EVERY_GAME[name], 25, seed=5):
        deal, seen = deal_of(state), view(state, deal_of(state).turn)
        situation = situation_of(seen)
        for card in situation.hidden:
            owners = [seat for seat, hand in enumerate(deal.hands) if card in hand]
            # What nobody has been dealt, or was laid away, lies with a seat that there is not.
            assert situation.may_hold[card.index, owners[0] if owners else len(deal.hands)]
        fixed = situation._replace(
            known=tuple(map(frozenset, deal.hands)), sizes=(0,) * 4, hidden=()
        )
        assert len(deal_worlds(fixed, 1, seed=1)) == 1


def every_world(situation: Situation, seen: View) -> set[tuple[int, ...]]:
    """All deals of the hidden cards that go with what was seen."""
    places = [seat for seat, size in enumerate(situation.sizes) for _ in range(size)]
    found: set[tuple[int, ...]] = set()
    for seats in set(permutations(places)):
        dealt = list(zip(situation.hidden, seats, strict=True))
        hands = [
            known.union(card for card, who in dealt if who == seat)
            for seat, known in enumerate(situation.known)
        ]
        may = all(situation.may_hold[card.index, seat] for card, seat in dealt)
        if may and goes_with(seen, hands) and declared(situation, hands):
            found.add(tuple(sum(1 << card.index for card in hand) for hand in hands))
    return found


def declared(situation: Situation, hands: list[frozenset[Card]]) -> bool:
    """Tell whether everybody holds, or played, what they declared."""
    for seat, sets in situation.holds:
        had = hands[seat].union(card for who, card in situation.plays if who == seat)
        if not any(cards <= had for cards in sets):
            return False
    return True


@pytest.mark.parametrize("name", ["french", "german_club", "dutch", "pisser", "contree_ffb"])
def test_every_deal_that_could_be_is_as_likely_as_the_others(name: str) -> None:
    looked_at = 0
    for state in some_positions(EVERY_GAME[name], 60, seed=6):
        seen = view(state, deal_of(state).turn)
        situation = situation_of(seen)
        if not 4 <= len(situation.hidden) <= 7 or seen.fields:
            continue
        looked_at += 1
        possible = every_world(situation, seen)
        worlds = deal_worlds(situation, 200 * len(possible), seed=looked_at)
        found = Counter(tuple(map(int, row)) for row in worlds.hands)
        assert found.keys() == possible
        # Of 200 each, some six standard deviations.
        assert max(abs(number - 200) for number in found.values()) < 85
    assert looked_at > 3


def test_a_seat_that_trumped_low_under_an_opponent_has_no_higher_trump() -> None:
    """A6 e: who cannot overtrump alone may put a lower one."""
    hands = (
        "AH TH KH QH AD TD KD QD",
        "7H 8H 9H JH AC TC KC QC",
        "AS JS 9S TS 7D 8D 9D JD",
        "8S 7S KS QS 7C 8C 9C JC",
    )
    state = do(bidding(hands, find_preset("contree_ffb")), "bid 80 S, pass, pass, pass")
    state = do(state, "AH, 7H, TS")
    assert asked_seat(state) == 3
    state = do(state, "8S")
    seen = view(state, 0)
    worlds = deal_worlds(situation_of(seen), 200, seed=1)
    higher = sum(1 << card.index for card in parse_cards("JS 9S AS"))
    assert not (worlds.hands[:, 3] & higher).any()
    hearts = sum(1 << card.index for card in PACK if card.suit == "H")
    assert not (worlds.hands[:, 2] & hearts).any()


def test_leanings_weigh_the_worlds() -> None:
    """A card that is three times as likely with one seat as with another."""
    seen = view(next(a_party(FRENCH, bytes(32), random.Random(1))), 0)
    situation = situation_of(seen)
    card = situation.hidden[0]
    others = [seat for seat in range(4) if seat != seen.seat and situation.sizes[seat] == 8]
    lean = np.ones((32, 4))
    lean[card.index, others[0]] = 3
    worlds = deal_worlds(situation, 8000, seed=1, lean=lean)
    with_one, with_other = (
        int((worlds.hands[:, seat] >> card.index & 1).sum()) for seat in others[:2]
    )
    assert 2.7 < with_one / with_other < 3.3


def test_the_same_seed_deals_the_same() -> None:
    seen = view(next(a_party(FRENCH, bytes(32), random.Random(1))), 0)

    def dealt(seed: int) -> list[list[int]]:
        return deal_worlds(situation_of(seen), 20, seed).hands.tolist()

    assert dealt(1) == dealt(1) != dealt(2)


def test_any_cards_of_a_hand_are_left_as_often_as_others() -> None:
    hands = np.full((8000, 1), 0xFF, np.int64)
    left = without_some(hands, 5, 1)
    assert (np.bitwise_count(left) == 5).all()
    assert (left & ~hands == 0).all()
    often = (left >> np.arange(8) & 1).mean(axis=0)
    assert (abs(often - 5 / 8) < 0.03).all()
    assert (hands == 0xFF).all()
