"""A draft of a tournament: everything can be changed until registration opens.

Each choice is stored at once, so a draft outlives restarts, and what cannot be is said on the page.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.rules import BadRuleset
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.leagues import LeagueRow
from bot.tables import Refused
from bot.tables.lobby.saved_rules import loaded
from bot.tables.options import MINUTE, preset_rules
from bot.text import Words
from bot.text.written_times import LONGEST, ZONES, written
from bot.tournaments import TournamentError, plan_of
from bot.tournaments.live import Draft, Event, Refusal, TournamentRefused
from bot.tournaments.live.event import BEFORE
from bot.tournaments.live.organising.details import details_of
from bot.tournaments.live.organising.drafts import draft_of
from bot.tournaments.live.rounds.lengths import deals_of
from bot.tournaments.live.transactions import in_charge_only
from cogs.answering import ask, show, update_own
from cogs.answers import Sentence, refusal_text
from cogs.bot import DixDeDer
from cogs.choices import role_here
from cogs.feature import Feature, pressed
from cogs.forms import form
from cogs.press import Press
from cogs.screens.names import end_of_party
from cogs.screens.screen import Screen
from cogs.servers.permissions import FOR_BOARDS, FOR_TABLES, missing, permission_names
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.asking import asker_of_event, organiser_only
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.details_forms import draft_details_form
from cogs.tournaments.organising.draft import PAGES, draft_screen, marked
from cogs.tournaments.organising.draft_fields import (
    FIELDS,
    PRESET_NAMES,
    with_end_of_registration,
    with_rules,
    with_start,
)
from cogs.tournaments.organising.draft_pages import draft_page, zone_told
from cogs.tournaments.organising.draft_values import duration
from cogs.tournaments.zones import typed_moment, zone_of, zone_of_event

Interaction = discord.Interaction[Any]
Alter = Callable[[Draft], Draft]

SAID_ELSEWHERE: Final = frozenset(
    {Refusal.NO_SUCH_TOURNAMENT, Refusal.NOT_IN_CHARGE, Refusal.NOT_A_DRAFT}
)
"""after these there is no draft to say it in"""


async def same_minute(bot: DixDeDer, event: Event, words: Words) -> str:
    """A warning that other tournaments of the server start when this one does; nothing for a daily,
    which everybody plays when they like."""
    if event.plan.format.own_time or event.state not in BEFORE:
        return ""
    async with bot.database.read() as connection:
        found = await tournaments.of_server(connection, event.row.server_id, *BEFORE)
    names = [
        words.name(each.name)
        for each in found
        if each.id != event.id
        and not plan_of(**each.plan).format.own_time
        and each.starts_at // MINUTE == event.row.starts_at // MINUTE
    ]
    told = words("tournament-organiser-same-minute", names=words.join_and(names))
    return marked(told) if names else ""


class Drafts(Feature):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.organising = bot.tournaments.organising

    # Pages ---------------------------------------------------------------------------------------

    @pressed("t_draft")
    async def open(self, interaction: Interaction, press: Press) -> None:
        """Back to the whole draft."""
        event, words = await self._mine(interaction, press)
        await update_own(interaction, await self.home(interaction, event, words))

    @pressed("t_draft_go")
    async def go(self, interaction: Interaction, press: Press) -> None:
        """Something was chosen that shall be changed."""
        event, words = await self._mine(interaction, press)
        if press.value == "name":
            await self._ask(interaction, event, "home", "name", words)
        else:
            screen = await self._page(interaction, event, press.value, words)
            await update_own(interaction, screen)

    async def _mine(self, interaction: Interaction, press: Press) -> tuple[Event, Words]:
        """A draft, for who is in charge of it."""
        person, words = await self.bot.meet(interaction)
        event = await self.bot.tournaments.load(press.number(0))
        asker = await asker_of_event(self.bot, interaction, person, event)
        in_charge_only(asker)
        if event.state != "draft":
            raise TournamentRefused(Refusal.NOT_A_DRAFT)
        return event, words

    async def home(
        self, interaction: Interaction, event: Event, words: Words, notice: str = ""
    ) -> Screen:
        warnings = await self._warnings(interaction, event, words)
        return draft_screen(event, words, notice=notice, warnings=warnings)

    async def _page(
        self, interaction: Interaction, event: Event, page: str, words: Words, notice: str = ""
    ) -> Screen:
        if page not in PAGES or page == "name":
            return await self.home(interaction, event, words, notice)
        async with self.bot.database.read() as connection:
            server = await servers.get(connection, event.row.server_id)
        draft = draft_of(event)
        return draft_page(
            event,
            page,
            {name: (field.get(draft), field.values) for name, field in FIELDS.items()},
            words,
            notice=notice or await self._warnings(interaction, event, words),
            zone=zone_of(server, words),
            presets=PRESET_NAMES,
            saved=await self.bot.tables.saved_rules.all(server.id) if page == "rules" else (),
            leagues=await self._leagues(server.id) if page == "league" else (),
        )

    async def _leagues(self, server_id: int) -> list[LeagueRow]:
        """Return those that go on."""
        found = await self.bot.tournaments.leagues.of_server(server_id)
        return [each for each in found if each.ended_at is None]

    async def _warnings(self, interaction: Interaction, event: Event, words: Words) -> str:
        """Warn of what would go wrong, and of what starts at the same time; a line each."""
        lacking = await self.lacking(interaction, event, words)
        told = [marked(lacking), await same_minute(self.bot, event, words)]
        return "\n".join(filter(None, told))

    async def lacking(self, interaction: Interaction, event: Event, words: Words) -> str:
        """Why its tables cannot be played in the channel of a tournament; nothing if they can."""
        async with self.bot.database.read() as connection:
            server = await servers.get(connection, event.row.server_id)
        guild, channel_id = interaction.client.get_guild(server.discord_id), event.row.channel_id
        if server.channel_ids and channel_id not in server.channel_ids:
            channels = ", ".join(f"<#{each}>" for each in server.channel_ids)
            return words("belote-other-channel", channels=channels)
        if guild is None or guild.me is None:
            return ""
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return words("setup-channel-gone", channel=f"<#{channel_id}>")
        wanted = FOR_BOARDS if event.plan.format.shared_boards else FOR_TABLES
        missed = missing(channel.permissions_for(guild.me), wanted)
        if not missed:
            return ""
        names = permission_names(missed, words)
        return words("setup-missing", channel=channel.mention, permissions=names)

    # Changing ------------------------------------------------------------------------------------

    @pressed("t_set")
    async def set(self, interaction: Interaction, press: Press) -> None:
        """A value was chosen in a select, or stands behind a button."""
        name, value = press.text(2), press.text(3) or press.value
        match name:
            case "preset":
                chosen = preset_rules(value)
                await self._change(interaction, press, lambda draft: with_rules(draft, chosen))
            case "saved":
                await self._change(interaction, press, await self._saved(interaction, press))
            case "role":
                role = role_here(interaction, press)
                await self._change(interaction, press, lambda draft: draft._replace(role_id=role))
            case "channel":
                await self._change(interaction, press, _in_channel(interaction, press))
            case "opens":
                await self._change(interaction, press, lambda draft: draft._replace(opens_at=None))
            case "league":
                await self._put_in_league(interaction, press)
            case _ if name in FIELDS:
                field = FIELDS[name]
                await self._change(interaction, press, lambda draft: field.chosen(draft, value))
            case _:
                raise Sentence("refused-unknown-button")

    async def _put_in_league(self, interaction: Interaction, press: Press) -> None:
        """A league is not a part of the draft: it may be chosen at any time."""
        person, words = await self.bot.meet(interaction)
        event, _ = await self._mine(interaction, press)
        asker = await asker_of_event(self.bot, interaction, person, event)
        leagues, notice = self.bot.tournaments.leagues, ""
        try:
            if press.value == "none":
                await leagues.detach(asker, event.id)
            else:
                await leagues.attach(press.chosen(), asker, event.id)
        except TournamentRefused as refused:
            notice = f"⚠️ {refusal_text(refused, words)}"
        event = await self.bot.tournaments.load(event.id)
        await update_own(interaction, await self._page(interaction, event, "league", words, notice))

    async def _saved(self, interaction: Interaction, press: Press) -> Alter:
        event, _ = await self._mine(interaction, press)
        chosen = loaded(await self.bot.tables.saved_rules.find(event.row.server_id, press.chosen()))
        return lambda draft: with_rules(draft, chosen)

    @pressed("t_form")
    async def form(self, interaction: Interaction, press: Press) -> None:
        """Ask for something that is typed."""
        event, words = await self._mine(interaction, press)
        await self._ask(interaction, event, press.text(1), press.text(2), words)

    async def _ask(
        self, interaction: Interaction, event: Event, page: str, field: str, words: Words
    ) -> None:
        if field == "name":
            await ask(interaction, draft_details_form(details_of(event), words, event.id, page))
            return
        if field in ("start", "closes", "opens"):
            zone = await zone_of_event(self.bot, event, words)
            row = event.row
            at = {"start": row.starts_at, "closes": row.closes_at, "opens": row.opens_at}[field]
            label, longest = words("tournament-organiser-moment"), LONGEST
            now = written(at, zone) if at else ""
        else:
            raise Sentence("refused-unknown-button")
        title = words(f"tournament-organiser-form-{field}")
        modal = form(title, label, "t_written", event.id, page, field, text=now, longest=longest)
        await ask(interaction, modal)

    @pressed("t_written")
    async def written(self, interaction: Interaction, press: Press) -> None:
        """A name or a moment was typed."""
        event, words = await self._mine(interaction, press)
        field, typed = press.text(2), press.value
        if field == "name":
            name, about, contact = (*press.values, "", "")[:3]
            said = {"name": name, "about": about, "contact": contact}
            await self._change(interaction, press, lambda draft: draft._replace(**said))
            return
        alter, now = MOMENTS.get(field), self.bot.clock.now()
        if alter is None:
            raise Sentence("refused-unknown-button")
        try:
            at = typed_moment(typed, words, await zone_of_event(self.bot, event, words), now)
        except Sentence as unread:
            why = f"⚠️ {refusal_text(unread, words)}"
            screen = await self._page(interaction, event, press.text(1), words, why)
            await update_own(interaction, screen)
        else:
            await self._change(interaction, press, lambda draft: alter(draft, at, now))

    @pressed("t_zone")
    async def zone(self, interaction: Interaction, press: Press) -> None:
        """The server types its times in another zone; moments that are stored stay.

        That is not theirs alone who has made this draft.
        """
        event, words = await self._mine(interaction, press)
        server = await organiser_only(self.bot, interaction)
        if press.value not in ZONES or server.id != event.row.server_id:
            raise Sentence("refused-unknown-button")
        await self.bot.servers.change(server, time_zone=press.value)
        notice = zone_told(event, press.value, words)
        await update_own(interaction, await self._page(interaction, event, "times", words, notice))

    async def _change(self, interaction: Interaction, press: Press, alter: Alter) -> None:
        """The page shows what came of a change, or why it cannot be."""
        person, words = await self.bot.meet(interaction)
        event = await self.bot.tournaments.load(press.number(0))
        asker = await asker_of_event(self.bot, interaction, person, event)
        notice = ""
        before = draft_of(event)
        try:
            event = await self.organising.edit(event.id, asker, alter)
            notice = _adapted(before, draft_of(event), words)
        except (TournamentRefused, TournamentError, BadRuleset, Refused) as error:
            if isinstance(error, TournamentRefused) and error.reason in SAID_ELSEWHERE:
                raise
            notice = f"⚠️ {refusal_text(error, words)}"
        screen = await self._page(interaction, event, press.text(1), words, notice)
        await update_own(interaction, screen)

    # Looking at it -------------------------------------------------------------------------------

    @pressed("t_preview")
    async def preview(self, interaction: Interaction, press: Press) -> None:
        """The announcement as it will stand in the channel; its buttons are not there yet."""
        event, words = await self._mine(interaction, press)
        event = replace(event, row=event.row._replace(state="registration"))
        names = await names_of(self.bot, event)
        screen = announcement_screen(event, lambda entry: names.markdown(entry, words), words)
        await show(interaction, _without_controls(screen))


def _adapted(before: Draft, now: Draft, words: Words) -> str:
    """Say what has followed a choice by itself: the length of a round that of its games."""
    was, seconds = before.round_seconds, now.round_seconds
    longer = deals_of(before.plan, before.rules) != deals_of(now.plan, now.rules)
    if not longer or was == seconds or seconds is None or now.plan.format.own_time:
        return ""
    time = duration(round(seconds / MINUTE), words)
    if now.plan.format.bracket and now.rules.end_mode == "target":
        length = end_of_party(now.rules, words)
        return f"⏱️ {words('tournament-organiser-adapted-to', time=time, length=length)}"
    return f"⏱️ {words('tournament-organiser-adapted', time=time, count=now.plan.deals)}"


def _with_start(draft: Draft, at: float, now: float) -> Draft:
    return with_start(draft, at, now)


def _with_end(draft: Draft, at: float, now: float) -> Draft:
    return with_end_of_registration(draft, at)


def _with_opening(draft: Draft, at: float, now: float) -> Draft:
    return draft._replace(opens_at=at)


MOMENTS: Final[dict[str, Callable[[Draft, float, float], Draft]]] = {
    "start": _with_start,
    "closes": _with_end,
    "opens": _with_opening,
}


def _in_channel(interaction: Interaction, press: Press) -> Alter:
    """Put the channel, one of this server; that of another one is announced nothing."""
    chosen = next(iter(press.ids()), 0)
    if interaction.guild is None or interaction.guild.get_channel(chosen) is None:
        raise Sentence("setup-channel-gone", channel=f"<#{chosen}>")
    return lambda draft: draft._replace(channel_id=chosen)


def _without_controls(screen: Screen) -> Screen:
    """Return what is shown before it can be pressed."""
    for each in list(screen.view.walk_children()):
        if isinstance(each, discord.ui.Button):
            each.disabled = True
    return screen
