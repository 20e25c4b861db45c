"""The plays of others tell of their hands."""

import numpy as np
import pytest

from bot.robots.search import Worlds, recall, stage_of
from bot.robots.search.worlds import NOTHING_UNDER
from bot.rules import parse_cards
from tests.robots.positions import play_view

OWN = "KS QS JS TS 9S 8S 7S AD"
RIGHT = "9D 8D 7D QC JC 9C 8C 7C"


@pytest.mark.parametrize(
    ("leader", "across", "odd"),
    [
        ("AH KH QH 8H AC TC KC", "AS TH JH 9H TD KD QD JD", 1),
        ("9H 8H QH JH KD QD JD", "AS AH TH KH AC TC KC TD", 0),
    ],
)
def test_who_leads_a_low_card_is_not_thought_to_have_the_ace(
    leader: str, across: str, odd: int
) -> None:
    seen = play_view(OWN, "7H", trump="S", taker=0)
    hands = [sum(1 << e.index for e in parse_cards(h)) for h in (OWN, RIGHT, across, leader)]
    worlds = Worlds(np.array([hands], np.int64), NOTHING_UNDER)
    assert recall(stage_of(seen), worlds, seen.trick, 0).tolist() == [odd]
