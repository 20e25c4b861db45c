"""The short message to somebody whose turn it has been for a while, or soon too long."""

from bot.tables import Game
from bot.tables.clocks import Told
from bot.text import Words
from cogs.screens.names import mention, table_name


def notice_text(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    """In a DM a sentence with the link; in the thread a mention. `until`: when a robot plays."""
    holder = game.holder(seat)
    who, table = mention(holder), table_name(game, words)
    if holder.told < Told.WARNED or until is None:
        if in_thread:
            return words("notice-thread", mention=who)
        return words("notice-dm", table=table, link=url)
    when = words.timestamp(until)
    if in_thread:
        return words("warning-thread", mention=who, when=when)
    return words("warning-dm", table=table, link=url, when=when)
