"""The tables of somebody, or of a server, that are not over."""

from typing import Any

from discord import ui

from bot.tables import Game
from bot.text import Words
from cogs.press import button
from cogs.screens.names import message_url, table_name
from cogs.screens.screen import FELT, Screen, layout, text


def tables_screen(title: str, games: list[Game], servers: list[int], words: Words) -> Screen:
    """A list of tables with a way to each, and what may be done there.

    `servers`: the Discord id of each game's server.
    """
    items: list[ui.Item[Any]] = [text(title)]
    for game, server in zip(games, servers, strict=True):
        more = button(words("table-more"), "more", game.id)
        items.append(ui.Section(_line(game, server, words), accessory=more))
    return Screen(layout(*items, colour=FELT))


def _line(game: Game, server: int, words: Words) -> str:
    url = message_url(game, server, None)
    values = {"table": table_name(game, words), "link": url}
    if game.row.status == "lobby":
        return words("tables-lobby", **values)
    return words("tables-party" if game.row.paused_at is None else "tables-paused", **values)
