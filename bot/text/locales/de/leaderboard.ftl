# /leaderboard.
leaderboard-title = Rangliste
leaderboard-empty = Hier wurde noch keine Partie zu Ende gespielt. `/belote` eröffnet einen Tisch.
leaderboard-line =
    { $played ->
        [one] { $rank } **{ $name }** · { $won } von 1 Partie gewonnen
       *[other] { $rank } **{ $name }** · { $won } von { $played } Partien gewonnen
    }
