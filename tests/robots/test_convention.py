"""The convention of `docs/conventions.md`: calls show what the hands behind them have."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from bot.robots.convention import Heads, Kind, Shown, convention_call, has, shown_by, shown_by_calls
from bot.robots.strong.showing import have
from bot.rules import (
    PACK,
    TEAMS,
    Action,
    Bid,
    Call,
    NoSuit,
    State,
    Suit,
    find_preset,
    parse_action,
    parse_cards,
    start,
    view,
)
from bot.rules.games.bids import bid_trumps
from tests.robots.match import Player, in_turns, play_deal, step
from tests.robots.positions import DECOUVERTE, KLOPPEN, auction_view, bids_view
from tests.rules.parties import random_chooser

BGA = find_preset("coinche_bga")


def called(hand: str, calls: str = "", *, first: int = 0) -> str:
    """Return the call of seat 0 at `coinche_bga`, without its seat."""
    return str(convention_call(bids_view(hand, calls, BGA, first=first))).partition(" ")[2]


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("JS 8S 7S KS KH 8D 7D 9C", "bid 90 S"),
        ("JS 8S 7S KH QH 8D 7D 9C", "bid 80 S"),
        ("9S 8S 7S AH KH 8D 7D 9C", "bid 80 S"),
        ("JS 9S 7S AH KH 8D 7D 9C", "bid 100 S"),
        ("JS TS 8S 7S KS AH 7D 9C", "bid 110 S"),
        ("JS 9S 8S 7S AH 8D 7D 9C", "bid 110 S"),
        ("JS 9S 8S 7S AH AD 7D 9C", "bid 120 S"),
        ("JS 9S 8S 7S TS AH AD 9C", "bid 130 S"),
        # Jack and nine are as good as a trump more.
        ("JS 9S AH KH 8H 8D 7D 9C", "bid 90 S"),
        ("JS 9S AS TS KS QS 8S 7S", "bid capot S"),
        ("AS AH AD 7S 8H 9D 7C 8C", "bid 80 N"),
        ("JS JH JD 7H 8C QD 7C 9S", "bid 90 A"),
        # The one for which a robot once bid 110.
        ("TS KS QS 9S 8H QH 7D 8C", "bid 100 S"),
        # Long, but neither jack nor nine.
        ("AS TS KS QS 7S KH 7D 8C", "bid 90 S"),
        ("9S 8S 7S KH QH 8D 7D 9C", "pass"),
    ],
)
def test_first_bids(hand: str, call: str) -> None:
    assert called(hand) == call


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        # Seat 2 has opened. Two points of support are counted on, …
        ("7S 8S AH KH 8D 7D 9C TC", "bid 80 S, pass", "pass"),
        ("9S 8S AH KH 8D 7D 9C TC", "bid 80 S, pass", "pass"),
        ("9S 8S AH KH AD 7D 9C TC", "bid 80 S, pass", "bid 90 S"),
        ("JS 8S 7S AH AD 8D 7D TC", "bid 80 S, pass", "bid 110 S"),
        # … one where opponents drive.
        ("JS 8S AH KH 8D 7D 9C TC", "bid 80 S, bid 90 H", "bid 100 S"),
        ("JS 8S AH KH 8D 7D 9C TC", "bid 80 S, bid 100 H", "pass"),
        # None of the partner's trumps: a correction.
        ("JH 9H AH 8H 8D 7D 9C TC", "bid 80 S, pass", "bid 90 H"),
        ("JH 8H 7H AS AD 9D TC QC", "bid 80 S, bid 90 C", "bid 100 H"),
        ("AS AH KH QH 8D 7D 9C TC", "bid 80 N, pass", "bid 90 N"),
        # Theirs: seat 1 has opened, seat 2 passes.
        ("JS 9S 8S 7S AH AD 8D 9C", "pass, bid 100 S", "coinche"),
    ],
)
def test_answers(hand: str, calls: str, call: str) -> None:
    assert called(hand, calls, first=2) == call


def shown(calls: str) -> list[Shown]:
    made = [each for each in map(parse_action, calls.split(", ")) if isinstance(each, Call)]
    return [shown_by(BGA, TEAMS, made[:n], each) for n, each in enumerate(made)]


def test_calls_show_by_what_went_before() -> None:
    opened, over, raised, passed, repeat, coinche, again = shown(
        "0 bid 80 S, 1 bid 90 H, 2 bid 110 S, 3 pass, 0 bid 120 S, 1 coinche, 0 surcoinche"
    )
    assert opened == Shown(Kind.OPENING, Suit.SPADES, Heads.LONG, 3, points=5)
    assert over == Shown(Kind.OPENING, Suit.HEARTS, Heads.LONG, 3, points=5)
    assert raised == Shown(Kind.RAISE, Suit.SPADES, helps=4)
    assert passed.kind is Kind.PASS
    assert repeat == Shown(Kind.REPEAT, Suit.SPADES, points=5 + 1)  # over a raise
    assert (coinche.kind, coinche.points) == (Kind.COINCHE, 6)
    assert (again.kind, again.heads) == (Kind.SURCOINCHE, Heads.BOTH)


def test_who_was_raised_and_raises_again_shows_what_the_partner_did_not() -> None:
    shows = shown("0 bid 80 S, 1 pass, 2 bid 90 S, 3 pass, 0 bid 110 S, 1 pass, 2 bid 120 S")
    assert shows[2].helps == 3
    assert shows[4].points == 7  # one to spare: 110 is worth 7, of which the partner has one
    assert shows[6].helps == 4


def test_who_takes_has_three_trumps_with_jack_or_nine() -> None:
    hand = "JH 8H 7S KD QC"
    assert str(convention_call(auction_view(hand, "7H"))) == "0 take H"
    assert str(convention_call(auction_view(hand, "7C"))) == "0 pass"
    later = auction_view("JS 9S 7S KD QC", "7C", second_round=True)
    assert str(convention_call(later)) == "0 take S"


def by_convention(made: Counter[Kind]) -> Player:
    """Whoever bids by the convention; it is checked that their hand has what each call shows."""

    def play(state: State, seat: int) -> Action:
        seen = view(state, seat)
        call = convention_call(seen)
        cards = seen.hand if seen.turn_up is None else (*seen.hand, seen.turn_up)
        assert isinstance(call, Call)
        shows = shown_by(seen.rules, seen.game_type.accounts, seen.calls, call)
        assert has(cards, shows, seen.rules), (call, shows, cards)
        assert call in seen.options
        if isinstance(call, Bid) and isinstance(call.suit, Suit) and shows.kind is Kind.OPENING:
            assert (shows.heads is Heads.LONG) is (call.points <= 90)
        made[shows.kind] += 1
        return call

    return play


@pytest.mark.parametrize("preset", ["coinche_bga", "kloppen", "contree_ffb", "french", "pagat"])
def test_hands_have_what_their_calls_show(preset: str) -> None:
    """Among themselves and against whoever calls by chance."""
    rules, made, chance = find_preset(preset), Counter[Kind](), random_chooser(1)
    by = in_turns(by_convention(made), chance)
    for number in range(100):
        seed = number.to_bytes(32, "big")
        play_deal(rules, seed, (by, by))
        play_deal(rules, seed, (by, chance))
    wanted = {Kind.TAKE, Kind.TAKE_LATER}
    if rules.auction != "turn_up":
        wanted = {Kind.OPENING, Kind.RAISE, Kind.REPEAT, Kind.CHANGE, Kind.COINCHE}
    assert wanted <= made.keys()


@pytest.mark.parametrize("preset", ["coinche_bga", "kloppen"])
def test_hands_of_many_worlds_have_what_single_ones_have(preset: str) -> None:
    rules, chance = find_preset(preset), Random(1)
    trumps = bid_trumps(rules)
    for _ in range(400):
        hand, calls, points = chance.sample(PACK, 8), list[Bid](), 70
        for _ in range(chance.randint(1, 4)):
            points += 10 * chance.randint(1, 3)
            calls.append(Bid(chance.randrange(4), points, chance.choice(trumps)))
        shown = shown_by(rules, TEAMS, calls[:-1], calls[-1])
        held = np.array([sum(1 << card.index for card in hand)], np.uint32)
        assert have(held, shown, rules)[0] == has(hand, shown, rules), (hand, shown)


def test_calls_show_the_same_to_everybody() -> None:
    seen = bids_view("JS 9S 7S AH KH 8D 7D 9C", "bid 80 H, pass", KLOPPEN, first=2)
    told = shown_by_calls(seen)
    assert len(told) == 2
    assert told == shown_by_calls(seen._replace(seat=None, hand=(), options=()))


def test_open_cards_need_no_convention() -> None:
    state, chance = start(DECOUVERTE), random_chooser(1)
    while state.deal is None or not state.deal.calls:
        state = step(state, bytes(32), (chance, chance))
    seen = view(state, 0)
    assert seen.calls
    assert not shown_by_calls(seen)


def test_without_a_trump_suit_tops_count() -> None:
    three = Shown(Kind.OPENING, NoSuit.NO_TRUMPS, tops=3)
    assert has(parse_cards("AS AH AD 7C"), three, BGA)
    assert not has(parse_cards("AS AH TD 7C"), three, BGA)
