"""People: profiles, leaderboards, preferences, privacy, moderation."""
