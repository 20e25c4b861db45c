"""The leaderboard, the podium of a season and the post of a week."""
