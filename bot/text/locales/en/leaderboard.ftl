# /leaderboard.
leaderboard-title = Leaderboard
leaderboard-empty = No game has been finished here yet. `/belote` opens a table.
leaderboard-line =
    { $played ->
        [one] { $rank } **{ $name }** · won { $won } of 1 game
       *[other] { $rank } **{ $name }** · won { $won } of { $played } games
    }
