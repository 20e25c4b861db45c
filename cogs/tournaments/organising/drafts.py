"""A draft of a tournament: made with all that a club usually wants, changed, and looked through
until registration opens; and `/tournament daily`, a duplicate that comes back each day.

Each choice is stored at once, so a draft outlives restarts, and what cannot be is said on the page.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui

from bot.rules import BadRuleset
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.tables import Refused
from bot.tables.lobby.saved_rules import loaded
from bot.tables.options import MINUTE, preset_rules
from bot.tables.party.open_party import Asker
from bot.text import Words, words_for
from bot.text.written_times import ZONES, read_time, spoken, written
from bot.tournaments import FORMATS, Plan, TournamentError, plan_of
from bot.tournaments.formats import CONCOURS, DAILY
from bot.tournaments.live import Draft, Event, TournamentRefused, daily
from bot.tournaments.live.drafts import details_of, draft_of
from bot.tournaments.live.event import BEFORE
from bot.tournaments.live.lengths import deals_of
from cogs.answering import Sentence, refusal_text, show, words_of
from cogs.bot import Answer, Click, DixDeDer
from cogs.choices import channels_here, role_here
from cogs.feature import Choices, Feature, clicked
from cogs.press import RED, Interaction, button, select
from cogs.screens.names import end_of_party, span
from cogs.screens.screen import Items, Screen, screen_of
from cogs.servers.here import server_here, table_language
from cogs.servers.known import channel_of, server_of
from cogs.servers.permissions import (
    FOR_BOARDS,
    FOR_TABLES,
    missing,
    permission_names,
)
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.choosing import channel_here, organiser_only, organises
from cogs.tournaments.organising.desk import (
    Desk,
    at_desk,
    details_form,
    moment_form,
    moment_of,
    typed_moment,
    zone_at,
    zone_of,
)
from cogs.tournaments.organising.draft_fields import (
    FIELDS,
    MOMENTS,
    PRESET,
    usual_draft,
    with_rules,
)
from cogs.tournaments.organising.draft_screens import PAGES, DraftPage, draft_screen, zone_told

Alter = Callable[[Draft], Draft]

EVENING = "20:30"
"""when a tournament usually starts"""
CANNOT = (TournamentRefused, TournamentError, BadRuleset, Refused)
"""why a draft cannot be so; the page says it"""


# Making one --------------------------------------------------------------------------------------


async def create_draft(click: Click, name: str, start: str, format_: str | None) -> Screen:
    """`/tournament create`."""
    bot, interaction, person, words = click.bot, click.interaction, click.person, click.words
    server = await organiser_only(interaction)
    now, allowed, here = bot.clock.now(), server.channel_ids, channel_here(interaction)
    draft = usual_draft(
        name,
        FORMATS[format_] if format_ else CONCOURS,
        typed_moment(start, words, zone_of(server, words), now),
        now,
        channel_id=allowed[0] if allowed and here not in allowed else here,
        language=await table_language(bot, interaction, server, person),
    )
    event = await bot.tournaments.organising.create(server.id, person.id, draft)
    return await draft_home(bot, event, words)


async def offered_starts(interaction: Interaction, typed: str) -> Choices:
    """Return what is understood of what is being typed; examples as long as it is nothing.

    Only for who could create one: nobody else has a text read at each key they press.
    """
    bot = interaction.client
    server = await server_here(bot, interaction)
    if server is None:  # a new one has chosen no role yet
        may = interaction.guild_id is not None and interaction.permissions.manage_guild
    else:
        may = organises(interaction, server)
    if not may:
        return []
    words = words_of(await bot.meet(interaction))
    zone, now = zone_of(server, words), bot.clock.now()
    texts = [each.strip() for each in words("tournament-organiser-examples").split("·")]
    if read_time(typed, words.language, zone, now):
        texts = [typed]
    elif typed.strip():  # a day without its time of day, or the beginning of an example
        begun = [each for each in texts if each.startswith(typed.casefold().strip())]
        texts = [f"{typed} {EVENING}", *begun]
    read = [read_time(each, words.language, zone, now) for each in texts]
    return [
        app_commands.Choice(name=spoken(at, zone, words.language), value=written(at, zone))
        for at in dict.fromkeys(read)
        if at is not None
    ]


# Showing it --------------------------------------------------------------------------------------


async def draft_home(
    bot: DixDeDer, event: Event, words: Words, notice: str = "", *, only_here: bool = False
) -> Screen:
    """The whole draft."""
    warnings = await _warnings(bot, event, words)
    return draft_screen(event, words, notice=notice, warnings=warnings, only_here=only_here)


async def _page(desk: Desk, page: str, notice: str = "") -> Screen:
    bot, event, words = desk.bot, desk.event, desk.words
    if page not in PAGES or page == "name":
        return await draft_home(bot, event, words, notice, only_here=desk.asker.only_here)
    server_id = event.row.server_id
    leagues = await bot.tournaments.leagues.of_server(server_id) if page == "league" else ()
    shown = DraftPage(
        *(event, page, words, await zone_at(desk)),
        await bot.tables.saved_rules.all(server_id) if page == "rules" else (),
        [each for each in leagues if each.ended_at is None],
    )
    return shown.screen(notice or await _warnings(bot, event, words))


async def _warnings(bot: DixDeDer, event: Event, words: Words) -> str:
    """Warn of what would go wrong, and of what starts at the same time; a line each."""
    lacking = await lacking_in_channel(bot, event, words)
    told = [lacking and f"⚠️ {lacking}", await same_minute(bot, event, words)]
    return "\n".join(filter(None, told))


async def lacking_in_channel(bot: DixDeDer, event: Event, words: Words) -> str:
    """Why its tables cannot be played in the channel of a tournament; nothing if they can."""
    server_id, channel_id = event.row.server_id, event.row.channel_id
    server = await bot.database.ask(servers.get, server_id)
    if server.channel_ids and channel_id not in server.channel_ids:
        channels = ", ".join(f"<#{each}>" for each in server.channel_ids)
        return words("belote-other-channel", channels=channels)
    guild = await server_of(bot, server.discord_id, rights=True)
    if guild is None or guild.me is None:
        return ""
    channel = channel_of(guild, channel_id)
    if not isinstance(channel, discord.TextChannel):
        return words("setup-channel-gone", channel=f"<#{channel_id}>")
    wanted = FOR_BOARDS if event.format.shared_boards else FOR_TABLES
    missed = missing(channel.permissions_for(guild.me), wanted)
    if not missed:
        return ""
    names = permission_names(missed, words)
    return words("setup-missing", channel=channel.mention, permissions=names)


async def same_minute(bot: DixDeDer, event: Event, words: Words) -> str:
    """A warning that other tournaments of the server start when this one does; nothing for a daily,
    which everybody plays when they like."""
    if event.format.own_time or event.state not in BEFORE:
        return ""
    found = await bot.database.ask(tournaments.of_server, event.row.server_id, *BEFORE)
    names = [
        words.name(each.name)
        for each in found
        if each.id != event.id
        and not plan_of(**each.plan).format.own_time
        and each.starts_at // MINUTE == event.row.starts_at // MINUTE
    ]
    told = words("tournament-organiser-same-minute", names=words.join_and(names))
    return f"⚠️ {told}" if names else ""


# Changing it -------------------------------------------------------------------------------------


class Drafts(Feature):
    @at_desk("t_draft", draft=True)
    async def home(self, desk: Desk) -> Answer:
        """Back to the whole draft."""
        return await _page(desk, "")

    @at_desk("t_draft_go", draft=True)
    async def go(self, desk: Desk) -> Answer:
        """Show the page, or the form, of what was chosen to be changed."""
        page = desk.press.value
        return _name_form(desk, "home") if page == "name" else await _page(desk, page)

    @at_desk("t_set", draft=True)
    async def set(self, desk: Desk) -> Answer:
        """A value was chosen in a select, or stands behind a button."""
        press, interaction = desk.press, desk.interaction
        name, value = press.text(2), press.text(3) or press.value
        if name == "league":
            return await _put_in_league(desk)
        changes: dict[str, Any] = {}
        match name:
            case "preset" | "saved":
                saved = desk.bot.tables.saved_rules
                rules = (
                    preset_rules(value)
                    if name == "preset"
                    else loaded(await saved.find(desk.event.row.server_id, press.chosen()))
                )
                return await _change(desk, lambda draft: with_rules(draft, rules))
            case "role":
                changes = {"role_id": role_here(interaction, press)}
            case "channel" if press.ids():
                # That of another server is announced nothing.
                changes = {"channel_id": channels_here(interaction, press)[0]}
            case "opens":
                changes = {"opens_at": None}
            case _ if name in FIELDS:
                return await _change(desk, lambda draft: FIELDS[name].chosen(draft, value))
            case _:
                raise Sentence("refused-unknown-button")
        return await _change(desk, lambda draft: draft._replace(**changes))

    @at_desk("t_form", draft=True)
    async def form(self, desk: Desk) -> Answer:
        """Ask for something that is typed."""
        page, field = desk.press.text(1), desk.press.text(2)
        if field == "name":
            return _name_form(desk, page)
        return await moment_form(desk, field, "t_written", desk.event.id, page, field)

    @at_desk("t_written", draft=True)
    async def written(self, desk: Desk) -> Answer:
        """A name or a moment was typed."""
        press = desk.press
        page, field, now = press.text(1), press.text(2), desk.bot.clock.now()
        if field == "name":
            name, about, contact = (*press.values, "", "")[:3]
            said = {"name": name, "about": about, "contact": contact}
            return await _change(desk, lambda draft: draft._replace(**said))
        if field not in MOMENTS:
            raise Sentence("refused-unknown-button")
        try:
            at = await moment_of(desk)
        except Sentence as unread:
            return await _page(desk, page, f"⚠️ {refusal_text(unread, desk.words)}")
        return await _change(desk, lambda draft: MOMENTS[field](draft, at, now))

    @at_desk("t_zone", draft=True)
    async def zone(self, desk: Desk) -> Answer:
        """The server types its times in another zone; moments that are stored stay.

        That is not theirs alone who has made this draft.
        """
        zone, server = desk.press.value, await organiser_only(desk.interaction)
        if zone not in ZONES or server.id != desk.event.row.server_id:
            raise Sentence("refused-unknown-button")
        await desk.bot.servers.change(server, time_zone=zone)
        return await _page(desk, "times", zone_told(desk.event, zone, desk.words))

    @at_desk("t_preview", draft=True)
    async def preview(self, desk: Desk) -> None:
        """The announcement as it will stand in the channel; its buttons cannot be pressed yet."""
        event, words, names = desk.event, desk.words, await desk.names()
        event = replace(event, row=event.row._replace(state="registration"))
        screen = announcement_screen(event, names.markdown, words)
        for each in screen.view.walk_children():
            if isinstance(each, ui.Button):
                each.disabled = True
        await show(desk.interaction, screen)  # the draft stays beside it


def _name_form(desk: Desk, page: str) -> ui.Modal:
    name, about, contact, _ = details_of(desk.event)
    return details_form(desk, (name, about, contact), "t_written", desk.event.id, page, "name")


async def _put_in_league(desk: Desk) -> Screen:
    """A league is not a part of the draft: it may be chosen at any time."""
    leagues, press, notice = desk.bot.tournaments.leagues, desk.press, ""
    try:
        if press.value == "none":
            await leagues.detach(desk.asker, desk.event.id)
        else:
            await leagues.attach(press.chosen(), desk.asker, desk.event.id)
    except TournamentRefused as refused:
        notice = f"⚠️ {refusal_text(refused, desk.words)}"
    event = await desk.bot.tournaments.load(desk.event.id)
    return await _page(desk._replace(event=event), "league", notice)


async def _change(desk: Desk, alter: Alter) -> Screen:
    """The page shows what came of a change, or why it cannot be."""
    before, words, notice = draft_of(desk.event), desk.words, ""
    try:
        event = await desk.bot.tournaments.organising.edit(desk.event.id, desk.asker, alter)
    except CANNOT as error:
        notice = f"⚠️ {refusal_text(error, words)}"
        return await _page(desk, desk.press.text(1), notice)
    # The length of a round has followed that of its games by itself.
    now, plan, seconds = draft_of(event), event.plan, event.row.round_seconds
    other_games = deals_of(before.plan, before.rules) != deals_of(plan, now.rules)
    followed = other_games and before.round_seconds != seconds and not plan.format.open_seating
    if followed and seconds is not None and not plan.format.own_time:
        time = span(round(seconds / MINUTE) * MINUTE, words)
        told = words("tournament-organiser-adapted", time=time, count=plan.deals)
        if plan.format.bracket and now.rules.end_mode == "target":
            length = end_of_party(now.rules, words)
            told = words("tournament-organiser-adapted-to", time=time, length=length)
        notice = f"⏱️ {told}"
    return await _page(desk._replace(event=event), desk.press.text(1), notice)


BOARDS = (1, 2, 4, *range(8, 13))
"""those of a day (T5); a single one takes a minute"""
MOST = 8
"""series that are listed"""


class Daily(Feature):
    @clicked("t_daily", beside=True)
    async def open(self, click: Click) -> Screen:
        """The same as `/tournament daily`, from `/setup`."""
        return await dailies(click)

    @clicked("t_daily_start")
    async def start(self, click: Click) -> Screen:
        """Open the first day here, now, with as many boards as were chosen."""
        interaction, words = click.interaction, click.words
        server = await organiser_only(interaction)
        # Tables must be allowed here, and nobody but their players may see them.
        if server.channel_ids and channel_here(interaction) not in server.channel_ids:
            channels = ", ".join(f"<#{each}>" for each in server.channel_ids)
            raise Sentence("belote-other-channel", channels=channels)
        if missed := missing(interaction.app_permissions, FOR_BOARDS):
            raise Sentence("belote-permissions", permissions=permission_names(missed, words))
        boards = click.chosen
        if boards not in BOARDS:
            raise Sentence("refused-unknown-button")
        language = await table_language(self.bot, interaction, server, click.person)
        rules, now = preset_rules(PRESET), self.bot.clock.now()
        draft = Draft(
            name=words_for(language)("tournament-format.daily"),
            plan=Plan(format=DAILY, deals=boards),
            preset=rules.preset,
            rules=rules.rules,
            channel_id=channel_here(interaction),
            language=language,
            closes_at=now,
            starts_at=now,
        )
        create = self.bot.tournaments.organising.create_daily
        await create(server.id, click.person_id, draft, zone_of(server, words))
        return await dailies(click, f"✅ {words('duplicate-each-day-started')}")

    @clicked("t_daily_stop")
    async def stop(self, click: Click) -> Screen:
        number, server = click.number(0), await organiser_only(click.interaction)
        asker = Asker(click.person_id, organises(click.interaction, server))
        mine = {each.id for each in await self.bot.tournaments.daily_of(server.id)}
        if number in mine:  # what another has stopped meanwhile is stopped
            await self.bot.tournaments.organising.stop_daily(number, asker)
        return await dailies(click, f"✅ {click.words('duplicate-each-day-stopped')}")


async def dailies(click: Click, note: str = "") -> Screen:
    """`/tournament daily`, for who organises here: which there are, stopping them, and one more
    where there is none in this channel."""
    words, now, server = click.words, click.bot.clock.now(), await organiser_only(click.interaction)
    series = await click.bot.tournaments.daily_of(server.id)
    lines = [f"## {words('tournament-format.daily')}", words("duplicate-each-day-about")]
    items: Items = ["\n".join([note, *lines] if note else lines)]
    for each in series[:MOST]:
        boards, at = words("duplicate-each-day-boards", count=each.plan["deals"]), each.due_at
        if at is None or at <= now:  # one that is due opens at this moment, the next at midnight
            at = daily.midnight_after(now, daily.zone_of(each.zone))
        when, channel = words.timestamp(at), f"<#{each.channel_id}>"
        line = words("duplicate-each-day-line", channel=channel, boards=boards, when=when)
        label = words("duplicate-each-day-stop")
        items.append(ui.Section(line, accessory=button(label, "t_daily_stop", each.id, style=RED)))
    if not series:
        items.append(words("duplicate-each-day-none"))
    if channel_here(click.interaction) not in {each.channel_id for each in series}:
        options = {each: words("duplicate-each-day-boards", count=each) for each in BOARDS}
        zone = zone_of(server, words)
        items += [
            f"-# {words('duplicate-each-day-midnight', zone=zone)}",
            [select(words("duplicate-each-day-start"), options, "t_daily_start")],
        ]
    return screen_of(*items)
