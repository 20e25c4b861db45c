"""Teams of four: those who look for others are put together, and one of a team may leave it.

The first two of a team sit north–south at one table of a match, the others east–west at the other.
"""

from typing import Final

from bot.storage.delivery import tournament_notifications
from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_notifications import ToPlan
from bot.storage.tournaments.entries import EntryRow, MemberRow
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.registration.field import fill_places, take_out
from bot.tournaments.live.registration.invitations import free_place, settle

TEAM: Final = 4


def others_of(event: Event, member: MemberRow) -> list[int]:
    """The people of an entry besides one of them."""
    people = [each.person_id for each in event.members_of(member.number) if each != member]
    return [each for each in people if each is not None]


async def leave(change: Change, member: MemberRow, by: int) -> None:
    """One of a team goes, while others may come: the rest of it looks for somebody else."""
    number, event = member.number, change.event
    others = others_of(event, member)
    await change.remove_member(member)
    line = await change.note("left_team", by, entry=number, asked=member.person_id)
    facts = {"who": [member.person_id], "entry": number}
    told = [ToPlan(event.id, each, Subject.LEFT_TEAM, line, facts) for each in others]
    await tournament_notifications.plan(change.connection, change.now, *told)
    await settle(change, number)
    await fill_places(change)


async def make_teams(change: Change) -> None:
    """Registration closes: who looks for others gets them, the largest groups first.

    Places that are left over are the robots', if robots complete the field.
    """
    waiting = sorted(change.event.standing("looking"), key=lambda each: -_size(change, each))
    while waiting:
        team, *waiting = waiting
        for other in tuple(waiting):
            if _size(change, team) + _size(change, other) <= TEAM:
                waiting.remove(other)
                await _absorb(change, team, other)
        await _complete(change, team.number)


async def _absorb(change: Change, team: EntryRow, other: EntryRow) -> None:
    """Both are one team, the first of them."""
    members = change.event.members_of(other.number)
    await take_out(change, other.number, "search_over")
    for each in members:
        place = free_place(change.event, team.number)
        await change.add_member(each._replace(number=team.number, place=place))
    if team.name is None and other.name is not None:
        await change.set_entry(team.number, name=other.name)
    await change.note("paired_up", entry=team.number)


async def _complete(change: Change, number: int) -> None:
    """Robots have the places that are left, and its people are told who plays in their team."""
    missing = TEAM - len(change.event.members_of(number))
    if missing and not change.event.plan.house:
        return
    for _ in range(missing):
        place = free_place(change.event, number)
        await change.add_member(MemberRow(number, place, None, here=True))
    if missing:
        await change.note("robot_partner", entry=number)
    await settle(change, number)
    told = [
        ToPlan(change.event.id, each.person_id, Subject.TEAM, number)
        for each in change.event.members_of(number)
        if each.person_id is not None
    ]
    await tournament_notifications.plan(change.connection, change.now, *told)


def _size(change: Change, entry: EntryRow) -> int:
    return len(change.event.members_of(entry.number))
