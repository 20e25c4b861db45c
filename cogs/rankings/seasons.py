"""The page of /setup about seasons: how long they are, when they begin, where the podium is posted.

What is chosen is for the next season. The one that goes on keeps the end that it was given as it
began, and those that are over stay as they were: their tables are final.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from bot.rankings.calendar import Period, next_period, period_at
from bot.storage.engine.schema import Season, Server
from bot.storage.ratings import seasons
from bot.text import Words
from cogs.choices import channels_here
from cogs.feature import Click, Feature, clicked
from cogs.screens.paging import choices
from cogs.screens.screen import GREY, Screen, post_channel, screen_of
from cogs.servers.here import managed_server
from cogs.servers.permissions import FOR_POSTS, report, server_of

LENGTHS = (1, 2, 3, 4, 6, 12)
"""months; they divide the year, so that seasons begin with the same months every year"""
ANY_YEAR = 2000


class SeasonsPage(NamedTuple):
    """The content of the page."""

    server: Server
    season: Season | None
    """that goes on; None before the first rated game"""
    following: Period
    """the season after it, as it is chosen now; the first one before the first rated game"""
    channel: Sequence[str]
    """what the bot may do where the podium is posted; empty without a channel"""


class Seasons(Feature):
    """Each click is checked: buttons outlive permissions."""

    @clicked("seasons", beside=True)
    async def open(self, click: Click) -> Screen:
        return await self._screen(click, await managed_server(click))

    @clicked("season_months", "season_start")
    async def set_rhythm(self, click: Click) -> Screen:
        server, chosen = await managed_server(click), click.chosen
        if click.press.verb == "season_months" and chosen in LENGTHS:
            server = await self.bot.servers.change(server, season_months=chosen)
        elif click.press.verb == "season_start" and chosen in range(1, 13):
            server = await self.bot.servers.change(server, season_start=start_of(chosen))
        return await self._screen(click, server)

    @clicked("season_podium")
    async def set_podium(self, click: Click) -> Screen:
        """Set the channel; what was planned for another is not sent."""
        server = await managed_server(click)
        chosen = next(iter(channels_here(click.interaction, click.press)), None)
        server = await self.bot.servers.post_podium(server, chosen)
        return await self._screen(click, server)

    async def _screen(self, click: Click, server: Server) -> Screen:
        season = await self.bot.database.ask(seasons.current, server.id)
        rhythm = (server.season_months, server.season_start)
        if season is None:
            period = period_at(self.bot.clock.now(), *rhythm)
        else:
            period = next_period(season.ends_at, *rhythm)
        channel = server.podium_channel_id
        wanted = [] if channel is None else [(channel, FOR_POSTS)]
        lines = report(server_of(self.bot, server.discord_id), wanted, click.words)
        return seasons_screen(SeasonsPage(server, season, period, lines), click.words)


def start_of(month: int) -> float | None:
    """Return what is stored of seasons of which one begins on the first of this month; None:
    January."""
    return None if month == 1 else datetime(ANY_YEAR, month, 1, tzinfo=UTC).timestamp()


def first_month(server: Server) -> int:
    """The first month of the year with which a season begins."""
    start = server.season_start
    month = 1 if start is None else datetime.fromtimestamp(start, UTC).month
    return (month - 1) % server.season_months + 1


def seasons_screen(page: SeasonsPage, words: Words) -> Screen:
    server = page.server
    months, choose = server.season_months, words("setup-choose")
    lengths = [(str(each), words("seasons-months", count=each)) for each in LENGTHS]
    # Every choice names all months of the year with which a season begins.
    starts = [
        (str(first), words.join_and([words.month(each) for each in range(first, 13, months)]))
        for first in range(1, months + 1)
    ]
    start = str(first_month(server))
    return screen_of(
        f"## {words('seasons-title')}\n{words('seasons-about')}",
        _now(page, words),
        words("seasons-length"),
        choices(choose, lengths, str(months), "season_months"),
        *(
            (words("seasons-start"), choices(choose, starts, start, "season_start"))
            if months > 1
            else ()
        ),
        words("seasons-podium"),
        [post_channel("season_podium", server.podium_channel_id, words("seasons-no-podium"))],
        "\n".join(page.channel),
        colour=GREY,
    )


def _now(page: SeasonsPage, words: Words) -> str:
    """Until when the present season lasts, and the one after it."""
    until = words.timestamp(page.following.ends_at, "f")
    if page.season is None:
        return words("seasons-none", until=until)
    ends = words.timestamp(page.season.ends_at, "f")
    return words("seasons-now", number=page.season.number, ends=ends, until=until)
