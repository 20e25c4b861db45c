"""All that players do: enter, alone or with a partner, check in, and withdraw."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.people import blocks
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.entries import MemberRow
from bot.storage.tournaments.tournaments import TournamentRow
from bot.tournaments.live import daily
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration import teams
from bot.tournaments.live.registration.field import (
    fill_places,
    join,
    let_in,
    not_entered_only,
    take_out,
    tell,
)
from bot.tournaments.live.registration.teams import TEAM
from bot.tournaments.live.transactions import Transactions

BEFORE: Final = ("registration", "check_in")
"""states in which nothing is played yet"""


class Registration:
    """Entries and what people do with them: what may be asked for twice is done once, and the
    second time nothing changes."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def enter(
        self,
        tournament_id: int,
        person_id: int,
        roles: Collection[int] = (),
        *,
        partner: int | None = None,
        partners: Sequence[int] = (),
        strength: float = 0.0,
    ) -> Event:
        """Note that somebody enters; where pairs play, with a partner, or (None) looking for one.

        A partner confirms, unless they look for one themselves. Whoever looked for a partner before
        and has found one themselves enters with them. `partners`: up to three, in a team of four,
        which may be named one by one. `roles` are Discord ids of who enters; `strength` their
        rating. In a daily duplicate whoever enters plays.
        """
        async with self._transactions.change(tournament_id) as change:
            event = change.event
            named = (*(() if partner is None else (partner,)), *partners)
            if event.plan.format.own_time:
                if event.member(person_id) is None:
                    await _check_person(change.connection, event, person_id, roles)
                await daily.sit_down(change, person_id, strength)
            elif event.state != "registration":
                raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
            else:
                await _check_person(change.connection, event, person_id, roles)
                await self._enter(change, person_id, named, strength)
        return await self._transactions.shown(tournament_id)

    async def confirm(
        self, tournament_id: int, person_id: int, roles: Collection[int] = ()
    ) -> Event:
        """Note that somebody plays with the one who has named them."""
        async with self._transactions.change(tournament_id) as change:
            event = change.event
            member = event.member(person_id)
            if member is None and event.state not in ("draft", "registration"):
                raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
            if member is None:
                raise TournamentRefused(Refusal.NOTHING_ASKED)
            if not member.confirmed:
                if event.state != "registration":
                    raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
                await _check_person(change.connection, event, person_id, roles)
                await change.set_member(member, confirmed=True)
                await change.note("confirmed", person_id, entry=member.number)
                complete = teams.settle if event.row.members == TEAM else let_in
                await complete(change, member.number)
        return await self._transactions.shown(tournament_id)

    async def check_in(self, tournament_id: int, person_id: int) -> Event:
        """Note that somebody is here."""
        async with self._transactions.change(tournament_id) as change:
            event = change.event
            if event.state in ("finished", "cancelled"):
                raise TournamentRefused(Refusal.OVER)
            entry = event.entry_of(person_id)
            if event.state != "check_in":
                raise TournamentRefused(Refusal.NO_CHECK_IN)
            member = event.member(person_id)
            if member is not None and not member.here:
                await change.set_member(member, here=True)
                await change.note("checked_in", person_id, entry=entry.number)
        return await self._transactions.shown(tournament_id)

    async def withdraw(self, tournament_id: int, person_id: int) -> Event:
        """Withdraw a person's entry, or decline for them to be the partner of the one who named
        them.

        Once the tournament is running: from the next round on, and what it has stays.
        """
        async with self._transactions.change(tournament_id) as change:
            number = change.event.entry_of(person_id).number
            member = change.event.member(person_id)
            if change.event.row.members == TEAM and member and not member.confirmed:
                await teams.decline(change, member)
            else:
                await withdraw(change, number, person_id)
        return await self._transactions.shown(tournament_id)

    async def put_out(self, server_id: int, person_id: int, by: int) -> list[TournamentRow]:
        """Take somebody who is kept from a server's tables out of what has not begun there.

        What is played goes on: those tournaments are told, for their organisers to decide.
        """
        async with self._transactions.database.read() as connection:
            entered = await tournaments.of_person(connection, person_id, *BEFORE, "running")
            found = [await tournaments.find(connection, each) for each in entered]
        plays: list[TournamentRow] = []
        for row in found:
            if row is None or row.server_id != server_id:
                continue
            async with self._transactions.change(row.id) as change:
                member = change.event.member(person_id)
                if member is not None and change.event.state in BEFORE:
                    await withdraw(change, member.number, by, dropped=True)
                elif member is not None:
                    plays.append(row)
        return plays

    async def sit_out(self, tournament_id: int, person_id: int) -> Event:
        """Let a person's entry sit out the next round, for which it has 0."""
        async with self._transactions.change(tournament_id) as change:
            event = change.event
            entry = event.entry_of(person_id)
            if event.state != "running":
                raise TournamentRefused(Refusal.NOT_RUNNING)
            number = len(event.rounds) + 1
            if event.pure.plays(entry.number, number):
                await change.result("absence", number, entry=entry.number, by=person_id)
                await change.note("sits_out", person_id, entry=entry.number, round=number)
        return await self._transactions.shown(tournament_id)

    # Within the transaction -----------------------------------------------------------------------

    async def _enter(
        self, change: Change, person_id: int, named: Sequence[int], strength: float
    ) -> None:
        members = change.event.row.members
        if members == TEAM:
            await teams.enter(change, person_id, named, strength)
            return
        if members == 1 and named:
            raise TournamentRefused(Refusal.ALONE)
        if person_id in named:
            raise TournamentRefused(Refusal.OWN_PARTNER)
        if len(named) > 1:
            raise TournamentRefused(Refusal.TEAM_FULL)
        partner = named[0] if named else None
        await self._leave_search(change, person_id, partner)
        not_entered_only(change.event, person_id, Refusal.ENTERED_ALREADY)
        if partner is None:
            await self._alone(change, person_id, strength)
        else:
            await self._with(change, person_id, partner, strength)

    async def _leave_search(self, change: Change, person_id: int, partner: int | None) -> None:
        """End a person's search for a partner: they have found one."""
        if partner is None or change.event.member(person_id) is None:
            return
        entry = change.event.entry_of(person_id)
        if entry.standing == "looking":
            await take_out(change, entry.number, "search_over", person_id)

    async def _alone(self, change: Change, person_id: int, strength: float) -> None:
        event = change.event
        number = await change.add_entry(
            [_member(event, 0, person_id, confirmed=True)],
            standing="looking",
            strength=strength,
            entered_at=change.now,
        )
        await change.note("entered", person_id, entry=number)
        if event.row.members == 1:
            await let_in(change, number)

    async def _with(self, change: Change, person_id: int, partner: int, strength: float) -> None:
        event = change.event
        there = event.member(partner)
        if there is not None and event.entry(there.number).standing != "looking":
            raise TournamentRefused(Refusal.PARTNER_ENTERED)
        if there is not None:
            await self._alone(change, person_id, strength)
            event = change.event
            await join(change, event.entry(there.number), event.entry_of(person_id))
            return
        people = [
            _member(event, 0, person_id, confirmed=True),
            _member(event, 1, partner, confirmed=False),
        ]
        number = await change.add_entry(
            people,
            standing="asked",
            strength=strength,
            entered_at=change.now,
        )
        await change.note("asked", person_id, entry=number)


async def withdraw(change: Change, number: int, by: int, *, dropped: bool = False) -> None:
    """An entry goes, by its people, or (`dropped`) by the organiser."""
    event = change.event
    if event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    if event.state != "running" or event.entry(number).standing != "in":
        await take_out(change, number, "withdrawn", by, dropped=dropped)
        if event.state != "running":
            await fill_places(change)
        return
    following = len(event.rounds) + 1
    if not event.pure.withdrawn(number, following):
        await tell(change, number, "withdrawn", by, dropped=dropped)
        await change.result("withdrawal", following, entry=number, by=by)
        await change.note("withdrawn", by, entry=number, round=following)


def _member(event: Event, place: int, person_id: int, *, confirmed: bool) -> MemberRow:
    return MemberRow(0, place, person_id, confirmed, here=not event.row.check_in)


async def _check_person(
    connection: AsyncConnection, event: Event, person_id: int, roles: Collection[int]
) -> None:
    if await blocks.are_blocked(connection, event.row.server_id, {person_id}):
        raise TournamentRefused(Refusal.BLOCKED)
    if event.row.role_id is not None and event.row.role_id not in roles:
        raise TournamentRefused(Refusal.ROLE_NEEDED, role=event.row.role_id)
