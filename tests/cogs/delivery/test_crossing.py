"""The rule for presses and edits that cross (docs/design.md, When a press and an edit cross)."""

import asyncio
from itertools import permutations

import pytest

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from tests.cogs.rows import HAND, Evening

REQUESTS = ("edit", "first click", "second click")


@pytest.mark.parametrize("order", list(permutations(REQUESTS)), ids=" → ".join)
async def test_the_newest_stands_there_in_whatever_order_requests_arrive(
    evening: Evening, order: tuple[str, ...]
) -> None:
    """An edit is on its way, and two clicks come that are answered with the same message."""
    arrived: list[int] = []
    released = {each: asyncio.Event() for each in REQUESTS}

    def arrives(row: Row) -> None:
        arrived.append(row.wanted)

    async def click(name: str, version: int) -> None:
        async with evening.reconciler.held(evening.game_id, Subject.HAND, HAND.viewer):
            await evening.want(version, HAND)
            row = await evening.row(HAND)
            await released[name].wait()
            arrived.append(version)
            async with evening.database.write() as connection:
                await messages.show(connection, row, version)

    await evening.show(1, HAND)
    evening.messenger.trouble = arrives
    evening.messenger.gates[Subject.HAND] = released["edit"]
    await evening.want(2, HAND)
    await evening.until(lambda: bool(evening.messenger.begun))
    clicks = [asyncio.create_task(click(*each)) for each in zip(REQUESTS[1:], (3, 4), strict=True)]
    for number, each in enumerate(order, 1):
        await asyncio.sleep(0)
        released[each].set()
        await evening.until(lambda number=number: len(arrived) >= number)
    await asyncio.gather(*clicks)
    await evening.settle()
    row = await evening.row(HAND)
    assert arrived[-1] == 4, f"an older version stands there for good: {arrived}"
    assert row.shown >= row.wanted
