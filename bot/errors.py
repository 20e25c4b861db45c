"""Failures that end the program with one plain sentence instead of a traceback."""


class StartupError(Exception):
    """The program cannot start (or go on); its text tells the person who runs it what to do."""
