"""The leaderboard, seasons and their podium, and the post of a week."""
