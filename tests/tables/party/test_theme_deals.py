"""Deals of a theme are found beside the event loop: nobody waits long, and nobody has another's."""

import asyncio
import threading
from dataclasses import replace
from itertools import count

import pytest

from bot.rules import Pass, Ruleset, find_preset, start, view
from bot.tables.party import theme_deals
from bot.tables.party.theme_deals import MOST, ThemeDeals
from bot.teaching import Reason, Told
from bot.teaching.themes import Spot, Spotted, Theme, ThemeDeal

FRENCH = find_preset("french")


def deal_of(seed: bytes) -> ThemeDeal:
    better = Pass(0)
    found = Spotted(
        0, view(start(FRENCH), None), Spot(better, better, Told(Reason.NUMBERS)), better
    )
    return ThemeDeal(seed, (), 0, found)


@pytest.fixture(autouse=True)
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def now() -> bool:
        return True

    monkeypatch.setattr(theme_deals, "search_soon", now)


async def test_everybody_has_a_deal_of_their_own_and_the_next_is_sought() -> None:
    numbers, asked = count(), list[bytes]()

    def find(rules: Ruleset, theme: Theme, seed: bytes) -> ThemeDeal | None:
        asked.append(seed)
        return deal_of(seed) if seed[-1] == 1 else None

    deals = ThemeDeals(lambda: bytes([next(numbers)]), find)
    had = [await deals.next(FRENCH, Theme.VOID) for _ in range(3)]
    assert [each.seed[:1] for each in had if each] == [b"\0", b"\1", b"\2"]
    deals.close()


async def test_who_would_wait_for_long_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was sought meanwhile is there then."""
    go_on, numbers = threading.Event(), count()

    def find(rules: Ruleset, theme: Theme, seed: bytes) -> ThemeDeal:
        assert go_on.wait(10)
        return deal_of(seed)

    deals = ThemeDeals(lambda: bytes([next(numbers)]), find)
    monkeypatch.setattr(theme_deals, "PATIENCE", 0.01)
    assert await deals.next(FRENCH, Theme.VOID) is None
    go_on.set()
    monkeypatch.setattr(theme_deals, "PATIENCE", 10)
    found = await deals.next(FRENCH, Theme.VOID)
    assert found is not None
    assert found.seed[:1] == b"\0"
    deals.close()


async def test_of_many_kinds_the_oldest_are_sought_no_more() -> None:
    deals = ThemeDeals(lambda: b"", lambda _, __, seed: deal_of(seed))
    for target in range(MOST + 3):
        await deals.next(replace(FRENCH, target=500 + target), Theme.VOID)
    assert len(asyncio.all_tasks()) <= MOST + 1
    deals.close()
