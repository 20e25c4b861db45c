"""The short message to somebody whose turn it has been for a while, or soon too long."""

from typing import Final

from discord import ui

from bot.rules import view
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.time.pace import Reminder
from bot.text import Words
from cogs.hand.holding import my_hand_button
from cogs.screens.names import Teller, mention
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.table.status import stake_lines
from cogs.tournaments.table import leave_warning

TABLE_MARK: Final = "🃏"
"""before what lies on the table"""


def notice_text(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    """Return in a DM a sentence with the link to the hand, in the thread a mention; below it what
    lies on the table, unless others in the thread are not to know it yet.

    `until`: when a robot plays.
    """
    asked = _asked(game, seat, words, url, in_thread=in_thread, until=until)
    if game.state is None or (in_thread and says_nothing(game)):
        return asked
    stake = stake_lines(view(game.state, None), Teller(game, words))
    lying = " ".join(filter(None, stake))
    return f"{asked}\n{TABLE_MARK} {lying}" if lying else asked


def _asked(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    holder = game.holder(seat)
    who = mention(holder)
    if holder.told < Reminder.WARNED or until is None:
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
    """Show what calls somebody in the thread, with the way to the cards."""
    return Screen(layout(text(told), ui.ActionRow(my_hand_button(game, words)), colour=GOLD))
