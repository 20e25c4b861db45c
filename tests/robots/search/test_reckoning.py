"""What is reckoned of many worlds: once where they are the same, and how likely plays make each."""

from collections.abc import Callable

import numpy as np
import pytest

from bot.robots.search import (
    Worlds,
    deal_worlds,
    play_so_far,
    recall,
    situation_of,
    solve,
    stage_of,
)
from bot.robots.search.preparing import Compiled, compiled
from bot.robots.search.reckoning import NO_INSTINCT
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.habits import HABITS, WITH_INSTINCT
from bot.robots.strong.instinct import instinct
from bot.rules import View, parse_cards
from tests.robots.positions import play_view

LATE = play_view("9S AS TS KH", gone="JS 8S 7S QS TH 7H 8H 9H TD 7D 8D 9D TC 7C 8C 9C")
EARLY = play_view("AH TH 9S 8S 7D KD QC 8C", "7H")


def _recalled(seen: View, worlds: Worlds) -> list[float]:
    return recall(stage_of(seen), worlds, play_so_far(seen), 0, HABITS).tolist()


def _solved(seen: View, worlds: Worlds) -> list[list[int]]:
    return solve(stage_of(seen), worlds, seen.hand[:1]).tolist()


@pytest.mark.parametrize(
    ("module", "name", "asks"),
    [("recalling", "recall", _recalled), ("solving", "solve", _solved)],
)
def test_worlds_that_are_the_same_are_thought_of_once(
    module: str,
    name: str,
    asks: Callable[[View, Worlds], list[object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    once = deal_worlds(situation_of(LATE), 12, 1)
    different = len(np.unique(once.hands, axis=0))
    twice = Worlds(np.concatenate((once.hands, once.hands[::-1])), once.under)
    thought: list[int] = []

    def spied() -> Compiled:
        found = compiled()
        own = vars(getattr(found, module))

        def counted(*args: object) -> int:
            thought.append(len(np.asarray(args[1])))
            return own[name](*args)

        return Compiled(**{**vars(found), module: Compiled(**{**own, name: counted})})

    monkeypatch.setattr("bot.robots.search.reckoning.compiled", spied)
    alone = [asks(LATE, once.part(number, number + 1))[0] for number in range(len(once))]
    del thought[:]
    assert asks(LATE, twice) == alone + alone[::-1]
    assert (thought[0], max(thought)) == (different, different)


def test_where_hardly_two_are_the_same_nobody_looks_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds = deal_worlds(situation_of(EARLY), 12, 1)
    monkeypatch.setattr(np, "unique", None)
    assert len(_recalled(EARLY, worlds)) == 12


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
