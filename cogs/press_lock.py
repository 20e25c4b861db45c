"""Presses on a message that one person alone sees are answered one after the other.

Of two answers that cross, the older could arrive last, and its page would stand there for good.
What several people see is another matter: see `Reconciler.held`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import discord


class PressLock:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """by message, as long as a press on it is being answered"""

    @asynccontextmanager
    async def of(self, interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
        """Wait for the presses on the same message before this one."""
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            yield
            return
        lock = self._locks.setdefault(message.id, asyncio.Lock())
        async with lock:
            yield
