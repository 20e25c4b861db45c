"""All that stands in the channel of a tournament: sent once, and edited whenever it has changed.

Each post is a row that says which version of its tournament is wanted; the latest wins. A post is
edited at most once in a while, so that an hour in which everybody registers is not an edit each.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

import aiohttp
import discord
from sqlalchemy.exc import OperationalError

from bot.storage import posts, tournament_letters, tournament_posts, tournament_tables
from bot.storage.database_errors import problem_of
from bot.storage.posts import UNSEEN
from bot.storage.schema import tournament_posts as table
from bot.storage.tournament_letters import REFUSED, TROUBLE, ToPlan
from bot.storage.tournament_posts import ANNOUNCEMENT, PODIUM, ROUND, STANDINGS, TournamentPost
from bot.tables.worker import DATABASE_RETRY, Worker
from bot.text import Words, language_of, words_for
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, TournamentRefused
from cogs.bot import DixDeDer
from cogs.codes import BAD_REQUEST, MESSAGE_GONE, NO_PLACE, OLD_MESSAGE, UNREACHED
from cogs.screens.screen import Screen
from cogs.screens.tournaments.announcement import announcement_screen
from cogs.screens.tournaments.names import Names
from cogs.tournaments import boards
from cogs.tournaments.names import names_of
from cogs.tournaments.sent_once import Sent, send_once
from cogs.tournaments.where import winners_of

log = logging.getLogger(__name__)

EDIT_EVERY: Final = 4.0
"""seconds between two edits of a post"""
RETRY: Final = 30.0
"""seconds until what Discord did not take is tried again"""
NO_PLACE_RETRY: Final = 300.0
"""the same where the bot may not write: somebody may put that right"""
HOUR: Final = 3600.0
OVER: Final = frozenset({"finished", "cancelled"})


async def _announcement(
    bot: DixDeDer, event: Event, names: Names, number: int, words: Words
) -> Screen:
    winners = await winners_of(bot, event)
    return announcement_screen(event, lambda entry: names.markdown(entry, words), words, winners)


async def _podium(bot: DixDeDer, event: Event, names: Names, number: int, words: Words) -> Screen:
    return await boards.podium_post(bot, event, names, words)


Maker = Callable[[DixDeDer, Event, Names, int, Words], Awaitable[Screen]]
SCREENS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        ANNOUNCEMENT: _announcement,
        ROUND: boards.round_screen,
        STANDINGS: boards.standings_post,
        PODIUM: _podium,
    }
)


class TournamentPosts(Worker):
    """The posts of all tournaments; `wake` it when one has changed."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot.clock)
        self._bot = bot
        self._database = bot.database
        self._not_before: dict[int, float] = {}
        """by post: when it may be shown again, by the steady clock"""

    def hurry(self) -> None:
        """Discord is reached again: what failed meanwhile is tried at once."""
        self._not_before.clear()
        self.wake()

    async def round(self) -> None:
        lagging = await self._lagging()
        steady = self.clock.steady
        now = steady.now()
        self._not_before = {
            post: moment for post, moment in self._not_before.items() if moment > now
        }
        for post in lagging:
            if not self._bot.allowance.has_room:
                await self.rest(None, steadily=self._bot.allowance.room_at)
                return
            if self._not_before.get(post.id, 0.0) <= steady.now():
                await self._bring_up_to_date(post)
        if self.changed.is_set():
            return
        moments = [self._not_before.get(each.id, 0.0) for each in await self._lagging()]
        until = min(moments, default=None)
        if until is None or until > steady.now():
            await self.rest(None, steadily=until)

    async def _lagging(self) -> list[TournamentPost]:
        async with self._database.read() as connection:
            return await tournament_posts.lagging(connection)

    async def _bring_up_to_date(self, post: TournamentPost) -> None:
        """Nothing that goes wrong with one post stops the others."""
        try:
            await self._show(post)
        except discord.RateLimited as error:
            await self._limited(post, error.retry_after + 1, error)
        except discord.HTTPException as error:
            await self._refused(post, error)
        except (aiohttp.ClientError, OSError) as error:
            self._later(post, RETRY, error)
        except (TournamentError, TournamentRefused) as error:
            # Results that the organiser has to put right: that asks for it again.
            log.info("post %d (%s) is left as it is: %r", post.id, post.subject, error)
            await self._shown(post, post.wanted)
        except OperationalError as error:
            log.warning("post %d is not written down: %s", post.id, problem_of(error))
            self._wait(post, DATABASE_RETRY)
        except Exception:
            # Any mistake of ours in one post, such as a picture that cannot be drawn, is its own.
            log.exception(
                "post %d (%s) of tournament %d", post.id, post.subject, post.tournament_id
            )
            self._wait(post, NO_PLACE_RETRY)

    def _later(self, post: TournamentPost, seconds: float, error: Exception) -> None:
        log.info("post %d (%s) is tried again in %g s: %r", post.id, post.subject, seconds, error)
        self._wait(post, seconds)

    def _wait(self, post: TournamentPost, seconds: float) -> None:
        self._not_before[post.id] = self.clock.steady.now() + seconds

    # Showing -------------------------------------------------------------------------------------

    async def _show(self, post: TournamentPost) -> None:
        if post.message_id == UNSEEN:  # somebody has deleted it
            await self._shown(post, post.wanted)
            return
        event = await self._bot.tournaments.load(post.tournament_id)
        names = await names_of(self._bot, event)
        words = words_for(language_of(post.language))
        screen = await SCREENS[post.subject](self._bot, event, names, post.number, words)
        self._bot.allowance.take()
        # It may be newer than what was wanted when the row was read.
        version = event.row.version
        if post.message_id is None:
            sent = await self._send(post, screen)
            async with self._database.write() as connection:
                await posts.sent(connection, table, post.id, sent.message_id)
            if not sent.up_to_date:
                return
            self._bot.uploads.note(sent.message_id, screen)
        else:
            channel = self._bot.get_partial_messageable(post.channel_id)
            message = channel.get_partial_message(post.message_id)
            await self._bot.uploads.edit(
                message.id,
                screen,
                lambda files: message.edit(view=screen.view, attachments=files),
            )
        self._wait(post, EDIT_EVERY)
        await self._shown(post, version)
        if post.subject == ROUND:
            await self._let_cards_go(post)

    async def _let_cards_go(self, post: TournamentPost) -> None:
        """The cards of its tables come below it."""
        async with self._database.write() as connection:
            waited = await tournament_tables.let_cards_go(
                connection, post.tournament_id, post.number
            )
        if waited:
            self._bot.reconciler.wake()

    async def _send(self, post: TournamentPost, screen: Screen) -> Sent:
        tried_at = post.tried_at
        if tried_at is None:
            now = self.clock.now()
            async with self._database.write() as connection:
                await posts.tried(connection, table, post.id, now)
        else:
            now = tried_at
        channel = self._bot.get_partial_messageable(post.channel_id)
        # Of one that was deleted and is sent afresh Discord would give back the old message.
        nonce = f"t{post.id}-{int(now) % 10**9}"
        return await send_once(self._bot, channel, screen, nonce, tried_at)

    async def _shown(self, post: TournamentPost, version: int) -> None:
        async with self._database.write() as connection:
            await tournament_posts.shows(connection, post, version)

    # What goes wrong -----------------------------------------------------------------------------

    async def _refused(self, post: TournamentPost, error: discord.HTTPException) -> None:
        if error.code == MESSAGE_GONE and post.message_id is not None:
            await self._gone(post)
        elif error.code in NO_PLACE:
            await self._no_place(post, error)
        elif error.code == OLD_MESSAGE:
            await self._limited(post, HOUR, error)
        elif error.status == BAD_REQUEST:
            await self._given_up(post, error)
        else:
            self._later(post, RETRY, error)

    async def _given_up(self, post: TournamentPost, error: discord.HTTPException) -> None:
        """What it says will never be taken, until it says something else; the organiser is told."""
        log.error("post %d (%s) is given up: %s", post.id, post.subject, error)
        event = await self._bot.tournaments.load(post.tournament_id)
        told = ToPlan(event.id, event.row.created_by, REFUSED, 0)
        now = self.clock.now()
        async with self._database.write() as connection:
            await tournament_posts.give_up(connection, post, now)
            await tournament_letters.plan(connection, now, told)
        self._bot.tournaments.changed()

    async def _gone(self, post: TournamentPost) -> None:
        """Somebody has deleted it: people need the announcement, the others are left alone."""
        async with self._database.write() as connection:
            if post.subject == ANNOUNCEMENT:
                await tournament_posts.send_afresh(connection, post.id)
            else:
                await posts.sent(connection, table, post.id, UNSEEN)

    async def _limited(self, post: TournamentPost, seconds: float, error: Exception) -> None:
        """What is older than an hour may not be edited often: then it stands anew below."""
        if post.message_id is None or not self._is_old(post.message_id):
            self._later(post, seconds, error)
            return
        channel = self._bot.get_partial_messageable(post.channel_id)
        try:
            await channel.get_partial_message(post.message_id).delete()
        except UNREACHED as trouble:
            self._later(post, RETRY, trouble)
            return
        async with self._database.write() as connection:
            await tournament_posts.send_afresh(connection, post.id)

    def _is_old(self, message_id: int) -> bool:
        sent_at = discord.utils.snowflake_time(message_id).timestamp()
        return self.clock.now() - sent_at > HOUR

    async def _no_place(self, post: TournamentPost, error: discord.HTTPException) -> None:
        """The tournament goes on; its organiser is told once."""
        self._later(post, NO_PLACE_RETRY, error)
        event = await self._bot.tournaments.load(post.tournament_id)
        told = ToPlan(event.id, event.row.created_by, TROUBLE, 0)
        async with self._database.write() as connection:
            await tournament_letters.plan(connection, self.clock.now(), told)
            if event.state in OVER:  # nobody needs it any more
                await tournament_posts.shows(connection, post, post.wanted)
        self._bot.tournaments.changed()


async def setup(bot: DixDeDer) -> None:
    posts_of_tournaments = TournamentPosts(bot)
    bot.tournaments.on_change(posts_of_tournaments.wake)
    bot.tables.on_score(posts_of_tournaments.wake)
    bot.requests.on_reached.append(posts_of_tournaments.hurry)
    bot.put_to_work(posts_of_tournaments)
