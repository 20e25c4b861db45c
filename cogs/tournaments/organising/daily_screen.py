"""The duplicates that come back each day on a server: which there are, one more, and stopping."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.storage.tournaments.daily_series import SeriesRow
from bot.text import Words
from cogs.press import button, select
from cogs.screens.screen import FELT, Screen, layout, text

BOARDS: Final = (1, 2, 4, *range(8, 13))
"""those of a day (T5); a single one takes a minute"""
MOST: Final = 8
"""series that are listed"""


def daily_screen(
    series: Sequence[SeriesRow], zone: str, words: Words, *, here: bool, note: str = ""
) -> Screen:
    """`here`: another one may begin in this channel, at midnight in `zone`."""
    lines = [f"## {words('tournament-format-daily')}", words("duplicate-each-day-about")]
    items: list[ui.Item[Any]] = [text("\n".join([note, *lines] if note else lines))]
    for each in series[:MOST]:
        stop = button(
            words("duplicate-each-day-stop"),
            "t_daily_stop",
            each.id,
            style=discord.ButtonStyle.danger,
        )
        items.append(ui.Section(_line(each, words), accessory=stop))
    if not series:
        items.append(text(words("duplicate-each-day-none")))
    if here:
        options = [
            discord.SelectOption(
                label=words("duplicate-each-day-boards", count=each), value=str(each)
            )
            for each in BOARDS
        ]
        items += [
            text(f"-# {words('duplicate-each-day-midnight', zone=zone)}"),
            ui.ActionRow(select(words("duplicate-each-day-start"), options, "t_daily_start")),
        ]
    return Screen(layout(*items, colour=FELT))


def _line(series: SeriesRow, words: Words) -> str:
    boards = words("duplicate-each-day-boards", count=series.plan["deals"])
    when = words.timestamp(series.due_at or 0.0)
    return words(
        "duplicate-each-day-line", channel=f"<#{series.channel_id}>", boards=boards, when=when
    )
