"""Parties that are played: the one door, and all that people do at a table beside playing."""
