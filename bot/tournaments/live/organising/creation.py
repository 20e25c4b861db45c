"""A new tournament in the database, with what its draws and its boards come from."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import RULES_VERSION, commitment
from bot.storage.tournaments import tournaments
from bot.tournaments import FORMATS


async def create(
    connection: AsyncConnection,
    entropy: Callable[[], bytes],
    whose: tuple[int, int],
    values: dict[str, Any],
    now: float,
    **more: Any,
) -> int:
    """The id of a draft of these `values`, of the server and the person in `whose`."""
    server_id, person_id = whose
    seed = entropy()
    more["seed"], more["commitment"] = seed, commitment(seed)
    if FORMATS[values["plan"]["format"]].shared_boards:
        secret = entropy()
        more["secret"], more["secret_commitment"] = secret, commitment(secret)
    tournament_id = await tournaments.add(
        connection,
        server_id=server_id,
        state="draft",
        version=1,
        created_by=person_id,
        created_at=now,
        **values,
        **more,
    )
    facts: dict[str, Any] = {"rules_version": RULES_VERSION}
    if "secret_commitment" in more:
        facts["boards"] = more["secret_commitment"]
    await tournaments.note(connection, tournament_id, "created", now, person_id, **facts)
    return tournament_id
