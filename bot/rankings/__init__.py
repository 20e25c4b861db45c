"""Ratings and seasons: a fold over the results of parties, in their order."""
