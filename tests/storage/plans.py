"""How the database goes about what it is asked."""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database import Database


async def plans_of(
    database: Database, asking: Callable[[AsyncConnection], Awaitable[object]]
) -> dict[str, list[str]]:
    """The steps of each query that `asking` makes."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    async with database.read() as connection:
        sync = connection.sync_connection
        event.listen(sync, "before_cursor_execute", note)
        await asking(connection)
        event.remove(sync, "before_cursor_execute", note)
        found: dict[str, list[str]] = {}
        for statement, parameters in asked:
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            found[statement] = [row.detail for row in rows]
    return found
