"""Pictures off the event loop, each drawn once, by a process of their own; and people's avatars.

To draw holds Python's lock: in the process that answers people, three pictures an action stood in
the way of everything else (docs/load.md).

A process may hang, or end again and again: nobody waits for a picture for longer than it could take
to draw it. Whoever asked tells in words what it would show.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from math import inf
from typing import NamedTuple, ParamSpec, Protocol, cast

import aiohttp
import discord
from cachetools import LRUCache

from bot import metrics
from bot.clock import Clock
from bot.rules import View
from bot.storage.engine.schema import Person
from bot.tables import Game, Holder
from bot.text import Words
from card_images import process
from card_images.avatars import Avatar, NotAnAvatar, read_avatar
from card_images.colours import Felt
from card_images.look import Look, Seat, look_for
from cogs.connection import Deadlines

log = logging.getLogger(__name__)

Shown = ParamSpec("Shown")
"""what a drawing function is given"""

THREADS = 2
PICTURES_KEPT = 600
"""finished pictures kept, of at most 40 KB each, pages of tournaments of 45 KB"""


class NoPicture(Exception):
    """A picture does not come in time: what draws it hangs, or ends again and again."""


class Drawing(Protocol):
    """Draws off the event loop; whoever waits for a picture may meet `NoPicture`."""

    @property
    def is_well(self) -> bool: ...

    def do(self, work: Callable[[], bytes], /) -> asyncio.Future[bytes]: ...

    async def end(self) -> None: ...


class DrawnHere:
    """Draws in threads of this process."""

    is_well = True

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "pictures")

    def do(self, work: Callable[[], bytes], /) -> asyncio.Future[bytes]:
        return asyncio.wrap_future(self._threads.submit(work))

    async def end(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


# Avatars ------------------------------------------------------------------------------------------

AVATAR_SIZE = 64
"""pixels of a side; plates show fewer"""
MOST_BYTES = 128 * 1024
"""many times what a picture of that size needs"""
AVATAR_PATIENCE = 10.0
"""seconds for one avatar"""
AVATAR_RETRY = 1800.0
"""seconds in which one that could not be had is not asked for again"""
AVATARS_AT_ONCE = 4
"""requests side by side"""
MOST_WAITING = 100
"""avatars asked for at a time; who comes on top is asked for at their next click"""
AVATARS_KEPT = 500
"""avatars, of 12 KB each"""
WEARERS_KNOWN = 5000
"""people of whom it is known which avatar they have, or which could not be had"""


class Worn(NamedTuple):
    """Which avatar somebody has."""

    discord_id: int
    key: str
    """Discord's name for the picture, another one for each picture"""


class Avatars:
    """The avatars of the people who play, fetched beside everything else and kept in memory.

    No table waits for one, and none fails with one: pictures show initials until it has come, and
    for whoever has none. A click says which avatar its person has; it is fetched then, so it is
    there before the first deal. That is their own one, not what they wear on one server: clicks in
    DMs do not tell that, and it is nobody's business on another.

    Messages are not drawn anew for an avatar alone: an edit is one of the fifty counted requests of
    a second and sends everybody who looks on the picture again, and the next card does that anyway.
    Nothing of it is written down. After a restart the click with which somebody next plays brings
    it back.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._worn: LRUCache[int, Worn | None] = LRUCache(WEARERS_KNOWN)
        self._kept: LRUCache[Worn, Avatar] = LRUCache(AVATARS_KEPT)
        self._not_before: LRUCache[Worn, float] = LRUCache(WEARERS_KNOWN)
        self._under_way: dict[Worn, asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(AVATARS_AT_ONCE)
        self._deadlines = Deadlines(clock)
        self._http: aiohttp.ClientSession | None = None

    def of(self, discord_id: int | None) -> Avatar | None:
        """Return a person's avatar, as far as it is here."""
        worn = None if discord_id is None else self._worn.get(discord_id)
        return None if worn is None else self._kept.get(worn)

    def note(self, user: discord.abc.User) -> None:
        """Note that somebody is there with the avatar that they have now; it is fetched if it is
        not here."""
        asset = user.avatar
        worn = Worn(user.id, asset.key) if asset else None
        self._worn[user.id] = worn
        if asset is None or worn is None:
            return
        is_full = len(self._under_way) >= MOST_WAITING
        if self._kept.get(worn) is not None or worn in self._under_way or is_full:
            return
        if self._clock.now() >= (self._not_before.get(worn) or 0):
            still = asset.replace(size=AVATAR_SIZE, format="png")
            task = asyncio.create_task(self._fetch(worn, still.url))
            self._under_way[worn] = task
            task.add_done_callback(lambda _: self._under_way.pop(worn, None))

    @property
    def is_resting(self) -> bool:
        return not self._under_way

    async def settled(self) -> None:
        """Wait until every avatar that was asked for has come or will not come."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._deadlines.close()
        if self._http is not None:
            await self._http.close()

    async def _fetch(self, worn: Worn, url: str) -> None:
        """Have an avatar in `_kept`, or in `_not_before`."""
        try:
            async with self._few:
                async with self._deadlines.within(AVATAR_PATIENCE):
                    data = await self._download(url)
                avatar = await asyncio.to_thread(read_avatar, data)
        except (NotAnAvatar, aiohttp.ClientError, OSError, ValueError) as error:
            # Neither whose it is nor what it is: a log is no album.
            log.info("an avatar could not be had: %s", type(error).__name__)
            self._not_before[worn] = self._clock.now() + AVATAR_RETRY
        else:
            self._kept[worn] = avatar

    async def _download(self, url: str) -> bytes:
        """The bytes of a picture, at most `MOST_BYTES`: unpacked, few could be many."""
        if self._http is None:
            self._http = aiohttp.ClientSession(
                auto_decompress=False, timeout=aiohttp.ClientTimeout(total=None)
            )
        data = bytearray()
        async with self._http.get(url, allow_redirects=False) as answer:
            if answer.status != 200:
                raise NotAnAvatar(f"status {answer.status}")
            async for piece in answer.content.iter_any():
                data += piece
                if len(data) > MOST_BYTES:
                    raise NotAnAvatar("too many bytes")
        return bytes(data)


# Pictures -----------------------------------------------------------------------------------------


class Pictures:
    """Draws pictures for messages; the same picture is drawn once.

    One that does not come in time is empty (`Picture.data`), and drawn when it is asked for again.
    """

    def __init__(self, avatars: Avatars, drawing: Drawing | None = None) -> None:
        self._avatars = avatars
        self._drawing = drawing or DrawnHere()
        self._done: LRUCache[Hashable, asyncio.Future[bytes]] = LRUCache(PICTURES_KEPT)

    async def draw(
        self, kind: Callable[Shown, bytes], *values: Shown.args, **named: Shown.kwargs
    ) -> bytes:
        """The PNG that a drawing function of `card_images` makes of some values."""
        shown = tuple(as_drawn(each) if isinstance(each, View) else each for each in values)
        key = kind, shown, tuple(named.items())
        picture = self._done.get(key)
        if picture is None or (
            picture.done() and (picture.cancelled() or picture.exception() is not None)
        ):
            picture = self._drawing.do(partial(cast(Callable[..., bytes], kind), *shown, **named))
            self._done[key] = picture
        try:
            return await asyncio.shield(picture)  # others may wait for it too
        except NoPicture as error:
            log.warning("words stand instead of a picture: %s", error)
            metrics.MISSING_PICTURES.inc()
            return b""

    def seat_of(self, person: Person) -> Seat:
        """The seat of somebody as pictures show them, wherever they sit."""
        return Seat(person.name, avatar=self._avatars.of(person.discord_id))

    def seats(self, game: Game) -> tuple[Seat, ...]:
        """Everybody at a table."""
        return tuple(map(self._seat, game.seats))

    @property
    def are_drawn(self) -> bool:
        """Tell whether pictures come, as far as anybody has asked for one lately."""
        return self._drawing.is_well

    def _seat(self, holder: Holder | None) -> Seat:
        if holder is None:
            return Seat("")
        if holder.person is None or holder.away:
            return Seat(holder.name, robot=True)
        return self.seat_of(holder.person)

    async def close(self) -> None:
        await self._drawing.end()


def as_drawn(view: View) -> View:
    """Return a view without the deals and tricks that no picture of a hand or table shows.

    They are half of what would go to another process with each picture.
    """
    results = view.results if view.rules.ends_by_deals else ()
    return view._replace(results=results, tricks=view.tricks[-1:])


def look_of(person: Person | None, words: Words) -> Look:
    """How pictures look to somebody who has chosen in `/preferences`; a robot sees none."""
    if person is None:
        return look_for(words)
    felt = Felt.LIGHT if person.light_felt else Felt.DARK
    return look_for(words, four_colours=person.four_colours, felt=felt)


LARGEST = 2**20
"""bytes of answers that are read ahead"""
ATTEMPTS = 3
"""how often a picture is asked for while the process ends: it may be what ends it"""
PATIENCE = 2.0
"""seconds from when a hand or a table begins to be drawn, which takes some milliseconds"""
PAGE_PATIENCE = 10.0
"""the same for all other pictures, the fullest of which take a fifth of a second"""
START_PATIENCE = 30.0
"""seconds in which a process has to begin: where much else is at work that takes a while"""
UNWELL = 60.0
"""seconds for which it is told of a process that has failed whoever asked, unless one draws again
before"""


class NotDrawn(Exception):
    """A picture met an error in the process that draws, which tells of it."""


class _Asked:
    """A picture that is not there yet."""

    def __init__(self, order: bytes, at: float, *, is_page: bool) -> None:
        self.order = order
        self.at = at
        self.is_page = is_page
        self.lost_at: float | None = None
        """when a process ended that had been asked for it"""
        self.done = asyncio.get_running_loop().create_future()
        self.attempts = 0


class DrawingProcess:
    """One process, which begins anew with the next picture after it ended.

    `clock`: one that nobody sets.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._numbers = count()
        self._asked: dict[int, _Asked] = {}
        self._pipe: asyncio.StreamWriter | None = None
        self._running: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._ready = False
        self._since = {False: 0.0, True: 0.0}
        """since when the next picture is being drawn, if one is asked for: of hands and tables, and
        of pages"""
        self._hangs = False
        self._failed_at = -inf
        self._closed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def is_well(self) -> bool:
        """Tell whether it draws, as far as anybody has asked it to lately."""
        return self._clock.now() - self._failed_at > UNWELL

    def do(self, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        """Have a picture drawn; raises what pickle raises where it cannot go to a process.

        Whoever waits for it meets `NoPicture` or `NotDrawn` when there is none.
        """
        if self._closed:
            raise RuntimeError("nothing is drawn any more")
        number = next(self._numbers) % process.READY
        order = process.order(number, work)
        asked = _Asked(order, self._clock.now(), is_page=process.is_page(work))
        self._asked[number] = asked
        if self._pipe is not None:
            self._send(asked)
        self.begin()
        return asked.done

    def begin(self) -> None:
        """Have the process begin, if there is none: the first picture need not wait for it."""
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    def _send(self, asked: _Asked) -> None:
        assert self._pipe is not None
        asked.attempts += 1
        self._pipe.write(asked.order)

    async def _run(self) -> None:
        try:
            await self._one()
            while self._asked:
                await self._one()
        except OSError as error:
            log.error("no process that draws can begin: %s", error)
            self._failed_at = self._clock.now()
            self._fail(list(self._asked), str(error))
        finally:
            self._running = None

    async def _one(self) -> None:
        """One process, from its start to its end."""
        self._process = running = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "card_images.process"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST,
        )
        assert running.stdin is not None
        assert running.stdout is not None
        self._pipe, self._ready, self._hangs = running.stdin, False, False
        self._since = dict.fromkeys(self._since, self._clock.now())
        if self._closed:
            self._kill()
        for asked in self._asked.values():
            self._send(asked)
        watching = asyncio.create_task(self._watch())
        with suppress(asyncio.IncompleteReadError):
            while True:
                await self._hear(running.stdout)
        watching.cancel()
        self._pipe = self._process = None
        status = await running.wait()
        if not self._closed:
            self._ended(status)

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _ended(self, status: int) -> None:
        """See to whoever waits for a picture of a process that is no more."""
        if not self._hangs:
            log.error("the process that draws has ended (%d)", status)
        metrics.DRAWING_ENDS.labels("hung" if self._hangs else "ended").inc()
        now = self._clock.now()
        if self._asked:
            self._failed_at = now
        for asked in self._asked.values():
            asked.lost_at = now if asked.lost_at is None else asked.lost_at
        often = [number for number, each in self._asked.items() if each.attempts >= ATTEMPTS]
        self._fail(often, f"the process ended {ATTEMPTS} times")

    async def _hear(self, told: asyncio.StreamReader) -> None:
        head = process.answer(await told.readexactly(process.ANSWER.size))
        data = await told.readexactly(head.size)
        now = self._clock.now()
        if head.number == process.READY:
            self._ready, self._since = True, dict.fromkeys(self._since, now)
            return
        self._failed_at = -inf
        asked = self._asked.pop(head.number, None)
        if asked is None:
            return
        self._since[asked.is_page] = now
        if asked.done.done():
            return
        if head.is_error:
            asked.done.set_exception(NotDrawn(data.decode()))
        else:
            asked.done.set_result(data)

    # Who waits too long --------------------------------------------------------------------------

    async def _watch(self) -> None:
        """End the process when it hangs."""
        while not self._hangs:
            now = self._clock.now()
            lost = {number: until for number, until in self._lost() if until <= now}
            self._fail(lost, f"there was none {PATIENCE:.0f} s after a process had ended")
            if (until := min(self._due.values(), default=inf)) <= now:
                log.error("the process that draws hangs, and is ended")
                self._hangs, self._failed_at = True, now
                late = [number for number, until in self._due.items() if until <= now]
                self._fail([each for each in late if each in self._asked], "the process hung")
                self._kill()
            else:
                # What is asked for meanwhile has at least as long.
                soon = (until, now + PATIENCE, *(moment for _, moment in self._lost()))
                await self._clock.sleep_until(min(soon))

    @property
    def _due(self) -> dict[int, float]:
        """Return the moments until which the process has to draw what it draws now, by number."""
        if not self._ready:
            return {process.READY: self._since[False] + START_PATIENCE}
        drawn: dict[bool, tuple[int, _Asked]] = {}
        for number, each in self._asked.items():
            drawn.setdefault(each.is_page, (number, each))
        return {
            number: max(each.at, self._since[is_page]) + (PAGE_PATIENCE if is_page else PATIENCE)
            for is_page, (number, each) in drawn.items()
        }

    def _lost(self) -> Iterator[tuple[int, float]]:
        """The pictures that an earlier process was to draw, and until when they have to come."""
        for number, each in self._asked.items():
            if each.lost_at is not None:
                yield number, each.lost_at + PATIENCE

    def _fail(self, numbers: Iterable[int], why: str) -> None:
        for number in numbers:
            asked = self._asked.pop(number)
            if not asked.done.done():
                asked.done.set_exception(NoPicture(why))

    async def end(self) -> None:
        """Draw no more; whoever waits for a picture goes on without it."""
        self._closed = True
        for asked in self._asked.values():
            asked.done.cancel()
        self._asked.clear()
        self._kill()
        if self._running is not None:
            await self._running
