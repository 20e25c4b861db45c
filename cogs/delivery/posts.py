"""Messages of no game: a tournament's posts and letters, and what is posted after a week or a
season. Each kind says what its messages show; how they are treated is a table of traits.

The reconciler asks for them like for the messages of tables.
"""

import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

import discord

from bot.clock import Clock
from bot.rankings.calendar import WEEK
from bot.storage.delivery.posts import Post
from bot.storage.delivery.subjects import LETTERS, Subject
from bot.tables.receipts import Receipts
from cogs.delivery.places import AGAIN, NotYet
from cogs.delivery.sending import Sending
from cogs.delivery.sent_before import shows
from cogs.delivery.uploads import Uploads
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)


class Traits(NamedTuple):
    """How the messages of a subject are treated."""

    edit_every: float = 0.0
    """seconds between two edits of one"""
    per_second: int | None = None
    """how many are sent, of all such subjects together"""
    news_for: float | None = None
    """seconds after which nobody needs it any more"""
    comes_back: bool = True
    """when somebody has deleted it"""
    in_channel: bool = False
    """of a letter: it is said in its channel to whom it cannot be sent"""


IN_CHANNEL: Final = Traits(edit_every=4.0, comes_back=False)
LETTER: Final = Traits(per_second=5)
TRAITS: Final[Mapping[Subject, Traits]] = MappingProxyType(
    {
        **dict.fromkeys(LETTERS, LETTER),
        Subject.ASKED: LETTER._replace(in_channel=True),
        Subject.REPORT: LETTER._replace(in_channel=True),
        Subject.SETTLED: LETTER._replace(comes_back=False),
        # People need it; who deletes the others does not want them.
        Subject.ANNOUNCEMENT: IN_CHANNEL._replace(comes_back=True),
        Subject.ROUND: IN_CHANNEL,
        Subject.STANDINGS: IN_CHANNEL,
        Subject.PODIUM: IN_CHANNEL,
        Subject.DIGEST: Traits(news_for=WEEK),
        Subject.SEASON: Traits(news_for=2 * WEEK),
        Subject.GONE: Traits(),
    }
)


class Drawn(NamedTuple):
    """All that a message shows, and to whom."""

    screen: Screen
    reader: int | None = None
    """the Discord id of who gets it, where it is in no channel"""
    mentioned: int | None = None
    """the same of who is notified in a channel"""


class Parked(Exception):
    """A message cannot be shown where it should be until somebody changes that."""


class Kind(Protocol):
    """Messages that are made alike."""

    @abstractmethod
    async def draw(self, post: Post) -> Drawn | None:
        """Return what a message shows now; None: nothing, and it is left as it is.

        Raises `Parked`.
        """

    async def shown(self, post: Post) -> None:
        """See to what waits for a message, which stands there now."""

    async def lost(self, post: Post) -> None:
        """See to a message whose channel may not be written to."""

    async def refused(self, post: Post) -> bool:
        """See to a letter that its reader does not get; return whether it goes elsewhere."""
        return False

    async def untaken(self, post: Post) -> None:
        """See to a message that Discord does not take for what it says."""


class Posts:
    """Sends, edits and deletes the messages of no game."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        sending: Sending,
        receipts: Receipts,
        uploads: Uploads,
    ) -> None:
        self._client = client
        self._clock = clock
        self._sending = sending
        self._receipts = receipts
        self._uploads = uploads
        self._kinds: dict[Subject, Kind] = {}
        self._turns = {each: Turns(clock.steady, each) for each in _paces()}
        self._edited: dict[int, float] = {}
        """by row: when it may be edited again, by the steady clock"""

    def know(self, kind: Kind, *subjects: Subject) -> None:
        """Have a kind make the messages of these subjects."""
        self._kinds.update(dict.fromkeys(subjects, kind))

    def of(self, post: Post) -> Kind:
        return self._kinds[post.subject]

    async def show(self, post: Post) -> bool:
        """Bring a message up to date; raises discord.py's errors, or `NotYet`.

        False when it may lag behind still.
        """
        if post.subject is Subject.GONE:
            await self._delete(post)
            return await self._receipts.forget(post)
        traits = TRAITS[post.subject]
        self._wait_for_turn(post, traits)
        stale = traits.news_for is not None and self._age(post) > traits.news_for
        try:
            drawn = None if stale else await self.of(post).draw(post)
        except Parked:
            return await self._receipts.parked(post, self._clock.now() + AGAIN)
        if drawn is None:
            return await self._receipts.posted(post)
        channel_id = post.channel_id or await self._dm(drawn.reader or 0)
        post = await self._put(post._replace(channel_id=channel_id), drawn)
        if traits.edit_every:
            self._edited[post.id] = self._clock.steady.now() + traits.edit_every
        place = {"channel_id": post.channel_id, "message_id": post.message_id}
        up_to_date = await self._receipts.posted(post, **place)
        await self.of(post).shown(post)
        return up_to_date

    def _age(self, post: Post) -> float:
        return self._clock.now() - (post.asked_at or 0.0)

    def _wait_for_turn(self, post: Post, traits: Traits) -> None:
        steady = self._clock.steady.now()
        turn = self._edited.pop(post.id, steady)
        if turn > steady:
            self._edited[post.id] = turn
        elif traits.per_second is not None:
            turn = self._turns[traits.per_second].of(post.id)
        if turn > steady:
            raise NotYet(self._clock.now() + turn - steady)

    async def _put(self, post: Post, drawn: Drawn) -> Post:
        """Edit its message, or send it; return where it is."""
        screen = drawn.screen
        if post.message_id is not None:
            await self._edit(post, screen)
            return post
        people = [discord.Object(drawn.mentioned)] if drawn.mentioned else []
        sent = await self._sending.send(
            post,
            post.channel_id or 0,
            view=screen.view,
            files=screen.files(),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        post = post._replace(message_id=sent.id)
        if shows(sent, screen):
            self._uploads.note(sent.id, screen)
        else:
            await self._edit(post, screen)
        return post

    async def _dm(self, discord_id: int) -> int:
        return (await self._client.create_dm(discord.Object(discord_id))).id

    async def _edit(self, post: Post, screen: Screen) -> None:
        message = self._message(post)
        await self._uploads.edit(
            message.id, screen, lambda files: message.edit(view=screen.view, attachments=files)
        )

    async def _delete(self, post: Post) -> None:
        try:
            await self._message(post).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", post.message_id)

    def _message(self, post: Post) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(post.channel_id or 0)
        return channel.get_partial_message(post.message_id or 0)

    # What goes wrong -----------------------------------------------------------------------------

    async def wake(self, post: Post) -> bool:
        """Bring back the thread that a message stands in, which is archived."""
        thread = await self._client.fetch_channel(post.channel_id or 0)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
        return True

    async def lost(self, post: Post) -> float:
        """See to a message whose channel may not be written to; return until when it waits."""
        await self.of(post).lost(post)
        return self._clock.now() + AGAIN


class Turns:
    """So many messages in a second: each is told once when its turn is."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._given: deque[float] = deque(maxlen=most)
        self._waiting: dict[int, float] = {}
        """by row: its turn, by the steady clock"""

    def of(self, row_id: int) -> float:
        now = self._clock.now()
        turn = self._waiting.pop(row_id, None)
        if turn is None:
            full = len(self._given) == self._given.maxlen
            turn = max(now, self._given[0] + 1.0) if full else now
            self._given.append(turn)
        if turn > now:
            self._waiting[row_id] = turn
        return turn


def _paces() -> set[int]:
    return {each.per_second for each in TRAITS.values() if each.per_second is not None}
