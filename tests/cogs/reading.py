"""What stands in a screen, for tests that read it."""

from discord import ui

from cogs.screens.screen import Screen


def texts(screen: Screen) -> list[str]:
    return [
        each.content for each in screen.view.walk_children() if isinstance(each, ui.TextDisplay)
    ]


def written(screen: Screen) -> str:
    return "\n".join(texts(screen))


def custom_ids(screen: Screen) -> list[str]:
    found = (getattr(each, "custom_id", None) for each in screen.view.walk_children())
    return [each for each in found if each]


def labels(screen: Screen) -> list[str]:
    found = (each for each in screen.view.walk_children() if isinstance(each, ui.Button))
    return [each.label or "" for each in found]
