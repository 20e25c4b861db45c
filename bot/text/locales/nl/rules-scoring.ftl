# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Elke kant telt de kaarten van de eigen slagen, met 10 voor de laatste slag. De nemers moeten meer halen dan de verdedigers.
rules-scoring-made = **Gehaald**: elke kant schrijft de eigen punten.
rules-scoring-dedans =
    { $declarations ->
        [off] **Nat** (dedans: de nemers hebben minder): hun slagen leveren niets op, en de verdedigers schrijven { $all }.
       *[on] **Nat** (dedans: de nemers hebben minder): hun slagen leveren niets op, en de verdedigers schrijven { $all } en de roem van beide kanten.
    }

rules-arret-count = Wat telt, zijn de stand van die kant, de slagen in dit spel, en wat er aan roem en belote getoond is.
rules-arret-in-vain = Is dat minder dan { $target }, dan wint de andere kant de partij.
rules-arret-defenders = Is het genoeg en hadden de anderen genomen, dan wint de eigen kant meteen, wat de anderen ook hebben.
rules-arret-takers = Is het genoeg en had de eigen kant genomen, dan wordt het spel uitgespeeld: gehaald, dan winnen ze de partij; niet gehaald, dan verliezen ze die.
rules-arret-hidden = Iedereen telt voor zichzelf: tijdens een spel zie je de punten ervan niet, en ook geen vorige slagen.
rules-end-thrown-in = Een spel dat niemand nam, telt niet mee.
