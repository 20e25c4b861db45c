"""Entering a tournament: alone, with a partner or as a team, and the places there are."""
