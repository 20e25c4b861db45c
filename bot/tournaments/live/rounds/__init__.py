"""Rounds that run themselves: paired, opened, timed and closed."""
