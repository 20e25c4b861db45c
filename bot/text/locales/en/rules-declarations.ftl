# The rules of declarations, and of belote and rebelote.

rules-declarations-runs = **Runs** in one suit ({ $ranks }): three cards, a *tierce*, 20 points; four, a *cinquante*, 50; five, a *cent*, 100.
rules-declarations-squares = **Four of a kind**, a *carré*: jacks 200 points, nines 150, aces, tens, kings or queens 100. Eights and sevens count nothing.
rules-declarations-no-trumps = With no trumps the order is different: aces 200 points, tens 150, kings, queens, jacks or nines 100.
rules-declarations-one-card =
    { $belote ->
        [on] A card counts in one declaration only, but king and queen of trump may be the belote as well.
       *[off] A card counts in one declaration only.
    }
rules-declarations-visible = Only your eight cards that lie face up before the first lead may be declared.
rules-declarations-free = The best is proposed to you: you may choose other cards, or say nothing. What is not announced does not score.
rules-declarations-ranking = Four of a kind beats any run; jacks are highest, then nines, aces, tens, kings, queens. A longer run beats a shorter one; between equals the higher top card wins, then trump.
rules-declarations-good = If runs of equal length compete, the first speaker names their top card; the other names a higher one, or says “good!” and shows nothing.
rules-declarations-show =
    { $side ->
        [three] The others may ask to see the cards that score, until the next trick is over.
       *[team] The other side may ask to see the cards that score, until the next trick is over.
    }

rules-belote-no-trumps = With no trumps there is no belote.
