"""The message of a lobby, which answers the clicks on it."""

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.tables.game import Game
from bot.tables.tools import Tools


class LobbyMessage:
    """Notes where it stands and what it shows, so that nobody shows the same once more."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools

    async def sent(self, game: Game, message_id: int | None) -> None:
        """The lobby was opened, and stands in this message as it is (None: in one that Discord has
        not numbered yet)."""
        async with self._tools.database.write() as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
            if row is not None:
                place = {"channel_id": game.row.channel_id, "message_id": message_id}
                await messages.show(connection, row, game.row.version, **place)

    async def stands_at(self, game: Game, message_id: int) -> None:
        """Note the message, if the program was killed before it could be."""
        async with self._tools.database.read() as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        if row is not None and row.message_id is None:
            place = {"channel_id": game.row.channel_id, "message_id": message_id}
            async with self._tools.database.write() as connection:
                await messages.change(connection, row.id, **place)

    async def shows(self, game: Game, message_id: int) -> None:
        """The message shows the lobby as it is, unless it is an older one that stands there
        still."""
        async with self._tools.database.write() as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
            if row is not None and row.message_id == message_id:
                await messages.show(connection, row, game.row.version)
