# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Jede Seite zählt die Karten ihrer Stiche, dazu 10 für den letzten Stich. Wer genommen hat, muss mehr machen als die andere Seite.
rules-scoring-made = **Gemacht**: Jede Seite schreibt, was sie hat.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (wer genommen hat, hat weniger): Diese Stiche bringen nichts, und die andere Seite schreibt { $all }.
       *[on] **Dedans** (wer genommen hat, hat weniger): Diese Stiche bringen nichts, und die andere Seite schreibt { $all } und die Meldungen beider Seiten.
    }

rules-arret-count = Es zählen der Stand dieser Seite, ihre Stiche in diesem Spiel und was sie an Meldungen und Belote gezeigt hat.
rules-arret-in-vain = Ist das weniger als { $target }, gewinnt die andere Seite die Partie.
rules-arret-defenders = Reicht es und die anderen haben genommen, gewinnt die eigene Seite sofort, was die anderen auch haben.
rules-arret-takers = Reicht es und die eigene Seite hat genommen, wird das Spiel zu Ende gespielt: Macht sie es, gewinnt sie die Partie; sonst verliert sie sie.
rules-arret-hidden = Jeder zählt für sich selbst mit: Während eines Spiels werden weder die Punkte noch die alten Stiche gezeigt.
rules-end-thrown-in = Ein Spiel, das niemand genommen hat, zählt nicht.
