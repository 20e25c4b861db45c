"""People: who they are on Discord, their language and preferences."""

from typing import Any, NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningInsert

from bot.storage.engine.schema import PEOPLE, people
from bot.storage.engine.statements import fetch_one, listed, prepared


class Person(NamedTuple):
    """A row of `people`."""

    id: int
    discord_id: int | None
    name: str
    locale: str | None
    language: str | None
    notices: str
    four_colours: bool
    light_felt: bool
    dms_wanted: bool
    hidden: bool = False
    """from leaderboards"""
    robot_ladder: bool = False
    """parties with robots count on a ladder of their own"""
    reminders: bool = True
    """of tournaments they have entered"""
    cuts_alone: bool = False
    """the pack is cut for them at once, anywhere"""
    text_first: bool = False
    """the text of a picture stands above it"""


_COLUMNS = [people[name] for name in Person._fields]
_FIND = prepared(select(*_COLUMNS).where(people.discord_id == bindparam("_discord")))
_INSERT = insert(PEOPLE)


def _meet(*seen: str) -> ReturningInsert[Any]:
    """Write down what is seen of somebody, whether they were met before or not."""
    fresh = {name: _INSERT.excluded[name] for name in seen}
    there = _INSERT.on_conflict_do_update(index_elements=[people.discord_id], set_=fresh)
    return prepared(there.returning(*_COLUMNS))


_MEET, _MEET_WITH_LOCALE = _meet("name"), _meet("name", "locale")
_FIND_MANY = prepared(select(*_COLUMNS).where(people.id.in_(listed("_ids"))))


async def meet(
    connection: AsyncConnection, discord_id: int, name: str, locale: str | None, now: float
) -> Person:
    """The person with this Discord id, new or with name and locale brought up to date."""
    values = {"discord_id": discord_id, "created_at": now, "name": name}
    if locale is None:
        found = await connection.execute(_MEET, values)
    else:
        found = await connection.execute(_MEET_WITH_LOCALE, {**values, "locale": locale})
    return Person(*found.one())


async def find_by_discord_id(connection: AsyncConnection, discord_id: int) -> Person | None:
    return await fetch_one(connection, Person, _FIND, {"_discord": discord_id})


async def find(connection: AsyncConnection, person_id: int | None) -> Person | None:
    return None if person_id is None else (await find_many(connection, {person_id})).get(person_id)


async def find_many(connection: AsyncConnection, ids: set[int]) -> dict[int, Person]:
    if not ids:
        return {}
    rows = await connection.execute(_FIND_MANY, {"_ids": list(ids)})
    return {row.id: Person(*row) for row in rows}


async def change(connection: AsyncConnection, person_id: int, **values: Any) -> None:
    """Set columns of a person, such as `language` or `notices`."""
    await connection.execute(update(PEOPLE).where(people.id == person_id).values(**values))
