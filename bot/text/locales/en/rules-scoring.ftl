# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Each side counts the cards of its tricks, with 10 for the last trick. The takers have to make more than the defenders.
rules-scoring-made = **Made**: each side scores what it has.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (the takers have less): their tricks bring them nothing, and the defenders score { $all }.
       *[on] **Dedans** (the takers have less): their tricks bring them nothing, and the defenders score { $all } and the declarations of both sides.
    }

rules-arret-count = What counts is the score of their side, its tricks in this deal, and what it has shown of declarations and belote.
rules-arret-in-vain = If that is less than { $target }, the other side wins the game.
rules-arret-defenders = If it is enough and they are a defender, their side wins at once, whatever the others have.
rules-arret-takers = If it is enough and their side took, the deal is played to its end: made, they win the game; not made, they lose it.
rules-arret-hidden = Everybody keeps count for themselves: during a deal neither its points nor past tricks are shown.
rules-end-thrown-in = A deal that nobody took does not count.
