"""Teams of four: who enters names up to three others, and each of them confirms.

The first two of a team sit north–south at one table of a match, the others east–west at the other.
"""

from collections.abc import Sequence
from typing import Final

from bot.storage.tournaments.entries import EntryRow, MemberRow
from bot.tournaments.live.change import Change
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration.field import let_in, take_out

TEAM: Final = 4


async def enter(change: Change, person_id: int, named: Sequence[int], strength: float) -> None:
    """A team, or more people for one that is not complete. With places left it looks for others."""
    if person_id in named:
        raise TournamentRefused(Refusal.OWN_PARTNER)
    number = await _own_team(change, person_id, named, strength)
    for each in dict.fromkeys(named):
        await _add(change, number, each)
    await settle(change, number)


async def settle(change: Change, number: int) -> None:
    """Where a team stands: complete, looking for others, or waiting for a yes."""
    members = change.event.members_of(number)
    if len(members) == TEAM and all(each.confirmed for each in members):
        await let_in(change, number)
        return
    standing = "looking" if all(each.confirmed for each in members) else "asked"
    await change.set_entry(number, standing=standing)


async def decline(change: Change, member: MemberRow) -> None:
    """Note that somebody does not play in the team that has named them; the others look for
    another."""
    await change.remove_member(member)
    await change.note("declined", member.person_id, entry=member.number)
    await settle(change, member.number)


async def make_teams(change: Change) -> None:
    """Registration closes: who looks for others gets them, the largest groups first.

    Places that are left over are the robots', if robots complete the field.
    """
    for entry in change.event.standing("asked"):
        for each in change.event.members_of(entry.number):
            if not each.confirmed:
                await decline(change, each)
    waiting = sorted(change.event.standing("looking"), key=lambda each: -_size(change, each))
    while waiting:
        team, *waiting = waiting
        for other in tuple(waiting):
            if _size(change, team) + _size(change, other) <= TEAM:
                waiting.remove(other)
                await _absorb(change, team, other)
        await _complete(change, team.number)


async def _own_team(change: Change, person_id: int, named: Sequence[int], strength: float) -> int:
    """The number of the team that somebody has entered and that looks for others, or a new one."""
    event = change.event
    if event.member(person_id) is not None:
        entry = event.entry_of(person_id)
        if not named or entry.standing not in ("asked", "looking"):
            raise TournamentRefused(Refusal.ENTERED_ALREADY)
        return entry.number
    number = await change.add_entry(
        [MemberRow(0, 0, person_id, confirmed=True, here=not event.row.check_in)],
        standing="looking",
        strength=strength,
        entered_at=change.now,
    )
    await change.note("entered", person_id, entry=number)
    return number


async def _add(change: Change, number: int, person_id: int) -> None:
    """Add a member; asking them is over if they looked for a partner themselves."""
    event = change.event
    there = event.member(person_id)
    if there is not None:
        other = event.entry(there.number)
        if other.standing != "looking" or _size(change, other) > 1:
            raise TournamentRefused(Refusal.PARTNER_ENTERED)
        await take_out(change, other.number, "search_over", person_id)
    here = there.here if there is not None else not event.row.check_in
    place = _free_place(change, number)
    member = MemberRow(number, place, person_id, confirmed=there is not None, here=here)
    await change.add_member(member)
    await change.note("named", entry=number)


async def _absorb(change: Change, team: EntryRow, other: EntryRow) -> None:
    """Both are one team, the first of them."""
    members = change.event.members_of(other.number)
    await take_out(change, other.number, "search_over")
    for each in members:
        place = _free_place(change, team.number)
        await change.add_member(each._replace(number=team.number, place=place))
    await change.note("paired_up", entry=team.number)


async def _complete(change: Change, number: int) -> None:
    missing = TEAM - len(change.event.members_of(number))
    if missing and not change.event.plan.house:
        return
    for _ in range(missing):
        place = _free_place(change, number)
        await change.add_member(MemberRow(number, place, None, confirmed=True, here=True))
    if missing:
        await change.note("robot_partner", entry=number)
    await settle(change, number)


def _size(change: Change, entry: EntryRow) -> int:
    return len(change.event.members_of(entry.number))


def _free_place(change: Change, number: int) -> int:
    taken = {each.place for each in change.event.members_of(number)}
    free = [each for each in range(TEAM) if each not in taken]
    if not free:
        raise TournamentRefused(Refusal.TEAM_FULL)
    return free[0]
