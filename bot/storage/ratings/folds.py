"""How far something was reckoned: a number under a name, written together with what it is of."""

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import folds

_GET = select(folds.c.last_result).where(folds.c.name == bindparam("_name"))


async def get(connection: AsyncConnection, name: str) -> int | None:
    return (await connection.execute(_GET, {"_name": name})).scalar_one_or_none()


async def put(connection: AsyncConnection, name: str, number: int) -> None:
    values = {"last_result": number}
    statement = insert(folds).values(name=name, **values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[folds.c.name], set_=values)
    )
