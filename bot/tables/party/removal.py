"""Taking somebody off a table where they play for a rating: all the others who are here agree.

Each of them has the seat in `wants_gone`. With a new deal, a No, or another holder of that seat the
question is settled.
"""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.games import seats
from bot.tables.delivery import display
from bot.tables.game import Game


def others_here(game: Game, seat: int) -> set[int]:
    """The seats of those who are asked whether the person in `seat` goes."""
    return {each.seat for each in game.people if each.seat != seat and not each.away}


def agree_to_go(game: Game, seat: int) -> bool:
    """Return whether everybody agrees who is asked: two at least, since nobody decides it alone."""
    asked = others_here(game, seat)
    return len(asked) > 1 and all(game.holder(each).wants_gone == seat for each in asked)


async def settle_removal(connection: AsyncConnection, game: Game, seat: int, version: int) -> None:
    """Nobody wants any more that whoever holds a seat goes; `version`: of the game then."""
    await seats.let_stay(connection, game.id, seat)
    await display.close_removal(connection, game, seat, version)


async def lapse_removals(connection: AsyncConnection, game: Game) -> Game:
    """With a new deal the party goes on: whoever still wants somebody gone asks again."""
    for seat in {each.wants_gone for each in game.people if each.wants_gone is not None}:
        await settle_removal(connection, game, seat, game.row.version)
    holders = tuple(each and each._replace(wants_gone=None) for each in game.seats)
    return game if holders == game.seats else replace(game, seats=holders)
