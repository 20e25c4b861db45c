"""The organiser's actions on a tournament as a whole; each is possible after a restart."""

from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import SeriesRow
from bot.storage.people import servers
from bot.storage.tokens import new_token
from bot.storage.tournaments import daily_series, news, page_links, tournaments
from bot.storage.tournaments.news import ASKED_FOR, NewsReport
from bot.storage.tournaments.page_links import PageLink
from bot.tables.party.open_party import Asker
from bot.tournaments import Round, check_by_hand, fewest, is_over
from bot.tournaments.live import daily, stages
from bot.tournaments.live.change import Change, Desk, changes, in_charge_only, running_only
from bot.tournaments.live.drafts import Details, Draft, checked, create, describe, redraft
from bot.tournaments.live.event import Event, can_close
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.stages import write_round


def _goes_on_to(
    step: Callable[[Change, int], Awaitable[None]],
) -> Callable[["Organising", int, Asker], Coroutine[Any, Any, Event]]:
    """An action of an organiser that is nothing but the tournament's next state."""

    @changes
    async def stage(_: "Organising", change: Change, asker: Asker) -> None:
        await step(change, asker.person_id)

    return stage


MOST_ORGANISERS = 5
"""co-organisers of a tournament"""
DELAYS = (0, 60, 300, 900)
"""seconds by which tables may be shown later than they are played"""


class Organising(Desk):
    """`asker`, everywhere: who is in charge, or the change is refused."""

    # Before it begins ----------------------------------------------------------------------------

    async def create(self, server_id: int, person_id: int, draft: Draft) -> Event:
        """A draft; whether somebody may is decided by the server, and asked before."""
        now = self.transactions.clock.now()
        values = checked(draft, now)
        async with self.transactions.database.write() as connection:
            whose = server_id, person_id
            tournament_id = await create(connection, self.transactions.entropy, whose, values, now)
        self.transactions.changed()
        return await self.transactions.shown(tournament_id)

    @changes
    async def edit(self, change: Change, asker: Asker, alter: Callable[[Draft], Draft]) -> None:
        """The draft with something altered, or as long as nobody is in what is announced; what
        others altered meanwhile stays."""
        await redraft(change, alter, self.transactions.entropy, asker.person_id)

    open = _goes_on_to(stages.open_registration)
    """Registration opens now."""
    close = _goes_on_to(stages.close_registration)
    """Registration closes now."""
    reopen = _goes_on_to(stages.reopen_registration)
    """Registration was closed too early, and opens once more, until the tournament starts."""
    start = _goes_on_to(stages.start)
    """The tournament starts, with those who are here now."""
    cancel = _goes_on_to(stages.cancel)

    @changes
    async def all_here(self, change: Change, asker: Asker) -> None:
        """Check in all who are registered: somebody at the door has seen them. A tournament that
        only waited for them goes on."""
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

    @changes
    async def reschedule(
        self, change: Change, asker: Asker, closes_at: float, starts_at: float
    ) -> None:
        """Set other times, until it starts; `closes_at` counts until registration is closed.

        Reminders go by the new ones, and the announcement shows them.
        """
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

    @changes
    async def describe(self, change: Change, asker: Asker, details: Details) -> None:
        """Set name, description or contact, until it is over; before it starts also more
        places, or fewer, but no fewer than are taken. The announcement shows it."""
        await describe(change, details, asker.person_id)

    @changes
    async def name_organisers(self, change: Change, asker: Asker, people: Collection[int]) -> None:
        """Put these people, at most `MOST_ORGANISERS`, in charge of it too, and nobody else but who
        organises on its server (T10). Who is new is told."""
        event, connection = change.event, change.connection
        if asker.only_here:
            raise TournamentRefused(Refusal.NAMED_BY_ORGANISERS)
        if event.state == "cancelled":
            raise TournamentRefused(Refusal.OVER)
        before = await tournaments.co_organisers(connection, event.id)
        wanted = sorted(dict.fromkeys(people))[:MOST_ORGANISERS]
        if await servers.are_blocked(connection, event.row.server_id, set(wanted)):
            raise TournamentRefused(Refusal.ORGANISER_BLOCKED)
        if wanted != before:
            await tournaments.name_co_organisers(connection, event.id, wanted)
            line = await change.note("organisers", asker.person_id, organisers=wanted)
            new = [each for each in wanted if each not in before]
            by = asker.person_id
            await change.tell(Subject.ORGANISER, line, new, by, who=[by])

    # Its page for browsers -----------------------------------------------------------------------

    @changes
    async def open_page(self, change: Change, asker: Asker) -> None:
        """Give it a link under which anybody reads it; one that it had leads nowhere any more, but
        what it kept back the new one does, too."""
        event, connection = change.event, change.connection
        server = await servers.get(connection, event.row.server_id)
        if not server.pages:
            raise TournamentRefused(Refusal.NO_PAGES)
        if event.state in ("draft", "cancelled"):
            raise TournamentRefused(Refusal.CHANGED)
        token = new_token(self.transactions.entropy())
        before = await page_links.link_of(connection, event.id)
        await page_links.add(connection, event.id, token)
        if before is not None:
            kept = {"held": before.held, "delay": before.delay, "closed_from": before.closed_from}
            await page_links.change(connection, event.id, **kept)
        await change.note("page_opened", asker.person_id)

    @changes
    async def close_page(self, change: Change, asker: Asker) -> None:
        """Take the link back: whoever has it reads nothing any more."""
        if await page_links.link_of(change.connection, change.event.id) is not None:
            await page_links.remove(change.connection, change.event.id)
            await change.note("page_closed", asker.person_id)

    @changes
    async def list_page(self, change: Change, asker: Asker, listed: bool) -> None:
        """Let everybody find it on the first page, and search engines; or nobody any more."""
        if (await _link(change)).listed != listed:
            await page_links.change(change.connection, change.event.id, listed=listed)
            await change.note("page_listed" if listed else "page_unlisted", asker.person_id)

    @changes
    async def hold_results(self, change: Change, asker: Asker, held: bool) -> None:
        """Let its page show the results of a round when that is over, or as they come; on Discord
        they stand at once in any case."""
        if (await _link(change)).held != held:
            await page_links.change(change.connection, change.event.id, held=held)
            await change.note("page_held" if held else "page_unheld", asker.person_id)

    @changes
    async def delay_tables(self, change: Change, asker: Asker, seconds: int) -> None:
        """Let tables that are watched in a browser show what happens there so much later, so that
        nobody who plays is helped by who watches; one of `DELAYS`."""
        assert seconds in DELAYS
        if (await _link(change)).delay != seconds:
            await page_links.change(change.connection, change.event.id, delay=seconds)
            await change.note("page_delayed", asker.person_id, seconds=seconds)

    @changes
    async def close_screen(self, change: Change, asker: Asker, first: int) -> None:
        """Let its page show neither results nor standings of round `first` and those after it
        before all is over; 0: open it again. On Discord they stand in any case."""
        if first and not can_close(change.event):
            raise TournamentRefused(Refusal.CHANGED)
        if (await _link(change)).closed_from != first:
            await page_links.change(change.connection, change.event.id, closed_from=first)
            what = "page_screen_closed" if first else "page_screen_opened"
            await change.note(what, asker.person_id, **({"round": first} if first else {}))

    # While it goes on ----------------------------------------------------------------------------

    @changes
    async def pause(self, change: Change, asker: Asker) -> None:
        """Pause it: no round is paired, its time stands, and its tables stand."""
        event = change.event
        if event.state in ("finished", "cancelled"):
            raise TournamentRefused(Refusal.OVER)
        if event.row.paused_at is None:
            await stages.pause(change, ASKED_FOR, asker.person_id)

    @changes
    async def resume(self, change: Change, asker: Asker) -> None:
        """Go on after a pause, with as much time left as before."""
        if change.event.row.paused_at is not None:
            await stages.go_on(change)
            await change.note("resumed", asker.person_id)

    @changes
    async def extend(
        self, change: Change, asker: Asker, seconds: float, seen: int | None = None
    ) -> None:
        """The round that is played has more time: from its limit, or from now if that is over.
        Where the tournament was to end at once, it does not any more.

        `seen`: the limit, in whole seconds, that whoever asks has seen; with another it is refused,
        so that two who ask at once do not give the time twice.
        """
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
        await change.set_round(current.number, until=until)
        for each in event.tables_of(current.number):
            if each.last_deal is not None and each.status == "playing" and not each.robots:
                await change.set_table(each, last_deal=None)
        is_last = event.row.last_round == current.number
        if is_last and await tournaments.was_noted(
            change.connection, event.id, "ends", current.until
        ):
            change.set(last_round=None)
        change.show_round()
        await change.note("extended", asker.person_id, round=current.number, seconds=seconds)

    @changes
    async def confirm_round(self, change: Change, asker: Asker, number: int) -> None:
        """The results of a round that is played stand: nobody reports any more (T9)."""
        running_only(change.event)
        current = change.event.current
        if current is None or current.number != number or current.protest_until is None:
            raise TournamentRefused(Refusal.CHANGED)
        await change.set_round(number, protest_until=change.now)
        await change.note("confirmed_round", asker.person_id, round=number)

    @changes
    async def pair_by_hand(self, change: Change, asker: Asker, paired: Round) -> None:
        """The next round as the organiser wants it, between two rounds.

        Raises `TournamentError` for what the format does not allow; see `check_by_hand`.
        """
        event = change.event
        running_only(event)
        if event.current is not None:
            raise TournamentRefused(Refusal.ROUND_OPEN, round=event.current.number)
        if is_over(event.pure) or paired.number != len(event.rounds) + 1:
            raise TournamentRefused(Refusal.NO_ROUND)
        check_by_hand(event.pure, paired)
        await write_round(change, paired, by=asker.person_id)

    @changes
    async def end(self, change: Change, asker: Asker, *, at_once: bool = False) -> None:
        """End the tournament after this round. `at_once`: the round that is being played ends
        now."""
        event = change.event
        running_only(event)
        current = event.current
        await stages.go_on(change)
        if current is not None and at_once:
            await change.set_round(current.number, until=change.now)
        change.show_round()
        change.set(last_round=len(event.rounds))
        await change.note("ends", asker.person_id, round=len(event.rounds))

    # Each day ------------------------------------------------------------------------------------

    async def create_daily(
        self, server_id: int, person_id: int, draft: Draft, zone: str = "UTC"
    ) -> SeriesRow:
        """A daily duplicate each day: when one closes, at midnight in `zone`, the next one opens.

        The draft's times are not looked at: the first one opens now. Raises as `create` does.
        """
        now = self.transactions.clock.now()
        async with self.transactions.database.write() as connection:
            series_id = await daily.begin_series(connection, server_id, person_id, draft, zone, now)
            series = await daily.find(connection, series_id)
        self.transactions.changed()
        return series

    async def stop_daily(self, series_id: int, asker: Asker) -> SeriesRow:
        """The one that is open goes on until midnight, and is the last."""
        async with self.transactions.database.write() as connection:
            series = await daily.find(connection, series_id)
            in_charge_only(asker)
            await daily_series.next_is(connection, series_id, None)
        self.transactions.changed()
        return series._replace(due_at=None)

    async def report(self, tournament_id: int, called: Collection[int], report: NewsReport) -> bool:
        """Call organisers to a table; return whether the same person has done so just before.

        Then nobody is written to once more.
        """
        what = tournament_id, called, report, self.transactions.clock.now()
        told = await self.transactions.database.commit(news.add_report, *what)
        if told:
            self.transactions.changed()
        return not told


async def _link(change: Change) -> PageLink:
    """The link of its page for browsers; raises `TournamentRefused` where it has none."""
    link = await page_links.link_of(change.connection, change.event.id)
    if link is None:
        raise TournamentRefused(Refusal.NO_PAGES)
    return link
