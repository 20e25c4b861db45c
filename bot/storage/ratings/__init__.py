"""Ratings, the parties that count for them, seasons and titles."""
