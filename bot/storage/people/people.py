"""People: who they are on Discord, their language and preferences, the link to their page, and how
far they have come in the lessons."""

from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningInsert

from bot.storage.engine.schema import LearnerRow, Person, learners, people
from bot.storage.engine.statements import (
    among,
    columns_of,
    fetch_one,
    fetch_row,
    fetch_value,
    prepared,
    put_row,
    rows,
    set_where,
)

_FIND = prepared(rows(Person, people).where(people.discord_id == bindparam("_discord")))
_INSERT = insert(people)


def _meet(*seen: str) -> ReturningInsert[Any]:
    """Write down what is seen of somebody, whether they were met before or not."""
    there = _INSERT.on_conflict_do_update(
        index_elements=[people.discord_id], set_={name: _INSERT.excluded[name] for name in seen}
    )
    return prepared(there.returning(*columns_of(Person, people)))


_MEET, _MEET_WITH_LOCALE = _meet("name"), _meet("name", "locale")
_MEET_IN_DM = _meet("name", "locale", "dm_channel_id")
_FIND_MANY = prepared(rows(Person, people).where(among(people.id, "_ids")))


async def meet(
    connection: AsyncConnection,
    discord_id: int,
    name: str,
    locale: str | None,
    now: float,
    dm_channel_id: int | None = None,
) -> Person:
    """The person with this Discord id, new or with name, locale and DM brought up to date."""
    values = {"discord_id": discord_id, "created_at": now, "name": name}
    if locale is None:
        found = await connection.execute(_MEET, values)
    elif dm_channel_id is not None:
        values |= {"locale": locale, "dm_channel_id": dm_channel_id}
        found = await connection.execute(_MEET_IN_DM, values)
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
    await set_where(connection, people, people.id == person_id, **values)


# The page in a browser ----------------------------------------------------------------------------
#
# Who has the link reads their profile, without an account; an empty column, which it is at first,
# is no link.


async def page_token(connection: AsyncConnection, person_id: int) -> str | None:
    """The token at the end of the address of somebody's page; None where they have no link."""
    return await fetch_value(connection, select(people.page_token).where(people.id == person_id))


async def find_by_page_token(connection: AsyncConnection, token: str) -> Person | None:
    """The person whose link has this token; None for as long as they hide themselves."""
    shown = people.page_token == token, people.hidden.is_(False)
    return await fetch_one(connection, Person, rows(Person, people).where(*shown))


# The lessons --------------------------------------------------------------------------------------


async def find_learner(connection: AsyncConnection, person_id: int) -> LearnerRow | None:
    """How far somebody is with the lessons; None for who has not begun."""
    row = await fetch_row(connection, LearnerRow, learners, learners.person_id == person_id)
    return row and row._replace(finished=tuple(row.finished))


async def keep_learner(connection: AsyncConnection, person_id: int, progress: LearnerRow) -> None:
    """Note how far somebody is."""
    await put_row(connection, learners, {"person_id": person_id}, **progress._asdict())
