"""A change of a tournament: what is written, what is noted, and which posts are to show it."""

from bisect import insort
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import EntryRow, InvitationRow, MemberRow
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import news, tournaments
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.news import ToPlan
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Tables, new_seed
from bot.tables.party.open_party import Asker
from bot.tournaments.live.event import Event, as_shown, load_event
from bot.tournaments.live.refusals import Refusal, TournamentRefused

OPENED = frozenset({"registration", "running"})
"""what becomes of a draft that is announced: people enter, or in a daily play at once"""


class Change:
    """A change that is being made: the tournament as it is by now, and the transaction.

    `event` knows at once who takes part; rounds, tables and results are those from before.
    """

    def __init__(self, connection: AsyncConnection, event: Event, now: float) -> None:
        self.connection = connection
        self.event = self.before = event
        self.now = now
        self.values: dict[str, Any] = {}
        self.made = False
        self._played = False
        """whether a table has its result by this change"""
        self._posts = {(Subject.ANNOUNCEMENT, 0)}
        self._rounds: set[int] = set()
        """those in which something has come to count, or to count no more"""

    async def note(self, what: str, by: int | None = None, **facts: Any) -> int:
        """Write down what was done, by a line of the log; the tournament has another version then.

        Of an `entry` the log keeps who is in it, as nobody is once it has gone: their numbers,
        None for a robot.
        """
        self.made = True
        if "entry" in facts:
            facts["people"] = [each.person_id for each in self.event.members_of(facts["entry"])]
        return await tournaments.note(self.connection, self.event.id, what, self.now, by, **facts)

    def set(self, **values: Any) -> None:
        """Columns of the tournament, written with its new version."""
        self.values |= values

    def show(self, subject: Subject, number: int = 0) -> None:
        """A post of the tournament's channel is to show this change, besides the announcement.

        A daily duplicate has no round to show: nobody meets anybody there.
        """
        if subject == Subject.ROUND:
            self._rounds.add(number)
            if self.event.format.own_time:
                return
        self._posts.add((subject, number))

    def show_round(self) -> None:
        """The post of the round that is played says how much time there is."""
        current = self.event.current
        if current is not None and not self.event.format.own_time:
            self._posts.add((Subject.ROUND, current.number))

    async def write(self) -> None:
        """Write what was set, as a new version, and what has to show it: nothing of a draft, nor of
        one that was given up."""
        row, finished = self.event.row, self.before.state == "finished"
        row = row._replace(version=row.version + 1)
        self.event = replace(self.event, row=row)
        if finished:  # what it has left behind may be another
            self.values.setdefault("due_at", self.now)
        await tournaments.change(self.connection, row.id, version=row.version, **self.values)
        if self.before.state == "draft" and self.values.get("state") not in OPENED:
            return
        if self._rounds:
            first = min(self._rounds)
            for each in await tournament_rounds.rounds_of(self.connection, row.id):
                if each.number >= first and each.closed_at is not None:
                    self.show(Subject.STANDINGS, each.number)
            if finished:
                self.show(Subject.PODIUM)
        # Of a day's duplicate of which nobody has finished a board there is nothing to show.
        kinds = {each.kind for each in self.event.latest.values()}
        if self.event.format.own_time and not self._played and "played" not in kinds:
            self._posts = {(Subject.ANNOUNCEMENT, 0)}
        for post in sorted(self._posts):
            await tournament_posts.want(self.connection, row.id, row.channel_id, post, self.now)
        await tournament_posts.schedule(self.connection, row.id, self.now)

    # Who takes part: written, and in `event` at once ---------------------------------------------

    async def add_entry(self, members: Iterable[MemberRow], **values: Any) -> int:
        """A new entry with its people, whose `number` is not looked at; its number."""
        number = await tournament_entries.add(self.connection, self.event.id, **values)
        self._have(entries=(*self.event.entries, EntryRow(number, None, **values)))
        for each in members:
            await self.add_member(each._replace(number=number))
        return number

    async def set_entry(self, number: int, **values: Any) -> None:
        await tournament_entries.change(self.connection, self.event.id, number, **values)
        entries = self.event.entries
        self._have(
            entries=tuple(
                each._replace(**values) if each.number == number else each for each in entries
            )
        )

    async def take_out(self, number: int) -> None:
        """An entry that will not play, and has not: its people are free to enter anew."""
        for asked in self.event.asked_of(number):
            await self.answer(asked, "taken_back")
        for each in self.event.members_of(number):
            await self.remove_member(each)
        await self.set_entry(number, standing="out", name=None)

    async def add_member(self, member: MemberRow) -> None:
        await tournament_entries.add_member(self.connection, self.event.id, member)
        members = list(self.event.members)
        insort(members, member, key=_place)
        self._have(members=tuple(members))

    async def set_member(self, member: MemberRow, **values: Any) -> None:
        place = _place(member)
        await tournament_entries.change_member(self.connection, self.event.id, *place, **values)
        changed = member._replace(**values)
        members = self.event.members
        self._have(members=tuple(changed if _place(each) == place else each for each in members))

    async def remove_member(self, member: MemberRow) -> None:
        await tournament_entries.remove_member(self.connection, self.event.id, member)
        self._have(members=tuple(each for each in self.event.members if each != member))

    async def invite(self, number: int, person_id: int, by: int) -> InvitationRow:
        """Ask somebody to play in an entry."""
        values = {"number": number, "person_id": person_id, "by_id": by, "at": self.now}
        row = await tournament_entries.invite(self.connection, self.event.id, **values)
        invitation = InvitationRow(row, **values)
        self._have(invitations=(*self.event.invitations, invitation))
        return invitation

    async def answer(self, invitation: InvitationRow, said: str) -> None:
        await tournament_entries.answer(self.connection, invitation.id, said, self.now)
        changed = invitation._replace(answer=said, answered_at=self.now)
        found = self.event.invitations
        self._have(
            invitations=tuple(changed if each.id == invitation.id else each for each in found)
        )

    def _have(self, **parts: Any) -> None:
        self.made = True
        self.event = replace(self.event, **parts)

    # Rounds and tables ---------------------------------------------------------------------------

    async def set_round(self, number: int, **values: Any) -> None:
        await tournament_rounds.change_round(self.connection, self.event.id, number, **values)

    async def set_table(self, table: TableRow, **values: Any) -> None:
        place = table.round, table.number
        await tournament_rounds.change_table(self.connection, self.event.id, place, **values)

    async def tell(
        self,
        subject: Subject,
        number: int,
        people: Iterable[int | None],
        *but: int | None,
        **facts: Any,
    ) -> None:
        """Plan to tell people something; not robots (None), nor those in `but`, who know."""
        told = [
            ToPlan(self.event.id, each, subject, number, facts)
            for each in people
            if each is not None and each not in but
        ]
        await news.plan(self.connection, self.now, *told)

    # Results -------------------------------------------------------------------------------------

    async def result(
        self,
        kind: str,
        round_number: int,
        *,
        table: int | None = None,
        entry: int | None = None,
        supersedes: int | None = None,
        why: str = "",
        by: int | None = None,
        **facts: Any,
    ) -> int:
        """One more row of results; its id."""
        self._rounds.add(round_number)
        self._played |= kind == "played"
        if table is not None:
            self.show(Subject.ROUND, round_number)
        return await tournament_rounds.add_result(
            self.connection,
            self.event.id,
            kind=kind,
            round=round_number,
            table_number=table,
            entry=entry,
            facts=facts,
            supersedes=supersedes,
            why=why,
            by_id=by,
            at=self.now,
        )


def _place(member: MemberRow) -> tuple[int, int]:
    """The key of a member: the entry, and the place in it."""
    return member.number, member.place


# Transactions -------------------------------------------------------------------------------------

# Load it, ask the format, write rows, commit. A refused change changes nothing and says why.


REMEMBERED = 32
"""tournaments whose entries are not read anew for each look"""


class Transactions:
    """The tools of whoever changes a tournament. `changed` is called after a
    commit."""

    def __init__(
        self,
        tables: Tables,
        changed: Callable[[], None],
        entropy: Callable[[], bytes] = new_seed,
    ) -> None:
        self.tables = tables
        self.database = tables.database
        self.clock = tables.clock
        self.changed = changed
        self.entropy = entropy
        self._known: LRUCache[int, Event] = LRUCache(REMEMBERED)

    @asynccontextmanager
    async def change(
        self, tournament_id: int, asker: Asker | None = None, version: int | None = None
    ) -> AsyncIterator[Change]:
        """`asker`: who must be in charge. `version`: what was decided is of this one; of another
        nothing is changed, and `Overtaken` is raised."""
        async with self.database.write() as connection:
            event = await self._load(connection, tournament_id)
            if asker is not None:
                in_charge_only(asker)
            if version is not None and event.row.version != version:
                raise Overtaken
            change = Change(connection, event, self.clock.now())
            yield change
            if change.made:
                await change.write()
        self._remember(change.event)
        if change.made:
            self.changed()

    async def shown(self, tournament_id: int) -> Event:
        """A tournament as anybody may see it: nothing of boards that are still played somewhere."""
        return as_shown(await self.load(tournament_id))

    async def load(self, tournament_id: int) -> Event:
        """A tournament at one moment: what was changed while it was read is read again."""
        async with self.database.read() as connection:
            event = await self._load(connection, tournament_id)
            while await tournaments.find(connection, tournament_id) != event.row:
                event = await self._load(connection, tournament_id)
        self._remember(event)
        return event

    async def who_acted(self, event: Event, table: TableRow) -> set[int]:
        """The people who did something in the match of a table."""
        numbers = [each.number for each in event.match_of(table)]
        return await self.database.ask(tournament_rounds.who_acted, event.id, table.round, numbers)

    def _remember(self, event: Event) -> None:
        """Keep who takes part; rounds, tables and results are read for each look."""
        self._known[event.id] = replace(event, rounds=(), tables=(), results=())

    async def _load(self, connection: AsyncConnection, tournament_id: int) -> Event:
        return await load_event(connection, tournament_id, self._known.get(tournament_id))


class Desk:
    """A place where tournaments are changed."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions


D = TypeVar("D", bound=Desk)
Who = TypeVar("Who")
P = ParamSpec("P")


def changes(
    step: Callable[Concatenate[D, Change, Who, P], Awaitable[None]],
) -> Callable[Concatenate[D, int, Who, P], Coroutine[Any, Any, Event]]:
    """A change of the tournament of a number, which is returned as anybody may see it then.

    Where an `Asker` asks for it they must be in charge.
    """

    @wraps(step)
    async def changed(
        desk: D, tournament_id: int, who: Who, *args: P.args, **values: P.kwargs
    ) -> Event:
        asker = who if isinstance(who, Asker) else None
        async with desk.transactions.change(tournament_id, asker) as change:
            await step(desk, change, who, *args, **values)
        return await desk.transactions.shown(tournament_id)

    return changed


class Overtaken(Exception):
    """The tournament has changed since somebody looked at it."""


def in_charge_only(asker: Asker) -> None:
    """Let pass only those who organise here now: to have made it is no reason once that has
    ended."""
    if not asker.manages:
        raise TournamentRefused(Refusal.NOT_IN_CHARGE)


def server_wide_only(asker: Asker) -> None:
    """Let pass only those who organise on the server, and no co-organisers (T10 b)."""
    in_charge_only(asker)
    if asker.only_here:
        raise TournamentRefused(Refusal.LEAGUE_NOT_IN_CHARGE)


def running_only(event: Event) -> None:
    if event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    if event.state != "running":
        raise TournamentRefused(Refusal.NOT_RUNNING)
