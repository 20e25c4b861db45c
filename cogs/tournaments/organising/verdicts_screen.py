"""All that an organiser's verdict would do, before they say Yes; and why it cannot be.

Below it stands what they have written; see `cogs.screens.screen`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.text import Words
from cogs.press import button
from cogs.screens.screen import GOLD, Screen, layout, rows, text, written_block


class Shown(NamedTuple):
    """All that was written, and where the buttons lead."""

    args: tuple[object, ...]
    """of Yes and of Change: the tournament, the kind of verdict, and what it is about"""
    values: tuple[str, ...]
    """of the form; only the first may have several lines"""
    back: tuple[object, ...]
    """a verb with its arguments"""


def verdict_screen(kind: str, lines: Sequence[str], shown: Shown, words: Words) -> Screen:
    """`lines`: what it would do."""
    titles = {
        "correct": words("tournament-organiser-correct"),
        "forfeit": words("tournament-organiser-forfeit-title"),
        "penalty": words("tournament-organiser-penalty"),
        "take-back": words("tournament-organiser-take-back"),
    }
    told = "\n".join([f"### {titles[kind]}", *lines])
    public = words("tournament-organiser-everybody-reads")
    yes = button(
        words(f"tournament-organiser-yes-{kind}"),
        *("t_verdict", *shown.args),
        style=discord.ButtonStyle.success,
    )
    again = words("tournament-organiser-write-otherwise")
    items = [yes, *_others(again, shown, words)]
    question, block = text(f"{told}\n\n{public}"), written_block(shown.values)
    return Screen(layout(question, block, *rows(items, 3), colour=GOLD))


def refused_screen(told: str, shown: Shown, words: Words) -> Screen:
    """`told`: why it cannot be so."""
    items = _others(words("tournament-organiser-try-again"), shown, words)
    why, block = text(f"⚠️ {told}"), written_block(shown.values)
    return Screen(layout(why, block, *rows(items, 2), colour=GOLD))


def _others(again: str, shown: Shown, words: Words) -> list[discord.ui.Item[Any]]:
    verb, *args = shown.back
    return [
        button(again, "t_verdict_again", *shown.args, emoji="✏️"),
        button(words("tournament-organiser-no"), str(verb), *args),
    ]
