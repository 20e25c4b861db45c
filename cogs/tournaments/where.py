"""`/tournament me` and Where am I: finds somebody's state in a tournament, and what they need."""

from contextlib import suppress

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Person
from bot.storage.engine.tournament_schema import InvitationRow
from bot.storage.people import servers
from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.text.names import plain_name
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.entries import TEAM, holds_until
from bot.tournaments.shown.needs import likely_next, need_of
from bot.tournaments.tournament import from_side, side_of
from cogs.bot import Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.screens.names import message_url
from cogs.screens.screen import Screen
from cogs.tournaments.announcement import Winners, is_open_arena, planned_rounds
from cogs.tournaments.choosing import GOING_ON, KNOWN, chosen, meant, tournaments_here
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.scene import is_done
from cogs.tournaments.where_screen import (
    Asking,
    AtTable,
    Coming,
    Mate,
    Where,
    where_screen,
)

OVER = ("no", "elsewhere", "none")
"""answers after which somebody does not play in the team that has asked them"""
MOST_OVER = 4
"""of those who do not, as many are shown, the last"""
PAIRED_AHEAD = 64
"""entries up to which the next round is drawn to say who is likely met"""


class WhereAmI(Feature):
    @clicked("t_where")
    async def where(self, click: Click) -> None:
        event = await self.bot.tournaments.load(click.number(0))
        # On their own page, once more: its table may be open by now.
        answer = click.update_own if len(click.press.args) > 1 else click.show
        await answer(await _screen(click, event))


async def me(click: Click, typed: str | None) -> Screen:
    """`/tournament me`; none named: what goes on here and they have entered, see `meant`."""
    if typed is None:
        own = set(await click.bot.tournaments.of_person(click.person_id, *GOING_ON))
        here = await tournaments_here(click.interaction, *GOING_ON)
        entered = [each for each in here if each.id in own]
        typed = next((str(each.id) for each in meant(entered, click.interaction)), None)
    return await _screen(click, await chosen(click, typed, *KNOWN))


async def _screen(click: Click, event: Event) -> Screen:
    if event.state == "draft":
        raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
    return where_screen(await where_is(click.bot, event, click.person, click.words), click.words)


async def where_is(bot: DixDeDer, event: Event, person: Person, words: Words) -> Where:
    """Where somebody stands in a tournament now."""
    names = await names_of(bot.database, event, words)
    # The others who look for a partner, in the order in which they came; nobody who is in a team.
    looking: dict[int, str] = {}
    for entry in event.standing("looking"):
        for each in event.people_of(entry.number):
            if each != person.id and len(event.members_of(entry.number)) == 1:
                found = names.people.get(each)
                looking[each] = plain_name(found.name if found else "")
    async with bot.database.read() as connection:
        post = await tournament_posts.message_of(connection, event.id, (Subject.ANNOUNCEMENT, 0))
        server = await servers.discord_id_of(connection, event.row.server_id)
    announcement = None
    if post is not None:
        channel, message = post
        announcement = f"https://discord.com/channels/{server}/{channel}/{message}"
    where = Where(
        event,
        names.markdown,
        looking=looking,
        announcement=announcement,
        winners=await winners_of(bot, event),
        asked=[asking(names, each) for each in event.asked_for(person.id)],
    )
    member = event.member(person.id)
    if member is None:
        return where
    entry = event.entry(member.number)
    members, waits = event.members_of(entry.number), event.asked_of(entry.number)
    called = zip(members, names.each(entry.number), strict=True)
    others = [(each, name) for each, name in called if each.person_id != person.id]
    asked = [names.person(each.person_id) for each in waits]
    waiting = [each.number for each in event.standing("waiting")]
    where = where._replace(
        entry=entry,
        member=member,
        partner=words.join_and([name for _, name in others] or asked),
        team=team_of(names, entry.number),
        until=max((holds_until(event, each) for each in waits), default=0.0),
        missing=[name for each, name in others if not each.here],
        waiting=waiting.index(entry.number) + 1 if entry.number in waiting else 0,
    )
    if entry.standing != "in" or event.state not in ("running", "finished"):
        return where
    return await _playing(bot, where, names, person.id, entry.number)


def asking(names: Names, invitation: InvitationRow) -> Asking:
    """Return what somebody is asked, in words."""
    return Asking(
        invitation.id,
        names.person(invitation.by_id),
        holds_until(names.event, invitation),
        team_of(names, invitation.number),
    )


def team_of(names: Names, number: int) -> list[Mate]:
    """Return everybody in a team of four, and what became of those who were asked to be; of other
    entries nobody."""
    event = names.event
    if event.row.members < TEAM:
        return []
    own = {each.person_id for each in event.members_of(number)}
    last = {each.person_id: each for each in event.invitations if each.number == number}
    over = [each for each in last.values() if each.answer in OVER and each.person_id not in own]
    if event.state != "registration" or len(own) == TEAM:  # nobody is looked for any more
        over = []
    return [
        *(Mate(name, "in") for name in names.each(number)),
        *(
            Mate(names.person(each.person_id), "asked", holds_until(event, each))
            for each in last.values()
            if not each.answer
        ),
        *(
            Mate(names.person(each.person_id), "none" if each.answer == "none" else "no")
            for each in over[-MOST_OVER:]
        ),
    ]


async def _playing(bot: DixDeDer, where: Where, names: Names, person_id: int, entry: int) -> Where:
    event, current = names.event, names.event.current
    table, number = event.table_of_person(person_id), len(event.rounds) + (current is None)
    rounds, need = planned_rounds(event), None
    with suppress(TournamentError):  # results that the organiser has to put right
        needed = ("tableaux", "pools", "standings") if event.format.bracket else ("standings",)
        reckoned = await bot.reckonings.of(event, None, *needed)
        need = need_of(reckoned, entry, rounds or len(event.rounds))
    where = where._replace(
        table=None if table is None else await _at_table(bot, names, table, entry),
        bye=current is not None and entry in current.byes,
        left=event.pure.withdrawn(entry, number + 1)
        or (is_open_arena(event) and not event.is_here(entry)),
        open_tables=sum(
            not is_done(event, each) for each in (event.tables_of(number) if current else ())
        ),
        need=need,
    )
    if event.state != "running" or where.left:
        return where
    following = len(event.rounds) + 1
    # Only where nothing hangs on who meets whom: a bracket and a schedule wait for nobody.
    if rounds is not None and following <= rounds and event.format.may_sit_out:
        if event.pure.plays(entry, following):
            where = where._replace(may_sit_out=following)
        else:
            where = where._replace(sits_out=following)
    return where if current else where._replace(coming=_coming(names, entry))


async def winners_of(bot: DixDeDer, event: Event) -> Winners:
    """The first of a tournament that is over; equals share it."""
    if event.state != "finished" or not event.rounds:
        return ()
    try:
        found = await bot.reckonings.of(event, None, "standings")
    except TournamentError:
        return ()
    return found.winners_apart


def _coming(names: Names, entry: int) -> Coming | None:
    event = names.event
    if len(event.pure.entries) > PAIRED_AHEAD or event.row.paused_at is not None:
        return None
    if event.row.last_round is not None and len(event.rounds) >= event.row.last_round:
        return None
    table = likely_next(event.pure, entry)
    if table is None:
        return None
    own, *others = from_side(table.sides, side_of(table.sides, entry))
    partners = tuple(each for each in own if each != entry)
    against = tuple(each for side in others for each in side)
    return Coming(names.side(partners) if partners else "", names.side(against))


async def _at_table(bot: DixDeDer, names: Names, table: TableRow, entry: int) -> AtTable:
    event, side = names.event, side_of(table.sides, entry)
    mine, *others = from_side(table.sides, side)
    partners = [each for each in mine if each != entry]
    scores, deals, url = (0,) * len(table.sides), 0, None
    result = event.result_of(table)
    if table.game_id is not None:
        game = await bot.tables.load(table.game_id)
        if game.state is not None:
            scores, deals = game.state.scores, game.state.deals_done
        if game.row.thread_id is not None:
            url = message_url(game)
    if result is not None and "scores" in result.facts:
        scores = tuple(each["points"] for each in result.facts["scores"])
    absent = () if result is None or result.kind != "forfeit" else result.facts["absent"]
    lost = "lost" if entry in absent else "won"
    return AtTable(
        number=table.number,
        url=url,
        partner=names.side(partners) if partners else "",
        opponents=names.side([each for other in others for each in other]),
        scores=from_side(scores, side),
        deals=deals,
        of=event.plan.deals if event.rules.ends_by_deals else None,
        settled=is_done(event, table),
        forfeit=lost if absent else "",
    )
