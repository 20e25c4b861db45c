"""How somebody came out of their tournaments, and who won: asked for by indexes."""

from typing import Any

import pytest

from bot.storage.engine.database import Database
from bot.storage.engine.schema import people
from bot.storage.engine.statements import set_where
from bot.storage.engine.tournament_schema import MemberRow, RoundRow
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import records as tournament_records
from bot.storage.tournaments import rounds, tournaments
from bot.storage.tournaments.records import First, TournamentRecord, Winner
from bot.storage.tournaments.rounds import TableRow
from tests.storage.databases import NOW, add_people, add_server, add_tournament
from tests.storage.plans import plans_of


async def add(
    database: Database,
    server: int,
    ranks: dict[tuple[int | None, ...], int | None],
    state: str = "finished",
    format_: str = "concours",
) -> int:
    """A tournament with these final ranks, by the people of each entry."""
    values = {"state": state, "plan": {"format": format_}}
    number = await add_tournament(database, server, **values)
    async with database.write() as connection:
        entries: dict[int, int] = {}
        for pair, rank in ranks.items():
            values = {"standing": "in", "entered_at": NOW}
            entry = await tournament_entries.add(connection, number, **values)
            for place, who in enumerate(pair):
                member = MemberRow(entry, place, who, here=True)
                await tournament_entries.add_member(connection, number, member)
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
    await add(database, here, {(anna, ben): None, (cleo, dora): 1})  # they did not come
    await add(database, here, {(anna,): 1})  # a daily that nobody else has played
    await add(database, here, {(anna,): 1, (cleo,): None})  # nor finished a board of
    await add(database, here, {(anna, ben): 1}, state="cancelled")
    async with database.write() as connection:
        await set_where(connection, people, people.id == ben, hidden=True)
    async with database.read() as connection:
        assert await tournament_records.record_of(connection, anna, here) == TournamentRecord(
            2, 1, 1
        )
        assert await tournament_records.record_of(connection, anna, 0) == TournamentRecord(3, 2, 2)
        assert await tournament_records.record_of(connection, ben, 0) == TournamentRecord(3, 2, 3)
        assert await tournament_records.record_of(connection, 99, 0) == TournamentRecord()
        rows = await tournaments.of_server(connection, here)
        rows += await tournaments.of_server(connection, there)
        asked = [each for each in rows if each.id in (first, 3)]
        winners = await tournament_records.winners_of(connection, asked)
    assert winners == {
        first: [First((Winner(anna, "Anna", hidden=False), Winner(ben, "Ben", hidden=True)))],
        3: [
            First((Winner(anna, "Anna", hidden=False),)),
            First((Winner(ben, "Ben", hidden=True),)),
        ],
    }


@pytest.mark.in_file("SQLite's own plans")
@pytest.mark.parametrize("scope", [0, 1])
async def test_however_many_there_are_their_own_are_found_by_an_index(
    database: Database, scope: int
) -> None:
    async def ask(connection: Any) -> None:
        await tournament_records.record_of(connection, 1, scope)
        await tournament_records.winners_of(connection, rows)

    [anna] = await add_people(database, "Anna")
    await add(database, await add_server(database), {(anna,): 1}, format_="mitchell")
    rows = await database.ask(tournaments.of_server, 1)
    plans = await plans_of(database, ask)
    assert len(plans) == 3
    for statement, steps in plans.items():
        assert not any(step.startswith("SCAN") for step in steps), (statement, steps)


async def test_both_directions_of_a_mitchell_have_their_winners(database: Database) -> None:
    """They stand in the order of the directions, whoever entered first."""
    a, b, c, d, e, f, g, h = await add_people(database, *"ABCDEFGH")
    ranks: dict[tuple[int | None, ...], int | None] = {(a, b): 2, (c, d): 1, (e, f): 1, (g, h): 1}
    number = await add(database, await add_server(database), ranks, format_="mitchell")
    tables = [TableRow(1, 1, [[4], [2]], "", 0, 0), TableRow(1, 2, [[3], [1]], "", 0, 0)]
    async with database.write() as connection:
        paired = RoundRow(1, [], False, NOW, None, NOW)
        await rounds.add_round(connection, number, paired, tables)
        found = await tournament_records.winners_of(
            connection, await tournaments.of_server(connection, 1)
        )
    told = [("".join(who.name for who in each.people), each.direction) for each in found[number]]
    assert told == [("EF", 0), ("GH", 0), ("CD", 1)]
