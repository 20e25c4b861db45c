"""The page of /setup about seasons: how long they are, when they begin, where the podium is posted.

What is chosen is for the next season. The one that goes on keeps the end that it was given as it
began, and those that are over stay as they were: their tables are final.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.rankings.calendar import Period, next_period, period_at
from bot.storage.people.servers import Server
from bot.storage.ratings import seasons
from bot.storage.ratings.seasons import Season
from bot.text import Words
from cogs.answering import show, update_own
from cogs.choices import channels_here
from cogs.feature import Feature, pressed
from cogs.press import Press, select
from cogs.screens.screen import GREY, Screen, layout, post_channel, text
from cogs.servers.permissions import FOR_POSTS, check_manager, report, server_of

LENGTHS: Final = (1, 2, 3, 4, 6, 12)
"""months; they divide the year, so that seasons begin with the same months every year"""
ANY_YEAR: Final = 2000


class Page(NamedTuple):
    """All that the page shows."""

    server: Server
    season: Season | None
    """that goes on; None before the first rated game"""
    following: Period
    """the season after it, as it is chosen now; the first one before the first rated game"""
    channel: Sequence[str]
    """what the bot may do where the podium is posted; empty without a channel"""


class Seasons(Feature):
    """Each click is checked: buttons outlive permissions."""

    @pressed("seasons")
    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        server = await self._server(interaction)
        await show(interaction, await self._screen(interaction, server, words))

    @pressed("season_months")
    async def set_months(self, interaction: discord.Interaction[Any], press: Press) -> None:
        chosen = press.chosen()
        await self._set(interaction, **({"season_months": chosen} if chosen in LENGTHS else {}))

    @pressed("season_start")
    async def set_start(self, interaction: discord.Interaction[Any], press: Press) -> None:
        chosen = press.chosen()
        values = {"season_start": start_of(chosen)} if chosen in range(1, 13) else {}
        await self._set(interaction, **values)

    @pressed("season_podium")
    async def set_podium(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Set the channel; what was planned for another is not sent."""
        check_manager(interaction)
        chosen = next(iter(channels_here(interaction, press)), None)
        server = await self._server(interaction)
        await self._show(interaction, await self.bot.servers.post_podium(server, chosen))

    async def _server(self, interaction: discord.Interaction[Any]) -> Server:
        check_manager(interaction)
        return await self.bot.servers.meet(interaction.guild_id or 0)

    async def _set(self, interaction: discord.Interaction[Any], **values: Any) -> None:
        server = await self._server(interaction)
        if values:
            server = await self.bot.servers.change(server, **values)
        await self._show(interaction, server)

    async def _show(self, interaction: discord.Interaction[Any], server: Server) -> None:
        _, words = await self.bot.meet(interaction)
        await update_own(interaction, await self._screen(interaction, server, words))

    async def _screen(
        self, interaction: discord.Interaction[Any], server: Server, words: Words
    ) -> Screen:
        async with self.bot.database.read() as connection:
            season = await seasons.current(connection, server.id)
        rhythm = (server.season_months, server.season_start)
        if season is None:
            period = period_at(self.bot.clock.now(), *rhythm)
        else:
            period = next_period(season.ends_at, *rhythm)
        channel = server.podium_channel_id
        wanted = [] if channel is None else [(channel, FOR_POSTS)]
        lines = report(server_of(self.bot, server.discord_id), wanted, words)
        return seasons_screen(Page(server, season, period, lines), words)


def start_of(month: int) -> float | None:
    """Return what is stored of seasons of which one begins on the first of this month; None:
    January."""
    return None if month == 1 else datetime(ANY_YEAR, month, 1, tzinfo=UTC).timestamp()


def first_month(server: Server) -> int:
    """The first month of the year with which a season begins."""
    start = server.season_start
    month = 1 if start is None else datetime.fromtimestamp(start, UTC).month
    return (month - 1) % server.season_months + 1


def seasons_screen(page: Page, words: Words) -> Screen:
    server = page.server
    items: list[ui.Item[Any]] = [
        text(f"## {words('seasons-title')}\n{words('seasons-about')}"),
        text(_now(page, words)),
        text(words("seasons-length")),
        ui.ActionRow(_lengths(server, words)),
    ]
    if server.season_months > 1:
        items += [text(words("seasons-start")), ui.ActionRow(_starts(server, words))]
    items.append(text(words("seasons-podium")))
    picker = post_channel("season_podium", server.podium_channel_id, words("seasons-no-podium"))
    items.append(ui.ActionRow(picker))
    if page.channel:
        items.append(text("\n".join(page.channel)))
    return Screen(layout(*items, colour=GREY))


def _now(page: Page, words: Words) -> str:
    """Until when the present season lasts, and the one after it."""
    until = words.timestamp(page.following.ends_at, "f")
    if page.season is None:
        return words("seasons-none", until=until)
    ends = words.timestamp(page.season.ends_at, "f")
    return words("seasons-now", number=page.season.number, ends=ends, until=until)


def _lengths(server: Server, words: Words) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=words("seasons-months", count=each),
            value=str(each),
            default=each == server.season_months,
        )
        for each in LENGTHS
    ]
    return select(words("setup-choose"), options, "season_months")


def _starts(server: Server, words: Words) -> ui.Item[Any]:
    """Every choice names all months of the year with which a season begins."""
    options = [
        discord.SelectOption(
            label=words.join_and(
                [words.month(month) for month in range(first, 13, server.season_months)]
            ),
            value=str(first),
            default=first == first_month(server),
        )
        for first in range(1, server.season_months + 1)
    ]
    return select(words("setup-choose"), options, "season_start")
