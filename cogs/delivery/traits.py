"""How the messages of each subject are treated: where they stand, whom they notify, how often they
are sent and edited."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.rankings.calendar import WEEK
from bot.storage.delivery.subjects import NOTIFICATIONS, OF_CHANNEL, Subject


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
    """it is said where others read it to whom it cannot be sent"""
    passing: bool = False
    """it is sent once, as it is, and is deleted when it has served"""


_ASIDE: Final = Traits(passing=True)
_LOBBY: Final = Traits(Stands.IN_CHANNEL)
_TABLE: Final = Traits(Stands.IN_THREAD)
_HAND: Final = Traits(Stands.IN_DM)
_POST: Final = Traits(edit_every=4.0, comes_back=False)
_NOTIFICATION: Final = Traits(Stands.IN_DM, per_second=5)

TRAITS: Final[Mapping[Subject, Traits]] = MappingProxyType(
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
        Subject.NOTICE: _ASIDE._replace(aloud=True),
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
        Subject.DIGEST: Traits(news_for=WEEK),
        Subject.SEASON: Traits(news_for=2 * WEEK),
    }
)
