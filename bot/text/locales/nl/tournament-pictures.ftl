# Signs in pictures of tournaments, and what they mean: below the picture, and as alt text.
tournament-pictures-penalty = * Met straf: er zijn punten afgetrokken
tournament-pictures-penalty-of = straf −{ $points }
tournament-pictures-by-hand = * Uitslag vastgelegd door een organisator
tournament-pictures-robots = 🤖 Voor wie er niet was, speelden robots
tournament-pictures-robots-finished = ⌛ Robots speelden wat er nog ontbrak
tournament-pictures-set = met de hand
tournament-pictures-decisive = beslissend: { $column }
tournament-pictures-you = jij
tournament-pictures-forfeits = + en −: gewonnen en verloren door forfait.
# $what has a colon behind it: a rank, a table, a stage.
tournament-pictures-told = { $what }: { $told }

# $name has won a game of a bracket for which there is no score. $people: how many they are.
tournament-pictures-goes-on =
    { $people ->
        [one] { $name } gaat door
       *[other] { $name } gaan door
    }
