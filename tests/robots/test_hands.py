"""Positions in which a partner would mind any other card: `hands.txt`, a line each."""

from pathlib import Path

import pytest

from bot.robots import Level, choose
from bot.rules import Dice, Play
from tests.robots.positions import play_view

HANDS = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "hands.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(
    ("taker", "gone", "trick", "hand", "right", "why"),
    [pytest.param(*each, id=f"{each[5]}: {each[3]}") for each in HANDS],
)
def test_a_club_player_plays_as_a_partner_expects(
    taker: str, gone: str, trick: str, hand: str, right: str, why: str
) -> None:
    first, _, cards = gone.rpartition(":")
    seen = play_view(hand, trick, taker=int(taker), gone=cards, first=int(first or 0))
    action = choose(seen, Dice(bytes(32), "robot", 0), Level.CLUB)
    assert isinstance(action, Play)
    assert action.card.text in right.split(), why


def test_there_are_enough_of_them() -> None:
    assert len(HANDS) >= 40
