"""The message to somebody whose table cannot be shown where it was."""

from bot.tables import Game
from bot.text import Words
from cogs.screens.names import table_name


def place_text(game: Game, words: Words) -> str:
    """A party goes on, a lobby does not."""
    if game.row.status != "playing":
        return words("place-closed", table=table_name(game, words))
    channel = f"<#{game.row.thread_id or game.row.channel_id}>"
    return words("place-lost", table=table_name(game, words), channel=channel)
