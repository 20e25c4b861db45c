"""The knowledge of the next hands that whoever remembers every trick has where the pack is only cut
(A3)."""

from functools import cache

import pytest

from bot.rules import find_preset
from tests.tools.bench.gathering import NewDeal, hands_found, new_deals, together

PRESETS = ("french", "kloppen")


@cache
def played(name: str, *, stacked: bool) -> list[NewDeal]:
    rules = find_preset(name).changed({"target": 500})
    return [*new_deals(rules, 6, stacked=stacked)]


@pytest.mark.parametrize("name", PRESETS)
def test_piles_and_cuts_tell_nobody_the_hands(name: str) -> None:
    deals = played(name, stacked=False)
    assert len(deals) >= 4
    assert [hands_found(deal, seat) for deal in deals for seat in (0, 3)] == [set()] * 2 * len(
        deals
    )


@pytest.mark.parametrize("name", PRESETS)
def test_they_told_everything_while_tricks_lay_as_they_were_played(name: str) -> None:
    """Otherwise the test above could not fail."""
    for deal in played(name, stacked=True):
        hands = deal.dealt.deal.hands if deal.dealt.deal else ()
        assert hands_found(deal, 0) == {tuple(map(frozenset, hands))}


def test_neighbours_in_a_trick_alone_tell_something() -> None:
    """Which trick came after which, and who won them, does not."""
    shares = together([*new_deals(find_preset("french"), 25)])
    apart = shares["of two tricks"]
    assert shares["of one trick"] > 2 * apart
    assert shares["of one trick and the next"] == pytest.approx(apart, abs=0.012)
    assert shares["of two tricks of one team"] == pytest.approx(apart, abs=0.012)
