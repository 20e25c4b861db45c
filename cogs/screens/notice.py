"""The short message to somebody whose turn it has been for a while."""

from bot.tables import Game
from bot.text import Words
from cogs.screens.names import mention, table_name


def notice_text(game: Game, seat: int, words: Words, url: str, *, in_thread: bool) -> str:
    """In a DM a sentence with the link; in the thread a mention."""
    if in_thread:
        return words("notice-thread", mention=mention(game.holder(seat)))
    return words("notice-dm", table=table_name(game, words), link=url)
