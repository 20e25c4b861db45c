"""Profiles, leaderboards and podiums."""
