"""The link of a finished party for browsers, as its players see it."""

from bot.tables import Game
from bot.text import Words
from cogs.press import Item, button
from cogs.screens.names import table_name
from cogs.screens.page_link import page_link_items
from cogs.screens.screen import GOLD, Screen, screen_of


def share_button(game: Game, words: Words) -> Item:
    return button(words("share-button"), "share", game.id, emoji="🔗")


def share_screen(game: Game, address: str, words: Words) -> Screen:
    """`address`: where the party is read; empty: it has no link."""
    press, none = ("share_set", game.id), words("share-none")
    return screen_of(
        f"### {table_name(game, words)} · {words('share-title')}",
        f"{words('share-about')} {words('share-who')}",
        *page_link_items(address, words, press, none=none),
        colour=GOLD,
    )
