"""What is said of a finished party's link for browsers to who may make it."""

from bot.tables import Game
from bot.text import Words
from cogs.press import GREEN, Item, button, link
from cogs.screens.names import table_name
from cogs.screens.screen import GOLD, Items, Screen, screen_of


def share_button(game: Game, words: Words) -> Item:
    return button(words("share-button"), "share", game.id, emoji="🔗")


def share_screen(game: Game, address: str, words: Words) -> Screen:
    """`address`: where the party is read; empty: it has no link."""
    items: Items = [
        f"### {table_name(game, words)} · {words('share-title')}",
        f"{words('share-about')} {words('share-who')}",
    ]
    if address:
        items += [
            words("share-link", link=address),
            [
                link(words("tournament-page"), address),
                *(button(words("share-do", e), "share_set", game.id, e) for e in ("new", "off")),
            ],
        ]
    else:
        make = button(words("share-do", "on"), "share_set", game.id, "on", style=GREEN)
        items += [words("share-none"), [make]]
    return screen_of(*items, colour=GOLD)
