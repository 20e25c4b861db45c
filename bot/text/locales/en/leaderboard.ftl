# /leaderboard.
