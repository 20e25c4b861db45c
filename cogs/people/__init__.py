"""People: profiles, comparing, preferences, privacy, and what moderators look at."""
