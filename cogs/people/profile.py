"""`/profile`: what somebody has done in rated games, with whom, and which titles they have earned;
for who has none yet what they have learned. `/compare`: two people beside each other.

Whoever asks gets a page of their own; one press shows it to the channel.
"""

from collections.abc import Sequence

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.people.puzzles import day_of
from bot.rankings.rating import Rating as Skill
from bot.rankings.rating import chance
from bot.storage.engine.schema import Person
from bot.storage.games import analyses, practices
from bot.storage.people import people, player_stats, puzzles, servers
from bot.storage.people.player_stats import Figures, StatsScope
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import POOLS, Rating
from bot.storage.tournaments import records as tournament_records
from bot.text import safe_name
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.people.compare_screen import Comparison, Side, compare_screen
from cogs.people.profile_reading import Played, favourite, played_by, read_profile
from cogs.people.profile_screen import (
    PER_PAGE,
    Learned,
    Whose,
    company_screen,
    learned_screen,
    profile_screen,
)
from cogs.pictures import look_of
from cogs.press import Interaction
from cogs.rankings.leaderboard_screen import EVERYWHERE, HERE
from cogs.screens.names import person_name
from cogs.screens.screen import Screen


class ProfilePages(Feature):
    @anywhere
    @command("command-profile", person="option-profile-person")
    async def profile(self, click: Click, person: discord.User | None = None) -> Screen:
        other = person is not None and person.id != click.interaction.user.id
        owner = await find_user(click, person) if other and person else click.person
        try:
            whose = await self._first(click, owner)
        except Sentence:
            if owner.id != click.person_id:
                raise
            return learned_screen(await self._learned(owner.id), owner, click.words)
        return await self._screen(click, whose)

    async def _learned(self, person_id: int) -> Learned:
        today, everywhere = day_of(self.bot.clock.now()), leaderboards.EVERYWHERE
        async with self.bot.database.read() as connection:
            return Learned(
                await people.find_learner(connection, person_id),
                await practices.count(connection, person_id),
                await puzzles.streak(connection, person_id, today),
                await analyses.unrated(connection, person_id),
                await tournament_records.record_of(connection, person_id, everywhere),
            )

    @command("command-compare", person="option-compare-person", other="option-compare-other")
    async def compare(
        self, click: Click, person: discord.User, other: discord.User | None = None
    ) -> Screen:
        # Without another it is the reader themselves, at the left.
        named = (click.interaction.user, person) if other is None else (person, other)
        if named[0].id == named[1].id:
            raise Sentence("compare-same")
        both = [await find_user(click, each) for each in named]
        return await self._screen(click, await self._first(click, *both))

    async def _first(self, click: Click, *people: Person) -> Whose:
        """Return the pool in which all of them have played most, on this server or else anywhere;
        raises a `Sentence` where one of them has not played."""
        played: Played = ()
        async with self.bot.database.read() as connection:
            for scope in (HERE, EVERYWHERE):
                number = await scope_number(connection, scope, click.interaction)
                played = await played_by(connection, people, number)
                if all(played):
                    return Whose(scope, favourite(played), *(each.id for each in people))
        raise _nothing(people, played, click)

    @clicked("profile", "profile_scope", "compare_scope", "profile_pool", "compare_pool")
    async def turn(self, click: Click) -> Screen:
        whose = Whose.read(click.press)
        if click.value in POOLS:
            whose = whose._replace(pool=click.value)
        return await self._screen(click, whose)

    @clicked("profile_post", "compare_post")
    async def post(self, click: Click) -> None:
        """The same for everybody in the channel."""
        await click.show_everybody(await self._screen(click, Whose.read(click.press), posted=True))

    # What is shown -------------------------------------------------------------------------------

    async def _screen(self, click: Click, whose: Whose, *, posted: bool = False) -> Screen:
        people = [await find_person(click, each) for each in whose.ids]
        words, pictures = click.words, self.bot.pictures
        look = look_of(None if posted else click.person, words)
        may_post = click.interaction.guild_id is not None
        async with self.bot.database.read() as connection:
            here = await scope_number(connection, HERE, click.interaction)
            scope = here if whose.scope == HERE else leaderboards.EVERYWHERE
            played = await played_by(connection, people, scope)
            if scope is None or not all(played):
                raise _nothing(people, played, click)
            pools = {each.pool for own in played for each in own}
            if whose.pool not in pools:
                whose = whose._replace(pool=favourite(played))
            has_here = all(await played_by(connection, people, here))
            stats_scope = StatsScope(scope, whose.pool)
            if len(people) > 1:
                first, second = people
                comparison = Comparison(
                    whom=whose,
                    sides=(
                        await _side(connection, first, played[0], stats_scope),
                        await _side(connection, second, played[1], stats_scope),
                    ),
                    pools=[each for each in POOLS if each in pools],
                    chance=await _chance(connection, people, stats_scope),
                    between=await player_stats.between(
                        connection, first.id, second.id, stats_scope
                    ),
                    has_here=has_here,
                    may_post=may_post,
                )
                return await compare_screen(comparison, words, look, pictures)
            [owner] = people
            profile = await read_profile(
                connection, owner, whose, played[0], scope, self.bot.clock.now()
            )
        own = owner.id == click.person_id and not posted
        profile = profile._replace(
            own=own,
            has_here=has_here,
            may_post=may_post and not posted,
            may_have_page=own and bool(self.bot.pages_url),
        )
        return await profile_screen(profile, words, look, pictures)

    @clicked("profile_with", "profile_against")
    async def company(self, click: Click) -> Screen:
        """Partners, or opponents."""
        partners = click.press.verb == "profile_with"
        whose, number = Whose.read(click.press), max(0, click.number(4))
        owner = await find_person(click, whose.person_id)
        async with self.bot.database.read() as connection:
            scope = await scope_number(connection, whose.scope, click.interaction)
            if scope is None:
                raise _nothing((owner,), (), click)
            while True:
                found, total = await player_stats.companions(
                    connection,
                    owner.id,
                    StatsScope(scope, whose.pool),
                    partners=partners,
                    reader_id=click.person_id,
                    offset=number * PER_PAGE,
                    limit=PER_PAGE,
                )
                last = max(0, -(-total // PER_PAGE) - 1)
                if number <= last:
                    break
                number = last
        return company_screen(whose, owner, click.press.verb, number, total, found, click.words)


async def _side(
    connection: AsyncConnection, person: Person, mine: Sequence[Rating], stats_scope: StatsScope
) -> Side:
    rating = next((each for each in mine if each.pool == stats_scope.pool), None)
    if rating is None:
        return Side(person, None, Figures(), 0)
    return Side(
        person,
        rating,
        await player_stats.figures(connection, person.id, stats_scope),
        await player_stats.longest_run(connection, person.id, stats_scope),
    )


async def _chance(
    connection: AsyncConnection, two: Sequence[Person], stats_scope: StatsScope
) -> float | None:
    """The chance of the first against the second; None where one of them has no rating there."""
    found = [await player_stats.skill(connection, each.id, stats_scope) for each in two]
    skills = [Skill(*each) for each in found if each]
    return chance(*skills) if len(skills) == len(two) else None


def _nothing(people: Sequence[Person], played: Played, click: Click) -> Sentence:
    """Say which of them has not played a rated game yet."""
    played_none = (each for each, own in zip(people, played, strict=False) if not own)
    person = next(played_none, people[0])
    if person.id == click.person_id:
        return Sentence("profile-none")
    return Sentence("profile-none-of", name=person_name(person.name, click.words))


# Whose figures are asked for: found, and shown to nobody who may not see them --------------------


User = discord.User | discord.Member | discord.Object
"""who is named in a command: with a number alone, where Discord tells no more of them"""


async def find_user(click: Click, user: User) -> Person:
    """Find the person named in a command; raises a `Sentence` for robots, strangers, and people
    who hide themselves."""
    if not isinstance(user, discord.Object):
        if user.bot:
            raise Sentence("profile-robot")
        click.bot.avatars.note(user)
    found = await click.bot.database.ask(people.find_by_discord_id, user.id)
    if found is None:
        raise Sentence("profile-none-of", name=name_of(user))
    return _seen(click, found)


def name_of(user: User) -> str:
    """A name; or a mention, for which whoever reads it may know one."""
    if isinstance(user, discord.Object):
        return f"<@{user.id}>"
    return safe_name(user.display_name)


async def find_person(click: Click, person_id: int) -> Person:
    """Return the person of whom a button tells; raises a `Sentence` when there is nobody, or no
    more, and for people who hide themselves."""
    found = await click.bot.database.ask(people.find, person_id)
    if found is None:
        raise Sentence("refused-unknown-button")
    if found.discord_id is None:
        raise Sentence("profile-former")
    return _seen(click, found)


def _seen(click: Click, person: Person) -> Person:
    """Return the person; raises a `Sentence` where they hide themselves from others.

    Checked each time: buttons outlive what somebody wants to be seen of them.
    """
    if person.hidden and person.id != click.person_id:
        raise Sentence("profile-hidden", name=person_name(person.name, click.words))
    return person


async def scope_number(
    connection: AsyncConnection, scope: str, interaction: Interaction
) -> int | None:
    """None: a server on which nothing was played yet, or none at all."""
    if scope != HERE:
        return leaderboards.EVERYWHERE
    server = await servers.find(connection, interaction.guild_id or 0)
    return None if server is None else server.id
