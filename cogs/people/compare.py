"""`/compare`: two people beside each other, and what they have played with each other."""

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.rating import Rating as Skill
from bot.rankings.rating import chance
from bot.storage.people import player_stats
from bot.storage.people.people import Person
from bot.storage.people.player_stats import Field, Figures
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import Rating
from bot.text import Words
from cogs.answering import Sentence
from cogs.commands import slash_command, slash_options
from cogs.feature import Click, Feature, click_of, clicked
from cogs.people.compare_screen import Comparison, Side, Whom, compare_screen
from cogs.people.players import all_time, check_seen, find_person, find_user, scope_number
from cogs.pictures import look_of
from cogs.press import Interaction
from cogs.rankings.leaderboard_screen import EVERYWHERE, HERE
from cogs.screens.names import person_name
from cogs.screens.screen import Screen

Two = tuple[Person, Person]


class Compare(Feature):
    @slash_command("command-compare")
    @slash_options(person="option-compare-person", other="option-compare-other")
    async def compare(
        self, interaction: Interaction, person: discord.User, other: discord.User | None = None
    ) -> None:
        click = await click_of(interaction)
        # Without another it is the reader themselves, at the left.
        named_first, named_second = (interaction.user, person) if other is None else (person, other)
        if named_first.id == named_second.id:
            raise Sentence("compare-same")
        two = (
            await find_user(self.bot, named_first),
            await find_user(self.bot, named_second),
        )
        await click.show(await self._screen(click, await self._first(click, two)))

    async def _first(self, click: Click, two: Two) -> Whom:
        """Where both have played most: on this server, else anywhere."""
        _check(two, click.person, click.words)
        async with self.bot.database.read() as connection:
            for scope in (HERE, EVERYWHERE):
                number = await scope_number(connection, scope, click.interaction)
                played = await _played(connection, two, number)
                if all(played):
                    pool = _common(played)
                    return Whom(scope, pool, two[0].id, two[1].id)
        raise _nothing(two, played, click.person, click.words)

    @clicked("compare_scope")
    async def turn(self, click: Click) -> Screen:
        return await self._screen(click, Whom.read(click.press))

    @clicked("compare_pool")
    async def choose_pool(self, click: Click) -> Screen:
        press = click.press
        chosen = press._replace(args=(press.text(0), press.value, *press.args[2:]))
        return await self._screen(click, Whom.read(chosen))

    @clicked("compare_post")
    async def post(self, click: Click) -> None:
        """The same for everybody in the channel."""
        await click.show_everybody(await self._screen(click, Whom.read(click.press), posted=True))

    # What is shown -------------------------------------------------------------------------------

    async def _screen(self, click: Click, whom: Whom, *, posted: bool = False) -> Screen:
        two = (
            await find_person(self.bot, whom.first_id),
            await find_person(self.bot, whom.second_id),
        )
        _check(two, click.person, click.words)
        async with self.bot.database.read() as connection:
            comparison = await self._load(connection, click, whom, two)
        look = look_of(None if posted else click.person, click.words)
        return await compare_screen(comparison, click.words, look, self.bot.pictures)

    async def _load(
        self, connection: AsyncConnection, click: Click, whom: Whom, two: Two
    ) -> Comparison:
        here = await scope_number(connection, HERE, click.interaction)
        scope = here if whom.scope == HERE else leaderboards.EVERYWHERE
        played = await _played(connection, two, scope)
        if scope is None or not all(played):
            raise _nothing(two, played, click.person, click.words)
        pools = [
            pool
            for pool in leaderboards.POOLS
            if any(each.pool == pool for own in played for each in own)
        ]
        if whom.pool not in pools:
            whom = whom._replace(pool=_common(played))
        field = Field(scope, whom.pool)
        sides = (
            await _side(connection, two[0], played[0], field),
            await _side(connection, two[1], played[1], field),
        )
        return Comparison(
            whom=whom,
            sides=sides,
            pools=pools,
            chance=await _chance(connection, two, field),
            between=await player_stats.between(connection, two[0].id, two[1].id, field),
            has_here=all(await _played(connection, two, here)),
            may_post=click.interaction.guild_id is not None,
        )


async def _played(
    connection: AsyncConnection, two: Two, scope: int | None
) -> tuple[list[Rating], list[Rating]]:
    return (
        await all_time(connection, two[0].id, scope),
        await all_time(connection, two[1].id, scope),
    )


def _common(played: tuple[list[Rating], list[Rating]]) -> str:
    """The pool in which both have played most; without one, the first one's favourite."""
    counts = [{each.pool: each.parties for each in own} for own in played]
    both = {
        pool: min(count, counts[1][pool]) for pool, count in counts[0].items() if pool in counts[1]
    }
    return max(both, key=lambda pool: both[pool]) if both else played[0][0].pool


async def _side(
    connection: AsyncConnection, person: Person, mine: list[Rating], field: Field
) -> Side:
    rating = next((each for each in mine if each.pool == field.pool), None)
    if rating is None:
        return Side(person, None, Figures(), 0)
    return Side(
        person,
        rating,
        await player_stats.figures(connection, person.id, field),
        await player_stats.longest_run(connection, person.id, field),
    )


async def _chance(connection: AsyncConnection, two: Two, field: Field) -> float | None:
    skills = [await player_stats.skill(connection, each.id, field) for each in two]
    if None in skills:
        return None
    first, second = (Skill(*each) for each in skills if each)
    return chance(first, second)


def _check(two: Two, reader: Person, words: Words) -> None:
    for each in two:
        check_seen(each, reader, words)


def _nothing(
    two: Two, played: tuple[list[Rating], list[Rating]], reader: Person, words: Words
) -> Sentence:
    """Say which of them has not played a rated game yet."""
    person = next((each for each, own in zip(two, played, strict=True) if not own), two[0])
    if person.id == reader.id:
        return Sentence("profile-none")
    return Sentence("profile-none-of", name=person_name(person.name, words))
