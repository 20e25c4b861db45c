"""Seats that somebody has left or may take: the offer in the channel, and what its person reads."""

from typing import Any

import discord
from discord import ui

from bot.tables import Game
from bot.text import Words
from cogs.press import button, link
from cogs.screens.names import (
    Teller,
    message_url,
    rules_line,
    score_lines,
    seat_mark,
    seat_name,
    table_name,
)
from cogs.screens.screen import FELT, GOLD, GREY, Screen, layout, text
from cogs.tournaments.rounds.table import leave_warning


def offer_screen(
    game: Game,
    seat: int,
    words: Words,
    server_discord_id: int,
    *,
    before: int | None,
    closing: bool,
) -> Screen:
    """A seat that is offered; once it is not any more, a line says what became of it.

    `before`: the person who held it when it was offered, None for a robot.
    """
    table = table_name(game, words)
    if closing:
        person = game.holder(seat).person
        taken = person is not None and person.id != before
        name = f"**{seat_name(game, seat, words)}**"
        line = words("offer-taken", table=table, name=name) if taken else ""
        return Screen(layout(text(line or words("offer-gone", table=table)), colour=GREY))
    mark, name = seat_mark(game, seat), f"**{seat_name(game, seat, words)}**"
    lines = [
        words("offer-title", table=table),
        rules_line(game, words),
        words("offer-seat", mark=mark, seat=seat + 1, name=name),
        *score_lines(game, words),
    ]
    take = button(
        words("offer-take"), "take_seat", game.id, seat, style=discord.ButtonStyle.success
    )
    row: ui.ActionRow[Any] = ui.ActionRow(take, _to_table(game, words, server_discord_id))
    return Screen(layout(text("\n".join(lines)), row, colour=GOLD))


def away_screen(game: Game, words: Words, server_discord_id: int) -> Screen:
    """Return the screen in place of a hand that a robot plays; its owner may come back."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        back_button(game, words), _to_table(game, words, server_discord_id)
    )
    told = words("seats-away-hand-waits" if game.deserted else "seats-away-hand")
    lines = [f"### {table_name(game, words)}", told]
    if warning := leave_warning(game, words):
        lines.append(warning)
    return Screen(layout(text("\n".join(lines)), row, colour=GREY))


def left_screen(game: Game, seat: int, why: str, words: Words, server_discord_id: int) -> Screen:
    """Return the screen in place of a hand that is another's now: no card, nothing to press."""
    name = f"**{seat_name(game, seat, words)}**"
    lines = f"### {table_name(game, words)}\n{words(f'left-{why}', name=name)}"
    row: ui.ActionRow[Any] = ui.ActionRow(_to_table(game, words, server_discord_id))
    return Screen(layout(text(lines), row, colour=GREY))


def away_line(tell: Teller) -> str:
    """Return for whom robots play, or for whom they wait; empty when everybody is there."""
    away = [holder.seat for holder in tell.game.people if holder.away]
    if tell.game.deserted:
        return tell("seats-deserted", names=tell.names(away), count=len(away))
    return tell("seats-away-table", names=tell.names(away), count=len(away)) if away else ""


def back_button(game: Game, words: Words) -> ui.Item[Any]:
    style = discord.ButtonStyle.success
    return button(words("seats-back"), "seat_back", game.id, style=style, emoji="👋")


def left_answer(game: Game, words: Words) -> Screen:
    """Return the answer to who has just left."""
    row: ui.ActionRow[Any] = ui.ActionRow(back_button(game, words))
    told = words("seats-left-last" if game.deserted else "seats-left")
    lines = filter(None, (told, leave_warning(game, words)))
    return Screen(layout(text("\n".join(lines)), row, colour=FELT))


def _to_table(game: Game, words: Words, server_discord_id: int) -> ui.Button[Any]:
    return link(words("hand-to-table"), message_url(game, server_discord_id, None))
