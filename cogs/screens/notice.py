"""The short message to somebody whose turn it has been for a while, or soon too long."""

from discord import ui

from bot.tables import Game
from bot.tables.clocks import Told
from bot.text import Words
from cogs.screens.holding import my_hand_button
from cogs.screens.names import mention
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.screens.tournaments.table import leave_warning


def notice_text(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    """In a DM a sentence with the link to the hand; in the thread a mention.

    `until`: when a robot plays.
    """
    holder = game.holder(seat)
    who = mention(holder)
    if holder.told < Told.WARNED or until is None:
        if in_thread:
            return words("notice-thread", mention=who)
        return words("notice-dm", link=url)
    when = words.timestamp(until)
    if in_thread:
        warning = words("warning-thread", mention=who, when=when)
    else:
        warning = words("warning-dm", link=url, when=when)
    cost = leave_warning(game, words)
    return f"{warning}\n{cost}" if cost else warning


def called_screen(told: str, game: Game, words: Words) -> Screen:
    """What calls somebody in the thread, with the way to the cards."""
    return Screen(layout(text(told), ui.ActionRow(my_hand_button(game, words)), colour=GOLD))
