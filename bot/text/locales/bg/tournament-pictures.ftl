# Signs in pictures of tournaments, and what they mean: below the picture, and as alt text.
tournament-pictures-penalty = * С наказание: отнети са точки
tournament-pictures-penalty-of = наказание −{ $points }
tournament-pictures-by-hand = * Резултат, въведен от организатор
tournament-pictures-robots = 🤖 Роботи играха вместо отсъстващите
tournament-pictures-robots-finished = ⌛ Роботи доиграха липсващото
tournament-pictures-set = ръчно
tournament-pictures-decisive = решаващо: { $column }
tournament-pictures-you = ти
tournament-pictures-forfeits = + и −: служебна победа и служебна загуба.
# $what has a colon behind it: a rank, a table, a stage.
tournament-pictures-told = { $what }: { $told }

# $name has won a game of a bracket for which there is no score. $people: how many they are.
tournament-pictures-goes-on =
    { $people ->
        [one] { $name } продължава
       *[other] { $name } продължават
    }
