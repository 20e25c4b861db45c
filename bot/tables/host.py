"""The host does what falls due in every game: chance, robots' turns, the last trick, notices."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.robots import choose
from bot.rules import (
    Action,
    Dice,
    Phase,
    Play,
    decision_for,
    default_cut,
    default_packets,
    legal_actions,
    table_action,
    view,
)
from bot.storage import games
from bot.tables.door import Door, MadeBy
from bot.tables.game import Game
from bot.tables.house import House
from bot.tables.lobby import Lobby
from bot.tables.pace import Due, next_appointment
from bot.tables.refusals import Refused
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

RETRY_AFTER: Final = 60.0
"""seconds until a game in which something went wrong is looked at again"""


class Host(Worker):
    """One task for all games."""

    def __init__(self, house: House, door: Door, lobby: Lobby) -> None:
        super().__init__(house.clock)
        self._house = house
        self._door = door
        self._lobby = lobby
        self._duties: dict[Due, Callable[[Game], Awaitable[None]]] = {
            Due.CHANCE: self._chance,
            Due.CUT: self._default,
            Due.DECLARE: self._declare,
            Due.ROBOT: self._robot,
            Due.FORCED: self._forced,
            Due.NOTICE: self._notify,
            Due.EXPIRE: self._expire,
            Due.ABANDON: self._abandon,
        }

    async def round(self) -> None:
        async with self._house.database.read() as connection:
            appointments = await games.find_appointments(connection)
        now = self.clock.now()
        due = [game_id for game_id, at in appointments if at <= now]
        for game_id in due:
            await self._attend(game_id)
        if not due and not self.changed.is_set():
            await self.rest(appointments[0][1] if appointments else None)

    async def _attend(self, game_id: int) -> None:
        """Do what is due in one game; trouble there must not stop the others."""
        try:
            async with self._house.database.read() as connection:
                game = await self._house.games.load(connection, game_id)
            self._house.games.remember(game)
            await self._do(game)
        except Refused as refused:
            log.debug("game %s changed before the host acted: %s", game_id, refused)
        except OperationalError:
            raise
        except Exception:
            log.exception("game %s is put off", game_id)
            async with self._house.database.write() as connection:
                await games.postpone(connection, [game_id], self.clock.now() + RETRY_AFTER)

    async def _do(self, game: Game) -> None:
        appointment = next_appointment(game, self._house.pace)
        if appointment is None:
            # Somebody who was to be reminded wants no reminders any more.
            async with self._house.database.write() as connection:
                await games.postpone(connection, [game.id], None)
            return
        if appointment.at > self.clock.now():
            async with self._house.database.write() as connection:
                await games.postpone(connection, [game.id], appointment.at)
            return
        await self._duties[appointment.what](game)

    async def _expire(self, game: Game) -> None:
        await self._lobby.expire(game.id)

    async def _abandon(self, game: Game) -> None:
        async with self._house.database.write() as connection:
            await games.postpone(connection, [game.id], None)

    async def _notify(self, game: Game) -> None:
        await self._door.notify(game.id)

    async def _chance(self, game: Game) -> None:
        action = table_action(game.playing(), game.row.seed)
        if action is not None:
            await self._act(game, action, MadeBy.HOST)

    async def _default(self, game: Game) -> None:
        """The cut, or the packets, for somebody who has not chosen in time."""
        state = game.playing()
        if state.phase is Phase.CUT:
            await self._act(game, default_cut(state, game.row.seed), MadeBy.CLOCK)
        else:
            await self._act(game, default_packets(state), MadeBy.CLOCK)

    async def _declare(self, game: Game) -> None:
        """What is proposed, for the first of those who have not said what they declare."""
        decision = game.decision()
        if decision:
            await self._act(game, legal_actions(game.playing(), decision.actor)[0], MadeBy.CLOCK)

    async def _robot(self, game: Game) -> None:
        robots = {holder.seat for holder in game.seats if holder and holder.played_by_robot}
        seat = next((int(each.actor) for each in game.waits() if each.actor in robots), None)
        if seat is not None:
            # Chance of its own for each action, so that what a robot does can be drawn again.
            dice = Dice(game.row.seed, "robot", game.events + 1)
            await self._act(game, choose(view(game.playing(), seat), dice), MadeBy.ROBOT)

    async def _forced(self, game: Game) -> None:
        """The only card left, with its word: belote is never lost to the host's own hand."""
        decision = game.decision()
        if decision:
            options = legal_actions(game.playing(), decision.actor)
            action = max(options, key=lambda each: isinstance(each, Play) and each.word)
            await self._act(game, action, MadeBy.HOST)

    async def _act(self, game: Game, action: Action, made_by: MadeBy) -> None:
        decision = decision_for(game.playing(), action)
        if decision is not None:
            await self._door.act(game.id, decision.key, action, made_by)
