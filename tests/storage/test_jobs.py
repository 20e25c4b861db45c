"""Jobs that several processes share: each is claimed by one, and lapses with whoever dies at it."""

import asyncio

import pytest
from sqlalchemy import select, update

from bot.storage import jobs
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import jobs as table
from bot.storage.engine.schema import thinkers
from bot.storage.engine.statements import fetch_value
from bot.storage.jobs import Kind
from tests.patience import PATIENCE
from tests.storage.servers import new_address

AGES = 1000.0


async def claimed(database: Database, who: str, most: int = 1, kind: Kind = Kind.TURN) -> list[str]:
    return [each.about for each in await database.aside(jobs.claim, kind, who, AGES, most)]


async def put(database: Database, *about: str, kind: Kind = Kind.TURN) -> list[int]:
    return [number for _, number in await database.aside(jobs.put, kind, about)]


async def later(database: Database, seconds: float) -> None:
    """As if so much time had passed."""
    async with database.write() as connection:
        await connection.execute(
            update(table).values(at=table.at - seconds, claimed_until=table.claimed_until - seconds)
        )
        await connection.execute(update(thinkers).values(until=thinkers.until - seconds))


async def test_a_job_is_put_once_and_claimed_once_the_oldest_first(database: Database) -> None:
    assert len(await put(database, "a", "b", "c")) == 3
    assert await put(database, "b") == []
    assert len(await put(database, "a", kind=Kind.REVIEW)) == 1
    assert await claimed(database, "one", 2) == ["a", "b"]
    assert await claimed(database, "two", 2) == ["c"]
    assert await claimed(database, "one", 2) == []


async def test_who_dies_leaves_a_claim_that_lapses_and_has_no_say_any_more(
    database: Database,
) -> None:
    [number] = await put(database, "a")
    assert await claimed(database, "one") == ["a"]
    await later(database, AGES - 1)
    assert await claimed(database, "two") == []
    await later(database, 1)
    assert await claimed(database, "two") == ["a"]
    assert not await database.aside(jobs.renew, "one", number, AGES)
    assert not await database.aside(jobs.finish, "one", number, "old")
    await database.aside(jobs.give_back, "one", [number])
    assert await claimed(database, "one") == []
    assert await database.aside(jobs.finish, "two", number, "new")
    assert await database.aside(jobs.take, [number]) == [(number, "new")]
    assert await database.aside(jobs.take, [number]) == []


async def test_a_claim_that_is_renewed_does_not_lapse(database: Database) -> None:
    [number] = await put(database, "a")
    assert await claimed(database, "one") == ["a"]
    await later(database, AGES - 1)
    assert await database.aside(jobs.renew, "one", number, AGES)
    await later(database, AGES - 1)
    assert await claimed(database, "two") == []


async def test_what_is_done_is_claimed_by_nobody_and_what_is_given_back_by_another(
    database: Database,
) -> None:
    done, open_, rested = await put(database, "a", "b", "c")
    assert len(await claimed(database, "one", 3)) == 3
    assert await database.aside(jobs.finish, "one", done)
    assert not await database.aside(jobs.finish, "one", done, "again")
    await database.aside(jobs.give_back, "one", [done, open_])
    await database.aside(jobs.give_back, "one", [rested], rest=AGES)
    assert await claimed(database, "two", 3) == ["b"]
    await later(database, AGES)
    assert "c" in await claimed(database, "two", 3)


async def test_old_turns_are_left_and_cleared(database: Database) -> None:
    await put(database, "a")
    await later(database, 60)
    await put(database, "b")
    found = await database.aside(jobs.claim, Kind.TURN, "one", AGES, 2, since=1.0)
    assert [each.about for each in found] == ["b"]
    await database.aside(jobs.clear, Kind.TURN, 30)
    async with database.read() as connection:
        assert await fetch_value(connection, select(table.about)) == "b"


async def test_who_thinks_is_there_for_a_while(database: Database) -> None:
    assert await database.ask(jobs.room) == 0
    for who in ("one", "one", "two"):
        await database.aside(jobs.be_there, who, 2, 5.0)
    assert await database.ask(jobs.room) == 4
    await database.aside(jobs.be_gone, "one")
    assert await database.ask(jobs.room) == 2
    await later(database, 6.0)
    assert await database.ask(jobs.room) == 0


@pytest.mark.postgresql
async def test_on_a_server_nobody_waits_for_a_job_that_another_is_claiming() -> None:
    """Nor for whoever writes; and who has not put a job hears of it."""
    where = new_address()
    one, two = await engine_of(where).open(), await engine_of(where).open()
    try:
        heard: list[bool] = []
        with two.jobs.heard_by(heard.append):
            async with one.write():
                await put(one, "a", "b")
                assert await claimed(two, "two") == ["a"]
            async with asyncio.timeout(PATIENCE):
                while not heard:
                    await asyncio.sleep(0)
        assert heard[0] is False
        found = await asyncio.gather(*(claimed(each, "who", 1) for each in (one, two) * 4))
        assert sorted(found) == [[]] * 7 + [["b"]]
    finally:
        await one.close()
        await two.close()
