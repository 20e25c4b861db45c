"""The search of robots, as a process finds it that has just begun."""

from bot.robots.search import preparing


def forget_search() -> None:
    """Let robots play by rule of thumb again, until somebody prepares their search."""
    if preparing._preparing.thread is not None:
        preparing.wait()
        preparing._preparing.thread = preparing._preparing.compiled = None
