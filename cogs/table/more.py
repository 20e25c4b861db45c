"""All that hides behind More… at a table: for everybody, for who sits there, for who is in
charge."""

from typing import Any

import discord
from discord import ui

from bot.tables import Game
from bot.tables.game import Holder
from bot.tables.party.open_party import Asker
from bot.text import Words
from cogs.press import button, select
from cogs.screens.names import plain_name, rules_line, table_name
from cogs.screens.screen import FELT, Screen, confirm_screen, layout, rows, text
from cogs.table.fairness import fair_button
from cogs.table.seats_screen import back_button
from cogs.tournaments.table import where_button

WIDTH = 3
"""buttons in a row, so that none is cut on a phone"""


def more_screen(game: Game, asker: Asker, words: Words) -> Screen:
    """The button to manage a table is for those who may."""
    controls = [
        button(words("more-rules"), "rules", game.id, 0),
        button(words("more-preferences"), "preferences"),
        fair_button(game, words),
        button(words("report-button"), "report", game.id),
    ]
    own = game.seat_of(asker.person_id)
    offers: list[ui.ActionRow[Any]] = []
    if game.row.status == "playing":
        if game.tournament is not None:
            controls.append(where_button(game.tournament, words))
            controls += _own_seat(game, game.holder(own), words)[:1] if own is not None else []
        elif own is not None:
            controls += _own_seat(game, game.holder(own), words)
            controls.append(button(words("end-button"), "end", game.id))
        else:
            controls += _free_seats(game, words)
        if game.tournament is None and (own is not None or asker.is_in_charge(game)):
            offers = _offers(game, own, words)
    elif game.row.status == "lobby" and own is not None:
        controls.append(button(words("lobby-leave"), "lobby_leave", game.id))
    if asker.is_in_charge(game) and game.row.status in ("lobby", "playing"):
        controls.append(button(words("manage-open"), "manage", game.id))
    return Screen(
        layout(
            text(f"### {table_name(game, words)}\n{rules_line(game, words)}"),
            *rows(controls, WIDTH),
            *offers,
            *_note(game, own, words),
            colour=FELT,
        )
    )


def _note(game: Game, own: int | None, words: Words) -> list[ui.Item[Any]]:
    """At a tournament's table nobody looks for others themselves."""
    if game.tournament is None or own is None or game.row.status != "playing":
        return []
    return [text(words("tournament-table-own-place"))]


def _own_seat(game: Game, holder: Holder, words: Words) -> list[ui.Item[Any]]:
    if holder.away:
        first = back_button(game, words)
    else:
        first = button(words("seats-leave"), "seat_leave", game.id)
    if holder.offered:
        second = button(words("seats-keep"), "seat_keep", game.id, holder.seat)
    else:
        second = button(words("seats-replace"), "seat_offer", game.id, holder.seat)
    return [first, second]


def _free_seats(game: Game, words: Words) -> list[ui.Item[Any]]:
    """Robots, and seats that are offered: anybody may sit down there."""
    return [
        button(words("seats-sit", name=plain_name(game, seat)), "take_seat", game.id, seat)
        for seat, holder in enumerate(game.seats)
        if holder and (holder.robot or holder.offered)
    ]


def _offers(game: Game, own: int | None, words: Words) -> list[ui.ActionRow[Any]]:
    """Seats of others that robots play: somebody may be looked for."""
    options = [
        discord.SelectOption(
            label=words(
                "seats-offer-stop" if holder.offered else "manage-remove-one",
                seat=seat + 1,
                name=plain_name(game, seat),
            ),
            value=str(seat),
        )
        for seat, holder in enumerate(game.seats)
        if holder and holder.played_by_robot and seat != own
    ]
    if not options:
        return []
    return [ui.ActionRow(select(words("seats-offer"), options, "seat_find", game.id))]


def end_screen(game: Game, words: Words, *, alone: bool) -> Screen:
    """Ask whether somebody is sure; `alone`: nobody else has to agree."""
    return confirm_screen(
        words("end-alone" if alone else "end-sure"),
        button(
            words("end-now" if alone else "end-ask"),
            "end_ask",
            game.id,
            style=discord.ButtonStyle.danger,
        ),
        words,
    )
