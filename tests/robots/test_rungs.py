"""Robots on the ladder of Bulgarian belot: what they bid, and whole deals of every level."""

from itertools import islice

import pytest

from bot.robots import Level, choose
from bot.robots.search import wait
from bot.robots.strong.weighing import EXPERT, Weighing, dice_of, weigh
from bot.rules import (
    PACK,
    Bid,
    Coinche,
    Dice,
    Pass,
    State,
    Suit,
    apply,
    decisions,
    legal_actions,
    parse_action,
    parse_cards,
    view,
)
from bot.rules.core.state import asked, with_deal
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from bot.teaching.chances import chances_before
from bot.teaching.open_calls import calls_seen
from tests.robots.match import play_deal, robot
from tests.rules.games.bulgarian.parties import at_calls
from tests.rules.parties import random_chooser

DICE = Dice(bytes(32), "robot", 0)
FEW = EXPERT.part(60)._replace(calls=200)


def asked_with(hand: str, *calls: str) -> State:
    """The auction in which these cards are called with, after these calls of seats 0, 1, 2 …"""
    state = at_calls(dealer=3)
    for number, call in enumerate(calls):
        state = apply(state, parse_action(f"{number % 4} {call}")).state
    deal, seat = asked(state), len(calls) % 4
    held, given = parse_cards(hand), iter(card for card in PACK if card not in parse_cards(hand))
    hands = [held if each == seat else tuple(islice(given, 5)) for each in range(4)]
    return with_deal(state, deal._replace(hands=tuple(hands), stock=tuple(given)))


def called(hand: str, *calls: str) -> str:
    """What a club robot says there."""
    state, seat = asked_with(hand, *calls), len(calls) % 4
    call = choose(view(state, seat), DICE, Level.CLUB)
    assert call in legal_actions(state, seat)
    return str(call)[2:]


@pytest.mark.parametrize(
    ("hand", "calls", "said"),
    [
        ("JS 9S AS AH 7D", (), "bid S"),
        ("JC 9C KC QC AH", (), "bid C"),
        ("JS 9S JH 9H JD", (), "bid A"),
        ("AS TS AH TH AD", (), "bid N"),
        ("7S 8S QH 7D 8C", (), "pass"),
        ("7S 8S QH 7D 8C", ("bid H", "pass"), "pass"),
    ],
)
def test_what_is_bid(hand: str, calls: tuple[str, ...], said: str) -> None:
    assert called(hand, *calls) == said


GOOD, POOR = "JS 9S AS AH 7D", "7S 8S QH 7D 8C"


def weighed(hand: str, *calls: str, also: str = "") -> Weighing:
    assert wait()
    seen = view(asked_with(hand, *calls), len(calls) % 4)
    return weigh(seen, dice_of(seen), FEW, parse_action(also) if also else None)


@pytest.mark.parametrize(
    ("hand", "calls", "best"),
    [
        (GOOD, (), "bid S"),
        (POOR, (), "pass"),
        (GOOD, ("bid D",), "bid S"),
        ("KS 8S QH 7D 8C", ("bid C", "pass"), "pass"),
        ("JS 9S JH JD AH", ("bid C", "pass", "bid A"), "coinche"),
        ("JS 9S 8S 7H 8H", ("pass", "bid C", "coinche"), "bid S"),
    ],
)
def test_calls_on_a_ladder_are_weighed(hand: str, calls: tuple[str, ...], best: str) -> None:
    assert str(weighed(hand, *calls).best)[2:] == best


def test_a_daring_contra_is_weighed_where_it_was_said() -> None:
    contra = Coinche(1)
    assert contra not in weighed(POOR, "bid S").worth
    assert weighed(POOR, "bid S", also="1 coinche").loss(contra) > 10


def test_chances_on_a_ladder_go_with_the_cards_that_come_yet() -> None:
    seen = view(asked_with(GOOD, "bid D"), 1)
    bid, standing = chances_before(seen, [Bid(1, 0, Suit.SPADES), Pass(1)])
    assert bid is not None
    assert standing is not None
    assert bid > 0.85 > standing > 0.3


def test_with_all_cards_seen_a_bid_is_played_with_the_whole_hands() -> None:
    assert wait()
    state = asked_with("JS 9S AS TS KS")
    done, end = [(state, Pass(0))], apply(state, Pass(0)).state
    while not end.results and end.deal_number < 2:
        actor = int(decisions(end)[0].actor)
        end = apply(end, choose(view(end, actor), DICE, Level.CLUB)).state
    [found] = calls_seen(done, end, 0, None)
    assert isinstance(found.best, Bid)
    assert found.lost > 50


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", Level)
def test_robots_of_every_level_play_deals(level: Level) -> None:
    assert wait()
    player = robot(level=level)
    for number in range(1 if level in (Level.STRONG, Level.EXPERT) else 2):
        state = play_deal(BULGARIAN_BELOT, bytes([number]) * 32, (player, player))
        assert state.deal_number


def test_a_robot_is_far_ahead_of_chance() -> None:
    ahead = 0
    for number in range(20):
        for sign, teams in ((1, (robot(), random_chooser(1))), (-1, (random_chooser(1), robot()))):
            [result] = play_deal(BULGARIAN_BELOT, bytes([number]) * 32, teams).results or [None]
            if result is not None:
                ahead += sign * (result.written[0] - result.written[1])
    assert ahead / 40 > 5, "tens a deal"
