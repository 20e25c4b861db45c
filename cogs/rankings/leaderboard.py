"""`/leaderboard`: the rated people of this server and of everywhere, page by page.

Whoever asks gets a page of their own, with their own row; one press shows it to the channel
without.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.week import moves
from bot.rules import find_preset, game_of, usual_preset
from bot.storage.engine.schema import Person
from bot.storage.ratings import leaderboards, seasons
from bot.storage.ratings.leaderboards import By
from cogs.bot import Click
from cogs.feature import Feature, clicked, command
from cogs.people.profile import scope_number
from cogs.pictures import look_of
from cogs.rankings.leaderboard_screen import (
    ALL_TIME,
    EVERYWHERE,
    HERE,
    MEDALLED,
    PER_PAGE,
    LeaderboardChoice,
    LeaderboardPage,
    board_screen,
    how_screen,
    season_id,
)
from cogs.screens.screen import Screen
from cogs.servers.club_page import club_address

CHOSEN = {"board_pool": 0, "board_season": 2, "board_by": 3}
"""by the verbs of the selects, at which place of a `LeaderboardChoice` what they choose stands"""


class Leaderboard(Feature):
    @command("command-leaderboard")
    async def leaderboard(self, click: Click) -> Screen:
        """Show the leaderboard; in a direct message that of everywhere."""
        where = EVERYWHERE if click.interaction.guild_id is None else HERE
        async with self.bot.database.read() as connection:
            scope = await scope_number(connection, where, click.interaction)
            language = click.words.language
            pool = await favourite_pool(connection, scope, click.person, language)
            choice = LeaderboardChoice(pool, where)
        return await self._screen(click, choice)

    @clicked("board", "board_scope")
    async def turn(self, click: Click) -> Screen:
        return await self._screen(click, LeaderboardChoice.read(click.press))

    @clicked(*CHOSEN)
    async def choose(self, click: Click) -> Screen:
        """The first page of another board."""
        at, args = CHOSEN[click.press.verb], click.press.args
        chosen = click.press._replace(args=(*args[:at], click.value, *args[at + 1 :]))
        return await self._screen(click, LeaderboardChoice.read(chosen)._replace(page=0))

    @clicked("board_post")
    async def post(self, click: Click) -> None:
        """The same page for everybody, without anybody's own row."""
        await click.show_everybody(
            await self._screen(click, LeaderboardChoice.read(click.press), posted=True)
        )

    @clicked("board_how", beside=True)
    async def explain(self, click: Click) -> Screen:
        """How one gets a rating, and what it counts."""
        return how_screen(click.words)

    async def _screen(
        self, click: Click, choice: LeaderboardChoice, *, posted: bool = False
    ) -> Screen:
        on_server = click.interaction.guild_id is not None
        if not on_server:
            choice = choice._replace(scope=EVERYWHERE)
        reader = None if posted else click.person
        async with self.bot.database.read() as connection:
            scope = await scope_number(connection, choice.scope, click.interaction)
            board = await load(connection, scope, choice, reader)
        here = click.interaction.guild_id if choice.scope == HERE else None
        address = await club_address(self.bot, here)
        board = board._replace(on_server=on_server, address=address)
        look = look_of(reader, click.words)
        return await board_screen(board, click.words, look, self.bot.pictures)


async def favourite_pool(
    connection: AsyncConnection, scope: int | None, person: Person, language: str
) -> str:
    """The pool in which somebody has played most; for who has not, that of their country's game,
    or else the first with anybody."""
    if scope is None:
        return usual_pool(language)
    mine = await leaderboards.of_person(connection, person.id, scope)
    if mine:
        return max(mine, key=lambda each: (each.season == leaderboards.ALL_TIME, each.parties)).pool
    return await first_pool(connection, scope, language)


async def first_pool(connection: AsyncConnection, scope: int, language: str) -> str:
    """The pool of a country's game, or else the first with anybody."""
    usual = usual_pool(language)
    for pool in (usual, *leaderboards.POOLS):
        board = leaderboards.RankingBoard(scope, leaderboards.ALL_TIME, pool)
        if await leaderboards.page(connection, board, By.RATING, 0, 1):
            return pool
    return usual


def usual_pool(language: str) -> str:
    """The pool of what the country of a language plays."""
    preset = usual_preset(language)
    return game_of(find_preset(preset)).presets[preset].pool


async def load(
    connection: AsyncConnection, scope: int | None, choice: LeaderboardChoice, reader: Person | None
) -> LeaderboardPage:
    """A page of a board; one beyond the last is the last."""
    reader_id = None if reader is None else reader.id
    hidden = reader is not None and reader.hidden
    if scope is None:
        choice = choice._replace(season=ALL_TIME, page=0)
        return LeaderboardPage(choice, (), None, 0, (), None, reader_id, hidden)
    found = await seasons.of_scope(connection, scope)
    season = None
    if choice.season != ALL_TIME:  # what is none of this scope is the one that goes on
        goes_on = found[0] if found and found[0].last_result is None else None
        season = next((each for each in found if season_id(each) == choice.season), goes_on)
    choice = choice._replace(season=season_id(season))
    board = leaderboards.RankingBoard(
        scope, season.id if season else leaderboards.ALL_TIME, choice.pool
    )
    total = await leaderboards.count(connection, board, choice.by)
    choice = choice._replace(page=min(choice.page, max(0, -(-total // PER_PAGE) - 1)))
    first = choice.page * PER_PAGE
    rated = total or await leaderboards.count(connection, board)
    medals = None
    if choice.by is By.RATING:  # of those who would stand on the podium now
        podium = await leaderboards.podium(connection, board, MEDALLED)
        medals = {each.person_id: each.rank for each in podium}
    own = None
    if choice.by is By.PAIR:
        lines = await leaderboards.best_pairs(connection, board, first, PER_PAGE)
        if reader is not None:
            own = await leaderboards.best_pair_of(connection, board, reader.id)
    else:
        lines = await leaderboards.page(connection, board, choice.by, first, PER_PAGE)
        if reader is not None:
            own = await leaderboards.line_of(connection, board, choice.by, reader.id)
        if not await moves(connection, scope, season):
            lines = [each.standing_still() for each in lines]
            own = own and own.standing_still()
        elif own is not None and hidden:
            own = own._replace(new=False)  # hidden people have no rank as the week begins
    return LeaderboardPage(
        choice, found, season, total, lines, own, reader_id, hidden, rated=rated, medals=medals
    )
