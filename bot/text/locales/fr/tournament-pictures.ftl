# Signs in pictures of tournaments, and what they mean: below the picture, and as alt text.
tournament-pictures-penalty = * Avec pénalité : des points ont été retirés
tournament-pictures-penalty-of = pénalité −{ $points }
tournament-pictures-by-hand = * Résultat fixé par un organisateur
tournament-pictures-robots = 🤖 Des robots ont joué pour les absents
tournament-pictures-robots-finished = ⌛ Des robots ont fini ce qui manquait
tournament-pictures-set = à la main
tournament-pictures-decisive = décisif : { $column }
tournament-pictures-you = vous
tournament-pictures-forfeits = + et − : gagné et perdu par forfait.
# $what has a colon behind it: a rank, a table, a stage.
tournament-pictures-told = { $what } : { $told }

# $name has won a game of a bracket for which there is no score. $people: how many they are.
tournament-pictures-goes-on =
    { $people ->
        [one] { $name } continue
       *[other] { $name } continuent
    }
