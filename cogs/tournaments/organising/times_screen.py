"""The times of a tournament that is announced: each with a button that asks for another."""

from typing import Any, Final

from discord import ui

from bot.text import Words
from bot.tournaments.live import Event
from cogs.press import button
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.organising.draft import ago, stamp

MOVED: Final = {"registration": ("closes", "start"), "check_in": ("start",)}
"""by state: the moments that can still be others"""


def times_screen(event: Event, words: Words, *, notice: str = "") -> Screen:
    row = event.row
    starts = words("tournament-organiser-starts", at=stamp(row.starts_at), when=ago(row.starts_at))
    closes = words("tournament-organiser-closes-at", at=stamp(row.closes_at))
    told = {"start": starts, "closes": closes}
    items: list[ui.Item[Any]] = [text(f"## 🗓️ {words('tournament-organiser-times')}")]
    if notice:
        items.append(text(notice))
    for field in MOVED[event.state]:
        change = button(words("tournament-organiser-type"), "t_move", event.id, field)
        items.append(ui.Section(text(told[field]), accessory=change))
    back = button(words("tournament-organiser-panel"), "t_manage", event.id, emoji="◀️")
    return Screen(layout(*items, ui.ActionRow(back), colour=GOLD))
