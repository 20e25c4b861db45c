"""People: profiles, comparing, preferences, and privacy."""
