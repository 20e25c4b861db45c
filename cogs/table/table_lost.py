"""The message to somebody whose table cannot be shown where it was."""

from bot.tables import Game
from bot.text import Words
from cogs.screens.names import table_name


def table_lost_text(game: Game, words: Words) -> str:
    """A party goes on, a lobby does not."""
    if game.row.status != "playing":
        return words("table-lost-closed", table=table_name(game, words))
    channel = f"<#{game.row.thread_id or game.row.channel_id}>"
    return words("table-lost", table=table_name(game, words), channel=channel)
