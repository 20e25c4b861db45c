"""Tournaments, their rounds and tables, leagues and dailies."""
