# Signs in pictures of tournaments, and what they mean: below the picture, and as alt text.
tournament-pictures-penalty = * Mit Strafe: Punkte wurden abgezogen
tournament-pictures-penalty-of = Strafe −{ $points }
tournament-pictures-by-hand = * Ergebnis von der Turnierleitung gesetzt
tournament-pictures-robots = 🤖 Für Fehlende spielten Roboter
tournament-pictures-robots-finished = ⌛ Roboter spielten, was fehlte
tournament-pictures-set = von Hand
tournament-pictures-decisive = entscheidend: { $column }
tournament-pictures-you = du
tournament-pictures-forfeits = + und −: kampflos gewonnen und verloren.
# $what has a colon behind it: a rank, a table, a stage.
tournament-pictures-told = { $what }: { $told }

# $name has won a game of a bracket for which there is no score. $people: how many they are.
tournament-pictures-goes-on =
    { $people ->
        [one] { $name } kommt weiter
       *[other] { $name } kommen weiter
    }
