"""Opening a table and beginning its party, within a transaction of whoever asks for it."""

from dataclasses import replace
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import RULES_VERSION, Ruleset, start
from bot.storage.games import games, seats
from bot.tables.delivery import display
from bot.tables.delivery.marks import want, whole_table
from bot.tables.game import Game
from bot.tables.options import Sitting
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import next_appointment
from bot.tables.time.tempo import Tempo
from bot.tables.tools import Tools

CALLER_SHOWS: Final = 5.0
"""seconds that whoever opens a lobby has to show it"""


Nonces = dict[int, str]
"""what people's presses mix into the seed, by person"""


class Opening(NamedTuple):
    """All that a lobby needs: where it is, who opens it, and what is played."""

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


async def open_lobby(
    tools: Tools, connection: AsyncConnection, opening: Opening, sitting: Sitting, seed: bytes
) -> int:
    """The game's id."""
    now = tools.clock.now()
    tempo = opening.tempo or tools.pace.tempo
    game_id = await games.add(
        connection,
        server_id=opening.server_id or None,
        channel_id=opening.channel_id,
        host_id=opening.host_id,
        status="lobby",
        language=opening.language,
        preset=opening.preset,
        options=opening.rules.options(),
        rules_name=opening.rules_name,
        rules_version=RULES_VERSION,
        seed=seed,
        turn_seconds=tempo.turn,
        bank_seconds=tempo.bank,
        open_hands=opening.open_hands,
        hints=opening.hints,
        robot_level=opening.robot_level,
        version=1,
        created_at=now,
        due_at=now + tools.pace.lobby,
    )
    await games.set_seats(connection, game_id, sitting)
    return game_id


async def begin_party(
    tools: Tools, connection: AsyncConnection, game: Game, pressed: Nonces | None = None
) -> Game:
    """The party of a lobby in which every seat is held.

    `pressed`: what whoever starts it mixes into the seed. Raises `BadRuleset` for rules that are
    not played here.
    """
    if not game.readable:
        raise Refused(RefusalReason.BROKEN)
    now = tools.clock.now()
    row = game.row._replace(
        status="playing",
        version=game.row.version + 1,
        rules_version=RULES_VERSION,
        asked_at=now,
        started_at=now,
        nonces=nonces_by_seat(game, pressed),
    )
    game = replace(game, row=row, state=start(game.rules))
    appointment = next_appointment(game, tools.pace)
    row = row._replace(due_at=appointment.at if appointment else None)
    game = replace(game, row=row)
    await games.change(
        connection,
        game.id,
        status=row.status,
        version=row.version,
        rules_version=row.rules_version,
        asked_at=now,
        started_at=now,
        due_at=row.due_at,
        nonces=row.nonces,
    )
    await seats.begin(connection, game.id)
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
        nonces = {**(game.row.nonces or {}), str(person_id): nonce}
        await games.change(connection, game.id, nonces=nonces)


def nonces_by_seat(game: Game, pressed: Nonces | None) -> dict[str, str] | None:
    """The newest press of each person who sits."""
    by_person = {int(person): nonce for person, nonce in (game.row.nonces or {}).items()}
    by_person |= pressed or {}
    found = {
        str(holder.seat): by_person[holder.person.id]
        for holder in game.people
        if holder.person is not None and holder.person.id in by_person
    }
    return found or None
