"""Pictures off the event loop, each drawn once."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Final, Protocol

from bot import metrics
from bot.cache import Cache
from bot.rules import DealResult, OpenTable, View
from bot.storage.people.people import Person
from bot.tables import Game, Holder
from bot.text import Words
from bot.threads import Threads
from card_images import (
    BoardPage,
    BracketPage,
    CrossTable,
    Felt,
    Look,
    LossPage,
    Marks,
    PairCard,
    PodiumPage,
    ProfileCard,
    SchedulePage,
    Seat,
    StandingsPage,
    TravellingPage,
    draw_bracket,
    draw_cross_table,
    draw_hand,
    draw_leaderboard,
    draw_losses,
    draw_pair,
    draw_party,
    draw_podium,
    draw_preview,
    draw_profile,
    draw_replay,
    draw_schedule,
    draw_sheet,
    draw_standings,
    draw_table,
    draw_travelling_sheet,
    end_of,
    look_for,
)
from cogs.avatars import Avatars

log = logging.getLogger(__name__)

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

    async def hand(self, view: View, game: Game, look: Look, marks: Marks | None = None) -> bytes:
        arguments = (as_drawn(view), self._seats(game), look, marks)
        return await self._draw(("hand", *arguments), draw_hand, *arguments)

    async def table(self, view: View, game: Game, look: Look) -> bytes:
        arguments = (as_drawn(view), self._seats(game), look)
        return await self._draw(("table", *arguments), draw_table, *arguments)

    async def laid_out(self, view: View, seats: tuple[Seat, ...], look: Look) -> bytes:
        """Cards that are laid out where there is no party: a hand, or the table alone."""
        draw = draw_table if view.seat is None else draw_hand
        return await self._draw(("laid out", view, seats, look), draw, view, seats, look)

    async def sheet(
        self,
        results: tuple[DealResult, ...],
        game: Game,
        look: Look,
        last: View | None = None,
    ) -> bytes:
        """The sheet of the last of `results`, the party's deals up to it.

        `last`: the table's view of a party that is over, for the sheet that closes it; then the
        last deal may have no result, and there may be none.
        """
        seats, end = self._seats(game), end_of(last) if last else None
        arguments = (results, seats, look, game.rules, end)
        return await self._draw(("sheet", *arguments), draw_sheet, *arguments)

    async def party(self, last: View, game: Game, look: Look) -> bytes:
        """The sheet of the whole party; `last` is the table's view of it, which is over."""
        arguments = (last.results, self._seats(game), look, game.rules, end_of(last))
        return await self._draw(("party", *arguments), draw_party, *arguments)

    async def replay(self, table: OpenTable, game: Game, look: Look, bottom: int) -> bytes:
        """A moment of a finished party, with seat `bottom` at the bottom."""
        arguments = (table, self._seats(game), look, bottom)
        return await self._draw(("replay", *arguments), draw_replay, *arguments)

    async def losses(self, page: LossPage, look: Look) -> bytes:
        """The points that somebody gave away in a deal, card by card."""
        return await self._draw(("losses", page, look), draw_losses, page, look)

    async def leaderboard(self, page: BoardPage, look: Look) -> bytes:
        return await self._draw(("leaderboard", page, look), draw_leaderboard, page, look)

    async def profile(self, card: ProfileCard, look: Look) -> bytes:
        return await self._draw(("profile", card, look), draw_profile, card, look)

    async def pair(self, card: PairCard, look: Look) -> bytes:
        """Two people beside each other."""
        return await self._draw(("pair", card, look), draw_pair, card, look)

    def seat_of(self, person: Person) -> Seat:
        """The seat of somebody as pictures show them, wherever they sit."""
        return Seat(person.name, avatar=self._avatars.of(person.discord_id))

    async def podium(self, page: PodiumPage, look: Look) -> bytes:
        return await self._draw(("podium", page, look), draw_podium, page, look)

    async def standings(self, page: StandingsPage, look: Look) -> bytes:
        """A page of a tournament's standings."""
        return await self._draw(("standings", page, look), draw_standings, page, look)

    async def bracket(self, page: BracketPage, look: Look) -> bytes:
        return await self._draw(("bracket", page, look), draw_bracket, page, look)

    async def cross_table(self, page: CrossTable, look: Look) -> bytes:
        return await self._draw(("cross table", page, look), draw_cross_table, page, look)

    async def schedule(self, page: SchedulePage, look: Look) -> bytes:
        """The tables of a tournament's round."""
        return await self._draw(("schedule", page, look), draw_schedule, page, look)

    async def travelling_sheet(self, page: TravellingPage, look: Look) -> bytes:
        """The travelling sheet of a duplicate's board."""
        return await self._draw(("sheet of a board", page, look), draw_travelling_sheet, page, look)

    async def preview(self, look: Look) -> bytes:
        """Return what cards look like."""
        return await self._draw(("preview", look), draw_preview, look)

    async def _draw(self, key: Hashable, draw: Callable[..., bytes], *arguments: Any) -> bytes:
        picture = self._done.get(key)
        if picture is None or _failed(picture):
            picture = self._drawing.do(partial(draw, *arguments))
            self._done.put(key, picture)
        try:
            return await picture
        except NoPicture as error:
            log.warning("words stand instead of a picture: %s", error)
            metrics.MISSING_PICTURES.inc()
            return b""

    @property
    def are_drawn(self) -> bool:
        """Tell whether pictures come, as far as anybody has asked for one lately."""
        return self._drawing.is_well

    def _seats(self, game: Game) -> tuple[Seat, ...]:
        return tuple(map(self._seat, game.seats))

    def _seat(self, holder: Holder | None) -> Seat:
        if holder is None:
            return Seat("")
        if holder.person is None or holder.away:
            return Seat(holder.name, robot=True)
        return Seat(holder.name, avatar=self._avatars.of(holder.person.discord_id))

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
