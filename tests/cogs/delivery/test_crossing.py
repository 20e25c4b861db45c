"""The rule for presses and edits that cross (docs/design.md, When a press and an edit cross)."""

import asyncio
from itertools import permutations, product

import pytest

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from tests.cogs.rows import HAND, Evening

SHOWS = {"edit": 2, "click": 3, "newer click": 4}
"""requests that are on their way at once, and the version that each shows"""
CROSSING = (("edit", "click"), ("click", "newer click"), tuple(SHOWS))
ORDERS = [each for some in CROSSING for each in product(*[tuple(permutations(some))] * 2)]


@pytest.mark.parametrize("evening", [False, True], ids=["in memory", "in rows"], indirect=True)
@pytest.mark.parametrize(("arrive", "answered"), ORDERS)
async def test_the_newest_stands_there_in_whatever_order_requests_arrive(
    evening: Evening, arrive: tuple[str, ...], answered: tuple[str, ...]
) -> None:
    """Nor does it matter in which order Discord's answers to them are read."""
    stands: list[int] = []
    answers = {each: asyncio.Event() for each in SHOWS}

    underway: set[str] = set()
    noted: set[str] = set()

    def not_in_flight(each: str) -> bool:
        return each == "edit" and not evening.messenger.in_flight

    def arrives_alone(row: MessageRow) -> None:
        if row.wanted > SHOWS["edit"]:
            stands.append(row.wanted)

    async def click(name: str) -> None:
        async with evening.held():
            await evening.want(SHOWS[name], HAND)
            row = await evening.row(HAND)
            underway.add(name)
            await answers[name].wait()
            await evening.messenger.outbox.shown(row, SHOWS[name])
            noted.add(name)

    await evening.show(1, HAND)
    evening.messenger.trouble = arrives_alone
    if "edit" in arrive:
        evening.messenger.gates[Subject.HAND] = answers["edit"]
        await evening.want(SHOWS["edit"], HAND)
        await evening.until(lambda: bool(evening.messenger.begun))
    clicks = [
        asyncio.create_task(click(each)) for each in SHOWS if each in arrive and each != "edit"
    ]
    await evening.until(lambda: len(underway) == len(clicks))
    stands += [SHOWS[each] for each in arrive]
    for each in answered:
        answers[each].set()
        await evening.until(lambda each=each: each in noted or not_in_flight(each))
    await asyncio.gather(*clicks)
    await evening.settle()
    row = await evening.row(HAND)
    assert stands[-1] == row.wanted == row.shown, f"an older version stands there: {stands}"
