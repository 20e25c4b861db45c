"""Rules that were saved under a name, to be chosen again on their server."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import rulesets


class RulesetRow(NamedTuple):
    """A row of `rulesets`. What it holds was valid when it was saved."""

    id: int
    server_id: int
    name: str
    key: str
    preset: str
    changes: dict[str, Any]
    saved_by: int


_COLUMNS = [rulesets.c[name] for name in RulesetRow._fields]


async def save(
    connection: AsyncConnection,
    server_id: int,
    key: str,
    *,
    name: str,
    preset: str,
    changes: Mapping[str, Any],
    saved_by: int,
    now: float,
) -> None:
    """Write rules under a name, in the place of those that had it on this server."""
    values = {
        "name": name,
        "preset": preset,
        "changes": dict(changes),
        "saved_by": saved_by,
        "saved_at": now,
    }
    statement = insert(rulesets).values(server_id=server_id, key=key, **values)
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=[rulesets.c.server_id, rulesets.c.key], set_=values
        )
    )


async def find_all(connection: AsyncConnection, server_id: int) -> list[RulesetRow]:
    """Return those of a server, by name."""
    query = select(*_COLUMNS).where(rulesets.c.server_id == server_id).order_by(rulesets.c.key)
    return [RulesetRow(*row) for row in await connection.execute(query)]


async def find(connection: AsyncConnection, server_id: int, ruleset_id: int) -> RulesetRow | None:
    query = select(*_COLUMNS).where(rulesets.c.server_id == server_id, rulesets.c.id == ruleset_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else RulesetRow(*row)


async def remove(connection: AsyncConnection, ruleset_id: int) -> None:
    await connection.execute(delete(rulesets).where(rulesets.c.id == ruleset_id))
