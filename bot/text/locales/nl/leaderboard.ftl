# /leaderboard.
leaderboard-title = Ranglijst
leaderboard-empty = Hier is nog geen partij uitgespeeld. `/belote` opent een tafel.
leaderboard-line =
    { $played ->
        [one] { $rank } **{ $name }** · { $won } van 1 partij gewonnen
       *[other] { $rank } **{ $name }** · { $won } van { $played } partijen gewonnen
    }
