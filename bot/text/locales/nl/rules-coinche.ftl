# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bieden met twee spelers is onze aanpassing: het document vermeldt het zonder regels.
rules-auction-ladder = Biedingen gaan van { $bid_min } tot { $bid_max } in stappen van { $bid_step }; je mag stappen overslaan. Daarboven komt alleen nog *kapot*: alle slagen.
rules-auction-again = Wie gepast heeft, mag op een volgende beurt weer bieden.
rules-auction-partner = Maten mogen elkaar overbieden.
rule-self-raise-off = Niemand overbiedt zichzelf: het bieden eindigt als er na een bod drie keer na elkaar gepast wordt.
rule-self-raise-other-suit = Wie het laatste bod deed, komt nog een keer aan de beurt en mag het met een andere troef verhogen; wordt er dan ook gepast, dan is het bieden voorbij.
rules-auction-end =
    { $side ->
        [player] Het bieden eindigt als er na een bod gepast wordt.
       *[team] Het bieden eindigt als er na een bod drie keer na elkaar gepast wordt.
    }
rule-bid-min = Het laagste bod is { $bid_min }.
rule-bid-max-160 = Het hoogste bod in punten is 160; daarboven is er *kapot*: alle slagen.
rule-bid-max-180 = Het hoogste bod in punten is 180; daarboven is er *kapot*: alle slagen.
rule-bid-max-650 = Punten hebben geen grens; boven alle getallen staat *kapot*: alle slagen.
rule-bid-step = Biedingen gaan omhoog met { $bid_step }; je mag stappen overslaan.
rule-generale-false = Niets is hoger dan *kapot*.
rule-generale-true = Boven *kapot* is er *générale*: de bieder haalt alle slagen alleen.
rule-generale-lead-first-hand = Ook bij een *générale* komt de speler na de deler uit.
rule-generale-lead-bidder = Bij een *générale* komt de bieder uit.
rule-coinche-mode-any-time = De tegenstanders van de laatste bieder mogen op elk moment *kloppen* (coinche), ook vóór hun beurt, en tot 5 seconden na de laatste pas, tenzij ze net zelf gepast hebben. Daarmee eindigt het bieden, en het spel telt dubbel.
rule-coinche-mode-in-turn = De tegenstanders van de laatste bieder mogen *kloppen* (coinche) als ze aan de beurt zijn. Daarmee eindigt het bieden, en het spel telt dubbel.
rules-auction-coinche = Na een bod mag de ander *kloppen* (coinche), tot die past. Daarmee eindigt het bieden, en het spel telt dubbel.
rule-surcoinche-off = Na kloppen mag er niet teruggeklopt worden.
rule-surcoinche-x4 =
    { $answer ->
        [in-turn] Na kloppen mogen de bieders om de beurt *terugkloppen* (surcoinche): dan telt het spel vier keer.
       *[any-time] Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel vier keer.
    }
rule-surcoinche-x3 =
    { $answer ->
        [in-turn] Na kloppen mogen de bieders om de beurt *terugkloppen* (surcoinche): dan telt het spel drie keer.
       *[any-time] Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel drie keer.
    }
rules-bids-reached =
    { $belote ->
        [on] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag en met hun belote, minstens de geboden punten opleveren; anders zijn ze *nat*. Met alle slagen haal je elk bod.
       *[off] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag, minstens de geboden punten opleveren; anders zijn ze *nat*. Met alle slagen haal je elk bod.
    }
rules-bids-belote-margin = De belote helpt de bieders alleen om hun bod te halen: niemand schrijft er punten voor.
rules-bids-belote-owner = Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
rules-bids-capot = Alle slagen zonder bod *kapot* brengen niet meer op dan het bod.
rules-bids-capot-failed = Kapot bieden en niet halen telt als een bod van { $capot_bid }.
rule-kloppen-score-bid-only = **Gehaald**: de bieders schrijven hun bod, de anderen niets.
rule-kloppen-score-made-only = **Gehaald**: beide kanten schrijven wat ze behaald hebben.
rule-kloppen-score-made-plus-bid = **Gehaald**: de bieders schrijven wat ze behaald hebben plus hun bod, de anderen wat ze behaald hebben.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod.
        [x3] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer.
       *[x4] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, als dat meer is.
        [x3] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer, als dat meer is.
       *[x4] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer, als dat meer is.
    }
rules-bids-failed-as-written = Het document zegt in elk geval twee keer het bod: een geklopte 80 zou dan 160 kosten, minder dan zonder kloppen.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] **Gehaald na kloppen**: de punten van beide kanten tellen dubbel.
       *[on] **Gehaald na kloppen of terugkloppen**: de punten van beide kanten worden vermenigvuldigd.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] **Gehaald na kloppen**: alleen de punten van de bieders tellen dubbel.
       *[on] **Gehaald na kloppen of terugkloppen**: alleen de punten van de bieders worden vermenigvuldigd.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] **Gehaald na kloppen**: de bieders schrijven twee keer de som van 160 en hun bod, de anderen niets.
       *[on] **Gehaald na kloppen of terugkloppen**: de bieders schrijven 160 plus hun bod, vermenigvuldigd, de anderen niets.
    }
rule-announced-capot-document = Kapot bieden en halen levert in totaal { $capot_document } punten op.
rule-announced-capot-500 = Kapot bieden en halen levert in totaal 500 punten op.
rules-coinche-reached = Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag, minstens de geboden punten opleveren; anders zijn ze *nat*.
rule-belote-helps-contract-true = Hun belote helpt de bieders om het bod te halen.
rule-belote-helps-contract-false = Hun belote helpt de bieders niet om het bod te halen.
rule-decl-helps-contract-true = Hun roem helpt de bieders om het bod te halen.
rule-decl-helps-contract-false = Hun roem helpt de bieders niet om het bod te halen.
rule-eighty-means-82-true = Voor een bod van 80 zijn 82 punten nodig.
rule-eighty-means-82-false = Voor een bod van 80 zijn 80 punten genoeg.
rule-beat-defence-true = De bieders moeten ook meer hebben dan de andere kant, met alles wat die heeft.
rule-beat-defence-false = De bieders hoeven niet meer te hebben dan de andere kant.
rule-coinche-score-ffb = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen schrijven de bieders 160 (met alle slagen 250) plus hun bod, vermenigvuldigd, de anderen niets.
rule-coinche-score-bga = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen worden de punten en het bod van de bieders vermenigvuldigd, en schrijven de anderen niets.
rule-coinche-score-bga-bid-only = **Gehaald**: de bieders schrijven hun bod, en slagen leveren niets op. **Nat**: de anderen schrijven het bod. Na kloppen wordt het vermenigvuldigd.
rule-coinche-score-concours = **Gehaald**: beide kanten schrijven hun slagen, en de bieders hun bod erbij. Na kloppen schrijven de bieders 160 plus hun bod, vermenigvuldigd, de anderen niets. Waren alle slagen geboden, dan is dat 500 en niet meer, ook vermenigvuldigd: voor de bieders of, als er een slag ontbreekt, voor de anderen.
rule-coinche-score-announced = **Gehaald**: de bieders schrijven hun bod en verder niets. **Nat**: de anderen schrijven het bod. Na kloppen wordt het vermenigvuldigd.
rule-coinche-score-made = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen wordt alleen het bod vermenigvuldigd.
rules-coinche-capot =
    { $generale ->
        [on] *Kapot* telt als een bod van 250, *générale* als een van 500.
       *[off] *Kapot* telt als een bod van 250.
    }
rule-fail-base-160 =
    { $score ->
        [made] **Nat**: de anderen schrijven 160 plus het bod; na kloppen wordt alleen het bod vermenigvuldigd.
       *[ffb] **Nat**: de anderen schrijven 160 plus het bod, na kloppen vermenigvuldigd.
    }
rule-fail-base-162 =
    { $score ->
        [made] **Nat**: de anderen schrijven 162 plus het bod; na kloppen wordt alleen het bod vermenigvuldigd.
       *[ffb] **Nat**: de anderen schrijven 162 plus het bod, na kloppen vermenigvuldigd.
    }
rules-coinche-belote =
    { $score ->
        [announced] Niemand schrijft de belote.
        [bga] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet, vermenigvuldigd als dezelfde kant het bod schrijft. Alleen als een geklopt bod gehaald is, krijgen de anderen er niets voor.
        [concours] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
        [made] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
       *[ffb] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet, vermenigvuldigd als dezelfde kant het bod schrijft.
    }
rules-coinche-declarations =
    { $score ->
        [announced] Niemand schrijft roem.
        [bga-bid-only] Niemand schrijft roem.
        [concours] Roem: elke kant schrijft de eigen roem als het bod zonder kloppen gehaald is; anders schrijft wie het bod schrijft alle roem. Die wordt nooit vermenigvuldigd.
        [made] Roem: elke kant schrijft de eigen roem als het bod gehaald is, en de bieders alle roem als ze alle slagen hebben. Zijn ze nat, dan schrijven de anderen alles. Roem wordt nooit vermenigvuldigd.
       *[ffb] Roem: elke kant schrijft de eigen roem als het bod zonder kloppen gehaald is, en de bieders alle roem als ze alle slagen hebben. Anders schrijft wie het bod schrijft alle roem, mee vermenigvuldigd.
    }
