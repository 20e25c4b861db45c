"""Starts the clocks of those who are asked, and tells them how their time goes by.

Each change is one transaction that marks what must be shown; the clocks stop in the door, with the
action that answers.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.games import games
from bot.tables.delivery.display import close, of_holder, want, whole_table
from bot.tables.game import Game, change_row
from bot.tables.time.pace import (
    Due,
    Reminder,
    appoint,
    asks_from,
    led_from,
    next_appointment,
    own_decision,
    own_time,
    wants_notices,
)
from bot.tables.tools import AtTables, Tools

ABOUT = 5.0
"""seconds by which the table may be wrong about when a robot plays"""
TELLINGS = 2
"""messages about one question that somebody gets beside their hand: at most these"""


class Started(NamedTuple):
    """A clock that runs, once that is committed."""

    game: Game
    late: bool
    """the table said another moment until now, and is marked to be shown again"""


class Timekeeper(AtTables):
    """`wake`: the host has something to do earlier than it knows."""

    def __init__(self, tools: Tools, wake: Callable[[], None]) -> None:
        super().__init__(tools)
        self._wake = wake

    # Clocks that start ---------------------------------------------------------------------------

    async def delivered(
        self, connection: AsyncConnection, shown: Game, seat: int
    ) -> Started | None:
        """A message that shows the game as `shown` has reached the person of a seat.

        If it asks them, their clock runs from now on. Within a transaction; once that is committed,
        `started` must be called with what this returns.
        """
        decision = own_decision(shown, seat)
        if decision is None or shown.holder(seat).clock_from is not None:
            return None
        game = await self._load(connection, shown.id)
        if game.row.status != "playing" or own_decision(game, seat) != decision:
            return None
        return await self._start(connection, game, seat)

    def started(self, started: Started | None) -> None:
        """A clock was started, and that is committed."""
        if started is not None:
            self._tools.games.remember(started.game)
            if started.late:
                self._changed()
            else:
                self._wake()

    async def start(self, game_id: int, seat: int | None = None) -> None:
        """The clock of who is asked runs, though the question may not have reached them.

        `seat`: only if it is this one.
        """
        async with self._write(game=game_id) as connection:
            game = await self._load(connection, game_id)
            asked = _asked(game)
            if asked is None or seat not in (None, asked):
                return
            started = await self._start(connection, game, asked)
        self.started(started)

    async def _start(self, connection: AsyncConnection, game: Game, seat: int) -> Started | None:
        if game.row.paused_at is not None or game.holder(seat).clock_from is not None:
            return None
        pace = self._pace
        since = max(self._now(), led_from(game, pace))
        late = since - asks_from(game, pace) > ABOUT
        if late:
            game = await self._new_version(connection, game)
            await want(connection, game, whole_table(game))
        return Started(await self._change(connection, game, seat, clock_from=since), late)

    async def _change(
        self, connection: AsyncConnection, game: Game, seat: int, **values: float
    ) -> Game:
        """The game with another clock or another telling for a seat."""
        await games.change_seat(connection, game.id, seat, **values)
        holders = tuple(
            holder and (holder._replace(**values) if holder.seat == seat else holder)
            for holder in game.seats
        )
        return await appoint(connection, replace(game, seats=holders), self._pace)

    async def _new_version(self, connection: AsyncConnection, game: Game) -> Game:
        """Raise the version, for a change that the messages show."""
        return await change_row(connection, game, version=game.row.version + 1)

    # Telling people ------------------------------------------------------------------------------

    async def tell(self, game_id: int) -> None:
        """Remind or warn who is asked, if that is due."""
        async with self._write(game=game_id) as connection:
            game = await self._load(connection, game_id)
            appointment, seat = next_appointment(game, self._pace), _asked(game)
            if appointment is None or seat is None or appointment.at > self._now():
                return
            match appointment.what:
                case Due.NOTICE:
                    game = await self._tell(connection, game, seat, Reminder.REMINDED)
                case Due.WARNING:
                    game = await self._tell(connection, game, seat, Reminder.WARNED)
                case _:
                    return
        self._committed(game)

    async def call(self, game_id: int, seat: int) -> None:
        """Call somebody whom no hand reaches to the table, if they are asked and want that.

        Their clock runs once they are called, or now if they are not.
        """
        async with self._write(game=game_id) as connection:
            game = await self._load(connection, game_id)
            if _asked(game) != seat or game.row.paused_at is not None:
                return
            holder = game.holder(seat)
            if not wants_notices(holder):
                started = await self._start(connection, game, seat)
                game = started.game if started else game
            elif not holder.told:
                game = await self._tell(connection, game, seat, Reminder.REMINDED)
        self._committed(game)

    async def _tell(
        self, connection: AsyncConnection, game: Game, seat: int, told: Reminder
    ) -> Game:
        """A fresh message, because edits notify nobody; the one before goes."""
        game = await self._new_version(connection, game)
        await close(connection, game, Subject.NOTICE, viewers=[seat])
        number = game.events * TELLINGS + told - 1
        await want(connection, game, of_holder(game, Subject.NOTICE, seat, number, 0))
        return await self._change(connection, game, seat, told=told)


def _asked(game: Game) -> int | None:
    """The seat whose person decides something in their own time now."""
    asked = own_time(game) if game.row.status == "playing" else None
    return asked.actor if asked and isinstance(asked.actor, int) else None
