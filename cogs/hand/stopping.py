"""L'Arrêt: who has just won a trick may stop the game; first they read what is at stake (A10)."""

from typing import Any

from discord import ui

from bot.rules import Stop
from cogs.hand.holding import RED, Holding, Part
from cogs.press import button
from cogs.screens.screen import rows


def stop_button(holding: Holding) -> list[ui.Item[Any]]:
    """The first of two steps."""
    stop = _option(holding)
    if stop is None:
        return []
    label = holding.words("hand-stop")
    return [button(label, "stop", holding.number, holding.key_of(stop), style=RED)]


def stopping(holding: Holding) -> Part | None:
    """The second step: what is at stake; None when it is too late for that."""
    stop = _option(holding)
    if stop is None:
        return None
    words, key = holding.words, holding.key_of(stop)
    controls = [
        button(words("hand-stop-sure"), "stop_now", holding.number, key, style=RED),
        button(words("hand-stop-back"), "back", holding.number, key),
    ]
    return Part(_stake(holding), rows(controls, 2))


def _option(holding: Holding) -> Stop | None:
    return next((each for each in holding.view.options if isinstance(each, Stop)), None)


def _stake(holding: Holding) -> str:
    words, view = holding.words, holding.view
    accounts = view.game.accounts
    team = accounts.of(view.seat or 0)
    taking = view.taker is not None and accounts.of(view.taker) == team
    values = {
        "side": "team" if accounts.has_partners else "player",
        "score": words.number(view.scores[team]),
        "target": words.number(view.rules.target),
        "missing": words.number(max(0, view.rules.target - view.scores[team])),
    }
    return "\n".join(
        (
            words("hand-stop-claim", **values),
            words("hand-stop-taking" if taking else "hand-stop-defending", **values),
            words("hand-stop-in-vain", **values),
        )
    )
