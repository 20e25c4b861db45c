"""Reports of a problem at a tournament's table."""

from collections.abc import Collection

from bot.storage.tournaments import reports as tournament_reports
from bot.storage.tournaments.reports import Report
from bot.tournaments.live.desk import Desk


class Reports:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def make(self, tournament_id: int, called: Collection[int], report: Report) -> bool:
        """Call organisers to a table; return whether the same person has done so just before.

        Then nobody is written to once more.
        """
        now = self._desk.clock.now()
        async with self._desk.database.write() as connection:
            if await tournament_reports.was_made(connection, tournament_id, report, now):
                return True
            await tournament_reports.add(connection, tournament_id, list(called), report, now)
        self._desk.changed()
        return False
