"""What people are told of a tournament by direct message."""

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import ui

from bot.storage.tournament_letters import (
    ASKED,
    CANCELLED,
    CHECK_IN,
    DECLINED,
    DROPPED,
    REFUSED,
    SETTLED,
    SOON,
    STUCK,
    TO_CHECK_IN,
    TROUBLE,
    WITHDRAWN,
)
from bot.text import Words
from cogs.press import button, link
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.screens.tournaments.announcement import own_state_line
from cogs.screens.tournaments.panel import how_to_go_on
from cogs.screens.tournaments.where import SUCCESS, Where

WITH_STATE: Final = frozenset({ASKED, CHECK_IN, SOON})
"""letters that say how much time there is"""
ANEW: Final = frozenset({DECLINED, WITHDRAWN, DROPPED, SETTLED})
"""letters after which somebody may enter anew, as long as registration is open"""
WITHOUT_WHERE: Final = frozenset({ASKED, TROUBLE, REFUSED, STUCK, CANCELLED})


def letter_screen(subject: str, where: Where, words: Words, mention: str = "") -> Screen:
    """`mention`: who is meant, where others read it too."""
    event = where.event
    values = {
        "name": words.name(event.row.name),
        "partner": where.partner,
        "paired": "yes" if where.partner else "no",
        "where": words("tournament-player-where"),
        "state": event.state,
        "channel": f"<#{event.row.channel_id}>",
        "opens": words.timestamp(event.row.closes_at, "f"),
        "starts": words.timestamp(event.row.starts_at, "f"),
    }
    title = words(f"tournament-player-letter-{subject}", **values)
    lines = [mention] if mention else []
    lines.append(words(f"tournament-player-letter-{subject}-about", **values))
    if subject == STUCK:
        lines.append(how_to_go_on(event, words))
    if subject in WITH_STATE:
        lines.append(own_state_line(event, where.name, words))
    items: list[ui.Item[Any]] = [text(f"### {title}"), text("\n".join(lines))]
    controls = list(_controls(subject, where, words))
    if controls:
        items.append(ui.ActionRow(*controls))
    return Screen(layout(*items, colour=GOLD))


def _controls(subject: str, where: Where, words: Words) -> Iterator[ui.Item[Any]]:
    event_id = where.event.id
    if subject == ASKED:
        yield button(words("tournament-player-confirm"), "t_confirm", event_id, style=SUCCESS)
        yield button(words("tournament-player-decline"), "t_decline", event_id)
    elif subject in ANEW and where.event.state == "registration" and where.entry is None:
        primary = discord.ButtonStyle.primary
        yield button(words("tournament-player-register"), "t_register", event_id, style=primary)
    elif subject in TO_CHECK_IN:
        yield button(words("tournament-player-here"), "t_checkin", event_id, style=SUCCESS)
    elif subject == STUCK:
        primary = discord.ButtonStyle.primary
        yield button(words("tournament-organiser-panel"), "t_manage", event_id, style=primary)
    if subject not in WITHOUT_WHERE:
        yield button(words("tournament-player-where"), "t_where", event_id, emoji="📍")
    if subject in TO_CHECK_IN:
        yield button(words("tournament-player-quiet"), "t_quiet", emoji="🔕")
    if where.announcement is not None:
        yield link(words("tournament-player-to-announcement"), where.announcement)
