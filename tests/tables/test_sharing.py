"""Reviews and puzzles that several processes share: each is found once, and by whoever is left."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.storage.engine.schema import jobs as table
from bot.storage.jobs import Kind
from bot.tables.sharing import CLAIMED, RENEWED_EVERY, Sharing, own_name
from tests.tables.evening import Evening

WAITING = ["1 1", "1 2", "2 1"]


async def rows(evening: Evening) -> list[tuple[Any, ...]]:
    async with evening.database.read() as connection:
        found = await connection.execute(select(table.about, table.claimed_by, table.result))
        return sorted(tuple(each) for each in found)


def process(evening: Evening, who: str | None, *, left: bool = False) -> Sharing:
    return Sharing(evening.database, evening.clock, who, lambda: left)


async def does(sharing: Sharing, *waiting: str, rest: float | None = None) -> str | None:
    """What a process does, and whether it can."""
    async with sharing.next(Kind.REVIEW, waiting) as job:
        if job is not None:
            job.rest = rest
    return None if job is None else job.about


async def test_who_is_alone_does_all_in_turn_and_writes_nothing_down(evening: Evening) -> None:
    alone = process(evening, None)
    assert await does(alone, *WAITING, rest=1) == "1 1"
    assert [await does(alone, *WAITING) for _ in range(4)] == [*WAITING, None]
    assert await does(alone, "1 1") is None
    assert await does(alone) is None
    assert await does(alone, "1 1") == "1 1", "nobody keeps what does not wait any more"
    assert await rows(evening) == []
    assert alone.look_at is None


async def test_each_is_found_by_one_of_several(evening: Evening) -> None:
    one, two = process(evening, "one"), process(evening, "two")
    async with one.next(Kind.REVIEW, WAITING) as job, two.next(Kind.REVIEW, WAITING) as other:
        assert job is not None
        assert other is not None
        assert (job.about, other.about) == ("1 1", "1 2")
        assert await rows(evening) == [
            ("1 1", "one", None),
            ("1 2", "two", None),
            ("2 1", None, None),
        ]
    assert await does(two, *WAITING) == "2 1"
    assert await does(one, *WAITING) is None
    again = process(evening, "one")
    assert await does(again, *WAITING) is None, "also after a start"
    assert one.look_at is not None


async def test_what_could_not_be_done_is_given_back(evening: Evening) -> None:
    one, two = process(evening, "one"), process(evening, "two")
    assert await does(one, "1 1", rest=1000.0) == "1 1"
    assert await does(two, "1 1") is None, "it has a rest"
    with suppress(ZeroDivisionError):
        async with two.next(Kind.REVIEW, ["1 2"]):
            raise ZeroDivisionError
    assert [await does(each, "1 1", "1 2") for each in (one, two)] == [None, None]

    begun = asyncio.Event()

    async def stopped() -> None:
        async with one.next(Kind.REVIEW, ["2 1"]):
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stopped())
    await begun.wait()
    assert await does(two, "2 1") is None
    task.cancel()
    await asyncio.wait({task})
    assert await does(two, "2 1") == "2 1"


async def test_a_claim_is_renewed_while_somebody_is_at_it(evening: Evening) -> None:
    one, two = process(evening, "one"), process(evening, "two")
    async with one.next(Kind.REVIEW, ["1 1"]) as job:
        assert job is not None
        await asyncio.sleep(0)  # whoever renews it begins
        async with evening.database.write() as connection:
            await connection.execute(update(table).values(claimed_until=table.at + 0.0))
        await evening.clock.advance(RENEWED_EVERY)
        async with evening.database.read() as connection:
            until = (await connection.execute(select(table.claimed_until - table.at))).scalar_one()
        assert until >= CLAIMED
        assert await does(two, "1 1") is None
    assert await rows(evening) == [("1 1", "one", "")]


async def test_who_dies_at_it_leaves_it_to_another(evening: Evening) -> None:
    one, two = process(evening, "one"), process(evening, "two")
    async with one.next(Kind.REVIEW, ["1 1"]):
        async with evening.database.write() as connection:
            await connection.execute(update(table).values(claimed_until=table.at - 1))
        assert await does(two, "1 1") == "1 1"
    assert await rows(evening) == [("1 1", "two", "")]


async def test_who_delivers_leaves_it_to_those_who_think_as_long_as_any_is_there(
    evening: Evening,
) -> None:
    there = True
    sharing = Sharing(evening.database, evening.clock, "one", lambda: there)
    assert await does(sharing, *WAITING) is None
    assert await rows(evening) == []
    there = False
    assert await does(sharing, *WAITING) == "1 1"


def test_a_process_has_a_name_that_no_other_has(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = own_name()
    monkeypatch.setattr("os.getpid", lambda: 1)
    assert own_name() != ours
