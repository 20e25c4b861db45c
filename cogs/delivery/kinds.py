"""Kinds of messages: each makes what some subjects show, and knows what follows when that does not
arrive. How they are treated is told by their traits."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import discord

from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from cogs.screens.screen import Screen


class Drawn(NamedTuple):
    """All that a message shows, and where it goes if it is not sent yet."""

    screen: Screen | str | None
    """a screen, or plain text; None: nothing, and the message is left as it is"""
    channel_id: int | None = None
    """None: the one that its row names"""
    reader: int | None = None
    """the Discord id of the person in whose DM it goes"""
    mentions: Sequence[discord.abc.Snowflake] | bool = False
    """the people who are notified of those that it names, or all, or nobody"""
    version: int | None = None
    """the version that it shows; None: the one that was wanted"""
    events: int | None = None
    """how many actions have happened in what it shows"""
    asks: Game | None = None
    """the game as its reader sees it, if it shows them what they are asked: their clock runs"""
    may_stand: bool = False
    """a click may have been answered with it, which carries no nonce"""


class Parked(Exception):
    """A message cannot be shown where it should be until somebody changes that."""


class Kind:
    """Messages that are made alike."""

    subjects: Iterable[Subject] = ()

    async def draw(self, row: Row) -> Drawn | None:
        """Return what a message shows now; None: its row is of no use any more.

        Raises `Parked` or `NotYet`.
        """
        raise NotImplementedError

    async def shown(self, row: Row) -> None:
        """See to what waits for a message, which stands there now."""

    async def goes_on(self, row: Row) -> bool:
        """Return whether a thread is brought back from the archive for a message."""
        return True

    async def lost(self, row: Row, error: discord.HTTPException) -> bool:
        """See to a message that cannot be shown where it should be; return whether it has another
        place by now."""
        return False

    async def unread(self, row: Row) -> None:
        """See to a message that its reader does not get."""

    async def given_up(self, row: Row, *, ours: bool) -> None:
        """See to a message that is not sent; `ours`: Discord does not take what it says."""
