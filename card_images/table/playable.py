"""The cards that the player chooses from now."""

from bot.rules import Card, Play, View


def playable(view: View) -> frozenset[Card]:
    """The cards that the view's seat may play now; none where the last one plays itself."""
    if view.plays_itself:
        return frozenset()
    return frozenset(action.card for action in view.options if isinstance(action, Play))
