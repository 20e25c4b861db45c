"""Robots on the ladder of Bulgarian belot: what they bid, and whole deals of every level."""

import pytest

from bot.robots import Level, choose
from bot.robots.search import wait
from bot.rules import Dice, apply, legal_actions, parse_action, parse_cards, view
from bot.rules.core.state import asked, with_deal
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from tests.robots.match import play_deal, robot
from tests.rules.games.bulgarian.parties import at_calls
from tests.rules.parties import random_chooser

DICE = Dice(bytes(32), "robot", 0)


def called(hand: str, *calls: str) -> str:
    """What a club robot says with these cards after these calls of seats 0, 1, 2 …"""
    state = at_calls(dealer=3)
    for number, call in enumerate(calls):
        state = apply(state, parse_action(f"{number} {call}")).state
    deal, seat = asked(state), len(calls)
    hands = [*deal.hands]
    hands[seat] = parse_cards(hand)
    state = with_deal(state, deal._replace(hands=tuple(hands)))
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


@pytest.mark.parametrize("level", Level)
def test_robots_of_every_level_play_deals(level: Level) -> None:
    assert wait()
    player = robot(level=level)
    for number in range(2):
        state = play_deal(BULGARIAN_BELOT, bytes([number]) * 32, (player, player))
        assert state.deal_number


def test_a_robot_is_far_ahead_of_chance() -> None:
    ahead = 0
    for number in range(40):
        for sign, teams in ((1, (robot(), random_chooser(1))), (-1, (random_chooser(1), robot()))):
            [result] = play_deal(BULGARIAN_BELOT, bytes([number]) * 32, teams).results or [None]
            if result is not None:
                ahead += sign * (result.written[0] - result.written[1])
    assert ahead / 80 > 5, "tens a deal"
