"""The table in its thread: one picture of what everybody sees, and lines that say the same."""

from typing import Any

from discord import ui

from bot.rules import View, commitment
from bot.tables import Game
from bot.text import Words
from card_images import look_for
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.alt import table_alt
from cogs.screens.farewell import resume_button
from cogs.screens.names import table_name, tempo_line
from cogs.screens.screen import FELT, GREY, Picture, Screen, layout, text
from cogs.screens.seats import back_button
from cogs.screens.status import Moments, closing_text, status_text
from cogs.screens.teller import Teller


async def table_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    *,
    closing: bool,
    closes_at: float | None = None,
    paused: str = "",
) -> Screen:
    """`view` is the table's; `closing` leaves the picture and takes the buttons away.

    `closes_at`: when the clock decides for whoever has not. `paused`: who has paused the party.
    """
    data = await pictures.table(view, game, look_for(words))
    picture = Picture("table.png", data, table_alt(view, game, words))
    tell = Teller(game, words)
    items: list[ui.Item[Any]] = [
        text(f"### {table_name(game, words)} · {deal_title(view, words)}"),
        picture.gallery(),
    ]
    if closing:
        items.append(text(closing_text(view, tell)))
        return Screen(layout(*items, colour=GREY), (picture,))
    moments = Moments(game.row.asked_at or 0, closes_at)
    items.append(text(status_text(view, tell, moments, paused)))
    items.append(
        ui.ActionRow(
            button(words("table-my-hand"), "peek", game.id, emoji="🃏"),
            button(words("table-last-trick"), "last_trick", game.id),
            button(words("table-sheet"), "sheet", game.id),
            button(words("table-more"), "more", game.id),
        )
    )
    back: list[ui.Item[Any]] = []
    if any(holder.away for holder in game.people):
        back.append(back_button(game, words))
    if paused:
        back.append(resume_button(game, words))
    if back:
        items.append(ui.ActionRow(*back))
    if view.deal_number <= 1 and not view.results:
        fair = words("table-commitment", hash=commitment(game.row.seed))
        items.append(text(f"-# {tempo_line(game, words)}\n-# {fair}"))
    return Screen(layout(*items, colour=FELT), (picture,))


def deal_title(view: View, words: Words) -> str:
    return words("table-deal", number=max(1, view.deal_number))


def last_trick_text(view: View, game: Game, words: Words) -> str:
    """Who played what to the last trick, and who won it."""
    tell = Teller(game, words)
    last = view.last_trick
    if last is None:
        hidden = view.rules.arret and any(view.tricks_won)
        return words("table-trick-hidden") if hidden else words("table-no-trick")
    played = " · ".join(
        f"{tell.name((last.leader + n) % view.rules.players)} {words.card(card)}"
        for n, card in enumerate(last.cards)
    )
    name = tell.name(last.winner)
    if view.points is None:
        return words("table-last-trick-uncounted", cards=played, name=name)
    return words("table-last-trick-text", cards=played, name=name, points=last.points)
