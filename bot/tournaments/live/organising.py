"""All that the organiser does with the tournament as a whole; each is possible after a restart."""

from collections.abc import Callable, Collection

from bot.storage.delivery.tournament_notifications import ASKED_FOR
from bot.storage.tournaments import daily_series, tournaments
from bot.storage.tournaments import reports as tournament_reports
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.daily_series import SeriesRow
from bot.storage.tournaments.reports import Report
from bot.tables.party.open_party import Asker
from bot.tournaments import Round, check_by_hand, fewest, is_over
from bot.tournaments.live import daily, stages
from bot.tournaments.live.change import Change, Transactions, in_charge_only, running_only
from bot.tournaments.live.drafts import Details, Draft, checked, create, describe, draft_of
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.stages import write_round


class Organising:
    """`asker`, everywhere: who is in charge, or the change is refused."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # Before it begins ----------------------------------------------------------------------------

    async def create(self, server_id: int, person_id: int, draft: Draft) -> Event:
        """A draft; whether somebody may is decided by the server, and asked before."""
        now = self._transactions.clock.now()
        values = checked(draft, now)
        async with self._transactions.database.write() as connection:
            whose = server_id, person_id
            tournament_id = await create(connection, self._transactions.entropy, whose, values, now)
        self._transactions.changed()
        return await self._transactions.shown(tournament_id)

    async def change(self, tournament_id: int, asker: Asker, draft: Draft) -> Event:
        """Another draft in its place."""
        async with self._transactions.change(tournament_id, asker) as change:
            if change.event.state != "draft":
                raise TournamentRefused(Refusal.NOT_A_DRAFT)
            change.set(**checked(draft, change.now))
            await change.note("changed", asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def edit(
        self, tournament_id: int, asker: Asker, alter: Callable[[Draft], Draft]
    ) -> Event:
        """The draft with something altered; what others altered meanwhile stays."""
        async with self._transactions.change(tournament_id, asker) as change:
            if change.event.state != "draft":
                raise TournamentRefused(Refusal.NOT_A_DRAFT)
            change.set(**checked(alter(draft_of(change.event)), change.now))
            await change.note("changed", asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def open(self, tournament_id: int, asker: Asker) -> Event:
        """Registration opens now."""
        async with self._transactions.change(tournament_id, asker) as change:
            await stages.open_registration(change, asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def close(self, tournament_id: int, asker: Asker) -> Event:
        """Registration closes now."""
        async with self._transactions.change(tournament_id, asker) as change:
            await stages.close_registration(change, asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def reopen(self, tournament_id: int, asker: Asker) -> Event:
        """Registration was closed too early, and opens once more, until the tournament starts."""
        async with self._transactions.change(tournament_id, asker) as change:
            await stages.reopen_registration(change, asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def start(self, tournament_id: int, asker: Asker) -> Event:
        """With those who are here now."""
        async with self._transactions.change(tournament_id, asker) as change:
            await stages.start(change, asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def all_here(self, tournament_id: int, asker: Asker) -> Event:
        """Everybody who is registered is here: somebody at the door has seen them. A tournament
        that only waited for them goes on."""
        async with self._transactions.change(tournament_id, asker) as change:
            event = change.event
            if event.state != "check_in":
                raise TournamentRefused(Refusal.NO_CHECK_IN)
            numbers = {each.number for each in event.standing("in", "waiting")}
            missing = [each for each in event.members if each.number in numbers and not each.here]
            for each in missing:
                await change.set_member(each, here=True)
            if missing:
                await change.note("all_here", asker.person_id)
            if event.row.paused_why == stages.TOO_FEW and len(numbers) >= fewest(event.plan):
                await stages.go_on(change)
        return await self._transactions.shown(tournament_id)

    async def reschedule(
        self, tournament_id: int, asker: Asker, closes_at: float, starts_at: float
    ) -> Event:
        """Other times, until it starts; `closes_at` is not looked at once registration is closed.

        Reminders go by the new ones, and the announcement shows them.
        """
        async with self._transactions.change(tournament_id, asker) as change:
            state = change.event.state
            if state not in ("registration", "check_in"):
                raise TournamentRefused(Refusal.CHANGED)
            if state == "check_in":
                closes_at = min(change.event.row.closes_at, starts_at)
            due_at = closes_at if state == "registration" else starts_at
            if not (closes_at <= starts_at and change.now < due_at):
                raise TournamentRefused(Refusal.BAD_TIMES)
            change.set(closes_at=closes_at, starts_at=starts_at, due_at=due_at)
            by = asker.person_id
            await change.note("rescheduled", by, closes=closes_at, starts=starts_at)
        return await self._transactions.shown(tournament_id)

    async def describe(self, tournament_id: int, asker: Asker, details: Details) -> Event:
        """Another name, description or contact, until it is over; before it starts also more
        places, or fewer, but no fewer than are taken. The announcement shows it."""
        async with self._transactions.change(tournament_id, asker) as change:
            await describe(change, details, asker.person_id)
        return await self._transactions.shown(tournament_id)

    # While it goes on ----------------------------------------------------------------------------

    async def pause(self, tournament_id: int, asker: Asker) -> Event:
        """No round is paired, its time stands, and its tables stand."""
        async with self._transactions.change(tournament_id, asker) as change:
            event = change.event
            if event.state in ("finished", "cancelled"):
                raise TournamentRefused(Refusal.OVER)
            if event.row.paused_at is None:
                await stages.pause(change, ASKED_FOR, asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def resume(self, tournament_id: int, asker: Asker) -> Event:
        """Everybody has as much time left as before."""
        async with self._transactions.change(tournament_id, asker) as change:
            if change.event.row.paused_at is not None:
                await stages.go_on(change)
                await change.note("resumed", asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def extend(
        self, tournament_id: int, asker: Asker, seconds: float, seen: int | None = None
    ) -> Event:
        """The round that is played has more time: from its limit, or from now if that is over.
        Where the tournament was to end at once, it does not any more.

        `seen`: the limit, in whole seconds, that whoever asks has seen; with another it is refused,
        so that two who ask at once do not give the time twice.
        """
        async with self._transactions.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            current = event.current
            if current is None:
                raise TournamentRefused(Refusal.NO_ROUND)
            if current.until is None:
                raise TournamentRefused(Refusal.NO_LIMIT)
            if seen is not None and int(current.until) != seen:
                raise TournamentRefused(Refusal.CHANGED)
            until = max(current.until, event.row.paused_at or change.now) + seconds
            await tournament_rounds.change_round(
                change.connection, event.id, current.number, until=until
            )
            for each in event.tables_of(current.number):
                if each.last_deal is not None and each.status == "playing" and not each.robots:
                    await tournament_rounds.change_table(
                        change.connection, event.id, (each.round, each.number), last_deal=None
                    )
            number = current.number
            if await _ends_at_once(change):
                change.set(last_round=None)
            change.show_round()
            await change.note("extended", asker.person_id, round=number, seconds=seconds)
        return await self._transactions.shown(tournament_id)

    async def pair_by_hand(self, tournament_id: int, asker: Asker, paired: Round) -> Event:
        """The next round as the organiser wants it, between two rounds.

        Raises `TournamentError` for what the format does not allow; see `check_by_hand`.
        """
        async with self._transactions.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            if event.current is not None:
                raise TournamentRefused(Refusal.ROUND_OPEN, round=event.current.number)
            if is_over(event.pure) or paired.number != len(event.rounds) + 1:
                raise TournamentRefused(Refusal.NO_ROUND)
            check_by_hand(event.pure, paired)
            await write_round(change, paired, by=asker.person_id)
        return await self._transactions.shown(tournament_id)

    async def end(self, tournament_id: int, asker: Asker, *, at_once: bool = False) -> Event:
        """There is no other round. `at_once`: the one that is played has no more time."""
        async with self._transactions.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            current = event.current
            await stages.go_on(change)
            if current is not None and at_once:
                await tournament_rounds.change_round(
                    change.connection, event.id, current.number, until=change.now
                )
            change.show_round()
            change.set(last_round=len(event.rounds))
            await change.note("ends", asker.person_id, round=len(event.rounds))
        return await self._transactions.shown(tournament_id)

    async def cancel(self, tournament_id: int, asker: Asker) -> Event:
        async with self._transactions.change(tournament_id, asker) as change:
            await stages.cancel(change, asker.person_id)
        return await self._transactions.shown(tournament_id)

    # Each day ------------------------------------------------------------------------------------

    async def create_daily(
        self, server_id: int, person_id: int, draft: Draft, zone: str = "UTC"
    ) -> SeriesRow:
        """A daily duplicate each day: when one closes, at midnight in `zone`, the next one opens.

        The draft's times are not looked at: the first one opens now. Raises as `create` does.
        """
        now = self._transactions.clock.now()
        async with self._transactions.database.write() as connection:
            series_id = await daily.begin_series(connection, server_id, person_id, draft, zone, now)
            series = await daily.find(connection, series_id)
        self._transactions.changed()
        return series

    async def stop_daily(self, series_id: int, asker: Asker) -> SeriesRow:
        """The one that is open goes on until midnight, and is the last."""
        async with self._transactions.database.write() as connection:
            series = await daily.find(connection, series_id)
            in_charge_only(asker)
            await daily_series.next_is(connection, series_id, None)
        self._transactions.changed()
        return series._replace(due_at=None)


async def _ends_at_once(change: Change) -> bool:
    """Return whether the round that is played has no more time because of `end`."""
    event, current = change.event, change.event.current
    if current is None or event.row.last_round != current.number:
        return False
    return await tournaments.was_noted(change.connection, event.id, "ends", current.until)


# Reports of a problem at a tournament's table -----------------------------------------------------


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
