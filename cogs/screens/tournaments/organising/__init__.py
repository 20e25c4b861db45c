"""Screens of those who organise a tournament: drafts, the panel, verdicts, the log."""
