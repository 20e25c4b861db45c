"""The page of /setup about seasons: how long they are, when they begin, where the podium is posted.

What is chosen is for the next season. The one that goes on keeps the end that it was given as it
began, and those that are over stay as they were: their tables are final.
"""

from datetime import UTC, datetime

from bot.rankings.calendar import next_period, period_at
from bot.storage.engine.schema import Server
from bot.storage.ratings import seasons
from cogs.bot import Click
from cogs.choices import channels_here
from cogs.feature import Feature, clicked
from cogs.press import select
from cogs.screens.screen import GREY, Items, Screen, post_channel, screen_of
from cogs.servers.here import managed_server
from cogs.servers.known import server_of
from cogs.servers.permissions import FOR_POSTS, report

LENGTHS = (1, 2, 3, 4, 6, 12)
"""months; they divide the year, so that seasons begin with the same months every year"""
ANY_YEAR = 2000


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
            # a time of any year, in the month of which a season begins; None: January
            start = datetime(ANY_YEAR, chosen, 1, tzinfo=UTC).timestamp() if chosen > 1 else None
            server = await self.bot.servers.change(server, season_start=start)
        return await self._screen(click, server)

    @clicked("season_podium")
    async def set_podium(self, click: Click) -> Screen:
        """Set the channel; what was planned for another is not sent."""
        server = await managed_server(click)
        chosen = next(iter(channels_here(click.interaction, click.press)), None)
        server = await self.bot.servers.post_podium(server, chosen)
        return await self._screen(click, server)

    async def _screen(self, click: Click, server: Server) -> Screen:
        words = click.words
        months, start, choose = server.season_months, server.season_start, words("setup-choose")
        # Until when the present season lasts, and the one after it, as it is chosen now.
        season = await self.bot.database.ask(seasons.current, server.id)
        if season is None:  # before the first rated game
            period = period_at(self.bot.clock.now(), months, start)
            now = words("seasons-none", until=words.timestamp(period.ends_at, "f"))
        else:
            until = words.timestamp(next_period(season.ends_at, months, start).ends_at, "f")
            ends = words.timestamp(season.ends_at, "f")
            now = words("seasons-now", number=season.number, ends=ends, until=until)
        lengths = {each: words("seasons-months", count=each) for each in LENGTHS}
        items: Items = [
            f"## {words('seasons-title')}\n{words('seasons-about')}",
            now,
            words("seasons-length"),
            [select(choose, lengths, "season_months", chosen=months)],
        ]
        if months > 1:
            # Every choice names all months of the year with which a season begins.
            starts = {
                first: words.join_and([words.month(each) for each in range(first, 13, months)])
                for first in range(1, months + 1)
            }
            month = 1 if start is None else datetime.fromtimestamp(start, UTC).month
            first = (month - 1) % months + 1
            starting = select(choose, starts, "season_start", chosen=first)
            items += [words("seasons-start"), [starting]]
        channel = server.podium_channel_id
        told: list[str] = []
        if channel is not None:
            guild = await server_of(self.bot, server.discord_id, rights=True)
            told = report(guild, [(channel, FOR_POSTS)], words)
        return screen_of(
            *items,
            words("seasons-podium"),
            [post_channel("season_podium", channel, words("seasons-no-podium"))],
            "\n".join(told),
            colour=GREY,
        )
