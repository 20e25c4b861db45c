"""Publishing the record of a party that has ended."""

from bot.storage.games import publishing
from bot.storage.people import history
from bot.tables.game import Game
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.tools import Tools


class Publishing:
    def __init__(self, tools: Tools) -> None:
        self._tools = tools

    async def publish(self, game: Game, person_id: int) -> None:
        """Let anybody have the record from now on, as somebody wants who has played there.

        Raises `Refused` for everybody else.
        """
        async with self._tools.database.write() as connection:
            played = game.seat_of(person_id) is not None
            if not played and not await history.took_part(connection, game.id, person_id):
                raise Refused(RefusalReason.NOT_YOUR_RECORD, game=game)
            if not game.has_ended:
                raise Refused(RefusalReason.NOT_OVER)
            await publishing.publish(connection, game.id, self._tools.clock.now())
