"""`python -m bot` that is killed by its own hand, in the middle of a commit: just before what it
commits is in the file, or just after, with nobody told of it."""

import os
import signal
import sys
from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.__main__ import main
from bot.storage.engine.schema import GameEvent
from bot.storage.engine.sqlite.connections import AtOnce
from bot.storage.games import games

AT = "DIES_AT"
"""the variable that tells at which action, as the record writes it"""
WHEN = "DIES"
"""the variable that tells whether `before` or `after` the commit"""
BEFORE, AFTER = "before", "after"


def die_in_commit(settings: Mapping[str, str]) -> None:
    """Have the transaction that adds an action be the last thing this process does."""
    add, run = games.add_event, AtOnce.run
    added: list[str] = []

    async def adding(connection: AsyncConnection, game_id: int, event: GameEvent) -> None:
        await add(connection, game_id, event)
        added.append(event.action)

    def running(self: AtOnce, statement: str) -> None:
        last = statement == "COMMIT" and settings[AT] in added
        if last and settings[WHEN] == BEFORE:
            _die()
        run(self, statement)
        if last:
            _die()

    games.add_event = adding
    AtOnce.run = running


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    if AT in os.environ:
        die_in_commit(os.environ)
    sys.exit(main())
