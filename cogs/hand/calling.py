"""The auction over a turned card: take or pass (A4)."""

from typing import Any

from discord import ui

from bot.rules import Pass, Take, View
from bot.text import Words, capital
from cogs.hand.holding import GREEN, Holding, Part
from cogs.press import button
from cogs.screens.screen import rows


def calling(holding: Holding) -> Part:
    """The hand of whoever is asked to call."""
    words, view = holding.words, holding.view
    second = is_second_round(view)
    controls: list[ui.Item[Any]] = []
    for option in view.options:
        key = holding.key_of(option)
        match option:
            case Take(suit=trump):
                name, emoji = holding.trump(trump)
                label, number = capital(words("hand-take", trump=name)), holding.number
                controls.append(
                    button(label, "take", number, key, trump.value, style=GREEN, emoji=emoji)
                )
            case Pass():
                label = words("hand-pass-second" if second else "hand-pass")
                controls.append(button(label, "pass", holding.number, key))
            case _:
                continue
    return Part(_question(view, words, second=second), rows(controls, 4))


def is_second_round(view: View) -> bool:
    return len(view.calls) >= view.game.seats


def _question(view: View, words: Words, *, second: bool) -> str:
    turned = words.card(view.turn_up) if view.turn_up else ""
    if not second:
        # Who takes gets the turned card; in Découverte it stays where it lies (B2).
        return words("hand-call-open" if view.fields else "hand-call", card=turned)
    other = view.rules.round2_suits == "exclude_turned"
    return words("hand-call-second" if other else "hand-call-second-any", card=turned)
