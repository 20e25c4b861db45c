"""The score sheet of a deal, and after the last one the end of the party."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.rules import View
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.finished.analyses import may_be_reviewed
from bot.text import Words
from card_images.look import Look
from card_images.sheet import draw_sheet, end_of
from cogs.finished.analysis_screen import LENS
from cogs.finished.party import party_picture
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.alt import fitting
from cogs.screens.names import Teller, robots_note, table_name
from cogs.screens.screen import FELT, GOLD, Picture, Screen, layout, text
from cogs.table.deal_explanation import sheet_text
from cogs.table.ending import party_lines
from cogs.table.fairness import fair_button
from cogs.table.table_screen import deal_title
from cogs.tournaments.rounds.table import counts_lines, silent_sheet, today_button, where_button


async def sheet_screen(
    view: View,
    number: int,
    game: Game,
    words: Words,
    pictures: Pictures,
    look: Look,
    *,
    private: bool = False,
    daily: bool = False,
    text_first: bool = False,
    below: Sequence[ui.Item[Any]] | None = None,
    hints: str = "",
    rated: str = "",
) -> Screen:
    """The sheet of deal `number`; after the last one also the party's, its end and what is next.

    `view` is the table's. `private` leaves out what is next. `daily`: one is open here.
    `text_first`: what the pictures show stands above them. `below`: what is next instead, after
    any deal. `hints`: how many people had. `rated`: whether the party that is over counts.
    """
    at = game.tournament
    if at is not None and says_nothing(game) and not private:
        return silent_sheet(game, at, words)
    results = tuple(each for each in view.results if each.number <= number)
    ends = _ends_party(view, number)
    data = await pictures.draw(
        draw_sheet, results, pictures.seats(game), look, game.rules, end_of(view) if ends else None
    )

    def lines(tell: Teller) -> list[str]:
        return [sheet_text(view, number, tell), *(party_lines(view, tell) if ends else ())]

    deal = Picture("sheet.png", data, fitting(game, words, lines))
    tell = Teller(game, words)
    table = f"{table_name(game, words)}{robots_note(game, words)}"
    items: list[ui.Item[Any]] = [
        text(f"### {table} · {deal_title(view, words, number)}"),
        *_in_order(deal.gallery(), text(sheet_text(view, number, tell)), text_first=text_first),
    ]
    items.append(text(hints))
    more: list[ui.Item[Any]] = []
    if may_be_reviewed(game):
        more.append(button(words("review-open"), "analysis", game.id, number, emoji=LENS))
    if game.shows_hands:
        more.append(button(words("sheet-hands"), "hands", game.id, number))
    items.append(ui.ActionRow(*more))
    if not ends:
        return Screen(layout(*items, *(below or ()), colour=FELT), (deal,))
    whole = await party_picture(view, game, words, look, pictures)
    ended = whole.told() if text_first else text("\n".join(party_lines(view, tell)))
    items += [ui.Separator(), ended, whole.gallery()]
    counts = [] if at is None else counts_lines(game, at, words)
    items.append(text("\n".join([*counts, *([f"-# {rated}"] if rated else [])])))
    if private or below is not None:
        return Screen(layout(*items, *(below or ()), colour=FELT), (deal, whole))
    items += [
        ui.ActionRow(
            *(_what_next(game, words, daily=daily) if at is None else [where_button(at, words)]),
            fair_button(game, words),
        ),
    ]
    return Screen(layout(*items, colour=GOLD), (deal, whole))


def _in_order(
    picture: ui.Item[Any], told: ui.Item[Any], *, text_first: bool
) -> tuple[ui.Item[Any], ui.Item[Any]]:
    """Return picture and list in order; what a picture shows is told below it anyway: not twice."""
    return (told, picture) if text_first else (picture, told)


def _what_next(game: Game, words: Words, *, daily: bool) -> list[ui.Item[Any]]:
    green = discord.ButtonStyle.success
    again = button(words("party-again"), "again", game.id, "same", style=green)
    partners = button(words("party-partners"), "again", game.id, "partners")
    close = button(words("party-close"), "close_thread", game.id)
    controls = [again, partners, close] if game.accounts.has_partners else [again, close]
    if daily:
        controls.insert(-1, today_button(words))
    return controls


def last_sheet(view: View) -> int | None:
    """The number of the deal that the newest sheet is of; None before there is one."""
    if view.winner is not None:
        return view.deal_number
    return view.results[-1].number if view.results else None


def _ends_party(view: View, number: int) -> bool:
    return view.winner is not None and number == view.deal_number
