# /leaderboard.
leaderboard-title = Classement
leaderboard-empty = Aucune partie n’est encore finie ici. `/belote` ouvre une table.
leaderboard-line =
    { $won ->
        [one] { $rank } **{ $name }** · { $won } partie gagnée sur { $played }
       *[other] { $rank } **{ $name }** · { $won } parties gagnées sur { $played }
    }
