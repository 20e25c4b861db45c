"""The host does what falls due in every game: chance, robots' turns, the last trick, notices."""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.robots import choose
from bot.rules import Dice, Play, default_cut, legal_actions, table_action, view
from bot.storage import games
from bot.storage.database import Database
from bot.tables.door import Door, MadeBy
from bot.tables.game import Game, Games
from bot.tables.lobby import Lobby
from bot.tables.pace import Due, Pace, next_appointment
from bot.tables.refusals import Refused

log = logging.getLogger(__name__)

RETRY_AFTER: Final = 60.0
"""seconds until a game in which something went wrong is looked at again"""
DATABASE_RETRY: Final = 5.0
"""seconds until the host asks again a database that is locked or full"""


class Host:
    """One task for all games: `run` until cancelled; `wake` when a game changed."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        pace: Pace,
        all_games: Games,
        door: Door,
        lobby: Lobby,
    ) -> None:
        self._database = database
        self._clock = clock
        self._pace = pace
        self._games = all_games
        self._door = door
        self._lobby = lobby
        self._changed = asyncio.Event()
        self._resting = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()
        self._resting.clear()

    @property
    def is_resting(self) -> bool:
        return self._resting.is_set()

    async def settled(self) -> None:
        """Wait until nothing is due."""
        await self._resting.wait()

    async def run(self) -> None:
        while True:
            try:
                await self._round()
            except OperationalError:
                log.exception("the database does not answer; the host asks it again in a moment")
                await self._clock.sleep_until(self._clock.now() + DATABASE_RETRY)

    async def _round(self) -> None:
        """What is due now; when nothing is, a rest."""
        self._changed.clear()
        async with self._database.read() as connection:
            appointments = await games.find_appointments(connection)
        now = self._clock.now()
        due = [game_id for game_id, at in appointments if at <= now]
        for game_id in due:
            await self._attend(game_id)
        if not due and not self._changed.is_set():
            self._resting.set()
            await self._sleep(appointments[0][1] if appointments else None)

    async def _sleep(self, until: float | None) -> None:
        """Until the moment comes or a game changes."""
        waiting: list[asyncio.Task[object]] = [asyncio.create_task(self._changed.wait())]
        if until is not None:
            waiting.append(asyncio.create_task(self._clock.sleep_until(until)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
        self._resting.clear()

    async def _attend(self, game_id: int) -> None:
        """Do what is due in one game; trouble there must not stop the others."""
        try:
            async with self._database.read() as connection:
                game = await self._games.load(connection, game_id)
            self._games.remember(game)
            await self._do(game)
        except Refused as refused:
            log.debug("game %s changed before the host acted: %s", game_id, refused)
        except OperationalError:
            raise
        except Exception:
            log.exception("game %s is put off", game_id)
            async with self._database.write() as connection:
                await games.postpone(connection, [game_id], self._clock.now() + RETRY_AFTER)

    async def _do(self, game: Game) -> None:
        appointment = next_appointment(game, self._pace)
        if appointment is None:
            # Somebody who was to be reminded wants no reminders any more.
            async with self._database.write() as connection:
                await games.postpone(connection, [game.id], None)
            return
        if appointment.at > self._clock.now():
            async with self._database.write() as connection:
                await games.postpone(connection, [game.id], appointment.at)
            return
        match appointment.what:
            case Due.EXPIRE:
                await self._lobby.expire(game.id)
            case Due.NOTICE:
                await self._door.notify(game.id)
            case Due.CHANCE | Due.CUT:
                await self._chance(game)
            case Due.ROBOT:
                await self._robot(game)
            case Due.FORCED:
                await self._forced(game)

    async def _chance(self, game: Game) -> None:
        state, decision = game.playing(), game.decision()
        action = table_action(state, game.row.seed) or default_cut(state, game.row.seed)
        if decision:
            await self._door.act(game.id, decision.key, action, MadeBy.HOST)

    async def _robot(self, game: Game) -> None:
        decision = game.decision()
        if decision:
            # Chance of its own for each action, so that what a robot does can be drawn again.
            dice = Dice(game.row.seed, "robot", game.events + 1)
            action = choose(view(game.playing(), int(decision.actor)), dice)
            await self._door.act(game.id, decision.key, action, MadeBy.ROBOT)

    async def _forced(self, game: Game) -> None:
        """The only card left, with its word: belote is never lost to the host's own hand."""
        decision = game.decision()
        if decision:
            options = legal_actions(game.playing(), decision.actor)
            action = max(options, key=lambda each: isinstance(each, Play) and each.word)
            await self._door.act(game.id, decision.key, action, MadeBy.HOST)
