"""All that people are told of tournaments by direct message.

Only who is asked to be a partner, and an organiser who is called to a table, are told in the
tournament's channel when their messages are closed.
"""

from typing import Any

import discord

from bot.storage.delivery.posts import Post
from bot.storage.delivery.subjects import LETTERS, Subject
from bot.storage.delivery.tournament_letters import REMINDERS, TO_CHECK_IN
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.storage.tournaments.entries import MemberRow
from bot.text import Words, language_of, words_for
from bot.tournaments.live import Event, TournamentRefused
from cogs.answering import say
from cogs.bot import DixDeDer
from cogs.delivery.posts import Drawn, Kind
from cogs.delivery.traits import TRAITS
from cogs.press import Press
from cogs.screens.names import message_url, person_name
from cogs.screens.tournaments.letters import NO_TABLE, AboutTable, letter_screen
from cogs.tournaments.choosing import GOING_ON
from cogs.tournaments.corrected import corrected
from cogs.tournaments.names import names_of
from cogs.tournaments.where import where_is


class Letters(Kind):
    """The letters of all tournaments."""

    def __init__(self, bot: DixDeDer) -> None:
        self._bot = bot

    async def draw(self, post: Post) -> Drawn | None:
        try:
            event = await self._event(post)
        except TournamentRefused:
            return None
        person = await self._person(post.person_id or 0)
        if person is None or person.discord_id is None:
            return None
        if not _is_news(post, event, person, self._bot.clock.now()):
            return None
        language = person.language or person.locale or event.row.language
        words = words_for(language_of(language))
        where = await where_is(self._bot, event, person, words)
        aloud = post.channel_id is not None and post.message_id is None
        mention = f"<@{person.discord_id}>" if aloud else ""
        about = await self._about(post, event, words)
        screen = letter_screen(post.subject, where, words, mention, about)
        return Drawn(screen, person.discord_id, person.discord_id if aloud else None)

    async def _event(self, post: Post) -> Event:
        return await self._bot.tournaments.load(post.tournament_id or 0)

    async def _person(self, person_id: int) -> Person | None:
        async with self._bot.database.read() as connection:
            return (await people.find_many(connection, {person_id})).get(person_id)

    async def _about(self, letter: Post, event: Event, words: Words) -> AboutTable:
        """The table that a letter is about, if it is about one."""
        facts = letter.facts
        if letter.subject == Subject.CORRECTED:
            names = await names_of(self._bot, event)
            return corrected(event, letter.number or 0, letter.person_id or 0, names, words)
        if letter.subject != Subject.REPORT or facts is None:
            return NO_TABLE
        game = await self._bot.tables.load(facts["game"])
        async with self._bot.database.read() as connection:
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

    async def refused(self, post: Post) -> bool:
        if not TRAITS[post.subject].in_channel or post.channel_id is not None:
            return False
        await self._bot.news.say_in_channel(await self._event(post), post)
        return True


def _is_news(letter: Post, event: Event, person: Person, now: float) -> bool:
    """Tell whether it is still so, now that it is sent."""
    if letter.subject in (
        Subject.CHANNEL,
        Subject.UNTAKEN,
        Subject.SETTLED,
        Subject.REPORT,
        Subject.CORRECTED,
    ):
        return True
    if letter.subject == Subject.CANCELLED:
        return event.state == "cancelled"
    if letter.subject == Subject.STUCK:
        paused_at = event.row.paused_at
        return paused_at is not None and int(paused_at) == letter.number
    member = event.member(person.id)
    if letter.subject in (Subject.WITHDRAWN, Subject.DROPPED, Subject.UNANSWERED):
        return event.state in GOING_ON and (member is None or member.number == letter.number)
    if letter.subject == Subject.ADDED:
        return member is not None and member.number == letter.number and event.state in GOING_ON
    if letter.subject == Subject.DECLINED:
        return event.state == "registration" and member is None
    if member is None or event.state not in ("registration", "check_in"):
        return False
    if letter.subject == Subject.ASKED:
        return member.number == letter.number and not member.confirmed
    if letter.subject in REMINDERS or letter.subject == Subject.CHECK_IN:
        return _is_due(letter, event, person, now) and not _has_checked_in(letter, event, member)
    return member.number == letter.number


def _is_due(letter: Post, event: Event, person: Person, now: float) -> bool:
    """Tell whether a reminder still holds: of this start, in its time, to who wants it."""
    if letter.subject == Subject.CHECK_IN:
        return True
    starts_at = event.row.starts_at
    in_time = REMINDERS[letter.subject].has(starts_at, now) and letter.number == int(starts_at)
    return person.reminders and in_time


def _has_checked_in(letter: Post, event: Event, member: MemberRow) -> bool:
    """Tell whether there is nothing more to be asked of somebody, or not any more."""
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
    bot.messenger.posts.know(Letters(bot), *LETTERS)
    bot.presses.on("t_quiet", Quiet(bot).be_quiet)
