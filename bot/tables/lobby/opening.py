"""Opening a table and beginning its party, within a transaction of whoever asks for it; also tables
that are arranged for people, who neither open them nor sit down nor press Start."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import RULES_VERSION, Ruleset, start
from bot.storage.delivery import messages, tournament_posts
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.tournament_schema import GameAtTable
from bot.storage.games import games
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables.delivery import display
from bot.tables.delivery.display import want, whole_table
from bot.tables.game import Game, change_row
from bot.tables.options import Sitting, Tempo
from bot.tables.party.open_party import InParty
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import appoint
from bot.tables.tools import Tools

CALLER_SHOWS = 5.0
"""seconds that whoever opens a lobby has to show it"""


class Opening(NamedTuple):
    """The plan of a lobby, by the columns of its game: where it is, who opens it, and what is
    played."""

    server_id: int
    """`NO_SERVER` for practice"""
    channel_id: int
    host_id: int
    language: str
    preset: str
    rules: Ruleset
    rules_name: str | None = None
    tempo: Tempo | None = None
    """None: the one that tables have by themselves"""
    open_hands: bool = False
    hints: bool = False
    robot_level: Level = DEFAULT_LEVEL


class Opener(InParty):
    """Steps that open a table and begin its party, for use within the caller's transaction."""

    def __init__(self, tools: Tools, entropy: Callable[[], bytes]) -> None:
        super().__init__(tools)
        self._entropy = entropy

    async def _open_lobby(
        self, connection: AsyncConnection, opening: Opening, sitting: Sitting, seed: bytes
    ) -> int:
        """The game's id."""
        now, values = self._now(), opening._asdict()
        tempo = values.pop("tempo") or self._pace.tempo
        values |= {"server_id": opening.server_id or None, "options": values.pop("rules").options()}
        game_id = await games.add(
            connection,
            **values,
            status="lobby",
            rules_version=RULES_VERSION,
            seed=seed,
            turn_seconds=tempo.turn,
            bank_seconds=tempo.bank,
            version=1,
            created_at=now,
            due_at=now + self._pace.lobby,
        )
        await games.set_seats(connection, game_id, sitting)
        return game_id

    async def _begin_party(
        self,
        connection: AsyncConnection,
        game: Game,
        person_id: int = 0,
        nonce: str | None = None,
    ) -> Game:
        """The party of a lobby in which every seat is held.

        `nonce`: what the press of whoever starts it mixes into the seed. Raises `BadRuleset` for
        rules that are not played here.
        """
        if not game.readable:
            raise Refused(RefusalReason.BROKEN)
        now = self._now()
        game = await change_row(
            connection,
            game,
            status="playing",
            version=game.row.version + 1,
            rules_version=RULES_VERSION,
            asked_at=now,
            started_at=now,
            nonces=nonces_by_seat(game, {person_id: nonce} if nonce else {}),
        )
        game = await appoint(connection, replace(game, state=start(game.rules)), self._pace)
        await games.note_beginners(connection, game.id)
        await display.mark_lobby(connection, game)
        await display.close_held_seats(connection, game)
        if not game.is_practice:
            await want(connection, game, whole_table(game))
        return game


async def add_nonce(
    connection: AsyncConnection, game: Game, person_id: int, nonce: str | None
) -> None:
    """Keep what somebody's press in the lobby mixes into the seed; it is committed already."""
    if nonce is not None:
        await games.change(
            connection, game.id, nonces={**(game.row.nonces or {}), str(person_id): nonce}
        )


def nonces_by_seat(game: Game, pressed: dict[int, str]) -> dict[str, str] | None:
    """Return the nonces that the newest presses of those who sit mix into the seed; `pressed`: by
    person."""
    by_person = {int(person): nonce for person, nonce in (game.row.nonces or {}).items()}
    by_person |= pressed
    found = {
        str(holder.seat): by_person[holder.person.id]
        for holder in game.people
        if holder.person is not None and holder.person.id in by_person
    }
    return found or None


ROUND_FIRST = 10.0
"""seconds that the card of a table waits for the post of its round, at the most"""


class Arranged(Opener):
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
        game_id = await self._open_lobby(connection, opening, sitting, seed)
        if table is not None:
            await tournament_rounds.add_game(connection, table._replace(game_id=game_id))
        before = None if after is None else await self._load(connection, after)
        thread_id = None if before is None else before.row.thread_id
        if before is not None and thread_id is not None:
            # The message in the channel is the new game's from now on: its versions go on.
            await games.change(
                connection, game_id, thread_id=thread_id, version=display.lobby_version(before) + 1
            )
            await messages.change_lobby(connection, before.id, game_id=game_id)
        game = await self._load(connection, game_id)
        game = await self._begin_party(connection, game)
        if table is not None and thread_id is None:
            await want(connection, game, Wanted(Subject.OPENING, TABLE_VIEWER, 0, 0))
            # The post of a round stands above the cards of its tables in the channel, if it is
            # there in a moment: see `tournament_rounds.let_cards_go`.
            post = Subject.ROUND, table.round
            if await tournament_posts.message_of(connection, table.tournament_id, post) is None:
                await messages.change_lobby(connection, game_id, retry_at=self._now() + ROUND_FIRST)
        return game

    async def set_time(
        self, connection: AsyncConnection, game_id: int, *, aloud: bool, **values: Any
    ) -> Game:
        """Change the round's time of a party: `values` of `tournament_games`.

        `aloud`: a message in its thread says so. Raises `Refused` for one that is over.
        """
        if values:
            await tournament_rounds.change_game(connection, game_id, **values)
        game = await self._load_party(connection, game_id)
        game = await self._write_party(connection, game)
        await display.mark_round_time(connection, game, aloud=aloud)
        return game

    async def play_out(self, connection: AsyncConnection, game_id: int) -> Game:
        """Robots play what is left of a tournament's party. Raises `Refused` for one that is
        over."""
        game = await self._load_party(connection, game_id)
        await tournament_rounds.change_game(connection, game_id, robots=True)
        game = await self._write_party(connection, game)
        await display.mark_relieved(connection, game)
        return game

    def changed(self, parties: Sequence[Game]) -> None:
        if parties:
            self._committed(*parties)
        else:
            self._changed()
