"""`/compare`: two people beside each other, and what they have played with each other."""

from typing import Any

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
from cogs.answering import Sentence, show, show_everybody, update_own
from cogs.commands import slash_command, slash_options
from cogs.feature import Feature, pressed
from cogs.people.compare_screen import Comparison, Side, Whom, compare_screen
from cogs.people.players import all_time, check_seen, find_person, find_user, scope_number
from cogs.pictures import look_of
from cogs.press import Press
from cogs.rankings.leaderboard_screen import EVERYWHERE, HERE
from cogs.screens.names import person_name
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]
Two = tuple[Person, Person]


class Compare(Feature):
    @slash_command("command-compare")
    @slash_options(person="option-compare-person", other="option-compare-other")
    async def compare(
        self, interaction: Interaction, person: discord.User, other: discord.User | None = None
    ) -> None:
        reader, words = await self.bot.meet(interaction)
        # Without another it is the reader themselves, at the left.
        named_first, named_second = (interaction.user, person) if other is None else (person, other)
        if named_first.id == named_second.id:
            raise Sentence("compare-same")
        two = (
            await find_user(self.bot, named_first),
            await find_user(self.bot, named_second),
        )
        whom = await self._first(interaction, two, reader, words)
        await show(interaction, await self._screen(interaction, whom, reader, words))

    async def _first(
        self, interaction: Interaction, two: Two, reader: Person, words: Words
    ) -> Whom:
        """Where both have played most: on this server, else anywhere."""
        _check(two, reader, words)
        async with self.bot.database.read() as connection:
            for scope in (HERE, EVERYWHERE):
                number = await scope_number(connection, scope, interaction)
                played = await _played(connection, two, number)
                if all(played):
                    pool = _common(played)
                    return Whom(scope, pool, two[0].id, two[1].id)
        raise _nothing(two, played, reader, words)

    @pressed("compare_scope")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        await self._turn(interaction, Whom.read(press))

    @pressed("compare_pool")
    async def choose_pool(self, interaction: Interaction, press: Press) -> None:
        chosen = press._replace(args=(press.text(0), press.value, *press.args[2:]))
        await self._turn(interaction, Whom.read(chosen))

    async def _turn(self, interaction: Interaction, whom: Whom) -> None:
        reader, words = await self.bot.meet(interaction)
        await update_own(interaction, await self._screen(interaction, whom, reader, words))

    @pressed("compare_post")
    async def post(self, interaction: Interaction, press: Press) -> None:
        """The same for everybody in the channel."""
        reader, words = await self.bot.meet(interaction)
        screen = await self._screen(interaction, Whom.read(press), reader, words, posted=True)
        await show_everybody(interaction, screen)

    # What is shown -------------------------------------------------------------------------------

    async def _screen(
        self,
        interaction: Interaction,
        whom: Whom,
        reader: Person,
        words: Words,
        *,
        posted: bool = False,
    ) -> Screen:
        two = (
            await find_person(self.bot, whom.first_id),
            await find_person(self.bot, whom.second_id),
        )
        _check(two, reader, words)
        async with self.bot.database.read() as connection:
            comparison = await self._load(connection, interaction, whom, two, reader, words)
        look = look_of(None if posted else reader, words)
        return await compare_screen(comparison, words, look, self.bot.pictures)

    async def _load(
        self,
        connection: AsyncConnection,
        interaction: Interaction,
        whom: Whom,
        two: Two,
        reader: Person,
        words: Words,
    ) -> Comparison:
        here = await scope_number(connection, HERE, interaction)
        scope = here if whom.scope == HERE else leaderboards.EVERYWHERE
        played = await _played(connection, two, scope)
        if scope is None or not all(played):
            raise _nothing(two, played, reader, words)
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
            may_post=interaction.guild_id is not None,
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
