"""Reports of a problem at a tournament's table."""

from collections.abc import Collection

from bot.storage.tournaments import reports as tournament_reports
from bot.storage.tournaments.reports import Report
from bot.tournaments.live.transactions import Transactions


class Reports:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def make(self, tournament_id: int, called: Collection[int], report: Report) -> bool:
        """Call organisers to a table; return whether the same person has done so just before.

        Then nobody is written to once more.
        """
        now = self._transactions.clock.now()
        async with self._transactions.database.write() as connection:
            if await tournament_reports.was_made(connection, tournament_id, report, now):
                return True
            await tournament_reports.add(connection, tournament_id, list(called), report, now)
        self._transactions.changed()
        return False
