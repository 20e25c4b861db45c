"""What each message shows: a game and its viewer in, components and pictures out."""

from cogs.screens.screen import Screen

__all__ = ["Screen"]
