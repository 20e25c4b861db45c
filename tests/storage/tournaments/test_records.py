"""How somebody came out of their tournaments, and who won: asked for by indexes."""

from typing import Any

import pytest

from bot.storage.engine.database import Database
from bot.storage.engine.schema import people
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import records as tournament_records
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.entries import MemberRow
from bot.storage.tournaments.records import Record, Winner
from tests.storage.databases import NOW, add_people, add_server
from tests.storage.plans import plans_of

BARE: dict[str, Any] = {
    "channel_id": 5,
    "language": "fr",
    "version": 1,
    "created_at": NOW,
    "seed": bytes(32),
    "commitment": "",
    "plan": {},
    "preset": "contest",
    "options": {},
    "turn_seconds": 30.0,
    "bank_seconds": 60.0,
    "members": 2,
    "check_in": False,
    "stand_ins": True,
    "closes_at": NOW,
    "starts_at": NOW,
    "break_seconds": 60.0,
}


async def add(
    database: Database,
    server: int,
    ranks: dict[tuple[int | None, ...], int | None],
    state: str = "finished",
) -> int:
    """A tournament with these final ranks, by the people of each entry."""
    async with database.write() as connection:
        number = await tournaments.add(
            connection, server_id=server, name="Friday", state=state, created_by=1, **BARE
        )
        entries: dict[int, int] = {}
        for pair, rank in ranks.items():
            members = [MemberRow(0, n, who, True, True) for n, who in enumerate(pair)]
            entry = await tournament_entries.add(
                connection, number, members, standing="in", entered_at=NOW
            )
            if rank is not None:
                entries[entry] = rank
        await tournament_entries.set_final_ranks(connection, number, entries)
    return number


async def test_of_those_that_are_over(database: Database) -> None:
    anna, ben, cleo, dora = await add_people(database, "Anna", "Ben", "Cléo", "Dora")
    here, there = await add_server(database), await add_server(database, 78)
    first = await add(database, here, {(anna, ben): 1, (cleo, dora): 2})
    await add(database, here, {(anna, cleo): 4, (ben, dora): 3})
    await add(database, there, {(anna,): 1, (None, ben): 1})
    await add(database, here, {(anna, ben): None})
    await add(database, here, {(anna, ben): 1}, state="cancelled")
    async with database.write() as connection:
        await connection.execute(people.update().where(people.c.id == ben).values(hidden=True))
    async with database.read() as connection:
        assert await tournament_records.record_of(connection, anna, here) == Record(2, 1, 1)
        assert await tournament_records.record_of(connection, anna, 0) == Record(3, 2, 2)
        assert await tournament_records.record_of(connection, ben, 0) == Record(3, 2, 3)
        assert await tournament_records.record_of(connection, 99, 0) == Record()
        winners = await tournament_records.winners_of(connection, [first, 3])
    assert winners == {
        first: [[Winner(anna, "Anna", hidden=False), Winner(ben, "Ben", hidden=True)]],
        3: [[Winner(anna, "Anna", hidden=False)], [Winner(ben, "Ben", hidden=True)]],
    }


@pytest.mark.parametrize("scope", [0, 1])
async def test_however_many_there_are_his_own_are_found_by_an_index(
    database: Database, scope: int
) -> None:
    async def ask(connection: Any) -> None:
        await tournament_records.record_of(connection, 1, scope)
        await tournament_records.winners_of(connection, [1, 2])

    plans = await plans_of(database, ask)
    assert len(plans) == 2
    for statement, steps in plans.items():
        assert not any(step.startswith("SCAN") for step in steps), (statement, steps)
