"""Prepared statements do what they do on any other connection, errors and all."""

import sqlite3

import pytest
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError, InvalidRequestError, OperationalError, ProgrammingError

from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import FileProblem, problem_of, raised_by
from bot.storage.engine.schema import messages, servers
from bot.storage.engine.statements import among, prepared

pytestmark = pytest.mark.in_file("the driver of SQLite")

ADD = prepared(insert(messages).values(subject="hand", wanted=3))
ALL = prepared(
    select(messages.id, messages.subject, messages.facts, messages.closing, messages.token)
    .where(among(messages.id, "ids"))
    .order_by(messages.id)
)
CHANGE = prepared(update(messages).where(messages.id == bindparam("row")))


async def test_rows_are_those_of_any_other_connection(database: Database) -> None:
    async with database.write() as connection:
        made = [
            {"facts": {"text": "é", "n": [1]}, "closing": True, "viewer": 1},
            {"facts": None, "closing": False, "viewer": 2},
        ]
        await connection.execute(ADD, made)
        await connection.execute(ADD, {"viewer": 3})
        changed = await connection.execute(CHANGE, {"row": 1, "token": "abc", "tries": 0})
        assert changed.rowcount == 1
        await connection.execute(CHANGE, {"row": 2, "token": None})
    async with database.read() as connection:
        there = (await connection.execute(ALL, {"ids": [1, 2, 3]})).all()
    async with database.glance() as connection:
        found = (await connection.execute(ALL, {"ids": [1, 2, 3]})).all()
        one = (await connection.execute(ALL, {"ids": [2]})).one_or_none()
        none = (await connection.execute(ALL, {"ids": []})).one_or_none()
    assert found == there
    assert found[0]._mapping == {
        "id": 1, "subject": "hand", "facts": made[0]["facts"], "closing": True, "token": "abc",
    }  # fmt: skip
    assert [each.closing for each in found] == [True, False, False]
    assert one == there[1]
    assert none is None


async def test_rows_that_are_written_may_be_returned(database: Database) -> None:
    add = insert(messages).values(subject="hand", wanted=3)
    returned = (messages.id, messages.facts, messages.closing)
    statement = prepared(add.returning(*returned))
    async with database.write() as connection:
        one = (await connection.execute(statement, {"facts": {"n": 1}, "closing": True})).one()
        assert (await connection.execute(statement, {})).one().id == one.id + 1
    assert one._mapping == {"id": one.id, "facts": {"n": 1}, "closing": True}


async def test_what_is_refused_raises_what_it_raises_elsewhere(database: Database) -> None:
    again = prepared(insert(servers))

    async def add_twice() -> None:
        async with database.write() as connection:
            await connection.execute(again, {"discord_id": 77})
            await connection.execute(again, [{"discord_id": 88}, {"discord_id": 77}])

    with pytest.raises(IntegrityError) as refused:
        await add_twice()
    assert "77" not in str(refused.value)  # what somebody wrote is in no log
    async with database.glance() as connection:
        assert (await connection.execute(select(servers.id))).all() == []


@pytest.mark.parametrize(
    ("code", "kind", "problem"),
    [
        (sqlite3.SQLITE_FULL, sqlite3.OperationalError, FileProblem.FULL),
        (sqlite3.SQLITE_CORRUPT, sqlite3.DatabaseError, FileProblem.DAMAGED),
    ],
)
def test_what_is_wrong_with_the_file_is_told_apart(
    code: int, kind: type[sqlite3.Error], problem: FileProblem
) -> None:
    error = kind("it is")
    error.sqlite_errorcode = code
    raised = raised_by("SELECT 1", error)
    assert isinstance(raised, OperationalError)
    assert problem_of(raised) is problem


def test_a_mistake_of_ours_is_no_trouble_with_the_file() -> None:
    assert isinstance(raised_by("SELECT", sqlite3.ProgrammingError("no")), ProgrammingError)


async def test_a_value_that_is_missing_is_not_taken_for_null(database: Database) -> None:
    async with database.write() as connection:
        with pytest.raises(InvalidRequestError, match="required for bind parameter 'row'"):
            await connection.execute(CHANGE, {"token": "abc"})
        with pytest.raises(KeyError, match="viewer"):
            await connection.execute(ADD, [{"viewer": 1}, {"number": 2}])


async def test_what_has_to_be_written_anew_each_time_cannot_be_prepared(database: Database) -> None:
    lists = prepared(delete(messages).where(messages.id.in_(bindparam("ids", expanding=True))))
    async with database.write() as connection:
        with pytest.raises(ValueError, match="each time"):
            await connection.execute(lists, {"ids": [1]})


async def test_a_file_that_is_locked_says_so(database: Database) -> None:
    async with database.write() as connection:
        with pytest.raises(OperationalError) as locked:
            async with database.glance() as glance:
                await glance.execute(ADD, {"viewer": 1})
        assert problem_of(locked.value) is FileProblem.LOCKED
        await connection.execute(ADD, {"viewer": 1})
