"""Robots where somebody has to play: what they choose, and that they heed roem (KJ2, KJ4)."""

import numpy as np
import pytest

from bot.robots import Level, choose
from bot.robots.strong.outcomes import Bonuses, Stakes, margins, with_roem
from bot.rules import Claim, Dice, Pass, Play, State, Suit, Take, View, view
from bot.rules.games.klaverjas import AMSTERDAM
from tests.rules.parties import act, asked_seat, bidding, do

GOOD = ("JS 9S AS 8S AH TH AD 7C", "KS QS KH QH 8D 7D TC 9C",
        "TS 7S JH 9H KD QD AC KC", "8H 7H JD TD 9D QC JC 8C")  # fmt: skip
"""seat 0 has good spades, and nobody else anything to play with"""


def answer(state: State, level: Level) -> object:
    seen: View = view(state, asked_seat(state))
    return choose(seen, Dice(bytes(32), "robot", 1), level)


@pytest.mark.parametrize("level", Level)
def test_good_trumps_are_played(level: Level) -> None:
    assert answer(bidding(GOOD, AMSTERDAM), level) == Take(0, Suit.SPADES)


@pytest.mark.parametrize("level", Level)
def test_who_has_to_play_does(level: Level) -> None:
    state = do(bidding(GOOD, AMSTERDAM, dealer=0), "pass, pass, pass, pass")
    assert isinstance(answer(state, level), Take)


def test_poor_hands_are_passed() -> None:
    state = act(bidding(GOOD, AMSTERDAM), Pass(0))
    assert answer(state, Level.CLUB) == Pass(1)


def test_roem_is_not_given_to_the_others() -> None:
    """The last to play lets neither king nor queen fall beside the jack and the ten."""
    hands = ("JH AS KS QS 8S AD TD AC", "TH 9S 7S JD 9D 8D TC 9C",
             "AH TS JS KD QD 7D KC QC", "QH 7H 9H 8H KH JC 8C 7C")  # fmt: skip
    state = do(bidding(hands, AMSTERDAM), "take S, JH, TH, AH")
    played = answer(state, Level.CLUB)
    assert isinstance(played, Play)
    assert played.card.text in ("7H", "8H")


def test_roem_in_tricks_that_are_over_counts_with_the_points_to_come() -> None:
    """Half of what the takers have more is in `got`; whose contract fails loses all (KJ5)."""
    nobody = np.zeros(4, np.int64)
    got, roem = with_roem(np.array([100, 70, 163, -1]), (20, 60), 162)
    written = margins(AMSTERDAM, Stakes(0, 1, 162), got, Bonuses((nobody, nobody), roem))
    assert written.tolist() == [2 * 100 - 162, -162 - 80, 262 + 20, -162 - 80]


@pytest.mark.parametrize("level", Level)
def test_who_leads_calls_the_roem_of_their_trick_first(level: Level) -> None:
    rules = AMSTERDAM.changed({"roem_claim": "claim"})
    hands = ("JH AS KS QS 8S AD TD AC", "TH 9S 7S JD 9D 8D TC 9C",
             "AH TS JS KD QD 7D KC QC", "QH KH 9H 8H 7H JC 8C 7C")  # fmt: skip
    state = do(bidding(hands, rules), "take S, JH, TH, AH, QH")
    assert answer(state, level) == Claim(2)
    state = act(state, Claim(2))
    assert view(state, None).roem == (20, 0)
    assert isinstance(answer(state, level), Play)
