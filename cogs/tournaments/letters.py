"""Sends what people are told of tournaments: each letter once, as fast as Discord likes it.

A letter is a row before it is sent. A closed DM is not knocked at again; only who is asked to be a
partner is then asked in the tournament's channel, once.
"""

import logging
from typing import Any, Final

import aiohttp
import discord
from sqlalchemy.exc import OperationalError

from bot.storage import people, tournament_letters, tournament_news, tournament_reports
from bot.storage.database_errors import problem_of
from bot.storage.people import Person
from bot.storage.tournament_entries import MemberRow
from bot.storage.tournament_letters import (
    ADDED,
    ASKED,
    CANCELLED,
    CHECK_IN,
    CORRECTED,
    DECLINED,
    DROPPED,
    REFUSED,
    REMINDERS,
    REPORT,
    SETTLED,
    STUCK,
    TO_CHECK_IN,
    TROUBLE,
    UNANSWERED,
    WITHDRAWN,
    Letter,
)
from bot.tables.worker import DATABASE_RETRY, Worker
from bot.text import Words, language_of, words_for
from bot.tournaments.live import Event, TournamentRefused
from cogs.allowance import Allowance
from cogs.answering import say
from cogs.bot import DixDeDer
from cogs.codes import BAD_REQUEST, DM_REFUSED, MESSAGE_GONE, NO_PLACE
from cogs.press import Press
from cogs.screens.names import message_url, person_name
from cogs.screens.screen import Screen
from cogs.screens.tournaments.letters import NO_TABLE, AboutTable, letter_screen
from cogs.tournaments.choosing import GOING_ON
from cogs.tournaments.corrected import corrected
from cogs.tournaments.names import names_of
from cogs.tournaments.sent_once import send_once
from cogs.tournaments.where import where_is

log = logging.getLogger(__name__)

PER_SECOND: Final = 5
"""letters: Discord does not like it when a bot writes to many people at once"""
MOST_TRIES: Final = 20
"""of what Discord does not take: some two hours"""
LONGEST_WAIT: Final = 600.0
"""seconds between two tries"""


class Letters(Worker):
    """The letters of all tournaments; `wake` it when one has changed."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot.clock)
        self._bot = bot
        self._database = bot.database
        self._allowance = Allowance(bot.clock.steady, PER_SECOND)
        self._hurries = False

    def hurry(self) -> None:
        """Discord is reached again: what failed meanwhile is tried at once."""
        self._hurries = True
        self.wake()

    async def round(self) -> None:
        now = self.clock.now()
        if self._hurries:
            self._hurries = False
            async with self._database.write() as connection:
                await tournament_letters.hurry(connection)
        async with self._database.read() as connection:
            planned = await tournament_news.to_plan(connection, now)
        if planned:
            async with self._database.write() as connection:
                await tournament_letters.plan(connection, now, *planned)
        async with self._database.read() as connection:
            unsent = await tournament_letters.unsent(connection, now)
        for each in unsent:
            if self._room_at > self.clock.steady.now():
                await self.rest(None, steadily=self._room_at)
                return
            await self._deliver(each)
        if self.changed.is_set():
            return
        async with self._database.read() as connection:
            moment = await tournament_news.next_moment(connection, now)
        await self.rest(moment)

    @property
    def _room_at(self) -> float:
        """When one more letter may be begun, by the steady clock."""
        return max(self._allowance.room_at, self._bot.allowance.room_at)

    async def _deliver(self, letter: Letter) -> None:
        """Nothing that goes wrong with one letter stops the others."""
        try:
            await self._send(letter)
        except discord.HTTPException as error:
            if error.code in DM_REFUSED or error.code in NO_PLACE or error.code == MESSAGE_GONE:
                await self._closed(letter, error)
            elif error.status == BAD_REQUEST:
                log.error("letter %d (%s) is given up: %s", letter.id, letter.subject, error)
                await self._done(letter, error)
            else:
                await self._again_later(letter, error)
        except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
            await self._again_later(letter, error)
        except TournamentRefused as error:
            await self._done(letter, error)
        except OperationalError as error:
            log.warning("letter %d is not written down: %s", letter.id, problem_of(error))
            await self.pause(DATABASE_RETRY)
        except Exception as error:
            # Any mistake of ours in one letter is its own.
            log.exception("letter %d (%s)", letter.id, letter.subject)
            await self._again_later(letter, error)

    async def _send(self, letter: Letter) -> None:
        event = await self._bot.tournaments.load(letter.tournament_id)
        async with self._database.read() as connection:
            found = await people.find_many(connection, {letter.person_id})
        person = found.get(letter.person_id)
        now = self.clock.now()
        if person is None or person.discord_id is None or not _is_news(letter, event, person, now):
            await self._change(letter, done=True)
            return
        if letter.subject == SETTLED:
            await self._settle(letter, event, person)
            return
        language = person.language or person.locale or event.row.language
        words = words_for(language_of(language))
        where = await where_is(self._bot, event, person, words)
        mention = f"<@{person.discord_id}>" if letter.in_channel else ""
        about = await self._about(letter, event, words)
        screen = letter_screen(letter.subject, where, words, mention, about)
        self._allowance.take()
        self._bot.allowance.take()
        message_id = await self._post(letter, event, person.discord_id, screen)
        await self._change(letter, done=True, message_id=message_id)

    async def _about(self, letter: Letter, event: Event, words: Words) -> AboutTable:
        """The table that a letter is about, if it is about one."""
        facts = letter.facts
        if letter.subject == CORRECTED:
            names = await names_of(self._bot, event)
            return corrected(event, letter.number, letter.person_id, names, words)
        if letter.subject != REPORT or facts is None:
            return NO_TABLE
        game = await self._bot.tables.load(facts["game"])
        async with self._database.read() as connection:
            found = await people.find_many(connection, {facts["by"]})
        by = found.get(facts["by"])
        at = game.tournament
        url = None
        if game.row.thread_id is not None:
            url = message_url(game, await self._bot.screens.server_id(game), None)
        return AboutTable(
            round=at.round if at else 0,
            table=at.table if at else 0,
            url=url,
            by=person_name(by.name if by else "", words),
            text=facts["text"],
        )

    async def _settle(self, letter: Letter, event: Event, person: Person) -> None:
        """The message that asked somebody asks no more."""
        async with self._database.read() as connection:
            found = await tournament_letters.invitation(connection, letter)
        if found is not None and person.discord_id is not None:
            message_id, in_channel = found
            channel_id = event.row.channel_id
            if not in_channel:
                channel_id = await self._bot.messenger.dm_channel(person.discord_id)
            words = words_for(language_of(person.language or person.locale or event.row.language))
            where = await where_is(self._bot, event, person, words)
            screen = letter_screen(letter.subject, where, words)
            self._allowance.take()
            self._bot.allowance.take()
            channel = self._bot.get_partial_messageable(channel_id)
            await channel.get_partial_message(message_id).edit(view=screen.view, attachments=[])
        await self._change(letter, done=True)

    async def _post(self, letter: Letter, event: Event, discord_id: int, screen: Screen) -> int:
        if letter.in_channel:
            channel_id = event.row.channel_id
        else:
            channel_id = await self._bot.messenger.dm_channel(discord_id)
        if letter.tried_at is None:
            await self._change(letter, tried_at=self.clock.now())
        channel = self._bot.get_partial_messageable(channel_id)
        nonce = f"letter{letter.id}{'c' if letter.in_channel else ''}"
        mentioned = [discord_id] if letter.in_channel else []
        sent = await send_once(self._bot, channel, screen, nonce, letter.tried_at, mentioned)
        return sent.message_id

    async def _closed(self, letter: Letter, error: Exception) -> None:
        """They cannot be written to: a question and a call for help are put in the channel, all
        else is left."""
        if letter.subject in (ASKED, REPORT) and not letter.in_channel:
            await self._change(letter, in_channel=True, tried_at=None)
            self.wake()
        else:
            await self._done(letter, error)

    async def _done(self, letter: Letter, error: Exception) -> None:
        log.info("letter %d (%s) is not sent: %s", letter.id, letter.subject, error)
        await self._change(letter, done=True)

    async def _again_later(self, letter: Letter, error: Exception) -> None:
        wait = min(5 * 2.0**letter.tries, LONGEST_WAIT)
        # While Discord cannot be reached at all it is no fault of this letter.
        tries = letter.tries + (not self._bot.requests.is_down)
        if tries >= MOST_TRIES:
            await self._done(letter, error)
            return
        log.info("letter %d is tried again in %g s: %r", letter.id, wait, error)
        await self._change(letter, tries=tries, retry_at=self.clock.now() + wait)

    async def _change(self, letter: Letter, **values: Any) -> None:
        if "done" in values and letter.facts is not None:
            values["facts"] = tournament_reports.sent(letter.facts)
        async with self._database.write() as connection:
            await tournament_letters.change(connection, letter.id, **values)


def _is_news(letter: Letter, event: Event, person: Person, now: float) -> bool:
    """Whether it is still so, now that it is sent."""
    if letter.subject in (TROUBLE, REFUSED, SETTLED, REPORT, CORRECTED):
        return True
    if letter.subject == CANCELLED:
        return event.state == "cancelled"
    if letter.subject == STUCK:
        paused_at = event.row.paused_at
        return paused_at is not None and int(paused_at) == letter.number
    member = event.member(person.id)
    if letter.subject in (WITHDRAWN, DROPPED, UNANSWERED):
        return event.state in GOING_ON and (member is None or member.number == letter.number)
    if letter.subject == ADDED:
        return member is not None and member.number == letter.number and event.state in GOING_ON
    if letter.subject == DECLINED:
        return event.state == "registration" and member is None
    if member is None or event.state not in ("registration", "check_in"):
        return False
    if letter.subject == ASKED:
        return member.number == letter.number and not member.confirmed
    if letter.subject in REMINDERS or letter.subject == CHECK_IN:
        return _is_due(letter, event, person, now) and not _has_checked_in(letter, event, member)
    return member.number == letter.number


def _is_due(letter: Letter, event: Event, person: Person, now: float) -> bool:
    """Whether a reminder still holds: of this start, in its time, to who wants it."""
    if letter.subject == CHECK_IN:
        return True
    starts_at = event.row.starts_at
    in_time = REMINDERS[letter.subject].has(starts_at, now) and letter.number == int(starts_at)
    return person.reminders and in_time


def _has_checked_in(letter: Letter, event: Event, member: MemberRow) -> bool:
    """Whether there is nothing more to be asked of somebody, or not any more."""
    asks = letter.subject in TO_CHECK_IN and event.row.check_in
    return asks and (event.state != "check_in" or member.here)


class Quiet:
    """No more reminders."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def be_quiet(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.bot.people.choose(person, reminders=False)
        await say(interaction, words("tournament-player-quiet-now"))


async def setup(bot: DixDeDer) -> None:
    letters = Letters(bot)
    bot.tournaments.on_change(letters.wake)
    bot.requests.on_reached.append(letters.hurry)
    bot.put_to_work(letters)
    bot.presses.on("t_quiet", Quiet(bot).be_quiet)
