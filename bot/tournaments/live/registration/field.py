"""The field: places, those who wait for one, and people who are made into pairs."""

from bot.storage.delivery import tournament_notifications
from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_notifications import ToPlan
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.entries import EntryRow, MemberRow
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused


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
    await tell(change, number, why, by, dropped=dropped)
    await change.note(why, by, entry=number)
    await change.take_out(number)


async def tell(
    change: Change, number: int, why: str, by: int | None, *, dropped: bool = False
) -> None:
    """An entry goes: those of its people who did not do that themselves are told.

    `dropped`: the organiser has decided it, who may play in it themselves.
    """
    if why != "withdrawn":
        return
    event = change.event
    people = [each.person_id for each in event.members_of(number) if each.person_id is not None]
    subject = Subject.DROPPED if dropped or by not in people else Subject.WITHDRAWN
    told = [ToPlan(event.id, each, subject, number, {"who": [by]}) for each in people if each != by]
    await tournament_notifications.plan(change.connection, change.now, *told)


async def leave_out(change: Change, entry: EntryRow) -> None:
    """It starts without an entry that is not there whole: those who were there are told, and so is
    who looked for a partner to the last."""
    members = change.event.members_of(entry.number)
    absent = [each.person_id for each in members if not each.here]
    looked = entry.standing == "looking"
    told = [
        ToPlan(
            *(change.event.id, each.person_id, Subject.LEFT_OUT, entry.number),
            facts={"who": [] if looked else absent},
        )
        for each in members
        if each.person_id is not None and (looked or each.here)
    ]
    await tournament_notifications.plan(change.connection, change.now, *told)
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
    """Registration opens again: who was given a robot looks for somebody.

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
    await change.set_entry(first.number, strength=(first.strength + second.strength) / 2)
    await change.note("paired_up", entry=first.number)
    told = [
        ToPlan(change.event.id, each.person_id, Subject.PARTNER, first.number)
        for each in change.event.members_of(first.number)
        if each.person_id is not None and each.person_id != by
    ]
    await tournament_notifications.plan(change.connection, change.now, *told)


def not_entered_only(event: Event, person_id: int, refusal: Refusal) -> None:
    if event.member(person_id) is not None:
        raise TournamentRefused(refusal)
