"""The plays of others tell of their hands."""

import numpy as np
import pytest

from bot.robots.search import Worlds, play_so_far, recall, stage_of
from bot.robots.search.reckoning import NO_INSTINCT
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.habits import HABITS, WITH_INSTINCT
from bot.robots.strong.instinct import instinct
from bot.rules import parse_cards
from tests.robots.positions import play_view

OWN = "KS QS JS TS 9S 8S 7S AD"
RIGHT = "9D 8D 7D QC JC 9C 8C 7C"


def logs(cards: str, *deals: tuple[str, str], by_instinct: bool = False) -> list[float]:
    """Return how likely the trick was when the seat that led it, and the one across, held these."""
    seen = play_view(OWN, cards, trump="S", taker=0)
    hands = [
        [sum(1 << e.index for e in parse_cards(h)) for h in (OWN, RIGHT, across, leader)]
        for leader, across in deals
    ]
    worlds = Worlds(np.array(hands, np.int64), NOTHING_UNDER)
    habits, weights = (WITH_INSTINCT, instinct()) if by_instinct else (HABITS, NO_INSTINCT)
    return recall(stage_of(seen), worlds, play_so_far(seen), 0, habits, weights).tolist()


@pytest.mark.parametrize("by_instinct", [False, True])
def test_who_leads_a_low_card_is_not_thought_to_have_the_ace(by_instinct: bool) -> None:
    with_ace, without = logs(
        "7H",
        ("AH KH QH 8H AC TC KC", "AS TH JH 9H TD KD QD JD"),
        ("9H 8H QH JH KD QD JD", "AS AH TH KH AC TC KC TD"),
        by_instinct=by_instinct,
    )
    assert with_ace < without < 0
