# Signs in pictures of tournaments, and what they mean: below the picture, and as alt text.
tournament-pictures-penalty = * With a penalty: points were taken off
tournament-pictures-penalty-of = penalty −{ $points }
tournament-pictures-by-hand = * Result set by an organiser
tournament-pictures-robots = 🤖 Robots played for those who did not come
tournament-pictures-robots-finished = ⌛ Robots finished what was missing
tournament-pictures-set = by hand
tournament-pictures-decisive = decisive: { $column }
tournament-pictures-you = you
tournament-pictures-forfeits = + and −: won and lost by forfeit.
# $what has a colon behind it: a rank, a table, a stage.
tournament-pictures-told = { $what }: { $told }

# $name has won a game of a bracket for which there is no score. $people: how many they are.
tournament-pictures-goes-on =
    { $people ->
        [one] { $name } goes on
       *[other] { $name } go on
    }
