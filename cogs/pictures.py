"""Pictures off the event loop, each drawn once."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, ParamSpec, Protocol, cast

from bot import metrics
from bot.cache import Cache
from bot.rules import View
from bot.storage.people.people import Person
from bot.tables import Game, Holder
from bot.text import Words
from bot.threads import Threads
from card_images import Felt, Look, Seat, look_for
from cogs.avatars import Avatars

log = logging.getLogger(__name__)

Shown = ParamSpec("Shown")
"""what a drawing function is given"""

THREADS: Final = 2
KEPT: Final = 600
"""finished pictures kept, of at most 40 KB each, pages of tournaments of 45 KB"""


class NoPicture(Exception):
    """A picture does not come in time: what draws it hangs, or ends again and again."""


class Drawing(Protocol):
    """Draws off the event loop; whoever waits for a picture may meet `NoPicture`."""

    @property
    def is_well(self) -> bool: ...

    def do(self, work: Callable[[], bytes], /) -> asyncio.Future[bytes]: ...

    async def end(self) -> None: ...


class DrawnHere(Threads):
    """Draws in threads of this process."""

    is_well = True

    def __init__(self) -> None:
        super().__init__(THREADS, "pictures")

    async def end(self) -> None:
        self.close()


class Pictures:
    """Draws pictures for messages; the same picture is drawn once.

    One that does not come in time is empty (`Picture.data`), and drawn when it is asked for again.
    """

    def __init__(self, avatars: Avatars, drawing: Drawing | None = None) -> None:
        self._avatars = avatars
        self._drawing = drawing or DrawnHere()
        self._done: Cache[Hashable, asyncio.Future[bytes]] = Cache(KEPT)

    async def draw(
        self, kind: Callable[Shown, bytes], *values: Shown.args, **named: Shown.kwargs
    ) -> bytes:
        """The PNG that a drawing function of `card_images` makes of some values."""
        shown = tuple(as_drawn(each) if isinstance(each, View) else each for each in values)
        key = kind, shown, tuple(named.items())
        picture = self._done.get(key)
        if picture is None or _failed(picture):
            picture = self._drawing.do(partial(cast(Callable[..., bytes], kind), *shown, **named))
            self._done.put(key, picture)
        try:
            return await picture
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


def _failed(picture: asyncio.Future[bytes]) -> bool:
    return picture.done() and (picture.cancelled() or picture.exception() is not None)


def look_of(person: Person | None, words: Words) -> Look:
    """How pictures look to somebody who has chosen in `/preferences`; a robot sees none."""
    if person is None:
        return look_for(words)
    felt = Felt.LIGHT if person.light_felt else Felt.DARK
    return look_for(words, four_colours=person.four_colours, felt=felt)
