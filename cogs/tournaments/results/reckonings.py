"""Standings and brackets as they are shown: counted once for each version of a tournament."""

import asyncio

from cachetools import LRUCache

from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import Reckoned, reckon

KEPT = 60
LARGE = 40
"""entries from which on they are counted beside the event loop"""

Key = tuple[int, int, int | None]


class Reckonings:
    def __init__(self) -> None:
        self._done: LRUCache[Key, Reckoned] = LRUCache(KEPT)

    async def of(self, event: Event, number: int | None = None, *needed: str) -> Reckoned:
        """The standings now, or after a round; `needed` are the properties that are asked for.

        Raises `TournamentError`.
        """
        if number is not None and number >= len(event.rounds):
            number = None
        key = event.id, event.row.version, number
        found = self._done.get(key)
        if found is None:
            found = reckon(event.pure, number)
            self._done[key] = found
        if len(event.pure.entries) < LARGE:
            _count(found, needed)
        else:
            await asyncio.to_thread(_count, found, needed)
        return found


def _count(found: Reckoned, needed: tuple[str, ...]) -> None:
    for each in needed:
        getattr(found, each)
