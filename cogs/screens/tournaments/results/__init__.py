"""Screens of results: standings, entries, leagues, the podium."""
