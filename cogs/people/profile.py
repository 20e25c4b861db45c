"""`/profile`: what somebody has done in rated games, with whom, and which titles they have earned;
for who has none yet what they have learned.

Whoever asks gets a page of their own; one press shows it to the channel.
"""

from collections.abc import Iterator, Sequence

import discord

from bot.people.puzzles import day_of
from bot.rankings.titles import CLEAN
from bot.storage.games import analyses, practices
from bot.storage.people import learners, player_stats, puzzles
from bot.storage.people.people import Person
from bot.storage.people.player_stats import Field
from bot.storage.ratings import folds, leaderboards
from bot.storage.ratings.folds import Held
from bot.storage.ratings.leaderboards import By
from bot.storage.tournaments import records as tournament_records
from bot.text import Words
from cogs.answering import Sentence
from cogs.commands import anywhere, slash_command, slash_options
from cogs.feature import Click, Feature, click_of, clicked
from cogs.people.learned import Learned, learned_screen
from cogs.people.players import all_time, check_seen, find_person, find_user, scope_number
from cogs.people.profile_company import PER_PAGE, Company, company_screen
from cogs.people.profile_screen import CURVE, Profile, Whose, profile_screen
from cogs.pictures import look_of
from cogs.press import Interaction
from cogs.rankings.leaderboard_screen import EVERYWHERE, HERE
from cogs.screens.names import person_name
from cogs.screens.screen import Screen


class ProfilePages(Feature):
    @anywhere
    @slash_command("command-profile")
    @slash_options(person="option-profile-person")
    async def profile(self, interaction: Interaction, person: discord.User | None = None) -> None:
        click = await click_of(interaction)
        reader, words = click.person, click.words
        other = person is not None and person.id != interaction.user.id
        owner = await find_user(self.bot, person) if other and person else reader
        whose = await self._first(click, owner)
        if whose is None and owner.id == reader.id:
            await click.show(learned_screen(await self._learned(reader), reader, words))
            return
        if whose is None:
            check_seen(owner, reader, words)
            raise _nothing(owner, reader, words)
        await click.show(await self._screen(click, whose))

    async def _first(self, click: Click, owner: Person) -> Whose | None:
        """Where they have played most: on this server, else anywhere; None: nowhere."""
        async with self.bot.database.read() as connection:
            for scope in (HERE, EVERYWHERE):
                number = await scope_number(connection, scope, click.interaction)
                mine = await all_time(connection, owner.id, number)
                if mine:
                    return Whose(scope, mine[0].pool, owner.id)
        return None

    async def _learned(self, person: Person) -> Learned:
        """The profile of somebody who has no rated party."""
        today = day_of(self.bot.clock.now())
        async with self.bot.database.read() as connection:
            return Learned(
                await learners.find(connection, person.id),
                await practices.count(connection, person.id),
                await puzzles.streak(connection, person.id, today),
                await analyses.unrated(connection, person.id),
                await tournament_records.record_of(connection, person.id, leaderboards.EVERYWHERE),
            )

    @clicked("profile", "profile_scope")
    async def turn(self, click: Click) -> Screen:
        return await self._screen(click, Whose.read(click.press))

    @clicked("profile_pool")
    async def choose_pool(self, click: Click) -> Screen:
        press = click.press
        chosen = press._replace(args=(press.text(0), press.value, *press.args[2:]))
        return await self._screen(click, Whose.read(chosen))

    @clicked("profile_post")
    async def post(self, click: Click) -> None:
        """The same for everybody in the channel."""
        await click.show_everybody(await self._screen(click, Whose.read(click.press), posted=True))

    # What is shown -------------------------------------------------------------------------------

    async def _screen(self, click: Click, whose: Whose, *, posted: bool = False) -> Screen:
        profile = await self._load(click, whose)
        if posted:
            profile = profile._replace(own=False, may_post=False)
        look = look_of(None if posted else click.person, click.words)
        return await profile_screen(profile, click.words, look, self.bot.pictures)

    async def _load(self, click: Click, whose: Whose) -> Profile:
        reader, words = click.person, click.words
        owner = await find_person(self.bot, whose.person_id)
        check_seen(owner, reader, words)
        async with self.bot.database.read() as connection:
            here = await scope_number(connection, HERE, click.interaction)
            scope = here if whose.scope == HERE else leaderboards.EVERYWHERE
            mine = await all_time(connection, owner.id, scope)
            if scope is None or not mine:
                raise _nothing(owner, reader, words)
            if whose.pool not in [each.pool for each in mine]:
                whose = whose._replace(pool=mine[0].pool)
            field, board = Field(scope, whose.pool), leaderboards.Board(scope, 0, whose.pool)
            return Profile(
                whose=whose,
                person=owner,
                own=owner.id == reader.id,
                ratings=mine,
                line=await leaderboards.line_of(connection, board, By.RATING, owner.id),
                figures=await player_stats.figures(connection, owner.id, field),
                run=await player_stats.longest_run(connection, owner.id, field),
                steps=await leaderboards.curve(connection, owner.id, scope, whose.pool, CURVE),
                titles=[
                    *await folds.titles_of_person(connection, owner.id),
                    *_clean(await analyses.clean_deals(connection, owner.id)),
                ],
                has_here=bool(await all_time(connection, owner.id, here)),
                may_post=click.interaction.guild_id is not None,
                record=await tournament_records.record_of(connection, owner.id, scope),
                streak=await puzzles.streak(connection, owner.id, day_of(self.bot.clock.now())),
                progress=await analyses.progress(
                    connection, owner.id, whose.pool, here if whose.scope == HERE else None, CURVE
                ),
            )

    @clicked("profile_with", "profile_against")
    async def company(self, click: Click) -> Screen:
        """Partners, or opponents."""
        reader, words, partners = click.person, click.words, click.press.verb == "profile_with"
        whose, number = Whose.read(click.press), max(0, click.press.number(3))
        owner = await find_person(self.bot, whose.person_id)
        check_seen(owner, reader, words)
        async with self.bot.database.read() as connection:
            scope = await scope_number(connection, whose.scope, click.interaction)
            if scope is None:
                raise _nothing(owner, reader, words)
            while True:
                found, total = await player_stats.companions(
                    connection,
                    owner.id,
                    Field(scope, whose.pool),
                    partners=partners,
                    reader_id=reader.id,
                    offset=number * PER_PAGE,
                    limit=PER_PAGE,
                )
                last = max(0, -(-total // PER_PAGE) - 1)
                if number <= last:
                    break
                number = last
        company = Company(whose, owner, partners, number, total, found)
        return company_screen(company, words)


def _clean(deals: Sequence[float]) -> Iterator[Held]:
    """The titles for so many clean deals."""
    return (Held(title, deals[most - 1]) for title, most in CLEAN.items() if len(deals) >= most)


def _nothing(owner: Person, reader: Person, words: Words) -> Sentence:
    """Nothing to show, and what to do about it."""
    if owner.id == reader.id:
        return Sentence("profile-none")
    return Sentence("profile-none-of", name=person_name(owner.name, words))
