"""The last message of a party in the DM of somebody who played: won or lost, and what is next."""

from typing import Any

import discord
from discord import ui

from bot.rules import DRAWN, Ending, View
from bot.tables import Game
from bot.text import Words
from card_images.look import Look
from cogs.finished.party import party_picture
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.names import Teller, is_sealed, seat_name, table_name, team_name, wants_text
from cogs.screens.screen import FELT, GOLD, GREY, Screen, layout, text
from cogs.table.early_end import elsewhere_row
from cogs.table.ending import deals_played, why_lines
from cogs.tournaments.table import counts_lines, where_button


async def verdict_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    look: Look,
    server_discord_id: int,
    *,
    daily: bool = False,
    rated: str = "",
) -> Screen:
    """How the party ended for the seat of `view`, above all else. `daily`: one is open there.
    `rated`: whether it counts."""
    seat = view.seat or 0
    picture = await party_picture(view, game, words, look, pictures)
    lines = [f"## {_verdict(view, game, words)}", *_company(view, game, seat, words)]
    lines += why_lines(view, Teller(game, words))
    if game.tournament is not None:
        lines += counts_lines(game, game.tournament, words)
    if rated:
        lines.append(f"-# {rated}")
    items: list[ui.Item[Any]] = [
        text("\n".join(lines)),
        *picture.items(text_first=wants_text(game, seat)),
        ui.ActionRow(*_what_next(game, words)),
        elsewhere_row(game, words, server_discord_id, daily=daily),
    ]
    return Screen(layout(*items, colour=_colour(view, game)), (picture,))


def _verdict(view: View, game: Game, words: Words) -> str:
    """Return the verdict; of boards that others play as well, and of deals that robots played, only
    that they are over: what they count is told below.
    """
    if view.rules.end_mode == "boards":
        return words("duplicate-all-played")
    if game.played_out or view.winner is None:
        return words("table-over")
    accounts = view.game.accounts
    team = accounts.of(view.seat or 0)
    result = "drawn" if view.winner == DRAWN else "won" if view.winner == team else "lost"
    early = view.ending not in (Ending.TARGET, Ending.DEALS)
    return words(
        f"verdict-{result}-early" if early and result != "drawn" else f"verdict-{result}",
        points=words.number(view.scores[team]),
        other_points=words.number(view.scores[accounts.other(team)]),
    )


def _company(view: View, game: Game, seat: int, words: Words) -> list[str]:
    """Which table it was, with whom and against whom, and how long it took."""
    deals = deals_played(view)
    accounts = view.game.accounts
    others = team_name(game, accounts.other(accounts.of(seat)), words)
    if partners := accounts.partners(seat):
        partner = words.join_and([seat_name(game, each, words) for each in partners])
        played = words("verdict-with", partner=partner, others=others, **deals)
    else:
        played = words("verdict-against", others=others, **deals)
    return [f"{table_name(game, words)} · {played}"]


def _colour(view: View, game: Game) -> discord.Colour:
    if view.rules.end_mode == "boards" or game.played_out:
        return FELT
    return GOLD if view.winner == view.game.accounts.of(view.seat or 0) else GREY


def _what_next(game: Game, words: Words) -> list[ui.Item[Any]]:
    at = game.tournament
    if at is None:
        style = discord.ButtonStyle.success
        first = button(words("party-again"), "again", game.id, "same", style=style)
    else:
        first = where_button(at, words)
    sheet = button(words("table-sheet"), "sheet", game.id)
    if is_sealed(game):  # somebody may still play these boards
        return [first, sheet]
    return [first, button(words("history-replay"), "replay", game.id, 1, 0), sheet]
