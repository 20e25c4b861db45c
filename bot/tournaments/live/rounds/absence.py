"""Absence of who does not come to their table (T6): after five minutes robots play for an absent
team, or, where none stand in, it has forfeited after ten. A table to which nobody comes waits for
people as long as the round, at most for a quarter of an hour; then robots play its party. So they
do when all have gone from a table for a quarter of an hour.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.storage.tournaments import tables as tournament_tables
from bot.storage.tournaments.rounds import RoundRow, TableRow
from bot.tables import Game, Holder
from bot.tournaments.live.event import Event
from bot.tournaments.live.results.table_results import absentees, note_last_deal
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
        after = STAND_IN_AFTER if event.row.stand_ins else FORFEIT_AFTER
        now = self._transactions.clock.now()
        if now < current.paired_at + after:
            return current.paired_at + after
        unsure = False
        for table in event.tables_of(current.number):
            if table.status != "playing" or table.game_id is None or event.is_settled(table):
                continue
            if table.robots or self._is_played(table.game_id):
                continue
            unsure = True
            await self._look(event, table, table.game_id, current.paired_at)
        return now + LOOK_AGAIN if unsure else self._until_somebody_leaves(event, current, now)

    def _is_played(self, game_id: int) -> bool:
        """Return whether a person of each entry has acted there, and not all have gone since."""
        game = self._transactions.tables.games.remembered(game_id, 0)
        return game_id in self._complete and game is not None and not game.deserted

    def _until_somebody_leaves(self, event: Event, current: RoundRow, now: float) -> float | None:
        """People may step away from any table: robots play on there, where they stand in."""
        playing = any(each.status == "playing" for each in event.tables_of(current.number))
        return now + STAND_IN_AFTER if playing and event.row.stand_ins else None

    async def _look(self, event: Event, table: TableRow, game_id: int, since: float) -> None:
        """`since`: when the table was open; whoever has been there has a quarter of an hour from
        when they stepped away."""
        async with self._transactions.database.read() as connection:
            acted = await tournament_tables.who_acted(connection, game_id)
        unseen = absentees(event, table, acted)
        game = await self._transactions.tables.load(game_id)
        if not unseen:
            self._complete.add(game_id)
        if game.row.paused_at is not None or not (unseen or game.deserted):
            return
        if acted and game.row.asked_at is not None:
            since = max(since, game.row.asked_at)
        nobody_comes = self._transactions.clock.now() >= since + ROBOTS_PLAY_AFTER
        absent = {each: self._holders(event, game, each) for each in unseen}
        if event.row.stand_ins:
            for holders in absent.values():
                await self._stand_in(game, holders)
            if nobody_comes and game.deserted:
                await self._play_out(event, table, game_id)
            return
        if not unseen:
            return
        # Where somebody of another team has not been asked yet, nobody knows whether that is here.
        if all(each.away or each.missed for holders in absent.values() for each in holders):
            await self._write(event, table, "forfeit", {"absent": unseen})

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
