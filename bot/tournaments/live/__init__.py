"""Tournaments in progress: registration, rounds that run themselves, what organisers decide.

What is paired and who stands where is asked of `bot.tournaments`; this is the part that keeps it,
opens its tables and sees to it that everything happens once.
"""

from collections.abc import Callable

from bot.storage.engine.tournament_schema import LogRow, SeriesRow, TournamentRow
from bot.storage.tournaments import daily_series, tournaments
from bot.tables import Tables, new_seed
from bot.tables.party.open_party import Asker
from bot.tournaments import Standings
from bot.tournaments.live.change import Transactions
from bot.tournaments.live.drafts import Draft
from bot.tournaments.live.event import Event
from bot.tournaments.live.leagues import League, LeagueDraft, Leagues
from bot.tournaments.live.organising import Organising
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration import Registration
from bot.tournaments.live.seeding import Seeding
from bot.tournaments.live.verdicts import Verdicts
from bot.tournaments.live.weekly import Weekly
from bot.tournaments.live.worker import TournamentsWorker
from bot.tournaments.shown.reckoned import reckon


class Tournaments:
    """Everything about tournaments, on the database and the clock of the tables."""

    def __init__(self, tables: Tables, entropy: Callable[[], bytes] = new_seed) -> None:
        self._listeners: list[Callable[[], None]] = []
        self._transactions = Transactions(tables, self.changed, entropy)
        self.organising = Organising(self._transactions)
        self.registration = Registration(self._transactions)
        self.verdicts = Verdicts(self._transactions)
        self.seeding = Seeding(self._transactions)
        self.weekly = Weekly(self._transactions)
        self.leagues = Leagues(self._transactions)
        self.worker = TournamentsWorker(self._transactions)
        tables.on_result(self.worker.wake)
        tables.on_change(self.worker.table_changed)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` after each commit that changes a tournament."""
        self._listeners.append(listener)

    def changed(self) -> None:
        self.worker.wake()
        for listener in self._listeners:
            listener()

    async def load(self, tournament_id: int) -> Event:
        """A tournament as anybody may see it; see `as_shown`. Raises `TournamentRefused`."""
        return await self._transactions.shown(tournament_id)

    async def standings(self, tournament_id: int) -> Standings:
        """Standings made anew from the results, of duplicates those of closed rounds."""
        return reckon((await self.load(tournament_id)).pure).standings

    async def log(self, tournament_id: int, limit: int = 100) -> list[LogRow]:
        """Return what was done, the newest first."""
        return await self._transactions.database.ask(tournaments.log_of, tournament_id, limit)

    async def of_server(
        self, server_id: int, *states: str, daily: bool | None = None, limit: int = 25
    ) -> list[TournamentRow]:
        """Return those in these states (none given: in any), the newest first; `daily`: only
        dailies, or none of them."""
        return await self._transactions.database.ask(
            tournaments.of_server, server_id, *states, daily=daily, limit=limit
        )

    async def daily_of(self, server_id: int) -> list[SeriesRow]:
        """The daily duplicates that come back each day on a server, the newest first."""
        return await self._transactions.database.ask(daily_series.of_server, server_id)

    async def of_person(self, person_id: int, *states: str) -> list[int]:
        return await self._transactions.database.ask(tournaments.of_person, person_id, *states)
