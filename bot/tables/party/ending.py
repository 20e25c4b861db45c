"""Pausing a party, and ending it before its end.

A party ends early by agreement, by who is in charge, or because nobody is there. It has no result
then. Its record stays, its seed is revealed, and every message of it gets a last word."""

from dataclasses import replace
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.games import clocks, games, traces
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables.delivery import display
from bot.tables.finished.results import is_rated
from bot.tables.game import Game
from bot.tables.party.open_party import (
    RUNNING,
    Asker,
    InParty,
    holder_of,
    in_charge_only,
    not_alone,
)
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import Due, next_appointment


class PausedWhy(StrEnum):
    ASKED = "asked"
    """by the person in `paused_by`"""
    TROUBLE = "trouble"
    """something in the program went wrong, or the record does not replay"""


class Pausing(InParty):
    async def pause(self, game_id: int, asker: Asker | None) -> Game:
        """Pause a party, as who is in charge; None: the program cannot go on with it, which its
        table is told."""
        async with self._write() as connection:
            load = self._load_any_party if asker is None else self._load_party
            game = await load(connection, game_id)
            if asker is not None:
                await in_charge_only(connection, game, asker)
            if game.row.paused_at is not None:
                return game
            game = await self._write_party(
                connection,
                game,
                paused_at=self._now(),
                paused_why=PausedWhy.ASKED if asker else PausedWhy.TROUBLE,
                paused_by=asker.person_id if asker else None,
            )
            # A reminder or a warning would be of a clock that stands.
            await display.close(connection, game, Subject.NOTICE)
            if not game.is_broken:
                await display.mark_everything(connection, game)
            if asker is None:
                await display.mark_trouble(connection, game)
        return self._committed(game)

    async def resume(self, game_id: int, asker: Asker) -> Game:
        """Go on: whoever is asked has as much time left as before.

        What the program has paused, whoever sits at the table may try again. Nor does who opened a
        rated table hold it back from those who sit there, until it is given up.
        """
        async with self._write() as connection:
            game = await self._load_party(connection, game_id)
            opened = game.tournament is None and game.row.paused_by == game.row.host_id
            if game.seat_of(asker.person_id) is None or not (
                game.row.paused_why == PausedWhy.TROUBLE
                or (opened and await is_rated(connection, game))
            ):
                await in_charge_only(connection, game, asker)
            if game.row.paused_at is None:
                return game
            game.playing()
            now = self._now()
            await clocks.carry_on(connection, now, now - game.row.paused_at, game_id)
            # Whoever was reminded or warned may have gone meanwhile: they are told again.
            await games.change_seats(connection, game_id, told=0)
            game = await self._write_party(connection, game, **RUNNING)
            await display.close(connection, game, Subject.BREAKDOWN)
            await display.mark_everything(connection, game)
        return self._committed(game)


class EndedWhy(StrEnum):
    AGREED = "agreed"
    CLOSED = "closed"
    """by the host, or by somebody who manages the server; of practice, by newer parties"""
    ABANDONED = "abandoned"
    LOST = "lost"
    """its thread, its channel or its server is gone; of practice, its person is forgotten"""
    TIME = "time"
    """its tournament's round is over"""
    DECIDED = "decided"
    """by the organiser of its tournament"""
    FORFEITED = "forfeited"
    """of a tournament, where not everybody has come"""


class Ending(InParty):
    async def ask(self, game_id: int, person_id: int) -> Game:
        """Note that somebody at the table wants the party to end, or agrees to it.

        It ends once somebody of each team does. Robots, and teams whose people are all away, agree.
        """
        async with self._write() as connection:
            game = await self._load_party(connection, game_id)
            game.playing()
            holder = holder_of(game, person_id)
            if await tournament_rounds.is_one(connection, game_id):
                raise Refused(RefusalReason.TOURNAMENT_END)
            if holder.wants_end and not _agreed(game):
                return game
            await games.change_seat(connection, game_id, holder.seat, wants_end=True)
            game = await self._write_party(connection, game)
            if _agreed(game):
                game = await self._end(connection, game, EndedWhy.AGREED)
            else:
                await display.mark_question(connection, game)
        return self._committed(game)

    async def play_on(self, game_id: int, person_id: int) -> Game:
        """Note that somebody at the table does not agree: the question is settled, until it is
        asked anew."""
        async with self._write() as connection:
            game = await self._load_party(connection, game_id)
            holder_of(game, person_id)
            if not any(each.wants_end for each in game.people):
                return game
            await games.change_seats(connection, game_id, wants_end=False)
            game = await self._write_party(connection, game)
            await display.close(connection, game, Subject.QUESTION)
        return self._committed(game)

    async def close(self, game_id: int, asker: Asker) -> Game:
        """End the party, as who is in charge."""
        async with self._write() as connection:
            game = await self._load_party(connection, game_id)
            await in_charge_only(connection, game, asker)
            await not_alone(connection, game, asker)
            game = await self._end(connection, game, EndedWhy.CLOSED)
        return self._committed(game)

    async def abandon(self, game_id: int) -> Game:
        """End a party from which all have long been away; somebody who is back in time saves it."""
        async with self._write() as connection:
            game = await self._load_any_party(connection, game_id)
            appointment = next_appointment(game, self._pace)
            due = appointment is not None and appointment.at <= self._now()
            if appointment is None or appointment.what is not Due.ABANDON or not due:
                return game
            game = await self._end(connection, game, EndedWhy.ABANDONED)
        return self._committed(game)

    async def stop(self, game_id: int, why: EndedWhy) -> Game:
        """End a lobby or party that has nowhere to go on, or whose tournament goes on without it;
        what has ended stays as it is."""
        async with self._write() as connection:
            ended = await self.stop_within(connection, game_id, why)
            if ended is None:
                return await self._load(connection, game_id)
        return self._committed(ended)

    async def stop_within(
        self, connection: AsyncConnection, game_id: int, why: EndedWhy
    ) -> Game | None:
        """`stop` in a transaction of who arranges tables: see `Arranged`. None: it has ended."""
        game = await self._load(connection, game_id)
        if game.row.status not in ("lobby", "playing"):
            return None
        return await self._end(connection, game, why)

    async def _end(self, connection: AsyncConnection, game: Game, why: EndedWhy) -> Game:
        await games.change(
            connection,
            game.id,
            status="closed",
            ended_why=why,
            version=game.row.version + 1,
            due_at=None,
            paused_at=None,
            ended_at=self._now(),
        )
        await traces.let_go(connection)
        game = await self._load(connection, game.id)
        await display.mark_ended(connection, game, in_thread=why is not EndedWhy.LOST)
        return game


def _agreed(game: Game) -> bool:
    """Tell whether each team has agreed, by one of its people, or has nobody here."""
    return all(
        any(each.wants_end for each in members) or not any(not each.away for each in members)
        for own in game.accounts.seats
        for members in [[each for each in game.people if each.seat in own]]
    )


async def lapse_question(connection: AsyncConnection, game: Game) -> Game:
    """Forget who wants to end a party when a new deal begins: whoever still does asks again."""
    if not any(each.wants_end for each in game.people):
        return game
    await games.change_seats(connection, game.id, wants_end=False)
    await display.close(connection, game, Subject.QUESTION)
    return replace(
        game, seats=tuple(each and each._replace(wants_end=False) for each in game.seats)
    )
