"""The weekly digest: when it is due, planning it, and posting it once and no more.

A post is planned as a row together with the moment of the next one, then sent with a nonce. One
that was tried before, and is not known to stand in its channel, is looked for there first.
"""

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import aiohttp
import discord

from bot.rankings.calendar import WEEK, week_of
from bot.rankings.digest import Played, deal_of_the_week, digest_after
from bot.storage import digests, ratings, seasons
from bot.storage.digests import UNSEEN, Digest, Due
from bot.storage.ratings import ALL_TIME, Board, By, Line
from bot.tables import Tables
from bot.tables.reviews import Reviews
from bot.tables.worker import Worker
from bot.text import Words, language_of, words_for
from cogs.codes import NO_PLACE
from cogs.pictures import Pictures
from cogs.screens.digest import MEDALS, News, Shown, digest_screen, mark_of
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)

RETRY: Final = 300.0
"""seconds until what Discord did not take is tried again, as long as its week lasts"""
LOOKED_THROUGH: Final = 30
"""parties in which the deal of the week is looked for"""
LOOKED_AT: Final = 100
"""messages of the channel since the post was first tried"""
MINUTE: Final = 60.0
"""by which the clocks of Discord and of this machine may differ"""
CLIMBERS: Final = 3
AMONG: Final = 50
"""the best, among whom those are looked for who have climbed most"""


class Digests(Worker):
    """Sleeps until the next digest is due; `wake` it when a server has chosen or left a channel."""

    def __init__(
        self, client: discord.Client, tables: Tables, reviews: Reviews, pictures: Pictures
    ) -> None:
        super().__init__(tables.clock)
        self._client = client
        self._tables = tables
        self._database = tables.database
        self._reviews = reviews
        self._pictures = pictures

    async def round(self) -> None:
        now = self.clock.now()
        async with self._database.read() as connection:
            due = await digests.due(connection, now)
        for each in due:
            await self._plan(each, now)
        again = False
        async with self._database.read() as connection:
            unsent = await digests.unsent(connection, now - WEEK)
        for digest in unsent:
            again = not await self._post(digest) or again
        if self.changed.is_set():
            return
        async with self._database.read() as connection:
            moments = [await digests.next_due(connection)]
        if again:
            moments.append(now + RETRY)
        await self.rest(min((each for each in moments if each is not None), default=None))

    # Planning ------------------------------------------------------------------------------------

    async def _plan(self, due: Due, now: float) -> None:
        """The post of the last week that is over, and when the next is due.

        After a longer pause weeks are skipped: nobody needs old news. A week in which nothing was
        played has no post.
        """
        following = digest_after(now)
        until = following - WEEK
        async with self._database.read() as connection:
            week = await digests.week(connection, due.server_id, until - WEEK, until)
        show = await self._deal(due.server_id, until) if week.parties else None
        async with self._database.write() as connection:
            if week.parties:
                await digests.plan(connection, due, until, show)
            await digests.postpone(connection, due.server_id, following)

    async def _deal(self, server_id: int, until: float) -> tuple[int, int] | None:
        """The party and the number of the deal of the week."""
        async with self._database.read() as connection:
            game_ids = await digests.remarkable(
                connection, server_id, until - WEEK, until, LOOKED_THROUGH
            )
        played: list[Played] = []
        for game_id in game_ids:
            game = await self._tables.load(game_id)
            if game.state is not None:  # its record replays
                played += [Played(game_id, each) for each in game.state.results]
        best = deal_of_the_week(played)
        return None if best is None else (best.game_id, best.result.number)

    # Posting -------------------------------------------------------------------------------------

    async def _post(self, digest: Digest) -> bool:
        """Whether nothing is left to be done for a digest."""
        try:
            await self._send(digest)
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                log.warning("digest %d: %s; it is tried again", digest.id, error)
                return False
            log.warning("server %d has no digest any more: %s", digest.server_id, error)
            async with self._database.write() as connection:
                await digests.turn_off(connection, digest.server_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("digest %d: %r; it is tried again", digest.id, error)
            return False
        return True

    async def _send(self, digest: Digest) -> None:
        channel = self._client.get_partial_messageable(digest.channel_id)
        message_id = None
        if digest.tried_at is not None:
            message_id = await self._find(channel, digest, digest.tried_at)
        if message_id is None:
            screen = await self._screen(digest)
            if digest.tried_at is None:
                async with self._database.write() as connection:
                    await digests.tried(connection, digest.id, self.clock.now())
            message = await channel.send(
                view=screen.view, files=screen.files(), nonce=f"digest-{digest.id}"
            )
            message_id = message.id
        async with self._database.write() as connection:
            await digests.sent(connection, digest.id, message_id)

    async def _find(
        self, channel: discord.PartialMessageable, digest: Digest, tried_at: float
    ) -> int | None:
        """The id of the post, which was sent before and never acknowledged; None when it is not
        there, `UNSEEN` when nobody can tell."""
        since = datetime.fromtimestamp(tried_at - MINUTE, UTC)
        mark = mark_of(digest.until)
        try:
            async for message in channel.history(limit=LOOKED_AT, after=since, oldest_first=True):
                ours = self._client.user is not None and message.author == self._client.user
                if ours and any(mark in each for each in _texts(message.components)):
                    return message.id
        except discord.Forbidden as error:
            if error.code in NO_PLACE and not await self._may_send(channel):
                raise
            return UNSEEN
        return None

    async def _may_send(self, channel: discord.PartialMessageable) -> bool:
        """Whether the channel is there and open to the bot, though not its past."""
        try:
            await self._client.fetch_channel(channel.id)
        except discord.Forbidden:
            return False
        return True

    async def _screen(self, digest: Digest) -> Screen:
        words = await self._words(digest)
        shown = None
        if digest.game_id is not None and digest.deal is not None:
            game = await self._tables.load(digest.game_id)
            shown = Shown(await self._reviews.of(game), game, digest.deal)
        return await digest_screen(await self._news(digest), shown, words, self._pictures)

    async def _words(self, digest: Digest) -> Words:
        """Of the language that the server has chosen here, else of the one it has on Discord."""
        if digest.language is not None:
            return words_for(language_of(digest.language))
        guild = self._client.get_guild(digest.server_discord_id)
        if guild is None:
            guild = await self._client.fetch_guild(digest.server_discord_id)
        return words_for(language_of(guild.preferred_locale.value))

    async def _news(self, digest: Digest) -> News:
        """Movement is known within a week that begins on Monday: late news are without."""
        since, now = digest.until - WEEK, self.clock.now()
        async with self._database.read() as connection:
            week = await digests.week(connection, digest.server_id, since, digest.until)
            if week.pool is None:
                return News(since, digest.until, week)
            season = await seasons.current(connection, digest.server_id)
            board = Board(digest.server_id, season.id if season else ALL_TIME, week.pool)
            best = await ratings.page(connection, board, By.RATING, 0, AMONG)
        movers = climbers(best) if week_of(now) == week_of(digest.until) else []
        return News(since, digest.until, week, best[: len(MEDALS)], movers)


def climbers(best: Iterable[Line]) -> list[Line]:
    """Those who have gained most places since the week began."""
    climbed = [each for each in best if each.moved is not None and each.moved > 0]
    return sorted(climbed, key=lambda each: (-(each.moved or 0), each.rank))[:CLIMBERS]


def _texts(components: Iterable[Any]) -> list[str]:
    """What is written in a message."""
    found: list[str] = []
    for each in components:
        found.append(getattr(each, "content", None) or "")
        found += _texts(getattr(each, "children", ()))
    return found
