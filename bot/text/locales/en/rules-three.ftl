# The rules of belote for three that other games do not have.

rules-three-chien = Everybody gets ten cards: three, two, three, two. The other two are the *chien*. There is one round, and whoever takes names any suit as trump, takes up the chien and lays two cards away, face down: no trump and no ace while there is another card. They count for the taker when the deal is over.
rules-three-partner = *Your partner*: the other defender. The taker has none.
rules-three-count =
    { $declarations ->
        [off]
            { $belote ->
                [off] Everybody counts the cards of their tricks, with 10 for the last trick.
               *[on] Everybody counts the cards of their tricks, with 10 for the last trick, and their belote.
            }
       *[on]
            { $belote ->
                [off] Everybody counts the cards of their tricks, with 10 for the last trick, and their declarations that score.
               *[on] Everybody counts the cards of their tricks, with 10 for the last trick, their belote and their declarations that score.
            }
    }
rules-three-made = **Made**: each scores what they have.
rules-three-declared = **Dedans**: the taker’s declarations go the way of the taker’s points; those of the others stay theirs. Without a trick the taker is dedans, whatever was declared.
