"""How entries come about and go: places, those who wait for one, invitations, pairs and teams."""

from collections.abc import Iterable

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import EntryRow, InvitationRow, MemberRow
from bot.storage.tournaments import news, tournaments
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused

# Places -------------------------------------------------------------------------------------------


def has_place(event: Event) -> bool:
    """Return whether one more entry is in; otherwise it waits for a place."""
    most = event.row.most_entries
    return most is None or len(event.standing("in")) < most


async def let_in(change: Change, number: int) -> str:
    """An entry is complete: it is in, or waits; which of both. Who has waited longer is first."""
    if change.event.state == "registration":
        await fill_places(change)
    standing = "in" if has_place(change.event) else "waiting"
    await change.set_entry(number, standing=standing)
    return standing


async def fill_places(change: Change, *, absent: bool = False) -> None:
    """Places that are free go to those who wait, in their order; `absent`: during check-in too to
    those who are not here."""
    event = change.event
    for each in event.standing("waiting"):
        if event.state == "check_in" and not absent and not event.is_here(each.number):
            continue
        if not has_place(event):
            return
        await change.set_entry(each.number, standing="in")
        await change.note("place", entry=each.number)
        event = change.event


async def take_out(
    change: Change, number: int, why: str, by: int | None = None, *, dropped: bool = False
) -> None:
    """An entry goes before it has played."""
    if why == "withdrawn":
        await tell(change, number, by, dropped=dropped)
    await change.note(why, by, entry=number)
    await change.take_out(number)


async def tell(change: Change, number: int, by: int | None, *, dropped: bool = False) -> None:
    """An entry goes: those of its people who did not do that themselves are told.

    `dropped`: the organiser has decided it, who may play in it themselves.
    """
    people = change.event.people_of(number)
    subject = Subject.DROPPED if dropped or by not in people else Subject.WITHDRAWN
    await change.tell(subject, number, people, by, who=[by])


async def leave_out(change: Change, entry: EntryRow) -> None:
    """Drop an entry that is incomplete at the start: its members who were there are told, and so
    are people who were still looking for a partner."""
    members = change.event.members_of(entry.number)
    absent = [each.person_id for each in members if not each.here]
    looked = entry.standing == "looking"
    told = (each.person_id for each in members if looked or each.here)
    await change.tell(Subject.LEFT_OUT, entry.number, told, who=[] if looked else absent)
    await take_out(change, entry.number, "not_there")


async def make_pairs(change: Change) -> None:
    """Give a partner to whoever looks for one: to the strongest the weakest.

    Who is left over plays with a robot, if robots complete the field.
    """
    alone = sorted(change.event.standing("looking"), key=lambda each: -each.strength)
    while len(alone) > 1:
        first, second = alone.pop(0), alone.pop()
        await join(change, first, second)
        await let_in(change, first.number)
    for each in alone:
        if change.event.plan.house:
            await change.add_member(MemberRow(each.number, 1, None, here=True))
            await change.note("robot_partner", entry=each.number)
            await let_in(change, each.number)


async def search_again(change: Change) -> None:
    """Let who was given a robot look for somebody, as registration opens again.

    Where places are limited they keep it, and with it their place.
    """
    event = change.event
    if event.row.most_entries is not None:
        return
    given = await tournaments.entries_noted(change.connection, event.id, "robot_partner", 0.0)
    for entry in event.standing("in"):
        robots = [each for each in event.members_of(entry.number) if each.person_id is None]
        if entry.number in given and robots:
            for each in robots:
                await change.remove_member(each)
            await change.set_entry(entry.number, standing="looking")


async def join(change: Change, first: EntryRow, second: EntryRow, by: int | None = None) -> None:
    """Two who are alone become one entry, the first of them; both are told, but for `by`."""
    [other] = change.event.members_of(second.number)
    await change.take_out(second.number)
    await change.add_member(other._replace(number=first.number, place=1))
    strength, name = (first.strength + second.strength) / 2, first.name or second.name
    await change.set_entry(first.number, strength=strength, name=name)
    await change.note("paired_up", entry=first.number)
    people = change.event.people_of(first.number)
    await change.tell(Subject.PARTNER, first.number, people, by)


# Invitations --------------------------------------------------------------------------------------

# One that is not answered keeps nobody from anything: whoever is asked may be asked by others too,
# ask somebody themselves, or look for a partner, and so may whoever has asked. It ends when one of
# them plays with others, and by itself after a while.


DAY = 86400.0
"""seconds for which an invitation holds, if registration goes on for as long; and in which
somebody who has said no is asked once more at most by the same person"""
MOST_ASKED = 10
"""invitations that somebody gets in a day in one tournament, from whomever"""
PAIR = 2


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
    # Nobody is asked over and over again.
    lately = [each for each in event.invitations if each.person_id == person_id]
    lately = [each for each in lately if each.at > change.now - DAY]
    own = [each for each in lately if each.by_id == by]
    refused = next((each.id for each in own if each.answer == "no"), None)
    again = refused is not None and any(each.id > refused for each in own)
    if again or len(lately) >= MOST_ASKED:
        raise TournamentRefused(Refusal.ASKED_ENOUGH, person=person_id)
    invitation = await change.invite(number, person_id, by)
    await change.tell(Subject.ASKED, invitation.id, [person_id])
    await change.note("asked", by, entry=number, asked=person_id)
    return number


async def accept(change: Change, invitation: InvitationRow) -> None:
    """Take a yes: who is asked plays in the entry, and what they had begun with others is over."""
    person_id, number = invitation.person_id, invitation.number
    if is_bound(change.event, person_id):
        raise TournamentRefused(Refusal.ENTERED_ALREADY)
    own = change.event.member(person_id)
    if own is not None:
        await take_out(change, own.number, "search_over", person_id)
    await change.answer(invitation, "yes")
    here = own.here if own is not None else not change.event.row.check_in
    await _seat(change, number, [MemberRow(number, 0, person_id, here)])
    await change.note("confirmed", person_id, entry=number)
    await _tell(change, Subject.CONFIRMED, invitation)
    await settle(change, number)


async def end(change: Change, invitation: InvitationRow, said: str) -> None:
    """Take a no, or no answer in time: the others are told. A pair is out with that, and its other
    one free; a team looks for somebody else."""
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
    await news.outdate_invitations(change.connection, change.event.id, waiting)


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
    await _seat(change, number, [there])
    await change.tell(Subject.PARTNER, number, [person_id])
    await _tell(change, Subject.CONFIRMED, invitation, but=by)
    await change.note("named", by, entry=number)
    return number


async def _tell(
    change: Change, subject: Subject, invitation: InvitationRow, but: int | None = None
) -> None:
    """Tell the people of an entry what became of an invitation; not `but`, who knows."""
    person_id, people = invitation.person_id, change.event.people_of(invitation.number)
    await change.tell(subject, invitation.id, people, but, person_id, who=[person_id])


# Teams of four ------------------------------------------------------------------------------------

# The first two of a team sit north–south at one table of a match, the others east–west at the
# other.


TEAM = 4


def others_of(event: Event, member: MemberRow) -> list[int]:
    """The people of an entry besides one of them."""
    return [each for each in event.people_of(member.number) if each != member.person_id]


async def leave(change: Change, member: MemberRow, by: int) -> None:
    """One of a team goes, while others may come: the rest of it looks for somebody else."""
    number, event = member.number, change.event
    others = others_of(event, member)
    await change.remove_member(member)
    line = await change.note("left_team", by, entry=number, asked=member.person_id)
    facts = {"who": [member.person_id], "entry": number}
    await change.tell(Subject.LEFT_TEAM, line, others, **facts)
    await settle(change, number)
    await fill_places(change)


async def make_teams(change: Change) -> None:
    """Give others to who looks for them, as registration closes: the largest groups first.

    Places that are left over are the robots', if robots complete the field.
    """
    waiting = change.event.standing("looking")
    waiting.sort(key=lambda each: -len(change.event.members_of(each.number)))
    while waiting:
        team, *waiting = waiting
        number = team.number
        for other in tuple(waiting):
            members = change.event.members_of(other.number)
            if len(change.event.members_of(number)) + len(members) <= TEAM:
                waiting.remove(other)
                await take_out(change, other.number, "search_over")
                await _seat(change, number, members)
                if team.name is None and other.name is not None:
                    await change.set_entry(number, name=other.name)
                await change.note("paired_up", entry=number)
        missing = TEAM - len(change.event.members_of(number))
        if missing and not change.event.plan.house:
            continue
        await _seat(change, number, [MemberRow(number, 0, None, here=True)] * missing)
        if missing:
            await change.note("robot_partner", entry=number)
        await settle(change, number)
        # Its people are told who plays in their team.
        await change.tell(Subject.TEAM, number, change.event.people_of(number))


async def _seat(change: Change, number: int, members: Iterable[MemberRow]) -> None:
    """Give them the free places of an entry."""
    for each in members:
        place = free_place(change.event, number)
        await change.add_member(each._replace(number=number, place=place))
