"""Absence of who does not come to their table (T6): after five minutes robots play for an absent
team, or, where none stand in, it has forfeited after ten, as in brackets and teams whenever nobody
of it has come at all, or when time is up. A table to which nobody comes waits for
people as long as the round, at most for a quarter of an hour; then robots play its party. So they
do when all have gone from a table for a quarter of an hour.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from bot.storage.tournaments import tables as tournament_tables
from bot.storage.tournaments.rounds import RoundRow, TableRow
from bot.tables import Game, Holder
from bot.tournaments.live.event import Event
from bot.tournaments.live.results.table_results import (
    absentees,
    forfeiters,
    have_missed,
    note_last_deal,
)
from bot.tournaments.live.transactions import Transactions

STAND_IN_AFTER: Final = 300.0
"""seconds until robots play for who has not come"""
FORFEIT_AFTER: Final = 600.0
ROBOTS_PLAY_AFTER: Final = 900.0
"""seconds until robots play out a party at which nobody sits: less than `Pace.abandoned`"""
LOOK_AGAIN: Final = 30.0
"""seconds: meanwhile somebody may come, or be asked for the first time"""

Write = Callable[[Event, TableRow, str, dict[str, Any]], Awaitable[None]]
"""a result of a table"""


class Since(NamedTuple):
    """Moments of a round: when its tables were open, when who has not come forfeits, and when its
    time is up."""

    opened_at: float
    forfeits_at: float
    until: float | None


class Absence:
    def __init__(self, transactions: Transactions, write: Write) -> None:
        self._transactions = transactions
        self._write = write
        self._complete: set[int] = set()
        """games in which somebody of each entry has acted: nobody is absent there any more"""

    async def attend(self, event: Event, current: RoundRow) -> float | None:
        """When to look again; None: when something happens."""
        if event.plan.format.own_time:
            return None  # nobody waits there
        forfeits_at = current.paired_at + FORFEIT_AFTER
        if current.until is not None and event.plan.format.absent_forfeit:
            forfeits_at = min(forfeits_at, current.until)
        begins_at = current.paired_at + STAND_IN_AFTER if event.row.stand_ins else forfeits_at
        now = self._transactions.clock.now()
        if now < min(begins_at, forfeits_at):
            return min(begins_at, forfeits_at)
        unsure = False
        for table in event.tables_of(current.number):
            if table.status != "playing" or table.game_id is None or event.is_settled(table):
                continue
            if table.robots or self._is_played(table.game_id):
                continue
            unsure = True
            since = Since(current.paired_at, forfeits_at, current.until)
            await self._look(event, table, table.game_id, since)
        return now + LOOK_AGAIN if unsure else self._until_somebody_leaves(event, current, now)

    def _is_played(self, game_id: int) -> bool:
        """Return whether a person of each entry has acted there, and not all have gone since."""
        game = self._transactions.tables.games.remembered(game_id, 0)
        return game_id in self._complete and game is not None and not game.deserted

    def _until_somebody_leaves(self, event: Event, current: RoundRow, now: float) -> float | None:
        """People may step away from any table: robots play on there, where they stand in."""
        playing = any(each.status == "playing" for each in event.tables_of(current.number))
        return now + STAND_IN_AFTER if playing and event.row.stand_ins else None

    async def _look(self, event: Event, table: TableRow, game_id: int, since: Since) -> None:
        """Give whoever has been there a quarter of an hour from when they stepped away."""
        match = event.match_of(table)
        async with self._transactions.database.read() as connection:
            numbers = [each.number for each in match]
            acted = await tournament_tables.who_acted(connection, event.id, table.round, numbers)
        unseen = absentees(event, [table], acted)
        game = await self._transactions.tables.load(game_id)
        if not unseen:
            self._complete.add(game_id)
        if game.row.paused_at is not None or not (unseen or game.deserted):
            return
        now = self._transactions.clock.now()
        gone = forfeiters(event, table, acted)
        if gone and now >= since.forfeits_at:
            ids = [each.game_id for each in match if each.game_id is not None]
            games = [await self._transactions.tables.load(each) for each in ids]
            over = since.until is not None and now >= since.until
            if have_missed(event, games, gone, one_of_each=over):
                await self._write(event, table, "forfeit", {"absent": gone})
                return
        if not event.row.stand_ins:
            return
        for each in unseen:
            if each not in gone:
                await self._stand_in(game, self._holders(event, game, each))
        opened_at = since.opened_at
        if acted and game.row.asked_at is not None:
            opened_at = max(opened_at, game.row.asked_at)
        if not gone and now >= opened_at + ROBOTS_PLAY_AFTER and game.deserted:
            await self._play_out(event, table, game_id)

    async def _stand_in(self, game: Game, holders: list[Holder]) -> None:
        """Nobody of a team has done anything, and somebody of it has missed an action: robots play
        for it, until they come back."""
        if not any(each.away or each.missed for each in holders):
            return  # it may not have been asked yet, or has time left
        for each in holders:
            if each.person is not None and not each.away:
                await self._transactions.tables.seats.leave(game.id, each.person.id)

    async def _play_out(self, event: Event, table: TableRow, game_id: int) -> None:
        arranged = self._transactions.tables.arranged
        async with self._transactions.change(event.id, version=event.row.version) as change:
            played = await self._transactions.tables.games.load(change.connection, game_id)
            await note_last_deal(change, table, played)
            game = await arranged.play_out(change.connection, game_id)
            await change.note("robots_play", round=table.round, tables=1)
        arranged.changed([game])

    def _holders(self, event: Event, game: Game, entry: int) -> list[Holder]:
        """The seats of an entry's people."""
        ids = {each.person_id for each in event.members_of(entry)}
        return [each for each in game.people if each.person and each.person.id in ids]
