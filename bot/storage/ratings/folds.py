"""How far something was reckoned: a number under a name, written together with what it is of."""

from sqlalchemy import ScalarSelect, Table, bindparam, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.prepared import prepared
from bot.storage.engine.schema import folds, matches, results

_GET = prepared(select(folds.c.last_result).where(folds.c.name == bindparam("_name")))


def _newest(table: Table) -> ScalarSelect[int | None]:
    return select(func.max(table.c.id)).scalar_subquery()


_NEWEST = prepared(select(_newest(results), _newest(matches)))


async def get(connection: AsyncConnection, name: str) -> int | None:
    return (await connection.execute(_GET, {"_name": name})).scalar_one_or_none()


async def newest(connection: AsyncConnection) -> tuple[int, int]:
    """Return the numbers of the last result and of the last match; 0 before the first."""
    last_result, last_match = (await connection.execute(_NEWEST)).one()
    return last_result or 0, last_match or 0


async def put(connection: AsyncConnection, name: str, number: int) -> None:
    values = {"last_result": number}
    statement = insert(folds).values(name=name, **values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[folds.c.name], set_=values)
    )
