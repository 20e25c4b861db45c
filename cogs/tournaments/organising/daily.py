"""`/tournament daily`: a duplicate that comes back each day, for those who organise here."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.storage.people.servers import Server
from bot.storage.tournaments.daily_series import SeriesRow
from bot.tables.options import preset_rules
from bot.tables.party.open_party import Asker
from bot.text import Words, words_for
from bot.tournaments import Plan
from bot.tournaments.formats import DAILY
from bot.tournaments.live import Draft, daily
from cogs.answering import Sentence
from cogs.feature import Click, Feature, click_of, clicked
from cogs.press import RED, Interaction, button, select
from cogs.screens.screen import Items, Screen, screen_of
from cogs.servers.here import table_language
from cogs.servers.permissions import FOR_BOARDS, missing, permission_names
from cogs.tournaments.asking import channel_here, organiser_only, organises
from cogs.tournaments.organising.draft_fields import PRESET
from cogs.tournaments.organising.forms import zone_of

BOARDS: Final = (1, 2, 4, *range(8, 13))
"""those of a day (T5); a single one takes a minute"""
MOST: Final = 8
"""series that are listed"""


class Daily(Feature):
    @clicked("t_daily_start")
    async def start(self, click: Click) -> Screen:
        """So many boards a day were chosen: the first day opens here, now."""
        interaction, words = click.interaction, click.words
        server = await organiser_only(self.bot, interaction)
        _check(interaction, server, words)
        boards = click.press.chosen()
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
        await create(server.id, click.person.id, draft, zone_of(server, words))
        return await _screen(click, server, f"✅ {words('duplicate-each-day-started')}")

    @clicked("t_daily_stop")
    async def stop(self, click: Click) -> Screen:
        number, server = click.press.number(0), await organiser_only(self.bot, click.interaction)
        asker = Asker(click.person.id, organises(click.interaction, server))
        mine = {each.id for each in await self.bot.tournaments.daily_of(server.id)}
        if number in mine:  # what another has stopped meanwhile is stopped
            await self.bot.tournaments.organising.stop_daily(number, asker)
        return await _screen(click, server, f"✅ {click.words('duplicate-each-day-stopped')}")


async def show_dailies(interaction: Interaction) -> None:
    """`/tournament daily`."""
    click = await click_of(interaction)
    await click.show(await _screen(click, await organiser_only(click.bot, interaction)))


async def _screen(click: Click, server: Server, note: str = "") -> Screen:
    words, now = click.words, click.bot.clock.now()
    found = await click.bot.tournaments.daily_of(server.id)
    series = [each._replace(due_at=_next_opens(each, now)) for each in found]
    here = channel_here(click.interaction) not in {each.channel_id for each in series}
    return daily_screen(series, zone_of(server, words), words, here=here, note=note)


def _check(interaction: Interaction, server: Server, words: Words) -> None:
    """Check that tables may be opened here, and that nobody but their players sees them."""
    if server.channel_ids and channel_here(interaction) not in server.channel_ids:
        channels = ", ".join(f"<#{each}>" for each in server.channel_ids)
        raise Sentence("belote-other-channel", channels=channels)
    if missed := missing(interaction.app_permissions, FOR_BOARDS):
        raise Sentence("belote-permissions", permissions=permission_names(missed, words))


def _next_opens(series: SeriesRow, now: float) -> float:
    """One that is due opens at this moment, and the next one at midnight."""
    if series.due_at is not None and series.due_at > now:
        return series.due_at
    return daily.midnight_after(now, daily.zone_of(series.zone))


def daily_screen(
    series: Sequence[SeriesRow], zone: str, words: Words, *, here: bool, note: str = ""
) -> Screen:
    """Which there are, one more, and stopping; `here`: another one may begin in this channel, at
    midnight in `zone`."""
    lines = [f"## {words('tournament-format.daily')}", words("duplicate-each-day-about")]
    items: Items = ["\n".join([note, *lines] if note else lines)]
    for each in series[:MOST]:
        boards = words("duplicate-each-day-boards", count=each.plan["deals"])
        when, channel = words.timestamp(each.due_at or 0.0), f"<#{each.channel_id}>"
        line = words("duplicate-each-day-line", channel=channel, boards=boards, when=when)
        label = words("duplicate-each-day-stop")
        stop = button(label, "t_daily_stop", each.id, style=RED)
        items.append(ui.Section(line, accessory=stop))
    if not series:
        items.append(words("duplicate-each-day-none"))
    if here:
        options = [
            discord.SelectOption(
                label=words("duplicate-each-day-boards", count=each), value=str(each)
            )
            for each in BOARDS
        ]
        items += [
            f"-# {words('duplicate-each-day-midnight', zone=zone)}",
            [select(words("duplicate-each-day-start"), options, "t_daily_start")],
        ]
    return screen_of(*items)
