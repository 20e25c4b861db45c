"""Invitations: somebody is asked to play with others, and answers, or does not.

One that is not answered keeps nobody from anything: whoever is asked may be asked by others too,
ask somebody themselves, or look for a partner, and so may whoever has asked. It ends when one of
them plays with others, and by itself after a while.
"""

from typing import Final

from bot.storage.delivery import tournament_notifications
from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_notifications import ToPlan
from bot.storage.tournaments.entries import MemberRow
from bot.storage.tournaments.invitations import InvitationRow
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration.field import join, let_in, take_out

DAY: Final = 86400.0
"""seconds for which an invitation holds, if registration goes on for as long; and in which
somebody who has said no is asked once more at most by the same person"""
MOST_ASKED: Final = 10
"""invitations that somebody gets in a day in one tournament, from whomever"""
PAIR: Final = 2


def holds_until(event: Event, invitation: InvitationRow) -> float:
    """When an invitation ends that nobody answers."""
    return min(invitation.at + DAY, event.row.closes_at)


def is_bound(event: Event, person_id: int) -> bool:
    """Return whether somebody plays already: alone, where one does, or with others who have agreed.

    Not who looks for a partner, nor who waits for an answer.
    """
    member = event.member(person_id)
    if member is None:
        return False
    standing = event.entry(member.number).standing
    return standing not in ("asked", "looking") or len(event.members_of(member.number)) > 1


def room(event: Event, number: int) -> int:
    """How many more may be asked to play in an entry."""
    return event.row.members - len(event.members_of(number)) - len(event.asked_of(number))


async def ask(change: Change, number: int, person_id: int, by: int) -> int:
    """Ask somebody to play in an entry; who looks for a partner alone agrees at once.

    Returns the number of the entry: of two who were alone, the first goes on.
    """
    event = change.event
    if room(event, number) < 1:
        full = Refusal.ENTERED_ALREADY if event.row.members == PAIR else Refusal.TEAM_FULL
        raise TournamentRefused(full)
    if is_bound(event, person_id):
        raise TournamentRefused(Refusal.PARTNER_ENTERED, person=person_id)
    there = event.member(person_id)
    if there is not None and event.entry(there.number).standing == "looking":
        return await _take_in(change, number, there, by)
    _seldom_only(change, person_id, by)
    invitation = await change.invite(number, person_id, by)
    asked = ToPlan(event.id, person_id, Subject.ASKED, invitation.id)
    await tournament_notifications.plan(change.connection, change.now, asked)
    await change.note("asked", by, entry=number, asked=person_id)
    return number


async def accept(change: Change, invitation: InvitationRow) -> None:
    """Yes: who is asked plays in the entry, and what they had begun with others is over."""
    person_id, number = invitation.person_id, invitation.number
    if is_bound(change.event, person_id):
        raise TournamentRefused(Refusal.ENTERED_ALREADY)
    own = change.event.member(person_id)
    if own is not None:
        await take_out(change, own.number, "search_over", person_id)
    await change.answer(invitation, "yes")
    here = own.here if own is not None else not change.event.row.check_in
    await change.add_member(MemberRow(number, free_place(change.event, number), person_id, here))
    await change.note("confirmed", person_id, entry=number)
    await _tell(change, Subject.CONFIRMED, invitation)
    await settle(change, number)


async def end(change: Change, invitation: InvitationRow, said: str) -> None:
    """No, or no answer in time: the others are told. A pair is out with that, and its other one
    free; a team looks for somebody else."""
    number = invitation.number
    await change.answer(invitation, said)
    silent = said == "none"
    await _tell(change, Subject.UNANSWERED if silent else Subject.DECLINED, invitation)
    by = invitation.person_id if said == "no" else None
    what = "never_confirmed" if silent else "declined"
    await change.note(what, by, entry=number, asked=invitation.person_id)
    if change.event.row.members == PAIR:
        await change.take_out(number)
    else:
        await settle(change, number)


async def end_all(change: Change, *, asked_by: float | None = None) -> None:
    """End what nobody has answered: all invitations, or those that were made by a moment."""
    for each in change.event.invitations:
        found = change.event.invitation(each.id)
        if found is not None and not found.answer and (asked_by is None or found.at <= asked_by):
            await end(change, found, "none")


async def end_those_to(change: Change, person_id: int, said: str) -> None:
    """End all that somebody is asked."""
    for each in change.event.asked_for(person_id):
        await end(change, each, said)


async def settle(change: Change, number: int) -> None:
    """Where an entry stands by its people: complete, waiting for an answer, or looking for others.

    Those who play with others now are asked no more.
    """
    members = change.event.members_of(number)
    if len(members) == change.event.row.members:
        await let_in(change, number)
    else:
        standing = "asked" if change.event.asked_of(number) else "looking"
        await change.set_entry(number, standing=standing)
    for each in members:
        if each.person_id is not None and is_bound(change.event, each.person_id):
            await end_those_to(change, each.person_id, "elsewhere")
    waiting = [each.id for each in change.event.asked_of(number)]
    await tournament_notifications.outdate(change.connection, change.event.id, waiting)


def free_place(event: Event, number: int) -> int:
    """The first place in an entry that nobody has."""
    taken = {each.place for each in event.members_of(number)}
    return next(each for each in range(event.row.members) if each not in taken)


async def _take_in(change: Change, number: int, there: MemberRow, by: int) -> int:
    """Let somebody who looks for others, alone, play in this entry from now on."""
    event, person_id = change.event, there.person_id or 0
    if event.row.members == PAIR:
        await join(change, event.entry(there.number), event.entry(number), by)
        return there.number
    await take_out(change, there.number, "search_over", person_id)
    invitation = await change.invite(number, person_id, by)
    await change.answer(invitation, "yes")
    place = free_place(change.event, number)
    await change.add_member(there._replace(number=number, place=place))
    told = ToPlan(event.id, person_id, Subject.PARTNER, number)
    await tournament_notifications.plan(change.connection, change.now, told)
    await _tell(change, Subject.CONFIRMED, invitation, but=by)
    await change.note("named", by, entry=number)
    return number


async def _tell(
    change: Change, subject: Subject, invitation: InvitationRow, but: int | None = None
) -> None:
    """Tell the people of an entry what became of an invitation; not `but`, who knows."""
    knows = (None, but, invitation.person_id)
    told = [
        ToPlan(
            *(change.event.id, each.person_id, subject, invitation.id),
            facts={"who": [invitation.person_id]},
        )
        for each in change.event.members_of(invitation.number)
        if each.person_id is not None and each.person_id not in knows
    ]
    await tournament_notifications.plan(change.connection, change.now, *told)


def _seldom_only(change: Change, person_id: int, by: int) -> None:
    """Refuse to ask somebody over and over again."""
    lately = [
        each
        for each in change.event.invitations
        if each.person_id == person_id and each.at > change.now - DAY
    ]
    own = [each for each in lately if each.by_id == by]
    refused = next((each.id for each in own if each.answer == "no"), None)
    again = refused is not None and any(each.id > refused for each in own)
    if again or len(lately) >= MOST_ASKED:
        raise TournamentRefused(Refusal.ASKED_ENOUGH, person=person_id)
