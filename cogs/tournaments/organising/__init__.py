"""Presses of those who organise a tournament: drafts, the panel, verdicts, files."""
