"""What an organiser's verdict would do, before he says Yes; and why it cannot be."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.text import Words
from cogs.press import button
from cogs.screens.screen import GOLD, Screen, layout, rows, text


class Ways(NamedTuple):
    """Where the buttons lead. `key`: of what was written; `back`: a verb with its arguments."""

    event_id: int
    key: int
    back: tuple[object, ...]


def verdict_screen(kind: str, lines: Sequence[str], ways: Ways, words: Words) -> Screen:
    """`lines`: the verdict, and last its reason."""
    told = "\n".join(lines[:-1])
    public = words("tournament-organiser-everybody-reads", why=lines[-1])
    yes = button(
        words(f"tournament-organiser-yes-{kind}"),
        *("t_verdict", ways.event_id, ways.key),
        style=discord.ButtonStyle.success,
    )
    again = words("tournament-organiser-write-otherwise")
    titles = {
        "correct": words("tournament-organiser-correct"),
        "forfeit": words("tournament-organiser-forfeit-title"),
        "penalty": words("tournament-organiser-penalty"),
    }
    title = f"### {titles[kind]}"
    items = [yes, *_others(again, ways, words)]
    return Screen(layout(text(f"{title}\n{told}\n\n{public}"), *rows(items, 3), colour=GOLD))


def refused_screen(told: str, ways: Ways, words: Words) -> Screen:
    """`told`: why it cannot be so."""
    items = _others(words("tournament-organiser-try-again"), ways, words)
    return Screen(layout(text(f"⚠️ {told}"), *rows(items, 2), colour=GOLD))


def _others(again: str, ways: Ways, words: Words) -> list[discord.ui.Item[Any]]:
    verb, *args = ways.back
    return [
        button(again, "t_verdict_again", ways.event_id, ways.key, emoji="✏️"),
        button(words("tournament-organiser-no"), str(verb), *args),
    ]
