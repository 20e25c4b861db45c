"""`/tournament me` and Where am I: finds somebody's state in a tournament, and what they need."""

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Person
from bot.storage.engine.tournament_schema import EntryRow, InvitationRow
from bot.storage.people import servers
from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.text.names import plain_name
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.entries import TEAM, holds_until
from bot.tournaments.shown.needs import Need, likely_next, need_of
from bot.tournaments.tournament import opposite
from cogs.bot import DixDeDer
from cogs.feature import Click, Feature, clicked
from cogs.screens.names import message_url
from cogs.screens.screen import Screen
from cogs.tournaments.announcement import Winners, planned_rounds
from cogs.tournaments.choosing import GOING_ON, KNOWN, chosen, meant, tournaments_here
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.scene import is_done
from cogs.tournaments.where_screen import (
    Asking,
    AtTable,
    Coming,
    Looking,
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
    names = await names_of(bot.database, event)
    where = Where(
        event,
        lambda entry: names.markdown(entry, words),
        looking=_looking(event, names, person.id, words),
        announcement=await announcement_url(bot, event),
        winners=await winners_of(bot, event),
        asked=[asking(event, each, names, words) for each in event.asked_for(person.id)],
    )
    member = event.member(person.id)
    if member is None:
        return where
    entry = event.entry(member.number)
    members, waits = event.members_of(entry.number), event.asked_of(entry.number)
    called = zip(members, names.each(entry.number, words), strict=True)
    others = [(each, name) for each, name in called if each.person_id != person.id]
    asked = [names.person(each.person_id, words) for each in waits]
    waiting = [each.number for each in event.standing("waiting")]
    where = where._replace(
        entry=entry,
        member=member,
        partner=words.join_and([name for _, name in others] or asked),
        team=team_of(event, entry.number, names, words),
        until=max((holds_until(event, each) for each in waits), default=0.0),
        missing=[name for each, name in others if not each.here],
        waiting=waiting.index(entry.number) + 1 if entry.number in waiting else 0,
    )
    if entry.standing != "in" or event.state not in ("running", "finished"):
        return where
    return await _playing(bot, where, event, entry, names, words)


def asking(event: Event, invitation: InvitationRow, names: Names, words: Words) -> Asking:
    """Return what somebody is asked, in words."""
    return Asking(
        invitation.id,
        names.person(invitation.by_id, words),
        holds_until(event, invitation),
        team_of(event, invitation.number, names, words),
    )


def team_of(event: Event, number: int, names: Names, words: Words) -> list[Mate]:
    """Return everybody in a team of four, and what became of those who were asked to be; of other
    entries nobody."""
    if event.row.members < TEAM:
        return []
    mates = [Mate(name, "in") for name in names.each(number, words)]
    own = {each.person_id for each in event.members_of(number)}
    last = {each.person_id: each for each in event.invitations if each.number == number}
    waits = [each for each in last.values() if not each.answer]
    over = [each for each in last.values() if each.answer in OVER and each.person_id not in own]
    if event.state != "registration" or len(own) == TEAM:  # nobody is looked for any more
        over = []
    for each in waits:
        name = names.person(each.person_id, words)
        mates.append(Mate(name, "asked", holds_until(event, each)))
    for each in over[-MOST_OVER:]:
        state = "none" if each.answer == "none" else "no"
        mates.append(Mate(names.person(each.person_id, words), state))
    return mates


def _looking(event: Event, names: Names, person_id: int, words: Words) -> tuple[Looking, ...]:
    """The others who look for a partner, who came first first; nobody who is in a team already."""
    found: list[Looking] = []
    for entry in event.standing("looking"):
        members = event.members_of(entry.number)
        for each in members if len(members) == 1 else ():
            if each.person_id is not None and each.person_id != person_id:
                person = names.people.get(each.person_id)
                found.append(Looking(each.person_id, plain_name(person.name if person else "")))
    return tuple(found)


async def _playing(
    bot: DixDeDer, where: Where, event: Event, entry: EntryRow, names: Names, words: Words
) -> Where:
    current = event.current
    own = None if where.member is None else where.member.person_id
    table = event.table_of(entry.number) if own is None else event.table_of_person(own)
    number = len(event.rounds) + (current is None)
    where = where._replace(
        table=None if table is None else await _at_table(bot, event, table, entry, names, words),
        bye=current is not None and entry.number in current.byes,
        left=event.pure.withdrawn(entry.number, number + 1),
        open_tables=sum(
            not is_done(event, each) for each in (event.tables_of(number) if current else ())
        ),
        need=await _need(bot, event, entry),
    )
    if event.state == "running" and not where.left:
        where = _sitting_out(where, event, entry)
    if event.state == "running" and current is None and not where.left:
        where = where._replace(coming=_coming(event, entry, names, words))
    return where


def _sitting_out(where: Where, event: Event, entry: EntryRow) -> Where:
    """Only where nothing hangs on who meets whom: a bracket and a schedule wait for nobody."""
    following = len(event.rounds) + 1
    rounds = planned_rounds(event)
    if rounds is None or following > rounds or not event.plan.format.may_sit_out:
        return where
    if event.pure.plays(entry.number, following):
        return where._replace(may_sit_out=following)
    return where._replace(sits_out=following)


async def _need(bot: DixDeDer, event: Event, entry: EntryRow) -> Need | None:
    by_bracket = event.plan.format.bracket
    try:
        rounds = planned_rounds(event) or len(event.rounds)
        needed = ("tableaux", "pools", "standings") if by_bracket else ("standings",)
        found = await bot.reckonings.of(event, None, *needed)
        return need_of(found, entry.number, rounds)
    except TournamentError:  # results that the organiser has to put right
        return None


async def winners_of(bot: DixDeDer, event: Event) -> Winners:
    """The first of a tournament that is over; equals share it."""
    if event.state != "finished" or not event.rounds:
        return ()
    try:
        found = await bot.reckonings.of(event, None, "standings")
    except TournamentError:
        return ()
    return found.winners_apart


def _coming(event: Event, entry: EntryRow, names: Names, words: Words) -> Coming | None:
    if len(event.pure.entries) > PAIRED_AHEAD or event.row.paused_at is not None:
        return None
    if event.row.last_round is not None and len(event.rounds) >= event.row.last_round:
        return None
    table = likely_next(event.pure, entry.number)
    if table is None:
        return None
    own = next(each for each in table.sides if entry.number in each)
    other = next((each for each in table.sides if entry.number not in each), ())
    partners = tuple(each for each in own if each != entry.number)
    return Coming(
        partner=names.side(partners, words) if partners else "",
        opponents=names.side(other, words),
    )


async def _at_table(
    bot: DixDeDer, event: Event, table: TableRow, entry: EntryRow, names: Names, words: Words
) -> AtTable:
    side = 0 if entry.number in table.sides[0] else 1
    partners = [each for each in table.sides[side] if each != entry.number]
    scores, deals, url = (0, 0), 0, None
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
    lost = "lost" if entry.number in absent else "won"
    by_deals = event.rules.ends_by_deals
    return AtTable(
        number=table.number,
        url=url,
        partner=names.side(partners, words) if partners else "",
        opponents=names.side(table.sides[opposite(side)], words),
        scores=(scores[side], scores[opposite(side)]),
        deals=deals,
        of=event.plan.deals if by_deals else None,
        settled=is_done(event, table),
        forfeit=lost if absent else "",
    )


async def announcement_url(bot: DixDeDer, event: Event) -> str | None:
    """Where the announcement stands, if it does."""
    async with bot.database.read() as connection:
        found = await tournament_posts.message_of(connection, event.id, (Subject.ANNOUNCEMENT, 0))
        server = await servers.discord_id_of(connection, event.row.server_id)
    if found is None:
        return None
    channel, message = found
    return f"https://discord.com/channels/{server}/{channel}/{message}"
