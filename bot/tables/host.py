"""The host does what falls due in every game: chance, robots' turns, the last trick, notices."""

import logging
from collections import Counter
from dataclasses import dataclass

from sqlalchemy.exc import OperationalError

from bot import logs
from bot.rules import (
    Action,
    Keep,
    Phase,
    Play,
    decision_for,
    default_cut,
    default_packets,
    legal_actions,
    table_action,
)
from bot.storage.games import clocks, games
from bot.tables.game import Game, MadeBy
from bot.tables.lobby.lobby import Lobby
from bot.tables.party.door import Door
from bot.tables.party.ending import Ending, Pausing
from bot.tables.refusals import Refused
from bot.tables.thinking import Thinking
from bot.tables.time.pace import Due, next_appointment
from bot.tables.time.timekeeper import Timekeeper
from bot.tables.tools import Tools
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

RETRY_AFTER = 60.0
"""seconds until a game in which something went wrong is looked at again"""
STUCK_AFTER = 60.0
"""seconds by which a table may be late: with the first of so many that are due it is not"""
AT_ONCE = 10
"""games that are attended to before what was changed meanwhile is looked at"""
SWEEP = 60.0
"""seconds after which the file is looked at for what is due"""
MOST_FAILURES = 5
"""in a row, until a game is paused"""


@dataclass
class Outage:
    """While Discord is out of reach: since when by the steady clock, and whether that is over.

    `since` None: since the program stopped, whenever that was.
    """

    since: float | None
    over: bool = False


class Host(Worker):
    """One task for all games."""

    def __init__(
        self,
        tools: Tools,
        door: Door,
        lobby: Lobby,
        clocks: Timekeeper,
        ending: Ending,
        pausing: Pausing,
    ) -> None:
        super().__init__(tools.clock)
        self._tools, self._database = tools, tools.database
        self._door = door
        self._lobby = lobby
        self._clocks = clocks
        self._ending = ending
        self._pausing = pausing
        self.thinking = Thinking(self.wake)
        self._at_work = False
        self._failures: Counter[int] = Counter()
        """games in which something has gone wrong, and how often in a row"""
        self._outage: Outage | None = None
        self._sweep_at = 0.0
        """by the steady clock"""

    async def run(self) -> None:
        self._at_work = True
        try:
            await super().run()
        finally:
            self._at_work = False
            self.thinking.close()

    # Discord out of reach ------------------------------------------------------------------------

    def stand_still(self, since: float | None = None, *, starting: bool = False) -> None:
        """Stop every clock, as nobody can be reached; nothing falls due.

        `since`: by the steady clock, should it have been so for a while.
        """
        if self._outage is None:
            begun = self.clock.steady.now() if since is None else since
            self._outage = Outage(None if starting else begun)
        self._outage.over = False

    def carry_on(self) -> None:
        """Everybody can be reached again."""
        if self._outage is not None:
            self._outage.over = True
            self.wake()

    async def is_stuck(self) -> bool:
        """Return whether a table does not move: what was due a while ago has not been done, or what
        has been asked lies ahead."""
        if self._outage is not None:
            return False
        return await self._database.ask(games.any_stuck, self.clock.now(), STUCK_AFTER)

    # What falls due ------------------------------------------------------------------------------

    async def round(self) -> None:
        if (outage := self._outage) is not None:
            if not outage.over:
                await self._rest(None)
                return
            now, steady = self.clock.now(), self.clock.steady.now()
            longest = None if outage.since is None else steady - outage.since
            await self._database.commit(clocks.carry_on, now, longest)
            # Meanwhile it may have begun again.
            self._outage = None if outage.over else Outage(steady)
            self._tools.changed()
            return
        appointments = self._database.appointments
        if not appointments.is_sure or self.clock.steady.now() >= self._sweep_at:
            # Another process may have set what is due.
            appointments.ask()
            appointments.know(await self._database.ask(games.find_appointments))
            self.thinking.keep(appointments.games)
            self._sweep_at = self.clock.steady.now() + SWEEP
        due = appointments.due(self.clock.now(), AT_ONCE, but=self.thinking.busy)
        for game_id in due:
            logs.about.set({"game": game_id})
            await self._attend(game_id)
        logs.about.set({})
        if not due and not self.changed.is_set():
            await self._rest(appointments.next(but=self.thinking.busy), steadily=self._sweep_at)

    async def _rest(self, until: float | None, *, steadily: float | None = None) -> None:
        await self.rest(until, steadily=steadily, settled=self.thinking.is_idle)

    async def _attend(self, game_id: int) -> None:
        """Do what is due in one game; trouble there must not stop the others."""
        try:
            await self._do(await self._tools.load(game_id))
            if game_id not in self.thinking.busy:
                self._failures.pop(game_id, None)
        except Refused as refused:
            log.debug("game %s changed before the host acted: %s", game_id, refused)
        except OperationalError:
            raise
        except Exception:
            # Any mistake of ours in one party is that party's alone: it is put off, then paused.
            log.exception("game %s is put off", game_id)
            await self._put_it_off(game_id)

    async def _put_it_off(self, game_id: int) -> None:
        """Try again later; when that does not help, tell the table."""
        self._failures[game_id] += 1
        if self._failures[game_id] >= MOST_FAILURES:
            del self._failures[game_id]
            try:
                await self._pausing.pause(game_id, None)
            except OperationalError:
                raise
            except Exception:
                # Not even pausing works: the others go on, and this one is tried again.
                log.exception("game %s cannot be paused", game_id)
            else:
                return
        await self._database.commit_in(
            game_id, games.postpone, [game_id], self.clock.now() + RETRY_AFTER
        )

    async def _do(self, game: Game) -> None:
        if game.is_broken and game.row.paused_at is None:
            await self._pausing.pause(game.id, None)
            return
        appointment = next_appointment(game, self._tools.pace)
        if appointment is None:
            # Somebody who was to be reminded wants no reminders any more.
            await self._put_off(game, None)
            return
        if appointment.at > self.clock.now():
            await self._put_off(game, appointment.at)
            return
        match appointment.what:
            case Due.EXPIRE:
                await self._lobby.expire(game.id)
            case Due.ABANDON:
                await self._ending.abandon(game.id)
            case Due.START:
                await self._clocks.start(game.id)
            case Due.NOTICE | Due.WARNING:
                await self._clocks.tell(game.id)
            case Due.ROBOT:
                await self._act_as_a_robot(game, _robots_seat(game), MadeBy.ROBOT)
            case Due.TIME_OUT:  # as a robot would, for somebody who has used up their time
                await self._act_as_a_robot(game, _asked_seat(game), MadeBy.CLOCK)
            case what:
                action = _chosen(game, what)
                by_clock = what in (Due.CUT, Due.DECLARE)
                await self._act(game, action, MadeBy.CLOCK if by_clock else MadeBy.HOST)

    async def _put_off(self, game: Game, until: float | None) -> None:
        """Look at it another time, unless it has changed since it was read, or its moments have."""
        version = game.row.version
        await self._database.commit_in(game.id, games.postpone, [game.id], until, version=version)

    def think_ahead(self, game: Game) -> None:
        """Begin to think for the robot that is asked now, if there is a delay until it acts."""
        appointment = next_appointment(game, self._tools.pace) if self._at_work else None
        seat = _robots_seat(game)
        self.thinking.forget(game.id)
        if appointment is None or appointment.what is not Due.ROBOT or seat is None:
            return
        if appointment.at > self.clock.now():
            self.thinking.begin(game, seat)

    async def _act_as_a_robot(self, game: Game, seat: int | None, made_by: MadeBy) -> None:
        """Now, or when that is thought of: the host is woken then, and the game is still due."""
        if seat is not None:
            now = self.clock.now()
            late = max(0.0, now - (now if game.row.due_at is None else game.row.due_at))
            await self._act(game, self.thinking.ask(game, seat, late), made_by)

    async def _act(self, game: Game, action: Action | None, made_by: MadeBy) -> None:
        decision = None if action is None else decision_for(game.playing(), action)
        if action is not None and decision is not None:
            await self._door.act(game.id, decision.key, action, made_by)


def _chosen(game: Game, what: Due) -> Action | None:
    """Return what chance does, or the host for somebody: who has not chosen in time where to cut,
    how to deal, what to declare and whether to exchange a card, or has one card left."""
    state, asked = game.playing(), _asked_seat(game)
    if what is Due.CHANCE:
        return table_action(state, game.seed)
    if what is Due.CUT:
        cuts = state.phase is Phase.CUT
        return default_cut(state, game.seed) if cuts else default_packets(state)
    if asked is None:
        return None
    options = legal_actions(state, asked)
    if state.phase is Phase.TALON:  # nobody's card is given away for them, and nothing shown of it
        return Keep(asked)
    if what is Due.DECLARE:  # the proposal
        return options[0]
    # With its word: belote is never lost to the host's own hand.
    return max(options, key=lambda each: isinstance(each, Play) and each.word)


def _asked_seat(game: Game) -> int | None:
    decision = game.decision()
    return decision.actor if decision and isinstance(decision.actor, int) else None


def _robots_seat(game: Game) -> int | None:
    """Return the first seat that is asked and that a robot plays."""
    robots = {holder.seat for holder in game.seats if holder and holder.played_by_robot}
    return next((int(each.actor) for each in game.waits() if each.actor in robots), None)
