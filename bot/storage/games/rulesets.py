"""Rules that were saved under a name, to be chosen again on their server."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import RulesetRow, games, rulesets, seats
from bot.storage.engine.statements import delete_where, fetch_row, fetch_rows, put_row, same


async def save(connection: AsyncConnection, server_id: int, key: str, **values: Any) -> None:
    """Write rules under a name, in the place of those that had it on this server; `values`: of all
    other columns."""
    await put_row(connection, rulesets, {"server_id": server_id, "key": key}, **values)


async def find_all(connection: AsyncConnection, server_id: int) -> list[RulesetRow]:
    """Return those of a server, by name."""
    return await fetch_rows(
        connection, RulesetRow, rulesets, rulesets.server_id == server_id, by=[rulesets.key]
    )


RECENT = 50
"""games of a person among which rules with a name are looked for"""


async def played_by(connection: AsyncConnection, person_id: int) -> list[RulesetRow]:
    """Return the rules with a name that somebody played by of late, the last ones first; they are
    saved nowhere where they have no number."""
    query = (
        select(games.server_id, games.rules_name, games.preset, games.options)
        .join(seats, seats.game_id == games.id)
        .where(seats.person_id == person_id)
        .order_by(games.id.desc())
        .limit(RECENT)
    )
    found: dict[str, RulesetRow] = {}
    for server_id, name, preset, options in await connection.execute(query):
        if name is not None and options is not None and name not in found:
            found[name] = RulesetRow(0, server_id or 0, name, name, preset, options, person_id)
    return [*found.values()]


async def find(connection: AsyncConnection, server_id: int, ruleset_id: int) -> RulesetRow | None:
    return await fetch_row(
        connection, RulesetRow, rulesets, same(rulesets, server_id=server_id, id=ruleset_id)
    )


async def remove(connection: AsyncConnection, ruleset_id: int) -> None:
    await delete_where(connection, rulesets, rulesets.id == ruleset_id)
