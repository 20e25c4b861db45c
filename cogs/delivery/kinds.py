"""Kinds of messages: each makes what some subjects show, and knows what follows when that does not
arrive. How the messages of a subject are treated stands in one table (`TRAITS`): where they stand,
whom they notify, how often they are sent and edited."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

import discord

from bot.rankings.calendar import WEEK
from bot.storage.delivery.subjects import NOTIFICATIONS, OF_CHANNEL, Subject
from bot.storage.engine.schema import MessageRow, Person
from bot.tables import Game
from cogs.screens.scheduled import Scheduled
from cogs.screens.screen import Screen


class Drawn(NamedTuple):
    """The content of a message, and where it goes if it is not sent yet."""

    screen: Screen | Scheduled | str | None
    """a screen, plain text, or a scheduled event of the server; None: nothing, and the message is
    left as it is"""
    channel_id: int | None = None
    """None: the one that its row names"""
    reader: Person | None = None
    """in whose DM it goes"""
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


class MessageKind:
    """Messages that are made alike."""

    subjects: Iterable[Subject] = ()

    async def draw(self, row: MessageRow) -> Drawn | None:
        """Return what a message shows now; None: its row is of no use any more.

        Raises `Parked` or `NotYet`.
        """
        raise NotImplementedError  # ABCMeta does not go with the metaclass of cogs

    async def shown(self, row: MessageRow) -> None:
        """See to what waits for a message, which stands there now."""

    async def goes_on(self, row: MessageRow) -> bool:
        """Return whether a thread is brought back from the archive for a message."""
        return True

    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        """See to a message that cannot be shown where it should be; return whether it has another
        place by now."""
        return False

    async def unread(self, row: MessageRow) -> None:
        """See to a message that its reader does not get."""

    async def given_up(self, row: MessageRow, *, ours: bool) -> None:
        """See to a message that is not sent; `ours`: Discord does not take what it says."""


class Stands(Enum):
    """Where a message is sent."""

    WHERE_SAID = auto()
    """in the channel that its row names, or where each is sent decides"""
    IN_CHANNEL = auto()
    """of the game's lobby"""
    IN_THREAD = auto()
    """of the game's table"""
    IN_DM = auto()
    """of who gets it"""
    AMONG_EVENTS = auto()
    """no message: a scheduled event of the server"""


class Mentions(Enum):
    """The people whom a message notifies, of those that it names."""

    NEVER = auto()
    ONCE = auto()
    """however often it is sent anew; but in a private thread whoever is mentioned is let in"""
    ALWAYS = auto()


class Traits(NamedTuple):
    """How the messages of a subject are treated."""

    stands: Stands = Stands.WHERE_SAID
    mentions: Mentions = Mentions.NEVER
    edit_every: float = 0.0
    """seconds between two edits of one"""
    per_second: int | None = None
    """how many are sent, of all such subjects together"""
    news_for: float | None = None
    """seconds after which nobody needs it any more"""
    comes_back: bool = True
    """when somebody has deleted it"""
    aloud: bool = False
    """it is sent where others read it if the reader's DM is closed"""
    passing: bool = False
    """it is sent once, as it is, and is deleted when it has served"""
    corrected: bool = False
    """though it is passing, it is edited where it names a moment that is another one by now"""


_ASIDE = Traits(passing=True)
_LOBBY = Traits(Stands.IN_CHANNEL)
_TABLE = Traits(Stands.IN_THREAD)
_HAND = Traits(Stands.IN_DM)
_POST = Traits(edit_every=4.0, comes_back=False)
_NOTIFICATION = Traits(Stands.IN_DM, per_second=5)

TRAITS: Mapping[Subject, Traits] = MappingProxyType(
    {
        Subject.LOBBY: _LOBBY,
        Subject.OFFER: _LOBBY,
        Subject.TABLE: _TABLE,
        Subject.SHEET: _TABLE,
        Subject.EARLY_END: _TABLE,
        Subject.BREAKDOWN: _TABLE,
        Subject.ROUND_TIME: _TABLE._replace(passing=True),
        # Whose answer is asked for is told so.
        Subject.QUESTION: _TABLE._replace(mentions=Mentions.ALWAYS),
        Subject.REMOVAL: _TABLE._replace(mentions=Mentions.ALWAYS),
        Subject.OPENING: _TABLE._replace(mentions=Mentions.ONCE),
        Subject.NEWCOMER: _TABLE._replace(mentions=Mentions.ONCE),
        Subject.HAND: _HAND,
        Subject.PRACTICE: _HAND,
        Subject.VERDICT: _HAND,
        Subject.LEFT: _HAND,
        Subject.TABLE_LOST: _HAND._replace(passing=True),
        Subject.PEEK: Traits(),
        Subject.NOTICE: _ASIDE._replace(aloud=True, corrected=True),
        Subject.HELD_SEAT: _ASIDE._replace(aloud=True),
        Subject.ARCHIVE: Traits(),
        Subject.GONE: _ASIDE,
        **dict.fromkeys(NOTIFICATIONS, _NOTIFICATION),
        Subject.ASKED: _NOTIFICATION._replace(aloud=True),
        Subject.REPORT: _NOTIFICATION._replace(aloud=True),
        Subject.SETTLED: _NOTIFICATION._replace(comes_back=False),
        **dict.fromkeys(OF_CHANNEL, _POST),
        # People need it; who deletes the others does not want them.
        Subject.ANNOUNCEMENT: _POST._replace(comes_back=True),
        # Who deletes it, or ends it, does not want it.
        Subject.SCHEDULED: Traits(Stands.AMONG_EVENTS, edit_every=15.0, comes_back=False),
        Subject.DIGEST: Traits(news_for=WEEK),
        Subject.SEASON: Traits(news_for=2 * WEEK),
    }
)
