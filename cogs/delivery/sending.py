"""Sending, editing and deleting the message of a row: it is sent once, even if Discord's answer is
lost, and with pictures that it has already it is not sent them once more.

A first send carries a nonce. Within some minutes it has Discord return the message of then, as it
was then: it has to be edited. After a longer silence, and for what a bot that was killed may have
sent, the bot looks for it where it was sent, by what tells it from others.

A picture that did not change stays: an edit that names no attachments leaves those there are, and
the answer to a click, which drops what it does not name, names them by their ids. In memory: after
a restart each picture is sent once more.

Messages are paced: Discord takes 50 requests a second of a bot. An edit by an
interaction's token is not one of them: it carries no bot token. A token lives 15 minutes and takes
five edits in two seconds. Another message can follow a click by it just so: it stands as a reply to
what was clicked.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from math import inf
from typing import Any, NamedTuple, cast

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import handle_message_parameters
from discord.utils import MISSING

from bot.clock import Clock
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow, Person
from bot.tables.worker import Worker
from cogs.delivery.kinds import TRAITS, Drawn
from cogs.delivery.threads import NotYet
from cogs.press import press_of
from cogs.screens.screen import Screen, every

log = logging.getLogger(__name__)

REMEMBERED = 5000
"""messages, tokens of clicks, and people"""
INVALID_FORM = 50035

Attachments = Sequence[discord.Attachment | discord.File]


class Uploads:
    """Knows messages by their ids. `shared`: other processes edit them too, so nobody knows which
    pictures they have, and each is sent."""

    def __init__(self, *, shared: bool = False) -> None:
        self._shared = shared
        self._pictures: LRUCache[int, int] = LRUCache(REMEMBERED)

    def note(self, message_id: int | None, screen: Screen) -> None:
        """A message has the pictures of a screen from now on."""
        if message_id is not None and not self._shared:
            self._pictures[message_id] = _print_of(screen)

    def forget(self, message_id: int) -> None:
        """Forget which pictures a message has."""
        self._pictures.pop(message_id, None)

    async def edit(
        self,
        message_id: int,
        screen: Screen,
        send: Callable[[Attachments], Awaitable[Any]],
        kept: Attachments | None = MISSING,
    ) -> None:
        """Edit a message through `send`, which gets its attachments.

        `kept`: what to send when the pictures are those that the message has; None to upload them
        all the same.
        """
        same = bool(screen.pictures) and self._pictures.get(message_id) == _print_of(screen)
        # Until the edit is done nobody knows what the message has.
        self.forget(message_id)
        if same and kept is not None:
            try:
                await send(kept)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM:
                    raise
                log.warning("pictures that did not change are sent again: %s", error)
            else:
                self.note(message_id, screen)
                return
        await send(screen.files())
        self.note(message_id, screen)


def pictures_of(message: discord.Message, screen: Screen) -> Attachments | None:
    """The pictures of a clicked message, to be kept; None when it has not as many as `screen`.

    Discord names them in the components alone.
    """
    found = [
        cast(discord.Attachment, _SameAttachment(item.media.attachment_id))
        for each in every(message.components)
        if isinstance(each, discord.MediaGalleryComponent)
        for item in each.items
        if item.media.attachment_id is not None
    ]
    return found if len(found) == len(screen.pictures) else None


class _SameAttachment:
    """An attachment that is there already, as a request names it."""

    def __init__(self, attachment_id: int) -> None:
        self._id = attachment_id

    def to_dict(self) -> dict[str, int]:
        return {"id": self._id}


def _print_of(screen: Screen) -> int:
    """The same for the same pictures with the same alt texts, while this process lives."""
    return hash(tuple((each.name, each.alt, each.data) for each in screen.pictures))


TOLD = ("content", "custom_id", "description", "disabled", "label", "placeholder", "url")
"""what somebody reads on a component, hears or presses; of a picture, its alt text"""


def shows(message: discord.Message, screen: Screen) -> bool:
    there = (each.to_dict() for each in message.components)
    return list(_told(there)) == list(_told(screen.view.to_components()))


def _told(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for each in components:
        yield from ((key, str(each[key]).strip()) for key in TOLD if each.get(key))
        for inner in ("components", "items", "options"):
            yield from _told(each.get(inner) or ())
        yield from _told(filter(None, [each.get("accessory")]))


# What tells one message from another --------------------------------------------------------------


class Mark(NamedTuple):
    """The title of a message, the names of its pictures, and the tables that its buttons name."""

    title: str
    pictures: tuple[str, ...]
    tables: frozenset[int]


def mark_of(content: str | None, components: Sequence[Any]) -> Mark:
    title = content or next(_found("content", components), "")
    # Of a message made of components Discord lists no attachments: their addresses end in the name.
    urls = (media["url"] for media in _found("media", components))
    names = (url.partition("?")[0].rpartition("/")[2] for url in urls)
    tables = (press_of({"custom_id": each}).game() for each in _found("custom_id", components))
    return Mark(title.split("\n")[0], tuple(sorted(names)), frozenset(filter(None, tables)))


def _found(key: str, node: Any) -> Iterator[Any]:
    """Every value of that name, in order."""
    if isinstance(node, dict):
        if node.get(key):
            yield node[key]
        for each in node.values():
            yield from _found(key, each)
    elif isinstance(node, list | tuple):
        for each in node:
            yield from _found(key, each)


NONCE_LIVES = 120.0
"""seconds for which Discord surely knows a nonce; it says "a few minutes" """
LOOKED_THROUGH = 100
"""messages since the first try, or since it was asked for"""
EARLIER = 60.0
"""seconds by which Discord's clock may be behind"""
DMS = 20_000
"""people whose DM channel is remembered: discord.py knows 128, and to ask for one counts"""


class Sending:
    """Sending, editing and deleting messages by the bot's own requests."""

    def __init__(
        self, client: discord.Client, clock: Clock, database: Database, uploads: Uploads
    ) -> None:
        self._client = client
        self._uploads = uploads
        self._clock = clock
        self._database = database
        self._inherited: int | None = None
        """the newest row at the first send: those up to it the bot before may have sent"""
        self._in_doubt: dict[int, float] = {}
        """by row: when it was first sent without an answer"""
        self._dms: LRUCache[int, int] = LRUCache(DMS)
        """by person"""

    async def put(
        self, row: MessageRow, channel_id: int, drawn: Drawn, screen: Screen | str
    ) -> int:
        """Send a screen or a plain text, and return the id of its message. A name never notifies
        anybody by itself."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=drawn.mentions)
        parts: dict[str, Any] = {"allowed_mentions": mentions}
        if isinstance(screen, str):
            return (await self.send(row, channel_id, content=screen, **parts)).id
        parts |= {"view": screen.view, "files": screen.files()}
        sent = await self.send(row, channel_id, may_stand=drawn.may_stand, **parts)
        if shows(sent, screen):
            self._uploads.note(sent.id, screen)
        else:
            await self.edit(channel_id, sent.id, screen)
        return sent.id

    def is_first_try(self, row: MessageRow) -> bool:
        """Return whether a message was surely never sent before: a follow-up has no nonce."""
        fresh = self._inherited is not None and row.id > self._inherited and not row.afresh
        return fresh and row.id not in self._in_doubt

    async def is_surely_first(self, row: MessageRow) -> bool:
        """The same, asked before anything was sent."""
        await self._last_inherited()
        return self.is_first_try(row)

    async def _last_inherited(self) -> int:
        if self._inherited is None:
            self._inherited = await self._database.ask(messages.newest)
        return self._inherited

    @asynccontextmanager
    async def trying(self, row: MessageRow) -> AsyncIterator[None]:
        """Something is sent for the first time; where no answer comes that is noted."""
        now = self._clock.now()
        try:
            yield
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500:
                self._in_doubt.setdefault(row.id, now)
            raise
        self._in_doubt.pop(row.id, None)

    async def follow(self, row: MessageRow, token: str, screen: Screen) -> tuple[int, int]:
        """Send a screen as what follows a click; the channel and the id of its message."""
        webhook = discord.Webhook.partial(
            self._client.application_id or 0, token, client=self._client
        )
        nobody = discord.AllowedMentions.none()
        try:
            sent = await webhook.send(
                view=screen.view, files=screen.files(), allowed_mentions=nobody, wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500:
                # It may stand there: it is looked for before it is sent with a nonce.
                self._in_doubt[row.id] = self._clock.now() - NONCE_LIVES - 1
            raise
        self._uploads.note(sent.id, screen)
        return sent.channel.id, sent.id

    async def post(self, channel_id: int, screen: Screen) -> None:
        """Send a screen that nobody keeps up to date, and that notifies nobody."""
        channel = self._client.get_partial_messageable(channel_id)
        nobody = discord.AllowedMentions.none()
        await channel.send(view=screen.view, files=screen.files(), allowed_mentions=nobody)

    async def edit(self, channel_id: int, message_id: int, screen: Screen | str) -> None:
        """Edit a message; discord.py would make an object of all that comes back, at which nobody
        looks."""

        async def send(**parts: Any) -> None:
            nobody = discord.AllowedMentions.none()
            with handle_message_parameters(**parts, allowed_mentions=nobody) as params:
                await self._client.http.edit_message(channel_id, message_id, params=params)

        if isinstance(screen, str):
            await send(content=screen)
        else:
            await self._uploads.edit(
                message_id, screen, lambda kept: send(view=screen.view, attachments=kept)
            )

    async def delete(self, row: MessageRow) -> None:
        """Delete the message of a row, if it has one that is still there."""
        if row.channel_id is None or row.message_id is None:
            return
        try:
            channel = self._client.get_partial_messageable(row.channel_id)
            await channel.get_partial_message(row.message_id).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", row.message_id)

    async def wake(self, row: MessageRow) -> bool:
        """Bring back the thread that a message stands in, which is archived."""
        thread = await self._client.fetch_channel(row.channel_id or 0)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
        return True

    async def dm(self, person: Person) -> int:
        """Return the DM channel with a person, which is opened when needed: once they have pressed
        something there it is known."""
        known = person.dm_channel_id or self._dms.get(person.id)
        if known is None:
            known = (await self._client.create_dm(discord.Object(person.discord_id or 0))).id
            self._dms[person.id] = known
        return known

    async def send(
        self, row: MessageRow, channel_id: int, *, may_stand: bool = False, **parts: Any
    ) -> discord.Message:
        """Send what `parts` say, as `discord.abc.Messageable.send` takes them.

        What comes back may be the message of an earlier try, as it was then. `may_stand`: or the
        answer to a click.
        """
        channel = self._client.get_partial_messageable(channel_id)
        since, now = self._in_doubt.get(row.id), self._clock.now()
        doubted = since is not None and now - since > NONCE_LIVES
        # What is sent afresh must not be taken for what it replaces.
        first = since is None and not row.afresh
        inherited = await self._last_inherited()
        if doubted or (first and (may_stand or row.id <= inherited)):
            view = parts.get("view")
            mark = mark_of(parts.get("content"), view.to_components() if view else [])
            found = await self._find(channel, since or row.asked_at, mark)
            if found is not None:
                self._in_doubt.pop(row.id, None)
                return found
        async with self.trying(row):
            return await channel.send(nonce=nonce_of(row), **parts)

    async def _find(
        self, channel: discord.PartialMessageable, since: float | None, mark: Mark
    ) -> discord.Message | None:
        """Among those since a moment, or else the newest."""
        after = None if since is None else datetime.fromtimestamp(since - EARLIER, UTC)
        own = self._client.user.id if self._client.user else 0
        try:
            async for message in channel.history(limit=LOOKED_THROUGH, after=after):
                there = mark_of(message.content, [each.to_dict() for each in message.components])
                # A later state of a message has other buttons or none. Two parties may end alike,
                # in the words of the title too: the buttons are of one or the other.
                apart = there.tables and mark.tables and there.tables != mark.tables
                if message.author.id == own and not apart and there[:2] == mark[:2]:
                    log.info("message %s had been sent, its answer was lost", message.id)
                    return message
        except discord.Forbidden:
            log.info("whether a message was sent before is not to be seen")
        return None


def nonce_of(row: MessageRow) -> str:
    """The same for each try to send a row's message: Discord keeps one of them (25 characters).

    It looks for it in every channel, so that the reader belongs to it, and that it is said aloud.
    """
    keys = (row.game_id, row.tournament_id, row.server_id, row.person_id)
    told_apart = (row.viewer, row.number, row.until, row.channel_id, row.aloud, row.afresh)
    facts = (row.id, row.subject, keys, told_apart)
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


# How fast they follow each other ------------------------------------------------------------------

TOKEN_LIVES = 14 * 60.0
"""seconds since its click for which a token is used"""
TOKEN_EDITS = 5
EDITS_WITHIN = 2.0
"""seconds"""


class ClickWebhook(discord.Webhook):
    """A webhook by the token of a click. discord.py would make an object of each message that comes
    back, at which nobody looks."""

    def _create_message(self, data: Any, *, thread: Any) -> Any:
        return None


class Tokens:
    """The uses of each token lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._used: LRUCache[str, deque[float]] = LRUCache(REMEMBERED)
        self._refused: LRUCache[str, bool] = LRUCache(REMEMBERED)
        self._last: LRUCache[int, tuple[str, float]] = LRUCache(REMEMBERED)
        """by person: the token of the last click in their DM, and until when it is used"""

    def until(self) -> float:
        """Return until when the token of a click that comes now is used."""
        return self._clock.now() + TOKEN_LIVES

    def learn(self, row: MessageRow) -> None:
        """Learn the last click in somebody's DM from the row of their hand there: it has had its
        last word, or is about to, when they get another."""
        if row.subject is not Subject.HAND or row.person_id is None or row.token is None:
            return
        until = row.token_until or 0.0
        if until > self._last.get(row.person_id, ("", 0.0))[1]:
            self._last[row.person_id] = row.token, until

    def of(self, row: MessageRow) -> tuple[str, float] | None:
        """Return the token that a message to somebody's DM can follow, and until when it lives."""
        token, until = self._last.get(row.person_id or 0) or ("", 0.0)
        return None if until <= self._clock.now() or not self._takes(token) else (token, until)

    def lives(self, row: MessageRow) -> bool:
        """Return whether Discord should still know the token of a row."""
        return row.token is not None and (row.token_until or 0.0) > self._clock.now()

    def has_room(self, row: MessageRow) -> bool:
        """Return whether the message of a row can be edited by its token now."""
        if row.token is None or not self.lives(row):
            return False
        return row.message_id is not None and self._takes(row.token)

    def _takes(self, token: str) -> bool:
        if self._refused.get(token):
            return False
        used = self._used.get(token)
        if used is None or len(used) < TOKEN_EDITS:
            return True
        return self._clock.steady.now() - used[0] >= EDITS_WITHIN

    def take(self, token: str) -> None:
        """Note one more edit."""
        used = self._used.get(token) or deque(maxlen=TOKEN_EDITS)
        used.append(self._clock.steady.now())
        self._used[token] = used

    def refuse(self, token: str) -> None:
        """Note that Discord does not take it."""
        self._refused[token] = True


PER_SECOND = 48
"""they do not arrive quite as evenly as they go out"""


class RateLimit:
    """Counts what goes out, whoever sends it; whoever is to send something has a place meanwhile.

    A message that is begun is drawn first, and may turn out to need no request, or two.
    """

    def __init__(self, clock: Clock, most: int = PER_SECOND) -> None:
        self._clock = clock
        self._sent: deque[float] = deque(maxlen=most)
        self._begun: set[asyncio.Task[Any] | None] = set()
        self.most = most

    @property
    def room_at(self) -> float:
        """When one more may be begun; in the past: now."""
        room = self.most - len(self._begun)
        if room <= 0:
            return inf  # until one of them is sent, or ends without
        return 0.0 if len(self._sent) < room else self._sent[-room] + 1.0

    @property
    def has_room(self) -> bool:
        return self.room_at <= self._clock.now()

    def begin(self, task: asyncio.Task[Any]) -> None:
        """Keep a place for a task that is to send something."""
        self._begun.add(task)

    def sent(self) -> None:
        """Note that the task at work sends a request that counts, begun or not."""
        self._begun.discard(asyncio.current_task())
        self._sent.append(self._clock.now())

    def sent_elsewhere(self, count: int) -> None:
        """Note requests that another process has just made with the same token."""
        self._sent.extend([self._clock.now()] * min(count, self.most))

    def end(self, task: asyncio.Task[Any] | None) -> None:
        """Give back the place of a task that has sent nothing."""
        self._begun.discard(task)


TOLD_EVERY = 0.1
"""seconds: requests of so long are told together"""


class SharedRequests(Worker):
    """Tells the other processes of a bot what this one asks of Discord, where all of it counts."""

    def __init__(self, database: Database, clock: Clock, rate_limit: RateLimit) -> None:
        super().__init__(clock)
        self._database = database
        self._untold = 0
        self._next = 0.0
        """when the next are told at the soonest, by the steady clock"""
        database.requests.count = rate_limit.sent_elsewhere

    def sent(self) -> None:
        """Note that this process sends a request that counts."""
        self._untold += 1
        if self._untold == 1:
            self.wake()

    async def round(self) -> None:
        steady = self.clock.steady.now()
        if self._untold and steady >= self._next:
            count, self._untold = self._untold, 0
            self._next = steady + TOLD_EVERY
            await self._database.tell_requests(count)
        await self.rest(None, steadily=self._next if self._untold else None)


class Pace:
    """Says when the message of a row may be sent or edited, as `TRAITS` limits it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        paces = {each.per_second for each in TRAITS.values() if each.per_second is not None}
        self._turns = {each: Turns(clock.steady, each) for each in paces}
        self._edited: dict[int, float] = {}
        """by row: when it may be edited again, by the steady clock"""

    def wait(self, row: MessageRow) -> None:
        """Raise `NotYet` unless it is a message's turn."""
        per_second, steady = TRAITS[row.subject].per_second, self._clock.steady.now()
        turn = self._edited.pop(row.id, steady)
        if turn > steady:
            self._edited[row.id] = turn
        elif per_second is not None:
            turn = self._turns[per_second].of(row.id)
        if turn > steady:
            raise NotYet(self._clock.now() + turn - steady)

    def note(self, row: MessageRow) -> None:
        """Note that a message was sent or edited."""
        pause = TRAITS[row.subject].edit_every
        if pause:
            self._edited[row.id] = self._clock.steady.now() + pause


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
