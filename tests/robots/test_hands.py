"""Positions in which a partner would mind any other card: `hands.txt`, a line each."""

from pathlib import Path
from typing import Any

import pytest

from bot.robots import Level, search
from bot.rules import View
from tests.examples import sampled
from tests.robots.positions import play_view, played

HANDS = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "hands.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
TIMES = 5
"""how often a strong player is asked"""


def asked(*who: str) -> list[Any]:
    """Return the positions that these are asked: what is seen, the right cards, and why."""
    return [
        pytest.param(seen(*position), right.split(), why, id=f"{why}: {position[-1]}")
        for asks, *position, right, why in HANDS
        if asks in who
    ]


def seen(bidder: str, gone: str, trick: str, hand: str) -> View:
    taker, _, turned = bidder.partition(" ")
    first, _, cards = gone.rpartition(":")
    return play_view(
        hand, trick, taker=int(taker), turned=turned, gone=cards, first=int(first or 0)
    )


@pytest.mark.parametrize(("view", "right", "why"), asked("club", "both"))
def test_a_club_player_plays_as_a_partner_expects(view: View, right: list[str], why: str) -> None:
    assert played(view) in right, why


@pytest.mark.parametrize(("view", "right", "why"), sampled(asked("strong", "both")))
def test_a_strong_player_makes_no_blunder(view: View, right: list[str], why: str) -> None:
    """Whatever deals it happens to try its cards in, but for one time in five."""
    assert search.wait()
    wrong: list[str] = []
    for number in range(TIMES):
        card = played(view, Level.STRONG, number)
        wrong += [card] * (card not in right)
        if number - len(wrong) == TIMES - 2:
            return  # right four times: enough
    assert len(wrong) <= 1, (why, wrong)


def test_an_expert_hardly_blunders_either() -> None:
    """Every sixteenth position is asked; one close card may be taken for as good."""
    assert search.wait()
    some = [param.values for param in asked("strong", "both")[::16]]
    wrong = [why for view, right, why in some if played(view, Level.EXPERT) not in right]
    assert len(wrong) <= 1, wrong


def test_there_are_enough_of_them() -> None:
    assert sum(asks != "strong" for asks, *_ in HANDS) >= 40
    assert sum(asks != "club" for asks, *_ in HANDS) >= 80


def test_whoever_deals_the_rest_has_all_the_cards_of_their_own_hand() -> None:
    short = [
        hand
        for asks, _, gone, _, hand, *_ in HANDS
        if asks != "club" and len(hand.split()) != 8 - len(gone.rpartition(":")[2].split()) // 4
    ]
    assert not short
