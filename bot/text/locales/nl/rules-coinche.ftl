# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bieden met twee spelers is onze aanpassing: het document vermeldt het zonder regels.
rules-auction-ladder = Biedingen gaan van { $bid_min } tot { $bid_max } in stappen van { $bid_step }; je mag stappen overslaan. Daarboven komt alleen nog *kapot*: alle slagen.
rules-auction-again = Wie gepast heeft, mag weer bieden als hij aan de beurt is.
rules-auction-partner = Maten mogen elkaar overbieden.
rules-auction-end =
    { $side ->
        [player] Het bieden eindigt als er na een bod gepast wordt.
       *[team] Het bieden eindigt als er na een bod drie keer na elkaar gepast wordt.
    }
rule-bid-min = Het laagste bod is { $bid_min }.
rule-bid-max = Het hoogste bod in punten is { $bid_max }; alleen *kapot*, alle slagen, is hoger.
rule-bid-step = Biedingen gaan omhoog met { $bid_step }; je mag stappen overslaan.
rule-coinche-mode-any-time = De tegenstanders van de laatste bieder mogen op elk moment *kloppen* (coinche), ook vóór hun beurt, en tot 5 seconden na de laatste pas. Daarmee eindigt het bieden, en het spel telt dubbel.
rule-coinche-mode-in-turn = De tegenstanders van de laatste bieder mogen *kloppen* (coinche) als ze aan de beurt zijn. Daarmee eindigt het bieden, en het spel telt dubbel.
rules-auction-coinche = De tegenstander van de laatste bieder mag *kloppen* (coinche) tot hij past. Daarmee eindigt het bieden, en het spel telt dubbel.
rule-surcoinche-off = Na kloppen mag er niet teruggeklopt worden.
rule-surcoinche-x4 = Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel vier keer.
rule-surcoinche-x3 = Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel drie keer.
rules-bids-reached =
    { $belote ->
        [on] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag en met hun belote, minstens evenveel punten opleveren. Met alle slagen haal je elk bod.
       *[off] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag, minstens evenveel punten opleveren. Met alle slagen haal je elk bod.
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
        [off] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod.
        [x3] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer.
       *[x4] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod, als dat meer is.
        [x3] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer, als dat meer is.
       *[x4] **Niet gehaald**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer, als dat meer is.
    }
rules-bids-failed-as-written = Het document zegt in elk geval twee keer het bod: een geklopte 80 zou dan 160 kosten, minder dan zonder kloppen.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] Gehaald na kloppen: de punten van beide kanten tellen dubbel.
       *[on] Gehaald na kloppen of terugkloppen: de punten van beide kanten worden vermenigvuldigd.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] Gehaald na kloppen: alleen de punten van de bieders tellen dubbel.
       *[on] Gehaald na kloppen of terugkloppen: alleen de punten van de bieders worden vermenigvuldigd.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] Gehaald na kloppen: de bieders schrijven twee keer de som van 160 en hun bod, de anderen niets.
       *[on] Gehaald na kloppen of terugkloppen: de bieders schrijven 160 plus hun bod, vermenigvuldigd, de anderen niets.
    }
rule-announced-capot-document = Kapot bieden en halen levert in totaal { $capot_document } punten op.
rule-announced-capot-500 = Kapot bieden en halen levert in totaal 500 punten op.
