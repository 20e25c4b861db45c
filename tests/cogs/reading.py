"""What stands in a screen."""

from discord import ui

from cogs.screens.screen import Screen


def written(screen: Screen) -> str:
    """All that a message says in its texts."""
    texts = (each for each in screen.view.walk_children() if isinstance(each, ui.TextDisplay))
    return "\n".join(each.content for each in texts)


def custom_ids(screen: Screen) -> list[str]:
    found = (getattr(each, "custom_id", None) for each in screen.view.walk_children())
    return [each for each in found if isinstance(each, str)]
