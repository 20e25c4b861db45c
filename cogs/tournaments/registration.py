"""Registering for a tournament, leaving it, and being there: buttons of the announcement and of
notifications, and what the one person sees who presses them."""

from itertools import chain

from discord import ui

from bot.rules import find_preset
from bot.storage.engine.schema import Person
from bot.storage.people import people, servers
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE, START
from bot.storage.tournaments import daily_series
from bot.tables import RefusalReason, Refused
from bot.tables.finished.results import pool_of
from bot.text import Words
from bot.text.names import plain_name
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.entries import TEAM, room
from bot.tournaments.live.registration import LONGEST_TEAM
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.choices import people_chosen
from cogs.feature import Feature, clicked
from cogs.press import BLUE, RED, FormField, button, fields_form, link, picker
from cogs.screens.names import person_name
from cogs.screens.paging import page_at
from cogs.screens.screen import GOLD, Items, Screen, confirm_screen, rows, screen_of
from cogs.servers.permissions import roles_at
from cogs.tournaments.announcement import (
    count_line,
    entrant_lines,
    is_open_arena,
    not_in,
    places_line,
    withdraw_label,
)
from cogs.tournaments.names import NameOf, names_of
from cogs.tournaments.where import where_is
from cogs.tournaments.where_screen import (
    PAIR,
    Where,
    pick,
    questions,
    where_screen,
)

MOST_DAILIES = 5
"""those of one server between which somebody chooses"""
A_PAGE = 20
"""entries of the list of all"""


def choice_screen(where: Where, words: Words, *, in_dm: bool = False) -> Screen:
    """Ask with whom somebody plays. Who is chosen is asked, one who looks for others agrees
    already.

    `in_dm`: pressed in a DM, where Discord offers nobody but the two who talk: a link leads to the
    announcement instead.
    """
    event, looking, own = where.event, where.looking, where.member
    free = event.row.members - 1 if own is None else room(event, own.number)
    whom = "team" if event.row.members > PAIR else "pair"
    items: Items = [
        f"## {words.name(event.row.name)}\n{words('tournament-player-how', whom)}",
        *questions(event, where.asked, words),
    ]
    if in_dm and where.announcement is not None:
        way = link(words("tournament-player-to-announcement"), where.announcement)
        items += [words("tournament-player-partner-there", whom), [way]]
    else:
        choose = words("tournament-player-choose-partner", whom, count=free)
        items += [
            words("tournament-player-with-partner", whom, count=free),
            [picker(ui.UserSelect, choose, "t_partner", event.id, least=1, most=free)],
        ]
    if looking:
        count = words("tournament-player-look-there", whom, count=len(looking))
        items += [count, [pick(event, looking, words)]]
    if own is None:
        look = words("tournament-player-look", whom)
        items += [
            words("tournament-player-without-partner", whom),
            [button(look, "t_look", event.id, style=BLUE)],
        ]
    return screen_of(*items, colour=GOLD)


def leave_screen(where: Where, entry: int, words: Words) -> Screen:
    """Say what it means to withdraw, before it is done."""
    event, others = where.event, len(where.event.members_of(entry)) - 1
    which = "alone"
    if is_open_arena(event):
        which = "arena"
    elif event.state == "running":
        which = "running"
    elif others and where.partner:
        which = "team" if event.row.members > PAIR and event.state == "registration" else "pair"
    told = {"name": words.name(event.row.name), "count": others}
    partner = where.partner if others else ""
    question = words("tournament-player-leave", which, partner=partner, **told)
    yes = button(withdraw_label(event, words), "t_withdraw_sure", event.id, style=RED)
    return confirm_screen(question, yes, words)


def entrants_screen(event: Event, page: int, name: NameOf, words: Words) -> Screen:
    """The entries that are in, those that wait, for a place or an answer, and who looks for a
    partner, page by page; and the fingerprint of the draw."""
    rest = not_in(event)
    entries = [*event.standing("in"), *chain.from_iterable(rest.values())]
    page, pages, shown = page_at(entries, page, A_PAGE)
    lines = [f"## {words.name(event.row.name)}", f"**{places_line(event, words)}**"]
    for standing in ("in", *rest):
        of_these = [each for each in shown if each.standing == standing]
        if of_these and standing != "in":
            lines.append(f"**{count_line(event, standing, len(rest[standing]), words)}**")
        lines += entrant_lines(event, of_these, name, words)
    items: Items = ["\n".join(lines)]
    if not event.format.own_time:  # there nothing is drawn
        hash_ = words("tournament-player-hash", hash=f"`{event.row.commitment}`")
        items.append(f"-# {hash_}")
    turns = [
        button(arrow, "t_entrants", event.id, other)
        for arrow, other in (("◀", page - 1), ("▶", page + 1))
        if 0 <= other < pages
    ]
    if turns:
        items.append(turns)
    return screen_of(*items)


# What is pressed ---------------------------------------------------------------------------------


async def event_of(click: Click) -> Event:
    """The tournament that a control names first."""
    return await click.bot.tournaments.load(click.number(0))


async def where_of(click: Click, event: Event) -> Where:
    return await where_is(click.bot, event, click.person, click.words)


async def stands(click: Click, event: Event, said: str = "") -> Screen:
    """Return where they stand now; `said`: what was done."""
    return where_screen(await where_of(click, event), click.words, said)


async def _roles(click: Click, event: Event) -> frozenset[int]:
    """Return their roles, which Discord does not say in direct messages."""
    if event.row.role_id is None:
        return frozenset()
    server = await click.bot.database.ask(servers.discord_id_of, event.row.server_id)
    return await roles_at(click.interaction, server)


async def _enter(click: Click, event: Event, *others: Person) -> Event:
    """Enter, alone or with others, whose names a refusal tells."""
    ids = [each.id for each in others]
    try:
        return await click.bot.tournaments.registration.enter(
            event.id,
            click.person_id,
            await _roles(click, event),
            partners=ids,
            strength=await strength_of(click.bot, event, click.person_id, *ids),
        )
    except TournamentRefused as refused:
        whom = next((each for each in others if each.id == refused.facts.get("person")), None)
        if whom is not None:
            refused.facts["name"] = person_name(whom.name, click.words)
        raise


class Registration(Feature):
    """Registering: pressed twice it is done once, and each answer shows where one stands
    afterwards."""

    # Entering ------------------------------------------------------------------------------------

    @clicked("t_register")
    async def register(self, click: Click) -> Screen:
        """Register, alone at once; in pairs ask with whom. Who has entered sees where they are."""
        return await begun(click, await event_of(click))

    @clicked("t_look")
    async def look(self, click: Click) -> Screen:
        return await _entered(click, await event_of(click))

    @clicked("t_partner")
    async def partner(self, click: Click) -> Screen:
        """Note that people on Discord were chosen, whom the bot may never have met."""
        press, event = click.press, await event_of(click)
        if not press.ids():
            raise Sentence("tournament-player-nobody-chosen")
        chosen = people_chosen(click.interaction, press)
        if len(chosen) < len(press.ids()):
            raise Sentence("tournament-player-no-bots")
        others = [await self.bot.people.meet(*each) for each in chosen]
        return await stands(click, await _enter(click, event, *others))

    @clicked("t_pick")
    async def pick(self, click: Click) -> Screen:
        """Note that somebody who looks for a partner was chosen."""
        event = await event_of(click)
        chosen, own = event.member(click.chosen), event.member(click.person_id)
        there = own is not None and chosen is not None and own.number == chosen.number
        looks = chosen is not None and event.entry(chosen.number).standing == "looking"
        if chosen is None or chosen.person_id is None or not (looks or there):
            raise Sentence("tournament-player-looks-no-more")
        found = await self.bot.database.ask(people.find_many, {chosen.person_id})
        return await stands(click, await _enter(click, event, found[chosen.person_id]))

    @clicked("t_today")
    async def play(self, click: Click) -> None:
        """The one that is open on this server, at once; of several one is chosen.

        In a DM the button names a table of that server, and its message stays as it is.
        """
        game = await click.game() if click.press.args else None
        if game is not None and game.seat_of(click.person_id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        server_id = game.row.server_id if game else None
        async with self.bot.database.read() as connection:
            if server_id is None:
                server = await servers.find(connection, click.interaction.guild_id or 0)
                server_id = server.id if server else 0
            found = await daily_series.open_on(connection, server_id)
        if not found:
            raise Sentence("daily-none")
        if len(found) > 1:  # the newest first
            buttons = [
                button(plain_name(each.name), "t_register", each.id)
                for each in found[:MOST_DAILIES]
            ]
            screen = screen_of(click.words("daily-which"), *rows(buttons, 2))
        else:
            screen = await begun(click, await self.bot.tournaments.load(found[0].id))
        await (click.show if click.press.args else click.update_own)(screen)

    # Answering who has asked ---------------------------------------------------------------------

    @clicked("t_confirm")
    async def confirm(self, click: Click) -> None:
        event, number = await event_of(click), click.number(1)
        registration, roles = self.bot.tournaments.registration, await _roles(click, event)
        event = await registration.confirm(event.id, number, click.person_id, roles)
        where = await where_of(click, event)
        said = click.words("tournament-player-done-paired", partner=where.partner)
        await _answered(click, where_screen(where, click.words), said)

    @clicked("t_decline")
    async def decline(self, click: Click) -> None:
        """Decline: who has asked is told, and is free to ask somebody else."""
        words, (tournament, number) = click.words, (click.number(n) for n in (0, 1))
        registration = self.bot.tournaments.registration
        event = await registration.decline(tournament, number, click.person_id)
        asked, names = event.invitation(number), await names_of(self.bot.database, event, words)
        by = names.person(asked.by_id) if asked is not None else ""
        name = words.name(event.row.name)
        said = words("tournament-player-done-declined", name=name, partner=by)
        await _answered(click, screen_of(said), said)

    # The name of a team --------------------------------------------------------------------------

    @clicked("t_team")
    async def team(self, click: Click) -> ui.Modal:
        """Ask what a team is to be called."""
        words, event = click.words, await event_of(click)
        entry = event.entry_of(click.person_id)
        label = words("tournament-player-team-name-label")
        name = FormField("name", label, entry.name or "", longest=LONGEST_TEAM, least=0)
        title, about = words("tournament-player-team-name"), words("tournament-player-team-about")
        return fields_form(title, about, [name], "t_team_named", event.id)

    @clicked("t_team_named")
    async def team_named(self, click: Click) -> Screen:
        press, name = click.press, self.bot.tournaments.registration.name_team
        return await stands(click, await name(press.number(0), click.person_id, press.value))

    # Being there, and leaving --------------------------------------------------------------------

    @clicked("t_checkin")
    async def check_in(self, click: Click) -> Screen:
        check_in = self.bot.tournaments.registration.check_in
        return await stands(click, await check_in(click.number(0), click.person_id))

    @clicked("t_withdraw")
    async def withdraw(self, click: Click) -> Screen:
        """Show what it means, before it is done."""
        event = await event_of(click)
        if event.state in ("finished", "cancelled"):
            raise TournamentRefused(Refusal.OVER)
        entry, where = event.entry_of(click.person_id), await where_of(click, event)
        if where.left:
            raise Sentence("tournament-player-left-already")
        return leave_screen(where, entry.number, click.words)

    @clicked("t_withdraw_sure")
    async def withdraw_sure(self, click: Click) -> Screen:
        withdraw = self.bot.tournaments.registration.withdraw
        event = await withdraw(click.number(0), click.person_id)
        which = "left" if event.state == "running" else "withdrawn"
        which = "went" if is_open_arena(event) else which
        return await stands(click, event, click.words("tournament-player-done", which))

    @clicked("t_sit_out")
    async def sit_out(self, click: Click) -> Screen:
        """Show what it means, before it is done."""
        words, (event, number) = click.words, await _next_round(click)
        name, label = words.name(event.row.name), words("tournament-player-sit-out")
        yes = button(label, "t_sit_out_sure", event.id, number, style=RED)
        question = words("tournament-player-sit-out-sure", round=number, name=name)
        return confirm_screen(question, yes, words)

    @clicked("t_sit_out_sure")
    async def sit_out_sure(self, click: Click) -> Screen:
        event, number = await _next_round(click)
        if number != click.number(1):  # what was asked about has begun
            raise Sentence("tournament-player-no-sitting-out")
        event = await self.bot.tournaments.registration.sit_out(event.id, click.person_id)
        said = click.words("tournament-player-done-sits-out", round=number)
        return await stands(click, event, said)

    # Looking -------------------------------------------------------------------------------------

    @clicked("t_entrants")
    async def entrants(self, click: Click) -> Screen:
        event, words = await event_of(click), click.words
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        names, page = await names_of(self.bot.database, event, words), click.number(1)
        return entrants_screen(event, page, names.listed, words)


async def begun(click: Click, event: Event) -> Screen:
    """Do what `Registration.register` does, where something else may be pressed as well."""
    own = event.member(click.person_id)
    if own is not None and (own.here or not is_open_arena(event)):
        is_team = event.row.members == TEAM and event.state == "registration"
        if not (is_team and room(event, own.number) > 0):
            return await stands(click, event)
    if event.format.own_time or is_open_arena(event):
        return await _entered(click, event)
    if event.state != "registration":
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    if event.row.members == 1:
        return await _entered(click, event)
    where, in_dm = await where_of(click, event), click.interaction.guild_id is None
    return choice_screen(where, click.words, in_dm=in_dm)


async def _entered(click: Click, event: Event) -> Screen:
    own = event.member(click.person_id)
    if own is None or (is_open_arena(event) and not own.here):
        event = await _enter(click, event)
    if not event.format.own_time:
        return await stands(click, event)
    said = click.words("duplicate-done-play")
    if click.interaction.permissions.manage_threads:
        said = f"{said}\n{click.words('duplicate-may-look')}"
    return await stands(click, event, said)


async def _answered(click: Click, own: Screen, said: str) -> None:
    """Answer in place of the question, wherever it stands, in the channel too."""
    message, elsewhere = click.message_id, click.interaction.guild_id is None
    if message is None or click.is_private or elsewhere:
        await click.update_own(own)
    else:
        await click.update(screen_of(said))


async def _next_round(click: Click) -> tuple[Event, int]:
    """The round that they may sit out. Raises a `Sentence` if there is none."""
    event = await event_of(click)
    event.entry_of(click.person_id)
    where = await where_of(click, event)
    if where.may_sit_out is None:
        raise Sentence("tournament-player-no-sitting-out")
    return event, where.may_sit_out


async def strength_of(bot: DixDeDer, event: Event, *strong: int) -> float:
    """How strong people are, for whoever pairs those who look for a partner and seeds a bracket:
    the rating on this server in the pool of what is played, of several their mean; 0 of nobody."""
    pool = pool_of(find_preset(event.row.preset))
    if event.format.shared_boards:
        pool = DUPLICATE
    found: list[float] = []
    async with bot.database.read() as connection:
        for person in strong:
            rows = await leaderboards.of_person(connection, person, event.row.server_id)
            found += [each.shown for each in rows if (each.pool, each.season) == (pool, ALL_TIME)]
    found += [START] * (len(strong) - len(found))
    return sum(found) / max(1, len(found))
