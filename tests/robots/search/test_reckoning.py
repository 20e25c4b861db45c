"""When few cards are left many worlds are the same: they are thought of once."""

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
from bot.robots.strong.habits import HABITS
from bot.rules import View
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
