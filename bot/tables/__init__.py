"""Games in progress: the lobby, the one door, the host, and the rows of what must be shown."""

import os
from collections.abc import Callable

from bot.clock import Clock
from bot.rules import SEED_BYTES
from bot.storage.engine.database import Database
from bot.tables.delivery.outbox import Hands
from bot.tables.delivery.threads import Threads
from bot.tables.finished.records import Publishing
from bot.tables.finished.results import is_rated
from bot.tables.game import ROBOT_NAMES, Game, Games, Holder, MadeBy
from bot.tables.host import Host
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.opening import Arranged, Opening
from bot.tables.lobby.saved_rules import SavedRules
from bot.tables.options import TableRules, Tempo
from bot.tables.party.door import Acted, Door
from bot.tables.party.ending import Ending, Pausing
from bot.tables.party.hints import Hints
from bot.tables.party.notes import Notes
from bot.tables.party.practice import Practice
from bot.tables.party.seats import Seats
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import Pace
from bot.tables.time.timekeeper import Timekeeper
from bot.tables.tools import Tools


def new_seed() -> bytes:
    """The secret seed of a party, from the system's secure randomness."""
    return os.urandom(SEED_BYTES)


class Tables:
    """Everything at the tables, on one database and one clock."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        pace: Pace | None = None,
        *,
        entropy: Callable[[], bytes] = new_seed,
    ) -> None:
        self.database = database
        self.clock = clock
        self.pace = pace or Pace()
        self.games = Games()
        self._listeners: list[Callable[[], None]] = []
        self._followers: list[Callable[[], None]] = []
        tools = Tools(
            database,
            clock,
            self.pace,
            self.games,
            acted=lambda game: self.host.think_ahead(game),
            changed=self.changed,
            ended=self.ended,
        )
        database.heard = self.changed
        database.people.forget = self.games.forget_person
        self.load = tools.load
        self.door = Door(tools)
        self.lobby = Lobby(tools, entropy)
        self.arranged = Arranged(tools, entropy)
        self.saved_rules = SavedRules(tools)
        self.clocks = Timekeeper(tools, lambda: self.host.wake())
        self.hands = Hands(tools, self.clocks)
        self.seats = Seats(tools)
        self.notes = Notes(tools)
        self.pausing = Pausing(tools)
        self.ending = Ending(tools)
        self.practice = Practice(tools, self.door, self.ending, entropy)
        self.threads = Threads(tools, self.ending)
        self.publishing = Publishing(tools, entropy)
        self.hints = Hints(tools, lambda work: self.host.thinking.beside(work))
        self.host = Host(tools, self.door, self.lobby, self.clocks, self.ending, self.pausing)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` after each commit."""
        self._listeners.append(listener)

    def on_result(self, follower: Callable[[], None]) -> None:
        """Call `follower` when a party has ended, with a result or before its end."""
        self._followers.append(follower)

    def ended(self) -> None:
        for follower in self._followers:
            follower()

    def changed(self) -> None:
        """Something was committed: wake whoever does and shows things."""
        self.host.wake()
        for listener in self._listeners:
            listener()

    def clock_was_set(self) -> None:
        self.games.forget_moments()
        self.changed()

    async def is_rated(self, game: Game) -> bool:
        """Return whether a party that goes on counts for those who began it."""
        return await self.database.ask(is_rated, game)

    async def load_at(self, game_id: int, version: int) -> Game:
        """The game at `version` or later, from memory if possible."""
        return self.games.remembered(game_id, version) or await self.load(game_id)
