"""Differences between a table's rules and their preset, in words."""

from typing import Final

from bot.rules import find_preset
from bot.tables import Game
from bot.text import Words
from bot.text.options import difference_line
from cogs.screens.names import changed_rules

MOST_CHANGES: Final = 6
"""of the rules that are listed; the pages of the rules have them all"""


def changes_text(game: Game, words: Words) -> str:
    """The first few, a line each; empty when nothing is changed."""
    changed = changed_rules(game)
    if not changed:
        return ""
    preset = find_preset(game.row.preset)
    lines = [difference_line(each, preset, game.rules, words) for each in changed[:MOST_CHANGES]]
    if len(changed) > MOST_CHANGES:
        lines.append(words("options-more", count=len(changed) - MOST_CHANGES))
    return "\n".join((words("options-differs"), *(f"• {line}" for line in lines)))
