"""The cards that the player may play now."""

from bot.rules import Card, Play, View


def playable(view: View) -> frozenset[Card]:
    """The cards that the view's seat may play now."""
    return frozenset(action.card for action in view.options if isinstance(action, Play))
