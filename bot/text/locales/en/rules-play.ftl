# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Whoever wins a trick leads to the next.
rules-play-uncovered = Only cards that lie face up can be played, and they alone count for what you have to do.
rules-play-letters = When a card is refused, you are told the letter: “rule A6 a” is **a**.
rules-play-a = **a** Trump is led and you have trump: go higher if you can; if not, play any trump.
rules-play-b = **b** Trump is led and you have none: play any card.
rules-play-d =
    { $side ->
        [player] **d** You cannot follow: you must trump.
       *[team] **d** You cannot follow, and an opponent holds the trick without a trump: you must trump.
    }
rules-play-i = **i** You have neither the suit that is led nor trump: play any card.
rules-play-no-trumps = **No trumps**: **c** as with a trump suit; if you cannot follow, play any card.
rules-play-all-trumps = **All trumps**: **a** in every suit; if you cannot follow, play any card.
