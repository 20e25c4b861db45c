# /leaderboard.
leaderboard-title = Leaderboard
leaderboard-empty = No party has been finished here yet. `/belote` opens a table.
leaderboard-line =
    { $played ->
        [one] { $rank } **{ $name }** · { $won } won of one party
       *[other] { $rank } **{ $name }** · { $won } won of { $played } parties
    }
