"""The record of a party, made from its events."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Header, Record, commitment, make_record, parse_action
from bot.storage.games import games
from bot.tables.finished.sealing import open_to_all_only
from bot.tables.game import Game
from bot.tables.made_by import MadeBy


async def party_record(connection: AsyncConnection, game: Game) -> Record:
    """Everything that was done at a table; the seed is in it once the party has ended.

    Raises `Refused` while its boards are still played at other tables.
    """
    await open_to_all_only(connection, game.id)
    events = await games.find_events(connection, game.id)
    header = Header(
        preset=game.row.preset,
        seats=tuple(game.holder(seat).name for seat in range(game.rules.players)),
        commitment=commitment(game.row.seed),
        seed=game.row.seed.hex() if game.has_ended else None,
        nonces=game.row.of_seats,
        robot_level=game.row.robot_level,
    )
    return make_record(
        header,
        game.rules,
        [parse_action(event.action) for event in events],
        time_outs=[n for n, event in enumerate(events) if event.made_by == MadeBy.CLOCK],
        robots=[n for n, event in enumerate(events) if event.made_by == MadeBy.ROBOT],
    )
