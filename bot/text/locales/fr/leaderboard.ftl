# /leaderboard.
leaderboard-title = Classement
leaderboard-empty = Aucune partie n’est encore finie ici. `/belote` ouvre une table.
leaderboard-line =
    { $played ->
        [one] { $rank } **{ $name }** · { $won } gagnée sur { $played } partie
       *[other] { $rank } **{ $name }** · { $won } gagnées sur { $played } parties
    }
