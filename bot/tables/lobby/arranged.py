"""Tables that are arranged for people: nobody opens them, sits down or presses Start.

Who arranges them knows why: admission to a server's tables is not asked again. Each change is
within a transaction of theirs; once that is committed, `changed` must be called with the games.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages, tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.games import games
from bot.storage.tournaments import tables as tournament_tables
from bot.storage.tournaments.tables import GameAtTable
from bot.tables.delivery import display
from bot.tables.game import Game
from bot.tables.lobby.opening import Opening, begin_party, open_lobby
from bot.tables.options import Sitting
from bot.tables.party.open_party import load_party, write_party
from bot.tables.tools import Tools

ROUND_FIRST: Final = 10.0
"""seconds that the card of a table waits for the post of its round, at the most"""


class Arranged:
    def __init__(self, tools: Tools, entropy: Callable[[], bytes]) -> None:
        self._tools = tools
        self._entropy = entropy

    async def begin(
        self,
        connection: AsyncConnection,
        opening: Opening,
        sitting: Sitting,
        table: GameAtTable | None = None,
        after: int | None = None,
        seed: bytes | None = None,
    ) -> Game:
        """A party that begins at once; all seats are held. Raises `BadRuleset`.

        `table`: of a tournament, whatever game that names. `after`: the game at the same table that
        it follows, whose thread it has. `seed`: of all chance in it; None: one of its own.
        """
        seed = seed or self._entropy()
        game_id = await open_lobby(self._tools, connection, opening, sitting, seed)
        if table is not None:
            await tournament_tables.add_game(connection, table._replace(game_id=game_id))
        follows = after is not None and await self._follow(connection, game_id, after)
        game = await self._tools.games.load(connection, game_id)
        game = await begin_party(self._tools, connection, game)
        if table is not None and not follows:
            await display.mark_opening(connection, game)
            await self._let_its_round_come_first(connection, game.id, table)
        return game

    async def _let_its_round_come_first(
        self, connection: AsyncConnection, game_id: int, table: GameAtTable
    ) -> None:
        """Keep the post of a round above the cards of its tables in the channel, if it is there in
        a moment: see `tournament_tables.let_cards_go`."""
        post = Subject.ROUND, table.round
        if await tournament_posts.message_of(connection, table.tournament_id, post) is None:
            until = self._tools.clock.now() + ROUND_FIRST
            await messages.hold(connection, game_id, Subject.LOBBY, until)

    async def _follow(self, connection: AsyncConnection, game_id: int, after: int) -> bool:
        """Tell whether a game goes on in the thread of another: not where there is none yet.

        The message in the channel is the new game's from now on, which is why its versions go on.
        """
        before = await self._tools.games.load(connection, after)
        if before.row.thread_id is None:
            return False
        version = display.lobby_version(before) + 1
        await games.change(connection, game_id, thread_id=before.row.thread_id, version=version)
        await messages.hand_over(connection, after, game_id, Subject.LOBBY)
        return True

    async def set_time(
        self, connection: AsyncConnection, game_id: int, *, aloud: bool, **values: Any
    ) -> Game:
        """Change the round's time of a party: `values` of `tournament_games`.

        `aloud`: a message in its thread says so. Raises `Refused` for one that is over.
        """
        if values:
            await tournament_tables.change_game(connection, game_id, **values)
        game = await load_party(self._tools, connection, game_id)
        game = await write_party(self._tools, connection, game)
        await display.mark_round_time(connection, game, aloud=aloud)
        return game

    async def play_out(self, connection: AsyncConnection, game_id: int) -> Game:
        """Robots play what is left of a tournament's party. Raises `Refused` for one that is
        over."""
        game = await load_party(self._tools, connection, game_id)
        await tournament_tables.change_game(connection, game_id, robots=True)
        game = await write_party(self._tools, connection, game)
        await display.mark_relieved(connection, game)
        return game

    def changed(self, parties: Sequence[Game]) -> None:
        for game in parties:
            self._tools.games.remember(game)
        self._tools.changed()
        if any(game.has_ended for game in parties):
            self._tools.ended()
