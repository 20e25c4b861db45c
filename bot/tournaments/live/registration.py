"""Players' actions: enter, alone or with a partner, check in, and withdraw."""

from collections.abc import Collection, Sequence

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import InvitationRow, MemberRow, TournamentRow
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.tournaments.live import arena, daily
from bot.tournaments.live.change import Change, Desk, changes
from bot.tournaments.live.entries import (
    TEAM,
    accept,
    ask,
    end,
    end_those_to,
    fill_places,
    leave,
    others_of,
    settle,
    take_out,
    tell,
)
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.visible_text import shorten, shows, visible

LONGEST_TEAM = 24
"""characters of a team's name"""
BEFORE = ("registration", "check_in")
"""states in which nothing is played yet"""


class Registration(Desk):
    """Entries and what people do with them: what may be asked for twice is done once, and the
    second time nothing changes."""

    @changes
    async def enter(
        self,
        change: Change,
        person_id: int,
        roles: Collection[int] = (),
        *,
        partner: int | None = None,
        partners: Sequence[int] = (),
        strength: float = 0.0,
    ) -> None:
        """Note that somebody enters; where pairs play, with a partner, or (None) looking for one.

        A partner is asked, unless they look for one themselves or have asked this very person.
        `partners`: up to three, in a team of four, which may be named one by one. `roles` are
        Discord ids of who enters; `strength` their rating. In a daily duplicate whoever enters
        plays.
        """
        event = change.event
        named = (*(() if partner is None else (partner,)), *partners)
        if event.format.own_time:
            if event.member(person_id) is None:
                await _check_person(change, person_id, roles)
            await daily.sit_down(change, person_id, strength)
        elif event.format.open_seating and event.state == "running":
            await _check_person(change, person_id, roles)
            await arena.join(change, person_id, strength)
        elif event.state == "finished":
            raise TournamentRefused(Refusal.OVER)
        elif event.state != "registration":
            raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
        else:
            await _check_person(change, person_id, roles)
            await self._enter(change, person_id, named, strength)

    @changes
    async def confirm(
        self,
        change: Change,
        invitation_id: int,
        person_id: int,
        roles: Collection[int] = (),
    ) -> None:
        """Note that somebody plays with those who have asked them."""
        invitation = _own_invitation(change.event, invitation_id, person_id)
        if invitation.answer != "yes":
            _open_only(change.event, invitation)
            await _check_person(change, person_id, roles)
            await accept(change, invitation)

    @changes
    async def decline(self, change: Change, invitation_id: int, person_id: int) -> None:
        """Note that somebody does not want to; whoever has asked is told."""
        invitation = _own_invitation(change.event, invitation_id, person_id)
        if invitation.answer == "yes":
            raise TournamentRefused(Refusal.AGREED_ALREADY)
        if invitation.answer != "no":
            _open_only(change.event, invitation)
            await end(change, invitation, "no")

    @changes
    async def name_team(self, change: Change, person_id: int, name: str) -> None:
        """A pair or a team has another name, or (empty) that of its people; until it begins."""
        event = change.event
        entry = event.entry_of(person_id)
        if event.row.members < 2 or event.state not in BEFORE:
            raise TournamentRefused(Refusal.TEAM_NAMED_BEFORE)
        wanted = shorten(visible(name), LONGEST_TEAM) if shows(name) else None
        taken = {each.name.casefold() for each in event.entries if each.name and each != entry}
        if wanted is not None and wanted.casefold() in taken:
            raise TournamentRefused(Refusal.TEAM_NAME_TAKEN, name=wanted)
        if wanted != entry.name:
            await change.set_entry(entry.number, name=wanted)
            await change.note("team_named", person_id, entry=entry.number)

    @changes
    async def check_in(self, change: Change, person_id: int) -> None:
        """Note that somebody is here."""
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

    @changes
    async def withdraw(self, change: Change, person_id: int) -> None:
        """Withdraw a person's entry; of a team, as long as others may come, the person alone.

        Once the tournament is running: from the next round on, and what it has stays.
        """
        number = change.event.entry_of(person_id).number
        await withdraw(change, number, person_id)

    async def put_out(self, server_id: int, person_id: int, by: int) -> list[TournamentRow]:
        """Take somebody who is kept from a server's tables out of what has not begun there.

        What is played goes on: those tournaments are told, for their organisers to decide.
        """
        async with self.transactions.database.read() as connection:
            entered = await tournaments.of_person(connection, person_id, *BEFORE, "running")
            found = [await tournaments.find(connection, each) for each in entered]
        plays: list[TournamentRow] = []
        for row in found:
            if row is None or row.server_id != server_id:
                continue
            async with self.transactions.change(row.id) as change:
                member = change.event.member(person_id)
                if change.event.state in BEFORE:
                    await end_those_to(change, person_id, "no")
                    if member is not None:
                        await put_out(change, member, by)
                elif member is not None:
                    plays.append(row)
        return plays

    @changes
    async def sit_out(self, change: Change, person_id: int) -> None:
        """Let a person's entry sit out the next round, for which it has 0."""
        event = change.event
        entry = event.entry_of(person_id)
        if event.state != "running":
            raise TournamentRefused(Refusal.NOT_RUNNING)
        number = len(event.rounds) + 1
        if event.pure.plays(entry.number, number):
            await change.result("absence", number, entry=entry.number, by=person_id)
            await change.note("sits_out", person_id, entry=entry.number, round=number)

    # Within the transaction -----------------------------------------------------------------------

    async def _enter(
        self, change: Change, person_id: int, named: Sequence[int], strength: float
    ) -> None:
        event = change.event
        if event.row.members == 1 and named:
            raise TournamentRefused(Refusal.ALONE)
        if person_id in named:
            raise TournamentRefused(Refusal.OWN_PARTNER)
        wanted = [each for each in dict.fromkeys(named) if not _together(event, person_id, each)]
        if named and not wanted:
            return
        for each in event.asked_for(person_id):
            if each.by_id in wanted:  # each has chosen the other
                await accept(change, each)
                wanted.remove(each.by_id)
                break
        if named and not wanted:
            return
        number = await self._own_entry(change, person_id, wanted, strength)
        for each in wanted:
            number = await ask(change, number, each, person_id)
        await settle(change, number)

    async def _own_entry(
        self, change: Change, person_id: int, wanted: Sequence[int], strength: float
    ) -> int:
        """The number of the entry of somebody that others may still join, or of a new one."""
        event = change.event
        if event.member(person_id) is not None:
            entry = event.entry_of(person_id)
            if not wanted or entry.standing not in ("asked", "looking"):
                raise TournamentRefused(Refusal.ENTERED_ALREADY)
            if event.row.members < TEAM:
                await change.set_entry(entry.number, strength=strength)
            return entry.number
        number = await change.add_entry(
            [MemberRow(0, 0, person_id, here=not event.row.check_in)],
            standing="looking",
            strength=strength,
            entered_at=change.now,
        )
        if not wanted:
            await change.note("entered", person_id, entry=number)
        return number


async def put_out(change: Change, member: MemberRow, by: int) -> None:
    """Take out who may not play: their entry goes too, but for a team that may find others."""
    if _team_goes_on(change.event, member):
        await leave(change, member, by)
        await change.tell(Subject.DROPPED, member.number, [member.person_id])
    else:
        await withdraw(change, member.number, by, dropped=True)


async def withdraw(change: Change, number: int, by: int, *, dropped: bool = False) -> None:
    """An entry goes, by its people, or (`dropped`) by the organiser."""
    event, member = change.event, change.event.member(by)
    if event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    if not dropped and member is not None and _team_goes_on(event, member):
        await leave(change, member, by)
        return
    if event.state != "running" or event.entry(number).standing != "in":
        await take_out(change, number, "withdrawn", by, dropped=dropped)
        if event.state != "running":
            await fill_places(change)
        return
    if event.format.open_seating:
        await tell(change, number, by, dropped=dropped)
        await arena.go(change, number, by)
        return
    following = len(event.rounds) + 1
    if not event.pure.withdrawn(number, following):
        await tell(change, number, by, dropped=dropped)
        await change.result("withdrawal", following, entry=number, by=by)
        await change.note("withdrawn", by, entry=number, round=following)


def _team_goes_on(event: Event, member: MemberRow) -> bool:
    """Return whether a team may find somebody in place of one who goes."""
    may = event.row.members == TEAM and event.state == "registration"
    return may and bool(others_of(event, member))


def _together(event: Event, person_id: int, other: int) -> bool:
    """Return whether somebody has asked another person already, or plays with them."""
    own, theirs = event.member(person_id), event.member(other)
    if own is None:
        return False
    asked = any(each.number == own.number for each in event.asked_for(other))
    return asked or (theirs is not None and theirs.number == own.number)


def _own_invitation(event: Event, invitation_id: int, person_id: int) -> InvitationRow:
    """Raises `TournamentRefused` for one that is somebody else's, or none."""
    if event.state not in ("draft", *BEFORE):
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    found = event.invitation(invitation_id)
    if found is None or found.person_id != person_id:
        raise TournamentRefused(Refusal.NOTHING_ASKED)
    return found


def _open_only(event: Event, invitation: InvitationRow) -> None:
    if event.state != "registration":
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    if invitation.answer:
        raise TournamentRefused(Refusal.INVITATION_OVER)


async def _check_person(change: Change, person_id: int, roles: Collection[int]) -> None:
    row = change.event.row
    if await servers.are_blocked(change.connection, row.server_id, {person_id}):
        raise TournamentRefused(Refusal.BLOCKED)
    if row.role_id is not None and row.role_id not in roles:
        raise TournamentRefused(Refusal.ROLE_NEEDED, role=row.role_id)
