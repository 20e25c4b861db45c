"""One process at a time has a lease, and only that one writes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.__main__ import main
from bot.clock import ManualClock
from bot.errors import StartupError
from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import LeaseLost
from bot.storage.engine.engines import Engine, engine_of
from bot.storage.engine.postgresql.database import WRITERS
from bot.storage.engine.schema import LeaseRow, leases
from bot.storage.leases import ASKED_EVERY, DELIVERER, LASTS, NOW, RENEWED_EVERY, Lease, holder
from bot.storage.people import people
from tests.patience import PATIENCE
from tests.storage import servers
from tests.storage.databases import add_people, new_file
from tests.storage.servers import address

__all__ = ["address"]


@pytest.fixture(
    params=[
        pytest.param("file", marks=pytest.mark.in_file("the same beside a server's")),
        pytest.param("server", marks=pytest.mark.postgresql),
    ]
)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "file":
        yield engine_of(str(new_file(tmp_path)))
    else:
        name = servers.server().new_database()
        yield engine_of(servers.server().address(name))
        servers.server().drop(name)


class Process:
    """One of several that share a database."""

    def __init__(self, database: Database, clock: ManualClock, name: str) -> None:
        self.database = database
        self.lease = Lease(database, clock, DELIVERER, name)
        self.begun = asyncio.Event()
        self.end = asyncio.Event()

    async def deliver(self) -> None:
        async with self.lease.kept():
            self.begun.set()
            await self.end.wait()


class Both:
    """Two of them, and the time that they share."""

    def __init__(self, one: Database, other: Database) -> None:
        self.clock = ManualClock()
        self.one = Process(one, self.clock, "one")
        self.other = Process(other, self.clock, "other")

    async def lapse(self) -> None:
        """Have the lease lapse, as if its holder had slept; nobody's clock is waited for."""
        async with self.other.database.write() as connection:
            await connection.execute(
                update(leases).where(leases.fence == 1).values(until=NOW - 1.0)
            )

    async def row(self) -> LeaseRow | None:
        return await self.other.database.ask(holder, DELIVERER)

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        """Let time pass until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not await holds():
                await self.clock.advance(ASKED_EVERY)
                await asyncio.sleep(0.01)  # a server answers by itself


@asynccontextmanager
async def open_twice(engine: Engine) -> AsyncIterator[Both]:
    one = await engine.open()
    other = await engine.open()
    try:
        yield Both(one, other)
    finally:
        await one.close()
        await other.close()


@pytest.fixture
async def both(engine: Engine) -> AsyncIterator[Both]:
    async with open_twice(engine) as made:
        yield made


@pytest.fixture
async def on_a_server() -> AsyncIterator[Both]:
    name = servers.server().new_database()
    async with open_twice(engine_of(servers.server().address(name))) as made:
        yield made
    servers.server().drop(name)


@pytest.mark.postgresql
async def test_it_is_renewed_while_others_write() -> None:
    """Whoever delivers would lose it where many do, or wait to."""
    where = servers.new_address()
    one, other = await engine_of(where).open(), await engine_of(where).open()
    lease = Lease(one, ManualClock(), DELIVERER, "one")
    assert await lease.take()
    async with asyncio.TaskGroup() as waiting, other.write():
        for _ in range(2 * WRITERS):
            waiting.create_task(one.prove())
        while await other.ask(_waiting) < WRITERS:
            await asyncio.sleep(0)
        await lease.renew()
    for each in (one, other):
        await each.close()


async def _waiting(connection: AsyncConnection) -> int:
    """Return how many wait until they may write."""
    return int(
        await connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")) or 0
    )


async def test_one_has_it_until_it_is_given_back(both: Both) -> None:
    one, other = both.one.lease, both.other.lease
    assert await one.take()
    assert not await other.take()
    row = await both.row()
    assert row is not None
    assert (row.holder, row.fence) == ("one", one.number)
    assert row.since < row.until < row.since + LASTS + 1
    await one.give_back()
    assert await other.take()
    assert (one.number, other.number) == (1, 2)


async def test_who_has_lost_it_does_not_renew_it(both: Both) -> None:
    assert await both.one.lease.take()
    await both.lapse()
    await both.one.lease.renew()  # nobody else has taken it
    await both.lapse()
    assert await both.other.lease.take()
    with pytest.raises(LeaseLost):
        await both.one.lease.renew()
    assert both.one.lease.lost.is_set()
    row = await both.row()
    assert row is not None
    assert row.holder == "other"


@pytest.mark.postgresql
async def test_who_has_lost_it_writes_nothing(on_a_server: Both) -> None:
    one, other = on_a_server.one, on_a_server.other
    assert await one.lease.take()
    await on_a_server.lapse()
    await add_people(one.database, "Anna")  # nobody else has taken it
    assert await other.lease.take()
    with pytest.raises(LeaseLost, match="another process is the deliverer"):
        await one.database.commit(people.meet, 5, "Bernd", "de", 0.0)
    assert one.lease.lost.is_set()
    with pytest.raises(LeaseLost):
        async with one.database.write(game=1):
            pass
    assert not one.lease.is_held
    assert await other.database.ask(people.find_by_discord_id, 5) is None
    await add_people(other.database, "Anna", "Clara")


async def test_what_is_begun_is_finished_before_another_takes_it(both: Both) -> None:
    one, other = both.one, both.other
    assert await one.lease.take()
    await both.lapse()
    async with one.database.write() as connection:
        taking = asyncio.create_task(other.lease.take())
        await people.meet(connection, 5, "Bernd", "de", 0.0)
        assert not taking.done()
    assert await taking
    assert await other.database.ask(people.find_by_discord_id, 5) is not None


async def test_it_is_renewed_as_long_as_its_process_works(both: Both) -> None:
    delivering = asyncio.create_task(both.one.deliver())
    await both.one.begun.wait()
    first = await both.row()
    assert first is not None

    async def renewed() -> bool:
        row = await both.row()
        return row is not None and row.until > first.until

    await both.until(renewed)
    both.one.end.set()
    await delivering
    assert await both.row() is None


@pytest.mark.parametrize("end", ["given back", "lapsed"])
async def test_who_stands_by_takes_over(both: Both, end: str) -> None:
    one, other = both.one, both.other
    delivering = asyncio.create_task(one.deliver())
    await one.begun.wait()
    standing_by = asyncio.create_task(other.deliver())
    await both.clock.advance(3 * ASKED_EVERY)
    assert not other.begun.is_set()
    if end == "given back":
        one.end.set()
        await delivering

    async def taken() -> bool:
        if end == "lapsed" and not other.begun.is_set():
            await both.lapse()  # also if it was renewed meanwhile
        return other.begun.is_set()

    await both.until(taken)
    await both.clock.advance(RENEWED_EVERY)
    if end == "lapsed":
        async with asyncio.timeout(PATIENCE):
            await one.lease.lost.wait()
        one.end.set()
        await delivering
        row = await both.row()
        assert row is not None, "who has lost it does not give it back"
        assert row.holder == "other"
    other.end.set()
    await standing_by


async def test_after_the_database_was_away_its_holder_comes_first(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it was away: a lease that lapsed meanwhile is left to whoever had it."""
    other, tasks = both.other, [asyncio.create_task(both.one.deliver())]
    await both.one.begun.wait()
    asked = asyncio.Event()

    async def away(*_: object) -> None:
        asked.set()
        raise OperationalError("SELECT", None, Exception("the server is away"))

    with monkeypatch.context() as patch:
        patch.setattr(other.database, "ask", away)
        tasks.append(asyncio.create_task(other.deliver()))
        await asked.wait()
        await both.lapse()
    looked = asyncio.Event()

    async def look(*asked_for: Any) -> Any:
        found = await database_ask(*asked_for)
        looked.set()
        return found

    database_ask = other.database.ask
    monkeypatch.setattr(other.database, "ask", look)
    async with asyncio.timeout(PATIENCE):
        while not looked.is_set():
            await both.clock.advance(ASKED_EVERY)
            await asyncio.sleep(0.01)
    assert other.lease.number is None, "it looked, and has left it"
    await both.one.lease.renew()
    both.one.end.set()
    other.end.set()

    async def ended() -> bool:
        return all(each.done() for each in tasks)

    await both.until(ended)
    assert (both.one.lease.number, other.lease.number) == (1, 2), "given back, it is taken"


async def test_a_database_that_is_away_takes_nothing_from_its_holder(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivering = asyncio.create_task(both.one.deliver())
    await both.one.begun.wait()
    asked = asyncio.Event()

    @asynccontextmanager
    async def away(**_: object) -> AsyncIterator[None]:
        asked.set()
        raise OperationalError("BEGIN", None, Exception("the server is away"))
        yield

    with monkeypatch.context() as patch:
        patch.setattr(both.one.database, "write", away)
        await both.clock.advance(RENEWED_EVERY)
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
    await both.clock.advance(RENEWED_EVERY)
    assert both.one.lease.is_held
    both.one.end.set()
    await delivering
    assert await both.row() is None


@pytest.mark.postgresql
async def test_nobody_has_a_server_alone_while_somebody_delivers(address: str) -> None:
    engine = engine_of(address)
    async with open_twice(engine) as both:
        with engine.held_alone():
            pass
        assert await both.one.lease.take()
        told = "a bot is at work on it already"
        with pytest.raises(StartupError, match=told), engine.held_alone():
            pass


@pytest.mark.postgresql
async def test_to_migrate_hinders_nobody_where_there_is_nothing_to_change(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Processes are restarted one after another, while one of them delivers."""
    monkeypatch.setenv("DIX_DE_DER_DATABASE", address)
    async with open_twice(engine_of(address)) as both:
        assert await both.one.lease.take()
        assert await asyncio.to_thread(main, ["migrate"]) == 0
    assert "is up to date." in capsys.readouterr().out


@pytest.mark.postgresql
async def test_several_processes_may_open_a_new_database_at_once(address: str) -> None:
    engine = engine_of(address)
    opened = await asyncio.gather(
        *(asyncio.to_thread(asyncio.run, _open_and_close(engine)) for _ in range(3))
    )
    assert opened == [None, None, None]


async def _open_and_close(engine: Engine) -> None:
    await (await engine.open()).close()
