"""The convention of `docs/conventions.md`: calls show what the hands behind them have."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from bot.robots.club import club
from bot.robots.convention import (
    Heads,
    Kind,
    Shown,
    convention_call,
    has,
    points_of,
    shown_by,
    shown_by_calls,
)
from bot.robots.strong.showing import have
from bot.rules import (
    PACK,
    TEAMS,
    Action,
    Bid,
    Call,
    NoSuit,
    Pass,
    State,
    Suit,
    Take,
    find_preset,
    parse_action,
    parse_cards,
    start,
    view,
)
from bot.rules.games.bids import bid_trumps
from tests.robots.match import Player, in_turns, play_deal, step
from tests.robots.positions import DECOUVERTE, KLOPPEN, auction_view, bids_view, dice
from tests.robots.test_rungs import asked_with
from tests.rules.parties import random_chooser

BGA = find_preset("coinche_bga")
BULGARIAN = find_preset("bulgarian")


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
    for number in range(40):
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


def ladder(calls: str) -> list[Shown]:
    """Return what calls of Bulgarian belot show."""
    made = [each for each in map(parse_action, calls.split(", ")) if isinstance(each, Call)]
    return [shown_by(BULGARIAN, TEAMS, made[:n], each) for n, each in enumerate(made)]


def test_a_bid_over_another_shows_less_than_the_first_one_on_a_ladder() -> None:
    opened, over, raised, contra, recontra = ladder(
        "0 bid C, 1 bid H, 2 bid A, 3 coinche, 0 surcoinche"
    )
    assert opened == Shown(Kind.OPENING, Suit.CLUBS, Heads.LONG, 2, points=4, bare=True)
    assert over == Shown(Kind.CHANGE, Suit.HEARTS, Heads.LONG, 1, points=3, bare=True)
    assert raised == Shown(Kind.CHANGE, NoSuit.ALL_TRUMPS, tops=1, bare=True)
    assert contra == Shown(Kind.COINCHE, NoSuit.ALL_TRUMPS, tops=3, bare=True)
    assert recontra == Shown(Kind.SURCOINCHE, NoSuit.ALL_TRUMPS, tops=1, bare=True)
    doubled = ladder("0 bid C, 1 coinche, 0 surcoinche")
    assert [each.points for each in doubled] == [4, 6, 4]


@pytest.mark.parametrize(
    ("cards", "has_it"),
    [
        ("JC 7C AS 7D 8H", True),
        ("AC TC KC 7D 8H", True),
        ("AC TC 9D 7D 8H", False),  # neither jack nor nine nor a third trump
        ("JC 7S 8S 7D 8H", False),
        ("9C 7C 8S 7D 8H", False),  # three points
    ],
)
def test_first_bids_on_a_ladder(cards: str, has_it: bool) -> None:
    (opened,) = ladder("0 bid C")
    assert has(parse_cards(cards), opened, BULGARIAN) is has_it


@pytest.mark.parametrize(
    ("hand", "calls", "said"),
    [
        ("JC 9C 7D 8H 7S", (), "bid C"),
        ("9C 8C AD 8H 7S", (), "pass"),  # four points
        ("JS 9S 8S 8H 7C", ("bid H",), "bid S"),
        ("JS KS 9H 8H AC", ("bid H",), "pass"),  # only one point more in spades
        ("JS 9S 8S 8H 7C", ("bid H", "pass"), "bid S"),
        ("JS KS 8S 8H 9H", ("bid H", "pass"), "pass"),  # good enough for the partner's hearts
    ],
)
def test_who_bids_by_it_climbs_with_a_better_trump_alone(
    hand: str, calls: tuple[str, ...], said: str
) -> None:
    seen = view(asked_with(hand, *calls), len(calls))
    assert str(convention_call(seen))[2:] == said


def test_who_has_to_play_shows_nothing_of_the_trump() -> None:
    rules = find_preset("klaverjas_rotterdam")
    passes = [Pass(seat) for seat in range(4)]
    free = shown_by(rules, TEAMS, passes[:3], Take(3, Suit.HEARTS))
    assert free == Shown(Kind.CHOICE, Suit.HEARTS, Heads.LONG, 2, points=5, bare=True)
    forced = Shown(Kind.FORCED, Suit.HEARTS, bare=True)
    assert shown_by(rules, TEAMS, passes, Take(0, Suit.HEARTS)) == forced
    first = rules.changed({"trump_choice": "first_must"})
    assert shown_by(first, TEAMS, (), Take(0, Suit.HEARTS)) == forced


def counting(made: Counter[Kind], truly: Counter[Kind]) -> Player:
    """A robot of a club; it is counted with how many of its calls its hand has what they show, and
    a pass before any bid shows that it has not more than PASSED_WITH."""

    def play(state: State, seat: int) -> Action:
        seen = view(state, seat)
        call = club(seen, dice())
        if isinstance(call, Call):
            shown = shown_by(seen.rules, seen.game_type.accounts, seen.calls, call)
            made[shown.kind] += 1
            if isinstance(call, Pass) and seen.bid is None:
                most = max(points_of(seen.hand, suit, seen.rules) for suit in Suit)
                truly[shown.kind] += most <= PASSED_WITH[seen.game_type.name]
            else:
                truly[shown.kind] += has(seen.hand, shown, seen.rules)
        return call

    return play


PASSED_WITH = {"bulgarian": 5, "klaverjas": 6}


@pytest.mark.parametrize(
    ("preset", "kinds"),
    [
        ("bulgarian", {Kind.OPENING, Kind.CHANGE, Kind.COINCHE, Kind.SURCOINCHE}),
        ("klaverjas_amsterdam", {Kind.CHOICE, Kind.FORCED}),
    ],
)
def test_robots_nearly_always_have_what_they_show(preset: str, kinds: set[Kind]) -> None:
    """Among themselves and against whoever calls by chance, where nobody keeps to any points."""
    rules, chance = find_preset(preset), random_chooser(1)
    made, truly = Counter[Kind](), Counter[Kind]()
    robots = in_turns(counting(made, truly), chance)
    for number in range(200):
        seed = number.to_bytes(32, "big")
        for teams in ((robots, robots), (robots, chance), (chance, robots)):
            play_deal(rules, seed, teams)
    assert kinds | {Kind.PASS} == made.keys()
    for kind, calls in made.items():
        assert truly[kind] >= 0.95 * calls, (kind, truly[kind], calls)
